//===- ForBuilder.h - Loops of scf that count -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes an `scf.for` with a constant trip count, and the slices that index a
// stack. The counter is no carried value, and the body uses values from outside
// directly.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_FORBUILDER_H
#define REMAT_LIB_TRANSFORMS_LOOPS_FORBUILDER_H

#include "Transforms/Loops/LoopBuilder.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace remat {

class ForBuilder : public LoopBuilder {
public:
  using LoopBuilder::LoopBuilder;
  using LoopBuilder::scalar;

  mlir::Value constant(mlir::Type type, int64_t value) override;
  mlir::Value scalar(llvm::StringRef name, mlir::Value left,
                     mlir::Value right) override;
  mlir::Value asIndex(mlir::Value slot) override;
  mlir::Value reshape(mlir::Value value, mlir::RankedTensorType type) override;
  mlir::Value stack(mlir::RankedTensorType slice, int64_t slots) override;
  mlir::Value write(mlir::Value stack, mlir::Value slice,
                    mlir::Value slot) override;
  mlir::Value read(mlir::Value stack, mlir::RankedTensorType slice,
                   mlir::Value slot) override;
  mlir::Value toHost(mlir::Value value) override;
  mlir::Value toDevice(mlir::Value value) override;
  llvm::SmallVector<mlir::Value> loop(const CountedLoop &like, int64_t trips,
                                      mlir::ValueRange carried,
                                      Body body) override;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_FORBUILDER_H
