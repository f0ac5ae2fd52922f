//===- BoundsTest.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Plan/Simulator.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

GraphSpec twoNodes() {
  GraphSpec spec;
  spec.tensors = {{"w", 1000}, {"x", 30, /*owned=*/true}, {"a", 20}, {"b", 5}};
  Node f{"f", "", 1, {0, 1}, {2}};
  f.workspace = 7;
  Node g{"g", "", 1, {2}, {3}};
  g.inPlace = {{2, 3}};
  spec.nodes = {f, g};
  spec.outputs = {3};
  return spec;
}

TEST(Bounds, WorkingSetLeavesOutResidentsAndInPlaceOutputs) {
  Result<Graph> graph = Graph::create(twoNodes());
  ASSERT_TRUE(graph);
  EXPECT_EQ(workingSetBytes(*graph, 0), 30 + 20 + 7); // w is resident.
  EXPECT_EQ(workingSetBytes(*graph, 1), 20);          // b takes over a.
  PeakBound bound = peakLowerBound(*graph);
  EXPECT_EQ(bound.bytes, 57);
  EXPECT_EQ(describe(bound, *graph),
            "node 0 'f' with tensor 1 'x' (30 B), tensor 2 'a' (20 B) and 7 B "
            "of workspace");
}

TEST(Bounds, OwnedInputsMayFormTheBound) {
  GraphSpec spec = twoNodes();
  spec.tensors.push_back({"y", 40, /*owned=*/true}); // Nothing reads it.
  Result<Graph> graph = Graph::create(std::move(spec));
  ASSERT_TRUE(graph);
  PeakBound bound = peakLowerBound(*graph);
  EXPECT_EQ(bound.bytes, 30 + 40);
  EXPECT_EQ(describe(bound, *graph),
            "the owned inputs: tensor 4 'y' (40 B), tensor 1 'x' (30 B)");
}

TEST(Bounds, OutputsMayFormTheBound) {
  GraphSpec spec = twoNodes();
  spec.outputs = {0, 1, 2, 3, 3}; // w is resident, and b counts once.
  spec.nodes[0].workspace = 0;
  Result<Graph> graph = Graph::create(std::move(spec));
  ASSERT_TRUE(graph);
  PeakBound bound = peakLowerBound(*graph);
  EXPECT_EQ(bound.bytes, 30 + 20 + 5);
  EXPECT_EQ(describe(bound, *graph), "the outputs: tensor 1 'x' (30 B), tensor "
                                     "2 'a' (20 B), tensor 3 'b' (5 B)");
}

// x -> p -> q -> r -> s, and s reads p, too. If the node of p must run once, p
// (10) is held while r is made from q: 20 + 30 + 10. If the node may run twice,
// p is made again from x, which is resident.
TEST(Bounds, WhatNothingCanMakeAgainIsHeldBesides) {
  GraphSpec spec;
  spec.tensors = {{"x", 100}, {"p", 10}, {"q", 20}, {"r", 30}, {"s", 1}};
  spec.nodes = {{"make p", "", 1, {0}, {1}},
                {"make q", "", 1, {1}, {2}},
                {"make r", "", 1, {2}, {3}},
                {"make s", "", 1, {3, 1}, {4}}};
  spec.outputs = {4};
  EXPECT_EQ(peakLowerBound(*Graph::create(spec)).bytes, 20 + 30);
  spec.nodes[0].recomputable = false;
  Graph once = *Graph::create(spec);
  PeakBound bound = peakLowerBound(once);
  EXPECT_EQ(bound.bytes, 20 + 30 + 10);
  EXPECT_EQ(describe(bound, once),
            "node 2 'make r' with tensor 3 'r' (30 B), tensor 2 'q' (20 B), "
            "and 10 B of other tensors that must be held");
  // p2 is made from p. If p2 is smaller than p, p2 can be held instead of p.
  spec.tensors.push_back({"p2", 4});
  spec.nodes.insert(spec.nodes.begin() + 1, {"make p2", "", 1, {1}, {5}});
  spec.nodes.back().inputs = {3, 5};
  spec.nodes[1].recomputable = true;
  EXPECT_EQ(peakLowerBound(*Graph::create(spec)).bytes, 20 + 30 + 4);
}

TEST(Bounds, LongListsAreCut) {
  GraphSpec spec;
  for (int t = 0; t < 10; ++t)
    spec.tensors.push_back({"", 10 - t, /*owned=*/true});
  spec.nodes = {{"n", "", 1, {}, {}}};
  Result<Graph> graph = Graph::create(std::move(spec));
  ASSERT_TRUE(graph);
  EXPECT_EQ(describe(peakLowerBound(*graph), *graph),
            "the owned inputs: tensor 0 (10 B), tensor 1 (9 B), tensor 2 (8 "
            "B), tensor 3 (7 B), tensor 4 (6 B), tensor 5 (5 B), tensor 6 (4 "
            "B), tensor 7 (3 B) and 2 more");
}

TEST(Bounds, AnEmptyGraphNeedsNothing) {
  Result<Graph> graph = Graph::create({});
  ASSERT_TRUE(graph);
  PeakBound bound = peakLowerBound(*graph);
  EXPECT_EQ(bound.bytes, 0);
  EXPECT_EQ(describe(bound, *graph), "nothing: no node holds any bytes");
}

// A plan without steps has the peak 0, which no bound may exceed.
TEST(Bounds, WithoutNodesOwnedInputsAndOutputsNeedNothing) {
  GraphSpec spec;
  spec.tensors = {{"x", 4, /*owned=*/true}};
  spec.outputs = {0};
  Result<Graph> graph = Graph::create(std::move(spec));
  ASSERT_TRUE(graph);
  EXPECT_EQ(simulate(*graph, {}).peakBytes, 0);
  EXPECT_EQ(peakLowerBound(*graph).bytes, 0);
  EXPECT_EQ(peakLowerBoundWithCopies(*graph).bytes, 0);
}

} // namespace
