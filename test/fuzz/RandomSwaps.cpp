//===- RandomSwaps.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RandomSwaps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace remat;
using namespace remat::fuzz;

namespace {

/// Returns whether a run can copy tensor \p t to the host. It cannot copy
/// scalars, which are in registers, or returned constants, which are in the
/// program.
bool canLeave(const FunctionGraph &graph, TensorId t) {
  Value value = graph.valueOf[t];
  return !graph.graph.isResident(t) &&
         graph.graph.tensor(t).policy != TensorPolicy::Keep && value &&
         isa<RankedTensorType>(value.getType()) &&
         !value.getDefiningOp<arith::ConstantOp>();
}

/// Adds copies at positions between compute steps. Position p is before step p.
class SwapMaker {
public:
  SwapMaker(const FunctionGraph &graph, ArrayRef<Step> computes, uint32_t share,
            Random &random)
      : graph(graph), computes(computes), share(share), random(random),
        atPosition(computes.size() + 1) {}

  std::vector<Step> run() {
    std::vector<TensorId> tensors;
    for (TensorId t = 0; t < graph.graph.numTensors(); ++t)
      if (canLeave(graph, t))
        tensors.push_back(t);
    random.shuffle(tensors);
    for (TensorId t : tensors)
      visit(t);
    std::vector<Step> steps;
    for (size_t g = 0; g <= computes.size(); ++g) {
      llvm::append_range(steps, atPosition[g]);
      if (g < computes.size())
        steps.push_back(computes[g]);
    }
    return steps;
  }

private:
  void add(uint32_t position, Step step) {
    atPosition[position].push_back(step);
  }

  /// The tensor is on the device from position \p since on, and no step uses it
  /// between the positions \p from and \p to. Lets the tensor leave the device
  /// between these two positions, and returns the position at which it comes
  /// back.
  uint32_t leave(TensorId t, uint32_t since, uint32_t from, uint32_t to,
                 bool &copied) {
    uint32_t wait = random.between(from, to);
    if (!copied || random.chance(50)) {
      add(random.between(since, wait), Step::swapOut(t));
      add(wait, Step::waitOut(t));
    }
    copied = true;
    uint32_t back = random.between(wait, to);
    add(back, Step::swapIn(t));
    return back;
  }

  void visit(TensorId t) {
    const Graph &core = graph.graph;
    // The tensor is on the device from position `since` on, and no step uses it
    // after position `free` so far.
    uint32_t since = 0, free = 0;
    bool isHere = core.producer(t) == kNone, copied = false;
    for (uint32_t s = 0; s < computes.size(); ++s) {
      const Node &node = core.node(computes[s].id);
      if (isHere && llvm::is_contained(node.inputs, t)) {
        if (random.chance(share))
          since = leave(t, since, free, s, copied);
        free = s + 1;
      }
      if (llvm::is_contained(node.outputs, t)) {
        since = free = s + 1;
        isHere = true;
        copied = false;
      }
    }
    if (isHere && core.isOutput(t) && random.chance(share))
      leave(t, since, free, computes.size(), copied);
  }

  const FunctionGraph &graph;
  ArrayRef<Step> computes;
  uint32_t share;
  Random &random;
  std::vector<std::vector<Step>> atPosition;
};

} // namespace

std::vector<Step> remat::fuzz::addSwaps(const FunctionGraph &graph,
                                        ArrayRef<Step> computes, uint32_t share,
                                        Random &random) {
  return SwapMaker(graph, computes, share, random).run();
}
