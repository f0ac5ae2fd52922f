//===- ForwardSlices.cpp - Passes written slices to their readers ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Effects.h"
#include "Transforms/Prepare/FoldScalars.h"
#include "Transforms/Prepare/UnrollLoops.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;

namespace {

/// A part of a tensor at a constant place that an op reads or writes.
struct Slice {
  Value whole; ///< The tensor that is read or overwritten.
  Value piece; ///< The written value. Null if the op reads.
  SmallVector<int64_t> offsets, sizes;

  bool isDisjoint(const Slice &other) const {
    for (size_t d = 0; d < offsets.size(); ++d)
      if (offsets[d] + sizes[d] <= other.offsets[d] ||
          other.offsets[d] + other.sizes[d] <= offsets[d])
        return true;
    return false;
  }
  bool isSame(const Slice &other) const {
    return offsets == other.offsets && sizes == other.sizes;
  }
};

} // namespace

/// If a slice would begin too late to fit, StableHLO moves its start so that it
/// is inside of the tensor.
static std::optional<Slice> sliceAt(Value whole, Value piece, Type pieceType,
                                    OperandRange starts) {
  auto from = dyn_cast<RankedTensorType>(whole.getType());
  auto part = dyn_cast<RankedTensorType>(pieceType);
  if (!from || !part || !from.hasStaticShape() || !part.hasStaticShape() ||
      int64_t(starts.size()) != from.getRank())
    return std::nullopt;
  Slice slice{whole, piece, {}, llvm::to_vector(part.getShape())};
  for (auto [d, start] : llvm::enumerate(starts)) {
    auto at = constantInteger(start);
    int64_t last = from.getDimSize(d) - part.getDimSize(d);
    if (!at ||
        last < 0) // StableHLO's verifier refuses this, but it is not linked.
      return std::nullopt;
    slice.offsets.push_back(std::clamp<int64_t>(at->getSExtValue(), 0, last));
  }
  return slice;
}

/// Returns the part that \p op reads or writes. Returns nothing unless its
/// offsets are constants and its strides are one.
template <typename SliceOp>
static std::optional<Slice> sliceOf(SliceOp op, Value whole, Value piece) {
  if (ShapedType::isDynamicShape(op.getStaticOffsets()) ||
      ShapedType::isDynamicShape(op.getStaticSizes()) ||
      llvm::any_of(op.getStaticStrides(), [](int64_t s) { return s != 1; }))
    return std::nullopt;
  return Slice{whole, piece, llvm::to_vector(op.getStaticOffsets()),
               llvm::to_vector(op.getStaticSizes())};
}

static std::optional<Slice> readBy(Operation *op) {
  if (auto extract = dyn_cast<tensor::ExtractSliceOp>(op))
    return sliceOf(extract, extract.getSource(), Value());
  if (op->getName().getStringRef() != "stablehlo.dynamic_slice")
    return std::nullopt;
  return sliceAt(op->getOperand(0), Value(), op->getResult(0).getType(),
                 op->getOperands().drop_front());
}

static std::optional<Slice> writtenBy(Operation *op) {
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return sliceOf(insert, insert.getDest(), insert.getSource());
  if (op->getName().getStringRef() != "stablehlo.dynamic_update_slice")
    return std::nullopt;
  return sliceAt(op->getOperand(0), op->getOperand(1),
                 op->getOperand(1).getType(), op->getOperands().drop_front(2));
}

/// Makes \p reader read the value that the last update wrote to its slice. If
/// later updates wrote other slices, reads the tensor before these updates.
static void forward(Operation *reader) {
  std::optional<Slice> read = readBy(reader);
  if (!read)
    return;
  Value whole = read->whole;
  while (Operation *writer = whole.getDefiningOp()) {
    std::optional<Slice> written = writtenBy(writer);
    if (!written)
      break;
    bool isPiece = written->isSame(*read) &&
                   written->piece.getType() == reader->getResult(0).getType();
    if (isPiece) {
      reader->getResult(0).replaceAllUsesWith(written->piece);
      return;
    }
    if (!written->isDisjoint(*read))
      break;
    whole = written->whole;
  }
  reader->setOperand(0, whole);
}

void remat::forwardSlices(func::FuncOp function) {
  function.walk([](Operation *op) { forward(op); });
  SmallVector<Operation *> ops;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != function.getOperation())
      ops.push_back(op);
  });
  // An op comes before its users and before the ops inside of it, so users are
  // erased first.
  for (Operation *op : llvm::reverse(ops))
    if (isDead(op))
      op->erase();
}
