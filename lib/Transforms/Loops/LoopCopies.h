//===- LoopCopies.h - Stacks in the host's memory ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stack of a loop can be in the host's memory. In this case the forward
// body sends each slice of the stack to the host as soon as it is made. The
// backward body fetches a slice of the stack when it starts. The copies to and
// from the host run while the kernels of the iteration run. An iteration ends
// only after its copies have ended. A stack on the host therefore takes no
// device bytes except the bytes of one slice, which the iteration holds in any
// case. A stack on the host costs time if its copies take longer than the
// kernels that run at the same time.
//
// A loop without a partner copies values to the host in each iteration, as any
// step does. Such a loop fetches the values back before the iteration ends.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPCOPIES_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPCOPIES_H

#include "Transforms/Loops/LoopPlan.h"

namespace remat {

/// Returns the graph of \p loop with costs in seconds. Planners that copy to
/// the host need costs in seconds.
Graph inSeconds(const LoopGraph &loop);

/// Returns the tensors that a loop without a partner copies to the host in each
/// iteration if it runs the plan \p steps.
std::vector<PlannedStack> copiedInside(const LoopGraph &loop,
                                       llvm::ArrayRef<Step> steps);

/// Returns \p plan with the names of the stacks that are on the device. A loop
/// without a partner has no stacks.
LoopPlan nameStacks(const LoopGraph &loop, LoopPlan plan);

/// Returns how many seconds an iteration of both loops takes with \p plan.
/// These seconds include the kernels, the writes into stacks on the device, and
/// the waits for copies. The result is 0 if the time of nodes is unknown.
double secondsOf(const LoopGraph &loop, const LoopPlan &plan);

/// Returns how many bytes the link can copy to the host while a forward body of
/// \p plan runs.
double bytesBesideForward(const LoopGraph &loop, const LoopPlan &plan);

/// Returns how many seconds the copies to the host and back take for the values
/// that are carried into one group. The values are copied to the host when the
/// group begins in the forward loop. The values are copied back when the group
/// begins in the backward loop. No kernels run during these copies at the start
/// of a group.
double secondsOfStart(const LoopGraph &loop);

/// Returns \p plan with the stacks of \p tensors on the host.
LoopPlan placed(const LoopGraph &loop, LoopPlan plan,
                llvm::ArrayRef<TensorId> tensors);

/// Puts stacks of \p plan on the host until the loops take at most \p budget
/// bytes of the device. Without a budget, the function puts all stacks on the
/// host. The function chooses the stacks for which the loops wait the shortest
/// time. The plan does not change if the loops would still be above the budget,
/// or if the host would hold more bytes than it may.
void placeOnHost(const LoopGraph &loop, std::optional<int64_t> budget,
                 LoopPlan &plan);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPCOPIES_H
