//===- AlikeValues.h - The same values kept in each stage -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The layers of a network are often equal. A user who recomputes each layer
// keeps the same values of every layer, with a policy of jax.checkpoint:
//
//     layer 1   a = x w1     b = tanh a     c = b w2      keep c
//     layer 2   a = x w1     b = tanh a     c = b w2      keep c
//
// This file groups the values that are equal in cost and size, and finds the
// groups that are worth their bytes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_ALIKEVALUES_H
#define REMAT_LIB_CORE_PLANNERS_ALIKEVALUES_H

#include "remat/Core/Plan/Realiser.h"

namespace remat {

class AlikeValues {
public:
  AlikeValues(const Graph &graph, const ForwardBackward &split);

  /// Returns the nodes of one group in program order: the group whose values
  /// save the most recomputation for their bytes if the plan of \p choice also
  /// keeps them. Returns no nodes if no group saves recomputation.
  std::span<const NodeId> next(const Choice &choice) const;

private:
  /// Returns the cost of all early nodes that run again.
  double recomputed(const std::vector<bool> &kept) const;

  const Graph &graph;
  const ForwardBackward &split;
  /// The early nodes that may run again. The nodes of a group have the same
  /// kind, cost and bytes.
  std::vector<std::vector<NodeId>> groups;
};

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_ALIKEVALUES_H
