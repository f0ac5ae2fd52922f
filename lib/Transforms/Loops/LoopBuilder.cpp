//===- LoopBuilder.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/LoopBuilder.h"

using namespace mlir;
using namespace remat;

std::unique_ptr<LoopBuilder> LoopBuilder::of(bool isStablehlo,
                                             OpBuilder &builder, Location loc) {
  return isStablehlo ? makeWhileBuilder(builder, loc)
                     : makeForBuilder(builder, loc);
}

Value LoopBuilder::make(StringRef name, ValueRange operands, TypeRange types,
                        ArrayRef<NamedAttribute> attributes) {
  OperationState state(loc, name);
  state.addOperands(operands);
  state.addTypes(types);
  if (!attributes.empty())
    state.propertiesAttr = builder.getDictionaryAttr(attributes);
  Operation *op = builder.create(state);
  return types.empty() ? Value() : op->getResult(0);
}

Value LoopBuilder::stack(RankedTensorType slice, int64_t slots) {
  return empty(withSlots(slice, slots));
}

RankedTensorType remat::withSlots(RankedTensorType slice, int64_t slots) {
  SmallVector<int64_t> shape{slots};
  llvm::append_range(shape, slice.getShape());
  return slice.clone(shape);
}
