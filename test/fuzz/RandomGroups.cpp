//===- RandomGroups.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RandomGroups.h"

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/Effects.h"
#include "Analysis/Storage/Storage.h"
#include "remat/Dialect/Remat.h"

using namespace mlir;
using namespace remat;
using namespace remat::fuzz;

namespace {

using Numbers = llvm::MapVector<Operation *, SmallVector<int64_t>>;

void write(const Numbers &groups) {
  for (const auto &[op, numbers] : groups)
    op->setAttr(RematDialect::kGroup,
                DenseI64ArrayAttr::get(op->getContext(), numbers));
}

/// Returns whether the graph of the function can be read with these groups.
bool canRead(func::FuncOp function, const Numbers &groups) {
  ScopedDiagnosticHandler quiet(function.getContext(),
                                [](Diagnostic &) { return success(); });
  write(groups);
  return succeeded(readFunctionGraph(function));
}

/// Divides the nodes, in program order, into random runs. Each run becomes a
/// group.
Numbers randomRuns(const FunctionGraph &graph, Random &random, int64_t &count) {
  Numbers groups;
  for (size_t i = 0; i < graph.nodeOps.size();) {
    size_t size = 1 + random.below(6);
    bool alone = random.chance(20);
    for (size_t j = 0; j < size && i < graph.nodeOps.size(); ++j, ++i)
      if (!alone)
        groups[graph.nodeOps[i]] = {count};
    count += !alone;
  }
  return groups;
}

/// Returns whether all ops of every group lead to a value that is read.
bool isNoneDead(func::FuncOp function, const Numbers &groups) {
  write(groups);
  auto graph = readFunctionGraph(function);
  if (failed(graph))
    return false;
  for (NodeId n = 0; n < graph->graph.numNodes(); ++n) {
    ArrayRef<Operation *> body = graph->nodeBodies[n];
    SmallVector<Value> open;
    for (TensorId t : graph->graph.outputs(n))
      if (Value value = graph->valueOf[t])
        open.push_back(value);
    llvm::SmallPtrSet<Operation *, 8> seen;
    while (!open.empty())
      if (Operation *op = open.pop_back_val().getDefiningOp();
          op &&
          (llvm::is_contained(body, op) || graph->role(op) != OpRole::Node) &&
          seen.insert(op).second)
        llvm::append_range(open, valuesUsedBy(op));
    if (!llvm::all_of(body, [&](Operation *op) { return seen.contains(op); }))
      return false;
  }
  return true;
}

/// Some groups read a result of an earlier group. Makes some of these groups
/// compute this result themselves.
void addOwnCopies(func::FuncOp function, Numbers &groups, Random &random) {
  for (auto &[op, numbers] : groups) {
    if (effectOf(op) != OpEffect::Pure || !random.chance(25))
      continue;
    // A returned part of a tensor is a copy in only one group. In the other
    // group it would be a view if its operands were made again.
    if (viewSource(op))
      continue;
    for (Operation *user : op->getUsers()) {
      auto it = groups.find(user);
      if (it == groups.end() || llvm::is_contained(numbers, it->second.front()))
        continue;
      SmallVector<int64_t> before = numbers;
      int64_t reader = it->second.front();
      numbers.insert(
          std::upper_bound(numbers.begin() + 1, numbers.end(), reader), reader);
      if (!isNoneDead(function, groups))
        numbers = before;
    }
  }
}

void exchange(Numbers &groups, int64_t a, int64_t b) {
  for (auto &[op, numbers] : groups) {
    for (int64_t &number : numbers)
      number = number == a ? b : number == b ? a : number;
    std::sort(numbers.begin() + 1, numbers.end());
  }
}

} // namespace

void remat::fuzz::addGroups(func::FuncOp function, Random &random) {
  auto graph = readFunctionGraph(function);
  if (failed(graph) || graph->hasSwaps())
    return;
  int64_t count = 0;
  Numbers groups = randomRuns(*graph, random, count);
  if (isNoneDead(function, groups))
    addOwnCopies(function, groups, random);
  for (int64_t i = 0; i + 1 < count; ++i) {
    if (!random.chance(30))
      continue;
    exchange(groups, i, i + 1);
    if (!canRead(function, groups))
      exchange(groups, i, i + 1);
  }
  write(groups);
}
