//===- LinearForm.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Products/LinearForm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace remat::gpu {

namespace {

/// One factor for each operand.
using Factors = SmallVector<double>;

bool isZero(Value value) { return matchPattern(value, m_AnyZeroFloat()); }

/// If \p value is the maximum of x and zero, returns x. Otherwise returns null.
Value insideRelu(Value value) {
  if (auto most = value.getDefiningOp<arith::MaximumFOp>())
    return isZero(most.getRhs())   ? most.getLhs()
           : isZero(most.getLhs()) ? most.getRhs()
                                   : Value();
  auto select = value.getDefiningOp<arith::SelectOp>();
  auto compare = select ? select.getCondition().getDefiningOp<arith::CmpFOp>()
                        : arith::CmpFOp();
  if (!compare || !isZero(select.getFalseValue()) ||
      !isZero(compare.getRhs()) || compare.getLhs() != select.getTrueValue())
    return Value();
  using Predicate = arith::CmpFPredicate;
  return llvm::is_contained(
             {Predicate::OGT, Predicate::OGE, Predicate::UGT, Predicate::UGE},
             compare.getPredicate())
             ? select.getTrueValue()
             : Value();
}

/// The values in a region that are sums of operands, each times a factor.
class LinearValues {
public:
  explicit LinearValues(linalg::GenericOp op) {
    for (BlockArgument argument : op.getBody()->getArguments()) {
      Factors factors(op->getNumOperands(), 0.0);
      factors[argument.getArgNumber()] = 1;
      add(argument, factors);
    }
    for (Operation &inner : *op.getBody())
      if (auto factors = ofResult(inner))
        add(inner.getResult(0), *factors);
  }

  /// Returns null if \p value is not such a sum.
  const Factors *of(Value value) const {
    auto found = known.find(value);
    return found == known.end() ? nullptr : &found->second;
  }

private:
  void add(Value value, Factors factors) {
    if (value.getType().isF32())
      known.try_emplace(value, std::move(factors));
  }

  std::optional<Factors> ofResult(Operation &op) {
    if (isa<arith::NegFOp>(op))
      return sum(op.getOperand(0), -1, Value(), 0);
    if (isa<arith::AddFOp>(op))
      return sum(op.getOperand(0), 1, op.getOperand(1), 1);
    if (isa<arith::SubFOp>(op))
      return sum(op.getOperand(0), 1, op.getOperand(1), -1);
    if (isa<arith::MulFOp>(op))
      for (unsigned i : {0, 1}) {
        APFloat constant(0.0f);
        if (matchPattern(op.getOperand(i), m_ConstantFloat(&constant)))
          return sum(op.getOperand(1 - i), constant.convertToDouble(), Value(),
                     0);
      }
    return std::nullopt;
  }

  /// \p right may be null.
  std::optional<Factors> sum(Value left, double ofLeft, Value right,
                             double ofRight) {
    const Factors *first = of(left), *second = right ? of(right) : nullptr;
    if (!first || (right && !second))
      return std::nullopt;
    Factors result = *first;
    for (size_t i = 0; i < result.size(); ++i)
      result[i] = ofLeft * result[i] + (second ? ofRight * (*second)[i] : 0);
    return result;
  }

  DenseMap<Value, Factors> known;
};

} // namespace

std::optional<LinearForm> linearFormOf(linalg::GenericOp op) {
  Value result = op.getBody()->getTerminator()->getOperand(0);
  Value inner = insideRelu(result);
  LinearValues values(op);
  const Factors *factors = values.of(inner ? inner : result);
  if (!factors)
    return std::nullopt;
  return LinearForm{*factors, bool(inner)};
}

} // namespace remat::gpu
