//===- Validator.h - Checks a plan and lists what holds memory --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// walkPlan goes through a plan once. The result names every violation and lists
// the instances. An instance is one production of a tensor, with the steps
// during which it holds its bytes (docs/reference/Formats.md, section Memory).
// Only the simulator adds up the bytes of instances.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLAN_VALIDATOR_H
#define REMAT_CORE_PLAN_VALIDATOR_H

#include "remat/Core/Plan/Plan.h"

namespace remat {

enum class ViolationKind : uint8_t {
  MalformedStep,    ///< A step that is not exactly one known action.
  NoSuchNode,       ///< A compute names a node that is not in the graph.
  NoSuchTensor,     ///< A copy names a tensor that is not in the graph.
  InputNotOnDevice, ///< A compute reads a tensor that is not on the device.
  ComputedTwice,    ///< A node marked `never` runs again.
  /// compute makes a tensor that is being copied to the host.
  OutputLeaving,
  SwapOutNotOnDevice, ///< swap_out of a tensor that is absent or resident.
  /// swap_out of a tensor that is already being copied to the host.
  SwapOutTwice,
  SwapOutOfKept, ///< swap_out of a tensor with policy keep.
  /// wait_out of a tensor that is not being copied to the host.
  WaitWithoutSwapOut,
  SwapInNotOnHost, ///< swap_in of a tensor that has no host copy.
  SwapInLeaving,   ///< swap_in of a tensor that is being copied to the host.
  /// No step reads or awaits the instance that was copied back.
  SwapInUnread,
  NeverComputed,     ///< No step runs the node.
  KeptRecomputed,    ///< A node runs again although its output is marked keep.
  NeverWaited,       ///< A swap_out has no wait_out.
  OutputNotOnDevice, ///< A graph output is absent at the end.
  HostLimitExceeded, ///< The bytes on the host exceed the limit.
  BudgetExceeded,    ///< The peak exceeds the budget.
};

/// Returns the violation's name in text and JSON, such as
/// `input-not-on-device`.
const char *violationName(ViolationKind kind);

struct Violation {
  ViolationKind kind;
  uint32_t step = kNone; ///< The step, or kNone if the violation concerns the
                         ///< whole plan.
  uint32_t node = kNone;
  uint32_t tensor = kNone;
};

/// Returns one sentence with the names of the node and the tensor.
std::string describe(const Violation &violation, const Graph &graph);

/// A tensor's storage from one production to the last use before the next
/// production.
struct Instance {
  TensorId tensor;
  /// The step that produces the instance, or 0 for an owned input.
  uint32_t first;
  /// The last step that touches the instance, or the number of steps if it
  /// lives to the end.
  uint32_t last;
};

/// An output that uses the storage of an input that dies at the same step.
struct Takeover {
  uint32_t from; ///< The instance of the input.
  uint32_t to;   ///< The instance of the output.
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

/// Checks \p steps against \p graph. Continues after a violation, as
/// docs/reference/Formats.md describes. Invalid plans then have a timeline too.
Walk walkPlan(const Graph &graph, std::span<const Step> steps);

} // namespace remat

#endif // REMAT_CORE_PLAN_VALIDATOR_H
