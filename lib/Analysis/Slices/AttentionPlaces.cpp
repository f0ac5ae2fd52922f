//===- AttentionPlaces.cpp - Finds the attention to slice -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The scores of attention grow with the square of the sequence. In steps on
// long sequences the scores are the largest tensors. The scores can be sliced
// along the batch, the heads or the rows of queries. Each slice of the scores
// is then made, used and dropped by itself, in the forward ops and in the ops
// of the gradients.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Costs/Costs.h"
#include "Analysis/Ops/Effects.h"
#include "Analysis/Ops/OpOrder.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Slices/SlicePlaces.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/ADT/MapVector.h"

#include <map>
#include <set>
#include <tuple>

using namespace mlir;
using namespace remat;

namespace {

/// The ops of one attention. Each list is in program order.
struct Attention {
  /// The two matrix products of the attention: the first makes the scores, and
  /// the second makes the output.
  Operation *scores = nullptr, *output = nullptr;
  SmallVector<Operation *> forward, gradients;
};

class AttentionFinder {
public:
  explicit AttentionFinder(Block &block) : block(block) {
    Place place;
    for (Operation &op : block.without_terminator()) {
      places[&op] = place;
      ++place.number;
      place.products += kindOf(&op) == OpKind::MatMul ? 1 : 0;
    }
  }

  /// Returns the attention whose scores \p product makes. Returns none if \p
  /// product makes no scores of attention.
  std::optional<Attention> find(Operation *product) {
    if (!isBatchedProduct(product))
      return std::nullopt;
    found = Attention{product, nullptr, {product}, {}};
    elements = elementsOf(product->getResult(0));
    followed.clear();
    queued.clear();
    next.clear();
    follow(product->getResult(0), /*isOfSum=*/false);
    if (!findOutput())
      return std::nullopt;
    findGradients();
    return std::move(found);
  }

  unsigned numberOf(Operation *op) const { return places.lookup(op).number; }

private:
  struct Place {
    unsigned number = 0;
    /// The number of matrix products before the op in its block.
    unsigned products = 0;
  };

  /// For each product that may make scores, the search visits at most this many
  /// ops. Finding all attention of a step therefore takes linear time.
  static constexpr size_t kMostOps = 200;

  static int64_t elementsOf(Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && type.hasStaticShape() ? type.getNumElements() : 0;
  }

  /// Returns whether a dimension of the product's result is a dimension of both
  /// factors. In a product with weights there is no such dimension.
  static bool isBatchedProduct(Operation *op) {
    if (kindOf(op) != OpKind::MatMul || op->getNumResults() != 1)
      return false;
    auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    auto destinations = dyn_cast<DestinationStyleOpInterface>(op);
    auto isFactor = [&](OpOperand &operand) {
      return !destinations || !destinations.isDpsInit(&operand);
    };
    for (int64_t dim = 0; type && dim < type.getRank(); ++dim) {
      auto slices = type.getDimSize(dim) > 1
                        ? sliceFromResult(op, 0, SlicedDim{dim, 1})
                        : std::nullopt;
      if (slices && llvm::count_if(op->getOpOperands(), [&](OpOperand &each) {
                      return isFactor(each) &&
                             slices->operands[each.getOperandNumber()];
                    }) > 1)
        return true;
    }
    return false;
  }

  bool mayFollow(Operation *op) const {
    constexpr OpKind kKinds[] = {OpKind::Elementwise, OpKind::Reduce,
                                 OpKind::Move};
    return llvm::is_contained(kKinds, kindOf(op)) &&
           effectOf(op) == OpEffect::Pure &&
           llvm::all_of(op->getResults(), [&](Value result) {
             return elementsOf(result) <= elements;
           });
  }

  bool isFull(Value value) const { return elementsOf(value) == elements; }

  /// Notes that \p value was computed from scores. The flag \p isOfSum says
  /// whether it was also computed from a sum over scores.
  void follow(Value value, bool isOfSum) {
    followed[value] = isOfSum;
    for (Operation *user : value.getUsers())
      if (user->getBlock() == &block && places.contains(user) &&
          queued.insert(user).second)
        next.insert({numberOf(user), user});
  }

  Operation *takeNext() {
    Operation *op = next.begin()->second;
    next.erase(next.begin());
    return op;
  }

