//===- remat-search-states.cpp - Prints plans of a search -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads a graph's JSON from each line of standard input, and anneals the graph
// at several budgets, without a link and with one. Answers with lines of JSON:
// the graph, as read or expanded, and a sample of the plans that the search
// took. Each plan has the figures of the search's own index, and the options
// for the judge:
//
//   {"graph": {...}}
//   {"peak": 12, "cost": 5, "makespan": 5, "plan": {"version": 1, ...},
//    "options": {"d2h": 4, "h2d": 2, "latency": 0.5, "half_duplex": true}}
//
// Only the peak of program order comes from the simulator. The budgets depend
// on this peak.
//
//===----------------------------------------------------------------------===//

#include "Core/Search/LocalSearch.h"
#include "Core/Search/SlotSequence.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Graph/Expand.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Exchange/GraphJson.h"
#include "remat/Exchange/PlanJson.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <iostream>

using namespace remat;

namespace {

struct State {
  int64_t peak;
  double cost, makespan;
  std::vector<Step> steps;
};

/// Keeps every n-th plan that it sees, so that the sample comes from the whole
/// run. When the sample has twice the wanted number of plans, it drops every
/// second plan.
class Sample {
public:
  explicit Sample(size_t wanted) : wanted(wanted) {}

  void see(const SlotSequence &sequence, double makespan) {
    if (seen++ % stride)
      return;
    states.push_back(
        {sequence.peak(), sequence.cost(), makespan, sequence.plan()});
    if (states.size() < 2 * wanted)
      return;
    for (size_t i = 1; i < wanted; ++i)
      states[i] = std::move(states[2 * i]);
    states.resize(wanted);
    stride *= 2;
  }

  const std::vector<State> &kept() const { return states; }

private:
  size_t wanted, seen = 0, stride = 1;
  std::vector<State> states;
};

/// Returns a text of several lines as one line. No quoted string in the text
/// contains a line end.
std::string oneLine(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

[[noreturn]] void fail(const Error &error) {
  std::fprintf(stderr, "remat-search-states: %s\n", error.message.c_str());
  std::exit(2);
}

std::string formatLink(const std::optional<SearchLink> &link) {
  if (!link)
    return "{}";
  char text[160];
  std::snprintf(text, sizeof(text),
                "{\"d2h\": %.17g, \"h2d\": %.17g, \"latency\": %.17g, "
                "\"half_duplex\": %s}",
                *link->link.deviceToHost, *link->link.hostToDevice,
                link->link.latency, link->link.halfDuplex ? "true" : "false");
  return text;
}

void print(const Graph &graph, int64_t budget, const State &state,
           const std::optional<SearchLink> &link) {
  Plan plan{graph.name(), "search", budget, state.steps};
  std::printf("{\"peak\": %" PRId64 ", \"cost\": %.17g, \"makespan\": %.17g, "
              "\"options\": %s, \"plan\": %s}\n",
              state.peak, state.cost, state.makespan, formatLink(link).c_str(),
              oneLine(formatPlan(plan)).c_str());
}

/// Returns the link of a search. Every third search has no link. The links of
/// the others have bandwidths that are powers of two, so that times are exact.
std::optional<SearchLink> linkOf(uint64_t seed) {
  if (seed % 3 == 0)
    return std::nullopt;
  SearchLink link;
  link.link.deviceToHost = double(1 << seed / 3 % 7);
  link.link.hostToDevice = double(1 << seed / 21 % 7);
  link.link.latency = seed % 7 < 5 ? 0 : 0.5;
  link.link.halfDuplex = seed % 5 < 2;
  return link;
}

/// No plan meets the smallest budget, so the search stays above it to the end.
/// The largest budget is just below the peak in program order.
std::vector<int64_t> budgetsOf(const Graph &graph) {
  int64_t peak = simulate(graph, keepAllPlan(graph).steps).peakBytes;
  int64_t least = peakLowerBound(graph).bytes, span = peak - least;
  if (span == 0)
    return {};
  return {least - 1, least + span / 3, least + span / 3 * 2, peak - 1};
}

/// \p searches counts the searches of all graphs, so that each link is used in
/// turn.
void searchAndPrint(const Graph &graph, uint64_t moves, size_t wanted,
                    uint64_t &searches) {
  std::printf("{\"graph\": %s}\n", oneLine(formatGraph(graph)).c_str());
  std::vector<Step> start = keepAllPlan(graph).steps;
  RepeatedStructure structure(graph);
  uint64_t seed = 0;
  for (int64_t budget : budgetsOf(graph)) {
    Sample sample(wanted);
    SearchSchedule schedule;
    schedule.moves = moves;
    // If there are few free slots, they are used again often. Many slots leave
    // gaps.
    schedule.spareSlots = 1 + seed % 3;
    schedule.firstWeight = seed % 2 ? 1000 : 10;
    schedule.link = linkOf(searches++);
    schedule.observer = [&](const SlotSequence &sequence, double makespan) {
      sample.see(sequence, makespan);
    };
    searchSequence(graph, structure, start, budget, schedule, seed++);
    for (const State &state : sample.kept())
      print(graph, budget, state, schedule.link);
  }
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: remat-search-states MOVES STATES < GRAPHS\n");
    return 2;
  }
  uint64_t searches = 0;
  for (std::string line; std::getline(std::cin, line);) {
    Result<Graph> graph = parseGraph(line);
    if (graph && !graph->spec().training)
      graph = expandTrainingGraph(*graph);
    if (!graph)
      fail(graph.error());
    searchAndPrint(*graph, std::stoull(argv[1]), std::stoull(argv[2]),
                   searches);
  }
  return 0;
}
