//===- PointwiseKernel.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The elements of a thread are as far apart as a block has threads, so that
// neighbouring threads still read neighbouring elements. All of them are loaded
// before the first is stored: an output may have the bytes of an input, and
// then no load could be moved before a store.
//
//===----------------------------------------------------------------------===//
#include "PointwiseKernel.h"

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

namespace {

Value numberOf(TileBuilder &builder, Value index) {
  return arith::IndexCastUIOp::create(builder, builder.getI32Type(), index);
}

} // namespace

void lowerPointwise(RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    linalg::LinalgOp op, const LinearLoops &loops,
                    int64_t elements) {
  TileBuilder builder(op.getLoc(), rewriter);
  builder.setInsertionPoint(op);
  int64_t threads = (*kernel.getKnownBlockSize())[0];
  auto x = mlir::gpu::Dimension::x;
  Type index = builder.getIndexType();
  Value thread =
      numberOf(builder, mlir::gpu::ThreadIdOp::create(builder, index, x));
  Value block =
      numberOf(builder, mlir::gpu::BlockIdOp::create(builder, index, x));
  Value first =
      builder.add(builder.multiply(block, threads * elements), thread);
  if (loops.results() % (threads * elements) != 0) {
    auto guard =
        scf::IfOp::create(builder, builder.isBelow(first, loops.results()));
    builder.setInsertionPointToStart(guard.thenBlock());
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
