//===- ConvolutionSource.cpp ----------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Steps copy the operands of a convolution into separate buffers to pad,
// transpose and reverse them. A library supports paddings, strides and reversed
// filters itself, so it can read the original tensor instead. The class
// StepBuffers follows such copies back to the original tensor.
//===----------------------------------------------------------------------===//

#include "Gpu/Convolutions/Convolutions.h"

#include "Gpu/StepOnBuffers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace remat::gpu {

namespace {

/// The origin of one dimension of a copy: the dimension of the source and the
/// place in it. The dimension is -1 if the copy has a dimension of size 1 that
/// the source lacks.
struct CopiedDim {
  int64_t dim = -1;
  SourceDim place; ///< The size and the step of the place are not set.
};

std::optional<SmallVector<SourceDim>> dimsOf(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!type || !type.hasStaticShape() ||
      failed(type.getStridesAndOffset(strides, offset)) ||
      llvm::is_contained(strides, ShapedType::kDynamic))
    return std::nullopt;
  SmallVector<SourceDim> dims;
  for (auto [size, stride] : llvm::zip(type.getShape(), strides))
    dims.push_back({size, stride, 0, 1, false});
  return dims;
}

/// Returns the number of the loop whose index is \p expr, or -1.
int64_t loopOf(AffineExpr expr) {
  auto dim = dyn_cast<AffineDimExpr>(expr);
  return dim ? int64_t(dim.getPosition()) : -1;
}

/// Recognises a linalg op that copies its input, and may exchange its
/// dimensions.
std::optional<SmallVector<CopiedDim>> transposeOf(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
      op.getNumReductionLoops() != 0 ||
      op.getBlock()->getTerminator()->getOperand(0) !=
          op.getBlock()->getArgument(0))
    return std::nullopt;
  AffineMap to = op.getMatchingIndexingMap(op.getDpsInitOperand(0)),
            from = op.getMatchingIndexingMap(op.getDpsInputOperand(0));
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  SmallVector<CopiedDim> dims;
  SmallVector<bool> isRead(from.getNumResults(), false);
  for (AffineExpr expr : to.getResults()) {
    CopiedDim copied;
    int64_t loop = loopOf(expr);
    if (loop < 0)
      return std::nullopt;
    for (auto [i, source] : llvm::enumerate(from.getResults()))
      if (loopOf(source) == loop && !isRead[i] && copied.dim < 0) {
        copied.dim = int64_t(i);
        isRead[i] = true;
      }
    if (copied.dim < 0 && sizes[size_t(loop)] != 1)
      return std::nullopt; // The op would copy one element several times.
    dims.push_back(copied);
  }
  return llvm::all_of(isRead, [](bool each) { return each; })
             ? std::optional(std::move(dims))
             : std::nullopt;
}

/// Recognises an index of a region that is the number of a loop's iteration,
/// counted from the first or from the last iteration.
std::optional<CopiedDim> indexOf(Value index, int64_t size, int64_t &loop) {
  CopiedDim dim;
  if (auto reversed = index.getDefiningOp<arith::SubIOp>()) {
    if (getConstantIntValue(reversed.getLhs()) != size - 1)
      return std::nullopt;
    dim.place.reversed = true;
    index = reversed.getRhs();
  }
  auto each = index.getDefiningOp<linalg::IndexOp>();
  if (!each)
    return std::nullopt;
  loop = int64_t(each.getDim());
  return dim;
}

/// Recognises an op whose region loads from a buffer and thereby copies it. The
/// op may reverse and exchange dimensions.
std::optional<SmallVector<CopiedDim>> reverseOf(linalg::LinalgOp op,
                                                memref::LoadOp load) {
  AffineMap to = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  ArrayRef<int64_t> shape = load.getMemRefType().getShape();
  SmallVector<CopiedDim> dims(to.getNumResults());
  if (!to.isIdentity())
    return std::nullopt;
  for (auto [i, index] : llvm::enumerate(load.getIndices())) {
    if (shape[i] == 1 && getConstantIntValue(index) == 0)
      continue;
    int64_t loop = -1;
    auto dim = indexOf(index, shape[i], loop);
    if (!dim || dims[size_t(loop)].dim >= 0)
      return std::nullopt;
    dim->dim = int64_t(i);
    dims[size_t(loop)] = *dim;
  }
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  for (auto [i, dim] : llvm::enumerate(dims))
    if (sizes[i] != (dim.dim < 0 ? 1 : shape[size_t(dim.dim)]))
      return std::nullopt;
  return dims;
}

memref::LoadOp onlyLoadOf(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 0 || op.getNumDpsInits() != 1 ||
      op.getNumReductionLoops() != 0)
    return {};
  return op.getBlock()
      ->getTerminator()
      ->getOperand(0)
      .getDefiningOp<memref::LoadOp>();
}

bool isZeroFill(Operation *op) {
  auto fill = dyn_cast<linalg::FillOp>(op);
  return fill && matchPattern(fill.getInputs()[0], m_AnyZeroFloat());
}

