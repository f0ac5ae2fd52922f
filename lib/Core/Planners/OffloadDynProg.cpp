//===- OffloadDynProg.cpp - Dynamic program over slots --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Offload.h"

using namespace remat;

namespace {

/// Beaumont et al. 2020, section 5, on the step as a chain.
class OffloadDynProg : public OffloadPlanner {
  std::string_view name() const override { return "offload-dynprog"; }
  std::string_view summary() const override {
    return "offloads what a dynamic program over memory slots chooses "
           "(Beaumont 2020, section 5)";
  }

  OffloadResult choose(const OffloadChain &chain,
                       int64_t limit) const override {
    return offloadDynProg(chain, limit);
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeOffloadDynProg() {
  return std::make_unique<OffloadDynProg>();
}
