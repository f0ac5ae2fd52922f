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
  std::string slices;
  int64_t slicesOf = 0;
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

int64_t parseSlices(const std::string &text) {
  int64_t slices = 0;
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), slices);
  if (error != std::errc() || end != text.data() + text.size() || slices < 1)
    throw CLI::ValidationError("--slices", "expected auto or a number from 1");
  return slices;
}

void convert(const CLI::App &app, const Texts &texts, Options &options) {
  if (app.count("--budget")) {
    Result<Budget> budget = parseBudget(texts.budget);
    if (!budget)
      throw CLI::ValidationError("--budget", budget.error().message);
    options.budget = *budget;
  }
  options.liveness = !texts.noLiveness;
  options.isSliced = app.count("--slices") != 0;
  if (options.isSliced && texts.slices != "auto")
    options.slices = parseSlices(texts.slices);
  if (app.count("--slices-of"))
    options.slicesOf = texts.slicesOf;
  if (app.count("--host-limit"))
    options.hostLimitBytes = parseHostLimit(texts.hostLimit);
  if (app.count("--d2h")) {
    checkRate("--d2h", texts.deviceToHost);
    options.link.deviceToHost = texts.deviceToHost;
  }
  if (app.count("--h2d")) {
    checkRate("--h2d", texts.hostToDevice);
    options.link.hostToDevice = texts.hostToDevice;
  }
  if (app.count("--time-limit")) {
    options.timeLimitSeconds = parseSeconds(texts.timeLimit);
    options.effortFollowsTime = !app.count("--effort");
  }
  if (options.link.latency != 0)
    checkRate("--latency", options.link.latency);
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
  app.add_option("--budget", texts.budget,
                 "bytes with an optional unit (812000000, 8GiB), a percentage "
                 "of the peak without recomputation (40%), or min (the "
                 "default); without residents")
      ->type_name("BUDGET");
  app.add_option("--planner", options.planner, "see --list-planners")
      ->type_name("NAME")
      ->capture_default_str();
  app.add_option("--effort", options.planning.effort,
                 "scales how many candidates a planner tries")
      ->type_name("NUMBER")
      ->capture_default_str();
  app.add_option("--cheap-kinds", options.planning.cheapKinds,
                 "kinds of nodes that drop-cheap recomputes")
      ->type_name("KIND,KIND")
      ->delimiter(',');
  app.add_option("--objective", texts.objective,
                 "which strategies lower-set-approx and lower-set-exact look "
                 "for, by the least time or the least memory: time or memory "
                 "(default: both)")
      ->type_name("NAME");
  app.add_flag("--no-liveness", texts.noLiveness,
               "judge plans as if the backward part freed memory only between "
               "recomputed parts (docs/reference/Formats.md, \"Memory\")");
  app.add_option(
         "--time-limit", texts.timeLimit,
         "plan for about so long: without --effort, with as much effort "
         "as the time allows, which is printed and gives the same plan "
         "again; with --effort, end there with the best plan so far")
      ->type_name("SECONDS");
  app.add_option("--slices", texts.slices,
                 "plan the graph slice by slice along a dimension that its "
                 "file names, in so many slices, or in as many as are quickest "
                 "within the budget (auto); plans are for the graph that "
                 "--expand writes with the same option")
      ->type_name("NUMBER");
  app.add_option("--slices-of", texts.slicesOf,
                 "what to slice, of that which the file says, from 1 (default: "
                 "the first, and with auto the quickest)")
      ->check(CLI::PositiveNumber)
      ->needs("--slices")
      ->type_name("NUMBER");
  auto *planOut = app.add_option("--plan-out", options.planOut,
                                 "write the plan to this file");
  planOut->type_name("FILE");
  app.add_option(
         "--frontier", options.frontierFolder,
         "plan for all budgets: print what each costs, and write the plans "
         "into this folder")
      ->type_name("FOLDER")
      ->excludes(planOut)
      ->excludes(app.get_option("--budget"));
  app.add_option(
         "--threads", options.planning.threads,
         "threads that plan; the plan does not depend on them (default: one "
         "for each core)")
      ->type_name("NUMBER")
      ->check(CLI::Range(1, 1024));
  app.add_option("--trace", options.traceOut,
                 "write when the best plan got better: seconds, changes tried, "
                 "extra cost")
      ->type_name("FILE");
  app.add_flag("--json", options.json,
               "print one JSON object instead of text (--simulate always "
               "does)");
  app.add_flag("--list-planners", texts.listPlanners,
               "print the planners' names and summaries");
}

