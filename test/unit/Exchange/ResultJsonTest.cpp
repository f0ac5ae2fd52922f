//===- ResultJsonTest.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Exchange/ResultJson.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

/// f makes a (4 bytes, cost 1.5). g reads a and makes b (2 bytes, cost 1).
Graph twoNodes() {
  GraphSpec spec;
  spec.name = "two";
  spec.tensors = {{"x", 8}, {"a", 4}, {"b", 2}};
  spec.nodes = {{"f", "", 1.5, {0}, {1}}, {"g", "", 1, {1}, {2}}};
  spec.outputs = {2};
  return *Graph::create(std::move(spec));
}

TEST(ResultJson, AValidPlan) {
  Graph graph = twoNodes();
  SimulatorOptions options;
  options.timeline = true;
  // f runs twice: 2 * 1.5 + 1 = 4 instead of 2.5, which is 60 % more.
  std::vector<Step> steps = {Step::compute(0), Step::compute(0),
                             Step::compute(1)};
  EXPECT_EQ(formatSimulation(simulate(graph, steps, options), graph, true),
            "{\"valid\": true, \"peak_bytes\": 6, \"peak_step\": 2, "
            "\"resident_bytes\": 8, \"compute_cost\": 4, \"base_cost\": 2.5, "
            "\"overhead\": 0.6, \"makespan\": 4, \"stall\": 0, "
            "\"swapped_out_bytes\": 0, \"host_peak_bytes\": 0, "
            "\"timeline\": [4, 4, 6], \"errors\": []}");
}

TEST(ResultJson, AnInvalidPlanSaysWhy) {
  Graph graph = twoNodes();
  std::vector<Step> steps = {Step::compute(1)};
  EXPECT_EQ(formatSimulation(simulate(graph, steps), graph, false),
            "{\"valid\": false, \"peak_bytes\": 2, \"peak_step\": 0, "
            "\"resident_bytes\": 8, \"compute_cost\": 1, \"base_cost\": 2.5, "
            "\"overhead\": -0.6, \"makespan\": 0, \"stall\": 0, "
            "\"swapped_out_bytes\": 0, \"host_peak_bytes\": 0, "
            "\"errors\": [\"step 0, node 1 'g', tensor 1 'a': an input is not "
            "on the device\", \"node 0 'f': the node is never computed\"]}");
}

TEST(ResultJson, NoStepsHaveNoPeakStep) {
  Graph graph = *Graph::create({});
  EXPECT_NE(formatSimulation(simulate(graph, {}), graph, false)
                .find("\"peak_step\": -1,"),
            std::string::npos);
}

TEST(ResultJson, AtMostTwentyErrors) {
  Graph graph = twoNodes();
  std::vector<Step> steps(30, Step::swapIn(1));
  std::string text = formatSimulation(simulate(graph, steps), graph, false);
  size_t count = 0;
  for (size_t at = 0; (at = text.find("\"step ", at)) != std::string::npos;
       ++at)
    ++count;
  EXPECT_EQ(count, 20u);
}

TEST(ResultJson, APlanningResult) {
  Graph graph = twoNodes();
  Planned planned;
  planned.plan = keepAllPlan(graph);
  planned.plan.planner = "auto";
  planned.source = "keep-all";
  planned.simulation = simulate(graph, planned.plan.steps);
  planned.candidates = 3;
  planned.feasible = false;
  PlanningReport report{graph, planned};
  report.budgetBytes = 5;
  report.lowerBound = peakLowerBound(graph);
  report.baselinePeakBytes = 6;
  report.seconds = 0.25;
  const std::string figures =
      "\"peak_bytes\": 6, \"peak_step\": 1, \"resident_bytes\": 8, "
      "\"compute_cost\": 2.5, \"base_cost\": 2.5, \"overhead\": 0, "
      "\"makespan\": 2.5, \"stall\": 0, \"swapped_out_bytes\": 0, "
      "\"host_peak_bytes\": 0, \"lower_bound_bytes\": 6, "
      "\"baseline_peak_bytes\": 6, \"candidates\": 3, \"seconds\": 0.25}";
  EXPECT_EQ(formatPlanning(report),
            "{\"graph\": \"two\", \"planner\": \"auto\", \"source\": "
            "\"keep-all\", \"feasible\": false, \"budget_bytes\": 5, " +
                figures);
  report.budgetBytes.reset();
  EXPECT_NE(formatPlanning(report).find("\"budget_bytes\": null, "),
            std::string::npos);
  report.planned.gap = Gap{1.5, "least"};
  report.lowerBoundCost = 2.75;
  report.lowerBoundCopying = 3.5;
  report.memoryBytes = 4096;
  report.moves = 7;
  report.stopped = true;
  EXPECT_TRUE(formatPlanning(report).ends_with(
      "\"seconds\": 0.25, \"moves\": 7, \"stopped\": true, \"memory_bytes\": "
      "4096, \"lower_bound_cost\": 2.75, \"lower_bound_copying\": 3.5, "
      "\"gap\": 1.5, "
      "\"gap_of\": \"least\"}"));
}

} // namespace
