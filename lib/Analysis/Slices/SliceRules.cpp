//===- SliceRules.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Slices/SliceRules.h"
#include "Analysis/Costs/Work.h"
#include "Analysis/Loops/Loops.h"
#include "Analysis/Ops/Constants.h"
#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Slices/HloSlicing.h"
#include "Analysis/Storage/Storage.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace remat;

namespace {

/// Finds how all operands and results of an op are sliced if one of them is
/// sliced.
class SliceRules {
public:
  SliceRules(Operation *op, const SliceOptions &options, std::string &reason)
      : op(op), options(options), reason(reason) {
    slices.operands.resize(op->getNumOperands());
    slices.results.resize(op->getNumResults());
  }

  std::optional<OpSlices> follow(Slot slot) {
    if (!hasStaticTensors())
      return stop("has a tensor without elements or without a static shape");
    if (!op->isRegistered())
      return followHlo(op, slot, options, reason);
    bool done =
        llvm::TypeSwitch<Operation *, bool>(op)
            .Case(
                [&](linalg::LinalgOp linalg) { return inLoops(linalg, slot); })
            .Case([&](tensor::ExpandShapeOp expand) {
              return reshape(expand.getSrcType(), expand.getResultType(),
                             expand.getReassociationIndices(), true, slot);
            })
            .Case([&](tensor::CollapseShapeOp collapse) {
              return reshape(collapse.getResultType(), collapse.getSrcType(),
                             collapse.getReassociationIndices(), false, slot);
            })
            .Case([&](tensor::ExtractSliceOp extract) {
              return part(extract.getSourceType(), extract.getStaticOffsets(),
                          extract.getStaticSizes(), extract.getStaticStrides(),
                          extract.getDroppedDims(), slot.isResult, slot.where,
                          slices.operands[0], slices.results[0]);
            })
            .Case([&](tensor::InsertSliceOp insert) {
              if (!part(insert.getDestType(), insert.getStaticOffsets(),
                        insert.getStaticSizes(), insert.getStaticStrides(),
                        insert.getDroppedDims(),
                        !slot.isResult && slot.index == 0, slot.where,
                        slices.operands[1], slices.operands[0]))
                return false;
              slices.results[0] = slices.operands[1];
              return true;
            })
            .Case([&](tensor::PadOp pad) { return inPad(pad, slot.where); })
            .Case([&](tensor::ConcatOp concat) {
              // The verifier of tensor.concat permits a negative dimension.
              if (concat.getDim() >= uint64_t(concat.getRank()))
                return fail("is an op that remat cannot slice");
              if (concat.getDim() == uint64_t(slot.where.dim))
                return fail("concatenates tensors along the sliced dimension");
              return everywhere(slot.where);
            })
            .Case<tensor::EmptyOp, tensor::SplatOp>(
                [&](Operation *) { return everywhere(slot.where); })
            .Case([&](bufferization::AllocTensorOp alloc) {
              return isEmptyTensor(alloc)
                         ? everywhere(slot.where)
                         : fail("is an op that remat cannot slice");
            })
            .Case([&](arith::ConstantOp constant) {
              auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
              return elements && elements.isSplat() && everywhere(slot.where);
            })
            .Default([&](Operation *other) {
              if (OpTrait::hasElementwiseMappableTraits(other))
                return everywhere(slot.where);
              return fail("is an op that remat cannot slice");
            });
    if (!done)
      return std::nullopt;
    return slices;
  }

private:
  std::nullopt_t stop(const Twine &why) {
    if (reason.empty())
      reason = why.str();
    return std::nullopt;
  }

  bool fail(const Twine &why) {
    stop(why);
    return false;
  }

  bool hasStaticTensors() const {
    auto isStatic = [](Type type) {
      auto ranked = dyn_cast<RankedTensorType>(type);
      return ranked ? ranked.hasStaticShape() && !ranked.getEncoding() &&
                          ranked.getNumElements() != 0
                    : !isa<TensorType>(type);
    };
    return llvm::all_of(op->getOperandTypes(), isStatic) &&
           llvm::all_of(op->getResultTypes(), isStatic);
  }

  /// Records that all tensors of the op are sliced along the same dimension.
  bool everywhere(SlicedDim where) {
    for (auto [i, type] : llvm::enumerate(op->getOperandTypes()))
      if (isa<RankedTensorType>(type))
        slices.operands[i] = where;
    for (auto [i, type] : llvm::enumerate(op->getResultTypes()))
      if (isa<RankedTensorType>(type))
        slices.results[i] = where;
    return true;
  }

