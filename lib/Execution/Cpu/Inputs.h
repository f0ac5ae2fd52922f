//===- Inputs.h - Random inputs, or inputs from a file ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two steps can be compared bit for bit only if both get the same inputs. The
// inputs must not depend on the machine or on the order of the arguments.
// Random inputs depend only on a seed. Inputs from a file are real data:
// weights, tokens, images.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_INPUTS_H
#define REMAT_LIB_EXECUTION_CPU_INPUTS_H

#include "Execution/Bufferization/TensorData.h"

#include "llvm/Support/MemoryBuffer.h"

namespace remat {

/// Returns one tensor for each type, made by randomInput. The elements of
/// argument i depend only on \p seed and i. If \p nonnegative is true,
/// floating-point elements are positive, because an optimizer takes roots of
/// its second moments.
std::vector<TensorData>
randomInputs(llvm::ArrayRef<mlir::RankedTensorType> types, uint64_t seed,
             bool nonnegative = false);

/// Returns the tensors of \p file. The file contains their bytes one after
/// another, as `remat-run --write-inputs` writes them. An element of type i1 is
/// one byte, and every byte except 0 means true. Emits an error at \p step if
/// the size of the file is not the size of all tensors of \p types.
mlir::FailureOr<std::vector<TensorData>>
inputsOf(llvm::ArrayRef<mlir::RankedTensorType> types,
         const llvm::MemoryBuffer &file, mlir::Location step);

} // namespace remat

#endif // REMAT_LIB_EXECUTION_CPU_INPUTS_H
