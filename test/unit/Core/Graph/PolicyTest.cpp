//===- PolicyTest.cpp - Tests marks that contradict others ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/Policy.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

/// x -> f -> (a, b) -> g -> y.
GraphSpec pair() {
  GraphSpec spec;
  spec.tensors = {{"x", 8}, {"a", 8}, {"b", 8}, {"y", 8}};
  spec.nodes = {{"f", "", 1, {0}, {1, 2}}, {"g", "", 1, {1, 2}, {3}}};
  spec.outputs = {3};
  return spec;
}

std::string contradiction(const GraphSpec &spec) {
  auto error = findPolicyContradiction(*Graph::create(spec));
  return error ? error->message : "none";
}

TEST(Policy, MayRepeat) {
  GraphSpec spec = pair();
  EXPECT_TRUE(mayRepeat(*Graph::create(spec), 0));
  spec.tensors[2].policy = TensorPolicy::Keep;
  EXPECT_FALSE(mayRepeat(*Graph::create(spec), 0));
  spec.tensors[2].policy = TensorPolicy::Offload;
  EXPECT_FALSE(mayRepeat(*Graph::create(spec), 0));
  spec.tensors[2].policy = TensorPolicy::Recompute;
  EXPECT_TRUE(mayRepeat(*Graph::create(spec), 0));
  spec.nodes[0].recomputable = false;
  EXPECT_FALSE(mayRepeat(*Graph::create(spec), 0));
}

TEST(Policy, NoContradiction) {
  GraphSpec spec = pair();
  spec.tensors[0].policy = TensorPolicy::Keep;
  spec.tensors[1].policy = TensorPolicy::Recompute;
  spec.tensors[3].policy = TensorPolicy::Offload;
  EXPECT_EQ(contradiction(spec), "none");
  EXPECT_TRUE(hasRecomputeMark(*Graph::create(spec)));
  EXPECT_FALSE(hasRecomputeMark(*Graph::create(pair())));
}

TEST(PolicyErrors, Input) {
  GraphSpec spec = pair();
  spec.tensors[0].policy = TensorPolicy::Recompute;
  EXPECT_EQ(contradiction(spec),
            "tensor 0 'x' is marked recompute, but it is a graph input, which "
            "no node can recompute: remove one of the two");
}

TEST(PolicyErrors, Output) {
  GraphSpec spec = pair();
  spec.tensors[3].policy = TensorPolicy::Recompute;
  EXPECT_EQ(contradiction(spec),
            "tensor 3 'y' is marked recompute, but it is an output of the "
            "graph, which is held to the end: remove one of the two");
}

TEST(PolicyErrors, ProducerRunsOnce) {
  GraphSpec spec = pair();
  spec.tensors[1].policy = TensorPolicy::Recompute;
  spec.nodes[0].recomputable = false;
  EXPECT_EQ(contradiction(spec),
            "tensor 1 'a' is marked recompute, but its producer, node 0 'f', "
            "must not run twice: remove one of the two");
}

TEST(PolicyErrors, KeptBesideIt) {
  GraphSpec spec = pair();
  spec.tensors[1].policy = TensorPolicy::Recompute;
  spec.tensors[2].policy = TensorPolicy::Keep;
  EXPECT_EQ(contradiction(spec),
            "tensor 1 'a' is marked recompute, but its producer, node 0 'f', "
            "also makes tensor 2 'b', which is marked keep: remove one of the "
            "two");
  spec.tensors[2].policy = TensorPolicy::Offload;
  EXPECT_EQ(contradiction(spec),
            "tensor 1 'a' is marked recompute, but its producer, node 0 'f', "
            "also makes tensor 2 'b', which is marked offload: remove one of "
            "the two");
}

} // namespace
