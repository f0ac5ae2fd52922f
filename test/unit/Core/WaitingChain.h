//===- WaitingChain.h - A chain of which one value waits --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_UNIT_CORE_WAITINGCHAIN_H
#define REMAT_TEST_UNIT_CORE_WAITINGCHAIN_H

#include "remat/Core/Graph/Graph.h"

namespace remat::test {

/// A: -> a (2 bytes, cost 3), B: a -> b (2), C: b -> c (1), P: c -> p (4), Q: p
/// -> q (0), R: b, q -> r (1). B to R cost 1 each, and all nodes cost 8.
inline Graph waitingChain() {
  GraphSpec spec;
  spec.tensors = {{"a", 2}, {"b", 2}, {"c", 1}, {"p", 4}, {"q", 0}, {"r", 1}};
  spec.nodes = {{"A", "", 3, {}, {0}},  {"B", "", 1, {0}, {1}},
                {"C", "", 1, {1}, {2}}, {"P", "", 1, {2}, {3}},
                {"Q", "", 1, {3}, {4}}, {"R", "", 1, {1, 4}, {5}}};
  spec.outputs = {5};
  return *Graph::create(spec);
}

} // namespace remat::test

#endif // REMAT_TEST_UNIT_CORE_WAITINGCHAIN_H
