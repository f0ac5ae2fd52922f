//===- Options.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Options.h"

#include <CLI/CLI.hpp>

#include <bit>
#include <charconv>

using namespace remat;
using namespace remat::solve;

namespace {

constexpr const char *kDescription =
    R"(Plans which tensors of a training step to keep, to compute again or to copy to
the host, so that its peak memory stays within a budget.

  remat-solve graph.json --budget=40%
  remat-solve graph.json --planner=search --budget=8GiB --plan-out=plan.json
  remat-solve graph.json --simulate=plan.json

docs/reference/Formats.md describes the files.)";
constexpr const char *kFooter =
    R"(A forward-only graph ("training": false) is expanded to a training graph first.
Exit codes: 0 done; 1 the budget cannot be met, or the simulated plan is invalid
or exceeds a limit; 2 a file or an option is wrong.)";

/// The command line before it is checked.
struct Texts {
  bool listPlanners = false;
  bool expand = false;
  bool allocate = false;
  bool strategies = false;
  bool noLiveness = false;
  std::string budget;
  std::string hostLimit;
  std::string objective;
  double deviceToHost = 0;
  double hostToDevice = 0;
  std::string timeLimit;
};

/// Throws an error of CLI11, which names the option.
void checkRate(const char *option, double value) {
  if (!(value > 1e-30 && value < 1e30))
    throw CLI::ValidationError(option, "must be above zero and below 1e30");
}

int64_t parseHostLimit(const std::string &text) {
  if (text == "0")
    return 0;
  Result<Budget> limit = parseBudget(text);
  if (!limit || limit->kind != Budget::Kind::Bytes)
    throw CLI::ValidationError("--host-limit",
                               "expected bytes such as 0, 812000000 or 64GiB");
  return int64_t(limit->value);
}

/// Parses "10", "0.5" or "10s".
double parseSeconds(std::string_view text) {
  double seconds = 0;
  if (text.ends_with('s'))
    text.remove_suffix(1);
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), seconds);
  if (error != std::errc() || end != text.data() + text.size())
    throw CLI::ValidationError("--time-limit",
                               "expected seconds such as 10, 0.5 or 10s");
  checkRate("--time-limit", seconds);
  return seconds;
}

void convert(const CLI::App &app, const Texts &texts, Options &options) {
  if (app.count("--budget")) {
    Result<Budget> budget = parseBudget(texts.budget);
    if (!budget)
      throw CLI::ValidationError("--budget", budget.error().message);
    options.budget = *budget;
  }
  options.model.liveness = !texts.noLiveness;
  if (app.count("--host-limit"))
    options.model.hostLimitBytes = parseHostLimit(texts.hostLimit);
  if (app.count("--d2h")) {
    checkRate("--d2h", texts.deviceToHost);
    options.model.link.deviceToHost = texts.deviceToHost;
  }
  if (app.count("--h2d")) {
    checkRate("--h2d", texts.hostToDevice);
    options.model.link.hostToDevice = texts.hostToDevice;
  }
  if (app.count("--time-limit")) {
    options.timeLimitSeconds = parseSeconds(texts.timeLimit);
    options.effortFollowsTime = !app.count("--effort");
  }
  if (options.model.link.latency != 0)
    checkRate("--latency", options.model.link.latency);
  checkRate("--effort", options.planning.effort);
  auto objective = parseObjective(texts.objective);
  if (!objective)
    throw CLI::ValidationError("--objective", objective.error().message);
  options.planning.objective = *objective;
  if (options.alignment <= 0 ||
      !std::has_single_bit(uint64_t(options.alignment)))
    throw CLI::ValidationError("--align", "must be a power of two");
}

