//===- ForwardBackwardTest.cpp - Tests where steps are split in two -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/ForwardBackward.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

/// x -> f -> a -> loss; mask reads a; backward reads the mask and the loss.
///   tensors 0 x, 1 a, 2 mask, 3 loss, 4 g
///   nodes   0 f, 1 mask, 2 loss, 3 backward
GraphSpec step() {
  GraphSpec spec;
  spec.tensors = {{"x", 8}, {"a", 8}, {"mask", 2}, {"loss", 4}, {"g", 8}};
  spec.nodes = {{"f", "", 1, {0}, {1}},
                {"mask", "", 1, {1}, {2}},
                {"loss", "", 1, {1}, {3}},
                {"backward", "", 1, {2, 3}, {4}}};
  spec.outputs = {3, 4};
  spec.loss = 3;
  return spec;
}

std::string errorOf(const GraphSpec &spec) {
  Result<ForwardBackward> split =
      splitAtLoss(*Graph::create(spec), "sublinear");
  return split ? "split" : split.error().message;
}

TEST(ForwardBackward, SliceAndEarlyPart) {
  Graph graph = *Graph::create(step());
  Result<ForwardBackward> split = splitAtLoss(graph, "sublinear");
  ASSERT_TRUE(split);
  EXPECT_EQ(split->lossNode, 2u);
  EXPECT_EQ(split->numEarly(), 3u);
  // The mask is early, but the loss does not depend on it.
  EXPECT_EQ(split->forward, (std::vector<bool>{true, false, true, false}));
  EXPECT_TRUE(split->isEarly(1));
  EXPECT_FALSE(split->isEarly(3));
}

TEST(ForwardBackward, ADelayedLossIsComputedInTheBackwardPart) {
  // x -> f -> a -> h -> b; the gradients of h and f read b and a. A compiler
  // computes the loss of b at the end, by two nodes.
  GraphSpec spec;
  spec.tensors = {{"x", 8},  {"a", 8}, {"b", 8}, {"gh", 8},
                  {"gf", 8}, {"w", 8}, {"s", 4}, {"loss", 4}};
  Node f{"f", "", 1, {0}, {1}}, h{"h", "", 1, {1}, {2}},
      gh{"gh", "", 1, {1, 2}, {3}}, gf{"gf", "", 1, {0, 3}, {4}},
      update{"update", "", 1, {4}, {5}}, sum{"sum", "", 1, {2}, {6}},
      loss{"loss", "", 1, {6}, {7}};
  spec.nodes = {f, h, gh, gf, update, sum, loss};
  spec.outputs = {5, 7};
  spec.loss = 7;
  Result<ForwardBackward> split =
      splitAtDelayedLoss(*Graph::create(spec), "sublinear");
  ASSERT_TRUE(split);
  EXPECT_EQ(split->numEarly(), 2u);
  EXPECT_EQ(split->forward,
            (std::vector<bool>{true, true, false, false, false, false, false}));
  // The loss needs four of the five nodes up to it.
  spec.nodes = {f, h, gh, sum, loss, gf, update};
  split = splitAtDelayedLoss(*Graph::create(spec), "sublinear");
  ASSERT_TRUE(split);
  EXPECT_EQ(split->numEarly(), 5u);
}

TEST(ForwardBackwardErrors, NoLoss) {
  GraphSpec spec = step();
  spec.loss.reset();
  EXPECT_EQ(errorOf(spec),
            "planner sublinear needs the loss, but it is not known: name the "
            "tensor ('loss' in a graph), or the result of a step "
            "(loss-result=N), or use a "
            "planner that works on the whole graph, such as "
            "greedy-gaps");
}

TEST(ForwardBackwardErrors, LossIsAnInput) {
  GraphSpec spec = step();
  spec.loss = 0;
  EXPECT_EQ(errorOf(spec),
            "planner sublinear needs the loss, but tensor 0 'x', marked as the "
            "loss, is a graph input: mark the tensor that the step computes");
}

TEST(ForwardBackwardErrors, NoBackwardPart) {
  GraphSpec spec = step();
  spec.nodes.pop_back();
  spec.tensors.pop_back();
  spec.outputs = {3};
  EXPECT_EQ(errorOf(spec),
            "planner sublinear needs a backward part, but no node comes after "
            "node 2 'loss', which makes tensor 3 'loss': give the whole "
            "training step, or use a planner that works on the whole graph, "
            "such as greedy-gaps");
}

TEST(ForwardBackward, WithoutALossAllEarlyNodesAreForward) {
  Graph graph = *Graph::create(step());
  Result<ForwardBackward> split = splitAfter(graph, 1, "sublinear");
  ASSERT_TRUE(split);
  EXPECT_EQ(split->numEarly(), 2u);
  EXPECT_EQ(split->forward, (std::vector<bool>{true, true, false, false}));
  Result<ForwardBackward> none = splitAfter(graph, 3, "sublinear");
  ASSERT_FALSE(none);
  EXPECT_EQ(
      none.error().message,
      "planner sublinear needs a backward part, but no node comes after "
      "node 3 'backward', at which the step holds the most bytes: give the "
      "whole training step, or use a planner that works on the whole "
      "graph, such as greedy-gaps");
}

} // namespace
