//===- SumTree.cpp - Sums in the order of a GPU's threads -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On a GPU, several threads add up one sum together (Reduction.h). On the CPU
// one thread adds in the same order. A GPU thread has its part of a sum in a
// register, and this code has the part in an element of memory:
//
//   Thread t adds the terms t, t + rows, t + 2 rows and so on. After that, the
//   first half of a warp's threads adds the values of the second half, and so
//   on. The sums of the warps are then added in pairs in the same way.
//
//===----------------------------------------------------------------------===//
#include "Execution/Cpu/Stages.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace remat::execution {

namespace {

class TreeLowering {
public:
  TreeLowering(RewriterBase &rewriter, linalg::LinalgOp op,
               const Reduction &reduction, SumTree tree)
      : builder(op.getLoc(), rewriter), op(op), reduction(reduction),
        tree(tree) {
    builder.setInsertionPoint(op);
    indices.assign(op.getNumLoops(), index(0));
  }

  void run() {
    for (Value init : op.getDpsInits()) {
      Type type = cast<MemRefType>(init.getType()).getElementType();
      threads.push_back(memref::AllocaOp::create(
          builder, MemRefType::get({tree.rows}, type)));
    }
    enter(reduction.parallel);
    start();
    addTerms();
    addPairs(tree.rowsOfWarp, 1);
    addPairs(tree.rows / tree.rowsOfWarp, tree.rowsOfWarp);
    for (auto [memory, init] : llvm::zip(threads, op.getDpsInitsMutable())) {
      Value sum = memref::LoadOp::create(builder, memory, index(0));
      memref::StoreOp::create(builder, sum, init.get(), placeOf(init));
    }
  }

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(builder, value);
  }

  /// Writes a loop, and makes the builder insert into the loop's body.
  Value enter(int64_t size) {
    auto loop = scf::ForOp::create(builder, index(0), index(size), index(1));
    builder.setInsertionPointToStart(loop.getBody());
    return loop.getInductionVar();
  }

  void enter(ArrayRef<LinearLoop> loops) {
    for (LinearLoop loop : loops)
      indices[loop.dimension] = enter(loop.size);
  }

  SmallVector<Value> placeOf(OpOperand &operand) {
    SmallVector<Value> place;
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (unsigned i = 0; i < map.getNumResults(); ++i)
      place.push_back(affine::AffineApplyOp::create(builder, map.getSubMap({i}),
                                                    ValueRange(indices)));
    return place;
  }

  /// The first of the threads that share a sum begins with the output's value.
  /// The other threads begin with the neutral element.
  void start() {
    {
      OpBuilder::InsertionGuard guard(builder);
      Value thread = enter(tree.rows);
      for (auto [memory, combiner] : llvm::zip(threads, reduction.combiners)) {
        Value nothing = arith::ConstantOp::create(
            builder, *arith::getNeutralElement(combiner));
        memref::StoreOp::create(builder, nothing, memory, thread);
      }
    }
    for (auto [memory, init] : llvm::zip(threads, op.getDpsInitsMutable())) {
      Value old = memref::LoadOp::create(builder, init.get(), placeOf(init));
      memref::StoreOp::create(builder, old, memory, index(0));
    }
  }

  void addTerms() {
    OpBuilder::InsertionGuard guard(builder);
    llvm::SaveAndRestore outside(indices);
    enter(reduction.reduced);
    Value term = index(0);
    for (LinearLoop loop : reduction.reduced)
      term = arith::AddIOp::create(
          builder, arith::MulIOp::create(builder, term, index(loop.size)),
          indices[loop.dimension]);
    Value thread = arith::RemUIOp::create(builder, term, index(tree.rows));
    SmallVector<Value> sums;
    for (Value memory : threads)
      sums.push_back(memref::LoadOp::create(builder, memory, thread));
    for (auto [memory, sum] : llvm::zip(threads, emitBody(sums)))
      memref::StoreOp::create(builder, sum, memory, thread);
  }

  /// Emits the region with the inputs at `indices` and the accumulators \p sums
  /// as arguments.
  SmallVector<Value> emitBody(ArrayRef<Value> sums) {
    IRMapping mapping;
    mapping.map(op.getRegionOutputArgs(), sums);
    for (OpOperand *input : op.getDpsInputOperands()) {
      BlockArgument argument = op.getMatchingBlockArgument(input);
      Value value = input->get();
      if (isa<MemRefType>(value.getType()) && !argument.use_empty())
        value = memref::LoadOp::create(builder, value, placeOf(*input));
      mapping.map(argument, value);
    }
    for (Operation &inner : op.getBlock()->without_terminator()) {
      if (auto number = dyn_cast<linalg::IndexOp>(inner))
        mapping.map(number.getResult(), indices[number.getDim()]);
      else
        builder.clone(inner, mapping);
    }
    SmallVector<Value> results;
    for (Value yielded : op.getBlock()->getTerminator()->getOperands())
      results.push_back(mapping.lookupOrDefault(yielded));
    return results;
  }

  /// Adds up each group of \p count values. The distance between two values of
  /// a group is \p between places.
  void addPairs(int64_t count, int64_t between) {
    for (int64_t half = count / 2; half > 0; half /= 2) {
      OpBuilder::InsertionGuard guard(builder);
      Value group = enter(tree.rows / (count * between));
      Value member = enter(half);
      Value left = arith::AddIOp::create(
          builder,
          arith::MulIOp::create(builder, group, index(count * between)),
          arith::MulIOp::create(builder, member, index(between)));
      Value right = arith::AddIOp::create(builder, left, index(half * between));
      for (auto [memory, combiner] : llvm::zip(threads, reduction.combiners)) {
        Value values[] = {memref::LoadOp::create(builder, memory, left),
                          memref::LoadOp::create(builder, memory, right)};
        Operation *sum = builder.clone(*combiner);
        sum->setOperands(values);
        memref::StoreOp::create(builder, sum->getResult(0), memory, left);
      }
    }
  }

  ImplicitLocOpBuilder builder;
  linalg::LinalgOp op;
  const Reduction &reduction;
  SumTree tree;
  SmallVector<Value> indices; ///< The index of each dimension of the op.
  SmallVector<Value> threads; ///< Each thread's part of each output.
};

} // namespace

std::optional<SumTree> treeOf(linalg::LinalgOp op) {
  SharedSum sum = shareSum(op, SumOptions());
  if (!sum.reduction || sum.shape.rows == 1)
    return std::nullopt;
  return SumTree{sum.shape.rows, sum.shape.rowsOfWarp(*sum.reduction)};
}

void lowerToTree(RewriterBase &rewriter, linalg::LinalgOp op, SumTree tree) {
  // The op of a kernel has the form for which the tree was chosen.
  Reduction reduction = *describeReduction(op);
  sortTerms(op, reduction);
  TreeLowering(rewriter, op, reduction, tree).run();
  rewriter.eraseOp(op);
}

} // namespace remat::execution
