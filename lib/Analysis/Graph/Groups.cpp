//===- Groups.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/Groups.h"

#include "Analysis/Ops/Effects.h"
#include "Analysis/Storage/Roles.h"
#include "Analysis/Storage/Storage.h"

#include <map>
#include <set>

using namespace mlir;
using namespace remat;

ArrayRef<int64_t> remat::groupsOf(Operation *op) {
  auto numbers = op->getAttrOfType<DenseI64ArrayAttr>(RematDialect::kGroup);
  return numbers ? numbers.asArrayRef() : ArrayRef<int64_t>();
}

bool Unit::contains(Operation *op) const {
  if (!isGroup())
    return op == ops.front();
  return llvm::is_contained(groupsOf(op), int64_t(group));
}

Operation *Unit::makerOf(Value value, const BlockRoles &roles) const {
  Operation *op = value.getDefiningOp();
  while (op && roles.roles.lookup(op) == OpRole::View)
    op = viewSource(op).getDefiningOp();
  bool isOwn = op && roles.roles.lookup(op) == OpRole::Node && contains(op);
  return isOwn ? op : nullptr;
}

SmallVector<Value> Unit::uses(const BlockRoles &roles) const {
  if (ops.size() == 1 && !isGroup())
    return roles.usedBy(ops.front());
  llvm::SetVector<Value> values;
  for (Operation *op : ops)
    for (Value value : roles.usedBy(op))
      if (!makerOf(value, roles))
        values.insert(value);
  return values.takeVector();
}

SmallVector<Value> Unit::reads(const BlockRoles &roles) const {
  llvm::DenseSet<Value> read;
  for (Operation *op : ops)
    read.insert_range(roles.readBy(op));
  SmallVector<Value> values = uses(roles);
  llvm::erase_if(values, [&](Value value) { return !read.contains(value); });
  return values;
}

GroupAttr Grouping::record(const Unit &unit) const {
  return unit.group < records.size() ? records[unit.group] : GroupAttr();
}

bool Grouping::givesOut(const Unit &unit, Value value) const {
  if (!unit.isGroup())
    return true;
  return groupsOf(value.getDefiningOp()).front() == int64_t(unit.group) &&
         leaving.contains(value);
}

namespace {

class GroupReader {
public:
  GroupReader(func::FuncOp function, Block &block, const BlockRoles &roles)
      : function(function), block(block), roles(roles) {}

  FailureOr<Grouping> read() {
    if (failed(readRecords()) || failed(collectUnits()))
      return failure();
    if (groupUnit.empty()) {
      result.units = std::move(units);
      return std::move(result);
    }
    findLeaving();
    findDependences();
    if (failed(order()))
      return failure();
    return std::move(result);
  }

private:
  static constexpr uint32_t kNoUnit = UINT32_MAX;

  bool isMember(Operation *op) const {
    auto role = roles.roles.find(op); // A terminator has no role.
    return role != roles.roles.end() && role->second == OpRole::Node &&
           !groupsOf(op).empty();
  }

  LogicalResult readRecords() {
    auto list = function->getAttrOfType<ArrayAttr>(RematDialect::kGroups);
    if (list)
      for (Attribute record : list)
        result.records.push_back(cast<GroupAttr>(record));
    return success();
  }

  /// Makes one unit for each op that is in no group, and one unit for each
  /// group. The unit of a group is at the place of the group's first op.
  LogicalResult collectUnits() {
    bool recorded = function->hasAttr(RematDialect::kGroups);
    for (Operation &op : block) {
      if (&op == &block.back())
        continue;
      position[&op] = position.size();
      if (!isMember(&op)) {
        unitOf[&op] = units.size();
        units.push_back({{&op}, kNone});
        continue;
      }
      ArrayRef<int64_t> numbers = groupsOf(&op);
      int64_t limit = recorded ? result.records.size() : kNone;
      if (int64_t largest = *llvm::max_element(numbers); largest >= limit) {
        InFlightDiagnostic error = op.emitError("is in group ") << largest;
        if (recorded)
          error << ", but the function records " << limit
                << " groups, numbered from 0";
        else
          error << ": numbers of groups stay below " << limit;
        return error;
      }
      for (int64_t number : numbers) {
        auto [it, isNew] = groupUnit.try_emplace(number, units.size());
        if (isNew)
          units.push_back({{}, uint32_t(number)});
        units[it->second].ops.push_back(&op);
      }
      unitOf[&op] = groupUnit[numbers.front()];
    }
    return success();
  }

  /// A value leaves its group in two cases. In the first case, an op that is in
  /// no group reads the value. In the second case, the reader of the value is
  /// in a group that does not contain the maker of the value. Views and fences
  /// between the maker and the reader are ignored.
  void findLeaving() {
    llvm::DenseMap<Value, Value> originOf;
    auto origin = [&](Value value) {
      auto it = originOf.find(value);
      return it == originOf.end() ? value : it->second;
    };
    for (Operation &op : block) {
      OpRole role = roles.roles.lookup(&op);
      if (role == OpRole::View) {
        originOf[op.getResult(0)] = origin(viewSource(&op));
        continue;
      }
      if (role == OpRole::Fence) {
        for (OpResult value : op.getResults())
          originOf[value] = origin(op.getOperand(value.getResultNumber()));
        continue;
      }
      if (role == OpRole::Free)
        continue;
      for (Value used : roles.usedBy(&op)) {
        Value value = origin(used);
        Operation *maker = value.getDefiningOp();
        if (maker && isMember(maker) && !makeItThemselves(&op, maker))
          result.leaving.insert(value);
      }
    }
  }

