//===- remat-simulate-many.cpp - Judges many plans in one process ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads cases of three lines from standard input: a graph's JSON, a plan's, and
// options as words ("budget=5 host_limit=9 d2h=1.5 h2d=2 latency=0.1
// half_duplex"). Answers each case with one line of JSON: the exit code that
// remat-solve --simulate would have, the message or the figures, and the
// violations as "name@step/node/tensor".
//
//===----------------------------------------------------------------------===//

#include "remat/Exchange/GraphJson.h"
#include "remat/Exchange/PlanJson.h"
#include "remat/Exchange/ResultJson.h"

#include <iostream>
#include <sstream>

using namespace remat;

namespace {

SimulatorOptions parseOptions(const std::string &line) {
  SimulatorOptions options;
  options.timeline = true;
  std::istringstream words(line);
  for (std::string word; words >> word;) {
    size_t equals = word.find('=');
    std::string name = word.substr(0, equals);
    std::string value =
        equals == std::string::npos ? "" : word.substr(equals + 1);
    if (name == "budget")
      options.budgetBytes = std::stoll(value);
    else if (name == "host_limit")
      options.hostLimitBytes = std::stoll(value);
    else if (name == "d2h")
      options.link.deviceToHost = std::stod(value);
    else if (name == "h2d")
      options.link.hostToDevice = std::stod(value);
    else if (name == "latency")
      options.link.latency = std::stod(value);
    else if (name == "half_duplex")
      options.link.halfDuplex = true;
    else
      std::abort(); // The test misspelt an option.
  }
  return options;
}

/// Returns a message as a quoted string. Messages quote the input, so each
/// character that is not plain becomes '?'.
std::string quoted(const std::string &text) {
  std::string out = "\"";
  for (char c : text)
    out += c < ' ' || c > '~' || c == '"' || c == '\\' ? '?' : c;
  return out + "\"";
}

std::string refusal(const char *file, const Error &error) {
  return std::string("{\"exit\": 2, \"file\": \"") + file +
         "\", \"message\": " + quoted(error.message) + "}";
}

/// "computed-twice@4/1/-": the step, the node and the tensor.
std::string encode(const Violation &violation) {
  auto number = [](uint32_t id) {
    return id == kNone ? "-" : std::to_string(id);
  };
  return std::string(violationName(violation.kind)) + "@" +
         number(violation.step) + "/" + number(violation.node) + "/" +
         number(violation.tensor);
}

std::string answer(const std::string &graphText, const std::string &planText,
                   const SimulatorOptions &options) {
  Result<Graph> graph = parseGraph(graphText);
  if (!graph)
    return refusal("graph", graph.error());
  Result<Plan> plan = parsePlan(planText);
  if (!plan)
    return refusal("plan", plan.error());
  Simulation simulation = simulate(*graph, plan->steps, options);
  std::string names;
  for (const Violation &violation : simulation.violations)
    names += (names.empty() ? "" : ", ") + quoted(encode(violation));
  return std::string("{\"exit\": ") + (simulation.valid() ? "0" : "1") +
         ", \"violations\": [" + names +
         "], \"result\": " + formatSimulation(simulation, *graph, true) + "}";
}

} // namespace

int main() {
  std::string graph, plan, options;
  while (std::getline(std::cin, graph) && std::getline(std::cin, plan) &&
         std::getline(std::cin, options))
    std::cout << answer(graph, plan, parseOptions(options)) << '\n'
              << std::flush;
  return 0;
}
