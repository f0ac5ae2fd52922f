//===- Help.h - What --help begins with -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-opt's help lists a thousand passes of MLIR. remat-opt prints those of
// this project first, with an example.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATOPT_HELP_H
#define REMAT_TOOLS_REMATOPT_HELP_H

#include "llvm/ADT/ArrayRef.h"

namespace remat::opt {

/// Whether \p args ask for help.
bool asksForHelp(llvm::ArrayRef<char *> args);

/// Prints the pipelines and passes of this project with their options: mlir-opt
/// has them among a thousand others.
void printOwnHelp();

} // namespace remat::opt

#endif // REMAT_TOOLS_REMATOPT_HELP_H
