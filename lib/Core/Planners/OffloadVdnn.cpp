//===- OffloadVdnn.cpp - By time of computation ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Offload.h"

using namespace remat;

namespace {

/// Beaumont et al. 2020, section 6.1: their own version of vDNN.
class OffloadVdnn : public OffloadPlanner {
  std::string_view name() const override { return "offload-vdnn"; }
  std::string_view summary() const override {
    return "offloads what takes long to compute for its size, or every second "
           "of it (vDNN, as in Beaumont 2020)";
  }

  OffloadResult choose(const OffloadChain &chain,
                       int64_t limit) const override {
    return offloadVdnn(chain, limit);
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeOffloadVdnn() {
  return std::make_unique<OffloadVdnn>();
}
