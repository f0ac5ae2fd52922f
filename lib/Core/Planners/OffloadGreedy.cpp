//===- OffloadGreedy.cpp - The first activations go -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Offload.h"

using namespace remat;

namespace {

/// Beaumont et al. 2020, section 4, on the step as a chain.
class OffloadGreedy : public OffloadPlanner {
  std::string_view name() const override { return "offload-greedy"; }
  std::string_view summary() const override {
    return "offloads the first activations to the host, as many as are needed "
           "(Beaumont 2020, section 4)";
  }

  OffloadResult choose(const OffloadChain &chain,
                       int64_t limit) const override {
    return offloadGreedy(chain, limit);
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeOffloadGreedy() {
  return std::make_unique<OffloadGreedy>();
}
