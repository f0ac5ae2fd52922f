//===- ContractionOps.cpp - Random sums and loops -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StepBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat::fuzz;

bool StepBuilder::matmul(Value x) {
  RankedTensorType type = typeOf(x);
  if (type.getRank() != 2 || !type.getElementType().isF32())
    return false;
  bool onTheLeft = random.chance(50);
  int64_t m = type.getDimSize(0), k = type.getDimSize(1);
  int64_t n = random.chance(50) ? 4 : 6;
  Value y = ofType(onTheLeft ? f32({k, n}) : f32({n, m}));
  RankedTensorType result = onTheLeft ? f32({m, n}) : f32({n, k});
  double bound = double(onTheLeft ? k : m) * boundOf(x) * boundOf(y);
  bool hasContent = false;
  Value init = destination(result, hasContent);
  if (!hasContent)
    init = filled(result);
  bound += hasContent ? boundOf(init) : 0;
  if (bound > 1e8)
    return false;
  SmallVector<Value> in{x, y};
  if (!onTheLeft)
    std::swap(in[0], in[1]);
  add(linalg::MatmulOp::create(builder, loc, in, init).getResult(0), bound);
  return true;
}

/// Makes a matmul with either side transposed, as autodiff writes it.
bool StepBuilder::contraction(Value x) {
  RankedTensorType type = typeOf(x);
  if (type.getRank() != 2)
    return false;
  AffineExpr m, n, k;
  bindDims(builder.getContext(), m, n, k);
  auto map = [&](AffineExpr a, AffineExpr b) {
    return AffineMap::get(3, 0, {a, b}, builder.getContext());
  };
  bool xSwapped = random.chance(50), ySwapped = random.chance(50);
  int64_t rows = type.getDimSize(xSwapped), inner = type.getDimSize(!xSwapped);
  int64_t columns = random.chance(50) ? 4 : 6;
  Loop loop;
  loop.inputs = {
      x, ofType(ySwapped ? f32({columns, inner}) : f32({inner, columns}))};
  loop.inputMaps = {xSwapped ? map(k, m) : map(m, k),
                    ySwapped ? map(n, k) : map(k, n)};
  loop.types.push_back(f32({rows, columns}));
  loop.outputMaps.push_back(map(m, n));
  loop.shape = {rows, columns, inner};
  loop.reduces = true;
  generic(std::move(loop), 0);
  return true;
}

bool StepBuilder::reduction(Value x) {
  auto shape = typeOf(x).getShape();
  if (shape.empty())
    return false;
  Loop loop;
  loop.shape = llvm::to_vector(shape);
  loop.inputs.push_back(x);
  loop.inputMaps.push_back(builder.getMultiDimIdentityMap(shape.size()));
  if (random.chance(40)) {
    AffineMap map;
    loop.inputs.push_back(other(shape, map));
    loop.inputMaps.push_back(map);
  }
  SmallVector<AffineExpr> dims;
  SmallVector<int64_t> sizes;
  uint32_t reduced = random.below(shape.size());
  for (auto [d, size] : llvm::enumerate(shape))
    if (d != reduced && !random.chance(20)) {
      dims.push_back(builder.getAffineDimExpr(d));
      sizes.push_back(size);
    }
  Type element = random.chance(15) ? Type(builder.getF64Type())
                                   : Type(builder.getF32Type());
  loop.types.push_back(RankedTensorType::get(sizes, element));
  loop.outputMaps.push_back(
      AffineMap::get(shape.size(), 0, dims, builder.getContext()));
  loop.reduces = true;
  generic(std::move(loop), random.bits() % 8);
  return true;
}

bool StepBuilder::namedReduction(Value x) {
  RankedTensorType type = typeOf(x);
  if (type.getRank() == 0 || !isa<FloatType>(type.getElementType()))
    return false;
  int64_t dim = random.below(type.getRank());
  if (!mayHold(type, boundOf(x) * type.getDimSize(dim)))
    return false;
  SmallVector<int64_t> sizes(type.getShape());
  sizes.erase(sizes.begin() + dim);
  auto result = RankedTensorType::get(sizes, type.getElementType());
  Value init = filled(result);
  auto body = [&](OpBuilder &b, Location loc, ValueRange elements) {
    Value sum = arith::AddFOp::create(b, loc, elements[0], elements[1]);
    linalg::YieldOp::create(b, loc, sum);
  };
  auto op =
      linalg::ReduceOp::create(builder, loc, ValueRange{x}, ValueRange{init},
                               ArrayRef<int64_t>{dim}, body);
  add(op.getResult(0), boundOf(x) * type.getDimSize(dim));
  return true;
}

