//===- Contractions.h - Ops that multiply and add ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One kernel of the runtime computes convolutions and matrix products, forward
// and backward (remat/Runtime/Cpu/Contraction.h). This header recognises the
// linalg ops that it can compute.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_BUFFERIZATION_CONTRACTIONS_H
#define REMAT_LIB_EXECUTION_BUFFERIZATION_CONTRACTIONS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::execution {

/// A linalg op on buffers in the form that rematContract of Contraction.h
/// takes. If \p a or \p b is in bf16 or f16, it is the form of
/// rematContractMixed.
struct Contraction {
  mlir::Value a, b, c;
  llvm::SmallVector<int64_t> loops;
  /// The types to which each element of A and B is rounded before it is
  /// multiplied. The operand is then in f32. Null if elements are not rounded.
  mlir::Type roundA, roundB;
};

/// Returns \p op as a call of rematContract. The op must add the product of two
/// f32, bf16 or f16 operands to its f32 output, index all three linearly, and
/// have at least four iterations of m and of n. With fewer iterations, loops
/// are faster. With \p allowsRounding, the op's region may round f32 operands
/// to bf16 or f16. rematContract does not do this.
std::optional<Contraction> matchContraction(mlir::linalg::LinalgOp op,
                                            bool allowsRounding = false);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_BUFFERIZATION_CONTRACTIONS_H