  //===--------------------------------------------------------------------===//
  // Linalg
  //===--------------------------------------------------------------------===//

  bool inLoops(linalg::LinalgOp linalg, Slot slot) {
    if (!linalg.hasPureTensorSemantics())
      return fail("has an operand or result that is not a tensor");
    OpOperand &operand = slot.isResult ? *linalg.getDpsInitOperand(slot.index)
                                       : op->getOpOperand(slot.index);
    AffineMap map = linalg.getMatchingIndexingMap(&operand);
    auto loop = dyn_cast<AffineDimExpr>(map.getResult(slot.where.dim));
    if (!loop)
      return fail(
          "reads ranges of the sliced dimension that overlap or leave gaps");
    slices.loop = loop.getPosition();
    slices.unit = slot.where.unit;
    for (OpOperand &other : op->getOpOperands())
      if (!findLoop(linalg.getMatchingIndexingMap(&other),
                    slices.operands[other.getOperandNumber()]))
        return false;
    SmallVector<utils::IteratorType> loops = linalg.getIteratorTypesArray();
    if (loops[*slices.loop] != utils::IteratorType::parallel)
      return inSum(linalg);
    for (auto [i, init] : llvm::enumerate(linalg.getDpsInitsMutable())) {
      slices.results[i] = slices.operands[init.getOperandNumber()];
      if (!slices.results[i])
        return fail("writes a result without the sliced dimension");
    }
    return true;
  }

  /// Sets \p where to the dimension of an operand along which the sliced loop
  /// of the op moves.
  bool findLoop(AffineMap map, SlicedValue &where) {
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      if (!expr.isFunctionOfDim(*slices.loop))
        continue;
      if (!isa<AffineDimExpr>(expr))
        return fail(
            "reads ranges of the sliced dimension that overlap or leave gaps");
      if (where)
        return fail("indexes two dimensions of one operand by the sliced "
                    "dimension, as a[i, i] does");
      where = SlicedDim{int64_t(dim), slices.unit};
    }
    return true;
  }

  bool inSum(linalg::LinalgOp linalg) {
    for (OpOperand &init : linalg.getDpsInitsMutable())
      if (slices.operands[init.getOperandNumber()])
        return fail("reduces the sliced dimension, but its destination is "
                    "sliced along this dimension, too");
    slices.isSum = true;
    if (options.reorder)
      return true;
    // A linalg op adds its terms in the order of its loops. The first loop of a
    // linalg op is the outermost one.
    SmallVector<int64_t> ranges = loopRanges(linalg);
    for (auto [loop, kind] : llvm::enumerate(linalg.getIteratorTypesArray())) {
      if (loop == *slices.loop)
        return true;
      if (kind == utils::IteratorType::reduction && ranges[loop] != 1)
        return fail("sums over an outer dimension and over the sliced one, and "
                    "slices would change the order of additions (allow this by "
                    "slice-reorder=true)");
    }
    llvm_unreachable("the sliced loop is one of the loops");
  }

  //===--------------------------------------------------------------------===//
  // Ops of the tensor dialect
  //===--------------------------------------------------------------------===//

  /// The rule for a reshape between two types: each dimension of \p small is
  /// made of one or more dimensions of \p large. If \p expands is true, the
  /// operand has the type \p small, otherwise it has the type \p large.
  bool reshape(RankedTensorType small, RankedTensorType large,
               ArrayRef<ReassociationIndices> groups, bool expands, Slot slot) {
    SlicedValue &ofSmall = expands ? slices.operands[0] : slices.results[0];
    SlicedValue &ofLarge = expands ? slices.results[0] : slices.operands[0];
    SlicedDim where = slot.where;
    if (expands != slot.isResult) {
      ofSmall = where;
      int64_t inner = small.getDimSize(where.dim);
      for (int64_t dim : groups[where.dim]) {
        inner /= large.getDimSize(dim);
        if (large.getDimSize(dim) == 1)
          continue;
        if (where.unit % inner != 0)
          return fail("divides the sliced dimension into groups, and a slice "
                      "would end inside a group");
        ofLarge = SlicedDim{dim, where.unit / inner};
        return true;
      }
      return fail("has no dimension of the same length as the sliced one");
    }
    ofLarge = where;
    for (auto [i, group] : llvm::enumerate(groups)) {
      if (!llvm::is_contained(group, where.dim))
        continue;
      int64_t unit = where.unit;
      for (int64_t dim : group) {
        if (dim < where.dim && large.getDimSize(dim) != 1)
          return fail("merges the sliced dimension into an outer one");
        if (dim > where.dim)
          unit *= large.getDimSize(dim);
      }
      ofSmall = SlicedDim{int64_t(i), unit};
    }
    return true;
  }

