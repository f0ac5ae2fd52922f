//===- OffloadAutoSwap.cpp - By scores of absence -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Offload.h"

using namespace remat;

namespace {

/// Beaumont et al. 2020, section 6.1, and Zhang et al. 2019.
class OffloadAutoSwap : public OffloadPlanner {
  std::string_view name() const override { return "offload-autoswap"; }
  std::string_view summary() const override {
    return "offloads what scores best by its absence (AutoSwap, as in Beaumont "
           "2020)";
  }

  OffloadResult choose(const OffloadChain &chain,
                       int64_t limit) const override {
    return offloadAutoSwap(chain, limit);
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeOffloadAutoSwap() {
  return std::make_unique<OffloadAutoSwap>();
}