void chooseMode(const Texts &texts, Options &options) {
  if (texts.listPlanners)
    options.mode = Mode::ListPlanners;
  else if (!options.packFile.empty())
    options.mode = Mode::Pack;
  else if (options.graphFile.empty())
    throw CLI::RequiredError("GRAPH.json");
  else if (texts.expand)
    options.mode = Mode::Expand;
  else if (texts.allocate)
    options.mode = Mode::Allocate;
  else if (texts.strategies)
    options.mode = Mode::Strategies;
  else if (options.chainLimits)
    options.mode = Mode::Chain;
  else if (!options.planFile.empty())
    options.mode = Mode::Simulate;
  else if (!options.frontierFolder.empty())
    options.mode = Mode::Frontier;
}

void declarePlanning(CLI::App &app, Texts &texts, Options &options) {
  app.option_defaults()->group("Planning");
  app.add_option("--budget", texts.budget,
                 "the largest peak of a plan, without residents: bytes with an "
                 "optional unit (812000000, 8GiB), a percentage of the peak "
                 "without recomputation (40%), or min, the smallest budget "
                 "with a plan (default: min)")
      ->type_name("BUDGET");
  app.add_option("--planner", options.planner,
                 "the planner's name; --list-planners prints all names")
      ->type_name("NAME")
      ->capture_default_str();
  app.add_option(
         "--effort", options.planning.effort,
         "scales the number of candidates that a planner tries; 1 is usual")
      ->type_name("NUMBER")
      ->capture_default_str();
  app.add_option("--cheap-kinds", options.planning.cheapKinds,
                 "the kinds of nodes that the planner drop-cheap recomputes")
      ->type_name("KIND,KIND")
      ->delimiter(',');
  app.add_option("--objective", texts.objective,
                 "what lower-set-approx and lower-set-exact minimize: time, or "
                 "memory (default: both are tried)")
      ->type_name("NAME");
  app.add_flag("--no-liveness", texts.noLiveness,
               "judge plans as if the backward part freed memory only between "
               "recomputed parts (docs/reference/Formats.md, \"Memory\")");
  app.add_option("--time-limit", texts.timeLimit,
                 "plan for about this time. Without --effort, the largest "
                 "effort for this time is used and printed; the same effort "
                 "gives the same plan again. With --effort, planning ends at "
                 "this time with the best plan so far")
      ->type_name("SECONDS");
  auto *planOut = app.add_option("--plan-out", options.planOut,
                                 "write the plan to this file");
  planOut->type_name("FILE")->group("Output");
  app.add_option("--frontier", options.frontierFolder,
                 "plan for all budgets: print the extra cost for each, and "
                 "write the plans into this folder")
      ->type_name("FOLDER")
      ->excludes(planOut)
      ->excludes(app.get_option("--budget"));
  app.add_option("--threads", options.planning.threads,
                 "the number of threads that plan; the plan does not depend on "
                 "it (default: one for each core)")
      ->type_name("NUMBER")
      ->check(CLI::Range(1, 1024));
  app.add_option("--trace", options.traceOut,
                 "write a line each time that a better plan is found: seconds, "
                 "changes tried, extra cost")
      ->type_name("FILE")
      ->group("Output");
  app.add_flag("--json", options.json,
               "print one JSON object instead of text (--simulate always "
               "does)")
      ->group("Output");
  app.add_flag("--list-planners", texts.listPlanners,
               "print the planners' names and summaries");
}

