//===- Reduction.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Sums/Reduction.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::execution {

namespace {

/// Threads do not share sums of fewer than kFewTerms terms. Each thread adds at
/// least kTermsOfThread terms.
constexpr int64_t kFewTerms = 32, kTermsOfThread = 4;
/// Neighbours in memory may belong to different sums. A block of threads then
/// computes at least as many neighbouring sums as the number of floats in a
/// line of memory (kLine), or in a sector (kSector).
constexpr int64_t kLine = 32, kSector = 8;
constexpr int64_t kWarp = 32;
/// A launch with fewer terms than kLargeLaunch is small.
constexpr int64_t kLargeLaunch = int64_t(1) << 20;

bool isAssociative(Operation *op) {
  return isa<arith::AddFOp, arith::MulFOp, arith::MaximumFOp, arith::MinimumFOp,
             arith::MaxNumFOp, arith::MinNumFOp, arith::AddIOp, arith::MulIOp,
             arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp, arith::MinUIOp,
             arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op);
}

/// Returns for each output the op that combines the reduced values with it. If
/// an output has no such op, returns an empty list.
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

/// Returns the input with the most elements that the op reads, or null.
const LinearOperand *largestInput(linalg::LinalgOp op,
                                  const Reduction &reduction) {
  const LinearOperand *largest = nullptr;
  for (const LinearOperand &each : reduction.operands)
    if (each.operand && op.isDpsInput(each.operand) &&
        isa<MemRefType>(each.operand->get().getType()) &&
        (!largest || each.span > largest->span))
      largest = &each;
  return largest;
}

} // namespace

std::optional<Reduction> describeReduction(linalg::LinalgOp op) {
  if (op.getNumReductionLoops() == 0)
    return std::nullopt;
  auto loops = describeLoops(op);
  if (!loops)
    return std::nullopt;
  Reduction result{std::move(*loops), {}, false};
  for (OpOperand &init : op.getDpsInitsMutable()) {
    const LinearOperand &output = result.operands[init.getOperandNumber()];
    for (const LinearLoop &loop : result.reduced)
      if (output.steps[loop.dimension] != 0)
        return std::nullopt;
  }
  result.combiners = combinersOf(op);
  if (const LinearOperand *largest = largestInput(op, result)) {
    sortByStep(result.parallel, largest->steps);
    result.isAlongRows = llvm::any_of(result.reduced, [&](LinearLoop loop) {
      return loop.size > 1 && largest->steps[loop.dimension] == 1;
    });
  }
  return result;
}

int64_t ReductionShape::rowsOfWarp(const Reduction &reduction) const {
  int64_t between = reduction.isAlongRows ? 1 : lanes();
  return std::max<int64_t>(1, std::min(rows, kWarp / between));
}

ReductionShape shapeReduction(const Reduction &reduction, bool inOrder,
                              int64_t blockSize) {
  constexpr int64_t kMostThreads = 256;
  int64_t sums = reduction.results(), terms = reduction.terms();
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
  if (const LinearOperand *largest = largestInput(op, reduction))
    sortByStep(reduction.reduced, largest->steps);
}

int64_t partsOf(const Reduction &reduction) {
  constexpr int64_t kMostThreads = 256, kLongLoop = 64, kShortLoop = 16;
  ReductionShape shape = shapeReduction(reduction, false, kMostThreads);
  int64_t sums = reduction.results(), terms = reduction.terms();
  int64_t threads = sums * shape.rows, each = terms / shape.rows;
  if (reduction.combiners.empty() || each < kLongLoop ||
      2 * threads > kThreadsToFill)
    return 1;
  return std::min(kThreadsToFill / threads, each / kShortLoop);
}

} // namespace remat::execution
