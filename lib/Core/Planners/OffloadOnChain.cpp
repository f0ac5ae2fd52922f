//===- OffloadOnChain.cpp - The choices of Beaumont et al. 2020 -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This file has four planners that read the step as a chain. They differ only
// in the function that chooses the activations to offload for a given limit
// (OffloadChoice.h).
//===----------------------------------------------------------------------===//

#include "Core/Planners/Offload.h"

using namespace remat;

/// Section 4.
std::unique_ptr<Planner> remat::makeOffloadGreedy() {
  return makeOffloadPlanner(
      "offload-greedy",
      "offloads the first activations to the host, as many as are needed "
      "(Beaumont 2020, section 4)",
      offloadGreedy);
}

/// Section 5.
std::unique_ptr<Planner> remat::makeOffloadDynProg() {
  return makeOffloadPlanner(
      "offload-dynprog",
      "offloads what a dynamic program over memory slots chooses "
      "(Beaumont 2020, section 5)",
      [](const OffloadChain &chain, int64_t limit) {
        return offloadDynProg(chain, limit);
      });
}

/// Section 6.1: the paper's own version of vDNN.
std::unique_ptr<Planner> remat::makeOffloadVdnn() {
  return makeOffloadPlanner(
      "offload-vdnn",
      "offloads what takes long to compute for its size, or every second "
      "of it (vDNN, as in Beaumont 2020)",
      offloadVdnn);
}

/// Section 6.1, and Zhang et al. 2019.
std::unique_ptr<Planner> remat::makeOffloadAutoSwap() {
  return makeOffloadPlanner(
      "offload-autoswap",
      "offloads what scores best by its absence (AutoSwap, as in Beaumont "
      "2020)",
      offloadAutoSwap);
}
