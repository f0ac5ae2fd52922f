//===- UnrollLoops.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Prepare/Prepare.h"

#include "Analysis/Ops/Constants.h"
#include "Analysis/Ops/Effects.h"
#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Ops/OpOrder.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace remat;
using llvm::APInt;

/// Returns the type of an integer tensor of rank 0 with the width of \p type.
/// Returns null if \p type is no integer tensor of rank 0.
static RankedTensorType integerScalar(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  bool isScalar = tensor && tensor.getRank() == 0 &&
                  isa<IntegerType>(tensor.getElementType());
  return isScalar ? tensor : nullptr;
}

static bool isUnsigned(Value value) {
  return integerScalar(value.getType()).getElementType().isUnsignedInteger();
}

static std::optional<APInt> compare(Operation *op, const APInt &a,
                                    const APInt &b) {
  std::string direction;
  if (Attribute attribute = op->getAttr(kComparisonDirection))
    llvm::raw_string_ostream(direction) << attribute;
  bool below = isUnsigned(op->getOperand(0)) ? a.ult(b) : a.slt(b);
  auto is = [&](StringRef name) { return StringRef(direction).contains(name); };
  auto answer = [](bool value) { return APInt(1, value); };
  if (is("LT"))
    return answer(below);
  if (is("LE"))
    return answer(below || a == b);
  if (is("GT"))
    return answer(!below && a != b);
  if (is("GE"))
    return answer(!below);
  if (is("EQ"))
    return answer(a == b);
  if (is("NE"))
    return answer(a != b);
  return std::nullopt;
}

static std::optional<APInt> evaluate(Operation *op, ArrayRef<APInt> values) {
  StringRef name = op->getName().stripDialect();
  auto result = integerScalar(op->getResult(0).getType());
  if (name == "select" && values.size() == 3)
    return values[0].isZero() ? values[2] : values[1];
  if (name == "convert" && values.size() == 1) {
    unsigned width = result.getElementTypeBitWidth();
    return isUnsigned(op->getOperand(0)) ||
                   values[0].getBitWidth() == 1 // A boolean is 0 or 1.
               ? values[0].zextOrTrunc(width)
               : values[0].sextOrTrunc(width);
  }
  if (values.size() != 2 || values[0].getBitWidth() != values[1].getBitWidth())
    return std::nullopt;
  const APInt &a = values[0], &b = values[1];
  bool below = isUnsigned(op->getOperand(0)) ? a.ult(b) : a.slt(b);
  if (name == "add")
    return a + b;
  if (name == "subtract")
    return a - b;
  if (name == "multiply")
    return a * b;
  if (name == "minimum")
    return below ? a : b;
  if (name == "maximum")
    return below ? b : a;
  if (name == "compare")
    return compare(op, a, b);
  return std::nullopt;
}

/// If \p op is StableHLO arithmetic on constant integers of rank 0, replaces it
/// by a `stablehlo.constant`. Returns whether \p op was replaced by a constant.
/// JAX counts loop iterations with such ops, and a loop can be unrolled only if
/// their values are known.
static bool foldScalar(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumOperands() == 0 ||
      op->getName().getDialectNamespace() != "stablehlo")
    return false;
  RankedTensorType type = integerScalar(op->getResult(0).getType());
  SmallVector<APInt> values;
  for (Value operand : op->getOperands()) {
    auto value = splatAPInt(operand);
    if (!type || !value || !integerScalar(operand.getType()))
      return false;
    values.push_back(*value);
  }
  std::optional<APInt> folded = evaluate(op, values);
  if (!folded)
    return false;
  OpBuilder builder(op);
  OperationState state(op->getLoc(), "stablehlo.constant");
  state.addTypes(type);
  state.propertiesAttr = builder.getDictionaryAttr(builder.getNamedAttr(
      "value", DenseElementsAttr::get(type, ArrayRef<APInt>(*folded))));
  op->getResult(0).replaceAllUsesWith(builder.create(state)->getResult(0));
  op->erase();
  return true;
}

static bool isWhile(Operation *op) {
  return op->getName().getStringRef() == "stablehlo.while";
}

static int64_t numOps(Operation *loop) {
  int64_t count = 0;
  loop->walk([&](Operation *) { ++count; });
  return count;
}

