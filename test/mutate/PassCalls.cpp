//===- PassCalls.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PassCalls.h"

#include "remat/Core/Planning/Planner.h"

#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace remat::mutate;

namespace {

using Words = std::vector<std::string>;

/// A pass, and the values to choose from for each of its options. An option
/// whose values begin with "!" is always given, and any other option in a third
/// of the calls.
struct PassChoice {
  std::string name;
  std::vector<Words> options;
};

const PassRegistryEntry *findPass(StringRef name) {
  if (const auto *pass = PassInfo::lookup(name))
    return pass;
  return PassPipelineInfo::lookup(name);
}

/// Splits \p command at spaces outside of quotes, and removes the quotes.
Words splitCommand(StringRef command) {
  Words words(1);
  char quote = 0;
  for (char c : command)
    if (quote ? c == quote : c == '"' || c == '\'')
      quote = quote ? 0 : c;
    else if (!quote && (c == ' ' || c == '\t'))
      words.emplace_back();
    else
      words.back() += c;
  return words;
}

/// Returns the commands of the `RUN:` lines, with continued lines as one.
std::string commandsOf(StringRef text) {
  std::string commands;
  for (StringRef line : llvm::split(text, '\n')) {
    auto [before, command] = line.split("RUN:");
    if (command.empty())
      continue;
    command = command.trim();
    bool goesOn = command.consume_back("\\");
    commands += command.str() + (goesOn ? " " : "\n");
  }
  return commands;
}

Words plannerValues() {
  Words values;
  for (const auto &planner : remat::planners())
    values.push_back("planner=" + std::string(planner->name()));
  return values;
}

std::vector<PassChoice> listPasses() {
  const Words effort = {"!effort=0.01", "!effort=0.01", "!effort=0.001"},
              budget = {"!budget=min",
                        "!budget=50%",
                        "!budget=90%",
                        "!budget=100%",
                        "!budget=1",
                        "!budget=20%",
                        "!activation-budget=60%",
                        "!activation-budget=min",
                        "!budget=9223372036854775807",
                        "!activation-budget=0",
                        "!budget=4kB"},
              report = {"report={}/r.json", "report={}/r.html",
                        "report={}/r.svg", "report={}/r.txt"},
              loss = {"loss-result=0", "loss-result=1", "loss-result=7"},
              offload = {"offload=true"}, planner = plannerValues(),
              d2h = {"d2h=1e9", "d2h=1e-300", "d2h=1e300"},
              h2d = {"h2d=1e9", "h2d=1e-300", "h2d=1e300"},
              hostLimit = {"host-limit=64", "host-limit=1GiB", "host-limit=0"},
              frontier = {"frontier=true"},
              model = {"cost-model=flops", "cost-model=roofline",
                       "cost-model=analytic"},
              machine = {"machine=h100", "machine=cpu", "machine=a100"},
              alignment = {"alignment=1", "alignment=64",
                           "alignment=4611686018427387904"},
              enforce = {"enforce=arena", "enforce=plan"},
              remarks = {"remarks=true", "remarks=false"},
              math = {"math=tf32", "math=bf16", "math=f32"},
              libraries = {"libraries=cublaslt", "libraries=cudnn",
                           "libraries=none"},
              workspace = {"workspace=0", "workspace=1024"},
              gather = {"gather=0", "gather=10000"};
  return {
      {"remat",
       {effort,
        budget,
        planner,
        report,
        frontier,
        offload,
        d2h,
        h2d,
        hostLimit,
        model,
        machine,
        enforce,
        loss,
        {"unroll-loops=true"},
        {"caller-results=true"},
        {"schedule-swaps=false"},
        {"target=iree", "target=stablehlo"},
        {"export-graph={}/g.json"}}},
      {"remat-plan",
       {effort,
        budget,
        planner,
        {"for-report=true"},
        {"improve=true"},
        frontier,
        offload,
        d2h,
        h2d,
        hostLimit,
        loss,
        remarks,
        {"peak-limit=0", "peak-limit=1000"},
        {"arena-alignment=64", "arena-alignment=1"}}},
      {"remat-report",
       {{"!file={}/r.json", "!file={}/r.html", "!file={}/r.svg"}}},
      {"remat-frontier",
       {effort, planner, offload, d2h, h2d, hostLimit, loss, {"file={}/f"}}},
      {"remat-annotate-costs", {model, machine}},
      {"remat-print-graph", {{"summary=true"}, loss}},
      {"remat-print-fences", {{"fence-per-step=true"}, {"fence-large=4"}}},
      {"remat-print-loops", {}},
      {"remat-plan-loops",
       {effort,
        {"budget=50%", "budget=1", "budget=100%"},
        planner,
        offload,
        d2h,
        h2d,
        hostLimit,
        {"few-stacks=true"},
        {"from-program=true"},
        {"for-report=true"},
        remarks}},
      {"remat-bound-loops", {{"beside=1kB"}}},
      {"remat-export-loop-bodies", {{"!folder={}"}}},
      {"remat-export-loop-graphs", {{"!folder={}"}}},
      {"remat-report-loops", {{"!file={}/l.json"}}},
      {"remat-apply-loops", {}},
      {"remat-row-slots", {}},
      {"remat-division-tree", {{"format=json", "format=dot"}, loss}},
      {"remat-lower-sets", {loss}},
      {"remat-accumulate", {}},
      {"remat-early-results", {}},
      {"remat-destination-inputs", {}},
      {"remat-merge-equal-ops", {}},
      {"remat-fuse-elementwise", {{"reshapes=false"}}},
      {"remat-prepare", {{"caller-results=true"}, {"unroll-loops=true"}}},
      {"remat-export-graph", {{"!file={}/g.json"}, loss}},
      {"remat-apply", {{"keep-costs=true"}}},
      {"remat-schedule-swaps", {remarks, d2h, h2d, hostLimit}},
      {"remat-verify", {remarks}},
      {"remat-in-place", {remarks}},
      {"remat-report-copies", {{"file={}/c.json"}}},
      {"remat-plan-memory", {effort, alignment, remarks}},
      {"remat-bufferize", {}},
      {"remat-to-cpu",
       {effort,
        budget,
        planner,
        machine,
        enforce,
        report,
        offload,
        {"poison=true"},
        {"contractions=false"}}},
      {"remat-gpu-buffers", {}},
      {"remat-gpu-slab", {effort, alignment, {"check-budget=true"}}},
      {"remat-gpu-workspaces",
       {libraries,
        math,
        workspace,
        gather,
        {"contractions=loops"},
        {"sums=order", "sums=tree"}}},
      {"remat-gpu-libraries", {libraries, math, workspace, gather}},
      {"remat-gpu-kernels",
       {math,
        {"contractions=loops", "contractions=tiles"},
        {"block-size=1", "block-size=64", "block-size=1024"}}},
      {"convert-remat-to-gpu", {}},
      {"remat-to-gpu",
       {effort, budget, planner, libraries, math, workspace, gather, enforce,
        report, offload}},
      {"remat-tie-biases", {}},
      {"remat-tie-repeated", {}},
      {"convert-remat-to-iree", {}},
      {"convert-remat-to-stablehlo", {}},
      {"canonicalize", {}},
      {"cse", {}},
      {"inline", {}},
      {"symbol-dce", {}},
      {"linalg-fuse-elementwise-ops", {}},
  };
}

/// Orders of passes that make sense. A run takes a part of one order.
const std::vector<Words> kChains = {
    {"remat-prepare", "remat-fuse-elementwise", "canonicalize", "cse",
     "remat-accumulate", "remat-early-results", "remat"},
    {"remat-annotate-costs", "remat-plan", "remat-report", "remat-apply",
     "remat-schedule-swaps", "remat-verify", "remat-in-place",
     "remat-bufferize"},
    {"remat", "canonicalize", "cse", "remat-verify", "convert-remat-to-iree"},
    {"remat", "inline", "remat-in-place", "remat-to-cpu"},
    {"remat-in-place", "remat-bufferize", "remat-report-copies",
     "remat-plan-memory"},
    {"remat-gpu-workspaces", "remat", "remat-gpu-buffers",
     "remat-gpu-libraries", "remat-gpu-slab", "remat-gpu-kernels",
     "convert-remat-to-gpu"},
    {"remat-gpu-buffers", "remat-gpu-slab", "remat-gpu-kernels",
     "convert-remat-to-gpu"},
};

PassCall drawOptions(const PassChoice &choice, Random &random,
                     StringRef folder) {
  PassCall call{choice.name, ""};
  for (const Words &values : choice.options) {
    StringRef value = random.pick(values);
    bool isAlways = value.consume_front("!");
    if (!isAlways && !random.chance(33))
      continue;
    auto [before, after] = value.split("{}");
    bool hasFile = before.size() != value.size();
    call.options += (call.options.empty() ? "" : " ") + before.str() +
                    (hasFile ? (folder + after).str() : "");
  }
  return call;
}

} // namespace

