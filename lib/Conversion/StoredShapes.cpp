//===- StoredShapes.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Conversion/StoredShapes.h"

#include "Dialect/Names.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace remat;

namespace {

/// Searches for the order of dimensions. Dimensions of size 1 are left out.
class OrderSearch {
public:
  OrderSearch(ArrayRef<int64_t> sizes, ArrayRef<int64_t> stored)
      : sizes(sizes), stored(stored), isTaken(sizes.size()) {}

  std::optional<SmallVector<int64_t>> run() {
    if (!fill(0, 1, 0))
      return std::nullopt;
    return order;
  }

private:
  /// Fills the stored dimensions from number \p at on. Dimension \p at has
  /// several elements so far, namely \p filled, and takes dimensions of the
  /// value from number \p first on.
  bool fill(size_t at, int64_t filled, size_t first) {
    if (at == stored.size())
      return order.size() == sizes.size();
    if (filled == stored[at])
      return fill(at + 1, 1, 0);
    for (size_t dim = first; dim < sizes.size(); ++dim) {
      if (isTaken[dim] || stored[at] / filled % sizes[dim] != 0)
        continue;
      isTaken[dim] = true;
      order.push_back(dim);
      if (fill(at, filled * sizes[dim], dim + 1))
        return true;
      order.pop_back();
      isTaken[dim] = false;
    }
    return false;
  }

  ArrayRef<int64_t> sizes, stored;
  SmallVector<int64_t> order;
  SmallVector<bool> isTaken;
};

Value makeOne(OpBuilder &builder, StringRef name, Value operand,
              ArrayRef<int64_t> shape, ArrayRef<NamedAttribute> attributes) {
  auto type = cast<RankedTensorType>(operand.getType());
  OperationState state(operand.getLoc(), name);
  state.addOperands(operand);
  state.addTypes(type.clone(shape));
  state.addAttributes(attributes);
  return builder.create(state)->getResult(0);
}

Value reshape(OpBuilder &builder, Value value, ArrayRef<int64_t> shape) {
  if (cast<RankedTensorType>(value.getType()).getShape() == shape)
    return value;
  return makeOne(builder, "stablehlo.reshape", value, shape, {});
}

Value transpose(OpBuilder &builder, Value value, ArrayRef<int64_t> order) {
  ArrayRef<int64_t> shape = cast<RankedTensorType>(value.getType()).getShape();
  return makeOne(
      builder, "stablehlo.transpose", value, applyPermutation(shape, order),
      builder.getNamedAttr("permutation", builder.getDenseI64ArrayAttr(order)));
}

} // namespace

std::optional<SmallVector<int64_t>>
remat::storedOrder(ArrayRef<int64_t> sizes, ArrayRef<int64_t> stored) {
  constexpr size_t kMostDims = 8;
  auto isLarge = [](int64_t size) { return size > 1; };
  SmallVector<int64_t> dims, large, order;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (isLarge(size)) {
      dims.push_back(dim);
      large.push_back(size);
    } else {
      order.push_back(dim);
    }
  if (large.size() > kMostDims || llvm::is_contained(sizes, 0))
    return std::nullopt;
  auto found =
      OrderSearch(large, llvm::filter_to_vector(stored, isLarge)).run();
  if (!found || llvm::is_sorted(*found))
    return std::nullopt;
  for (int64_t number : *found)
    order.push_back(dims[number]);
  return order;
}

std::optional<StoredForm> remat::storedFormOf(Value value) {
  Operation *op = value.getDefiningOp();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  auto stored =
      op ? op->getAttrOfType<DenseI64ArrayAttr>(kStoredShapeAttr) : nullptr;
  if (!stored || !type || !type.hasStaticShape())
    return std::nullopt;
  auto order = storedOrder(type.getShape(), stored);
  if (!order)
    return std::nullopt;
  return StoredForm{*order, llvm::to_vector(stored.asArrayRef())};
}

Value remat::toStored(OpBuilder &builder, Value value, const StoredForm &form) {
  return reshape(builder, transpose(builder, value, form.order), form.shape);
}

Value remat::fromStored(OpBuilder &builder, Value stored, RankedTensorType type,
                        const StoredForm &form) {
  Value whole =
      reshape(builder, stored, applyPermutation(type.getShape(), form.order));
  return transpose(builder, whole, invertPermutationVector(form.order));
}
