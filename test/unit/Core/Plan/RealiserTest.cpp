//===- RealiserTest.cpp - Choices become steps ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Plan/Realiser.h"

#include "../RandomGraph.h"
#include "../Sanitized.h"

#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Plan/Simulator.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace remat;
using namespace remat::test;

namespace {

/// A chain with a mirrored backward part. Each backward node reads the input of
/// its forward node and the gradient before it.
///   tensors 0 x | 1 a, 2 b, 3 c, 4 loss | 5 gc, 6 gb, 7 ga
///   nodes   0 A, 1 B, 2 C, 3 L          | 4 L', 5 C', 6 B'
GraphSpec chain() {
  GraphSpec spec;
  spec.tensors = {{"x", 8},    {"a", 8},  {"b", 8},  {"c", 8},
                  {"loss", 4}, {"gc", 8}, {"gb", 8}, {"ga", 8}};
  spec.nodes = {{"A", "", 1, {0}, {1}},     {"B", "", 1, {1}, {2}},
                {"C", "", 1, {2}, {3}},     {"L", "", 1, {3}, {4}},
                {"L'", "", 1, {3, 4}, {5}}, {"C'", "", 1, {2, 5}, {6}},
                {"B'", "", 1, {1, 6}, {7}}};
  spec.outputs = {4, 7};
  spec.loss = 4;
  return spec;
}

using Nodes = std::vector<NodeId>;

Nodes realised(const GraphSpec &spec, const std::vector<TensorId> &dropped,
               uint32_t holdFor = kNone, std::vector<uint32_t> segment = {}) {
  Graph graph = *Graph::create(spec);
  Choice choice = keepEverything(graph);
  for (TensorId t : dropped)
    choice.kept[t] = false;
  choice.holdFor = holdFor;
  choice.segment = std::move(segment);
  ForwardBackward split = *splitAtLoss(graph, "test");
  std::vector<Step> steps = *realise(graph, split, choice);
  EXPECT_TRUE(simulate(graph, steps).valid());
  Nodes nodes;
  for (Step step : steps)
    nodes.push_back(step.id);
  return nodes;
}

TEST(Realiser, EverythingKeptIsTheProgram) {
  EXPECT_EQ(realised(chain(), {}), (Nodes{0, 1, 2, 3, 4, 5, 6}));
}

TEST(Realiser, RecomputesJustBeforeTheFirstLateReader) {
  EXPECT_EQ(realised(chain(), {2}), (Nodes{0, 1, 2, 3, 4, 1, 5, 6}));
}

TEST(Realiser, RecursesThroughDroppedInputsAndReuses) {
  // L' needs c, c needs b, and b needs a. Later b and a are still held.
  EXPECT_EQ(realised(chain(), {1, 2, 3}),
            (Nodes{0, 1, 2, 3, 0, 1, 2, 4, 5, 6}));
}

TEST(Realiser, RunsSomeAgainForEachMirror) {
  // L' needs c, which reads the first runs of b and a. B' needs the second run
  // of a.
  GraphSpec spec = chain();
  for (TensorId t : {1, 2, 3})
    spec.tensors[t].policy = TensorPolicy::Recompute;
  spec.tensors[1].mirrors = 2;
  EXPECT_EQ(realised(spec, {}), (Nodes{0, 1, 2, 3, 0, 1, 2, 4, 5, 0, 6}));
  // C' needs the second run of b, which reads the second run of a.
  spec.tensors[2].mirrors = 2;
  EXPECT_EQ(realised(spec, {}), (Nodes{0, 1, 2, 3, 0, 1, 2, 4, 0, 1, 5, 6}));
  // A mirror count that is larger than needed changes nothing.
  spec.tensors[2].mirrors = kNone - 1;
  EXPECT_EQ(realised(spec, {}), (Nodes{0, 1, 2, 3, 0, 1, 2, 4, 0, 1, 5, 6}));
}

/// Follows Alg. 2 of Chen 2016 word for word, and returns how often each early
/// node runs in the late part. The algorithm makes a new node for each mirror,
/// and then the nodes that the gradients need.
std::vector<uint32_t> mirrorRuns(const Graph &graph,
                                 const ForwardBackward &split) {
  struct Mirror {
    NodeId of;
    std::vector<uint32_t> reads; ///< The numbers of mirrors.
    bool used = false;
  };
  std::vector<Mirror> mirrors;
  std::vector<uint32_t> latest(graph.numNodes(), kNone); ///< a[v]
  auto count = [&](NodeId n) {
    const Tensor &tensor = graph.tensor(graph.outputs(n)[0]);
    return tensor.policy == TensorPolicy::Recompute ? tensor.mirrors : 0;
  };
  uint32_t most = 0;
  for (NodeId n = 0; n < split.numEarly(); ++n)
    most = std::max(most, count(n));
  for (uint32_t k = 1; k <= most; ++k)
    for (NodeId n = 0; n < split.numEarly(); ++n) {
      if (k > count(n))
        continue;
      Mirror mirror{n, {}};
      for (TensorId t : graph.inputs(n))
        if (NodeId from = graph.producer(t);
            from != kNone && latest[from] != kNone)
          mirror.reads.push_back(latest[from]);
      latest[n] = mirrors.size();
      mirrors.push_back(mirror);
    }
  for (NodeId n = split.numEarly(); n < graph.numNodes(); ++n)
    for (TensorId t : graph.inputs(n))
      if (NodeId from = graph.producer(t);
          from != kNone && latest[from] != kNone)
        mirrors[latest[from]].used = true;
  std::vector<uint32_t> runs(graph.numNodes(), 0);
  for (size_t i = mirrors.size(); i-- > 0;) {
    if (!mirrors[i].used)
      continue;
    ++runs[mirrors[i].of];
    for (uint32_t read : mirrors[i].reads)
      mirrors[read].used = true;
  }
  return runs;
}

/// Returns a random step with mirror counts from 1 to 3 on some early tensors.
Graph randomMirrors(uint64_t seed) {
  RandomGraphOptions options;
  options.masks = options.multipleOutputs = options.never = 0;
  GraphSpec spec = randomTrainingStep(seed, options);
  std::mt19937 random(seed);
  for (Tensor &tensor : spec.tensors) {
    if (random() % 3 == 0)
      continue;
    tensor.policy = TensorPolicy::Recompute;
    if (findPolicyContradiction(*Graph::create(spec)))
      tensor.policy = TensorPolicy::Any;
    else
      tensor.mirrors = 1 + random() % 3;
  }
  return *Graph::create(spec);
}

TEST(Realiser, RunsNoNodeMoreOftenThanThePapersMirrors) {
  // If nothing reads the results of a run before the node runs again, this run
  // is left out. If only late nodes read a node, its early run is left out,
  // too.
  constexpr uint32_t kSeeds = kSanitized ? 50 : 500;
  uint32_t equal = 0;
  for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
    SCOPED_TRACE(seed);
    Graph graph = randomMirrors(seed);
    ForwardBackward split = *splitAtLoss(graph, "test");
    std::vector<uint32_t> expected = mirrorRuns(graph, split);
    std::vector<Step> steps = *realise(graph, split, keepEverything(graph));
    EXPECT_TRUE(simulate(graph, steps).valid());
    std::vector<uint32_t> runs(graph.numNodes(), 0);
    for (Step step : steps)
      ++runs[step.id];
    for (NodeId n = 0; n < split.numEarly(); ++n)
      EXPECT_LE(runs[n], expected[n] + 1) << describeNode(graph.spec(), n);
    for (NodeId n = 0; n < graph.numNodes(); ++n)
      expected[n] += 1;
    equal += runs == expected;
  }
  EXPECT_GT(equal, kSeeds / 2);
}

