//===- Tied.h - Broadcasts whose argument a fence passes on -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If a group of ops runs again and only broadcasts an argument, it reads this
// argument directly. A compiler can then compute the broadcast inside its
// reader. For some broadcasts it is better that the argument passes through the
// fence. remat-tie-biases, which knows the compiler, marks them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_TIED_H
#define REMAT_LIB_DIALECT_TIED_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On a broadcast: fences pass its argument on.
inline constexpr llvm::StringLiteral kTiedAttr = "remat.tied";

} // namespace remat

#endif // REMAT_LIB_DIALECT_TIED_H
