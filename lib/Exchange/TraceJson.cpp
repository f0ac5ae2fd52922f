//===- TraceJson.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Exchange/TraceJson.h"

#include "Core/Plan/StepTimes.h"
#include "Exchange/JsonWriter.h"

#include <cstdio>

using namespace remat;
using namespace remat::json;

namespace {

/// The process number of a simulation in a trace. A measured run has the number
/// 1.
constexpr int kSimulated = 2;
constexpr const char *kLanes[] = {"compute", "copies out", "copies in"};

struct Event {
  std::string name;
  int lane = 0;
  int64_t bytes = 0;
};

Event eventOf(const Graph &graph, Step step) {
  switch (step.kind) {
  case StepKind::Compute:
    return {std::string(graph.node(step.id).name), 0, 0};
  case StepKind::SwapOut:
    return {std::string(graph.tensor(step.id).name), 1, graph.bytes(step.id)};
  case StepKind::SwapIn:
    return {std::string(graph.tensor(step.id).name), 2, graph.bytes(step.id)};
  default:
    return {"wait for " + std::string(graph.tensor(step.id).name), 0, 0};
  }
}

std::string metadata(const char *what, int lane, const char *name) {
  std::string text = "{\"ph\": \"M\", \"name\": \"" + std::string(what) +
                     "\", \"pid\": " + std::to_string(kSimulated);
  if (lane >= 0)
    text += ", \"tid\": " + std::to_string(lane);
  return text + ", \"args\": {\"name\": \"" + name + "\"}}";
}

} // namespace

std::string remat::formatTrace(const Graph &graph, std::span<const Step> steps,
                               const Link &link) {
  std::vector<StepTime> times = stepTimes(graph, steps, link);
  std::string out = "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n" +
                    metadata("process_name", -1, "simulated");
  for (int lane = 0; lane < 3; ++lane)
    out += ",\n" + metadata("thread_name", lane, kLanes[lane]);
  char numbers[128];
  for (size_t s = 0; s < steps.size(); ++s) {
    double seconds = times[s].end - times[s].begin;
    if (steps[s].kind == StepKind::WaitOut && seconds == 0)
      continue;
    Event event = eventOf(graph, steps[s]);
    std::snprintf(numbers, sizeof(numbers), "\"ts\": %.3f, \"dur\": %.3f",
                  times[s].begin * 1e6, seconds * 1e6);
    out +=
        ",\n{\"ph\": \"X\", \"name\": " + quote(event.name) +
        ", \"pid\": " + std::to_string(kSimulated) +
        ", \"tid\": " + std::to_string(event.lane) + ", " + numbers +
        ", \"args\": {\"step\": 0, \"bytes\": " + std::to_string(event.bytes) +
        "}}";
  }
  return out + "\n]}\n";
}
