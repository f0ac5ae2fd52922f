//===- ReductionKernel.cpp - Sums in registers ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Threads of a block share a sum and add their parts in a fixed tree.
// Reduction.h chooses the tree. This file makes the code that adds parts in the
// order of the tree.
//
// A thread adds every rows-th term of its sum in registers. If several threads
// of a warp share a sum, they then exchange their parts and add them in pairs.
// The numbers of the two threads of a pair differ in one bit. The parts of
// different warps are exchanged once, through shared memory. One thread adds
// the parts of the warps in pairs and stores the result. The order of additions
// in a sum does not depend on the speed of threads.
//===----------------------------------------------------------------------===//

#include "Gpu/Kernels/KernelKinds.h"

#include "Gpu/Kernels/Epilogues.h"
#include "Gpu/Kernels/LoopEmitter.h"
#include "Gpu/Names.h"

#include "mlir/Dialect/SCF/Utils/Utils.h"

using namespace mlir;

namespace remat::gpu {

namespace {

class ReductionLowering {
public:
  ReductionLowering(RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    linalg::LinalgOp op, Reduction reduction,
                    ReductionShape shape, linalg::GenericOp epilogueOp)
      : builder(op.getLoc(), rewriter), kernel(kernel), op(op),
        reduction(std::move(reduction)), shape(shape),
        // The views of the epilogue's buffers may come between the sum and the
        // epilogue, so code is emitted at the epilogue.
        emitter(at(builder, epilogueOp ? epilogueOp.getOperation() : op), op,
                this->reduction) {
    if (epilogueOp)
      epilogue.emplace(builder, epilogueOp, op.getDpsInits()[0]);
  }

  void run() {
    placeThread();
    starts = emitter.startsOf(sum);
    SmallVector<Value> sums = addTerms(startValues());
    if (shape.rows > 1)
      sums = addThreads(sums);
    storeSums(sums);
    // The number of loads that are started before the code waits for the first
    // of them.
    constexpr int64_t kLoads = 8;
    if (reduction.terms() / shape.rows >= kLoads)
      (void)loopUnrollByFactor(termLoop, kLoads);
  }

private:
  static TileBuilder &at(TileBuilder &builder, Operation *op) {
    builder.setInsertionPoint(op);
    return builder;
  }

  Value toNumber(Value index) {
    return arith::IndexCastUIOp::create(builder, builder.getI32Type(), index);
  }

  /// Computes which sum this thread adds to, and the thread's number among the
  /// threads that share this sum.
  void placeThread() {
    int64_t count = reduction.results(), lanes = shape.lanes();
    if (count == 1 && shape.threads == 1) {
      row = sum = builder.number(0);
      return;
    }
    auto x = mlir::gpu::Dimension::x;
    Type index = builder.getIndexType();
    Value thread = toNumber(mlir::gpu::ThreadIdOp::create(builder, index, x));
    Value block = toNumber(mlir::gpu::BlockIdOp::create(builder, index, x));
    lane = thread;
    row = builder.number(0);
    if (shape.rows > 1 && reduction.isAlongRows) {
      row = builder.remainder(thread, shape.rows);
      lane = builder.divide(thread, shape.rows);
    } else if (shape.rows > 1) {
      row = builder.divide(thread, lanes);
      lane = lanes == 1 ? builder.number(0) : builder.remainder(thread, lanes);
    }
    sum = builder.add(builder.multiply(block, lanes), lane);
    if (count % lanes == 0)
      return;
    isSum = builder.isBelow(sum, count);
    // A thread past the last sum computes the last sum again, but does not
    // store it.
    sum = builder.clamp(sum, count - 1);
  }

  /// Returns the value with which this thread begins each of its sums. The
  /// first thread of a sum begins with the old value of the output, or with the
  /// constant that replaces it. The other threads of a sum begin with the
  /// neutral element.
  SmallVector<Value> startValues() {
    SmallVector<Value> values;
    Value isFirst = shape.rows == 1 ? Value() : builder.isBelow(row, 1);
    auto constants = op->getAttrOfType<ArrayAttr>(kStart);
    for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
      Value old;
      if (constants)
        old = arith::ConstantOp::create(builder, cast<TypedAttr>(constants[i]));
      else
        old = emitter.loadOutput(i, starts);
      if (isFirst)
        old = arith::SelectOp::create(builder, isFirst, old, neutral(i));
      values.push_back(old);
    }
    return values;
  }

