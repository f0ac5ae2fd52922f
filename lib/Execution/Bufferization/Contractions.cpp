//===- Contractions.cpp - Ops that the runtime's kernel computes ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Bufferization/Contractions.h"

#include "mlir/Dialect/Affine/Analysis/AffineStructures.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace remat::execution {

namespace {

constexpr int64_t kFewestIterations = 4;

template <typename Op> Op plain(Value value) {
  auto op = value.getDefiningOp<Op>();
  return op && op.getFastmath() == arith::FastMathFlags::none ? op : Op();
}

/// A factor of a product: an argument of the region, and the type to which this
/// argument is rounded.
struct Factor {
  Value argument;
  Type rounded;
};

/// Returns the 16-bit factor that is converted to f32 to make \p value.
Factor factorOf(Value value, bool allowsRounding) {
  auto widened = value.getDefiningOp<arith::ExtFOp>();
  if (!widened || !isa<BFloat16Type, Float16Type>(widened.getIn().getType()))
    return {value, Type()};
  auto rounded = widened.getIn().getDefiningOp<arith::TruncFOp>();
  if (allowsRounding && rounded && !rounded.getRoundingmode() &&
      rounded.getFastmath().value_or(arith::FastMathFlags::none) ==
          arith::FastMathFlags::none &&
      rounded.getIn().getType().isF32())
    return {rounded.getIn(), rounded.getType()};
  return {widened.getIn(), Type()};
}

/// Returns the types to which a and b are rounded in \p op. The region of the
/// op must be c + a * b in f32, with a rounding of the product and a rounding
/// of the sum.
std::optional<std::pair<Type, Type>> roundingOf(linalg::LinalgOp op,
                                                bool allowsRounding) {
  Block *body = op.getBlock();
  if (body->getNumArguments() != 3 ||
      !body->getTerminator()->getOperand(0).getType().isF32())
    return std::nullopt;
  auto sum = plain<arith::AddFOp>(body->getTerminator()->getOperand(0));
  if (!sum)
    return std::nullopt;
  for (auto [side, other] : {std::pair{sum.getLhs(), sum.getRhs()},
                             std::pair{sum.getRhs(), sum.getLhs()}}) {
    auto product = plain<arith::MulFOp>(side);
    if (!product)
      continue;
    Factor x = factorOf(product.getLhs(), allowsRounding),
           y = factorOf(product.getRhs(), allowsRounding);
    if (x.argument != body->getArgument(0))
      std::swap(x, y);
    if (x.argument == body->getArgument(0) &&
        y.argument == body->getArgument(1) && other == body->getArgument(2))
      return std::pair{x.rounded, y.rounded};
    return std::nullopt;
  }
  return std::nullopt;
}

/// Returns for each loop by how many elements \p operand moves if the loop
/// advances by one. The offset must be linear in the loops, and 0 at the first
/// iteration.
std::optional<SmallVector<int64_t>> stepsOf(linalg::LinalgOp op,
                                            OpOperand &operand) {
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!type || failed(type.getStridesAndOffset(strides, offset)) ||
      llvm::is_contained(strides, ShapedType::kDynamic))
    return std::nullopt;
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<int64_t> steps(map.getNumDims());
  for (auto [expr, stride] : llvm::zip(map.getResults(), strides)) {
    // The factors of the dims in the index expression, followed by its
    // constant.
    SmallVector<int64_t> flat;
    if (failed(getFlattenedAffineExpr(expr, map.getNumDims(), 0, &flat)) ||
        flat.size() != steps.size() + 1 || flat.back() != 0)
      return std::nullopt;
    for (size_t i = 0; i < steps.size(); ++i)
      steps[i] += flat[i] * stride;
  }
  return steps;
}

struct Loop {
  int64_t size, a, b, c;
};

struct LoopGroups {
  SmallVector<Loop> batch, m, n, k;
};