  /// Follows the scores through the ops that compute from them. Ends at the
  /// product that reads the scores after they were divided by sums of
  /// exponentials: this product makes the output.
  bool findOutput() {
    bool hasExponential = false;
    while (!next.empty() && found.forward.size() < kMostOps) {
      Operation *op = takeNext();
      if (kindOf(op) == OpKind::MatMul && readsOfSums(op)) {
        found.output = op;
        found.forward.push_back(op);
        return hasExponential && isBatchedProduct(op);
      }
      if (!mayFollow(op))
        continue;
      bool isOfSum = kindOf(op) == OpKind::Reduce;
      for (Value operand : op->getOperands())
        isOfSum |= followed.lookup(operand);
      hasExponential |= takesExponential(op);
      found.forward.push_back(op);
      for (Value result : op->getResults())
        follow(result, isOfSum);
    }
    return false;
  }

  bool readsOfSums(Operation *op) const {
    return llvm::any_of(op->getOperands(), [&](Value operand) {
      return isFull(operand) && followed.lookup(operand);
    });
  }

  static bool takesExponential(Operation *op) {
    bool takes = op->getName().getStringRef() == "stablehlo.exponential";
    op->walk([&](Operation *nested) {
      takes |= isa<math::ExpOp, math::Exp2Op>(nested);
    });
    return takes;
  }

  /// Finds the ops after the output that read or make tensors with as many
  /// elements as the scores.
  void findGradients() {
    for (const auto &[value, isOfSum] : llvm::to_vector(followed))
      follow(value, isOfSum);
    while (!next.empty() && found.gradients.size() < kMostOps) {
      Operation *op = takeNext();
      bool reads = llvm::any_of(op->getOperands(), [&](Value operand) {
        return isFull(operand) && followed.contains(operand);
      });
      bool makes = llvm::any_of(op->getResults(),
                                [&](Value result) { return isFull(result); });
      if (kindOf(op) == OpKind::MatMul) {
        if (reads)
          add(op);
        continue;
      }
      if ((reads || makes) && mayFollow(op))
        addWithMakers(op);
    }
    found.forward = inProgramOrder(found.forward);
    found.gradients = inProgramOrder(found.gradients);
  }

  /// If no matrix product is between the output of the attention and \p op, the
  /// op belongs to the forward part, although only the gradients need its
  /// result.
  void add(Operation *op) {
    bool isForward =
        kindOf(op) != OpKind::MatMul &&
        places.lookup(op).products == places.lookup(found.output).products + 1;
    (isForward ? found.forward : found.gradients).push_back(op);
  }

  /// Adds \p op. If an operand of an added op has as many elements as the
  /// scores, also adds the op that makes this operand.
  void addWithMakers(Operation *op) {
    SmallVector<Operation *> left{op};
    while (!left.empty()) {
      Operation *each = left.pop_back_val();
      add(each);
      if (kindOf(each) == OpKind::MatMul)
        continue;
      for (Value result : each->getResults())
        if (isFull(result))
          follow(result, /*isOfSum=*/false);
      for (Value operand : each->getOperands()) {
        Operation *maker = operand.getDefiningOp();
        bool isBehind = maker && isFull(operand) &&
                        numberOf(maker) > numberOf(found.output) &&
                        !followed.contains(operand) && !isUniform(operand);
        if (isBehind && queued.insert(maker).second &&
            (kindOf(maker) == OpKind::MatMul || mayFollow(maker)))
          left.push_back(maker);
      }
    }
  }

  Block &block;
  llvm::DenseMap<Operation *, Place> places;
  // The fields below are the state of the search for one attention.
  Attention found;
  int64_t elements = 0;
  llvm::MapVector<Value, bool> followed;
  llvm::DenseSet<Operation *> queued;
  std::set<std::pair<unsigned, Operation *>> next;
};

/// Finds the ranges of ops of one attention that are sliced along one dimension
/// of its scores.
class AttentionRanges {
public:
  AttentionRanges(Block &block, const Attention &attention,
                  const SliceOptions &options)
      : block(block), attention(attention), options(options) {}

  /// Returns the ranges of ops to slice along dimension \p dim of the scores.
  /// Returns nothing if slices along \p dim would take several passes.
  SmallVector<SlicePlace> along(int64_t dim) const {
    SlicePlace forward = rangeOf(attention.forward);
    forward.seeds = {{attention.scores->getResult(0), dim}};
    SliceRegion region = growSliceRegion(block, forward, options);
    if (!isSliced(region, attention.forward))
      return {};
    if (attention.gradients.empty())
      return {forward};
    SlicePlace gradients = rangeOf(attention.gradients);
    gradients.seeds = seedsBehind(forward, region);
    if (gradients.seeds.empty())
      return {};
    SliceRegion behind = growSliceRegion(block, gradients, options);
    if (!isSliced(behind, attention.gradients) ||
        llvm::any_of(behind.handedOut,
                     [&](Value value) { return isLarge(value.getType()); }))
      return {};
    return {forward, gradients};
  }

private:
  static SlicePlace rangeOf(ArrayRef<Operation *> ops) {
    SlicePlace range;
    range.first = ops.front();
    range.last = ops.back();
    return range;
  }

