//===- LoopCopies.h - Stacks in the host's memory ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A stack can lie on the host. The forward body then sends each slice to the
// host when it is made, and the backward body fetches it at its start. Both
// copies run beside the kernels of the iteration, which ends when its copies
// have ended. So a stack on the host takes no device bytes besides the slice,
// which the iteration holds anyway. It takes as much time as its copies exceed
// the kernels beside them.
//
// Slots that are read at the start of the backward body would have to be waited
// for. They are fetched one iteration ahead if there is room for one more slot
// (RematFetchAhead.cpp).
//
// An iteration of a loop alone copies values as any step does, and fetches them
// back before it ends.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPCOPIES_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPCOPIES_H

#include "Transforms/Loops/LoopPlan.h"

namespace remat {

/// Returns the graph of \p loop with costs in seconds, for planners that copy.
Graph inSeconds(const LoopGraph &loop);

/// Returns the tensors that \p steps of a loop alone copy to the host in each
/// iteration.
std::vector<PlannedStack> copiedInside(const LoopGraph &loop,
                                       llvm::ArrayRef<Step> steps);

/// Returns \p plan with the names of its stacks on the device. A loop alone has
/// none.
LoopPlan nameStacks(const LoopGraph &loop, LoopPlan plan);

/// Returns the seconds of an iteration of both loops by \p plan: its kernels,
/// the writes into stacks on the device, and the time that is waited for
/// copies. It is 0 if the time of nodes is unknown.
double secondsOf(const LoopGraph &loop, const LoopPlan &plan);

/// Returns the bytes that the link sends to the host while a forward body of \p
/// plan runs.
double bytesBesideForward(const LoopGraph &loop, const LoopPlan &plan);

/// Returns the seconds for the copies of all values carried into one group.
/// They go to the host when the group begins in the forward loop, and back when
/// it begins in the backward loop. Nothing runs beside them.
double secondsOfStart(const LoopGraph &loop);

/// Returns \p plan with \p tensors on the host. Their slots may be fetched \p
/// ahead.
LoopPlan placed(const LoopGraph &loop, LoopPlan plan,
                llvm::ArrayRef<TensorId> tensors, bool ahead);

/// Puts stacks of \p plan on the host until the loops take at most \p budget
/// device bytes; without a budget, all of them. It chooses those that are
/// waited for least. The plan does not change if that is not enough, or more
/// than the host may hold.
void placeOnHost(const LoopGraph &loop, std::optional<int64_t> budget,
                 LoopPlan &plan);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPCOPIES_H
