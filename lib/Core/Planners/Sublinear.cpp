//===- Sublinear.cpp - Segments between split points ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/StagePlanning.h"

#include <algorithm>
#include <cmath>

using namespace remat;

namespace {

class Sublinear : public StagePlanner {
public:
  explicit Sublinear(bool holdsMore) : holdsMore(holdsMore) {}

private:
  std::string_view name() const override {
    return holdsMore ? "sublinear-first" : "sublinear";
  }
  std::string_view summary() const override {
    return holdsMore
               ? "like sublinear, but may drop only the tensors of the first "
                 "segments"
               : "drops all tensors between split points (Chen 2016, Alg. 3), "
                 "for all sizes of segments";
  }

  bool isForCompiled() const override { return holdsMore; }

  /// Tries budgets for Alg. 3. The smallest budget splits at every candidate,
  /// and the largest budget never splits.
  void offerAll(StagePlanning &planning, double effort,
                const CandidateSink &sink) const override {
    int points = std::max(2, int(40 * effort));
    planning.offer(0, name(), sink, holdsMore);
    planning.offer(planning.estimate(), name(), sink, holdsMore);
    for (int i = 1; i < points; ++i)
      planning.offer(planning.totalBytes() *
                         std::pow(1.0 / 512, double(i) / points),
                     name(), sink, holdsMore);
  }

  /// Whether plans may hold several of the last segments.
  bool holdsMore;
};

class SublinearSearch : public StagePlanner {
  std::string_view name() const override { return "sublinear-search"; }
  std::string_view summary() const override {
    return "searches the budget of Alg. 3 around its estimate (Chen 2016, "
           "appendix A)";
  }

  /// Tries the paper's 6 budgets between B / sqrt(2) and sqrt(2) B, and then
  /// budgets between them.
  void offerAll(StagePlanning &planning, double effort,
                const CandidateSink &sink) const override {
    double estimate = planning.estimate();
    for (int points : {6, std::max(2, int(31 * effort))})
      for (int i = 0; i < points; ++i)
        planning.offer(estimate * std::pow(2.0, double(i) / (points - 1) - 0.5),
                       name(), sink);
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeSublinear() {
  return std::make_unique<Sublinear>(/*holdsMore=*/false);
}

std::unique_ptr<Planner> remat::makeSublinearFirst() {
  return std::make_unique<Sublinear>(/*holdsMore=*/true);
}

std::unique_ptr<Planner> remat::makeSublinearSearch() {
  return std::make_unique<SublinearSearch>();
}
