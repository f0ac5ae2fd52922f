//===- Tied.h - Marks ops that need a fence ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Most ops need a fence only if they run again. Passes that know the target's
// compiler mark the other ops. If a group that runs again only broadcasts an
// argument, it reads the argument without a fence, so that the compiler can
// compute the broadcast inside its reader. remat-tie-biases marks those
// broadcasts whose arguments are better passed through a fence. Some compilers
// merge kernels that read the same tensor, and then hold the results of all of
// them at the same time. remat-import-groups marks the ops whose results such a
// kernel gives out.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_TIED_H
#define REMAT_LIB_DIALECT_TIED_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On a broadcast inside a group, this attribute says that a fence passes its
/// argument on. On an op whose result a group gives out, it says that the group
/// has a fence also in its first run.
inline constexpr llvm::StringLiteral kTiedAttr = "remat.tied";

} // namespace remat

#endif // REMAT_LIB_DIALECT_TIED_H