  bool isLarge(Type type) const {
    return bytesOrZero(type) >=
           bytesOrZero(attention.scores->getResult(0).getType());
  }

  /// Returns whether all tensors that are as large as the scores are computed
  /// slice by slice.
  bool isSliced(const SliceRegion &region, ArrayRef<Operation *> ops) const {
    return region.passes == 1 && llvm::all_of(ops, [&](Operation *op) {
             return region.sliced.contains(op) ||
                    llvm::none_of(op->getResultTypes(),
                                  [&](Type type) { return isLarge(type); });
           });
  }

  /// Returns the values that the slices of \p range compute and that ops after
  /// \p range read.
  static SmallVector<SliceSeed> seedsBehind(const SlicePlace &range,
                                            const SliceRegion &region) {
    SmallVector<SliceSeed> seeds;
    for (Operation *op = range.first;; op = op->getNextNode()) {
      auto it = region.sliced.find(op);
      for (OpResult result : op->getResults()) {
        SlicedValue where =
            it == region.sliced.end()
                ? SlicedValue()
                : it->second.slices.results[result.getResultNumber()];
        if (where && where->unit == 1 &&
            llvm::any_of(result.getUsers(), [&](Operation *user) {
              return user->getBlock() == op->getBlock() &&
                     range.last->isBeforeInBlock(user);
            }))
          seeds.push_back({result, where->dim});
      }
      if (op == range.last)
        return seeds;
    }
  }

  Block &block;
  const Attention &attention;
  const SliceOptions &options;
};

/// The places of all attentions whose scores have the same type. All of them
/// are sliced along the same dimension of the scores.
struct Places {
  std::vector<SlicePlace> ranges;
  /// Maps the first op of each range to the last op of this range. Both ops are
  /// given by their numbers.
  std::map<unsigned, unsigned> taken;
  size_t count = 0;

  void add(const AttentionFinder &finder, ArrayRef<SlicePlace> more) {
    if (more.empty())
      return;
    for (const SlicePlace &range : more)
      if (isTaken(finder.numberOf(range.first), finder.numberOf(range.last)))
        return;
    for (const SlicePlace &range : more)
      taken[finder.numberOf(range.first)] = finder.numberOf(range.last);
    llvm::append_range(ranges, more);
    ++count;
  }

private:
  bool isTaken(unsigned first, unsigned last) const {
    auto behind = taken.upper_bound(last);
    return behind != taken.begin() && std::prev(behind)->second >= first;
  }
};

} // namespace

/// Chooses the dimension along which scores of \p type are sliced.
static size_t dimensionOf(RankedTensorType type, ArrayRef<Places> places) {
  constexpr int64_t kEnough = 16;
  auto rank = [&](size_t dim) {
    int64_t extent = type.getDimSize(dim);
    return std::tuple(places[dim].count, std::min(extent, kEnough));
  };
  size_t best = 0;
  for (size_t dim = 1; dim < places.size(); ++dim)
    if (rank(dim) > rank(best))
      best = dim;
  return best;
}

std::optional<SlicePlace>
remat::findAttentionPlace(Block &block, const SliceOptions &options) {
  AttentionFinder finder(block);
  llvm::MapVector<Type, SmallVector<Places>> byType;
  for (Operation &op : block.without_terminator()) {
    std::optional<Attention> attention = finder.find(&op);
    if (!attention)
      continue;
    auto type = cast<RankedTensorType>(op.getResult(0).getType());
    auto &places = byType[type];
    places.resize(type.getRank());
    AttentionRanges ranges(block, *attention, options);
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.getDimSize(dim) > 1)
        places[dim].add(finder, ranges.along(dim));
  }
  std::optional<SlicePlace> best;
  double most = 0;
  for (auto &[type, places] : byType) {
    size_t dim = dimensionOf(cast<RankedTensorType>(type), places);
    double bytes = bytesOrZero(type) * double(places[dim].count);
    if (bytes <= most)
      continue;
    most = bytes;
    auto &ranges = places[dim].ranges;
    llvm::sort(ranges, [&](const SlicePlace &a, const SlicePlace &b) {
      return finder.numberOf(a.first) < finder.numberOf(b.first);
    });
    best = ranges.front();
    best->others.assign(ranges.begin() + 1, ranges.end());
    best->name = "attention along dimension " + std::to_string(dim) +
                 " of scores of " + std::to_string(int64_t(bytesOrZero(type))) +
                 " bytes";
  }
  return best;
}
