//===- RealiserTest.cpp - Choices become steps ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Plan/Realiser.h"

#include "../RandomGraph.h"

#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Plan/Simulator.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace remat;
using namespace remat::test;

namespace {

/// A chain with a mirrored backward part, each backward node reading the input
/// of its forward node and the gradient before:
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
  // L' needs c, c needs b, b needs a; later b and a are there.
  EXPECT_EQ(realised(chain(), {1, 2, 3}),
            (Nodes{0, 1, 2, 3, 0, 1, 2, 4, 5, 6}));
}

TEST(Realiser, RecomputesAgainWhatIsNotHeld) {
  // Nothing is held for a later node: b needs a again, and a comes once more.
  EXPECT_EQ(realised(chain(), {1, 2, 3}, 0),
            (Nodes{0, 1, 2, 3, 0, 1, 2, 4, 0, 1, 5, 0, 6}));
  // L' finds a reader of b one node on and one of a two nodes on.
  EXPECT_EQ(realised(chain(), {1, 2, 3}, 1),
            (Nodes{0, 1, 2, 3, 0, 1, 2, 4, 5, 0, 6}));
  EXPECT_EQ(realised(chain(), {1, 2, 3}, 2),
            (Nodes{0, 1, 2, 3, 0, 1, 2, 4, 5, 6}));
}

TEST(Realiser, RunsAWholeSegment) {
  // C' needs b only, but a is of the same segment and B' will need it.
  EXPECT_EQ(realised(chain(), {1, 2}), (Nodes{0, 1, 2, 3, 4, 0, 1, 5, 6}));
  EXPECT_EQ(realised(chain(), {1, 3}), (Nodes{0, 1, 2, 3, 2, 4, 5, 0, 6}));
  EXPECT_EQ(realised(chain(), {1, 3}, kNone, {0, 0, 0, 0, 0, 0, 0}),
            (Nodes{0, 1, 2, 3, 0, 2, 4, 5, 6}));
}

TEST(Realiser, RunsOfASegmentOnlyWhatIsNeeded) {
  GraphSpec spec = chain();
  spec.nodes[6].inputs = {6}; // Nothing late reads a any more.
  EXPECT_EQ(realised(spec, {1, 3}, kNone, {0, 0, 0, 0, 0, 0, 0}),
            (Nodes{0, 1, 2, 3, 2, 4, 5, 6}));
}

TEST(Realiser, RunsNothingThatIsNotRead) {
  // a comes along with c, but is not held until B' reads it.
  EXPECT_EQ(realised(chain(), {1, 3}, 0, {0, 0, 0, 0, 0, 0, 0}),
            (Nodes{0, 1, 2, 3, 2, 4, 5, 0, 6}));
}

TEST(Realiser, RunsNothingOfASegmentTwice) {
  // L' needs c; b of another segment comes along; when C' needs b it is there,
  // and when B' needs a, only a is missing in the segment of a and b.
  GraphSpec spec = chain();
  spec.nodes[2].inputs = {0, 2}; // C also reads x.
  EXPECT_EQ(realised(spec, {1, 2, 3}, kNone, {0, 0, 1, 1, 1, 1, 1}),
            (Nodes{0, 1, 2, 3, 0, 1, 2, 4, 5, 6}));
  // B reads x: c and b come without a, which B' needs later.
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

/// Early nodes that recomputation runs again, or for the first time late, when
/// \p kept is kept and everything recomputed is held: read off the definition.
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
        // Twice, unless the first run was late.
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
