//===- HloSliceRules.cpp - How slices go through StableHLO ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StableHLO is not linked: ops are known by name, and what their attributes say
// is read from text where this process cannot parse them.
//
//===----------------------------------------------------------------------===//

#include "SliceRule.h"

#include "remat/Analysis/ForeignOps.h"
#include "remat/Analysis/Storage.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace remat;

static RankedTensorType tensorType(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

static SmallVector<int64_t> numbers(Operation *op, StringRef name) {
  auto list = op->getAttrOfType<DenseI64ArrayAttr>(name);
  return list ? SmallVector<int64_t>(list.asArrayRef())
              : SmallVector<int64_t>();
}

static int64_t number(Operation *op, StringRef name, int64_t otherwise) {
  auto attribute = op->getAttrOfType<IntegerAttr>(name);
  return attribute ? attribute.getInt() : otherwise;
}

/// The dimension of \p to that has the elements of dimension \p where of
/// \p from, where it is the same as far as the order of elements goes.
static SlicedValue throughReshape(ArrayRef<int64_t> from, ArrayRef<int64_t> to,
                                  SlicedDim where) {
  auto product = [](ArrayRef<int64_t> shape) {
    int64_t elements = 1;
    for (int64_t extent : shape)
      elements *= extent;
    return elements;
  };
  int64_t outer = product(from.take_front(where.dim));
  int64_t inner = product(from.drop_front(where.dim + 1)) * where.unit;
  int64_t before = 1;
  for (auto [dim, extent] : llvm::enumerate(to)) {
    if (extent != 1 && before == outer) {
      int64_t here = product(to.drop_front(dim + 1));
      if (inner % here != 0)
        return std::nullopt;
      return SlicedDim{int64_t(dim), inner / here};
    }
    before *= extent;
  }
  return std::nullopt;
}

namespace {

/// Where the dimensions of products go: batching ones are in both operands and
/// in the result, contracting ones in the operands alone.
struct DotDims {
  SmallVector<int64_t> batching[2], contracting[2];

  explicit DotDims(Operation *op) {
    if (op->getName().stripDialect() == "dot") {
      contracting[0] = {tensorType(op->getOperand(0)).getRank() - 1};
      contracting[1] = {0};
      return;
    }
    Attribute dims = op->getAttr("dot_dimension_numbers");
    batching[0] = listInAttribute(dims, "lhs_batching_dimensions");
    batching[1] = listInAttribute(dims, "rhs_batching_dimensions");
    contracting[0] = listInAttribute(dims, "lhs_contracting_dimensions");
    contracting[1] = listInAttribute(dims, "rhs_contracting_dimensions");
  }

  /// The dimensions of operand \p side that are neither, in their order.
  SmallVector<int64_t> free(Operation *op, unsigned side) const {
    SmallVector<int64_t> dims;
    for (int64_t dim = 0; dim < tensorType(op->getOperand(side)).getRank();
         ++dim)
      if (!llvm::is_contained(batching[side], dim) &&
          !llvm::is_contained(contracting[side], dim))
        dims.push_back(dim);
    return dims;
  }
};

/// What the letters of `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]` stand for.
struct ConvolutionDims {
  SmallVector<std::string> lists[3];

  explicit ConvolutionDims(Operation *op) {
    std::string text;
    llvm::raw_string_ostream(text) << op->getAttr("dimension_numbers");
    StringRef rest = text;
    for (SmallVector<std::string> &list : lists) {
      StringRef inside = rest.split('[').second.split(']').first;
      rest = rest.split(']').second;
      SmallVector<StringRef> letters;
      inside.split(letters, ',');
      for (StringRef letter : letters)
        list.push_back(letter.trim().str());
    }
  }

  int64_t dimOf(unsigned list, StringRef letter) const {
    return llvm::find(lists[list], letter) - lists[list].begin();
  }
};

class HloSliceRules {
public:
  HloSliceRules(Operation *op, const SliceOptions &options, std::string &reason)
      : op(op), options(options), reason(reason) {
    slices.operands.resize(op->getNumOperands());
    slices.results.resize(op->getNumResults());
  }

  std::optional<OpSlices> follow(Slot slot) {
    auto foreign = lookUpForeign(op);
    if (!foreign || !followForm(foreign->form, slot)) {
      if (reason.empty())
        reason = "has no rule for slices";
      return std::nullopt;
    }
    return slices;
  }

private:
  bool fail(StringRef why) {
    if (reason.empty())
      reason = why;
    return false;
  }

  bool followForm(ForeignForm form, Slot slot) {
    switch (form) {
    case ForeignForm::Elementwise:
    case ForeignForm::Map:
      return elementwise(slot.where);
    case ForeignForm::Constant:
      slices.results[0] = slot.where;
      return isSplatConstant(op) || fail("is a constant of several values");
    case ForeignForm::View:
      return reshape(slot);
    case ForeignForm::Move:
      return move(slot);
    case ForeignForm::Broadcast:
      return broadcast(slot);
    case ForeignForm::Update:
      return update(slot);
    case ForeignForm::Dot:
      return dot(slot);
    case ForeignForm::Convolution:
      return convolution(slot);
    case ForeignForm::Reduce:
      return reduce(slot);
    case ForeignForm::ReduceWindow:
    case ForeignForm::SelectAndScatter:
      return window(slot.where);
    case ForeignForm::Scatter:
      return scatter(slot);
    case ForeignForm::Sort:
      return number(op, "dimension", -1) != slot.where.dim &&
                     op->getName().stripDialect() == "sort"
                 ? everywhere(slot.where)
                 : fail("sorts along it");
    default:
      return false;
    }
  }

  bool everywhere(SlicedDim where) {
    llvm::fill(slices.operands, where);
    llvm::fill(slices.results, where);
    return true;
  }

  /// As everywhere(), but some operands may be scalars.
  bool elementwise(SlicedDim where) {
    everywhere(where);
    for (auto [value, slice] :
         llvm::zip_equal(op->getOperands(), slices.operands))
      if (tensorType(value).getRank() == 0)
        slice.reset();
    return true;
  }

  //===--------------------------------------------------------------------===//
  // Ops that move elements
  //===--------------------------------------------------------------------===//

  bool reshape(Slot slot) {
    if (op->getNumOperands() != 1 || op->getName().stripDialect() != "reshape")
      return false;
    ArrayRef<int64_t> operand = tensorType(op->getOperand(0)).getShape();
    ArrayRef<int64_t> result = tensorType(op->getResult(0)).getShape();
    SlicedValue other = slot.isResult
                            ? throughReshape(result, operand, slot.where)
                            : throughReshape(operand, result, slot.where);
    if (!other)
      return fail("makes one dimension of it and an outer one, or splits it in "
                  "parts that slices would cut");
    slices.operands[0] = slot.isResult ? *other : slot.where;
    slices.results[0] = slot.isResult ? slot.where : *other;
    return true;
  }

  bool move(Slot slot) {
    using Rule = bool (HloSliceRules::*)(Slot);
    auto rule = llvm::StringSwitch<Rule>(op->getName().stripDialect())
                    .Case("convert", &HloSliceRules::alike)
                    .Case("bitcast_convert", &HloSliceRules::bitcast)
                    .Case("complex", &HloSliceRules::alike)
                    .Case("concatenate", &HloSliceRules::concatenate)
                    .Case("dynamic_slice", &HloSliceRules::dynamicSlice)
                    .Case("gather", &HloSliceRules::gather)
                    .Case("iota", &HloSliceRules::iota)
                    .Case("pad", &HloSliceRules::pad)
                    .Case("reverse", &HloSliceRules::reverse)
                    .Case("slice", &HloSliceRules::part)
                    .Case("transpose", &HloSliceRules::transpose)
                    .Default(nullptr);
    return rule && (this->*rule)(slot);
  }

  bool alike(Slot slot) { return everywhere(slot.where); }

  bool bitcast(Slot slot) {
    if (tensorType(op->getOperand(0)).getRank() !=
        tensorType(op->getResult(0)).getRank())
      return false;
    return everywhere(slot.where);
  }

  bool concatenate(Slot slot) {
    if (number(op, "dimension", -1) == slot.where.dim)
      return fail("puts tensors behind each other along it");
    return everywhere(slot.where);
  }

  /// Whether \p dim has as many elements in each of \p values.
  static bool isWholeIn(ValueRange values, int64_t dim) {
    int64_t extent = tensorType(values.front()).getDimSize(dim);
    return llvm::all_of(values, [&](Value value) {
      return tensorType(value).getDimSize(dim) == extent;
    });
  }

  bool takesPart(SlicedDim where) {
    if (isWholeIn({op->getOperand(0), op->getResult(0)}, where.dim))
      return false;
    fail("takes a part of it");
    return true;
  }

  bool part(Slot slot) {
    if (takesPart(slot.where))
      return false;
    return everywhere(slot.where);
  }

  bool dynamicSlice(Slot slot) {
    if (takesPart(slot.where) || (!slot.isResult && slot.index != 0))
      return false;
    slices.operands[0] = slices.results[0] = slot.where;
    return true;
  }

  bool update(Slot slot) {
    if (!slot.isResult && slot.index > 1)
      return false;
    if (!isWholeIn({op->getOperand(0), op->getOperand(1)}, slot.where.dim))
      return fail("writes a part of it");
    slices.operands[0] = slices.operands[1] = slices.results[0] = slot.where;
    return true;
  }

  /// The writer adds the slice's offset where the numbers go along it.
  bool iota(Slot slot) {
    slices.results[0] = slot.where;
    slices.unit = slot.where.unit;
    slices.countsAlong = number(op, "iota_dimension", -1) == slot.where.dim;
    return true;
  }

  bool pad(Slot slot) {
    int64_t dim = slot.where.dim;
    for (StringRef edge :
         {"edge_padding_low", "edge_padding_high", "interior_padding"})
      if (SmallVector<int64_t> counts = numbers(op, edge);
          dim < int64_t(counts.size()) && counts[dim] != 0)
        return fail("pads it");
    slices.operands[0] = slices.results[0] = slot.where;
    return true;
  }

  bool reverse(Slot slot) {
    if (llvm::is_contained(numbers(op, "dimensions"), slot.where.dim))
      return fail("reverses it");
    return everywhere(slot.where);
  }

  bool transpose(Slot slot) {
    SmallVector<int64_t> permutation = numbers(op, "permutation");
    int64_t dim = slot.where.dim, unit = slot.where.unit;
    int64_t other = slot.isResult
                        ? permutation[dim]
                        : llvm::find(permutation, dim) - permutation.begin();
    slices.operands[0] = SlicedDim{slot.isResult ? other : dim, unit};
    slices.results[0] = SlicedDim{slot.isResult ? dim : other, unit};
    return true;
  }

  bool broadcast(Slot slot) {
    if (op->getName().stripDialect() != "broadcast_in_dim")
      return false;
    SmallVector<int64_t> dims = numbers(op, "broadcast_dimensions");
    RankedTensorType from = tensorType(op->getOperand(0));
    RankedTensorType to = tensorType(op->getResult(0));
    int64_t unit = slot.where.unit;
    int64_t result = slot.isResult ? slot.where.dim : dims[slot.where.dim];
    slices.results[0] = SlicedDim{result, unit};
    const auto *it = llvm::find(dims, result);
    if (it == dims.end())
      return true;
    int64_t operand = it - dims.begin();
    if (from.getDimSize(operand) == to.getDimSize(result))
      slices.operands[0] = SlicedDim{operand, unit};
    return true;
  }

  //===--------------------------------------------------------------------===//
  // Products
  //===--------------------------------------------------------------------===//

  bool dot(Slot slot) {
    DotDims dims(op);
    SmallVector<int64_t> free[2] = {dims.free(op, 0), dims.free(op, 1)};
    int64_t unit = slot.where.unit;
    auto goesTo = [&](SlicedValue left, SlicedValue right, SlicedValue result) {
      slices.operands[0] = left;
      slices.operands[1] = right;
      slices.results[0] = result;
      return true;
    };
    auto at = [&](ArrayRef<int64_t> list, size_t i) -> SlicedValue {
      return SlicedDim{list[i], unit};
    };
    auto placeIn = [](ArrayRef<int64_t> list, int64_t dim) {
      return size_t(llvm::find(list, dim) - list.begin());
    };
    size_t batching = dims.batching[0].size();
    if (slot.isResult) {
      size_t place = slot.where.dim;
      if (place < batching)
        return goesTo(at(dims.batching[0], place), at(dims.batching[1], place),
                      slot.where);
      place -= batching;
      if (place < free[0].size())
        return goesTo(at(free[0], place), {}, slot.where);
      return goesTo({}, at(free[1], place - free[0].size()), slot.where);
    }
    unsigned side = slot.index;
    if (size_t i = placeIn(dims.batching[side], slot.where.dim); i < batching)
      return goesTo(at(dims.batching[0], i), at(dims.batching[1], i),
                    SlicedDim{int64_t(i), unit});
    size_t i = placeIn(dims.contracting[side], slot.where.dim);
    if (i < dims.contracting[side].size()) {
      goesTo(at(dims.contracting[0], i), at(dims.contracting[1], i), {});
      return adds("stablehlo.add");
    }
    i = placeIn(free[side], slot.where.dim);
    int64_t result = batching + i + (side == 1 ? free[0].size() : 0);
    return goesTo(side == 0 ? SlicedValue(slot.where) : SlicedValue(),
                  side == 1 ? SlicedValue(slot.where) : SlicedValue(),
                  SlicedDim{result, unit});
  }

  bool convolution(Slot slot) {
    ConvolutionDims dims(op);
    if (number(op, "feature_group_count", 1) != 1 ||
        number(op, "batch_group_count", 1) != 1)
      return fail("is a convolution of groups");
    int64_t unit = slot.where.unit;
    StringRef letter =
        dims.lists[slot.isResult ? 2 : slot.index][slot.where.dim];
    auto at = [&](unsigned list, StringRef letter) -> SlicedValue {
      return SlicedDim{dims.dimOf(list, letter), unit};
    };
    if (letter == "b") { // Of the image and of the result.
      slices.operands[0] = at(0, "b");
      slices.results[0] = at(2, "b");
      return true;
    }
    if (letter == "o" || (letter == "f" && slot.isResult)) {
      slices.operands[1] = at(1, "o");
      slices.results[0] = at(2, "f");
      return true;
    }
    if (letter != "i" && letter != "f")
      return fail("slides windows along it");
    slices.operands[0] = at(0, "f");
    slices.operands[1] = at(1, "i");
    return adds("stablehlo.add");
  }

  //===--------------------------------------------------------------------===//
  // Reductions
  //===--------------------------------------------------------------------===//

  /// What slices give is put together by \p combine, beginning with zeros.
  bool adds(StringRef combine) {
    slices.isSum = true;
    slices.combine = combine;
    slices.start =
        Builder(op->getContext())
            .getZeroAttr(tensorType(op->getResult(0)).getElementType());
    if (options.reorder)
      return true;
    return fail("adds in an order that StableHLO leaves open, so that the last "
                "bits of slices may differ (slice-reorder=true slices it)");
  }

  /// The op that the region of a reduction does with its two arguments, or "".
  StringRef combineOf() const {
    if (op->getNumRegions() != 1 || op->getRegion(0).empty())
      return {};
    Block &body = op->getRegion(0).front();
    if (body.getNumArguments() != 2 || body.getOperations().size() != 2)
      return {};
    Operation &combine = body.front();
    if (combine.getNumOperands() != 2 || combine.getNumResults() != 1 ||
        combine.getOperand(0) == combine.getOperand(1) ||
        body.back().getOperand(0) != combine.getResult(0))
      return {};
    for (Value operand : combine.getOperands())
      if (operand.getParentBlock() != &body)
        return {};
    StringRef name = combine.getName().getStringRef();
    bool isKnown =
        llvm::StringSwitch<bool>(name)
            .Cases({"stablehlo.add", "stablehlo.maximum", "stablehlo.minimum",
                    "stablehlo.and", "stablehlo.or"},
                   true)
            .Default(false);
    return isKnown ? name : StringRef();
  }

  bool reduce(Slot slot) {
    SmallVector<int64_t> reduced = numbers(op, "dimensions");
    unsigned inputs = op->getNumOperands() / 2;
    if (!slot.isResult && slot.index >= inputs)
      return false;
    int64_t dim = slot.where.dim;
    if (slot.isResult)
      for (int64_t i = 0; i <= dim; ++i)
        dim += llvm::is_contained(reduced, i) ? 1 : 0;
    for (unsigned i = 0; i < inputs; ++i)
      slices.operands[i] = SlicedDim{dim, slot.where.unit};
    if (llvm::is_contained(reduced, dim))
      return reduceAlong();
    int64_t place = dim - llvm::count_if(reduced, [&](int64_t other) {
                      return other < dim;
                    });
    llvm::fill(slices.results, SlicedDim{place, slot.where.unit});
    return true;
  }

  bool reduceAlong() {
    StringRef combine = combineOf();
    DenseElementsAttr start;
    if (combine.empty() || op->getNumResults() != 1 ||
        !(start = splatOf(op->getOperand(1))))
      return fail("reduces it in a way that is not known");
    if (combine == "stablehlo.add") {
      Attribute value = start.getSplatValue<Attribute>();
      Attribute zero =
          Builder(op->getContext()).getZeroAttr(start.getElementType());
      return value == zero ? adds(combine)
                           : fail("adds to a start that is not 0");
    }
    slices.isSum = true;
    slices.combine = combine;
    slices.start = start.getSplatValue<Attribute>();
    return true;
  }

  static DenseElementsAttr splatOf(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op || !isSplatConstant(op))
      return {};
    return op->getAttrOfType<DenseElementsAttr>("value");
  }

  bool window(SlicedDim where) {
    auto isAt = [&](StringRef name, int64_t expected) {
      SmallVector<int64_t> list = numbers(op, name);
      return list.empty() || list[where.dim] == expected;
    };
    auto padding = op->getAttrOfType<DenseElementsAttr>("padding");
    bool isPadded = false;
    if (padding) {
      SmallVector<int64_t> edges(padding.getValues<int64_t>());
      isPadded = edges[2 * where.dim] != 0 || edges[2 * where.dim + 1] != 0;
    }
    if (!isAt("window_dimensions", 1) || !isAt("window_strides", 1) ||
        !isAt("base_dilations", 1) || !isAt("window_dilations", 1) || isPadded)
      return fail("slides windows along it");
    return elementwise(where);
  }

  //===--------------------------------------------------------------------===//
  // By index
  //===--------------------------------------------------------------------===//

  /// The number of \p dim among the dimensions of indices that say which slice.
  static int64_t amongIndices(int64_t dim, int64_t vector) {
    return dim > vector ? dim - 1 : dim;
  }

  /// The dimension of a tensor of \p rank that is number \p place of those that
  /// are not in \p others.
  static int64_t besides(ArrayRef<int64_t> others, int64_t place) {
    int64_t dim = 0;
    for (;; ++dim)
      if (!llvm::is_contained(others, dim) && place-- == 0)
        return dim;
  }

  bool gather(Slot slot) {
    Attribute dims = op->getAttr("dimension_numbers");
    auto offsets = listInAttribute(dims, "offset_dims");
    auto ofOperand = listInAttribute(dims, "operand_batching_dims");
    auto ofIndices = listInAttribute(dims, "start_indices_batching_dims");
    return byIndex(slot, offsets, ofOperand, ofIndices, vectorDim(dims),
                   op->getResult(0), slices.results[0], slot.isResult);
  }

  /// Of a scatter the updates are what of a gather the result is.
  bool scatter(Slot slot) {
    if (op->getNumOperands() != 3 || op->getNumResults() != 1)
      return fail("scatters several tensors");
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
    StringRef combine = combineOf();
    if (combine == "stablehlo.add" && !options.reorder)
      return adds(combine);
    return !combine.empty() ||
           fail("writes elements that another slice may write, too");
  }

  static int64_t vectorDim(Attribute dims) {
    std::string text;
    llvm::raw_string_ostream(text) << dims;
    StringRef rest = StringRef(text).split("index_vector_dim = ").second;
    int64_t dim = 0;
    rest.consumeInteger(10, dim);
    return dim;
  }

  /// \p large, whose slice is \p ofLarge, has a dimension for each of the
  /// indices but \p vector, and \p windows. \p fromLarge: \p slot is its.
  bool byIndex(Slot slot, ArrayRef<int64_t> windows,
               ArrayRef<int64_t> ofOperand, ArrayRef<int64_t> ofIndices,
               int64_t vector, Value large, SlicedValue &ofLarge,
               bool fromLarge) {
    int64_t dim = slot.where.dim, unit = slot.where.unit;
    int64_t indices = -1;
    if (fromLarge) {
      if (llvm::is_contained(windows, dim))
        return fail("takes parts of the tensor that it looks up in");
      int64_t place = dim - llvm::count_if(windows, [&](int64_t other) {
                        return other < dim;
                      });
      indices = besides({vector}, place);
    } else if (slot.index == 0) {
      const auto *it = llvm::find(ofOperand, dim);
      if (it == ofOperand.end())
        return fail("looks up along it");
      indices = ofIndices[it - ofOperand.begin()];
    } else {
      if (dim == vector)
        return fail("looks up by parts of an index");
      indices = dim;
    }
    slices.operands[1] = SlicedDim{indices, unit};
    if (const auto *it = llvm::find(ofIndices, indices); it != ofIndices.end())
      slices.operands[0] = SlicedDim{ofOperand[it - ofIndices.begin()], unit};
    ofLarge = SlicedDim{besides(windows, amongIndices(indices, vector)), unit};
    return ofLarge->dim < tensorType(large).getRank();
  }

  Operation *op;
  const SliceOptions &options;
  std::string &reason;
  OpSlices slices;
};

} // namespace

std::optional<OpSlices> remat::followHlo(Operation *op, Slot slot,
                                         const SliceOptions &options,
                                         std::string &reason) {
  return HloSliceRules(op, options, reason).follow(slot);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Sets element \p dim of the list \p name.
static void setNumber(Operation *op, StringRef name, int64_t dim,
                      int64_t value) {
  SmallVector<int64_t> list = numbers(op, name);
  list[dim] = value;
  op->setAttr(name, DenseI64ArrayAttr::get(op->getContext(), list));
}

void remat::resizeHlo(Operation *slice, const OpSlices &slices, int64_t size) {
  StringRef name = slice->getName().stripDialect();
  if (slices.results.empty() || !slices.results[0])
    return;
  SlicedDim where = *slices.results[0];
  if (name == "constant") {
    auto elements = slice->getAttrOfType<DenseElementsAttr>("value");
    auto type = cast<ShapedType>(slice->getResult(0).getType());
    slice->setAttr("value", elements.resizeSplat(type));
  }
  if (name == "slice")
    setNumber(slice, "limit_indices", where.dim, size * where.unit);
  if (name == "dynamic_slice")
    setNumber(slice, "slice_sizes", where.dim, size * where.unit);
}
