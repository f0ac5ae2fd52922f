//===- Realiser.h - From what is kept to the steps of a plan ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Many planners only choose which values of the early part are kept. They share
// this way to turn such a choice into a plan. The early part runs in program
// order and then drops what was not chosen. A dropped value is recomputed just
// before the first late node that needs it, together with the dropped values
// that it needs itself. Values that are still held are reused.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLAN_REALISER_H
#define REMAT_CORE_PLAN_REALISER_H

#include "remat/Core/Graph/ForwardBackward.h"
#include "remat/Core/Plan/Plan.h"

namespace remat {

/// What a planner chooses about the values of the early part.
struct Choice {
  /// For each tensor, whether it is held from the early part into the late
  /// part. Only early tensors matter. Tensors that must not be recomputed are
  /// kept in any case, and those marked recompute are not.
  std::vector<bool> kept;
  /// Per node: the segment of an early node, kNone for none; or empty. The
  /// first late use of a dropped value of a segment recomputes all the values
  /// of this segment that late nodes need, in program order.
  std::vector<uint32_t> segment;
  /// A recomputed value is held if a late node reads it that is at most this
  /// many nodes further on in program order. Otherwise it is recomputed again.
  uint32_t holdFor = kNone;
  /// Per node: the level at which a recursion (Chen 2016, section 4.4) stores
  /// an early node's values, or empty. Values recomputed on the way to the one
  /// that is needed are held where no node between the two in program order has
  /// a lower level, and otherwise dropped again.
  std::vector<uint32_t> level = {};
};

/// The choice that keeps all tensors.
Choice keepEverything(const Graph &graph);

/// Steps of \p choice for \p graph, whose marks do not contradict each other.
/// An early value that is not kept and that only late nodes read is not
/// computed early at all, but late for the first time. None if the plan would
/// have more than \p maxSteps steps (with a small holdFor, long chains can be
/// recomputed many times).
std::optional<std::vector<Step>> realise(const Graph &graph,
                                         const ForwardBackward &split,
                                         const Choice &choice,
                                         size_t maxSteps = SIZE_MAX);

} // namespace remat

#endif // REMAT_CORE_PLAN_REALISER_H