/// Copies the body of a `stablehlo.while` \p count times to the place before
/// the loop. It must be known that the condition is true \p count times and has
/// no other effect.
static void unrollWhile(Operation *loop, int64_t count) {
  Block &body = loop->getRegion(1).front();
  SmallVector<Value> carried(loop->getOperands());
  OpBuilder builder(loop);
  for (int64_t i = 0; i < count; ++i) {
    IRMapping mapping;
    mapping.map(body.getArguments(), carried);
    for (Operation &op :
         llvm::drop_end(body)) { // The terminator is not a registered op.
      Operation *clone = builder.clone(op, mapping);
      if (clone->getNumResults() != 1)
        continue;
      // In each copy of the body, a value that counts iterations becomes a
      // constant.
      Operation *before = clone->getPrevNode();
      if (foldScalar(clone))
        mapping.map(op.getResult(0), (before ? before->getNextNode()
                                             : &loop->getBlock()->front())
                                         ->getResult(0));
    }
    for (auto [value, next] : llvm::zip(carried, body.back().getOperands()))
      value = mapping.lookupOrDefault(next);
  }
  loop->replaceAllUsesWith(carried);
  loop->erase();
}

static bool hasOneBlockEach(Operation *loop) {
  return llvm::all_of(loop->getRegions(),
                      [](Region &region) { return region.hasOneBlock(); });
}

/// Unrolls \p loop. Returns whether the loop was removed.
static bool unroll(Operation *loop) {
  std::optional<double> count = tripCount(loop);
  if (!count || !hasOneBlockEach(loop)) {
    loop->emitRemark(
        "is not unrolled: its number of iterations is not constant");
    return false;
  }
  if (*count * double(numOps(loop)) > double(kMostUnrolledOps)) {
    loop->emitRemark("is not unrolled: it would become more than ")
        << kMostUnrolledOps << " ops";
    return false;
  }
  if (isWhile(loop))
    if (Operation *reader = findReaderAhead(loop->getRegion(1).front())) {
      reader->emitRemark(
          "reads a value that a later op computes: its loop is not unrolled");
      return false;
    }
  if (auto forOp = dyn_cast<scf::ForOp>(loop))
    return succeeded(loopUnrollFull(forOp));
  unrollWhile(loop, int64_t(*count));
  return true;
}

void remat::unrollLoops(func::FuncOp function) {
  SmallVector<Operation *> loops;
  function.walk<WalkOrder::PostOrder>([&](Operation *op) {
    if (isWhile(op) || isa<scf::ForOp>(op))
      loops.push_back(op);
  });
  for (Operation *loop : loops)
    unroll(loop);
}

namespace {

/// A part of a tensor at a constant place that an op reads or writes.
struct Slice {
  Value whole; ///< The tensor that contains the part.
  Value piece; ///< The written value. The value is null if the op only reads
               ///< the part.
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

/// If a slice would begin too late to fit, StableHLO moves its start so that
/// the whole slice is inside the tensor.
static std::optional<Slice> sliceAt(Value whole, Value piece, Type pieceType,
                                    OperandRange starts) {
  auto from = dyn_cast<RankedTensorType>(whole.getType());
  auto part = dyn_cast<RankedTensorType>(pieceType);
  if (!from || !part || !from.hasStaticShape() || !part.hasStaticShape() ||
      int64_t(starts.size()) != from.getRank())
    return std::nullopt;
  Slice slice{whole, piece, {}, llvm::to_vector(part.getShape())};
  for (auto [d, start] : llvm::enumerate(starts)) {
    auto at = splatInteger(start);
    int64_t last = from.getDimSize(d) - part.getDimSize(d);
    if (!at ||
        // StableHLO's verifier would refuse a slice that is larger than the
        // tensor, but it is not linked.
        last < 0)
      return std::nullopt;
    slice.offsets.push_back(std::clamp<int64_t>(*at, 0, last));
  }
  return slice;
}

/// Returns the part that \p op reads or writes. Returns nothing unless the
/// offsets of the part are constants and its strides are one.
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

/// Makes \p reader read the value that the last update wrote to the part that
/// \p reader reads. If later updates wrote other parts, makes \p reader read
/// the tensor before these updates.
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
  // A walk visits an op before its users and before the ops inside of it, so
  // the visited ops are erased in reverse.
  for (Operation *op : llvm::reverse(ops))
    if (isDead(op))
      op->erase();
}
