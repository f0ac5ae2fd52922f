//===- Help.h - The beginning of --help -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mlir-opt's help lists a thousand passes of MLIR. The tool remat-opt first
// prints the passes of this project, with an example.
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATOPT_HELP_H
#define REMAT_TOOLS_REMATOPT_HELP_H

#include "llvm/ADT/ArrayRef.h"

namespace remat::opt {

bool asksForHelp(llvm::ArrayRef<char *> args);

/// Prints the pipelines and passes of this project with their options.
void printOwnHelp();

} // namespace remat::opt

#endif // REMAT_TOOLS_REMATOPT_HELP_H
