//===- WaitingStep.h - A value that waits behind a large one ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_UNIT_CORE_WAITINGSTEP_H
#define REMAT_TEST_UNIT_CORE_WAITINGSTEP_H

#include "remat/Core/Graph/Graph.h"

namespace remat::test {

/// a waits from node 1 to node 4 while the large t lives:
///   tensors 0 x, 1 a (10), 2 b (1), 3 t (50), 4 c (1), 5 y (1)
///   nodes   0 A: x -> a, 1 B: a -> b, 2 T: b -> t, 3 C: t -> c,
///           4 Y: a, c -> y
inline GraphSpec waiting() {
  GraphSpec spec;
  spec.tensors = {{"x", 8}, {"a", 10}, {"b", 1}, {"t", 50}, {"c", 1}, {"y", 1}};
  spec.nodes = {{"A", "", 1, {0}, {1}},
                {"B", "", 1, {1}, {2}},
                {"T", "", 1, {2}, {3}},
                {"C", "", 1, {3}, {4}},
                {"Y", "", 1, {1, 4}, {5}}};
  spec.outputs = {5};
  return spec;
}

} // namespace remat::test

#endif // REMAT_TEST_UNIT_CORE_WAITINGSTEP_H
