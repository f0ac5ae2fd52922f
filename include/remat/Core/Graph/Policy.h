//===- Policy.h - What the user's marks demand and forbid -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Users mark tensors: keep, recompute or offload. These functions say what the
// marks allow for a node, and find contradicting marks.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_GRAPH_POLICY_H
#define REMAT_CORE_GRAPH_POLICY_H

#include "remat/Core/Graph/Graph.h"

#include <optional>
#include <string_view>

namespace remat {

/// Returns the name of a policy in graph files and programs: any, keep,
/// recompute or offload.
std::string_view policyName(TensorPolicy policy);

/// Returns whether \p n may run a second time. The node must be recomputable,
/// and none of its outputs may have the mark keep (the producer runs once) or
/// offload (the output is copied to the host, not recomputed).
bool mayRepeat(const Graph &graph, NodeId n);

/// Returns whether any node may run a second time.
bool isRepeatable(const Graph &graph);

/// Returns a copy of \p graph in which marks forbid every second run of a node.
/// Tensors without a mark may be copied to the host.
Result<Graph> withoutRepeats(const Graph &graph);

/// Returns whether any tensor is marked recompute.
bool hasRecomputeMark(const Graph &graph);

/// Returns whether any tensor may be recomputed more than once.
bool hasMirrors(const Graph &graph);

/// Finds a recompute mark that cannot be followed. Such a mark is on a graph
/// input, on an output (which is held to the end), on a result of a node that
/// must not run twice, or together with a keep or offload mark on the same
/// node.
std::optional<Error> findPolicyContradiction(const Graph &graph);

} // namespace remat

#endif // REMAT_CORE_GRAPH_POLICY_H
