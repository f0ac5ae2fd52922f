//===- Case.h - A step with a plan for it -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nodes go by the number in their op's `fuzz.id`, which stays when shrinking
// takes other ops away and the graph numbers its nodes anew.
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

/// remat::Choice, by ids.
struct ChoiceById {
  std::vector<std::vector<bool>> kept; ///< One for each result.
  std::vector<uint32_t> segment;       ///< Empty for none.
  uint32_t holdFor = kNone;
};

struct Case {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// For everything about the case that is drawn while it runs.
  uint64_t seed = 0;
  /// canonicalize and cse change nothing in the module.
  bool isClean = false;
  /// Its ops are in groups (RandomGroups.h), which are nodes. Running the step
  /// holds more than its graph then, and no pipeline runs on it.
  bool hasGroups = false;
  /// The plan: what the realiser makes of a choice, or else steps by id.
  std::optional<ChoiceById> choice;
  std::vector<int64_t> steps;
  /// Percent of the absences that the plan allows (RandomSwaps.h).
  uint32_t swapShare = 0;
  /// What runs on the step besides, apart from the plan above.
  Pipeline pipeline;

  Case copy() const;
  /// One line that says how the plan was made, and which passes run besides.
  std::string describePlan() const;
};

/// The only function of \p module that has a body.
mlir::func::FuncOp stepOf(mlir::ModuleOp module);

/// Node of each id, kNone where its op is gone.
std::vector<NodeId> nodesById(const FunctionGraph &graph);

/// \p choice in the terms of \p graph.
Choice resolveChoice(const ChoiceById &choice, const FunctionGraph &graph);

/// Removes the ids, which would make equal ops differ.
void stripIds(mlir::ModuleOp module);

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_CASE_H
