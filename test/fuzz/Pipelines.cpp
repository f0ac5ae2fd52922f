//===- Pipelines.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Pipelines.h"

#include "Dialect/MachineTargets.h"
#include "remat/Core/Planning/Planner.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace remat;
using namespace remat::fuzz;

/// Fusion writes affine ops on indices into bodies. The pass canonicalize folds
/// some of these ops. The pass lower-affine turns the others into ops of arith,
/// because the CPU pipeline compiles no affine ops.
static const char *const kBefore[] = {
    "cse",
    "canonicalize",
    "func.func(remat-fuse-elementwise),canonicalize",
    ("func.func(remat-destination-inputs,linalg-fuse-elementwise-ops),"
     "lower-affine"),
    "func.func(remat-accumulate)",
    "func.func(remat-early-results)",
    "loop-invariant-code-motion"};
/// The pass remat-accumulate is left out, because it changes the order of
/// additions.
static const char *const kAfter[] = {
    "cse",
    "canonicalize",
    "symbol-dce",
    "func.func(remat-in-place)",
    "func.func(remat-early-results)",
    "func.func(remat-fuse-elementwise),canonicalize",
    "loop-invariant-code-motion"};

bool Pipeline::importsPlan() const {
  return llvm::any_of(options, [](llvm::StringRef option) {
    return option.starts_with("import-plan=");
  });
}
std::string Pipeline::textBefore() const { return llvm::join(before, ","); }
std::string Pipeline::textOfRemat() const {
  return options.empty() ? "" : "remat{" + llvm::join(options, " ") + "}";
}
std::string Pipeline::textAfter() const { return llvm::join(after, ","); }

template <size_t N>
static std::vector<std::string> somePasses(const char *const (&passes)[N],
                                           Random &random) {
  std::vector<std::string> chosen;
  for (uint32_t n = random.below(5); n > 0; --n)
    chosen.push_back(random.pick(passes));
  return chosen;
}

static std::string randomPlanner(Random &random) {
  // Planners with `exhaustive` in their name are slow on steps of this size.
  for (;;) {
    std::string name(random.pick(planners())->name());
    if (name.find("exhaustive") == std::string::npos)
      return name;
  }
}

static std::string randomBudget(Random &random) {
  static const char *const kBudgets[] = {"min", "min",   "100%",
                                         "1",   "1.5kB", "64KiB"};
  if (random.chance(40))
    return random.pick(kBudgets);
  return std::to_string(random.between(70, 99)) + "%";
}

static void addLink(std::vector<std::string> &options, Random &random) {
  static const char *const kRates[] = {"1e9", "2.5e7", "1e12"};
  if (random.chance(90))
    options.push_back("machine=h100");
  if (random.chance(50)) {
    options.push_back(std::string("d2h=") + random.pick(kRates));
    options.push_back(std::string("h2d=") + random.pick(kRates));
  }
  if (random.chance(30))
    options.push_back("host-limit=" + std::to_string(random.below(2000)));
  if (random.chance(50))
    options.push_back("offload=true");
  else
    options.push_back("planner=hybrid");
  if (random.chance(50))
    options.push_back("schedule-swaps=false");
}

Pipeline remat::fuzz::randomPipeline(llvm::StringRef folder, Random &random) {
  Pipeline pipeline;
  pipeline.before = somePasses(kBefore, random);
  pipeline.after = somePasses(kAfter, random);
  std::vector<std::string> &options = pipeline.options;
  auto file = [&](const char *option, const char *name) {
    options.push_back((option + ("=" + folder) + "/" + name).str());
  };
  auto sometimes = [&](uint32_t percent, const char *option) {
    if (random.chance(percent))
      options.push_back(option);
  };
  options.push_back((random.chance(40) ? "budget=" : "activation-budget=") +
                    randomBudget(random));
  options.push_back("effort=0.02");
  // If an option is given twice, the last one counts.
  if (random.chance(50))
    options.push_back("planner=" + randomPlanner(random));
  if (random.chance(30))
    addLink(options, random);
  else if (random.chance(30))
    options.push_back("machine=" + random.pick(getMachineNames()).str());
  static const char *const kModels[] = {"analytic", "flops", "roofline"};
  if (random.chance(30))
    options.push_back(std::string("cost-model=") + random.pick(kModels));
  static const char *const kReports[] = {"r.json", "r.html", "r.svg", "r.txt"};
  if (random.chance(20)) {
    file("report", random.pick(kReports));
    sometimes(30, "frontier=true");
  }
  sometimes(3, "frontier=true");
  sometimes(10, "enforce=arena");
  sometimes(10, "unroll-loops=true");
  sometimes(10, "caller-results=true");
  sometimes(10, "function=main");
  sometimes(10, "loss-result=0");
  sometimes(3, "loss-result=7");
  if (random.chance(10))
    file("export-graph", "graph.json");
  if (random.chance(5))
    file("import-plan", "plan.json");
  if (random.chance(5))
    file("profile", "profile.json");
  return pipeline;
}

bool remat::fuzz::isRefusal(llvm::StringRef message) {
  static const char *const kRefusals[] = {
      "finds no plan within",
      "which always stay on the device: raise it",
      "frontier=true only changes a report",
      "needs the loss",
      "needs a backward part",
      "needs the link's bandwidth",
      "planner exact takes graphs of at most",
      "planner exact stopped after",
      "tries every strategy",
      "loss-result",
      "profile",
      "not a valid plan for this function",
      "import-plan fixes the plan",
      "but no plan's arena does: the smallest budget",
      "has no link to a host: give d2h and h2d",
      "makes no copies to the host",
      "give cost-model=roofline",
      "no op can compute a slice",
  };
  return llvm::any_of(kRefusals,
                      [&](const char *text) { return message.contains(text); });
}
