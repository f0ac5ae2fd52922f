//===- remat-fuzz.cpp - Tests passes on random steps and plans ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The exit code is 0 if every case passed, and 1 if one failed.
//
//===----------------------------------------------------------------------===//
#include "Checks.h"
#include "Generator.h"
#include "RandomGroups.h"
#include "RandomPlans.h"
#include "Shrink.h"

#include "Analysis/Storage/Storage.h"
#include "Execution/Cpu/Compiler.h"
#include "remat/Core/Plan/Validator.h"
#include "remat/Pipelines/Register.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllPasses.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/PrettyStackTrace.h"

#include <chrono>

using namespace mlir;
using namespace remat;
using namespace remat::fuzz;
namespace cl = llvm::cl;

static cl::OptionCategory category("remat-fuzz options");
static cl::opt<uint64_t> firstSeed("seed", cl::init(1), cl::cat(category),
                                   cl::desc("first seed"));
static cl::opt<unsigned> count("count", cl::init(500), cl::cat(category),
                               cl::desc("how many seeds"));
static cl::opt<unsigned> batch("batch", cl::init(25), cl::cat(category),
                               cl::desc("cases that are compiled together"));
static cl::opt<bool> arena("arena", cl::cat(category),
                           cl::desc("run each step in one allocation"));
static cl::opt<unsigned> maxFailures("max-failures", cl::init(1),
                                     cl::cat(category),
                                     cl::desc("failures to shrink and print"));
static cl::opt<bool> plain("plain", cl::cat(category),
                           cl::desc("steps without rare features, and no "
                                    "passes besides the random plan"));
static cl::opt<bool> groups("groups", cl::cat(category),
                            cl::desc("ops in groups in every step"));
static cl::opt<bool> branches("branches", cl::cat(category),
                              cl::desc("branches that compute in every step"));
static cl::opt<bool> columns("columns", cl::cat(category),
                             cl::desc("reshapes that must copy in every step"));
static cl::opt<bool> print("print", cl::cat(category),
                           cl::desc("print each case before it runs"));
static cl::opt<bool> noShrink("no-shrink", cl::cat(category),
                              cl::desc("print failures as they are"));

/// Returns whether a step of a group makes a tensor without use, because the
/// group runs again before anything reads the tensor. Cleanups may remove the
/// group's first run. The group's second run, which has a fence, then becomes
/// its first run.
static bool makesUnread(const Graph &graph, ArrayRef<int64_t> nodes) {
  std::vector<Step> steps;
  for (int64_t n : nodes)
    steps.push_back(Step::compute(n));
  return llvm::any_of(walkPlan(graph, steps).instances, [&](Instance made) {
    return made.first == made.last && !graph.readers(made.tensor).empty();
  });
}

/// Drops the passes after a --remat that imports a plan. These passes may
/// remove plan steps whose results nothing reads, and leave copies without a
/// reader. The plan of a clean module has no such steps, but the passes before
/// the --remat may cause some.
static void dropPassesAfterImport(Case &input) {
  if (input.pipeline.importsPlan() &&
      !(input.isClean && input.pipeline.before.empty()))
    input.pipeline.after.clear();
}

/// Makes the case of a seed. The seed alone decides everything about the case.
static Case makeCase(uint64_t seed, Checker &checker, MLIRContext &context) {
  Random random(seed), rare(seed ^ 0xfea7);
  Features features = plain ? Features() : randomFeatures(rare);
  // Computed offsets are drawn from a generator of their own, so that a seed
  // keeps its other features.
  Random offsets(seed ^ 0x0ff5e7);
  features.offsets = !plain && offsets.chance(35);
  Random sides(seed ^ 0xb4a2c4);
  features.branches = branches || (!plain && sides.chance(30));
  features.allocs = !plain && sides.chance(15);
  features.columns = columns || (!plain && sides.chance(20));
  Case result;
  result.seed = random.bits();
  result.module = generateStep(context, random, features);
  if (features.pipeline)
    result.pipeline = randomPipeline(checker.folder, rare);
  result.isClean = random.chance(80);
  if (result.isClean)
    checker.clean(*result.module);
  // Groups are drawn from a generator of their own, so that a seed names the
  // same step with and without groups.
  Random grouping(seed ^ 0x6709);
  result.hasGroups = groups || (!plain && grouping.chance(25));
  if (result.hasGroups) {
    result.pipeline = {};
    addGroups(stepOf(*result.module), grouping);
  }
  auto graph = readFunctionGraph(stepOf(*result.module));
  if (failed(graph))
    return result;
  Builder builder(&context);
  for (auto [n, op] : llvm::enumerate(graph->nodeOps))
    op->setAttr(kIdName, builder.getI64IntegerAttr(n));
  // Copies are drawn from a generator of their own, so that a seed names the
  // same step and the same computations without copies.
  Random swaps(seed ^ 0x5a95);
  if (swaps.chance(40))
    result.swapShare = swaps.pick(std::vector<uint32_t>{10, 40, 90});
  // If a group runs again, cleanups may remove the results that nothing reads.
  // Copies and fences then have no reader.
  bool makesMore =
      llvm::any_of(graph->nodeBodies, [](ArrayRef<Operation *> ops) {
        return llvm::any_of(
            ops, [](Operation *op) { return op->getNumResults() > 1; });
      });
  if (result.hasGroups && (result.swapShare != 0 || makesMore))
    result.isClean = false;
  // Cleanups may also remove the part of a branch that makes an unread result
  // of the branch's second run.
  if (llvm::any_of(graph->nodeOps, [](Operation *op) {
        return isBranch(op) && op->getNumResults() > 1;
      }))
    result.isClean = false;
  if (random.chance(60) && splitAtLoss(graph->graph, "fuzz")) {
    result.choice = randomChoice(graph->graph, random);
    dropPassesAfterImport(result);
    return result;
  }
  // Cleanups may remove a recomputation that nothing reads, with its fence. The
  // pass remat-verify would then report a broken promise. A reshape that must
  // copy makes no copy at all if nothing reads its result.
  bool useless =
      random.chance(30) && llvm::none_of(graph->nodeOps, [](Operation *op) {
        return viewSource(op) && !isa<tensor::ExtractSliceOp>(op);
      });
  if (useless)
    result.isClean = false;
  for (NodeId n : randomSteps(graph->graph, useless, random))
    result.steps.push_back(n);
  if (result.hasGroups && makesUnread(graph->graph, result.steps))
    result.isClean = false;
  dropPassesAfterImport(result);
  return result;
}

