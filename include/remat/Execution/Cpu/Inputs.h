//===- Inputs.h - Random inputs that depend on a seed only ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparing two steps bit for bit needs the same inputs for both, on every
// machine and whatever the order of the arguments.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXECUTION_CPU_INPUTS_H
#define REMAT_EXECUTION_CPU_INPUTS_H

#include "remat/Execution/Bufferization/TensorData.h"

namespace remat {

/// One tensor for each type, as randomInput makes it. Argument i's elements
/// depend on \p seed and i only, not on the other arguments. \p nonnegative
/// makes floating-point elements positive: an optimizer takes roots of its
/// second moments.
std::vector<TensorData>
randomInputs(llvm::ArrayRef<mlir::RankedTensorType> types, uint64_t seed,
             bool nonnegative = false);

} // namespace remat

#endif // REMAT_EXECUTION_CPU_INPUTS_H