TEST(Realiser, RecomputesAgainWhatIsNotHeld) {
  // With these options no recomputed value is held for a later node. To make b
  // again, tensor a is needed again, so node A runs once more.
  EXPECT_EQ(realised(chain(), {1, 2, 3}, 0),
            (Nodes{0, 1, 2, 3, 0, 1, 2, 4, 0, 1, 5, 0, 6}));
  // For L', a reader of b is one node later, and a reader of a is two nodes
  // later.
  EXPECT_EQ(realised(chain(), {1, 2, 3}, 1),
            (Nodes{0, 1, 2, 3, 0, 1, 2, 4, 5, 0, 6}));
  EXPECT_EQ(realised(chain(), {1, 2, 3}, 2),
            (Nodes{0, 1, 2, 3, 0, 1, 2, 4, 5, 6}));
}

TEST(Realiser, RunsAWholeSegment) {
  // C' needs only b, but tensor a is in the same segment, and B' will need it.
  EXPECT_EQ(realised(chain(), {1, 2}), (Nodes{0, 1, 2, 3, 4, 0, 1, 5, 6}));
  EXPECT_EQ(realised(chain(), {1, 3}), (Nodes{0, 1, 2, 3, 2, 4, 5, 0, 6}));
  EXPECT_EQ(realised(chain(), {1, 3}, kNone, {0, 0, 0, 0, 0, 0, 0}),
            (Nodes{0, 1, 2, 3, 0, 2, 4, 5, 6}));
}

TEST(Realiser, RunsOfASegmentOnlyWhatIsNeeded) {
  GraphSpec spec = chain();
  spec.nodes[6].inputs = {6}; // No late node reads a any more.
  EXPECT_EQ(realised(spec, {1, 3}, kNone, {0, 0, 0, 0, 0, 0, 0}),
            (Nodes{0, 1, 2, 3, 2, 4, 5, 6}));
}

TEST(Realiser, RunsNothingThatIsNotRead) {
  // Tensor a is computed with c, but is not held until B' reads it.
  EXPECT_EQ(realised(chain(), {1, 3}, 0, {0, 0, 0, 0, 0, 0, 0}),
            (Nodes{0, 1, 2, 3, 2, 4, 5, 0, 6}));
}

