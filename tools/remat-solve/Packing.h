//===- Packing.h - Packs buffers from a CSV file ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The mode --pack of remat-solve computes offsets for the buffers of a CSV
// file. It needs no graph.
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_PACKING_H
#define REMAT_TOOLS_REMATSOLVE_PACKING_H

#include "Options.h"

namespace remat::solve {

/// Packs the buffers of a file and prints the arena. Returns an exit code.
int runPack(const Options &options);

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_PACKING_H
