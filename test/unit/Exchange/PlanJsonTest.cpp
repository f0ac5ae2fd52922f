//===- PlanJsonTest.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Exchange/PlanJson.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

Plan parsed(std::string_view text) {
  Result<Plan> plan = parsePlan(text);
  EXPECT_TRUE(plan) << plan.error().message;
  return *plan;
}

/// Returns the steps of a plan with this text between its brackets.
std::vector<Step> stepsOf(const std::string &steps) {
  return parsed(R"({"version": 1, "steps": [)" + steps + "]}").steps;
}

const char *kPlan = R"({
  "version": 1,
  "graph": "step",
  "planner": "by hand",
  "budget_bytes": 812000000,
  "free_after": [1, 3],
  "steps": [
    {"compute": 0},
    {"swap_out": 2},
    {"wait_out": 2},
    {"swap_in": 2},
    {"compute": 0}
  ]
}
)";

TEST(PlanJson, ReadsAndWritesEveryKey) {
  Plan plan = parsed(kPlan);
  EXPECT_EQ(plan.graph, "step");
  EXPECT_EQ(plan.planner, "by hand");
  EXPECT_EQ(plan.budgetBytes, 812000000);
  EXPECT_EQ(plan.freeAfter, (std::vector<uint32_t>{1, 3}));
  EXPECT_EQ(plan.steps, (std::vector<Step>{Step::compute(0), Step::swapOut(2),
                                           Step::waitOut(2), Step::swapIn(2),
                                           Step::compute(0)}));
  EXPECT_EQ(formatPlan(plan), kPlan);
}

TEST(PlanJson, FreeAfterIsSortedAndWhatIsNoStepLeftOut) {
  EXPECT_EQ(parsed(R"({"version": 1, "steps": [],
                       "free_after": [3, -1, "x", 1]})")
                .freeAfter,
            (std::vector<uint32_t>{1, 3}));
  EXPECT_TRUE(parsed(R"({"version": 1, "steps": [], "free_after": 2})")
                  .freeAfter.empty());
}

TEST(PlanJson, WritesAPlanWithoutSteps) {
  EXPECT_EQ(formatPlan({}), R"({
  "version": 1,
  "graph": "",
  "planner": "",
  "steps": []
}
)");
}

TEST(PlanJson, StepsThatAreNoActionStayAsMalformed) {
  const std::vector<Step> malformed = {{StepKind::Malformed, kNone}};
  for (const char *step :
       {"{}", R"({"compute": 0, "swap_in": 0})", R"({"Compute": 0})",
        R"({"compute": "0"})", R"({"compute": 0.0})", R"({"compute": true})",
        R"({"swap_in": null})", R"({"wait_out": [0]})", R"({"malformed": 0})"})
    EXPECT_EQ(stepsOf(step), malformed) << step;
}

TEST(PlanJson, NumbersThatNoGraphHasStayOutOfRange) {
  for (const char *number :
       {"-1", "4294967295", "4294967296", "-4294967296", "9223372036854775807",
        "18446744073709551616", "-99999999999999999999"})
    EXPECT_EQ(stepsOf(R"({"compute": )" + std::string(number) + "}"),
              (std::vector<Step>{Step::compute(kNone)}))
        << number;
  EXPECT_EQ(stepsOf(R"({"swap_out": 4294967294})"),
            (std::vector<Step>{Step::swapOut(4294967294)}));
}

TEST(PlanJson, MessagesSayWhere) {
  auto errorOf = [](const char *text) {
    Result<Plan> plan = parsePlan(text);
    return plan ? "accepted" : plan.error().message;
  };
  EXPECT_EQ(errorOf(R"({"version": 1, "steps": [{"compute": 0}, 5]})"),
            "steps[1]: expected an object, found 5");
  EXPECT_EQ(errorOf(R"({"version": 1, "steps": {}})"),
            "steps: expected a list, found an object");
  EXPECT_EQ(errorOf(R"({"version": 1})"), "the key 'steps' is missing");
  EXPECT_EQ(errorOf(R"({"steps": []})"), "the key 'version' is missing");
  EXPECT_EQ(errorOf("[]"), "expected an object, found a list");
}

} // namespace
