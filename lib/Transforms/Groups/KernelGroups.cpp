//===- KernelGroups.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Groups/KernelGroups.h"

#include "Analysis/Costs/CostModel.h"
#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Storage/Roles.h"
#include "Analysis/Storage/Storage.h"
#include "Dialect/Names.h"
#include "Transforms/Groups/KernelCosts.h"
#include "Transforms/Groups/KernelValues.h"
#include "remat/Dialect/Remat.h"

#include <cmath>

using namespace mlir;
using namespace remat;

namespace {

class KernelMapper : StepValues {
public:
  KernelMapper(const KernelList &list, const FunctionGraph &graph,
               ArrayRef<Operation *> ops)
      : StepValues(graph), list(list), ops(ops) {
    for (auto [i, op] : llvm::enumerate(ops))
      position[op] = i;
  }

  Result<KernelGroups> run() {
    Result<std::vector<Value>> values = valuesOfTensors(list, graph, ops);
    if (!values)
      return values.error();
    valueOf = std::move(*values);
    list = joinParts(list, [&](uint32_t t) { return isPartOfSum(t); });
    writer = writersOf(list);
    moveToMovedCopies();
    claim();
    for (uint32_t k = 0; k < list.kernels.size(); ++k)
      reads.push_back(readsOf(k));
    for (uint32_t k = 0; k < list.kernels.size(); ++k)
      moveBehindSideInputs(k);
    std::vector<bool> givesNone;
    for (uint32_t k = 0; k < list.kernels.size(); ++k)
      givesNone.push_back(givenBy(k).empty());
    costs = costsOfKernels(list, givesNone);
    KernelBytes bytes = bytesOfKernels(list, valueOf, givesNone);
    result.storedBytes = std::move(bytes.stored);
    for (uint32_t k = 0; k < list.kernels.size(); ++k)
      addGroup(k, bytes.beside[k]);
    return std::move(result);
  }

private:
  /// Returns whether tensor \p t contains partial sums. The value of the op of
  /// \p t is the sum of these partial sums.
  bool isPartOfSum(uint32_t t) const {
    const KernelTensor &tensor = list.tensors[t];
    if (valueOf[t] || !tensor.op)
      return false;
    Operation *op = ops[*tensor.op];
    return op && op->getName().stripDialect() == "reduce" &&
           llvm::all_of(op->getResultTypes(), [&](Type type) {
             return elementCount(type) < tensor.elements;
           });
  }

  /// A compiler names a tensor after the op that computes it. If the only
  /// reader of the op is a transposition, the compiler may write the tensor
  /// directly in the transposed layout. The tensor is then the value of the
  /// transposition, and not of the op after which it is named.
  void moveToMovedCopies() {
    Values named;
    for (Value value : valueOf)
      if (value)
        named.insert(value);
    for (auto [t, value] : llvm::enumerate(valueOf))
      if (value && writer[t] != kNone) {
        Value moved = transposedCopy(value);
        if (!named.contains(moved))
          value = moved;
      }
  }

  Value transposedCopy(Value value) const {
    Value last = value;
    while (value.hasOneUse()) {
      Operation *user = *value.user_begin();
      bool transposes = user->getName().stripDialect() == "transpose" &&
                        isNode(user) && user->getBlock() == &block();
      if (!isView(user) && !transposes)
        break;
      value = user->getResult(0);
      if (transposes)
        last = value;
    }
    return last;
  }

  /// Several tensors may be the same value in different layouts. The kernel
  /// that writes the first of these tensors counts as the maker of the value. A
  /// compiler also names a tensor of zeros after a scatter that adds to it. The
  /// kernel that writes such zeros reads nothing, so it cannot make a value
  /// that depends on arguments.
  void claim() {
    for (auto [k, kernel] : llvm::enumerate(list.kernels))
      for (uint32_t t : kernel.writes)
        if (kernel.reads.empty() && valueOf[t] && readsArguments(valueOf[t]))
          valueOf[t] = {};
        else if (valueOf[t] && maker.try_emplace(valueOf[t], k).second &&
                 list.tensors[t].shape.size() > 1)
          result.storedShapes[valueOf[t]] = list.tensors[t].shape;
  }

  bool readsArguments(Value value) const {
    std::vector<Operation *> ops = closure(value, {});
    return ops.empty() || llvm::any_of(ops, [&](Operation *op) {
             return llvm::any_of(valuesUsedBy(op), [&](Value used) {
               return !rootOf(used).getDefiningOp();
             });
           });
  }

  Values givenBy(uint32_t k) const {
    Values given;
    for (uint32_t t : list.kernels[k].writes)
      if (valueOf[t] && maker.lookup(valueOf[t]) == k)
        given.insert(valueOf[t]);
    return given;
  }

