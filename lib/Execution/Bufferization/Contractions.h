//===- Contractions.h - Ops that multiply and add ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One kernel of the runtime computes convolutions and matrix products, for the
// forward and the backward part (remat/Runtime/Cpu/Contraction.h). This header
// recognises the linalg ops that the kernel can compute.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_BUFFERIZATION_CONTRACTIONS_H
#define REMAT_LIB_EXECUTION_BUFFERIZATION_CONTRACTIONS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::execution {

/// A linalg op on buffers, described by the parameters that rematContract of
/// Contraction.h takes. If \p a or \p b is in bf16 or f16, the parameters are
/// for rematContractMixed.
struct Contraction {
  mlir::Value a, b, c;
  llvm::SmallVector<int64_t> loops;
  /// The types to which each element of A and B is rounded before it is
  /// multiplied. If a type is set, the operand is in f32. A type is null if the
  /// elements are not rounded.
  mlir::Type roundA, roundB;
};

/// Returns the parameters of a call of rematContract that computes \p op. The
/// op must add the product of two operands to its f32 output. The operands must
/// be in f32, bf16 or f16. The indices of all three operands must be linear.
/// The groups of loops m and n must each have at least four iterations. If m or
/// n has fewer iterations, plain loops are faster than the kernel. If
/// \p allowsRounding is true, the op's region may round f32 operands to bf16 or
/// f16. The function rematContract itself does not round.
std::optional<Contraction> matchContraction(mlir::linalg::LinalgOp op,
                                            bool allowsRounding = false);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_BUFFERIZATION_CONTRACTIONS_H
