//===- Refinement.h - From good plans to better ones ------------*- C++ -*-===//
#ifndef REMAT_LIB_CORE_PLANNERS_REFINEMENT_H
#define REMAT_LIB_CORE_PLANNERS_REFINEMENT_H

#include "Planners.h"

#include <map>

namespace remat {

/// The plans that no other one beats in both peak and cost.
class Front {
public:
  void add(const Verdict &verdict, const std::vector<Step> &steps);

  /// Nodes in the order of the cheapest plan that peaks at most at \p target
  /// bytes, or of the plan with the lowest peak. Not for an empty front.
  std::vector<NodeId> cheapest(int64_t target) const;
  int64_t lowestPeak() const { return plans.begin()->first; }

private:
  struct Entry {
    double cost;
    std::vector<NodeId> order;
  };
  std::map<int64_t, Entry> plans; ///< By peak; costs fall as peaks rise.
};

/// A sink that also adds what it receives to \p front. Both must outlive it.
CandidateSink remember(Front &front, const CandidateSink &sink);

/// Goes down a ladder of targets, \p stepPercent per cent of \p peak apart. At
/// each it takes needless recomputations out of the front's plan for this rung,
/// and evicts from its plan for the rung above. What comes out joins the front
/// and goes to
/// \p sink in the name of \p source.
void refine(const Graph &graph, int64_t peak, int stepPercent, Front &front,
            const CandidateSink &sink, std::string_view source);

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_REFINEMENT_H
