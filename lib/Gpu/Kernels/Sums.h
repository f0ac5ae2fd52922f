//===- Sums.h - Short names of types for sums -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Execution/Sums decides how threads share a sum. Execution/Sums is not a part
// of Gpu, because code for the CPU can add in the same order. This header has
// short names for the types of Execution/Sums.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_KERNELS_SUMS_H
#define REMAT_LIB_GPU_KERNELS_SUMS_H

#include "Execution/Sums/SharedSum.h"

namespace remat::gpu {

using execution::ContractionLoops;
using execution::ContractionMath;
using execution::ContractionTile;
using execution::LinearLoop;
using execution::LinearLoops;
using execution::LinearOperand;
using execution::Reduction;
using execution::ReductionShape;
using execution::TileLoop;
using execution::TileLoops;

using execution::appendLoop;
using execution::describeLoops;
using execution::describeReduction;
using execution::iterationsOf;
using execution::kThreadsToFill;
using execution::nameOf;
using execution::parseContractionMath;
using execution::shortTypeOf;
using execution::sortByStep;
using execution::sortTerms;
using execution::tileContraction;
using execution::usesTensorCores;

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_KERNELS_SUMS_H