  /// The rule for an op that takes a part of a tensor of \p type. The part must
  /// contain the whole sliced dimension. If \p fromPart is true, \p where is a
  /// dimension of the part, otherwise it is a dimension of the whole tensor.
  /// The part does not have the dimensions \p dropped.
  bool part(RankedTensorType type, ArrayRef<int64_t> offsets,
            ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides,
            const llvm::SmallBitVector &dropped, bool fromPart, SlicedDim where,
            SlicedValue &ofWhole, SlicedValue &ofPart) {
    int64_t dim = where.dim;
    if (fromPart) {
      for (dim = 0; dropped[dim]; ++dim)
        ;
      for (int64_t left = where.dim; left > 0; --left)
        for (++dim; dropped[dim]; ++dim)
          ;
    }
    if (dropped[dim] || offsets[dim] != 0 || strides[dim] != 1 ||
        sizes[dim] != type.getDimSize(dim))
      return fail("reads only a part of the sliced dimension");
    ofWhole = SlicedDim{dim, where.unit};
    int64_t before = 0;
    for (int64_t i = 0; i < dim; ++i)
      before += dropped[i] ? 0 : 1;
    ofPart = SlicedDim{before, where.unit};
    return true;
  }

  bool inPad(tensor::PadOp pad, SlicedDim where) {
    if (pad.getStaticLow()[where.dim] != 0 ||
        pad.getStaticHigh()[where.dim] != 0)
      return fail("pads the sliced dimension");
    if (!pad.getConstantPaddingValue())
      return fail("pads with values that depend on the position");
    slices.operands[0] = slices.results[0] = where;
    return true;
  }

  Operation *op;
  const SliceOptions &options;
  std::string &reason;
  OpSlices slices;
};

} // namespace

std::optional<OpSlices> remat::sliceFromOperands(Operation *op,
                                                 ArrayRef<SlicedValue> operands,
                                                 const SliceOptions &options,
                                                 std::string &reason) {
  if (isForeignBarrier(op)) {
    OpSlices slices;
    slices.operands = slices.results = llvm::to_vector(operands);
    return slices;
  }
  if (isKnownLoop(op))
    return sliceLoop(op, operands, options, reason);
  const auto *first =
      llvm::find_if(operands, [](const SlicedValue &value) { return !!value; });
  Slot slot{false, unsigned(first - operands.begin()), **first};
  auto slices = SliceRules(op, options, reason).follow(slot);
  if (!slices)
    return std::nullopt;
  for (auto [known, found] : llvm::zip_equal(operands, slices->operands))
    if (known && known != found) {
      reason = "reads the sliced dimension as two dimensions";
      return std::nullopt;
    }
  return slices;
}

std::optional<OpSlices> remat::sliceFromResult(Operation *op, unsigned result,
                                               SlicedDim wanted) {
  std::string reason;
  auto slices =
      SliceRules(op, SliceOptions(), reason).follow(Slot{true, result, wanted});
  if (!slices || slices->isSum || slices->results[result] != wanted)
    return std::nullopt;
  return slices;
}

/// Returns whether the result of \p op has the elements of its only operand in
/// another shape.
static bool isHloCopy(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name == "stablehlo.broadcast_in_dim" || name == "stablehlo.reshape";
}

bool remat::isUniform(Value value) {
  // The chains of views in programs are not longer than this. A value behind a
  // longer chain counts as not uniform.
  constexpr unsigned kLongestChain = 64;
  for (unsigned i = 0; i < kLongestChain; ++i) {
    Operation *op = value.getDefiningOp();
    if (!op)
      return false;
    if (isEmptyTensor(op) || isa<tensor::SplatOp>(op) || isSplatConstant(op))
      return true;
    if (auto fill = dyn_cast<linalg::FillOp>(op))
      value = fill.getDpsInits()[0];
    else if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op) ||
             (isHloCopy(op) && op->getNumOperands() > 0))
      value = op->getOperand(0);
    else
      return false;
  }
  return false;
}
