//===- PartialOffload.h - Splits tensors into parts to copy -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A copy to the host need not contain a whole tensor. If tensors are split
// before planning, every planner can copy parts of tensors, and no planner
// needs code for this.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_GRAPH_PARTIALOFFLOAD_H
#define REMAT_LIB_CORE_GRAPH_PARTIALOFFLOAD_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// Splits every tensor that may be copied to the host into \p parts tensors of
/// about the same size, as if the tensor were divided along its outermost
/// dimension. The node that made the tensor makes all parts, and each reader of
/// the tensor reads all parts. Each part can be copied alone, so the plan
/// copies no more than necessary (Beaumont et al. 2020 show that their problem
/// becomes easy if parts of tensors may be copied). In program order, the split
/// graph holds the same bytes as the original graph.
///
/// Some tensors stay whole: resident inputs, the loss, tensors marked keep,
/// tensors with fewer bytes than parts, and tensors that share storage in place
/// with one of these. Tensors get new numbers, and nodes keep their numbers.
/// The number \p parts must be at least 1, and the split graph must have fewer
/// than 2^32 tensors.
Graph splitForOffload(const Graph &graph, uint32_t parts);

} // namespace remat

#endif // REMAT_LIB_CORE_GRAPH_PARTIALOFFLOAD_H
