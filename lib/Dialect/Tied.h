//===- Tied.h - Ops that fences tie -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Most ops need a fence only if they run again. Who knows the compiler marks
// the others. A group that runs again reads an argument that it only broadcasts
// directly, so that a compiler computes the broadcast inside its reader;
// remat-tie-biases marks the broadcasts that are better tied. A compiler merges
// kernels that read the same tensor, and would hold the results of all of them;
// remat-import-groups marks what such a kernel gives out.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_TIED_H
#define REMAT_LIB_DIALECT_TIED_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On a broadcast inside a group: fences pass its argument on. On what a group
/// gives out: the group has a fence in its first run.
inline constexpr llvm::StringLiteral kTiedAttr = "remat.tied";

} // namespace remat

#endif // REMAT_LIB_DIALECT_TIED_H
