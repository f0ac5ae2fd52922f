//===- LibraryEpilogue.cpp - Products with the op that reads them ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Products/LibraryProduct.h"
#include "Gpu/Products/LinearForm.h"

#include <cmath>

using namespace mlir;

namespace remat::gpu {

namespace {

/// Sees the operands of an epilogue as matrices of the product before it.
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

  /// Returns whether operand \p i has one element for each row of C. If \p
  /// areRows is false, the element must be for each column instead.
  bool isBias(unsigned i, bool areRows) const {
    auto along = areRows ? rowStep(i) : columnStep(i);
    auto across = areRows ? columnStep(i) : rowStep(i);
    return along == 1 && across == 0 && batchStep(i) == 0;
  }

  GpuProduct product;
  LinearLoops loops;
  unsigned summed; ///< The operand that is the product.

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

  /// Returns by how many elements operand \p i moves if the product moves by \p
  /// step elements. The product moves \p count times. Returns none if the
  /// number varies.
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
      // A step of `low` moves operand i by `moved` elements. It is low / step
      // steps of the product.
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

  /// Sets the result. This function must be called first. Returns false if the
  /// result is not a matrix.
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

  /// Adds \p factor times \p operand. Returns false if the product cannot add
  /// another operand.
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
