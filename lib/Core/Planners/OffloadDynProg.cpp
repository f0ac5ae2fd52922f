//===- OffloadDynProg.cpp - Dynamic program over slots --------------------===//

#include "Offload.h"

using namespace remat;

namespace {

/// Beaumont et al. 2020, section 5, on the step as a chain.
class OffloadDynProg : public Planner {
  std::string_view name() const override { return "offload-dynprog"; }
  std::string_view summary() const override {
    return "offloads what a dynamic program over memory slots chooses "
           "(Beaumont 2020, section 5)";
  }

  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    return proposeOffload(problem, options, name(), sink,
                          [](const OffloadChain &chain, int64_t limit) {
                            return offloadDynProg(chain, limit);
                          });
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeOffloadDynProg() {
  return std::make_unique<OffloadDynProg>();
}
