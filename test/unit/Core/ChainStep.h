//===- ChainStep.h - The training step of a chain ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_UNIT_CORE_CHAINSTEP_H
#define REMAT_TEST_UNIT_CORE_CHAINSTEP_H

#include "remat/Core/Graph/Expand.h"

namespace remat::test {

/// Returns the training step of a chain of \p size nodes. Each node has a
/// result of one byte and costs 1. Each gradient reads the input of its node.
inline Graph chainStep(uint32_t size) {
  GraphSpec spec;
  spec.training = false;
  spec.tensors.push_back({"x", 1});
  for (uint32_t i = 0; i < size; ++i) {
    spec.tensors.push_back({"", 1});
    Node node{"", "conv", 1, {i}, {i + 1}};
    node.backwardNeeds = BackwardNeeds::Inputs;
    spec.nodes.push_back(std::move(node));
  }
  spec.outputs = {size};
  return *expandTrainingGraph(*Graph::create(std::move(spec)));
}

} // namespace remat::test

#endif // REMAT_TEST_UNIT_CORE_CHAINSTEP_H
