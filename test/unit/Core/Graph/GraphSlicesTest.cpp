//===- GraphSlicesTest.cpp - Graphs slice by slice ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/GraphSlices.h"

#include "remat/Core/Plan/Simulator.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

/// Makes a step with four nodes. The tensor h = f(x, w) is sliced. The tensor y
/// = g(h) is sliced and returned. The tensor s is a sum over h, and is
/// returned, too. The tensor z = r(s) needs the whole sum.
GraphSpec step() {
  GraphSpec spec;
  spec.costUnit = "s";
  spec.tensors = {{"x", 40}, {"w", 100}, {"h", 80},
                  {"y", 20}, {"s", 8},   {"z", 8}};
  Node f{"f", "", 9, {0, 1}, {2}}, g{"g", "", 9, {2}, {3}};
  Node sum{"sum", "", 9, {2}, {4}}, r{"r", "", 5, {4}, {5}};
  f.flops = 400;
  f.deviceBytes = 220;
  sum.deviceBytes = 88;
  g.deviceBytes = 100;
  spec.nodes = {f, g, sum, r};
  spec.outputs = {3, 5};
  return spec;
}

GraphSlices slicesOf() {
  GraphSlices slices;
  slices.extent = 4;
  slices.nodes = {{NodeSlices::Part, 120},
                  {NodeSlices::Part, 100},
                  {NodeSlices::Sum, 80},
                  {}};
  slices.rates = RooflineRates{100, 10, 1};
  return slices;
}

TEST(GraphSlices, HasANodeForEachSlice) {
  Graph graph = *Graph::create(step());
  Result<Graph> sliced = sliceGraph(graph, slicesOf(), 2);
  ASSERT_TRUE(sliced) << sliced.error().message;
  std::vector<std::string> names;
  for (NodeId n = 0; n < sliced->numNodes(); ++n)
    names.push_back(sliced->node(n).name);
  EXPECT_EQ(names, (std::vector<std::string>{"f[0/2]", "g[0/2]", "put y[0/2]",
                                             "sum[0/2]", "f[1/2]", "g[1/2]",
                                             "put y[1/2]", "sum[1/2]", "r"}));
  // f reads all of w and half of the rest: 160 bytes. The second slice of the
  // sum reads the first slice.
  EXPECT_DOUBLE_EQ(sliced->node(0).cost, 16 + 1);
  EXPECT_DOUBLE_EQ(sliced->node(1).cost, 5 + 1);
  EXPECT_DOUBLE_EQ(sliced->node(2).cost, 2 + 1);
  EXPECT_DOUBLE_EQ(sliced->node(3).cost, 4.8 + 1);
  EXPECT_DOUBLE_EQ(sliced->node(7).cost, 5.6 + 1);
  EXPECT_DOUBLE_EQ(sliced->node(8).cost, 5);
  // One slice of h, one slice of y, the whole y and the whole sum are held. The
  // slices write y and the sum in place.
  Simulation simulation = simulate(*sliced, keepAllPlan(*sliced).steps);
  EXPECT_EQ(simulation.peakBytes, 40 + 10 + 20 + 8);
  EXPECT_EQ(simulate(graph, keepAllPlan(graph).steps).peakBytes, 80 + 20 + 8);
}

TEST(GraphSlices, FirstSlicesAreLarger) {
  Graph graph = *Graph::create(step());
  Graph sliced = *sliceGraph(graph, slicesOf(), 3);
  std::vector<int64_t> bytes;
  for (NodeId n = 0; n < sliced.numNodes(); ++n)
    if (sliced.node(n).name.starts_with("f"))
      bytes.push_back(sliced.bytes(sliced.outputs(n)[0]));
  EXPECT_EQ(bytes, (std::vector<int64_t>{40, 20, 20}));
}

TEST(GraphSlices, CostsWithoutRatesAreShares) {
  Graph graph = *Graph::create(step());
  GraphSlices slices = slicesOf();
  slices.rates.reset();
  Graph sliced = *sliceGraph(graph, slices, 3);
  EXPECT_DOUBLE_EQ(sliced.baseCost(), graph.baseCost());
}

/// Before all other slices, each slice makes its part of e, because u reads the
/// whole e. Then f reads the result of u.
TEST(GraphSlices, ReadWhatIsMadeOfASplatBefore) {
  GraphSpec spec;
  spec.tensors = {{"x", 40}, {"e", 40}, {"w", 40}, {"h", 40}};
  spec.nodes = {{"fill", "", 1, {}, {1}},
                {"u", "", 1, {1}, {2}},
                {"f", "", 1, {0, 1, 2}, {3}}};
  spec.outputs = {3};
  GraphSlices slices;
  slices.extent = 4;
  slices.nodes = {{NodeSlices::Each, 40}, {}, {NodeSlices::Part, 120}};
  Result<Graph> sliced = sliceGraph(*Graph::create(spec), slices, 2);
  ASSERT_TRUE(sliced) << sliced.error().message;
  std::vector<std::string> names;
  for (NodeId n = 0; n < sliced->numNodes(); ++n)
    names.push_back(sliced->node(n).name);
  EXPECT_EQ(names, (std::vector<std::string>{"fill", "fill[0/2]", "u", "f[0/2]",
                                             "put h[0/2]", "fill[1/2]",
                                             "f[1/2]", "put h[1/2]"}));
}

TEST(GraphSlices, RefusesWhatDoesNotFit) {
  Graph graph = *Graph::create(step());
  auto problem = [&](const GraphSlices &slices, int64_t count) {
    Result<Graph> sliced = sliceGraph(graph, slices, count);
    return sliced ? "" : sliced.error().message;
  };
  EXPECT_EQ(problem(slicesOf(), 5), "5 slices of 4 elements: expected a number "
                                    "from 1 to the number of elements");
  EXPECT_EQ(problem(slicesOf(), 0), "0 slices of 4 elements: expected a number "
                                    "from 1 to the number of elements");
  GraphSlices late = slicesOf();
  late.nodes[1].kind = NodeSlices::Whole;
  late.nodes[2].kind = NodeSlices::Whole;
  late.nodes[3].kind = NodeSlices::Part;
  EXPECT_EQ(problem(late, 2),
            "node 3 'r' is in slices, and reads tensor 4 's', which is known "
            "only after all slices are computed");
  GraphSlices odd = slicesOf();
  odd.extent = 3;
  EXPECT_EQ(problem(odd, 2),
            "tensor 2 'h' of 80 bytes cannot be divided into 3 elements");
}

TEST(GraphSlices, AreTriedInNumbersThatDouble) {
  std::vector<int64_t> numbers{1};
  while (numbers.size() < 9)
    numbers.push_back(moreSlices(numbers.back()));
  EXPECT_EQ(numbers, (std::vector<int64_t>{1, 2, 3, 4, 6, 8, 12, 16, 24}));
  for (size_t i = 2; i < numbers.size(); ++i)
    EXPECT_EQ(fewerSlices(numbers[i]), numbers[i - 1]);
  EXPECT_EQ(fewerSlices(2), 2);
}

} // namespace
