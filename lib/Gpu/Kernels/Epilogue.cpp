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

/// Returns the loops of the epilogue. The operand that stands for the sums has
/// no buffer, because the sums are in registers.
static LinearLoops loopsAround(linalg::GenericOp op, Value sums,
                               unsigned &summed) {
  auto described = describeEpilogue(op, sums);
  summed = described->second;
  described->first.operands[summed].operand = nullptr;
  return std::move(described->first);
}

Epilogue::Epilogue(TileBuilder &builder, linalg::GenericOp op, Value sums)
    : builder(builder), op(op), loops(loopsAround(op, sums, summed)),
      emitter(builder, op, loops) {}

/// Returns \p count values of \p operand. The values are null if the epilogue
/// does not use the operand.
SmallVector<Value> Epilogue::load(OpOperand &operand, const Elements &elements,
                                  int64_t count) {
  unsigned i = operand.getOperandNumber();
  if (!op.payloadUsesValueFromOperand(&operand))
    return SmallVector<Value>(count);
  if (!emitter.isBuffer(i))
    return SmallVector<Value>(count, operand.get());
  int64_t step =
      count == 1 ? 0
                 : *stepOfNeighbours(loops.parallel, loops.operands[i], count);
  return emitter.loadNeighbours(i, elements.starts[i], count, step);
}

SmallVector<Epilogue::Elements> Epilogue::compute(ArrayRef<Value> places,
                                                  ArrayRef<Value> values,
                                                  int64_t count) {
  SmallVector<Elements> all(places.size());
  SmallVector<SmallVector<SmallVector<Value>>> loaded;
  for (auto [elements, place] : llvm::zip(all, places)) {
    elements.starts = emitter.startsOf(place);
    loaded.emplace_back();
    for (OpOperand &operand : op->getOpOperands())
      loaded.back().push_back(load(operand, elements, count));
  }
  for (auto [i, elements] : llvm::enumerate(all))
    for (int64_t j = 0; j < count; ++j) {
      SmallVector<Value> inputs;
      for (const SmallVector<Value> &operand : loaded[i])
        inputs.push_back(operand[j]);
      inputs[summed] = values[i * count + j];
      Value output = inputs.pop_back_val();
      elements.results.push_back(emitter.emitBody(
          inputs, output, builder.add(places[i], j), Value())[0]);
    }
  return all;
}

void Epilogue::store(const Elements &elements) {
  unsigned output = op.getDpsInitOperand(0)->getOperandNumber();
  emitter.storeNeighbours(output, elements.starts[output], elements.results);
}

} // namespace remat::gpu