/// Looks for a smaller case that fails like \p original, and prints it.
static void report(const Case &original, StringRef kind, Checker &checker) {
  Case small = noShrink ? original.copy() : shrink(original, kind, checker);
  Rewritten rewritten = checker.rewrite(small);
  checker.execute(rewritten, small.seed);
  if (rewritten.failure)
    llvm::outs() << "the smallest case found (" << small.describePlan()
                 << "): " << rewritten.failure->kind << ": "
                 << rewritten.failure->what << "\n";
  if (!rewritten.cleanups.empty())
    llvm::outs() << "cleanups: " << rewritten.cleanups << "\n";
  OpPrintingFlags flags;
  flags.assumeVerified().useLocalScope();
  if (rewritten.planned)
    rewritten.planned->print(llvm::outs(), flags);
  else
    small.module->print(llvm::outs(), flags);
  if (rewritten.after) {
    llvm::outs() << "// after\n";
    rewritten.after->print(llvm::outs(), flags);
  }
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv,
                              "Random training steps and plans: rewritten, "
                              "read again, cleaned up, run and compared\n");
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllRematDialects(registry);
  registerExecution(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  context.printOpOnDiagnostic(false);
  registerAllPasses();
  registerAllRematPasses();
  Checker checker(context);
  llvm::SmallString<64> folder;
  if (std::error_code error =
          llvm::sys::fs::createUniqueDirectory("remat-fuzz", folder)) {
    llvm::errs() << "remat-fuzz: no temporary folder: " << error.message()
                 << "\n";
    return 2;
  }
  checker.folder = folder.str().str();
  auto removeFolder =
      llvm::make_scope_exit([&] { llvm::sys::fs::remove_directories(folder); });
  checker.arena = arena;

  auto start = std::chrono::steady_clock::now();
  unsigned failures = 0, choices = 0, clean = 0, swapped = 0, fitted = 0;
  unsigned refused = 0, sliced = 0;
  size_t nodes = 0, steps = 0, destinations = 0;
  std::map<std::string, unsigned> kinds;
  for (uint64_t seed = firstSeed, end = seed + count; seed < end;) {
    uint64_t begin = seed;
    std::vector<Case> cases;
    std::vector<Rewritten> rewritten;
    for (; seed < end && cases.size() < batch; ++seed) {
      llvm::PrettyStackTraceFormat trace("remat-fuzz --seed %llu --count 1",
                                         (unsigned long long)seed);
      cases.push_back(makeCase(seed, checker, context));
      if (print)
        cases.back().module->print(llvm::outs());
      rewritten.push_back(checker.rewrite(cases.back()));
      choices += cases.back().choice.has_value();
      clean += cases.back().isClean;
      swapped += cases.back().swapShare != 0;
      fitted += bool(rewritten.back().fitted);
      sliced += bool(rewritten.back().sliced);
      refused += rewritten.back().isRefused;
      nodes += rewritten.back().nodes;
      steps += rewritten.back().steps;
      destinations += rewritten.back().destinations;
    }
    llvm::PrettyStackTraceFormat trace(
        "running remat-fuzz --seed %llu --count %u", (unsigned long long)begin,
        unsigned(cases.size()));
    checker.execute(rewritten, begin);
    for (size_t i = 0; i < cases.size(); ++i)
      if (const auto &failure = rewritten[i].failure) {
        ++kinds[failure->kind];
        llvm::outs() << "seed " << begin + i << " (" << cases[i].describePlan()
                     << "): " << failure->kind << ": " << failure->what << "\n";
        if (++failures <= maxFailures)
          report(cases[i], failure->kind, checker);
      }
  }
  std::chrono::duration<double> elapsed =
      std::chrono::steady_clock::now() - start;
  llvm::outs() << llvm::formatv(
      "fuzz: {0} cases from seed {1} ({2} realised choices, {3} clean, {4} "
      "with swaps, {5} through --remat, {6} refused, {7} in slices; {8} nodes, "
      "{9} steps, {10} destinations in place): {11} failed, {12:f1} s\n",
      count, firstSeed, choices, clean, swapped, fitted, refused, sliced, nodes,
      steps, destinations, failures, elapsed.count());
  for (const auto &[kind, times] : kinds)
    llvm::outs() << "  " << kind << ": " << times << "\n";
  return failures == 0 ? 0 : 1;
}
