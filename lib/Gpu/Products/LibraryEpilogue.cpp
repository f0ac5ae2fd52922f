//===- LibraryEpilogue.cpp - Joins a product with the op that reads it ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Gpu/Products/LibraryProduct.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Matchers.h"

#include <cmath>

using namespace mlir;

namespace remat::gpu {

namespace {

/// A sum of the op's operands, each times its factor in `factors`, or the
/// maximum of this sum and zero. The order of the additions in this sum is not
/// fixed, because a library chooses its own order. Before a library stores a
/// result, it can scale the result, add a value, and take the maximum with
/// zero.
struct LinearForm {
  /// The factor of each operand. The factor is 0 if the sum does not contain
  /// the operand.
  SmallVector<double> factors;
  bool relu = false;
};

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

/// The values in a region that are sums of the op's operands, each times a
/// factor.
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

  /// Returns the factors of the sum \p value. Returns null if \p value is not a
  /// sum of operands, each times a factor.
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

  /// The operand \p right of the sum may be null.
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

/// Recognises the elementwise op \p op as a LinearForm. Returns none if the op
/// computes anything else, or does not compute in f32.
std::optional<LinearForm> linearFormOf(linalg::GenericOp op) {
  Value result = op.getBody()->getTerminator()->getOperand(0);
  Value inner = insideRelu(result);
  LinearValues values(op);
  const Factors *factors = values.of(inner ? inner : result);
  if (!factors)
    return std::nullopt;
  return LinearForm{*factors, bool(inner)};
}

/// Sees each operand of an epilogue as a matrix with the shape of the product
/// before the epilogue.
class EpilogueMatrices {
public:
  /// Returns none if \p op is not an epilogue of \p product.
  static std::optional<EpilogueMatrices> of(const LibraryProduct &product,
                                            linalg::GenericOp op) {
    auto described = describeEpilogue(op, product.c);
    if (!described ||
        llvm::any_of(described->first.operands, [](const LinearOperand &each) {
          return each.operand && each.first != 0;
        }))
      return std::nullopt;
    return EpilogueMatrices{product.product, std::move(described->first),
                            described->second};
  }

  /// Returns operand \p i of the epilogue as a matrix with contiguous rows or
  /// columns.
  std::optional<GpuMatrix> matrix(unsigned i) const {
    return matrixOf(rowStep(i), columnStep(i), batchStep(i), product.rows,
                    product.columns, loops.operands[i].span * kFloat);
  }

  /// Returns whether operand \p i is a bias: it has one element for each row of
  /// C, or for each column of C if \p areRows is false.
  bool isBias(unsigned i, bool areRows) const {
    auto along = areRows ? rowStep(i) : columnStep(i);
    auto across = areRows ? columnStep(i) : rowStep(i);
    return along == 1 && across == 0 && batchStep(i) == 0;
  }

  GpuProduct product;
  LinearLoops loops;
  unsigned summed; ///< The number of the operand that is the product.

private:
  std::optional<int64_t> rowStep(unsigned i) const {
    return stepAlong(i, product.c.rowStep, product.rows);
  }
  std::optional<int64_t> columnStep(unsigned i) const {
    return stepAlong(i, product.c.columnStep, product.columns);
  }
  std::optional<int64_t> batchStep(unsigned i) const {
    return stepAlong(i, product.c.batchStep, product.batch);
  }

  /// Returns by how many elements operand \p i moves if the place in C moves by
  /// \p step elements. The place in C moves \p count times. Returns none if
  /// operand \p i does not move by the same number of elements each time.
  std::optional<int64_t> stepAlong(unsigned i, int64_t step,
                                   int64_t count) const {
    if (count == 1)
      return 0;
    std::optional<int64_t> result;
    for (const LinearLoop &loop : loops.parallel) {
      int64_t each = loops.operands[summed].steps[loop.dimension];
      int64_t low = std::max(step, each);
      int64_t high = std::min(step * count, each * loop.size);
      if (low >= high)
        continue;
      if (low % each != 0 || low % step != 0)
        return std::nullopt;
      // If the place in C moves by `low` elements, operand i moves by `moved`
      // elements. `low` is low / step times as large as \p step.
      int64_t moved = loops.operands[i].steps[loop.dimension] * (low / each);
      if (moved % (low / step) != 0)
        return std::nullopt;
      moved /= low / step;
      if (result && *result != moved)
        return std::nullopt;
      result = moved;
    }
    return result;
  }
};

/// Adds the operands of an epilogue to the description of a product.
class EpilogueTerms {
public:
  EpilogueTerms(LibraryProduct &found, const EpilogueMatrices &matrices)
      : found(found), matrices(matrices) {}

  /// Sets the result. The function setResult must be called before the other
  /// functions. Returns false if the result of the epilogue is not a matrix.
  bool setResult(OpOperand &output) {
    unsigned i = output.getOperandNumber();
    auto result = matrices.matrix(i);
    if (!result)
      return false;
    product.c = *result;
    found.c = output.get();
    areRows = product.c.rowStep == 1;
    return true;
  }

  /// Adds \p factor times \p operand to the product. Returns false if the
  /// product cannot add this operand as well.
  bool add(OpOperand &operand, float factor) {
    unsigned i = operand.getOperandNumber();
    if (!std::isfinite(factor) || (i == matrices.summed && factor == 0))
      return false;
    if (factor == 0)
      return true;
    if (i == matrices.summed) {
      product.epilogue.scale = factor;
      return true;
    }
    return (factor == 1 && addBias(operand)) || addMatrix(operand, factor);
  }

private:
  bool addBias(OpOperand &operand) {
    if (found.bias || !matrices.isBias(operand.getOperandNumber(), areRows))
      return false;
    found.bias = operand.get();
    product.epilogue.biasBytes =
        kFloat * (areRows ? product.rows : product.columns);
    return true;
  }

  bool addMatrix(OpOperand &operand, float factor) {
    auto matrix = matrices.matrix(operand.getOperandNumber());
    if (found.addend || !matrix || (matrix->rowStep == 1) != areRows)
      return false;
    found.addend = operand.get();
    product.epilogue.addendScale = factor;
    product.epilogue.addend = *matrix;
    return true;
  }

  LibraryProduct &found;
  GpuProduct &product = found.product;
  const EpilogueMatrices &matrices;
  bool areRows = false; ///< Whether the rows of the result are contiguous.
};

} // namespace

std::optional<LibraryProduct> matchLibraryProduct(KernelOps ops) {
  auto found = matchLibraryProduct(ops.op);
  if (!found || !ops.epilogue)
    return found;
  auto matrices = EpilogueMatrices::of(*found, ops.epilogue);
  auto form = linearFormOf(ops.epilogue);
  if (!matrices || !form)
    return std::nullopt;
  EpilogueTerms terms(*found, *matrices);
  if (!terms.setResult(*ops.epilogue.getDpsInitOperand(0)))
    return std::nullopt;
  for (OpOperand &operand : ops.epilogue->getOpOperands())
    if (!terms.add(operand, float(form->factors[operand.getOperandNumber()])))
      return std::nullopt;
  found->product.epilogue.relu = form->relu;
  found->product.alignment = alignmentOf(*found);
  return found;
}

} // namespace remat::gpu
