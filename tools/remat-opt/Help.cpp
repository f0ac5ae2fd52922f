//===- Help.cpp -----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Help.h"

#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace {

constexpr const char *kUsage =
    R"(Makes a training step fit into less device memory.

  remat-opt step.mlir --remat="budget=40%" -o smaller.mlir

In a text option of a pipeline, write a space or a comma as \xHH, its byte in
hexadecimal digits: report=a\x20b for the name "a b". StableHLO is read in
generic form, with --allow-unregistered-dialect. All other options are those of
mlir-opt. They come after the passes of remat.

)";

constexpr StringRef kPipelines[] = {"remat", "remat-to-cpu", "remat-to-gpu"};

constexpr StringRef kPasses[] = {"remat-accumulate",
                                 "remat-annotate-costs",
                                 "remat-apply",
                                 "remat-apply-loops",
                                 "remat-bound-loops",
                                 "remat-bufferize",
                                 "remat-choose-slices",
                                 "remat-destination-inputs",
                                 "remat-division-tree",
                                 "remat-early-results",
                                 "remat-export-graph",
                                 "remat-export-loop-bodies",
                                 "remat-export-loop-graphs",
                                 "remat-frontier",
                                 "remat-fuse-elementwise",
                                 "remat-gpu-buffers",
                                 "remat-gpu-kernels",
                                 "remat-gpu-libraries",
                                 "remat-gpu-reductions",
                                 "remat-gpu-epilogues",
                                 "remat-gpu-slab",
                                 "remat-gpu-workspaces",
                                 "remat-import-fences",
                                 "remat-import-groups",
                                 "remat-import-loop-kernels",
                                 "remat-import-plan",
                                 "remat-in-place",
                                 "remat-lower-sets",
                                 "remat-merge-equal-ops",
                                 "remat-number-ops",
                                 "remat-plan",
                                 "remat-plan-loops",
                                 "remat-plan-memory",
                                 "remat-prepare",
                                 "remat-print-fences",
                                 "remat-print-graph",
                                 "remat-print-loops",
                                 "remat-report",
                                 "remat-report-copies",
                                 "remat-report-loops",
                                 "remat-row-slots",
                                 "remat-schedule-swaps",
                                 "remat-sink-into-loops",
                                 "remat-slice",
                                 "remat-tie-biases",
                                 "remat-tie-repeated",
                                 "remat-verify",
                                 "remat-verify-loops",
                                 "convert-remat-to-gpu",
                                 "convert-remat-to-iree",
                                 "convert-remat-to-stablehlo"};

template <typename Info>
void print(StringRef title, ArrayRef<StringRef> names) {
  constexpr size_t kIndent = 2, kDescription = 40;
  llvm::outs() << title << ":\n";
  for (StringRef name : names)
    if (const Info *info = Info::lookup(name))
      info->printHelpStr(kIndent, kDescription);
  llvm::outs() << "\n";
}

} // namespace

bool remat::opt::asksForHelp(ArrayRef<char *> args) {
  return llvm::any_of(args.drop_front(), [](StringRef arg) {
    arg.consume_front("-");
    arg.consume_front("-");
    return arg == "help" || arg == "h";
  });
}

void remat::opt::printOwnHelp() {
  llvm::outs() << kUsage;
  print<PassPipelineInfo>("Pipelines", kPipelines);
  print<PassInfo>("Passes", kPasses);
}