  Value neutral(size_t output) {
    auto value = arith::getNeutralElement(reduction.combiners[output]);
    return arith::ConstantOp::create(builder, *value);
  }

  SmallVector<Value> addTerms(SmallVector<Value> sums) {
    int64_t terms = reduction.terms(), rounds = terms / shape.rows;
    Value zero = builder.number(0), one = builder.number(1);
    auto loop =
        scf::ForOp::create(builder, zero, builder.number(rounds), one, sums);
    {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(loop.getBody());
      Value number = builder.add(
          builder.multiply(loop.getInductionVar(), shape.rows), row);
      scf::YieldOp::create(builder, addTerm(number, loop.getRegionIterArgs()));
    }
    sums.assign(loop.getResults().begin(), loop.getResults().end());
    termLoop = loop;
    if (terms % shape.rows == 0)
      return sums;
    Value number = builder.add(row, rounds * shape.rows);
    auto rest = scf::IfOp::create(builder, ValueRange(sums).getTypes(),
                                  builder.isBelow(number, terms),
                                  /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(rest.thenBlock());
    scf::YieldOp::create(builder, addTerm(number, sums));
    builder.setInsertionPointToStart(rest.elseBlock());
    scf::YieldOp::create(builder, sums);
    return llvm::to_vector(ValueRange(rest.getResults()));
  }

  /// Emits the region of the op for term \p number.
  SmallVector<Value> addTerm(Value number, ValueRange sums) {
    return emitter.emitBody(emitter.loadInputs(starts, number), sums, sum,
                            number);
  }

  SmallVector<Value> addThreads(SmallVector<Value> sums) {
    int64_t between = reduction.isAlongRows ? 1 : shape.lanes();
    for (int64_t half = shape.rowsOfWarp(reduction) / 2; half > 0; half /= 2)
      for (auto [i, sum] : llvm::enumerate(sums))
        sum = combine(i, sum, fromLane(sum, half * between));
    return shape.rowsOfWarp(reduction) == shape.rows ? sums : addWarps(sums);
  }

  /// Returns the \p value of another thread of the warp. The numbers of this
  /// thread and of the other thread differ only in bit \p bit.
  Value fromLane(Value value, int64_t bit) {
    Type type = value.getType();
    if (type.isIndex()) {
      Value word =
          arith::IndexCastOp::create(builder, builder.getI64Type(), value);
      return arith::IndexCastOp::create(builder, type, fromLane(word, bit));
    }
    unsigned width = type.getIntOrFloatBitWidth();
    if (width >= 32)
      return mlir::gpu::ShuffleOp::create(builder, value, int32_t(bit), 32,
                                          mlir::gpu::ShuffleMode::XOR)
          .getShuffleResult();
    Type bits = builder.getIntegerType(width);
    Value word = arith::ExtUIOp::create(
        builder, builder.getI32Type(),
        type == bits ? value : arith::BitcastOp::create(builder, bits, value));
    Value other = arith::TruncIOp::create(builder, bits, fromLane(word, bit));
    return type == bits ? other
                        : arith::BitcastOp::create(builder, type, other);
  }

  Value addShared(Type type, int64_t count) {
    auto space = mlir::gpu::AddressSpaceAttr::get(
        builder.getContext(), mlir::gpu::AddressSpace::Workgroup);
    return kernel.addWorkgroupAttribution(
        MemRefType::get({count}, type, MemRefLayoutAttrInterface(), space),
        builder.getLoc());
  }

  /// Adds up a sum from its parts in different warps. In each warp, the first
  /// thread of each sum stores its part. The threads of the first warp add
  /// these parts.
  SmallVector<Value> addWarps(SmallVector<Value> sums) {
    int64_t lanes = shape.lanes(),
            groups = shape.rows / shape.rowsOfWarp(reduction);
    SmallVector<Value> shared;
    for (Value sum : sums)
      shared.push_back(addShared(sum.getType(), groups * lanes));
    {
      OpBuilder::InsertionGuard guard(builder);
      Value isFirst = builder.isBelow(
          builder.remainder(row, shape.rowsOfWarp(reduction)), 1);
      auto storing = scf::IfOp::create(builder, isFirst);
      builder.setInsertionPointToStart(storing.thenBlock());
      Value group = builder.divide(row, shape.rowsOfWarp(reduction));
      Value place = builder.add(builder.multiply(group, lanes), lane);
      for (auto [sum, memory] : llvm::zip(sums, shared))
        builder.store(sum, memory, place);
    }
    mlir::gpu::BarrierOp::create(builder);
    auto adding = scf::IfOp::create(builder, ValueRange(sums).getTypes(),
                                    builder.isBelow(row, 1), /*withElse=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(adding.elseBlock());
    scf::YieldOp::create(builder, sums);
    builder.setInsertionPointToStart(adding.thenBlock());
    SmallVector<Value> added;
    for (auto [i, memory] : llvm::enumerate(shared))
      added.push_back(addGroups(i, sums[i], memory, groups));
    scf::YieldOp::create(builder, added);
    return llvm::to_vector(ValueRange(adding.getResults()));
  }

  /// Adds the parts of a sum from all warps in pairs. The part of the first
  /// warp is \p own.
  Value addGroups(size_t output, Value own, Value memory, int64_t groups) {
    SmallVector<Value> parts{own};
    for (int64_t group = 1; group < groups; ++group)
      parts.push_back(
          builder.load(memory, builder.add(lane, group * shape.lanes())));
    for (size_t half = parts.size() / 2; half > 0; half /= 2)
      for (size_t i = 0; i < half; ++i)
        parts[i] = combine(output, parts[i], parts[i + half]);
    return parts.front();
  }

  /// Combines two parts of a sum by the op with which the region adds a term.
  Value combine(size_t output, Value left, Value right) {
    Operation *clone = builder.clone(*reduction.combiners[output]);
    clone->setOperands({left, right});
    return clone->getResult(0);
  }

  void storeSums(ArrayRef<Value> sums) {
    OpBuilder::InsertionGuard guard(builder);
    Value isStored = shape.rows == 1 ? isSum : builder.isBelow(row, 1);
    if (shape.rows > 1 && isSum)
      isStored = arith::AndIOp::create(builder, isStored, isSum);
    if (isStored) {
      auto guarded = scf::IfOp::create(builder, isStored);
      builder.setInsertionPointToStart(guarded.thenBlock());
    }
    if (epilogue) {
      Value place = starts[op.getDpsInitOperand(0)->getOperandNumber()];
      epilogue->store(epilogue->compute(place, sums)[0]);
      return;
    }
    for (auto [i, sum] : llvm::enumerate(sums))
      emitter.storeOutput(i, starts, sum);
  }

  TileBuilder builder;
  mlir::gpu::GPUFuncOp kernel;
  linalg::LinalgOp op;
  Reduction reduction;
  ReductionShape shape;
  LoopEmitter emitter;
  std::optional<Epilogue> epilogue;
  scf::ForOp termLoop;
  Value row, lane, sum;      ///< The value `lane` is the number of the sum in
                             ///< the block.
  Value isSum;               ///< Whether this thread has a sum, or null if
                             ///< every thread has one.
  SmallVector<Value> starts; ///< The offset of each operand. The offset of a
                             ///< scalar is null.
};

} // namespace

void lowerReduction(RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel,
                    linalg::LinalgOp op, Reduction reduction,
                    ReductionShape shape, linalg::GenericOp epilogue) {
  if (shape.rows > 1)
    sortTerms(op, reduction);
  ReductionLowering(rewriter, kernel, op, std::move(reduction), shape, epilogue)
      .run();
  rewriter.eraseOp(op);
}

} // namespace remat::gpu
