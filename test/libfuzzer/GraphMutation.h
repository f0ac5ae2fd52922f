//===- GraphMutation.h - Makes small changes in graphs ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_LIBFUZZER_GRAPHMUTATION_H
#define REMAT_TEST_LIBFUZZER_GRAPHMUTATION_H

#include "Random.h"

#include "remat/Core/Graph/Graph.h"

namespace remat::fuzz {

/// Changes the parts of a graph, \p spec, in one to four ways. A change adds or
/// removes nodes, tensors and reads, changes sizes, costs and marks, or adds a
/// backward part. The result may be an invalid graph.
GraphSpec mutateGraph(GraphSpec spec, Random &random);

} // namespace remat::fuzz

#endif // REMAT_TEST_LIBFUZZER_GRAPHMUTATION_H
