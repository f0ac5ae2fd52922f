//===- RandomGroups.cpp ---------------------------------------------------===//
#include "RandomGroups.h"

#include "remat/Analysis/Effects.h"
#include "remat/Analysis/FunctionGraph.h"
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

/// Whether the function can be read with these groups.
bool canRead(func::FuncOp function, const Numbers &groups) {
  ScopedDiagnosticHandler quiet(function.getContext(),
                                [](Diagnostic &) { return success(); });
  write(groups);
  return succeeded(readFunctionGraph(function));
}

/// Runs of nodes in program order.
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

/// A later group that reads a result computes it for itself.
void addOwnCopies(Numbers &groups, Random &random) {
  for (auto &[op, numbers] : groups) {
    if (effectOf(op) != OpEffect::Pure || !random.chance(25))
      continue;
    for (Operation *user : op->getUsers()) {
      auto it = groups.find(user);
      if (it == groups.end())
        continue;
      int64_t reader = it->second.front();
      if (reader != numbers.front() && !llvm::is_contained(numbers, reader))
        numbers.insert(
            std::upper_bound(numbers.begin() + 1, numbers.end(), reader),
            reader);
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
  addOwnCopies(groups, random);
  for (int64_t i = 0; i + 1 < count; ++i) {
    if (!random.chance(30))
      continue;
    exchange(groups, i, i + 1);
    if (!canRead(function, groups))
      exchange(groups, i, i + 1);
  }
  write(groups);
}
