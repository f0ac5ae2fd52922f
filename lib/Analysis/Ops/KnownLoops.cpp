//===- KnownLoops.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/KnownLoops.h"

#include "Analysis/Ops/Constants.h"
#include "Analysis/Ops/ForeignOps.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

#include <cmath>

using namespace mlir;
using namespace remat;

bool remat::isKnownLoop(Operation *op) {
  return op->getName().getStringRef() == "stablehlo.while" ||
         isa<scf::ForOp>(op);
}

/// Returns whether \p op, a `stablehlo.while`, has two regions, for its
/// condition and its body, in the form that the analyses expect.
static bool isWellFormed(Operation *op) {
  return op->getNumRegions() == 2 &&
         llvm::all_of(op->getRegions(),
                      [&](Region &region) {
                        return region.hasOneBlock() &&
                               !region.front().empty() &&
                               region.getNumArguments() == op->getNumOperands();
                      }) &&
         op->getNumResults() == op->getNumOperands() &&
         op->getRegion(0).front().back().getNumOperands() == 1 &&
         op->getRegion(1).front().back().getNumOperands() ==
             op->getNumOperands();
}

Block *remat::bodyOfLoop(Operation *op) {
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return loop.getBody();
  return isKnownLoop(op) && isWellFormed(op) ? &op->getRegion(1).front()
                                             : nullptr;
}

static std::optional<double> countSteps(double lower, double upper,
                                        double step) {
  if (step <= 0)
    return std::nullopt;
  return std::max(0.0, std::ceil((upper - lower) / step));
}

static std::optional<double> loopTripCount(LoopLikeOpInterface loop) {
  auto lower = loop.getLoopLowerBounds(), upper = loop.getLoopUpperBounds();
  auto step = loop.getLoopSteps();
  if (!lower || !upper || !step || lower->empty())
    return std::nullopt;
  double product = 1;
  for (auto [l, u, s] : llvm::zip(*lower, *upper, *step)) {
    auto from = getConstantIntValue(l), to = getConstantIntValue(u),
         by = getConstantIntValue(s);
    if (!from || !to || !by)
      return std::nullopt;
    auto count = countSteps(*from, *to, *by);
    if (!count)
      return std::nullopt;
    product *= *count;
  }
  return product;
}

static Operation *definition(Value value, StringRef name) {
  Operation *def = value.getDefiningOp();
  bool named = def && def->getName().stripDialect() == name &&
               def->getNumOperands() == 2;
  return named ? def : nullptr;
}

/// Returns the operands of a region's last op, or nothing for malformed
/// regions.
static ValueRange terminatorOperands(Region &region) {
  if (!region.hasOneBlock() || region.front().empty())
    return {};
  return region.front().back().getOperands();
}

/// Returns whether all values of \p counter, from the first one (\p from) to
/// the last one (\p to), fit into signed 64-bit integers. They must also fit
/// into the counter's type, and must not be negative if it is unsigned.
static bool countsAsSigned(Value counter, int64_t from, int64_t to,
                           int64_t by) {
  Type element = getElementTypeOrSelf(counter.getType());
  if (!element.isInteger() || element.isInteger(1))
    return false;
  unsigned bits = element.getIntOrFloatBitWidth();
  if (element.isUnsignedInteger())
    return from >= 0 && to >= 0 && by >= 0 &&
           (bits > 62 || llvm::isUIntN(bits, to - 1 + by));
  return bits > 62 || llvm::isIntN(bits, to - 1 + by);
}

/// Returns the trip count of `while (i < bound) i += step` if the initial value
/// of i is a constant.
static std::optional<double> whileTripCount(Operation *loop) {
  if (loop->getNumRegions() != 2)
    return std::nullopt;
  ValueRange condition = terminatorOperands(loop->getRegion(0));
  ValueRange next = terminatorOperands(loop->getRegion(1));
  Operation *compare =
      condition.size() == 1 ? definition(condition[0], "compare") : nullptr;
  if (!compare)
    return std::nullopt;
  std::string direction;
  if (Attribute attribute = compare->getAttr(kComparisonDirection))
    llvm::raw_string_ostream(direction) << attribute;
  auto counter = dyn_cast<BlockArgument>(compare->getOperand(0));
  if (!StringRef(direction).contains("LT") || !counter ||
      counter.getOwner() != &loop->getRegion(0).front() ||
      counter.getArgNumber() >= next.size() ||
      counter.getArgNumber() >= loop->getNumOperands())
    return std::nullopt;
  unsigned index = counter.getArgNumber();
  Operation *add = definition(next[index], "add");
  if (!add || add->getOperand(0) != loop->getRegion(1).getArgument(index))
    return std::nullopt;
  auto from = splatInteger(loop->getOperand(index)),
       to = splatInteger(compare->getOperand(1)),
       by = splatInteger(add->getOperand(1));
  if (!from || !to || !by || !countsAsSigned(counter, *from, *to, *by))
    return std::nullopt;
  return countSteps(*from, *to, *by);
}

std::optional<double> remat::tripCount(Operation *op) {
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    return loopTripCount(loop);
  return hasForm(op, ForeignForm::While) ? whileTripCount(op) : std::nullopt;
}
