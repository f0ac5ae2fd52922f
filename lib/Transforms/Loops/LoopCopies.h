//===- LoopCopies.h - Stacks in the host's memory ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A stack can be on the host. The forward body then sends each slice to the
// host when it is made, and the backward body fetches the slice when it starts.
// Both copies run beside the kernels of the iteration, and the iteration ends
// after its copies. A stack on the host therefore takes no device bytes except
// the slice, which the iteration holds in any case. It costs the time by which
// its copies exceed the kernels beside them.
//
// The backward body would have to wait for slots that it reads at its start.
// Such slots are fetched one iteration ahead if there is room for one more slot
// (RematFetchAhead.cpp).
//
// A loop without a partner copies values in each iteration as any step does,
// and fetches them back before the iteration ends.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPCOPIES_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPCOPIES_H

#include "Transforms/Loops/LoopPlan.h"

namespace remat {

/// Returns the graph of \p loop with costs in seconds, for planners that copy.
Graph inSeconds(const LoopGraph &loop);

/// Returns the tensors that \p steps, a plan of a loop without a partner,
/// copies to the host in each iteration.
std::vector<PlannedStack> copiedInside(const LoopGraph &loop,
                                       llvm::ArrayRef<Step> steps);

/// Returns \p plan with the names of its stacks on the device. A loop without a
/// partner has none.
LoopPlan nameStacks(const LoopGraph &loop, LoopPlan plan);

/// Returns the seconds of an iteration of both loops with \p plan: its kernels,
/// the writes into stacks on the device, and the waits for copies. It is 0 if
/// the time of nodes is unknown.
double secondsOf(const LoopGraph &loop, const LoopPlan &plan);

/// Returns the bytes that the link copies to the host while a forward body of
/// \p plan runs.
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
/// device bytes. Without a budget it puts all stacks there. It chooses the
/// stacks with the shortest waits. The plan does not change if this does not
/// suffice, or if the host would hold more than it may.
void placeOnHost(const LoopGraph &loop, std::optional<int64_t> budget,
                 LoopPlan &plan);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPCOPIES_H
