//===- LoopGroups.h - Every g-th carry is kept ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A stack of T slots becomes one of T / g and one of g: the forward loop keeps
// what it carries into every g-th iteration alone (the checkpoints of Chen et
// al. 2016), and the backward loop goes through groups of g iterations. For
// each group it runs the forward loop again, which stacks residuals for the
// group, and then g iterations of the backward loop.
//
// What begins the groups may be kept on the host. Then the forward loop is in
// groups, too, so that it is copied once for each of them.
//
// The two loops over the iterations of a group are a pair again, which is
// grouped in turn where there are more sizes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPGROUPS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPGROUPS_H

#include "GroupSizes.h"

#include "remat/Analysis/Loops.h"

namespace remat {

/// Whether groupLoops can group the iterations of \p pair: both loops count
/// from 0, and the forward body may run twice.
bool canGroup(const LoopPair &pair);

/// Replaces the loops of \p pair by loops over \p groups, the first of whose
/// sizes divides the iterations.
void groupLoops(LoopPair pair, const Groups &groups);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPGROUPS_H