void declareOtherModes(CLI::App &app, Texts &texts, Options &options) {
  app.option_defaults()->group("Instead of planning");
  auto *expand =
      app.add_flag("--expand", texts.expand,
                   "write the expanded training graph; plan nothing");
  app.add_option("-o,--output", options.graphOut,
                 "the file that --expand writes (default: standard output)")
      ->type_name("FILE")
      ->needs(expand);
  auto *simulate =
      app.add_option("--simulate", options.planFile,
                     "simulate this plan, and print a JSON object");
  simulate->type_name("PLAN.json");
  for (const char *other : {"--expand", "--plan-out", "--frontier"})
    simulate->excludes(app.get_option(other));
  app.add_flag("--timeline", options.model.timeline,
               "with --simulate: print the bytes that are held at each action")
      ->needs(simulate);
  app.add_option("--chrome-trace", options.chromeTrace,
                 "with --simulate: write when each action runs, for "
                 "chrome://tracing; costs are seconds")
      ->type_name("FILE")
      ->needs(simulate);
  auto *allocate = app.add_flag(
      "--allocate", texts.allocate,
      "print the bytes of allocations that are made before the run (Chen et "
      "al. 2016); plan nothing. With --simulate: the allocations of that plan");
  for (const char *other : {"--expand", "--plan-out", "--frontier", "--budget",
                            "--timeline", "--chrome-trace"})
    allocate->excludes(app.get_option(other));
  auto *strategies = app.add_flag(
      "--strategies", texts.strategies,
      "print the smallest budget of the strategies of Kusumoto et al. 2019, "
      "and what they recompute; plan nothing");
  for (const char *other : {"--expand", "--plan-out", "--frontier",
                            "--simulate", "--budget", "--allocate"})
    strategies->excludes(app.get_option(other));
  auto *chain = app.add_option(
      "--chain", options.chainLimits,
      "print the time of the heuristics of Beaumont et al. 2020 on the graph "
      "as a chain of layers, for this number of memory limits; plan nothing");
  chain->type_name("LIMITS")->check(CLI::Range(1, 10000));
  for (const char *other :
       {"--expand", "--plan-out", "--frontier", "--simulate", "--budget",
        "--allocate", "--strategies"})
    chain->excludes(app.get_option(other));
  auto *pack = app.add_option("--pack", options.packFile,
                              "find offsets in one arena for these buffers "
                              "(docs/reference/Formats.md); plan nothing");
  pack->type_name("FILE.csv")->excludes(app.get_option("graph"));
  for (const char *other :
       {"--allocate", "--expand", "--plan-out", "--frontier", "--simulate",
        "--budget", "--strategies", "--chain"})
    pack->excludes(app.get_option(other));
  app.add_option("--align", options.alignment,
                 "with --pack: every offset is a multiple of this power of two")
      ->type_name("BYTES")
      ->needs(pack);
}

void declareLink(CLI::App &app, Texts &texts, Options &options) {
  app.option_defaults()->group("Copies to the host");
  app.add_option("--d2h", texts.deviceToHost,
                 "bandwidth to the host, in bytes per unit of cost")
      ->type_name("RATE");
  app.add_option("--h2d", texts.hostToDevice,
                 "bandwidth to the device, in bytes per unit of cost")
      ->type_name("RATE");
  app.add_option("--latency", options.model.link.latency,
                 "the cost of each copy in addition to the cost of its bytes")
      ->type_name("COST");
  app.add_flag("--half-duplex", options.model.link.halfDuplex,
               "only one copy runs at a time, in either direction");
  app.add_option("--partial-offload", options.partialOffload,
                 "split each tensor that may be copied into this number of "
                 "parts, each of which may be copied alone; the plan is for "
                 "the graph that --expand writes with the same option")
      ->type_name("PARTS")
      ->check(CLI::Range(1, 64));
  app.add_option("--host-limit", texts.hostLimit,
                 "the most bytes that copies may take on the host")
      ->type_name("BYTES");
}

} // namespace

std::optional<int> solve::parseOptions(int argc, char **argv,
                                       Options &options) {
  CLI::App app(kDescription, "remat-solve");
  Texts texts;
  app.footer(kFooter);
  app.add_option("graph", options.graphFile, "the graph")
      ->option_text("GRAPH.json");
  declarePlanning(app, texts, options);
  declareOtherModes(app, texts, options);
  declareLink(app, texts, options);
  try {
    app.parse(argc, argv);
    chooseMode(texts, options);
    convert(app, texts, options);
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  return std::nullopt;
}
