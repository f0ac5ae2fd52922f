//===- Tied.h - Broadcasts whose argument a fence passes on -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A group that runs again reads an argument that it only broadcasts directly,
// so that a compiler computes the broadcast inside its reader. Who knows the
// compiler (remat-tie-biases) marks the ones that are better tied.
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
