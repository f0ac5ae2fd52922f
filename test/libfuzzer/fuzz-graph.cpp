//===- fuzz-graph.cpp - Fuzzes graphs, and plans them ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "GraphMutation.h"
#include "PlannerChecks.h"
#include "Target.h"

#include "remat/Core/Graph/Expand.h"
#include "remat/Core/Packing/StaticAllocation.h"
#include "remat/Exchange/GraphJson.h"

using namespace remat;
using namespace remat::fuzz;

/// Larger graphs are only read and written, because an input should take
/// milliseconds.
static constexpr size_t kMostNodes = 16, kMostTensors = 40, kMostReads = 60;

static bool isSmall(const Graph &graph) {
  return graph.numNodes() <= kMostNodes && graph.numTensors() <= kMostTensors &&
         graph.numOperands() <= kMostReads &&
         graph.outputs().size() <= kMostTensors;
}

static void checkGraph(const Graph &graph, const PlannerSettings &settings) {
  for (MemorySharing sharing : {MemorySharing::None, MemorySharing::InPlace,
                                MemorySharing::InPlaceAndDead})
    (void)allocateStatically(graph, sharing).bytes();
  checkPlanners(graph, settings);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Result<Graph> graph = parseGraph(textOf(data, size));
  if (!graph) {
    require(!graph.error().message.empty(), "an error without a message");
    return 0;
  }
  std::string text = formatGraph(*graph);
  Result<Graph> again = parseGraph(text);
  require(again && formatGraph(*again) == text,
          "a written graph is another one when it is read again:\n" + text);
  if (!isSmall(*graph))
    return 0;
  PlannerSettings settings = parseSettings(graph->name());
  if (graph->spec().training) {
    checkGraph(*graph, settings);
    return 0;
  }
  if (Result<Graph> expanded = expandTrainingGraph(*graph))
    checkGraph(*expanded, settings);
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t most, unsigned seed) {
  auto mutate = [](std::string_view text,
                   Random &random) -> std::optional<std::string> {
    Result<Graph> graph = parseGraph(text);
    for (int attempt = 0; graph && attempt < 10; ++attempt) {
      GraphSpec spec = mutateGraph(graph->spec(), random);
      if (random.chance(50))
        spec.name = randomSettings(random);
      if (Result<Graph> changed = Graph::create(std::move(spec)))
        return formatGraph(*changed);
    }
    return std::nullopt;
  };
  return mutateText(data, size, most, seed, mutate);
}
