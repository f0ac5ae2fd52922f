//===- LoopBuilder.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/LoopBuilder.h"

#include "Transforms/Loops/ForBuilder.h"
#include "Transforms/Loops/WhileBuilder.h"

using namespace mlir;
using namespace remat;

std::unique_ptr<LoopBuilder> LoopBuilder::of(Operation *loop,
                                             OpBuilder &builder, Location loc) {
  if (isa<scf::ForOp>(loop))
    return std::make_unique<ForBuilder>(builder, loc);
  return std::make_unique<WhileBuilder>(builder, loc);
}

Operation *LoopBuilder::make(StringRef name, ValueRange operands,
                             TypeRange types,
                             ArrayRef<NamedAttribute> attributes) {
  OperationState state(loc, name);
  state.addOperands(operands);
  state.addTypes(types);
  if (!attributes.empty())
    state.propertiesAttr = builder.getDictionaryAttr(attributes);
  return builder.create(state);
}

RankedTensorType remat::withSlots(RankedTensorType slice, int64_t slots) {
  SmallVector<int64_t> shape{slots};
  llvm::append_range(shape, slice.getShape());
  return slice.clone(shape);
}
