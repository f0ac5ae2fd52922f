//===- ShapeOps.cpp - Random views, slices and paddings -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StepBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat::fuzz;

/// Makes a reshape that merges two dimensions into one, or divides an even
/// dimension into two.
bool StepBuilder::view(Value x) {
  RankedTensorType type = typeOf(x);
  int64_t rank = type.getRank();
  SmallVector<ReassociationIndices> groups;
  if (rank >= 2 && (rank == 3 || random.chance(50))) {
    uint32_t joined = random.below(rank - 1);
    for (int64_t d = 0; d < rank; ++d)
      if (d == joined + 1)
        groups.back().push_back(d);
      else
        groups.push_back({d});
    add(tensor::CollapseShapeOp::create(builder, loc, x, groups), boundOf(x));
    return true;
  }
  std::vector<int64_t> even;
  for (int64_t d = 0; d < rank; ++d)
    if (type.getDimSize(d) % 2 == 0)
      even.push_back(d);
  if (even.empty() || rank > 2)
    return false;
  int64_t split = random.pick(even);
  SmallVector<int64_t> sizes;
  for (int64_t d = 0, next = 0; d < rank; ++d) {
    groups.push_back({next++});
    if (d == split) {
      groups.back().push_back(next++);
      sizes.push_back(2);
    }
    sizes.push_back(type.getDimSize(d) / (d == split ? 2 : 1));
  }
  auto result = RankedTensorType::get(sizes, type.getElementType());
  add(tensor::ExpandShapeOp::create(builder, loc, result, x, groups),
      boundOf(x));
  return true;
}

namespace {
struct Window {
  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

static Window randomWindow(OpBuilder &b, ArrayRef<int64_t> shape,
                           ArrayRef<int64_t> sizes, Random &random) {
  Window window;
  for (auto [whole, part] : llvm::zip(shape, sizes)) {
    bool strided = 2 * part <= whole + 1 && part > 1 && random.chance(25);
    int64_t extent = strided ? 2 * part - 1 : part;
    window.offsets.push_back(b.getIndexAttr(random.below(whole - extent + 1)));
    window.sizes.push_back(b.getIndexAttr(part));
    window.strides.push_back(b.getIndexAttr(strided ? 2 : 1));
  }
  return window;
}

bool StepBuilder::slice(Value x) {
  RankedTensorType type = typeOf(x);
  if (type.getRank() == 0 || type.getNumElements() == 0)
    return false;
  SmallVector<int64_t> sizes;
  for (int64_t size : type.getShape())
    sizes.push_back(size > 1 && random.chance(60) ? (size + 1) / 2 : size);
  if (random.chance(25))
    sizes[random.below(sizes.size())] = 1;
  Window window = randomWindow(builder, type.getShape(), sizes, random);
  auto full = RankedTensorType::get(sizes, type.getElementType());
  if (random.chance(25)) { // Drops the dimensions of size 1.
    SmallVector<int64_t> reduced(sizes);
    llvm::erase(reduced, 1);
    full = RankedTensorType::get(reduced, type.getElementType());
  }
  add(tensor::ExtractSliceOp::create(builder, loc, full, x, window.offsets,
                                     window.sizes, window.strides),
      boundOf(x));
  return true;
}

/// Reshapes some columns of a matrix to one dimension, which copies them. Ops
/// then read the copy, and some ops write into it.
bool StepBuilder::columns(Value x) {
  RankedTensorType type = typeOf(x);
  if (type.getRank() != 2 || type.getNumElements() == 0)
    return false;
  int64_t sizes[] = {type.getDimSize(0), random.between(1, 3)};
  if (sizes[1] > type.getDimSize(1))
    return false;
  Window window = randomWindow(builder, type.getShape(), sizes, random);
  Value slice = tensor::ExtractSliceOp::create(
      builder, loc, RankedTensorType::get(sizes, type.getElementType()), x,
      window.offsets, window.sizes, window.strides);
  SmallVector<ReassociationIndices> all{{0, 1}};
  Value flat = tensor::CollapseShapeOp::create(builder, loc, slice, all);
  add(flat, boundOf(x));
  for (uint32_t n = random.below(3); n > 0; --n)
    elementwise(flat);
  return true;
}

/// Returns an index from 0 to \p most, which an element of some tensor decides.
Value StepBuilder::computedIndex(int64_t most) {
  std::vector<Value> sources;
  for (Value value : pool)
    if (typeOf(value).getNumElements() != 0)
      sources.push_back(value);
  Value source = random.chance(50) ? sources.back() : random.pick(sources);
  SmallVector<Value> indices;
  for (int64_t size : typeOf(source).getShape())
    indices.push_back(
        arith::ConstantIndexOp::create(builder, loc, random.below(size)));
  Value element = tensor::ExtractOp::create(builder, loc, source, indices);
  Value number = load(builder, {element, boundOf(source)}).value;
  // Most elements are small.
  Value scale =
      arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(40));
  number = arith::MulFOp::create(builder, loc, number, scale);
  Value index =
      arith::FPToSIOp::create(builder, loc, builder.getI64Type(), number);
  index =
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), index);
  Value low = arith::ConstantIndexOp::create(builder, loc, 0);
  Value high = arith::ConstantIndexOp::create(builder, loc, most);
  index = arith::MaxSIOp::create(builder, loc, index, low);
  return arith::MinSIOp::create(builder, loc, index, high);
}

