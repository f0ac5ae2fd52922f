//===- PointwiseKernel.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A thread that computes one element has no other work while it waits for its
// loads. If tensors are large, each thread computes several elements, so that
// the loads of these elements run at the same time.
//
// If the memory layout permits it, a thread computes elements that are
// neighbours. Each operand of these neighbours then needs one load or store of
// up to 128 bits. If neighbours are not permitted, the distance between a
// thread's elements is the number of threads of a block. Neighbouring threads
// then still read neighbouring elements. A thread loads all its elements before
// it stores the first one. The compiler cannot move a load before a store,
// because an output may overwrite an input.
//===----------------------------------------------------------------------===//

#include "Gpu/Kernels/KernelKinds.h"

#include "Execution/Bufferization/TensorData.h"
#include "Gpu/Slab/Slab.h"

using namespace mlir;

namespace remat::gpu {

std::optional<LinearLoops> describePointwise(linalg::LinalgOp op) {
  if (op.getNumReductionLoops() > 0 || op.getNumParallelLoops() == 0 ||
      op.getNumDpsInits() == 0)
    return std::nullopt;
  auto loops = describeLoops(op);
  if (loops) {
    unsigned output = op.getDpsInitOperand(0)->getOperandNumber();
    sortByStep(loops->parallel, loops->operands[output].steps);
  }
  return loops;
}

int64_t elementsOfThread(const LinearLoops &loops, int64_t threads) {
  for (int64_t elements : {4, 2})
    if (loops.results() % (threads * elements) == 0 &&
        loops.results() / elements >= kThreadsToFill)
      return elements;
  return 1;
}

bool haveNeighbours(linalg::LinalgOp op, const LinearLoops &loops,
                    int64_t count) {
  for (const LinearOperand &each : loops.operands) {
    auto type = each.operand
                    ? dyn_cast<MemRefType>(each.operand->get().getType())
                    : MemRefType();
    if (!type)
      continue;
    auto step = stepOfNeighbours(loops.parallel, each, count);
    if (!step || (*step == 0 && op.isDpsInit(each.operand)))
      return false;
    int64_t bytes = elementWidth(type.getElementType());
    if (bytes == 0)
      return false;
    if (*step == 1 &&
        alignmentOf(each.operand->get(), bytes) % (count * bytes) != 0)
      return false;
  }
  return true;
}

int64_t neighboursOfThread(linalg::LinalgOp op, const LinearLoops &loops) {
  constexpr int64_t kFewest = kThreadsToFill / 4; // A quarter of the threads
                                                  // that fill a chip.
  if (loops.results() / 8 >= kThreadsToFill && haveNeighbours(op, loops, 8))
    return 8;
  bool isLarge = loops.results() / 4 >= kFewest;
  return isLarge && haveNeighbours(op, loops, 4) ? 4 : 0;
}

namespace {

Value numberOf(TileBuilder &builder, Value index) {
  return arith::IndexCastUIOp::create(builder, builder.getI32Type(), index);
}

/// Emits the code with which one thread computes \p count neighbours, beginning
/// with result \p first.
void lowerNeighbours(TileBuilder &builder, linalg::LinalgOp op,
                     const LinearLoops &loops, Value first, int64_t count) {
  LoopEmitter emitter(builder, op, loops);
  SmallVector<Value> starts = emitter.startsOf(first);
  SmallVector<SmallVector<Value>> inputs(count), outputs(count),
      results(op.getNumDpsInits());
  auto load = [&](OpOperand &operand, SmallVector<SmallVector<Value>> &to) {
    unsigned i = operand.getOperandNumber();
    SmallVector<Value> values(count, loops.operands[i].operand ? operand.get()
                                                               : Value());
    if (emitter.isBuffer(i))
      values = emitter.loadNeighbours(
          i, starts[i], count,
          *stepOfNeighbours(loops.parallel, loops.operands[i], count));
    for (auto [all, value] : llvm::zip(to, values))
      all.push_back(value);
  };
  for (OpOperand *input : op.getDpsInputOperands())
    load(*input, inputs);
  for (OpOperand &init : op.getDpsInitsMutable()) {
    if (op.payloadUsesValueFromOperand(&init))
      load(init, outputs);
    else
      for (auto &all : outputs)
        all.push_back(Value());
  }
  for (int64_t j = 0; j < count; ++j)
    for (auto [i, value] : llvm::enumerate(emitter.emitBody(
             inputs[j], outputs[j], builder.add(first, j), Value())))
      results[i].push_back(value);
  for (auto [i, init] : llvm::enumerate(op.getDpsInitsMutable())) {
    unsigned operand = init.getOperandNumber();
    emitter.storeNeighbours(operand, starts[operand], results[i]);
  }
}

} // namespace

void lowerPointwise(RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    linalg::LinalgOp op, const LinearLoops &loops,
                    int64_t elements, bool areNeighbours) {
  TileBuilder builder(op.getLoc(), rewriter);
  builder.setInsertionPoint(op);
  int64_t threads = (*kernel.getKnownBlockSize())[0];
  auto x = mlir::gpu::Dimension::x;
  Type index = builder.getIndexType();
  Value thread =
      numberOf(builder, mlir::gpu::ThreadIdOp::create(builder, index, x));
  Value block =
      numberOf(builder, mlir::gpu::BlockIdOp::create(builder, index, x));
  Value ahead = areNeighbours ? builder.multiply(thread, elements) : thread;
  Value first = builder.add(builder.multiply(block, threads * elements), ahead);
  if (loops.results() % (threads * elements) != 0) {
    auto guard =
        scf::IfOp::create(builder, builder.isBelow(first, loops.results()));
    builder.setInsertionPointToStart(guard.thenBlock());
  }
  if (areNeighbours) {
    lowerNeighbours(builder, op, loops, first, elements);
    rewriter.eraseOp(op);
    return;
  }
  LoopEmitter emitter(builder, op, loops);
  SmallVector<Value> numbers;
  SmallVector<SmallVector<Value>> starts, inputs, outputs;
  for (int64_t i = 0; i < elements; ++i) {
    numbers.push_back(builder.add(first, i * threads));
    starts.push_back(emitter.startsOf(numbers.back()));
    inputs.push_back(emitter.loadInputs(starts.back(), Value()));
    outputs.emplace_back();
    for (auto [j, init] : llvm::enumerate(op.getDpsInitsMutable()))
      outputs.back().push_back(op.payloadUsesValueFromOperand(&init)
                                   ? emitter.loadOutput(j, starts.back())
                                   : Value());
  }
  for (int64_t i = 0; i < elements; ++i)
    for (auto [j, value] : llvm::enumerate(
             emitter.emitBody(inputs[i], outputs[i], numbers[i], Value())))
      emitter.storeOutput(j, starts[i], value);
  rewriter.eraseOp(op);
}

} // namespace remat::gpu
