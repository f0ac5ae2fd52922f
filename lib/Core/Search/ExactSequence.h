//===- ExactSequence.h - The cheapest plan of a small graph -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the cheapest plan of a small graph, in any order and with any number of
// recomputations. Tests compare all other planners with it. A plan of compute
// steps is a path of states. A state says which nodes have run and which
// tensors are held. A step runs a node whose inputs are held, and between steps
// any tensor may be freed. The search visits the cheapest states first.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_EXACTSEQUENCE_H
#define REMAT_LIB_CORE_SEARCH_EXACTSEQUENCE_H

#include "remat/Core/Plan/Plan.h"

namespace remat {

/// The largest number of nodes, and of tensors that are not resident. Each is
/// one bit of a word.
inline constexpr uint32_t kMaxExactSize = 64;

struct ExactSequence {
  /// The cheapest plan within the budget, or empty if none was found.
  std::vector<NodeId> order;
  /// No plan within the budget costs less. Infinite if no such plan exists.
  double bound = 0;
  /// Whether all states below the plan's cost were visited. If so, the plan is
  /// the cheapest one, or no plan exists.
  bool isProven = false;
};

/// Searches for the cheapest plan with a peak of at most \p budget bytes. It
/// visits at most \p maxStates states. The graph has at most kMaxExactSize
/// nodes and as many tensors that are not resident.
ExactSequence cheapestSequence(const Graph &graph, int64_t budget,
                               uint64_t maxStates,
                               FirstRuns firstRuns = FirstRuns::AnyOrder);

struct LeastPeak {
  /// No plan has a lower peak. If isProven, a plan reaches it.
  int64_t bytes = 0;
  bool isProven = false;
};

/// Returns the smallest peak of any plan, within the same limits.
LeastPeak leastPeak(const Graph &graph, uint64_t maxStates);

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_EXACTSEQUENCE_H