TEST(Realiser, RunsNothingOfASegmentTwice) {
  // L' needs c. To make c, the plan also computes b, which is in another
  // segment. When C' needs b, b is still held. When B' needs tensor a, only
  // this one is missing in the segment of a and b.
  GraphSpec spec = chain();
  spec.nodes[2].inputs = {0, 2}; // C also reads x.
  EXPECT_EQ(realised(spec, {1, 2, 3}, kNone, {0, 0, 1, 1, 1, 1, 1}),
            (Nodes{0, 1, 2, 3, 0, 1, 2, 4, 5, 6}));
  // B reads x, so c and b are computed without tensor a, which B' needs later.
  spec.nodes[1].inputs = {0};
  EXPECT_EQ(realised(spec, {1, 2, 3}, kNone, {0, 0, 1, 1, 1, 1, 1}),
            (Nodes{1, 2, 3, 1, 2, 4, 5, 0, 6}));
}

TEST(Realiser, ComputesLateWhatOnlyTheLatePartReads) {
  GraphSpec spec = chain();
  spec.tensors.push_back({"mask", 1});
  spec.nodes.insert(spec.nodes.begin() + 1, {"mask", "", 1, {1}, {8}});
  spec.nodes[6].inputs.push_back(8); // C' reads the mask.
  EXPECT_EQ(realised(spec, {}), (Nodes{0, 1, 2, 3, 4, 5, 6, 7}));
  EXPECT_EQ(realised(spec, {8}), (Nodes{0, 2, 3, 4, 5, 1, 6, 7}));
}

TEST(Realiser, KeepsWhatMustNotRunTwice) {
  GraphSpec spec = chain();
  spec.nodes[1].recomputable = false;
  EXPECT_EQ(realised(spec, {1, 2}), (Nodes{0, 1, 2, 3, 4, 5, 0, 6}));
  spec = chain();
  spec.tensors[2].policy = TensorPolicy::Keep;
  EXPECT_EQ(realised(spec, {1, 2}), (Nodes{0, 1, 2, 3, 4, 5, 0, 6}));
}

TEST(Realiser, DropsWhatIsMarkedRecompute) {
  GraphSpec spec = chain();
  spec.tensors[2].policy = TensorPolicy::Recompute;
  EXPECT_EQ(realised(spec, {}), (Nodes{0, 1, 2, 3, 4, 1, 5, 6}));
}

TEST(Realiser, StopsAtTheLimit) {
  Graph graph = *Graph::create(chain());
  Choice choice{std::vector<bool>(graph.numTensors(), false), {}, 0};
  ForwardBackward split = *splitAtLoss(graph, "test");
  EXPECT_TRUE(realise(graph, split, choice, 13));
  EXPECT_FALSE(realise(graph, split, choice, 12));
}

/// Returns whether each early node must run in the late part, again or for the
/// first time, if the results of \p kept are kept and every recomputed value is
/// held. This follows the definition.
std::vector<bool> neededLate(const Graph &graph, const ForwardBackward &split,
                             const std::vector<bool> &kept) {
  std::vector<bool> needed(graph.numNodes(), false);
  for (NodeId n = graph.numNodes(); n-- > 0;)
    if (!split.isEarly(n) || needed[n])
      for (TensorId t : graph.node(n).inputs)
        if (NodeId p = graph.producer(t);
            p != kNone && split.isEarly(p) && !kept[t])
          needed[p] = true;
  return needed;
}

TEST(Realiser, AllKeptSetsOfSmallGraphs) {
  RandomGraphOptions options;
  options.never = 0;
  options.multipleOutputs = 0;
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    options.forwardNodes = 2 + seed % 6;
    Graph graph = *Graph::create(randomTrainingStep(seed, options));
    ForwardBackward split = *splitAtLoss(graph, "test");
    std::vector<TensorId> early;
    for (NodeId n = 0; n < split.lossNode; ++n)
      if (TensorId t = graph.node(n).outputs[0];
          graph.bytes(t) > 0 && !graph.isOutput(t))
        early.push_back(t);
    for (uint32_t mask = 0; mask < 1u << early.size(); ++mask) {
      Choice choice = keepEverything(graph);
      for (size_t i = 0; i < early.size(); ++i)
        choice.kept[early[i]] = mask >> i & 1;
      std::vector<Step> steps = *realise(graph, split, choice);
      ASSERT_TRUE(simulate(graph, steps).valid()) << "seed " << seed;
      std::vector<bool> needed = neededLate(graph, split, choice.kept);
      std::vector<uint32_t> runs(graph.numNodes());
      for (Step step : steps)
        ++runs[step.id];
      for (NodeId n = 0; n < graph.numNodes(); ++n) {
        ASSERT_LE(runs[n], needed[n] ? 2u : 1u)
            << "seed " << seed << ", kept " << mask << ", node " << n << "\n"
            << print(graph.spec());
        // The node runs twice, unless its first run was late.
        if (!needed[n] || runs[n] == 2)
          continue;
        auto at = std::find(steps.begin(), steps.end(), Step::compute(n));
        auto loss = std::find(steps.begin(), steps.end(),
                              Step::compute(split.lossNode));
        ASSERT_GT(at, loss) << "seed " << seed << ", kept " << mask;
      }
    }
  }
}

} // namespace
