//===- Kinds.cpp - Sorts structured ops into kinds ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Costs/Work.h"
#include "Analysis/Storage/Storage.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace remat;

/// Returns whether a result of the indexing map is a sum of dimensions (`d1 * 2
/// + d4`), as for a window.
static bool hasWindow(AffineMap map) {
  return llvm::any_of(map.getResults(), [](AffineExpr expr) {
    auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
    return sum && sum.getKind() == AffineExprKind::Add;
  });
}

namespace {
/// The loops of a structured op along which one of its inputs moves.
struct InputLoops {
  llvm::SmallBitVector parallel, reduction;
  bool window = false;
};
} // namespace

static SmallVector<InputLoops> inputLoops(linalg::LinalgOp op,
                                          ArrayRef<int64_t> ranges) {
  auto iterators = op.getIteratorTypesArray();
  SmallVector<InputLoops> inputs;
  for (OpOperand *operand : op.getDpsInputOperands()) {
    if (!isa<RankedTensorType, MemRefType>(operand->get().getType()))
      continue;
    AffineMap map = op.getMatchingIndexingMap(operand);
    InputLoops loops;
    loops.parallel.resize(op.getNumLoops());
    loops.reduction.resize(op.getNumLoops());
    for (unsigned d = 0; d < op.getNumLoops(); ++d)
      if (ranges[d] != 1 && map.isFunctionOfDim(d))
        (iterators[d] == mlir::utils::IteratorType::parallel ? loops.parallel
                                                             : loops.reduction)
            .set(d);
    loops.window = hasWindow(map);
    inputs.push_back(loops);
  }
  return inputs;
}

/// Returns whether two inputs are multiplied along a common reduction loop, and
/// each of the two moves along a parallel loop that the other input does not
/// have. The two parallel loops are called M and N. An op without the loops M
/// and N does only about one arithmetic op for each element that it reads. An
/// example of an op without them is a sum of batch norm.
static bool isContraction(ArrayRef<InputLoops> inputs, bool &window) {
  for (const InputLoops &a : inputs)
    for (const InputLoops &b : inputs) {
      bool common = a.reduction.anyCommon(b.reduction);
      if (!common || !a.parallel.test(b.parallel) ||
          !b.parallel.test(a.parallel))
        continue;
      window = a.window || b.window;
      return true;
    }
  return false;
}

static bool multiplies(linalg::LinalgOp op) {
  return llvm::any_of(*op.getBlock(), [](Operation &nested) {
    return isa<arith::MulFOp, arith::MulIOp, complex::MulOp, arith::AndIOp>(
        nested);
  });
}

static OpKind linalgKind(linalg::LinalgOp op) {
  StringRef name = op->getName().stripDialect();
  if (name.starts_with("conv_") || name.starts_with("depthwise_conv_"))
    return OpKind::Convolution;
  SmallVector<int64_t> ranges = loopRanges(op);
  if (op.getNumReductionLoops() != 0) {
    bool window = false;
    if (!multiplies(op) || !isContraction(inputLoops(op, ranges), window))
      return OpKind::Reduce;
    return window ? OpKind::Convolution : OpKind::MatMul;
  }
  for (Region &region : op->getRegions())
    if (regionFlops(region) != 0)
      return OpKind::Elementwise;
  return OpKind::Move;
}

OpKind remat::kindOf(Operation *op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return linalgKind(linalgOp);
  if (auto foreign = lookUpForeign(op))
    return foreign->kind;
  if (isa<LoopLikeOpInterface>(op))
    return OpKind::Loop;
  if (llvm::none_of(op->getResultTypes(), llvm::IsaPred<TensorType>))
    return OpKind::Scalar;
  if (isa_and_present<tensor::TensorDialect>(op->getDialect()) ||
      isa<linalg::PackOp, linalg::UnPackOp>(op) || viewSource(op) ||
      op->hasTrait<OpTrait::ConstantLike>())
    return OpKind::Move;
  return scalarFlops(op) != 0 ? OpKind::Elementwise : OpKind::Other;
}
