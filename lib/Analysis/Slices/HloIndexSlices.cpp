//===- HloIndexSlices.cpp - Slices of ops that look up by index -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Slices/HloSlicing.h"

#include "llvm/Support/ScopedPrinter.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace remat;

/// Returns the position of the indices' dimension \p dim among all dimensions
/// of the indices except \p vector.
static int64_t amongIndices(int64_t dim, int64_t vector) {
  return dim > vector ? dim - 1 : dim;
}

/// Returns the dimension that has the position \p place among all dimensions
/// that are not in the list \p others.
static int64_t besides(ArrayRef<int64_t> others, int64_t place) {
  int64_t dim = 0;
  for (;; ++dim)
    if (!llvm::is_contained(others, dim) && place-- == 0)
      return dim;
}

static int64_t vectorDim(Attribute dims) {
  std::string text = llvm::to_string(dims);
  StringRef rest = StringRef(text).split("index_vector_dim = ").second;
  int64_t dim = 0;
  rest.consumeInteger(10, dim);
  return dim;
}

bool HloSlicing::gather(Slot slot) {
  Attribute dims = op->getAttr("dimension_numbers");
  auto offsets = listInAttribute(dims, "offset_dims");
  auto ofOperand = listInAttribute(dims, "operand_batching_dims");
  auto ofIndices = listInAttribute(dims, "start_indices_batching_dims");
  return byIndex(slot, offsets, ofOperand, ofIndices, vectorDim(dims),
                 op->getResult(0), slices.results[0], slot.isResult);
}

/// The rule for a scatter treats its updates like the result of a gather.
bool HloSlicing::scatter(Slot slot) {
  if (op->getNumOperands() != 3 || op->getNumResults() != 1)
    return fail("scatters more than one tensor");
  Attribute dims = op->getAttr("scatter_dimension_numbers");
  auto windows = listInAttribute(dims, "update_window_dims");
  auto ofOperand = listInAttribute(dims, "input_batching_dims");
  auto ofIndices = listInAttribute(dims, "scatter_indices_batching_dims");
  bool ofWhole = slot.isResult || slot.index == 0;
  Slot inGather = slot;
  if (ofWhole)
    inGather = Slot{false, 0, slot.where};
  if (!byIndex(inGather, windows, ofOperand, ofIndices, vectorDim(dims),
               op->getOperand(2), slices.operands[2],
               !ofWhole && slot.index == 2))
    return false;
  slices.results[0] = slices.operands[0];
  if (slices.operands[0])
    return true;
  slices.isSum = true;
  slices.startOperand = 0;
  StringRef combine = combineOf(op);
  if (combine == "stablehlo.add")
    return mayReorder();
  return !combine.empty() ||
         fail("may write elements that another slice also writes");
}

bool HloSlicing::byIndex(Slot slot, ArrayRef<int64_t> windows,
                         ArrayRef<int64_t> ofOperand,
                         ArrayRef<int64_t> ofIndices, int64_t vector,
                         Value large, SlicedValue &ofLarge, bool fromLarge) {
  int64_t dim = slot.where.dim, unit = slot.where.unit;
  int64_t indices = -1;
  if (fromLarge) {
    if (llvm::is_contained(windows, dim))
      return fail("gathers windows along the sliced dimension");
    int64_t place = dim - llvm::count_if(windows, [&](int64_t other) {
                      return other < dim;
                    });
    indices = besides({vector}, place);
  } else if (slot.index == 0) {
    const auto *it = llvm::find(ofOperand, dim);
    if (it == ofOperand.end())
      return fail("gathers along the sliced dimension");
    indices = ofIndices[it - ofOperand.begin()];
  } else {
    if (dim == vector)
      return fail("has its index vectors along the sliced dimension");
    indices = dim;
  }
  slices.operands[1] = SlicedDim{indices, unit};
  if (const auto *it = llvm::find(ofIndices, indices); it != ofIndices.end())
    slices.operands[0] = SlicedDim{ofOperand[it - ofIndices.begin()], unit};
  ofLarge = SlicedDim{besides(windows, amongIndices(indices, vector)), unit};
  return ofLarge->dim < tensorType(large).getRank();
}
