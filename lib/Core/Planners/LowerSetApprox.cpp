//===- LowerSetApprox.cpp - Canonical strategies over the sets L^v --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/LowerSetCandidates.h"

using namespace remat;

namespace {

/// Kusumoto 2019, section 4.3, with the time-centric and the memory-centric
/// objective (see offerApproximate()).
class LowerSetApprox : public ForwardPlanner {
  std::string_view name() const override { return "lower-set-approx"; }
  std::string_view summary() const override {
    return "solves a dynamic program over the lower sets L^v, time- and "
           "memory-centric, and one over prefixes of the program (Kusumoto "
           "2019, section 4.3)";
  }

  std::optional<Error> proposeFor(const Graph &graph,
                                  const ForwardBackward &split,
                                  const PlannerOptions &options,
                                  const CandidateSink &sink) const override {
    offerApproximate(graph, split, forwardGraph(graph, split), options, name(),
                     sink);
    return std::nullopt;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeLowerSetApprox() {
  return std::make_unique<LowerSetApprox>();
}
