//===- Auto.cpp - The best plan of all planners ---------------------------===//

#include "Planners.h"

using namespace remat;

namespace {

class Auto : public Planner {
  std::string_view name() const override { return "auto"; }
  std::string_view summary() const override {
    return "the best plan that any of the planners finds";
  }

  /// A planner that cannot work on the graph (no loss, say) is passed over; the
  /// first error is reported where none can.
  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    std::optional<Error> first;
    bool any = false;
    for (const auto &planner : planners()) {
      if (planner.get() == this)
        continue;
      std::optional<Error> error = planner->propose(problem, options, sink);
      any |= !error;
      if (error && !first)
        first = error;
    }
    return any ? std::nullopt : first;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeAuto() { return std::make_unique<Auto>(); }
