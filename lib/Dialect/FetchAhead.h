//===- FetchAhead.h - Slots that come an iteration early --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A slot of a stack on the host may be fetched one iteration before the one
// that reads it, while that iteration computes. It then takes its bytes twice:
// what is read, and what is on its way. A plan says where that is worth it, and
// remat-fetch-ahead does it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_FETCHAHEAD_H
#define REMAT_LIB_DIALECT_FETCHAHEAD_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On an op that brings a slot to the device.
inline constexpr llvm::StringLiteral kFetchAhead = "remat.fetch_ahead";

} // namespace remat

#endif // REMAT_LIB_DIALECT_FETCHAHEAD_H
