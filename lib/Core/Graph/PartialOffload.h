//===- PartialOffload.h - Tensors in parts that are copied alone *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A copy to the host need not contain a whole tensor. If tensors are split
// before planning, every planner can copy a part of one without code for that.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_GRAPH_PARTIALOFFLOAD_H
#define REMAT_LIB_CORE_GRAPH_PARTIALOFFLOAD_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// Splits every tensor that may be copied to the host into \p parts tensors of
/// about the same size, as along its outermost dimension. One node makes all
/// parts, and a reader of the tensor reads all of them. Each part can be copied
/// alone, so the plan copies no more than necessary (Beaumont et al. 2020 show
/// that their problem becomes easy then). Program order holds the same bytes as
/// without parts.
///
/// Some tensors stay whole: resident inputs, the loss, tensors marked keep,
/// tensors with fewer bytes than parts, and tensors that share storage in place
/// with one of these. Tensors get new numbers, and nodes keep theirs. \p parts
/// must be at least 1, and the new number of tensors must be below 2^32.
Graph splitForOffload(const Graph &graph, uint32_t parts);

} // namespace remat

#endif // REMAT_LIB_CORE_GRAPH_PARTIALOFFLOAD_H