/// Adds another tensor to x three times, in a loop that carries the sum.
bool StepBuilder::loop(Value x) {
  RankedTensorType type = typeOf(x);
  if (!isa<FloatType>(type.getElementType()))
    return false;
  Value y = ofType(type);
  if (!mayHold(type, boundOf(x) + 3 * boundOf(y)))
    return false;
  bool inPlace = random.chance(50);
  Value first = arith::ConstantIndexOp::create(builder, loc, 0);
  Value last = arith::ConstantIndexOp::create(builder, loc, 3);
  Value step = arith::ConstantIndexOp::create(builder, loc, 1);
  auto op = scf::ForOp::create(
      builder, loc, first, last, step, x,
      [&](OpBuilder &b, Location loc, Value, ValueRange carried) {
        Value out = carried[0];
        if (!inPlace)
          out = tensor::EmptyOp::create(b, loc, type.getShape(),
                                        type.getElementType());
        Value sum = linalg::AddOp::create(b, loc, ValueRange{carried[0], y},
                                          ValueRange{out})
                        .getResult(0);
        scf::YieldOp::create(b, loc, sum);
      });
  add(op.getResult(0), boundOf(x) + 3 * boundOf(y));
  return true;
}

/// Takes the slices of x one after another, adds them up, and puts them
/// together again after an op on each, as autodiff's scans do.
bool StepBuilder::sliceLoop(Value x) {
  RankedTensorType type = typeOf(x);
  if (type.getRank() < 1 || type.getNumElements() == 0 ||
      !isa<FloatType>(type.getElementType()))
    return false;
  int64_t count = type.getDimSize(0);
  auto row = RankedTensorType::get(type.getShape().drop_front(),
                                   type.getElementType());
  // The sum does not begin as a fill, because an unrolled loop would read the
  // fill as a value. A fill that is used only as a destination is no node of
  // the graph, even if it runs again.
  Value sum = ofType(row);
  double bound = count * boundOf(x) + boundOf(sum);
  if (!mayHold(type, bound))
    return false;
  Value stack = filled(type);
  // If \p x is a view, the loop would carry the strides of the view.
  if (x.getDefiningOp<linalg::LinalgOp>() && random.chance(50))
    stack = x;
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value first = index(count > 1 ? random.below(2) : 0);
  Value last = index(count), step = index(random.chance(80) ? 1 : 2);
  auto op = scf::ForOp::create(
      builder, loc, first, last, step, ValueRange{sum, stack},
      [&](OpBuilder &b, Location loc, Value i, ValueRange carried) {
        SmallVector<OpFoldResult> offsets{i}, sizes{b.getIndexAttr(1)};
        for (int64_t size : row.getShape()) {
          offsets.push_back(b.getIndexAttr(0));
          sizes.push_back(b.getIndexAttr(size));
        }
        SmallVector<OpFoldResult> strides(offsets.size(), b.getIndexAttr(1));
        Value slice = tensor::ExtractSliceOp::create(b, loc, row, x, offsets,
                                                     sizes, strides);
        Value total =
            linalg::AddOp::create(b, loc, ValueRange{carried[0], slice},
                                  ValueRange{carried[0]})
                .getResult(0);
        Value place = tensor::EmptyOp::create(b, loc, row.getShape(),
                                              row.getElementType());
        Value made =
            linalg::TanhOp::create(b, loc, ValueRange{total}, ValueRange{place})
                .getResult(0);
        Value put = tensor::InsertSliceOp::create(b, loc, made, carried[1],
                                                  offsets, sizes, strides);
        scf::YieldOp::create(b, loc, ValueRange{total, put});
      });
  add(op.getResult(0), bound);
  add(op.getResult(1), std::max(1.0, boundOf(x)));
  return true;
}

Value StepBuilder::makeLoss(Value x, Value y) {
  Value partial[2] = {x, y};
  for (Value &part : partial) {
    Loop loop;
    auto shape = typeOf(part).getShape();
    loop.shape = llvm::to_vector(shape);
    loop.inputs.push_back(part);
    loop.inputMaps.push_back(builder.getMultiDimIdentityMap(shape.size()));
    loop.types.push_back(f32({}));
    loop.outputMaps.push_back(
        AffineMap::get(shape.size(), 0, builder.getContext()));
    loop.reduces = !shape.empty();
    generic(std::move(loop), random.bits() % 8);
    part = pool.back();
  }
  Loop loop;
  AffineMap none = AffineMap::get(0, 0, builder.getContext());
  loop.inputs = {partial[0], partial[1]};
  loop.inputMaps = {none, none};
  loop.types.push_back(f32({}));
  loop.outputMaps.push_back(none);
  generic(std::move(loop), 2);
  return pool.back();
}
