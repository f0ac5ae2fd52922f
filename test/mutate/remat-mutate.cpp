//===- remat-mutate.cpp - Runs passes on changed test inputs --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The exit code is 0 if every mutant was rewritten, or refused with an error.
// Otherwise the exit code is 1.
//
//===----------------------------------------------------------------------===//
#include "Shrink.h"

#include "Execution/Cpu/Compiler.h"
#include "remat/Pipelines/Register.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Signals.h"

#include <map>

using namespace mlir;
using namespace remat::mutate;
namespace cl = llvm::cl;

static cl::OptionCategory category("remat-mutate options");
static cl::list<std::string> paths(cl::Positional, cl::OneOrMore,
                                   cl::cat(category),
                                   cl::desc("<files and folders>"));
static cl::opt<uint64_t> firstSeed("seed", cl::init(1), cl::cat(category),
                                   cl::desc("first seed"));
static cl::opt<uint64_t> count("count", cl::init(1000), cl::cat(category),
                               cl::desc("how many seeds"));
static cl::opt<uint64_t> batch("batch", cl::init(250), cl::cat(category),
                               cl::desc("mutants of one process"));
static cl::opt<unsigned> limit("limit", cl::init(60), cl::cat(category),
                               cl::desc("seconds of CPU for one mutant"));
static cl::opt<std::string> out("out", cl::cat(category),
                                cl::desc("folder for what is found"));
static cl::opt<bool> noShrink("no-shrink", cl::cat(category),
                              cl::desc("leave findings as they are"));
static cl::opt<bool> print("print", cl::cat(category),
                           cl::desc("print mutants and run none"));

namespace {

/// The folder for the passes' files. The folder is removed with this object.
struct Folder {
  Folder() { llvm::sys::fs::createUniqueDirectory("remat-mutate", path); }
  ~Folder() { llvm::sys::fs::remove_directories(path); }
  llvm::SmallString<128> path;
};

void printMutant(const Mutant &mutant) {
  llvm::outs() << "// " << mutant.file << ": "
               << llvm::join(mutant.changes, ", ") << "\n// RUN: remat-opt %s "
               << "--allow-unregistered-dialect " << describe(mutant.passes)
               << "\n"
               << mutant.print() << "\n";
}

class Search {
public:
  Search(const Corpus &corpus, MLIRContext &context, StringRef folder)
      : corpus(corpus), context(context), supervisor(limit, folder),
        folder(folder) {}

  int run() {
    for (uint64_t seed = firstSeed, end = seed + count; seed < end;) {
      uint64_t last = std::min<uint64_t>(seed + batch, end);
      auto finding = supervisor.run([&](Shared &shared) {
        for (; seed < last; ++seed) {
          supervisor.begin(seed);
          auto mutant =
              makeMutant(corpus, {seed}, context, folder, shared.progress);
          supervisor.end(mutant ? runMutant(*mutant, context, shared.progress)
                                : Outcome::Invalid);
        }
      });
      seed = finding ? finding->seed + 1 : last;
      if (finding)
        add(*finding);
    }
    return summarise();
  }

private:
  void add(const Finding &finding) {
    if (times[finding.signature]++)
      return;
    found += finding.isOurs;
    llvm::outs() << (finding.isOurs ? "found" : "not ours") << ": seed "
                 << finding.seed << ": " << finding.signature << "\n";
    llvm::outs().flush();
    if (!finding.isOurs)
      return;
    Shared before = supervisor.seen();
    Mutant mutant;
    if (!noShrink)
      mutant = shrink(finding, corpus, context, supervisor, folder);
    supervisor.restore(before);
    if (!out.empty())
      llvm::outs() << "  "
                   << writeFinding(finding, mutant.print(), mutant.passes, out)
                   << "\n";
    else
      printMutant(mutant);
    llvm::outs().flush();
  }

  int summarise() const {
    const uint64_t *counts = supervisor.seen().counts;
    llvm::outs() << llvm::formatv(
        "mutate: {0} mutants from seed {1} of {2} inputs: {3} invalid, {4} "
        "refused, {5} rewritten, {6} findings of {7} kinds, {8} of them ours\n",
        count, firstSeed, corpus.inputs.size(),
        counts[size_t(Outcome::Invalid)], counts[size_t(Outcome::Refused)],
        counts[size_t(Outcome::Succeeded)], counts[size_t(Outcome::Finding)],
        times.size(), found);
    for (const auto &[signature, n] : times)
      llvm::outs() << "  " << n << " times: " << signature << "\n";
    return found == 0 ? 0 : 1;
  }

  const Corpus &corpus;
  MLIRContext &context;
  Supervisor supervisor;
  StringRef folder;
  std::map<std::string, uint64_t> times;
  unsigned found = 0;
};

} // namespace

int main(int argc, char **argv) {
#if !__has_feature(address_sanitizer)
  llvm::sys::PrintStackTraceOnErrorSignal(argv[0]);
#endif
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv,
                              "Changed test inputs through the passes, each in "
                              "a process that may crash\n");
  registerAllPasses();
  remat::registerAllRematPasses();
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  remat::registerAllRematDialects(registry);
  remat::registerExecution(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);

  Folder folder;
  Corpus corpus = readCorpus(context, paths, folder.path);
  if (corpus.inputs.empty()) {
    llvm::errs() << "remat-mutate: no .mlir file is in what was given\n";
    return 2;
  }
  if (!print)
    return Search(corpus, context, folder.path).run();
  Progress progress;
  for (uint64_t seed = firstSeed, end = seed + count; seed < end; ++seed)
    if (auto mutant =
            makeMutant(corpus, {seed}, context, folder.path, progress))
      printMutant(*mutant);
  return 0;
}
