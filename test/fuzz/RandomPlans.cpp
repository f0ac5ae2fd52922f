//===- RandomPlans.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RandomPlans.h"

#include "Core/Plan/UnreadSteps.h"

using namespace remat;
using namespace remat::fuzz;

ChoiceById remat::fuzz::randomChoice(const Graph &graph, Random &random) {
  static constexpr uint32_t shares[] = {0, 0, 20, 50, 80};
  uint32_t share = random.pick(shares);
  ChoiceById choice;
  for (NodeId n = 0; n < graph.numNodes(); ++n) {
    std::vector<bool> kept;
    for (size_t i = 0; i < graph.node(n).outputs.size(); ++i)
      kept.push_back(random.chance(share));
    choice.kept.push_back(std::move(kept));
  }
  if (random.chance(50)) {
    uint32_t current = 0;
    for (NodeId n = 0; n < graph.numNodes(); ++n) {
      current += random.chance(30);
      choice.segment.push_back(random.chance(15) ? kNone : current);
    }
  }
  if (random.chance(40))
    choice.holdFor = random.below(6);
  return choice;
}

namespace {

class StepMaker {
public:
  StepMaker(const Graph &graph, Random &random)
      : graph(graph), random(random), made(graph.numNodes(), false) {}

  std::vector<NodeId> run() {
    // This is the chance, in percent, that the next node is the first possible
    // one in program order.
    uint32_t inOrder = random.pick(std::vector<uint32_t>{0, 50, 90, 100});
    uint32_t again = random.pick(std::vector<uint32_t>{0, 20, 40});
    restoring = random.pick(std::vector<uint32_t>{0, 20, 50});
    for (NodeId count = 0; count < graph.numNodes(); ++count) {
      std::vector<NodeId> ready = readyNodes();
      run(random.chance(inOrder) ? ready.front() : random.pick(ready));
      while (random.chance(again))
        runAgain();
    }
    return std::move(steps);
  }

private:
  bool isReady(NodeId n) const {
    for (TensorId t : graph.node(n).inputs)
      if (graph.producer(t) != kNone && !made[graph.producer(t)])
        return false;
    return true;
  }

  std::vector<NodeId> readyNodes() const {
    std::vector<NodeId> ready;
    for (NodeId n = 0; n < graph.numNodes(); ++n)
      if (!made[n] && isReady(n))
        ready.push_back(n);
    return ready;
  }

  /// Runs node \p n. Just before it, sometimes runs nodes whose results it
  /// needs, up to \p depth nodes back. A group then sometimes has a node twice.
  void run(NodeId n, uint32_t depth = 3) {
    for (TensorId t : graph.node(n).inputs)
      if (NodeId producer = graph.producer(t);
          depth > 0 && producer != kNone && graph.node(producer).recomputable &&
          random.chance(restoring))
        run(producer, depth - 1);
    steps.push_back(n);
    made[n] = true;
  }

  void runAgain() {
    NodeId n = steps[random.below(steps.size())];
    // Nothing could follow a second run of a node without results.
    if (graph.node(n).recomputable && !graph.node(n).outputs.empty())
      steps.push_back(n);
  }

  const Graph &graph;
  Random &random;
  std::vector<bool> made;
  std::vector<NodeId> steps;
  uint32_t restoring = 0; ///< The chance, in percent, that an input of a node
                          ///< is made again before the node.
};

} // namespace

std::vector<NodeId> remat::fuzz::randomSteps(const Graph &graph, bool useless,
                                             Random &random) {
  std::vector<NodeId> steps = StepMaker(graph, random).run();
  return useless ? steps : removeUnread(graph, std::move(steps));
}
