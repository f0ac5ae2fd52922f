//===- Realiser.h - Makes a plan from the values to keep --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Many planners choose only which values of the early part are kept. The
// realiser turns such a choice into a plan. The early part runs in program
// order, and then the plan drops the values that were not chosen. A dropped
// value is recomputed just before the first late node that needs it, together
// with the dropped values that it depends on. Values that are still held are
// reused.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLAN_REALISER_H
#define REMAT_CORE_PLAN_REALISER_H

#include "remat/Core/Graph/ForwardBackward.h"
#include "remat/Core/Plan/Plan.h"

namespace remat {

/// A planner's choice among the values of the early part.
struct Choice {
  /// Whether each tensor is held from the early part into the late part. Only
  /// early tensors matter. Tensors that must not be recomputed are always kept,
  /// and tensors marked recompute are never kept.
  std::vector<bool> kept;
  /// The segment of each early node, or kNone. May be empty. The plan
  /// recomputes a segment just before the first late node that needs a dropped
  /// value of the segment. It then recomputes, in program order, all dropped
  /// values of the segment that any late node needs.
  std::vector<uint32_t> segment;
  /// A recomputed value stays held if one of the next holdFor late nodes in
  /// program order reads it. Otherwise the value is freed, and recomputed again
  /// for its next reader.
  uint32_t holdFor = kNone;
  /// For each early node, the level at which a recursion (Chen 2016, section
  /// 4.4) stores its values. May be empty. To recompute a needed value, the
  /// plan first recomputes values before it. Each of these earlier values stays
  /// held if no node between it and the needed value has a lower level.
  /// Otherwise the earlier value is dropped again.
  std::vector<uint32_t> level = {};
};

/// Returns the choice that keeps all tensors.
Choice keepEverything(const Graph &graph);

/// Returns the steps of \p choice for \p graph. The marks of \p graph must not
/// contradict each other. If an early value is not kept and only late nodes
/// read it, it is computed for the first time in the late part. Returns none if
/// the plan would have more than \p maxSteps steps. A small holdFor can cause
/// so many steps, because the plan then recomputes long chains many times.
std::optional<std::vector<Step>> realise(const Graph &graph,
                                         const ForwardBackward &split,
                                         const Choice &choice,
                                         size_t maxSteps = SIZE_MAX);

} // namespace remat

#endif // REMAT_CORE_PLAN_REALISER_H
