//===- LoopGroups.h - Writes two loops, and groups them ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The function rewriteLoops writes the loops of a planned joint body, and
// decides nothing. The ops before the turn become the forward body, and the ops
// after the turn become the backward body. Each value that the forward body
// makes and that the backward body reads gets a stack. Some values can be made
// again at no cost: constants, views, and slices of values that both loops
// have. Both loop bodies make such values, so these values get no stack.
//
// Groups of g iterations replace a stack with T slots by one stack with T / g
// slots and one stack with g slots. The forward loop keeps only the carries
// into every g-th iteration (the checkpoints of Chen et al. 2016). The backward
// loop runs over groups of g iterations. For each group, the backward loop
// first runs the forward iterations of the group again. These forward
// iterations write the residuals of the group into stacks. Then the group's g
// iterations of the backward loop run.
//
// The carries into each group may be on the host. In this case the forward loop
// also runs over groups, so that the carries are copied once for each group.
//
// The two loops over the iterations of a group also form a pair. If
// further group sizes are given, this pair is grouped as well.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPGROUPS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPGROUPS_H

#include "Transforms/Loops/GroupSizes.h"
#include "Transforms/Loops/LoopBody.h"

namespace remat {

struct NewLoops {
  /// The forward op is null for a loop without a partner.
  mlir::Operation *forward;
  mlir::Operation *backward;
};

/// Replaces the loops of \p pair by two loops that compute what \p body
/// computes. The function does not change \p body, which is not needed after
/// the call.
NewLoops rewriteLoops(const LoopPair &pair, const LoopBody &body);

/// Returns whether groupLoops can group the iterations of \p pair. For this,
/// both loops must count from 0, and it must be possible to run the forward
/// body twice.
bool canGroup(const LoopPair &pair);

/// Groups the iterations of \p loops, a pair of loops, as \p groups says. The
/// first size of \p groups must divide the trip count.
void groupLoops(NewLoops loops, const Groups &groups);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPGROUPS_H
