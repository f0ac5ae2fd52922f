//===- Reduction.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Reduction.h"

#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::gpu {

namespace {

/// A sum of fewer terms is not worth sharing, and a thread has as many at
/// least.
constexpr int64_t kFewTerms = 32, kTermsOfThread = 4;
/// Neighbouring sums that a group of threads reads: as many floats fill a line
/// of memory, or a sector of it.
constexpr int64_t kLine = 32, kSector = 8;
/// Terms below which a launch is not large.
constexpr int64_t kLargeLaunch = int64_t(1) << 20;

int64_t product(ArrayRef<ReductionLoop> loops) {
  int64_t product = 1;
  for (const ReductionLoop &loop : loops)
    product *= loop.size;
  return product;
}

/// The places of \p operand; none if they are not linear.
std::optional<ReductionOperand>
placesOf(linalg::LinalgOp op, OpOperand &operand, ArrayRef<int64_t> sizes) {
  ReductionOperand result;
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

bool isAssociative(Operation *op) {
  return isa<arith::AddFOp, arith::MulFOp, arith::MaximumFOp, arith::MinimumFOp,
             arith::MaxNumFOp, arith::MinNumFOp, arith::AddIOp, arith::MulIOp,
             arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp, arith::MinUIOp,
             arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op);
}

/// The op that combines each output with what is reduced into it; empty if
/// there is an output without one.
SmallVector<Operation *> combinersOf(linalg::LinalgOp op) {
  SmallVector<Operation *> combiners;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
    SmallVector<Operation *> found;
    if (!matchReduction(op.getRegionOutputArgs(), i, found) ||
        found.size() != 1 || !isAssociative(found[0]) ||
        !arith::getNeutralElement(found[0]))
      return {};
    combiners.push_back(found[0]);
  }
  return combiners;
}

/// The input that the op reads most of; null if it reads none.
const ReductionOperand *largestInput(linalg::LinalgOp op,
                                     const Reduction &reduction) {
  const ReductionOperand *largest = nullptr;
  for (const ReductionOperand &each : reduction.operands)
    if (each.operand && op.isDpsInput(each.operand) &&
        isa<MemRefType>(each.operand->get().getType()) &&
        (!largest || each.span > largest->span))
      largest = &each;
  return largest;
}

/// What is nearest in memory comes last; what the input does not move with
/// stays in front.
void sortByStep(MutableArrayRef<ReductionLoop> loops, ArrayRef<int64_t> steps) {
  llvm::stable_sort(loops, [&](ReductionLoop a, ReductionLoop b) {
    int64_t left = steps[a.dimension], right = steps[b.dimension];
    return left == 0 || right == 0 ? left == 0 && right != 0 : left > right;
  });
}

} // namespace

int64_t Reduction::sums() const { return product(parallel); }
int64_t Reduction::terms() const { return product(reduced); }

std::optional<Reduction> describeReduction(linalg::LinalgOp op) {
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  Reduction result;
  int64_t iterations = 1;
  for (auto [i, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (ShapedType::isDynamic(sizes[i]) || sizes[i] <= 0 ||
        llvm::MulOverflow(iterations, sizes[i], iterations))
      return std::nullopt;
    bool isReduced = kind == utils::IteratorType::reduction;
    (isReduced ? result.reduced : result.parallel)
        .push_back({unsigned(i), sizes[i]});
  }
  if (result.reduced.empty() || result.sums() > INT32_MAX / 2 ||
      result.terms() > INT32_MAX / 2)
    return std::nullopt;
  for (OpOperand &operand : op->getOpOperands()) {
    auto places = placesOf(op, operand, sizes);
    if (!places)
      return std::nullopt;
    if (op.isDpsInit(&operand))
      for (const ReductionLoop &loop : result.reduced)
        if (places->steps[loop.dimension] != 0)
          return std::nullopt;
    result.operands.push_back(std::move(*places));
  }
  result.combiners = combinersOf(op);
  if (const ReductionOperand *largest = largestInput(op, result)) {
    sortByStep(result.parallel, largest->steps);
    result.isAlongRows = llvm::any_of(result.reduced, [&](ReductionLoop loop) {
      return loop.size > 1 && largest->steps[loop.dimension] == 1;
    });
  }
  return result;
}

ReductionShape shapeReduction(const Reduction &reduction, bool inOrder,
                              int64_t blockSize) {
  constexpr int64_t kWarp = 32, kMostThreads = 256;
  int64_t sums = reduction.sums(), terms = reduction.terms();
  ReductionShape shape;
  if (!inOrder && !reduction.combiners.empty() && terms >= kFewTerms) {
    shape.threads =
        llvm::bit_floor(uint64_t(std::min<int64_t>(blockSize, kMostThreads)));
    bool isLarge = sums * terms >= kLargeLaunch && sums >= kLine;
    int64_t lanes = reduction.isAlongRows ? 1 : isLarge ? kLine : kSector;
    int64_t always = reduction.isAlongRows ? kWarp : 1;
    while (shape.rows < shape.threads / lanes &&
           terms >= 2 * shape.rows * kTermsOfThread &&
           (shape.rows < always || sums * shape.rows < kThreadsToFill))
      shape.rows *= 2;
  }
  if (shape.rows == 1)
    shape.threads =
        sums == 1 ? 1
                  : std::min(blockSize, int64_t(llvm::alignTo(sums, kWarp)));
  return shape;
}

void sortTerms(linalg::LinalgOp op, Reduction &reduction) {
  if (const ReductionOperand *largest = largestInput(op, reduction))
    sortByStep(reduction.reduced, largest->steps);
}

int64_t partsOf(const Reduction &reduction) {
  constexpr int64_t kMostThreads = 256, kLongLoop = 64, kShortLoop = 16;
  ReductionShape shape = shapeReduction(reduction, false, kMostThreads);
  int64_t sums = reduction.sums(), terms = reduction.terms();
  int64_t threads = sums * shape.rows, each = terms / shape.rows;
  if (reduction.combiners.empty() || each < kLongLoop ||
      2 * threads > kThreadsToFill)
    return 1;
  return std::min(kThreadsToFill / threads, each / kShortLoop);
}

} // namespace remat::gpu