  /// Returns the values that kernel \p k reads. If the kernel reads a tensor
  /// that is not a value, the result has the values that the maker of this
  /// tensor reads. All kernels before \p k must have been processed.
  Values readsOf(uint32_t k) const {
    Values values;
    for (uint32_t t : list.kernels[k].reads)
      if (valueOf[t])
        values.insert(valueOf[t]);
      else
        values.insert_range(reads[writer[t]]);
    return values;
  }

  //===--------------------------------------------------------------------===//
  // Ops
  //===--------------------------------------------------------------------===//

  /// Returns the ops that compute \p values from the values \p cut, from
  /// arguments and from ops without operands. The returned ops are in program
  /// order. If there are too many ops for one kernel, the result is empty.
  std::vector<Operation *> closure(ArrayRef<Value> values,
                                   const Values &cut) const {
    constexpr size_t kMostOps = 4096;
    llvm::SetVector<Operation *> found;
    for (Value value : values)
      found.insert(value.getDefiningOp());
    for (size_t i = 0; i < found.size() && i < kMostOps; ++i)
      for (Value used : valuesUsedBy(found[i]))
        if (Value root = rootOf(used);
            !cut.contains(root) && isNode(root.getDefiningOp()))
          found.insert(root.getDefiningOp());
    if (found.size() > kMostOps)
      return {};
    std::vector<Operation *> sorted(found.begin(), found.end());
    llvm::sort(sorted, [&](Operation *a, Operation *b) {
      return position.lookup(a) < position.lookup(b);
    });
    return sorted;
  }

  struct Slice {
    std::vector<Operation *> ops;
    Values reached; ///< The values of the cut that the ops use.
    /// The number of values that the ops use although these values are not in
    /// the cut and no op of `ops` computes them.
    unsigned extraReads = 0;
  };

  /// Returns the ops that compute \p values from the values \p cut. Each path
  /// from \p values back through the ops ends at a value of \p cut, or else at
  /// the first value that a loop or a kernel before \p k has made.
  Slice slice(ArrayRef<Value> values, const Values &cut, uint32_t k) const {
    llvm::DenseSet<Operation *> grounded;
    for (Operation *op : closure(values, cut))
      if (!isLoop(op) && llvm::all_of(valuesUsedBy(op), [&](Value used) {
            Value root = rootOf(used);
            Operation *def = root.getDefiningOp();
            return cut.contains(root) ||
                   (def && (!isNode(def) || grounded.contains(def)));
          }))
        grounded.insert(op);

    Slice found;
    llvm::SetVector<Operation *> members;
    for (Value value : values)
      members.insert(value.getDefiningOp());
    Values extra;
    for (size_t i = 0; i < members.size(); ++i)
      for (Value used : valuesUsedBy(members[i])) {
        Value root = rootOf(used);
        Operation *def = root.getDefiningOp();
        if (cut.contains(root)) {
          found.reached.insert(root);
          continue;
        }
        if (def && !isNode(def))
          continue;
        auto made = maker.find(root);
        bool wasMade =
            !def || isLoop(def) || (made != maker.end() && made->second < k);
        if (wasMade && !(def && grounded.contains(def)))
          extra.insert(root);
        else
          members.insert(def);
      }
    found.extraReads = extra.size();
    found.ops.assign(members.begin(), members.end());
    llvm::sort(found.ops, [&](Operation *a, Operation *b) {
      return position.lookup(a) < position.lookup(b);
    });
    return found;
  }

  /// A compiler names a library's kernel after its product, but the kernel may
  /// compute more than the product. In this case the result of the library's
  /// kernel is the nearest later value that depends on everything that the
  /// kernel reads.
  void moveBehindSideInputs(uint32_t k) {
    Values given = givenBy(k);
    if (given.size() != 1)
      return;
    Value value = given.front();
    Slice now = slice(given.getArrayRef(), reads[k], k);
    if (now.reached.size() == reads[k].size())
      return;
    constexpr size_t kMostTried = 24;
    Values tried;
    tried.insert(value);
    for (size_t i = 0; i < tried.size() && i < kMostTried; ++i) {
      if (i > 0 && isNode(tried[i].getDefiningOp()) &&
          !maker.contains(tried[i])) {
        Slice other = slice(tried[i], reads[k], k);
        if (other.reached.size() == reads[k].size() &&
            other.extraReads <= now.extraReads)
          return makeInstead(value, tried[i], k);
      }
      for (Operation *user : tried[i].getUsers())
        if (user->getBlock() == &block() && user != &block().back())
          for (Value next : user->getResults())
            if (elementCount(next.getType()) == elementCount(value.getType()))
              tried.insert(next);
    }
  }