/// Finds the view of \p buffer that a copy writes. The view is the whole buffer
/// or a part of it, with zeros around and between its elements. Returns false
/// for any other view.
bool placeIn(Value target, Value buffer, SmallVector<CopiedDim> &dims) {
  if (target == buffer)
    return true;
  auto part = target.getDefiningOp<memref::SubViewOp>();
  if (!part || part.getSource() != buffer || !part.getDroppedDims().none())
    return false;
  for (auto [i, dim] : llvm::enumerate(dims)) {
    int64_t offset = part.getStaticOffsets()[i],
            stride = part.getStaticStrides()[i];
    if (ShapedType::isDynamic(offset) || ShapedType::isDynamic(stride) ||
        ShapedType::isDynamic(part.getStaticSizes()[i]))
      return false;
    dim.place.before = offset;
    dim.place.spread = part.getStaticSizes()[i] == 1 ? 1 : stride;
  }
  return true;
}

} // namespace

ConvolutionSource directSource(Value operand) {
  ConvolutionSource source;
  source.buffer = operand;
  if (auto dims = dimsOf(dyn_cast<MemRefType>(operand.getType())))
    source.dims = *dims;
  return source;
}

Value copiedBy(linalg::LinalgOp op) {
  if (memref::LoadOp load = onlyLoadOf(op))
    return load.getMemref();
  return op.getDpsInputs()[0];
}

/// The ops that fill a buffer: a copy, and a fill with zeros if the copy does
/// not write all elements.
struct StepBuffers::Maker {
  Operation *fill = nullptr, *copy = nullptr;
  Value source;
  SmallVector<CopiedDim> dims;
};

/// Returns the largest number of bytes that are live inside \p op, without the
/// bytes that are live before \p op. A loop runs one iteration at a time, so
/// the bytes of only one iteration count.
static int64_t
mostInside(Operation &op,
           llvm::function_ref<int64_t(Operation *)> workspaceOf) {
  int64_t most = workspaceOf(&op);
  for (Region &region : op.getRegions()) {
    int64_t bytes = 0;
    for (Operation &inner : region.getOps()) {
      if (auto alloc = dyn_cast<memref::AllocOp>(inner))
        bytes += tensorBytes(alloc.getType());
      most = std::max(most, bytes + mostInside(inner, workspaceOf));
      if (auto end = dyn_cast<memref::DeallocOp>(inner))
        bytes -= tensorBytes(cast<MemRefType>(end.getMemref().getType()));
    }
  }
  return most;
}

StepBuffers::StepBuffers(func::FuncOp step,
                         llvm::function_ref<int64_t(Operation *)> workspaceOf) {
  int64_t bytes = 0;
  for (Operation &op : step.getBody().front()) {
    positions[&op] = int64_t(positions.size());
    if (auto alloc = dyn_cast<memref::AllocOp>(op))
      bytes += tensorBytes(alloc.getType());
    live.push_back(bytes + mostInside(op, workspaceOf));
    peak = std::max(peak, live.back());
    if (auto end = dyn_cast<memref::DeallocOp>(op))
      bytes -= tensorBytes(cast<MemRefType>(end.getMemref().getType()));
    if (isa<ViewLikeOpInterface>(op))
      continue;
    op.walk([&](Operation *inner) {
      for (Value value : inner->getOperands())
        if (isa<BaseMemRefType>(value.getType())) {
          SmallVector<Operation *> &known = users[rootOf(value)];
          if (known.empty() || known.back() != &op)
            known.push_back(&op);
        }
    });
  }
}

/// If only \p user reads \p buffer, returns the ops that fill the buffer.
std::optional<StepBuffers::Maker> StepBuffers::makerOf(Value buffer,
                                                       Operation *user) const {
  if (!buffer.getDefiningOp<memref::AllocOp>())
    return std::nullopt;
  Maker maker;
  for (Operation *op : users.lookup(buffer)) {
    if (op == user || isa<memref::DeallocOp>(op))
      continue;
    if (positions.lookup(op) > positions.lookup(user) || maker.copy)
      return std::nullopt;
    if (isZeroFill(op) && !maker.fill) {
      if (cast<linalg::FillOp>(op).getOutputs()[0] != buffer)
        return std::nullopt;
      maker.fill = op;
      continue;
    }
    maker.copy = op;
  }
  std::optional<SmallVector<CopiedDim>> dims;
  Value target;
  if (auto copy = dyn_cast_or_null<memref::CopyOp>(maker.copy)) {
    maker.source = copy.getSource();
    target = copy.getTarget();
    dims.emplace();
    for (int64_t i = 0; i < copy.getTarget().getType().getRank(); ++i)
      dims->push_back({i, {}});
  } else if (auto op = dyn_cast_or_null<linalg::LinalgOp>(maker.copy)) {
    memref::LoadOp load = onlyLoadOf(op);
    dims = load ? reverseOf(op, load) : transposeOf(op);
    if (dims) {
      maker.source = copiedBy(op);
      target = op.getDpsInits()[0];
    }
  }
  if (!dims || !placeIn(target, buffer, *dims) ||
      rootOf(maker.source) == buffer)
    return std::nullopt;
  if ((target == buffer) == (maker.fill != nullptr))
    // A copy into a part of a buffer needs zeros around it. A copy into a whole
    // buffer needs no zeros.
    return std::nullopt;
  maker.dims = std::move(*dims);
  return maker;
}

