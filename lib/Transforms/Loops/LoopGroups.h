//===- LoopGroups.h - Keeps one carry for each group ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups of iterations replace a stack of T slots by one of T / g slots and one
// of g slots. The forward loop keeps only its carries into every g-th iteration
// (the checkpoints of Chen et al. 2016). The backward loop goes through groups
// of g iterations. For each group it runs the forward loop again, which stacks
// residuals for the group, and then g iterations of the backward loop.
//
// The carries at the start of each group may be on the host. The forward loop
// is then grouped too, so that they are copied once for each group.
//
// The two loops over the iterations of a group form a pair again. If there are
// more sizes, this pair is grouped too.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPGROUPS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPGROUPS_H

#include "Transforms/Loops/GroupSizes.h"
#include "Transforms/Loops/LoopRewrite.h"

namespace remat {

/// Tells whether groupLoops can group the iterations of \p pair: both loops
/// count from 0, and the forward body may run twice.
bool canGroup(const LoopPair &pair);

/// Replaces \p loops, a pair, by loops over \p groups. The first size must
/// divide the trip count.
void groupLoops(NewLoops loops, const Groups &groups);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPGROUPS_H