int64_t iterations(ArrayRef<Loop> loops) {
  int64_t product = 1;
  for (const Loop &loop : loops)
    product *= loop.size;
  return product;
}

/// The order of the k loops is the order in which the products are added. The
/// loops of m, n and the batch are sorted by their stride in C, from the
/// largest stride to the smallest.
LoopGroups sortLoops(linalg::LinalgOp op, ArrayRef<Loop> loops) {
  LoopGroups groups;
  for (auto [loop, kind] : llvm::zip(loops, op.getIteratorTypesArray())) {
    if (loop.size == 1)
      continue;
    if (kind == utils::IteratorType::reduction)
      groups.k.push_back(loop);
    else if (loop.a != 0 && loop.b == 0)
      groups.m.push_back(loop);
    else if (loop.a == 0 && loop.b != 0)
      groups.n.push_back(loop);
    else
      groups.batch.push_back(loop);
  }
  for (auto *group : {&groups.batch, &groups.m, &groups.n})
    llvm::stable_sort(*group,
                      [](const Loop &x, const Loop &y) { return x.c > y.c; });
  return groups;
}

void exchangeOperands(LoopGroups &groups) {
  std::swap(groups.m, groups.n);
  for (auto *group : {&groups.batch, &groups.m, &groups.n, &groups.k})
    for (Loop &loop : *group)
      std::swap(loop.a, loop.b);
}

SmallVector<int64_t> describe(const LoopGroups &groups) {
  const SmallVector<Loop> *all[] = {&groups.batch, &groups.m, &groups.n,
                                    &groups.k};
  SmallVector<int64_t> result;
  for (const auto *group : all)
    result.push_back(group->size());
  for (const auto *group : all)
    for (const Loop &loop : *group)
      result.append({loop.size, loop.a, loop.b, loop.c});
  return result;
}

/// Returns true if iterations that differ in m, n or batch write different
/// elements of C, and if no loop of k moves in C.
bool isProper(linalg::LinalgOp op, ArrayRef<Loop> loops) {
  OpOperand *result = op.getDpsInitOperand(0);
  if (!op.getMatchingIndexingMap(result).isProjectedPermutation())
    return false;
  for (auto [loop, kind] : llvm::zip(loops, op.getIteratorTypesArray()))
    if (loop.size == 0 ||
        (loop.size > 1 &&
         (loop.c == 0) != (kind == utils::IteratorType::reduction)))
      return false;
  return true;
}

} // namespace

std::optional<Contraction> matchContraction(linalg::LinalgOp op,
                                            bool allowsRounding) {
  if (op->getNumOperands() != 3 || op.getNumDpsInits() != 1 ||
      op.getNumDpsInputs() != 2)
    return std::nullopt;
  auto rounding = roundingOf(op, allowsRounding);
  if (!rounding)
    return std::nullopt;
  auto a = stepsOf(op, op->getOpOperand(0));
  auto b = stepsOf(op, op->getOpOperand(1));
  auto c = stepsOf(op, op->getOpOperand(2));
  if (!a || !b || !c)
    return std::nullopt;
  SmallVector<Loop> loops;
  for (auto [i, size] : llvm::enumerate(op.getStaticLoopRanges()))
    loops.push_back({size, (*a)[i], (*b)[i], (*c)[i]});
  if (!isProper(op, loops))
    return std::nullopt;
  LoopGroups groups = sortLoops(op, loops);
  if (iterations(groups.m) < kFewestIterations ||
      iterations(groups.n) < kFewestIterations)
    return std::nullopt;
  Value left = op->getOperand(0), right = op->getOperand(1);
  auto [roundA, roundB] = *rounding;
  // The elements of a tile of C are stored in whole vectors along n.
  if (groups.m.back().c < groups.n.back().c) {
    exchangeOperands(groups);
    std::swap(left, right);
    std::swap(roundA, roundB);
  }
  return Contraction{left,   right, op->getOperand(2), describe(groups),
                     roundA, roundB};
}

} // namespace remat::execution
