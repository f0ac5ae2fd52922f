//===- WhileBuilder.h - Loops of StableHLO that count -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes a `stablehlo.while` that runs a constant number of times, and the few
// ops that index a stack. StableHLO is not linked, so ops are made by name.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_WHILEBUILDER_H
#define REMAT_LIB_TRANSFORMS_LOOPS_WHILEBUILDER_H

#include "remat/Analysis/Loops.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace remat {

class WhileBuilder {
public:
  WhileBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  mlir::Operation *make(llvm::StringRef name, mlir::ValueRange operands,
                        mlir::TypeRange types,
                        llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
  /// A tensor of \p type whose elements are all \p value.
  mlir::Value constant(mlir::Type type, int64_t value);
  /// `name(left, right)` of scalars, such as "add".
  mlir::Value scalar(llvm::StringRef name, mlir::Value left, int64_t right);
  mlir::Value scalar(llvm::StringRef name, mlir::Value left, mlir::Value right);
  mlir::Value reshape(mlir::Value value, mlir::RankedTensorType type);

  /// An empty stack of \p slots slices.
  mlir::Value stack(mlir::RankedTensorType slice, int64_t slots);
  mlir::Value write(mlir::Value stack, mlir::Value slice, mlir::Value slot);
  mlir::Value read(mlir::Value stack, mlir::RankedTensorType slice,
                   mlir::Value slot);

  /// Makes a body and returns what it hands on, of the counter and of what is
  /// carried.
  using Body = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      mlir::Value counter, mlir::ValueRange carried)>;
  /// A loop that runs \p body \p trips times, from 0, and otherwise counts as
  /// \p like; returns what it carried last. The body may use values from
  /// outside.
  llvm::SmallVector<mlir::Value> loop(const CountedLoop &like, int64_t trips,
                                      mlir::ValueRange carried, Body body);

private:
  void makeCondition(mlir::Region &region, const CountedLoop &like,
                     mlir::ValueRange operands, int64_t trips);
  llvm::SmallVector<mlir::Value> indices(mlir::Value stack, mlir::Value slot);

  mlir::OpBuilder &builder;
  mlir::Location loc;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_WHILEBUILDER_H
