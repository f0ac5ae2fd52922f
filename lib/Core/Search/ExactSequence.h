//===- ExactSequence.h - The cheapest plan of a small graph -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the cheapest plan of a small graph, in any order and with any number of
// recomputations. Tests compare all other planners with this search. A plan of
// compute steps is a path through states. A state says which nodes have run and
// which tensors are held. A step runs a node whose inputs are held, and between
// steps any tensor may be freed. The search visits the cheapest states first.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEARCH_EXACTSEQUENCE_H
#define REMAT_LIB_CORE_SEARCH_EXACTSEQUENCE_H

#include "remat/Core/Plan/Plan.h"

namespace remat {

/// A graph may have at most this many nodes, and at most this many tensors that
/// are not resident. Each node and each of these tensors is one bit of a
/// machine word.
inline constexpr uint32_t kMaxExactSize = 64;

struct ExactSequence {
  /// The nodes of the cheapest plan within the budget, in order. The list is
  /// empty if no plan was found.
  std::vector<NodeId> order;
  /// A lower bound on the cost of all plans within the budget. It is infinite
  /// if no such plan exists.
  double bound = 0;
  /// Whether the search ended before its limit of states. If so, the plan is
  /// the cheapest one, or no plan exists.
  bool isProven = false;
};

/// Searches for the cheapest plan with a peak of at most \p budget bytes. It
/// visits at most \p maxStates states. The graph must have at most
/// kMaxExactSize nodes, and at most kMaxExactSize tensors that are not
/// resident.
ExactSequence cheapestSequence(const Graph &graph, int64_t budget,
                               uint64_t maxStates,
                               FirstRuns firstRuns = FirstRuns::AnyOrder);

struct LeastPeak {
  /// A lower bound on the peak of all plans. If isProven is true, a plan has
  /// this peak.
  int64_t bytes = 0;
  bool isProven = false;
};

/// Returns the smallest peak of any plan. The graph must be within the limits
/// of cheapestSequence.
LeastPeak leastPeak(const Graph &graph, uint64_t maxStates);

} // namespace remat

#endif // REMAT_LIB_CORE_SEARCH_EXACTSEQUENCE_H
