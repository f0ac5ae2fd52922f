//===- Inputs.h - Random inputs, or those of a file -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A comparison of two steps bit for bit needs the same inputs for both, on
// every machine and for every order of the arguments. Random inputs depend only
// on a seed. Inputs from a file are real data: weights, tokens, images.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_INPUTS_H
#define REMAT_LIB_EXECUTION_CPU_INPUTS_H

#include "Execution/Bufferization/TensorData.h"

#include "llvm/Support/MemoryBuffer.h"

namespace remat {

/// Returns one tensor of randomInput for each type. The elements of argument i
/// depend only on \p seed and i, and not on the other arguments. \p nonnegative
/// makes floating-point elements positive, because an optimizer takes roots of
/// its second moments.
std::vector<TensorData>
randomInputs(llvm::ArrayRef<mlir::RankedTensorType> types, uint64_t seed,
             bool nonnegative = false);

/// Returns the tensors whose bytes \p file contains, one after another, as
/// `remat-run --write-inputs` writes them. Elements of i1 are bytes, and every
/// byte but 0 is true. Emits an error at \p step if the size does not match \p
/// types.
mlir::FailureOr<std::vector<TensorData>>
inputsOf(llvm::ArrayRef<mlir::RankedTensorType> types,
         const llvm::MemoryBuffer &file, mlir::Location step);

} // namespace remat

#endif // REMAT_LIB_EXECUTION_CPU_INPUTS_H
