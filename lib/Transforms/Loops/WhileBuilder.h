//===- WhileBuilder.h - Loops of StableHLO that count -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes a `stablehlo.while` with a constant trip count, and the few ops that
// index a stack. StableHLO is not linked, so ops are made by name.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_WHILEBUILDER_H
#define REMAT_LIB_TRANSFORMS_LOOPS_WHILEBUILDER_H

#include "Transforms/Loops/LoopBuilder.h"

namespace remat {

class WhileBuilder : public LoopBuilder {
public:
  using LoopBuilder::LoopBuilder;
  using LoopBuilder::scalar;

  mlir::Value constant(mlir::Type type, int64_t value) override;
  mlir::Value scalar(llvm::StringRef name, mlir::Value left,
                     mlir::Value right) override;
  mlir::Value reshape(mlir::Value value, mlir::RankedTensorType type) override;
  mlir::Value stack(mlir::RankedTensorType slice, int64_t slots) override;
  mlir::Value write(mlir::Value stack, mlir::Value slice,
                    mlir::Value slot) override;
  mlir::Value read(mlir::Value stack, mlir::RankedTensorType slice,
                   mlir::Value slot) override;
  mlir::Value readSlot(mlir::Value stack, mlir::RankedTensorType slice,
                       mlir::Value slot) override;
  mlir::Value toHost(mlir::Value value) override;
  mlir::Value toDevice(mlir::Value value) override;
  llvm::SmallVector<mlir::Value> loop(const CountedLoop &like, int64_t trips,
                                      mlir::ValueRange carried,
                                      Body body) override;
  /// Makes the loop with a counter of type i32 of its own.
  llvm::SmallVector<mlir::Value> loop(int64_t trips, mlir::ValueRange carried,
                                      Body body);

private:
  /// Writes the comparison of the counter with the bound.
  using Condition =
      llvm::function_ref<void(mlir::Value counter, mlir::Value bound)>;
  void writeCondition(mlir::Value counter, mlir::Value bound);
  llvm::SmallVector<mlir::Value> loop(mlir::Type counterType, int64_t trips,
                                      mlir::ValueRange carried, Body body,
                                      Condition condition);
  llvm::SmallVector<mlir::Value> indices(mlir::Value stack, mlir::Value slot);
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_WHILEBUILDER_H
