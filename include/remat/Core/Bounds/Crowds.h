//===- Crowds.h - Parts of a program in which bytes are short ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A training step fills the device once: up to the loss bytes are held, and
// behind it they are freed. A step in slices fills it once for each slice:
//
//     bytes      /\      /\      /\
//     budget ---/--\----/--\----/--\---
//            __/    \__/    \__/    \__   program
//              crowd 1  crowd 2  crowd 3
//
// The bound on the cost adds up what each of these crowds takes
// (CostBound.h).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_BOUNDS_CROWDS_H
#define REMAT_CORE_BOUNDS_CROWDS_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

struct Crowd {
  std::vector<NodeId> steps; ///< That need more than the budget, in order.
  /// The nodes from here to before `end` are nobody else's.
  NodeId begin = 0, end = 0;
  /// The first of these steps of the next crowd, or the end of the program:
  /// what reads from there on is little of what this crowd holds.
  NodeId until = 0;
};

/// The crowds of a program that keeps all and holds \p timeline bytes at each
/// of its nodes; none where it fits into \p budget. If little is held between
/// two parts, they are two crowds, unless one is far smaller.
std::vector<Crowd> findCrowds(const std::vector<int64_t> &timeline,
                              int64_t budget);

/// All of these steps as one crowd, whatever is held between them.
Crowd oneCrowd(const std::vector<int64_t> &timeline, int64_t budget);

} // namespace remat

#endif // REMAT_CORE_BOUNDS_CROWDS_H
