//===- LoopGroups.h - Keeps one carry for each group ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups of iterations replace a stack of T slots by one stack of T / g slots
// and one stack of g slots. The forward loop keeps only the carries into every
// g-th iteration (the checkpoints of Chen et al. 2016). The backward loop runs
// over groups of g iterations. For each group, it first runs the forward loop
// again. This loop stacks the residuals of the group. Then it runs g iterations
// of the backward loop.
//
// The carries into each group may be on the host. The forward loop then also
// runs over groups, so that the carries are copied once for each group.
//
// The two loops over the iterations of a group also form a pair. If there are
// more sizes, this pair is grouped as well.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPGROUPS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPGROUPS_H

#include "Transforms/Loops/GroupSizes.h"
#include "Transforms/Loops/LoopRewrite.h"

namespace remat {

/// Returns whether groupLoops can group the iterations of \p pair. Both loops
/// must count from 0, and it must be possible to run the forward body twice.
bool canGroup(const LoopPair &pair);

/// Groups the iterations of \p loops, a pair of loops, as \p groups says. The
/// first size of \p groups must divide the trip count.
void groupLoops(NewLoops loops, const Groups &groups);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPGROUPS_H