/// Takes a part of x at a computed offset. Often a view of the part follows,
/// and a loop that begins with it.
bool StepBuilder::computedSlice(Value x) {
  RankedTensorType type = typeOf(x);
  if (type.getRank() == 0 || type.getNumElements() == 0)
    return false;
  int64_t dim = random.below(type.getRank()), whole = type.getDimSize(dim);
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = random.between(1, whole);
  Window window = randomWindow(builder, shape, shape, random);
  window.offsets[dim] = computedIndex(whole - shape[dim]);
  auto result = RankedTensorType::get(shape, type.getElementType());
  add(tensor::ExtractSliceOp::create(builder, loc, result, x, window.offsets,
                                     window.sizes, window.strides),
      boundOf(x));
  using Method = bool (StepBuilder::*)(Value);
  static const Method views[] = {&StepBuilder::view, &StepBuilder::slice,
                                 &StepBuilder::computedSlice};
  if (random.chance(50))
    (this->*random.pick(views))(pool.back());
  if (random.chance(30))
    loop(pool.back());
  return true;
}

bool StepBuilder::insertSlice(Value x) {
  RankedTensorType type = typeOf(x);
  if (type.getRank() == 0 || type.getNumElements() == 0)
    return false;
  SmallVector<int64_t> sizes(type.getShape());
  sizes[random.below(sizes.size())] += random.between(0, 2);
  auto whole = RankedTensorType::get(sizes, type.getElementType());
  bool hasContent;
  Value into = random.chance(30) ? filled(whole) : ofType(whole);
  if (random.chance(30)) {
    into = destination(whole, hasContent);
    // The slice does not cover the whole destination, so the rest of the
    // destination must be defined.
    if (!hasContent)
      into = filled(whole);
  }
  Window window = randomWindow(builder, sizes, type.getShape(), random);
  double bound = std::max(boundOf(x), boundOf(into));
  add(tensor::InsertSliceOp::create(builder, loc, x, into, window.offsets,
                                    window.sizes, window.strides),
      bound);
  return true;
}

bool StepBuilder::pad(Value x) {
  RankedTensorType type = typeOf(x);
  if (type.getRank() == 0)
    return false;
  SmallVector<OpFoldResult> low, high;
  SmallVector<int64_t> sizes(type.getShape());
  for (int64_t &size : sizes) {
    int64_t before = random.below(2), after = random.below(3) * (1 - before);
    low.push_back(builder.getIndexAttr(before));
    high.push_back(builder.getIndexAttr(after));
    size += before + after;
  }
  Value zero = arith::ConstantOp::create(
      builder, loc, builder.getZeroAttr(type.getElementType()));
  auto result = RankedTensorType::get(sizes, type.getElementType());
  add(tensor::PadOp::create(builder, loc, result, x, low, high, zero),
      boundOf(x));
  return true;
}

bool StepBuilder::transposeOrBroadcast(Value x) {
  RankedTensorType type = typeOf(x);
  auto shape = type.getShape();
  bool hasContent;
  if (type.getRank() == 2) {
    auto result =
        RankedTensorType::get({shape[1], shape[0]}, type.getElementType());
    auto op = linalg::TransposeOp::create(builder, loc, x,
                                          destination(result, hasContent),
                                          ArrayRef<int64_t>{1, 0});
    add(op->getResult(0), boundOf(x));
    return true;
  }
  if (type.getRank() != 1)
    return false;
  int64_t dim = random.below(2), size = random.chance(50) ? 4 : 6;
  SmallVector<int64_t> sizes(shape);
  sizes.insert(sizes.begin() + dim, size);
  auto result = RankedTensorType::get(sizes, type.getElementType());
  auto op = linalg::BroadcastOp::create(
      builder, loc, x, destination(result, hasContent), ArrayRef<int64_t>{dim});
  add(op->getResult(0), boundOf(x));
  return true;
}

bool StepBuilder::concat(Value x) {
  RankedTensorType type = typeOf(x);
  if (type.getRank() == 0)
    return false;
  Value y = ofType(type);
  double bound = std::max(boundOf(x), boundOf(y));
  add(tensor::ConcatOp::create(builder, loc, random.below(type.getRank()),
                               ValueRange{x, y}),
      bound);
  return true;
}
