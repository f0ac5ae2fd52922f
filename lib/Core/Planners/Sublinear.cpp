//===- Sublinear.cpp - Segments between split points ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/StagePlanning.h"

#include <algorithm>
#include <cmath>

using namespace remat;

namespace {

class Sublinear : public StagePlanner {
public:
  explicit Sublinear(Held more) : more(more) {}

private:
  std::string_view name() const override {
    switch (more) {
    case Held::NoMore:
      return "sublinear";
    case Held::LastStages:
      return "sublinear-first";
    case Held::AlikeValues:
      return "sublinear-alike";
    }
  }
  std::string_view summary() const override {
    switch (more) {
    case Held::NoMore:
      return "drops all tensors between split points (Chen 2016, Alg. 3), for "
             "all sizes of segments";
    case Held::LastStages:
      return "like sublinear, but may drop only the tensors of the first "
             "segments";
    case Held::AlikeValues:
      return "like sublinear-first, but may keep the same tensors of each "
             "segment";
    }
  }

  bool isForCompiled() const override { return more != Held::NoMore; }

  /// Tries budgets for Alg. 3. The smallest budget splits at every candidate,
  /// and the largest budget never splits.
  void offerAll(StagePlanning &planning, double effort,
                const CandidateSink &sink) const override {
    int points = std::max(2, int(40 * effort));
    planning.offer(0, name(), sink, more);
    planning.offer(planning.estimate(), name(), sink, more);
    for (int i = 1; i < points; ++i)
      planning.offer(planning.totalBytes() *
                         std::pow(1.0 / 512, double(i) / points),
                     name(), sink, more);
  }

  Held more;
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
  return std::make_unique<Sublinear>(Held::NoMore);
}

std::unique_ptr<Planner> remat::makeSublinearFirst() {
  return std::make_unique<Sublinear>(Held::LastStages);
}

std::unique_ptr<Planner> remat::makeSublinearAlike() {
  return std::make_unique<Sublinear>(Held::AlikeValues);
}

std::unique_ptr<Planner> remat::makeSublinearSearch() {
  return std::make_unique<SublinearSearch>();
}
