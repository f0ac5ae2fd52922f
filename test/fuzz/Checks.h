//===- Checks.h - What must hold of every case ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_FUZZ_CHECKS_H
#define REMAT_TEST_FUZZ_CHECKS_H

#include "Case.h"

#include "mlir/Pass/PassManager.h"

#include <map>

namespace remat::fuzz {

struct Failure {
  std::string kind; ///< Names the check that failed. Shrinking keeps this name.
  std::string what;
};

/// A case after its passes ran, with the figures of the simulator.
struct Rewritten {
  static constexpr int64_t kUnknown = -1;
  mlir::OwningOpRef<mlir::ModuleOp> before, after;
  /// The module `after` with cleanups applied. Only clean cases have it.
  mlir::OwningOpRef<mlir::ModuleOp> cleaned;
  /// The module `after` with its copies in other places, if it has copies.
  mlir::OwningOpRef<mlir::ModuleOp> scheduled;
  /// The module `before` or `after` with the destinations of remat-in-place.
  mlir::OwningOpRef<mlir::ModuleOp> inPlace;
  bool isInPlaceAfter = false;
  /// The module `before` after the pipeline, unless the pipeline refused it.
  mlir::OwningOpRef<mlir::ModuleOp> fitted;
  /// The step that `--remat` gets, if the passes before `--remat` change the
  /// order of additions.
  mlir::OwningOpRef<mlir::ModuleOp> prepared;
  /// The module `before` in slices, if any op could be sliced.
  mlir::OwningOpRef<mlir::ModuleOp> sliced;
  /// Whether the pipeline reported that it cannot rewrite the step.
  bool isRefused = false;
  mlir::OwningOpRef<mlir::ModuleOp> planned; ///< It has `remat.plan`.
  int64_t peakAfter = 0, peakCleaned = 0;    ///< They are simulated.
  int64_t liveBefore = 0, liveAfter = 0,
          liveCleaned = 0; ///< They must be measured.
  int64_t liveScheduled = 0, liveInPlace = 0, liveSliced = 0;
  int64_t liveFitted = kUnknown, hostPeakFitted = kUnknown;
  int64_t hostPeak = 0,
          hostPeakScheduled = 0; ///< Simulated peaks, which a run must measure.
  size_t nodes = 0, computes = 0, steps = 0;
  size_t destinations = 0; ///< The number of destinations that remat-in-place
                           ///< chose.
  std::string cleanups;    ///< The cleanups in the order in which they ran.
  std::optional<Failure> failure;

  /// Keeps the first failure. Only the failure of a measured peak is replaced
  /// by the failure of a later check.
  void fail(llvm::StringRef kind, const llvm::Twine &what) {
    if (!failure || failure->kind == "measured")
      failure = Failure{kind.str(), what.str()};
  }
};

/// Returns the peak that a run of the function should measure.
int64_t liveBytes(const FunctionGraph &graph);

class Checker {
public:
  explicit Checker(mlir::MLIRContext &context);

  /// Runs canonicalize and cse until nothing changes.
  void clean(mlir::ModuleOp module);
  /// Realises and applies the plan, reads the function again and verifies it.
  Rewritten rewrite(const Case &input);

  /// Compiles all \p cases together, runs them and compares the results. If a
  /// case fails, its field `failure` says why.
  void execute(llvm::MutableArrayRef<Rewritten> cases, uint64_t seed);

  /// Whether each step runs in one allocation.
  bool arena = false;
  /// The folder for the files of pipelines.
  std::string folder;

private:
  bool run(llvm::StringRef pass, mlir::ModuleOp module, Rewritten &result);
  std::optional<std::vector<Step>>
  makeSteps(const Case &input, const FunctionGraph &graph, Rewritten &result);
  void checkGraph(const Graph &planned, llvm::ArrayRef<Step> steps,
                  const FunctionGraph &original, Rewritten &result);
  void checkMerges(Rewritten &result);
  void checkScheduling(Rewritten &result);
  void checkInPlace(const Case &input, int64_t peakBefore, Rewritten &result);
  void checkCleanups(const Case &input, Rewritten &result);
  void checkPipeline(const Case &input, Rewritten &result);
  void checkSlices(const Case &input, Rewritten &result);
  bool runText(const std::string &pipeline, mlir::ModuleOp module,
               Rewritten &result);
  void writeFiles(const Case &input, const Rewritten &result);
  void readFitted(Rewritten &result);
  bool executeTogether(llvm::ArrayRef<Rewritten *> cases, uint64_t seed);

  mlir::MLIRContext &context;
  std::map<std::string, std::unique_ptr<mlir::PassManager>, std::less<>> passes;
};

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_CHECKS_H
