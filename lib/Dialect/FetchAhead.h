//===- FetchAhead.h - Fetches slots one iteration early ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A slot of a stack on the host may be fetched one iteration before it is read,
// while that iteration computes. Such a slot takes twice its bytes on the
// device: one buffer has the value that is read, and the other receives the
// value of the next iteration. The plan decides whether this saves time, and
// remat-fetch-ahead does it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_FETCHAHEAD_H
#define REMAT_LIB_DIALECT_FETCHAHEAD_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// The name of the attribute on an op that copies a slot to the device.
inline constexpr llvm::StringLiteral kFetchAhead = "remat.fetch_ahead";

} // namespace remat

#endif // REMAT_LIB_DIALECT_FETCHAHEAD_H
