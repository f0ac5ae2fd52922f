//===- DegenerateGraphsTest.cpp - Plans steps with little to plan ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests steps without nodes, with tensors without bytes, and with nodes without
// operands. A planner must say why it cannot plan such a step, or return a plan
// that follows all rules.
//
//===----------------------------------------------------------------------===//

#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Planning/FitArena.h"
#include "remat/Core/Planning/Frontier.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace remat;

namespace {

Tensor bytes(int64_t count, bool owned = false) {
  Tensor tensor;
  tensor.bytes = count;
  tensor.owned = owned;
  return tensor;
}

struct Case {
  const char *name;
  std::vector<Tensor> tensors;
  std::vector<Node> nodes;
  std::vector<TensorId> outputs;
  std::optional<TensorId> loss = {};
};

std::vector<Case> cases() {
  constexpr bool owned = true;
  return {
      {"nothing", {}, {}, {}},
      {"a resident input", {bytes(4)}, {}, {0}},
      {"a donated input", {bytes(4, owned)}, {}, {0}},
      {"the loss is a donated input", {bytes(4, owned)}, {}, {0}, 0},
      {"two donated inputs", {bytes(4, owned), bytes(8, owned)}, {}, {1}},
      {"a donated input of no bytes", {bytes(0, owned)}, {}, {0}},
      {"a node alone", {}, {{"n", "relu", 1, {}, {}}}, {}},
      {"a node that only reads",
       {bytes(4, owned)},
       {{"n", "relu", 1, {0}, {}}},
       {}},
      {"a node that only writes", {bytes(4)}, {{"n", "relu", 1, {}, {0}}}, {}},
      {"no costs",
       {bytes(4), bytes(4), bytes(4)},
       {{"a", "relu", 0, {0}, {1}}, {"b", "relu", 0, {1}, {2}}},
       {1, 2},
       1},
      {"no bytes",
       {bytes(0, owned), bytes(0), bytes(0), bytes(0)},
       {{"a", "relu", 1, {0}, {1}},
        {"b", "relu", 1, {1}, {2}},
        {"c", "relu", 1, {1, 2}, {3}}},
       {2, 3},
       2},
      {"no bytes and no costs",
       {bytes(0), bytes(0)},
       {{"a", "relu", 0, {0}, {1}}},
       {1},
       1},
  };
}

class EveryPlannerOfLittle : public testing::TestWithParam<std::string> {
protected:
  void check(const Problem &problem) {
    PlannerOptions options;
    options.effort = 0.02;
    options.threads = 2;
    Result<Planned> planned = planWith(GetParam(), problem, options);
    if (!planned) // The error says why the planner cannot plan the step.
      return;
    EXPECT_TRUE(planned->simulation.valid());
    EXPECT_LE(peakLowerBound(problem.graph).bytes,
              planned->simulation.peakBytes);
    int64_t program =
        simulate(problem.graph, keepAllPlan(problem.graph).steps).peakBytes;
    EXPECT_LE(planned->simulation.peakBytes, program);
    EXPECT_EQ(planned->feasible,
              !problem.budgetBytes ||
                  planned->simulation.peakBytes <= *problem.budgetBytes);
    Planned packed = fitArena(problem, std::move(*planned), options, 64);
    EXPECT_TRUE(packed.simulation.valid());
  }
};

TEST_P(EveryPlannerOfLittle, FitsOrSaysWhy) {
  for (Case &each : cases()) {
    SCOPED_TRACE(each.name);
    GraphSpec spec;
    spec.name = each.name;
    spec.tensors = each.tensors;
    spec.nodes = each.nodes;
    spec.outputs = each.outputs;
    spec.loss = each.loss;
    Result<Graph> graph = Graph::create(std::move(spec));
    ASSERT_TRUE(graph) << graph.error().message;
    Link link;
    link.deviceToHost = link.hostToDevice = 2;
    for (const Link &used : {Link(), link}) {
      for (std::optional<int64_t> budget :
           {std::optional<int64_t>(), std::optional<int64_t>(0),
            std::optional<int64_t>(1), std::optional<int64_t>(12)})
        check({*graph, budget, used});
      PlannerOptions options;
      options.effort = 0.02;
      auto points =
          frontierWith(GetParam(), {*graph, std::nullopt, used}, options);
      if (points)
        EXPECT_FALSE(points->empty());
    }
  }
}

std::vector<std::string> names() {
  std::vector<std::string> all;
  for (const auto &planner : planners())
    all.emplace_back(planner->name());
  return all;
}

INSTANTIATE_TEST_SUITE_P(All, EveryPlannerOfLittle, testing::ValuesIn(names()),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

} // namespace
