//===- Case.h - A step with a plan for it -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A node is named by the number in its op's `fuzz.id`. The number stays the
// same when shrinking removes other ops and the graph numbers its nodes again.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TEST_FUZZ_CASE_H
#define REMAT_TEST_FUZZ_CASE_H

#include "Pipelines.h"

#include "Analysis/Graph/FunctionGraph.h"
#include "remat/Core/Plan/Realiser.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace remat::fuzz {

inline constexpr llvm::StringLiteral kIdName = "fuzz.id";

/// A remat::Choice that names nodes by their ids.
struct ChoiceById {
  std::vector<std::vector<bool>> kept; ///< One for each result.
  std::vector<uint32_t> segment;       ///< This list is empty if the choice has
                                       ///< no segments.
  uint32_t holdFor = kNone;
};

struct Case {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Seeds everything that is drawn while the case runs.
  uint64_t seed = 0;
  /// Whether canonicalize and cse change nothing in the module.
  bool isClean = false;
  /// Whether the ops are in groups (RandomGroups.h). Each group is then a node.
  /// In a run, a step with groups holds more bytes than its graph says. No
  /// pipeline runs on such a step.
  bool hasGroups = false;
  /// If the case has a choice, the realiser makes the plan from this choice.
  /// Otherwise `steps` is the plan, with nodes by their ids.
  std::optional<ChoiceById> choice;
  std::vector<int64_t> steps;
  /// Between two uses, a tensor can be absent from the device. In this
  /// percentage of such absences, the plan copies the tensor to the host
  /// (RandomSwaps.h).
  uint32_t swapShare = 0;
  /// The passes that run on the step, independently of the plan above.
  Pipeline pipeline;

  Case copy() const;
  /// Returns one line that says how the plan was made, and which passes run in
  /// addition.
  std::string describePlan() const;
};

/// Returns the only function of \p module that has a body.
mlir::func::FuncOp stepOf(mlir::ModuleOp module);

/// Returns the node of each id, or kNone if its op was removed.
std::vector<NodeId> nodesById(const FunctionGraph &graph);

/// Returns \p choice with the node numbers of \p graph.
Choice resolveChoice(const ChoiceById &choice, const FunctionGraph &graph);

/// Removes the attributes with ids, because equal ops would otherwise differ by
/// their ids.
void stripIds(mlir::ModuleOp module);

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_CASE_H
