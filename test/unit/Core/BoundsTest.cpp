//===- BoundsTest.cpp -----------------------------------------------------===//

#include "remat/Core/Bounds.h"

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
  spec.outputs = {0, 1, 2, 3, 3}; // w is resident; b counts once.
  spec.nodes[0].workspace = 0;
  Result<Graph> graph = Graph::create(std::move(spec));
  ASSERT_TRUE(graph);
  PeakBound bound = peakLowerBound(*graph);
  EXPECT_EQ(bound.bytes, 30 + 20 + 5);
  EXPECT_EQ(describe(bound, *graph), "the outputs: tensor 1 'x' (30 B), tensor "
                                     "2 'a' (20 B), tensor 3 'b' (5 B)");
}

TEST(Bounds, LongListsAreCut) {
  GraphSpec spec;
  for (int t = 0; t < 10; ++t)
    spec.tensors.push_back({"", 10 - t, /*owned=*/true});
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

} // namespace
