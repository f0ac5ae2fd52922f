//===- OffloadVdnn.cpp - By time of computation ---------------------------===//

#include "Offload.h"

using namespace remat;

namespace {

/// Beaumont et al. 2020, section 6.1: their own version of vDNN.
class OffloadVdnn : public Planner {
  std::string_view name() const override { return "offload-vdnn"; }
  std::string_view summary() const override {
    return "offloads what takes long to compute for its size, or every second "
           "of it (vDNN, as in Beaumont 2020)";
  }

  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    return proposeOffload(problem, options, name(), sink, offloadVdnn);
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeOffloadVdnn() {
  return std::make_unique<OffloadVdnn>();
}