  /// Returns whether every group with \p reader also contains \p maker.
  bool makeItThemselves(Operation *reader, Operation *maker) const {
    return isMember(reader) &&
           llvm::all_of(groupsOf(reader), [&](int64_t number) {
             return llvm::is_contained(groupsOf(maker), number);
           });
  }

  /// Returns the values that \p unit waits for. A unit that is a view or a free
  /// op waits only for the values from which its result is made.
  SmallVector<Value> waitedFor(const Unit &unit) const {
    Operation *op = unit.ops.front();
    OpRole role = roles.roles.lookup(op);
    if (role == OpRole::View)
      return {viewSource(op)};
    SmallVector<Value> values = unit.uses(roles);
    if (role == OpRole::Free)
      llvm::erase_if(values, [&](Value value) {
        return roles.roles.lookup(value.getDefiningOp()) == OpRole::Node;
      });
    return values;
  }

  /// Finds for each unit the other units whose values it waits for. Each op
  /// with side effects also waits for the previous op with side effects.
  void findDependences() {
    waitsFor.resize(units.size());
    for (uint32_t u = 0; u < units.size(); ++u)
      for (Value value : waitedFor(units[u]))
        if (Operation *op = value.getDefiningOp(); op && unitOf.contains(op))
          waitsFor[u].insert(unitOf[op]);
    uint32_t last = kNoUnit;
    for (Operation &op : block) {
      if (roles.roles.lookup(&op) != OpRole::Node &&
          roles.roles.lookup(&op) != OpRole::Swap)
        continue;
      OpEffect effect = effectOf(&op);
      if (effect == OpEffect::Pure || effect == OpEffect::Collective ||
          !unitOf.contains(&op))
        continue;
      if (last != kNoUnit && last != unitOf[&op])
        waitsFor[unitOf[&op]].insert(last);
      last = unitOf[&op];
    }
  }

  /// Orders the groups by number. Before each group, places those ops without a
  /// group that come before the group's last op and whose operands are ready.
  /// These ops keep the program order.
  LogicalResult order() {
    readers.resize(units.size());
    waiting.resize(units.size());
    placed.assign(units.size(), false);
    for (uint32_t u = 0; u < units.size(); ++u) {
      waiting[u] = waitsFor[u].size();
      for (uint32_t before : waitsFor[u])
        readers[before].push_back(u);
    }
    for (uint32_t u = 0; u < units.size(); ++u)
      noteReady(u);
    for (auto [number, unit] : groupUnit) {
      placeReady(position[units[unit].ops.back()]);
      if (waiting[unit] != 0)
        return reportOrder(unit);
      place(unit);
    }
    placeReady(position.size());
    for (uint32_t u = 0; u < units.size(); ++u)
      if (!placed[u])
        return reportOrder(u);
    return success();
  }

  void noteReady(uint32_t unit) {
    if (waiting[unit] == 0 && !units[unit].isGroup())
      ready.insert({position[units[unit].ops.front()], unit});
  }

  void placeReady(size_t before) {
    while (!ready.empty() && ready.begin()->first < before) {
      uint32_t unit = ready.begin()->second;
      ready.erase(ready.begin());
      place(unit);
    }
  }

  void place(uint32_t unit) {
    placed[unit] = true;
    result.units.push_back(units[unit]);
    for (uint32_t reader : readers[unit]) {
      --waiting[reader];
      noteReady(reader);
    }
  }

  /// Emits an error at \p unit. It names a group that \p unit waits for.
  LogicalResult reportOrder(uint32_t unit) {
    llvm::DenseSet<uint32_t> seen{unit};
    SmallVector<uint32_t> open{unit};
    uint32_t needed = kNoUnit;
    while (!open.empty() && needed == kNoUnit) {
      uint32_t next = open.pop_back_val();
      for (uint32_t before : waitsFor[next]) {
        if (placed[before])
          continue;
        if (units[before].isGroup()) {
          needed = before;
          break;
        }
        if (seen.insert(before).second)
          open.push_back(before);
      }
    }
    InFlightDiagnostic error = units[unit].ops.back()->emitError();
    if (units[unit].isGroup())
      error << "group " << units[unit].group << " reads ";
    else
      error << "reads ";
    if (needed == kNoUnit || needed == unit)
      error << "a value that needs the results of the group: its ops cannot "
               "run together";
    else
      error << "what group " << units[needed].group
            << " makes, which comes later: number groups in an order in which "
               "they can run";
    if (needed != kNoUnit)
      error.attachNote(units[needed].ops.back()->getLoc())
          << "the last op of group " << units[needed].group;
    return error;
  }

  func::FuncOp function;
  Block &block;
  const BlockRoles &roles;
  Grouping result;
  std::vector<Unit> units;
  llvm::DenseMap<Operation *, size_t> position;
  /// For each op, the unit that contains it. If an op is in several groups, its
  /// entry is the unit of the first group.
  llvm::DenseMap<Operation *, uint32_t> unitOf;
  std::map<int64_t, uint32_t> groupUnit;
  std::vector<llvm::SetVector<uint32_t>> waitsFor;
  std::vector<SmallVector<uint32_t>> readers;
  std::vector<uint32_t> waiting;
  std::vector<bool> placed;
  std::set<std::pair<size_t, uint32_t>> ready;
};

} // namespace

FailureOr<Grouping> remat::readGroups(func::FuncOp function, Block &block,
                                      const BlockRoles &roles) {
  return GroupReader(function, block, roles).read();
}