/// Returns the op that frees \p root between the ops \p from and \p to.
Operation *StepBuffers::endBetween(Value root, Operation *from,
                                   Operation *to) const {
  for (Operation *op : users.lookup(root))
    if (isa<memref::DeallocOp>(op) &&
        positions.lookup(op) > positions.lookup(from) &&
        positions.lookup(op) < positions.lookup(to))
      return op;
  return nullptr;
}

/// Returns whether no op between \p from and \p to overwrites \p buffer. If the
/// buffer is freed in between, it must be possible to hold it until \p to.
bool StepBuffers::lasts(Value buffer, Operation *from, Operation *to) const {
  Value root = rootOf(buffer);
  int64_t begin = positions.lookup(from), end = positions.lookup(to);
  if (root.getDefiningOp() && !root.getDefiningOp<memref::AllocOp>() &&
      !root.getDefiningOp<memref::GetGlobalOp>())
    return false;
  for (Operation *op : users.lookup(root)) {
    int64_t at = positions.lookup(op);
    if (at <= begin || at >= end || isa<memref::DeallocOp>(op))
      continue;
    auto structured = dyn_cast<linalg::LinalgOp>(op);
    auto copy = dyn_cast<memref::CopyOp>(op);
    bool writes =
        structured
            ? llvm::any_of(structured.getDpsInits(),
                           [&](Value init) { return rootOf(init) == root; })
            : !copy || rootOf(copy.getTarget()) == root;
    if (writes)
      return false;
  }
  Operation *freed = endBetween(root, from, to);
  if (!freed)
    return true;
  int64_t bytes = tensorBytes(cast<MemRefType>(root.getType()));
  for (int64_t at = positions.lookup(freed) + 1; at <= end; ++at)
    if (live[size_t(at)] + bytes > peak)
      return false;
  return true;
}

ConvolutionSource StepBuffers::sourceOf(Operation *op, Value operand) const {
  ConvolutionSource best = directSource(operand);
  if (best.dims.empty() || !positions.contains(op))
    return best;
  // Maps each dimension of the operand to a dimension of `buffer`.
  ConvolutionSource source = best;
  SmallVector<int64_t> order =
      llvm::to_vector(llvm::seq<int64_t>(best.dims.size()));
  Operation *user = op;
  while (auto maker = makerOf(source.buffer, user)) {
    auto behind = dimsOf(dyn_cast<MemRefType>(maker->source.getType()));
    if (!behind)
      break;
    bool isPadded = llvm::any_of(source.dims, [](const SourceDim &dim) {
      return dim.before != 0 || dim.spread != 1;
    });
    if (isPadded && maker->fill)
      break;
    for (auto [dim, at] : llvm::zip(source.dims, order)) {
      CopiedDim copied = at < 0 ? CopiedDim() : maker->dims[size_t(at)];
      at = copied.dim;
      dim.size = at < 0 ? 1 : (*behind)[size_t(at)].size;
      dim.step = at < 0 ? 1 : (*behind)[size_t(at)].step;
      if (maker->fill) {
        dim.before = copied.place.before;
        dim.spread = copied.place.spread;
      }
      dim.reversed ^= copied.place.reversed;
    }
    source.makers.insert(source.makers.begin(), maker->copy);
    if (maker->fill)
      source.makers.insert(source.makers.begin(), maker->fill);
    source.reader = user = maker->copy;
    source.buffer = maker->source;
    if (lasts(source.buffer, user, op))
      best = source;
    if (rootOf(source.buffer) != source.buffer)
      // The source is a view, and this function does not search for the op that
      // makes a view.
      break;
  }
  return best;
}

void StepBuffers::replace(Operation *op, Operation *by) {
  positions[by] = positions.lookup(op);
  positions.erase(op);
  for (auto &[root, known] : users)
    llvm::replace(known, op, by);
}

void StepBuffers::keep(const ConvolutionSource &source, Operation *op) {
  if (!source.reader)
    return;
  Value root = rootOf(source.buffer);
  Operation *freed = endBetween(root, source.reader, op);
  if (!freed)
    return;
  int64_t bytes = tensorBytes(cast<MemRefType>(root.getType()));
  for (int64_t at = positions.lookup(freed) + 1; at <= positions.lookup(op);
       ++at)
    live[size_t(at)] += bytes;
  freed->moveAfter(op);
  // The op that frees the buffer is now between \p op and the op after it.
  positions[freed] = positions.lookup(op);
}

} // namespace remat::gpu