std::vector<PassCalls> remat::mutate::readRunLines(StringRef text,
                                                   StringRef folder) {
  std::vector<PassCalls> runs;
  std::string commands = commandsOf(text);
  for (StringRef line : llvm::split(commands, '\n'))
    for (StringRef command : llvm::split(line, '|')) {
      Words words = splitCommand(command);
      if (!llvm::is_contained(words, "remat-opt"))
        continue;
      PassCalls calls;
      for (StringRef word : words) {
        if (!word.starts_with("-"))
          continue;
        auto [name, options] = word.ltrim('-').split('=');
        if (name != "pass-pipeline" && !findPass(name))
          continue;
        std::string given = options.str();
        for (size_t at; (at = given.find("%t")) != std::string::npos;)
          given.replace(at, 2, (folder + "/t").str());
        calls.push_back({name.str(), given});
      }
      if (!calls.empty())
        runs.push_back(std::move(calls));
    }
  return runs;
}

PassCalls remat::mutate::drawPasses(Random &random, StringRef folder) {
  static const std::vector<PassChoice> all = listPasses();
  PassCalls calls;
  if (random.chance(50)) {
    for (uint32_t n = random.chance(60) ? 1 : random.between(2, 4); n-- > 0;)
      calls.push_back(drawOptions(random.pick(all), random, folder));
    return calls;
  }
  const Words &chain = random.pick(kChains);
  size_t begin = random.below(chain.size());
  size_t end = random.between(begin + 1, chain.size());
  for (const std::string &name : ArrayRef(chain).slice(begin, end - begin))
    calls.push_back(drawOptions(
        *llvm::find_if(all, [&](auto &pass) { return pass.name == name; }),
        random, folder));
  return calls;
}

bool remat::mutate::addPasses(OpPassManager &manager, const PassCalls &calls) {
  auto refuse = [](const Twine &) { return failure(); };
  for (const PassCall &call : calls) {
    if (call.name == "pass-pipeline") {
      StringRef text = call.options;
      if (text.consume_front("builtin.module("))
        text = text.drop_back();
      if (failed(parsePassPipeline(text, manager, llvm::nulls())))
        return false;
      continue;
    }
    const PassRegistryEntry *pass = findPass(call.name);
    if (!pass || failed(pass->addToPipeline(manager, call.options, refuse)))
      return false;
  }
  return true;
}

std::string remat::mutate::describe(const PassCalls &calls) {
  std::string text;
  for (const PassCall &call : calls) {
    text += (text.empty() ? "--" : " --") + call.name;
    if (!call.options.empty())
      text += "=\"" + call.options + "\"";
  }
  return text;
}
