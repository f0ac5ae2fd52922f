//===- LoopCopies.h - Stacks in the host's memory ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A stack need not lie on the device: the forward body sends each slice to the
// host when it is made, and the backward body fetches it at its start. Both run
// beside the kernels of the iteration, and an iteration is over when its copies
// are. So a stack on the host costs no bytes besides the slice, which the
// iteration holds anyway, and as much time as its copies take longer than what
// they run beside.
//
// What is read as the backward body begins would have to wait. Its slots are
// fetched one iteration ahead, where there is room for one more
// (RematFetchAhead.cpp).
//
// An iteration of a loop alone copies what any step copies, and has it back
// before it ends.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPCOPIES_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPCOPIES_H

#include "LoopPlan.h"

namespace remat {

/// The graph of \p loop, for planners that copy: nodes cost seconds.
Graph inSeconds(const LoopGraph &loop);

/// What \p steps of a loop alone copy to the host in each iteration.
std::vector<HostStack> copiedInside(const LoopGraph &loop,
                                    llvm::ArrayRef<Step> steps);

/// What an iteration of both loops takes by \p plan: its kernels, what is
/// written into stacks on the device, and what waits for copies. 0 where the
/// time of nodes is not known.
double secondsOf(const LoopGraph &loop, const LoopPlan &plan);

/// Bytes that the link takes to the host while a forward body of \p plan runs.
double bytesBesideForward(const LoopGraph &loop, const LoopPlan &plan);

/// What the copies of all that is carried into one group take: to the host as
/// the group begins in the forward loop, and back as it begins in the backward
/// loop. Nothing runs beside them.
double secondsOfStart(const LoopGraph &loop);

/// Puts as many stacks of \p plan on the host as the loops need to take at most
/// \p budget bytes of the device (none: all), those of them that are waited for
/// least. Where that is not enough, or more than the host may hold, the plan
/// stays as it is.
void placeOnHost(const LoopGraph &loop, std::optional<int64_t> budget,
                 LoopPlan &plan);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPCOPIES_H
