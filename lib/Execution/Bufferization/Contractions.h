//===- Contractions.h - Ops that multiply and add ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Convolutions and matrix products, forward and backward, are one kernel of
// the runtime (remat/Runtime/Cpu/Contraction.h). This recognises the linalg ops
// that it can compute.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_BUFFERIZATION_CONTRACTIONS_H
#define REMAT_LIB_EXECUTION_BUFFERIZATION_CONTRACTIONS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::execution {

/// A linalg op on buffers in the form that rematContract of Contraction.h
/// takes, or rematContractMixed if \p a or \p b is in bf16 or f16.
struct Contraction {
  mlir::Value a, b, c;
  llvm::SmallVector<int64_t> loops;
  /// The types to which each element of A and B, which are then in f32, is
  /// rounded before it is multiplied. Null if it is not rounded.
  mlir::Type roundA, roundB;
};

/// Returns \p op as a call of rematContract if it adds the product of two f32,
/// bf16 or f16 operands to its f32 output, indexes all three linearly, and has
/// at least four iterations of m and of n: fewer are faster as loops. With
/// \p allowsRounding, operands in f32 may be rounded to bf16 or f16 in the op's
/// region, which rematContract does not do.
std::optional<Contraction> matchContraction(mlir::linalg::LinalgOp op,
                                            bool allowsRounding = false);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_BUFFERIZATION_CONTRACTIONS_H
