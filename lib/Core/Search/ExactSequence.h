//===- ExactSequence.h - The cheapest plan of a small graph -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the cheapest plan of a small graph, in any order and with any number of
// recomputations; tests compare every other planner with it. A plan of compute
// steps is a path of states, each of which says which nodes have run and which
// tensors are held. A step runs a node whose inputs are held, and between steps
// any tensor may be freed. States are visited from the cheapest on.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_EXACTSEQUENCE_H
#define REMAT_LIB_CORE_SEARCH_EXACTSEQUENCE_H

#include "remat/Core/Plan/Plan.h"

namespace remat {

/// The largest number of nodes, and of tensors that are not resident: each is
/// one bit of a word.
inline constexpr uint32_t kMaxExactSize = 64;

struct ExactSequence {
  /// The cheapest plan within the budget; empty where none was found.
  std::vector<NodeId> order;
  /// No plan within the budget costs less; infinite where there is none.
  double bound = 0;
  /// Whether all states below the plan's cost were visited. Then this is the
  /// cheapest plan, or there is none.
  bool isProven = false;
};

/// Searches for the cheapest plan whose peak is at most \p budget bytes,
/// through at most \p maxStates states. The graph has at most kMaxExactSize
/// nodes and as many tensors that are not resident.
ExactSequence cheapestSequence(const Graph &graph, int64_t budget,
                               uint64_t maxStates,
                               FirstRuns firstRuns = FirstRuns::AnyOrder);

struct LeastPeak {
  int64_t bytes = 0; ///< No plan has a lower peak; reached where proven.
  bool isProven = false;
};

/// The smallest peak of any plan, with the same limits.
LeastPeak leastPeak(const Graph &graph, uint64_t maxStates);

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_EXACTSEQUENCE_H
