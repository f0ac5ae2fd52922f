//===- Validator.h - Is a plan valid, and who holds memory when -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks a plan once. The result names every violation, and lists the instances:
// for each production of a tensor, the steps during which it holds its bytes
// (docs/reference/Formats.md, "Memory"). The simulator counts them; nothing
// else does.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLAN_VALIDATOR_H
#define REMAT_CORE_PLAN_VALIDATOR_H

#include "remat/Core/Plan/Plan.h"

namespace remat {

enum class ViolationKind : uint8_t {
  MalformedStep,      ///< A step that is no single known action.
  NoSuchNode,         ///< compute of a node outside the graph.
  NoSuchTensor,       ///< A copy of a tensor outside the graph.
  InputNotOnDevice,   ///< compute reads a tensor that is not there.
  ComputedTwice,      ///< A node marked `never` runs again.
  OutputLeaving,      ///< compute makes a tensor that is being swapped out.
  SwapOutNotOnDevice, ///< swap_out of what is absent or resident.
  SwapOutTwice,       ///< swap_out of what is already leaving.
  SwapOutOfKept,      ///< swap_out of a tensor with policy keep.
  WaitWithoutSwapOut, ///< wait_out of what is not leaving.
  SwapInNotOnHost,    ///< swap_in without a host copy.
  SwapInLeaving,      ///< swap_in of what is being swapped out.
  SwapInUnread,       ///< Nothing reads or awaits the swapped-in instance.
  NeverComputed,      ///< A node that no step runs.
  KeptRecomputed,     ///< A node runs again though its output is to be kept.
  NeverWaited,        ///< A swap_out without its wait_out.
  OutputNotOnDevice,  ///< A graph output that is absent at the end.
  HostLimitExceeded,  ///< Host bytes above the limit.
  BudgetExceeded,     ///< Peak above the budget.
};

/// The violation's name in text and JSON, such as "input-not-on-device".
const char *violationName(ViolationKind kind);

struct Violation {
  ViolationKind kind;
  uint32_t step = kNone; ///< kNone: of the plan as a whole.
  uint32_t node = kNone;
  uint32_t tensor = kNone;
};

/// One sentence with the names of the node and the tensor.
std::string describe(const Violation &violation, const Graph &graph);

/// A tensor's storage from one production to the last touch before the next.
struct Instance {
  TensorId tensor;
  uint32_t first; ///< Step that produces it; 0 for an owned input.
  uint32_t last;  ///< Last step that touches it; number of steps: to the end.
};

/// An output in the storage of an input that dies at the step.
struct Takeover {
  uint32_t from; ///< Instance of the input.
  uint32_t to;   ///< Instance of the output.
  uint32_t step;
};

struct Walk {
  std::vector<Violation> violations;
  std::vector<Instance> instances;
  /// Sorted by step (Takeovers.h).
  std::vector<Takeover> takeovers;
  double computeCost = 0;

  bool valid() const { return violations.empty(); }
};

/// Checks \p steps against \p graph. Goes on after a violation, as
/// docs/reference/Formats.md's judge does, so that broken plans have a timeline
/// too.
Walk walkPlan(const Graph &graph, std::span<const Step> steps);

} // namespace remat

#endif // REMAT_CORE_PLAN_VALIDATOR_H