void declareOtherModes(CLI::App &app, Texts &texts, Options &options) {
  auto *expand =
      app.add_flag("--expand", texts.expand,
                   "write the expanded training graph; plan nothing");
  app.add_option("-o,--output", options.graphOut,
                 "the file that --expand writes (default: standard output)")
      ->type_name("FILE")
      ->needs(expand);
  auto *simulate = app.add_option("--simulate", options.planFile,
                                  "judge this plan; print a JSON object");
  simulate->type_name("PLAN.json");
  for (const char *other : {"--expand", "--plan-out", "--frontier"})
    simulate->excludes(app.get_option(other));
  app.add_flag("--timeline", options.timeline,
               "with --simulate: print the bytes held at every action")
      ->needs(simulate);
  app.add_option("--chrome-trace", options.chromeTrace,
                 "with --simulate: write when each action runs, for "
                 "chrome://tracing; costs are seconds")
      ->type_name("FILE")
      ->needs(simulate);
  auto *allocate = app.add_flag(
      "--allocate", texts.allocate,
      "print what allocations before the run take (Chen et al. 2016); plan "
      "nothing. With --simulate: those of that plan");
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
      "print what the heuristics of Beaumont et al. 2020 take on the graph as "
      "a chain of layers, for so many memory limits; plan nothing");
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
  app.add_option("--d2h", texts.deviceToHost,
                 "bandwidth to the host, in bytes per unit of cost")
      ->type_name("RATE");
  app.add_option("--h2d", texts.hostToDevice,
                 "bandwidth to the device, in bytes per unit of cost")
      ->type_name("RATE");
  app.add_option("--latency", options.link.latency,
                 "units of cost that every copy takes on top of its bytes")
      ->type_name("COST");
  app.add_flag("--half-duplex", options.link.halfDuplex,
               "one copy at a time over both directions");
  app.add_option("--partial-offload", options.partialOffload,
                 "split each tensor that may be copied into so many parts, of "
                 "which each may be copied alone; plans are for the graph that "
                 "--expand writes with the same option")
      ->type_name("PARTS")
      ->check(CLI::Range(1, 64));
  app.add_option("--host-limit", texts.hostLimit,
                 "most bytes that copies on the host may take")
      ->type_name("BYTES");
}

/// Lists these options together in the help.
void group(CLI::App &app, const char *title,
           std::initializer_list<const char *> names) {
  for (const char *name : names)
    app.get_option(name)->group(title);
}

void groupOptions(CLI::App &app) {
  group(app, "Planning",
        {"--budget", "--frontier", "--planner", "--list-planners", "--effort",
         "--time-limit", "--threads", "--cheap-kinds", "--objective",
         "--no-liveness", "--slices", "--slices-of"});
  group(app, "Copies to the host",
        {"--d2h", "--h2d", "--latency", "--half-duplex", "--host-limit",
         "--partial-offload"});
  group(app, "Output", {"--plan-out", "--json", "--trace"});
  group(app, "Instead of planning",
        {"--simulate", "--timeline", "--chrome-trace", "--expand", "--output",
         "--allocate", "--strategies", "--chain", "--pack", "--align"});
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
  groupOptions(app);
  try {
    app.parse(argc, argv);
    chooseMode(texts, options);
    convert(app, texts, options);
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  return std::nullopt;
}
