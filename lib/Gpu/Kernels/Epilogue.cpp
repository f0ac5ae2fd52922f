//===- Epilogue.cpp - An elementwise op on sums in registers --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Kernels/Epilogues.h"

using namespace mlir;

namespace remat::gpu {

static Value withoutReshapes(Value value) {
  for (;;) {
    Operation *view = value.getDefiningOp();
    if (!isa_and_nonnull<memref::ExpandShapeOp, memref::CollapseShapeOp>(view))
      return value;
    value = view->getOperand(0);
  }
}

std::optional<std::pair<LinearLoops, unsigned>>
describeEpilogue(linalg::GenericOp op, Value sums) {
  std::optional<unsigned> summed;
  for (OpOperand *input : op.getDpsInputOperands()) {
    if (withoutReshapes(input->get()) != sums)
      continue;
    if (summed || !op.getMatchingIndexingMap(input).isPermutation())
      return std::nullopt;
    summed = input->getOperandNumber();
  }
  auto loops = describeLoops(op);
  if (!summed || !loops || !loops->reduced.empty() ||
      !loops->operands[*summed].operand)
    return std::nullopt;
  sortByStep(loops->parallel, loops->operands[*summed].steps);
  return std::pair(std::move(*loops), *summed);
}

SmallVector<Value> operandsOf(const KernelOps &ops) {
  SmallVector<Value> operands(ops.op->getOperands());
  if (ops.epilogue)
    llvm::append_range(operands, ops.epilogue->getOperands());
  return operands;
}

std::optional<KernelOps> opsOfScope(memref::AllocaScopeOp scope) {
  SmallVector<linalg::LinalgOp> ops(
      scope.getBodyRegion().front().getOps<linalg::LinalgOp>());
  auto epilogue = ops.size() == 2
                      ? dyn_cast<linalg::GenericOp>(ops[1].getOperation())
                      : linalg::GenericOp();
  if (!epilogue || ops[0].getNumDpsInits() != 1 ||
      !ops[0].getDpsInits()[0].getDefiningOp<memref::AllocaOp>() ||
      !describeEpilogue(epilogue, ops[0].getDpsInits()[0]))
    return std::nullopt;
  return KernelOps{ops[0], epilogue, scope};
}

/// Returns the loops without the sums, which are not in a buffer.
static LinearLoops loopsAround(linalg::GenericOp op, Value sums,
                               unsigned &summed) {
  auto described = describeEpilogue(op, sums);
  summed = described->second;
  described->first.operands[summed].operand = nullptr;
  return std::move(described->first);
}

Epilogue::Epilogue(TileBuilder &builder, linalg::GenericOp op, Value sums)
    : op(op), loops(loopsAround(op, sums, summed)),
      emitter(builder, op, loops) {}

SmallVector<Epilogue::Element> Epilogue::compute(ArrayRef<Value> places,
                                                 ArrayRef<Value> values) {
  SmallVector<Element> elements(places.size());
  SmallVector<SmallVector<Value>> inputs, outputs;
  bool readsOutput = op.payloadUsesValueFromOperand(op.getDpsInitOperand(0));
  for (auto [element, place] : llvm::zip(elements, places)) {
    element.starts = emitter.startsOf(place);
    inputs.push_back(emitter.loadInputs(element.starts, Value()));
    outputs.emplace_back();
    outputs.back().push_back(readsOutput ? emitter.loadOutput(0, element.starts)
                                         : Value());
  }
  for (size_t i = 0; i < elements.size(); ++i) {
    inputs[i][summed] = values[i];
    elements[i].result =
        emitter.emitBody(inputs[i], outputs[i], places[i], Value())[0];
  }
  return elements;
}

void Epilogue::store(const Element &element) {
  emitter.storeOutput(0, element.starts, element.result);
}

} // namespace remat::gpu
