//===- LinearLoops.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Sums/LinearLoops.h"

#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::execution {

/// Returns the places of \p operand in memory, or none if they are not linear
/// in the loops.
static std::optional<LinearOperand>
placesOf(linalg::LinalgOp op, OpOperand &operand, ArrayRef<int64_t> sizes) {
  LinearOperand result;
  if (!op.payloadUsesValueFromOperand(&operand) && !op.isDpsInit(&operand))
    return result;
  result.operand = &operand;
  result.steps.assign(sizes.size(), 0);
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  if (!type)
    return result;
  auto [strides, offset] = type.getStridesAndOffset();
  AffineMap map = op.getMatchingIndexingMap(&operand);
  for (auto [expr, stride] : llvm::zip(map.getResults(), strides)) {
    SmallVector<int64_t> flat;
    if (ShapedType::isDynamic(stride) ||
        failed(getFlattenedAffineExpr(expr, sizes.size(), 0, &flat)) ||
        flat.size() != sizes.size() + 1)
      return std::nullopt;
    for (size_t i = 0; i < sizes.size(); ++i)
      result.steps[i] += flat[i] * stride;
    result.first += flat.back() * stride;
  }
  result.span += result.first;
  for (auto [step, size] : llvm::zip(result.steps, sizes)) {
    if (step < 0 || llvm::MulOverflow(step, size - 1, offset) ||
        llvm::AddOverflow(result.span, offset, result.span))
      return std::nullopt;
  }
  if (result.first < 0 || result.span > INT32_MAX)
    return std::nullopt;
  return result;
}

int64_t LinearLoops::results() const { return iterationsOf(parallel); }
int64_t LinearLoops::terms() const { return iterationsOf(reduced); }

std::optional<LinearLoops> describeLoops(linalg::LinalgOp op) {
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  LinearLoops result;
  int64_t iterations = 1;
  for (auto [i, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (ShapedType::isDynamic(sizes[i]) || sizes[i] <= 0 ||
        llvm::MulOverflow(iterations, sizes[i], iterations))
      return std::nullopt;
    bool isReduced = kind == utils::IteratorType::reduction;
    (isReduced ? result.reduced : result.parallel)
        .push_back({unsigned(i), sizes[i]});
  }
  if (result.results() > INT32_MAX / 2 || result.terms() > INT32_MAX / 2)
    return std::nullopt;
  for (OpOperand &operand : op->getOpOperands()) {
    auto places = placesOf(op, operand, sizes);
    if (!places)
      return std::nullopt;
    result.operands.push_back(std::move(*places));
  }
  return result;
}

void sortByStep(MutableArrayRef<LinearLoop> loops, ArrayRef<int64_t> steps) {
  llvm::stable_sort(loops, [&](LinearLoop a, LinearLoop b) {
    int64_t left = steps[a.dimension], right = steps[b.dimension];
    return left == 0 || right == 0 ? left == 0 && right != 0 : left > right;
  });
}

} // namespace remat::execution
