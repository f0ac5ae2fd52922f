//===- DivisionTree.cpp - Checkpoints of arbitrary graphs -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Segments.h"

#include <set>

using namespace remat;

namespace {

/// Feng and Huang 2018 and 2021, section 5. Offers the solution of Alg. 6, and
/// the solutions of Alg. 5 for max terms from the smallest to the largest one.
/// Many of these solutions are equal.
class DivisionTreePlanner : public ForwardPlanner {
  std::string_view name() const override { return "division-tree"; }
  std::string_view summary() const override {
    return "keeps checkpoints of independent segments in the division tree, "
           "over all max terms (Feng and Huang 2021, ACG)";
  }

  /// A division tree gets more max terms than a chain, because more of its
  /// vertices may be checkpoints.
  static constexpr double kMaxTermsScale = 4;

  std::optional<Error> proposeFor(const Graph &graph,
                                  const ForwardBackward &split,
                                  const PlannerOptions &options,
                                  const CandidateSink &sink) const override {
    ForwardGraph forward = forwardGraph(graph, split);
    ComputationGraph computation = computationGraph(forward);
    DivisionTree tree = divide(computation);
    DivisionSolver solver(computation, tree);
    std::set<std::vector<uint32_t>> offered;
    auto offer = [&](const DividedCheckpoints &found) {
      if (offered.insert(found.checkpoints.vertices).second)
        offerCheckpoints(graph, split, forward, computation, found.segment,
                         name(), sink);
    };
    offer(solver.solve());
    for (int64_t maxTerm :
         maxTerms(0, tree[0].bytes, kMaxTermsScale * options.effort))
      offer(solver.solve(maxTerm));
    return std::nullopt;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeDivisionTree() {
  return std::make_unique<DivisionTreePlanner>();
}