  void makeInstead(Value value, Value other, uint32_t k) {
    for (Value &each : valueOf)
      if (each == value)
        each = other;
    maker.erase(value);
    maker[other] = k;
    for (Values &each : reads)
      if (each.remove(value))
        each.insert(other);
  }

  //===--------------------------------------------------------------------===//
  // Groups
  //===--------------------------------------------------------------------===//

  void addGroup(uint32_t k, int64_t beside) {
    KernelGroup group;
    group.gives = givenBy(k);
    if (group.gives.empty()) {
      ++result.lookedThrough;
      return;
    }
    Slice found = slice(group.gives.getArrayRef(), reads[k], k);
    result.extraReads += found.extraReads;
    group.name = list.kernels[k].name;
    group.isApart = list.kernels[k].isApart;
    group.merged = list.kernels[k].merged;
    for (auto [read, write] : list.kernels[k].inPlace)
      if (group.gives.contains(valueOf[write])) {
        group.writesOver.insert(valueOf[write]);
        if (valueOf[read] && valueOf[read].getDefiningOp())
          result.overwritten.insert(valueOf[read]);
      }
    group.ops = std::move(found.ops);
    group.flops = costs[k].flops;
    group.bytes = costs[k].bytes;
    group.workspace = std::min(costs[k].workspace + beside, kMaxBytes);
    result.groups.push_back(std::move(group));
  }

  /// The kernels of the step, in which the kernels of parts of a sum are
  /// joined.
  KernelList list;
  ArrayRef<Operation *> ops;
  llvm::DenseMap<Operation *, size_t> position;
  std::vector<Value> valueOf;   ///< The value of each tensor, or null.
  std::vector<uint32_t> writer; ///< The kernel that writes each tensor.
  llvm::DenseMap<Value, uint32_t> maker;
  std::vector<Values> reads; ///< The values that each kernel reads.
  /// The cost of each kernel. It includes a share of the costs of those
  /// kernels that make no value of the step and whose results this kernel
  /// reads.
  std::vector<KernelCost> costs;
  KernelGroups result;
};

} // namespace

Result<KernelGroups> remat::groupsOfKernels(const KernelList &list,
                                            const FunctionGraph &graph,
                                            ArrayRef<Operation *> ops) {
  return KernelMapper(list, graph, ops).run();
}

// If an op is in several groups, the number of the group that passes its
// results on comes first.
void remat::attachGroups(func::FuncOp function, const KernelGroups &found,
                         ArrayRef<Operation *> ops) {
  Builder builder(function.getContext());
  llvm::DenseMap<Operation *, SmallVector<int64_t>> numbers;
  SmallVector<Attribute> records;
  for (auto [number, group] : llvm::enumerate(found.groups)) {
    for (Operation *op : group.ops) {
      bool gives = llvm::any_of(op->getResults(), [&](Value value) {
        return group.gives.contains(value);
      });
      auto &list = numbers[op];
      list.insert(gives ? list.begin() : list.end(), number);
    }
    for (Value value : group.writesOver)
      value.getDefiningOp()->setAttr(kInPlaceAttr, builder.getUnitAttr());
    if (group.isApart)
      for (Value value : group.gives)
        value.getDefiningOp()->setAttr(kTiedAttr, builder.getUnitAttr());
    if (group.merged)
      for (Value value : group.gives)
        value.getDefiningOp()->setAttr(
            kMergedAttr, builder.getI64IntegerAttr(*group.merged));
    records.push_back(GroupAttr::get(function.getContext(), group.name,
                                     group.workspace, toWhole(group.flops),
                                     toWhole(group.bytes), std::nullopt));
  }
  for (Value value : found.overwritten)
    value.getDefiningOp()->setAttr(kOverwrittenAttr, builder.getUnitAttr());
  for (auto [value, bytes] : found.storedBytes)
    value.getDefiningOp()->setAttr(kStoredBytesAttr,
                                   builder.getI64IntegerAttr(bytes));
  for (const auto &[value, shape] : found.storedShapes)
    if (Operation *op = value.getDefiningOp(); op && op->getNumResults() == 1)
      op->setAttr(kStoredShapeAttr, builder.getDenseI64ArrayAttr(shape));
  for (Operation *op : ops)
    if (auto it = numbers.find(op); it != numbers.end())
      op->setAttr(RematDialect::kGroup,
                  builder.getDenseI64ArrayAttr(it->second));
  function->setAttr(RematDialect::kGroups, builder.getArrayAttr(records));
}
