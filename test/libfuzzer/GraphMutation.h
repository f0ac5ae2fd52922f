//===- GraphMutation.h - Graphs that differ a little ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_LIBFUZZER_GRAPHMUTATION_H
#define REMAT_TEST_LIBFUZZER_GRAPHMUTATION_H

#include "Random.h"

#include "remat/Core/Graph/Graph.h"

namespace remat::fuzz {

/// \p spec, the parts of a graph, with one to four changes: nodes, tensors and
/// reads more or less, other sizes, costs and marks, a backward part. The
/// result need not be a graph.
GraphSpec mutateGraph(GraphSpec spec, Random &random);

} // namespace remat::fuzz

#endif // REMAT_TEST_LIBFUZZER_GRAPHMUTATION_H
