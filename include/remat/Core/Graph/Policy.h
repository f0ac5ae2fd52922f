//===- Policy.h - What the user's marks demand and forbid -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Users mark tensors: keep, recompute or offload. These functions say what the
// marks allow for a node, and find marks that contradict each other.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_GRAPH_POLICY_H
#define REMAT_CORE_GRAPH_POLICY_H

#include "remat/Core/Graph/Graph.h"

#include <optional>
#include <string_view>

namespace remat {

/// The name of a policy in graph files and programs: any, keep, recompute or
/// offload.
std::string_view policyName(TensorPolicy policy);

/// Whether \p n may run a second time: it is recomputable and none of its
/// outputs is marked keep (its producer runs once) or offload (swapped rather
/// than recomputed).
bool mayRepeat(const Graph &graph, NodeId n);

/// Whether some node may run a second time.
bool isRepeatable(const Graph &graph);

/// A copy of \p graph whose marks let no node run a second time. Tensors
/// without a mark may be copied to the host.
Result<Graph> withoutRepeats(const Graph &graph);

/// Whether some tensor is marked recompute.
bool hasRecomputeMark(const Graph &graph);

/// Whether some tensor is to be recomputed more than once.
bool hasMirrors(const Graph &graph);

/// A recompute mark that cannot be followed: on a graph input, on an output
/// (held to the end), on what a node that must not run twice makes, or beside
/// a keep or offload mark on the same node.
std::optional<Error> findPolicyContradiction(const Graph &graph);

} // namespace remat

#endif // REMAT_CORE_GRAPH_POLICY_H
