//===- LoopEmitter.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Kernels/LoopEmitter.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::gpu {

namespace {

TileLoops mergeLoops(ArrayRef<LinearLoop> loops, ArrayRef<int64_t> steps) {
  TileLoops merged;
  for (const LinearLoop &loop : loops)
    if (loop.size > 1)
      appendLoop(merged, loop.size, steps[loop.dimension]);
  return merged;
}

} // namespace

std::optional<int64_t> stepOfNeighbours(ArrayRef<LinearLoop> loops,
                                        const LinearOperand &operand,
                                        int64_t count) {
  TileLoops merged = mergeLoops(loops, operand.steps);
  if (merged.empty())
    return 0;
  TileLoop inner = merged.pop_back_val();
  if (inner.size % count != 0 || inner.step > 1)
    return std::nullopt;
  bool isAligned =
      operand.first % count == 0 && llvm::all_of(merged, [&](TileLoop loop) {
        return loop.step % count == 0;
      });
  if (inner.step == 1 && !isAligned)
    return std::nullopt;
  return inner.step;
}

LoopEmitter::LoopEmitter(TileBuilder &builder, linalg::LinalgOp op,
                         const LinearLoops &loops)
    : builder(builder), op(op), loops(loops) {
  for (const LinearOperand &each : loops.operands) {
    auto type = each.operand
                    ? dyn_cast<MemRefType>(each.operand->get().getType())
                    : MemRefType();
    Value buffer;
    if (type)
      buffer = memref::ReinterpretCastOp::create(
          builder, MemRefType::get({each.span}, type.getElementType()),
          each.operand->get(), /*offset=*/0, ArrayRef<int64_t>{each.span},
          ArrayRef<int64_t>{1});
    buffers.push_back(buffer);
  }
}

SmallVector<Value> LoopEmitter::startsOf(Value number) {
  SmallVector<Value> starts;
  for (auto [buffer, each] : llvm::zip(buffers, loops.operands))
    starts.push_back(
        buffer
            ? builder.add(builder.offset(mergeLoops(loops.parallel, each.steps),
                                         number),
                          each.first)
            : Value());
  return starts;
}

SmallVector<Value> LoopEmitter::loadInputs(ArrayRef<Value> starts,
                                           Value number) {
  SmallVector<Value> inputs;
  for (OpOperand *input : op.getDpsInputOperands()) {
    unsigned i = input->getOperandNumber();
    const LinearOperand &each = loops.operands[i];
    if (!buffers[i]) {
      inputs.push_back(each.operand ? input->get() : Value());
      continue;
    }
    Value place = starts[i];
    if (number)
      place = builder.add(
          place, builder.offset(mergeLoops(loops.reduced, each.steps), number));
    inputs.push_back(builder.load(buffers[i], place));
  }
  return inputs;
}

SmallVector<Value> LoopEmitter::emitBody(ValueRange inputs, ValueRange outputs,
                                         Value result, Value term) {
  IRMapping mapping;
  Block *body = op.getBlock();
  for (auto [argument, input] : llvm::zip(op.getRegionInputArgs(), inputs))
    if (input)
      mapping.map(argument, input);
  for (auto [argument, output] : llvm::zip(op.getRegionOutputArgs(), outputs))
    if (output)
      mapping.map(argument, output);
  for (Operation &inner : body->without_terminator()) {
    if (auto index = dyn_cast<linalg::IndexOp>(inner))
      mapping.map(index.getResult(), indexOf(index.getDim(), result, term));
    else
      builder.clone(inner, mapping);
  }
  SmallVector<Value> results;
  for (Value yielded : body->getTerminator()->getOperands())
    results.push_back(mapping.lookupOrDefault(yielded));
  return results;
}

/// Returns the index of the loop over \p dimension in iteration \p result of
/// the parallel loops and iteration \p term of the reduction.
Value LoopEmitter::indexOf(uint64_t dimension, Value result, Value term) {
  auto find = [&](ArrayRef<LinearLoop> loops, Value rest) -> Value {
    for (size_t i = loops.size(); i-- > 0;) {
      Value index = i == 0 ? rest : builder.remainder(rest, loops[i].size);
      if (loops[i].dimension == dimension)
        return builder.index(index);
      if (i > 0)
        rest = builder.divide(rest, loops[i].size);
    }
    return Value();
  };
  Value index = find(loops.parallel, result);
  return index ? index : find(loops.reduced, term);
}

SmallVector<Value> LoopEmitter::loadNeighbours(unsigned i, Value start,
                                               int64_t count, int64_t step) {
  if (step == 0)
    return SmallVector<Value>(count, builder.load(buffers[i], start));
  SmallVector<Value> values;
  VectorType type = vectorOfNeighbours(buffers[i], count);
  Value vector;
  if (type)
    vector = vector::LoadOp::create(builder, type, buffers[i],
                                    ValueRange{builder.index(start)},
                                    /*nontemporal=*/false, alignmentOf(type));
  for (int64_t j = 0; j < count; ++j)
    values.push_back(
        type ? vector::ExtractOp::create(builder, vector, j).getResult()
             : builder.load(buffers[i], builder.add(start, j)));
  return values;
}

void LoopEmitter::storeNeighbours(unsigned i, Value start, ValueRange values) {
  builder.storeNeighbours(values, buffers[i], start);
}

Value LoopEmitter::loadOne(unsigned i, Value place) {
  return builder.load(buffers[i], place);
}

Value LoopEmitter::loadOutput(unsigned i, ArrayRef<Value> starts) {
  unsigned operand = op.getDpsInitOperand(i)->getOperandNumber();
  return builder.load(buffers[operand], starts[operand]);
}

void LoopEmitter::storeOutput(unsigned i, ArrayRef<Value> starts, Value value) {
  unsigned operand = op.getDpsInitOperand(i)->getOperandNumber();
  builder.store(value, buffers[operand], starts[operand]);
}

} // namespace remat::gpu
