//===- RunAgain.h - Collectives that may run a second time ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every device must run a collective equally often. A rewrite does not know the
// programs of other devices, so it does not run a collective twice. If all
// devices run this program, a collective may run twice. A plan may then gather
// a value again instead of holding it, which takes less memory. Only the caller
// knows whether all devices run this program.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_RUNAGAIN_H
#define REMAT_LIB_DIALECT_RUNAGAIN_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On a collective: all devices run this program, so the collective may run
/// again.
inline constexpr llvm::StringLiteral kRunAgainAttr = "remat.run_again";

} // namespace remat

#endif // REMAT_LIB_DIALECT_RUNAGAIN_H
