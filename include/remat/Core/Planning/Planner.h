//===- Planner.h - The one interface of all planners ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner proposes plans; Fit simulates each and keeps the cheapest within
// the budget. What a planner proposes does not depend on the budget, so a
// larger budget never gives a costlier plan; but see aimsAtBudget().
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLANNING_PLANNER_H
#define REMAT_CORE_PLANNING_PLANNER_H

#include "remat/Core/Base/Watch.h"
#include "remat/Core/Plan/Simulator.h"

#include <functional>
#include <memory>
#include <string_view>

namespace remat {

struct Problem {
  const Graph &graph;
  /// The budget for the counted bytes, which exclude residents. None asks for
  /// as few bytes as possible.
  std::optional<int64_t> budgetBytes;
  Link link;
  /// Whether plans are judged with liveness: see SimulatorOptions.
  bool liveness = true;
  /// Plans with more bytes on the host at once are no candidates.
  std::optional<int64_t> hostLimitBytes = {};
};

/// The most effort: beyond it candidates repeat and take hours.
inline constexpr double kMaxEffort = 1000;

/// What the planners after Kusumoto et al. 2019 look for (section 4.4).
enum class StrategyObjective : uint8_t;

/// The objective called \p name, "time" or "memory"; none for an empty name.
Result<std::optional<StrategyObjective>> parseObjective(std::string_view name);

struct PlannerOptions {
  /// Scales how many candidates are tried, above 0 to kMaxEffort; 1 plans the
  /// models of this project in about two seconds.
  double effort = 1;
  /// Kinds that `drop-cheap` drops; empty: decided by the cost model.
  std::vector<std::string> cheapKinds;
  /// The objective of `lower-set-approx` and `lower-set-exact`. None means that
  /// they plan for both of their objectives.
  std::optional<StrategyObjective> objective = {};
  /// Orders of nodes to begin with, for `search`, which otherwise begins with
  /// what `portfolio` finds.
  std::vector<std::vector<NodeId>> starts = {};
  /// The share of the effort that `portfolio` gets for more plans to begin
  /// with, if there are `starts`.
  double shareOfOthers = 0;
  /// Whether `starts` has what `search` found with less effort.
  bool goesOn = false;
  /// Whether `search` anneals below its lowest plan where that is above the
  /// budget, which takes several times as long as all else.
  bool descends = true;
  /// What no plan within the budget costs less than, where that is known;
  /// `search` computes it otherwise.
  std::optional<double> costBound = {};
  Watch watch = {};     ///< May be empty.
  uint32_t threads = 0; ///< 0: as many as cores. Does not show in plans.
};

/// \p options with which the planner called \p name spends that effort on plans
/// that it makes of the program and of \p plan, which has no copies, without
/// those of other planners. They take most of the time of `auto`, and of a
/// program that stands in slices it finds no better plan with them.
PlannerOptions beginningWith(const Graph &graph, std::span<const Step> plan,
                             std::string_view name, PlannerOptions options);

/// What the simulator says of a candidate; above the host's limit the largest
/// numbers there are.
struct Verdict {
  int64_t peakBytes = 0;
  double cost = 0; ///< planCost.
  /// What PlannerOptions::watch says: false asks the planner to end soon.
  bool goOn = true;
};

/// The makespan of a simulated plan with its compute cost summed in node order,
/// so that the order of steps does not decide by rounding.
double planCost(const Graph &graph, std::span<const Step> steps,
                const Simulation &simulation);

/// What a planner proves of what it chose, by its own model.
struct Gap {
  /// The optimum is at most so much better, in units of cost; 0: it is this.
  double cost = 0;
  std::string of; ///< The quantity, over which plans, under which limit.
};

/// Who made a candidate.
struct Origin {
  Origin(std::string_view planner) : planner(planner) {}
  Origin(const char *planner) : planner(planner) {}
  Origin(std::string_view planner, Gap gap)
      : planner(planner), gap(std::move(gap)) {}

  std::string_view planner;
  std::optional<Gap> gap; ///< The gap, if the planner states one.
  /// Nodes of the backward part that end a part of the plan. Without liveness
  /// analysis memory is freed there.
  std::vector<NodeId> partEnds = {};
};

/// Receives candidates, which need not be within any budget.
using CandidateSink = std::function<Verdict(std::vector<Step>, const Origin &)>;

class Planner {
public:
  virtual ~Planner() = default;
  virtual std::string_view name() const = 0;
  /// One line for the list of planners, with the paper where there is one.
  virtual std::string_view summary() const = 0;
  /// Whether what it proposes depends on the budget. `portfolio` leaves such a
  /// planner out, to keep the promise that a larger budget never costs more.
  virtual bool aimsAtBudget() const { return false; }
  /// Proposes plans for \p problem's graph, whose marks do not contradict
  /// each other, or says why it cannot. Must not read the budget, unless
  /// aimsAtBudget().
  virtual std::optional<Error> propose(const Problem &problem,
                                       const PlannerOptions &options,
                                       const CandidateSink &sink) const = 0;
};

/// All planners, in the order of the documentation.
std::span<const std::unique_ptr<Planner>> planners();
/// The planner of that name, or null.
const Planner *findPlanner(std::string_view name);

/// What one candidate takes: bytes, and cost with stalls.
struct Reached {
  int64_t peakBytes = 0;
  double cost = 0;
};

/// The result of planning.
struct Planned {
  Plan plan; ///< Cheapest within the budget; else the lowest peak reached.
  Simulation simulation;
  bool feasible = true;    ///< Whether the plan meets the budget.
  uint32_t candidates = 0; ///< How many different plans were simulated.
  /// The planner that made it: of `auto` and others that ask several planners,
  /// the one that won.
  std::string source;
  std::optional<Gap> gap; ///< What the source proves of it, if anything.
  /// The candidates that no other one beats in both, by rising peak.
  std::vector<Reached> reached = {};
};

/// Runs the planner called \p name and keeps its cheapest candidate within the
/// budget; of equally cheap ones that with the lowest peak, then the first.
/// Steps whose results are not read are removed before (UnreadSteps.h). If no
/// candidate is within the budget, but the original program is and no mark
/// forbids it, the plan is the program. If the program is not either, the plan
/// is the one that the planner finds without a budget. An unknown name is an
/// error that lists the known ones, a contradiction among the user's marks is
/// an error; an infeasible budget is not.
Result<Planned> planWith(std::string_view name, const Problem &problem,
                         const PlannerOptions &options = {});

} // namespace remat

#endif // REMAT_CORE_PLANNING_PLANNER_H
