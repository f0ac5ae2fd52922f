//===- PartialOffload.h - Tensors in parts that leave alone -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A copy to the host need not take a whole tensor. If tensors are split before
// planning, any planner can copy a part of one, and needs no code for that.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_GRAPH_PARTIALOFFLOAD_H
#define REMAT_LIB_CORE_GRAPH_PARTIALOFFLOAD_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// Splits every tensor that may be copied to the host into \p parts tensors of
/// about the same size, as along its outermost dimension: one node makes all
/// parts, and a reader of the tensor reads all of them. Each can be copied
/// alone, so that no more leaves than has to (Beaumont et al. 2020 show that
/// this makes their problem easy). Program order holds the same bytes as
/// before.
///
/// These stay whole: resident inputs, the loss, tensors marked keep, tensors
/// with fewer bytes than parts, and tensors that share storage in place with
/// one of these. The order of tensors, and so their numbers, changes; nodes
/// keep theirs. \p parts is at least 1, and the new number of tensors below
/// 2^32.
Graph splitForOffload(const Graph &graph, uint32_t parts);

} // namespace remat

#endif // REMAT_LIB_CORE_GRAPH_PARTIALOFFLOAD_H
