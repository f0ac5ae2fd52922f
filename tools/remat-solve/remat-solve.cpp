//===- remat-solve.cpp - Plans graph files from the command line ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Modes.h"
#include "Summary.h"

#include "Core/Graph/PartialOffload.h"
#include "Core/Plan/PlanGraph.h"
#include "Exchange/File.h"
#include "Exchange/Progress.h"
#include "remat/Core/Graph/Expand.h"
#include "remat/Core/Packing/StaticAllocation.h"
#include "remat/Exchange/GraphJson.h"
#include "remat/Exchange/PackingCsv.h"
#include "remat/Exchange/PlanJson.h"
#include "remat/Exchange/TraceJson.h"

#include <chrono>
#include <cstdio>

using namespace remat;
using namespace remat::solve;

namespace {

/// Reads the graph. If the graph has only a forward part, adds the backward
/// part, because plans and the simulator only support training graphs. The
/// backward part is also added if an option asks for it. Then splits the
/// tensors that may be copied, if an option asks for it.
Result<Graph> loadGraph(const Options &options) {
  Result<Graph> graph = readGraph(options.graphFile);
  if (!graph)
    return graph;
  bool splits = options.partialOffload > 1;
  if (!graph->spec().training || (options.mode == Mode::Expand && !splits)) {
    graph = expandTrainingGraph(*graph);
    if (!graph)
      return Error{options.graphFile + ": " + graph.error().message};
  }
  return splits ? splitForOffload(*graph, options.partialOffload) : graph;
}

int runExpand(const Options &options, const Graph &expanded) {
  if (options.graphOut.empty())
    print(formatGraph(expanded));
  else if (auto error = writeGraph(expanded, options.graphOut))
    return reportError(*error);
  return kDone;
}

/// Returns the program that results from \p graph with the plan in
/// options.planFile.
Result<Graph> loadProgram(const Options &options, const Graph &graph) {
  Result<Plan> plan = readPlan(options.planFile);
  if (!plan)
    return plan.error();
  if (Simulation judged = simulate(graph, plan->steps); !judged.valid())
    return Error{options.planFile + ": the plan is not valid; --simulate alone "
                                    "says why"};
  Result<Graph> program = graphOfPlan(graph, plan->steps);
  if (!program)
    return Error{options.planFile + ": " + program.error().message};
  return program;
}

int runAllocate(const Options &options, const Graph &given) {
  Result<Graph> program =
      options.planFile.empty() ? given : loadProgram(options, given);
  if (!program)
    return reportError(program.error());
  const Graph &graph = *program;
  constexpr std::pair<const char *, MemorySharing> kinds[] = {
      {"none", MemorySharing::None},
      {"in place", MemorySharing::InPlace},
      {"in place and dead", MemorySharing::InPlaceAndDead}};
  std::string text, json;
  for (auto [name, sharing] : kinds) {
    StaticAllocation found = allocateStatically(graph, sharing);
    std::string count = std::to_string(found.blocks.size());
    std::string bytes = std::to_string(found.bytes());
    text += "sharing " + std::string(name) + ": " + bytes + " bytes in " +
            count + " allocations\n";
    json += std::string(json.empty() ? "[" : ", ") + "{\"sharing\": \"" + name +
            "\", \"bytes\": " + bytes + ", \"allocations\": " + count + "}";
  }
  print(options.json ? json + "]\n" : text);
  return kDone;
}

int runPack(const Options &options) {
  auto buffers = readPackingCsv(options.packFile, options.alignment);
  if (!buffers)
    return reportError(buffers.error());
  auto start = std::chrono::steady_clock::now();
  Packing packing = packBuffers(*buffers, {options.planning.effort});
  std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  if (auto wrong = checkPacking(*buffers, packing))
    return reportError({options.packFile +
                        ": this is a bug of the packing: " + wrong->message});
  print(options.json ? formatPacking(packing, took.count()) + "\n"
                     : formatPackingSummary(packing, mostLiveBytes(*buffers),
                                            took.count()));
  return kDone;
}

int runSimulate(const Options &options, const Graph &graph) {
  Result<Plan> plan = readPlan(options.planFile);
  if (!plan)
    return reportError(plan.error());
  SimulatorOptions limits = options.model;
  limits.freeAfter = plan->freeAfter;
  if (options.budget)
    limits.budgetBytes = options.budget->resolve(keepAllPeak(options, graph));
  Simulation simulation = simulate(graph, plan->steps, limits);
  if (!options.chromeTrace.empty() && simulation.valid())
    if (auto error =
            writeTextFile(options.chromeTrace,
                          formatTrace(graph, plan->steps, options.model.link)))
      return reportError(*error);
  print(formatSimulation(simulation, graph, options.model.timeline) + "\n");
  return simulation.valid() ? kDone : kNotMet;
}

} // namespace

static int run(const Options &options) {
  if (options.mode == Mode::ListPlanners) {
    print(formatPlannerList());
    return kDone;
  }
  // Checks the outputs first, because a long run must not end with an output
  // that cannot be written.
  for (const std::string *path : {&options.planOut, &options.traceOut,
                                  &options.chromeTrace, &options.graphOut})
    if (!path->empty())
      if (auto error = checkOutput(*path))
        return reportError(*error);
  if (options.mode == Mode::Pack)
    return runPack(options);
  Result<Graph> graph = loadGraph(options);
  if (!graph)
    return reportError(graph.error());
  if (options.mode == Mode::Expand)
    return runExpand(options, *graph);
  if (options.mode == Mode::Allocate)
    return runAllocate(options, *graph);
  if (options.mode == Mode::Strategies)
    return runStrategies(options, *graph);
  if (options.mode == Mode::Chain)
    return runChain(options, *graph);
  if (options.mode == Mode::Simulate)
    return runSimulate(options, *graph);
  return options.mode == Mode::Frontier ? runFrontier(options, *graph)
                                        : runPlan(options, *graph);
}

int remat_solve_main(int argc, char **argv) {
  Progress::showOnTerminal();
  Options options;
  if (std::optional<int> code = parseOptions(argc, argv, options))
    return *code;
  int code = run(options);
  if (std::fflush(stdout) != 0 || std::ferror(stdout))
    return reportError({"cannot write to standard output"});
  return code;
}
