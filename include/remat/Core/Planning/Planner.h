//===- Planner.h - The interface that all planners share --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner proposes plans. Fit simulates each plan and keeps the cheapest one
// within the budget. The proposals of most planners do not depend on the
// budget, so a larger budget never gives a costlier plan. If the proposals of a
// planner do depend on the budget, its aimsAtBudget() is true.
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
  /// The budget for the counted bytes, which exclude residents. An unset budget
  /// asks for the lowest possible peak.
  std::optional<int64_t> budgetBytes;
  Link link;
  /// Whether plans are judged with liveness analysis (SimulatorOptions).
  bool liveness = true;
  /// Plans that hold more than this many bytes on the host at one time are
  /// rejected.
  std::optional<int64_t> hostLimitBytes = {};
};

/// The largest effort. A larger effort would repeat candidates and take hours.
inline constexpr double kMaxEffort = 1000;

/// The objectives that the planners of Kusumoto et al. 2019 can have (section
/// 4.4).
enum class StrategyObjective : uint8_t;

/// Returns the objective called \p name, `time` or `memory`, or none for an
/// empty name.
Result<std::optional<StrategyObjective>> parseObjective(std::string_view name);

struct PlannerOptions {
  /// Scales how many candidates are tried. The value is above 0 and at most
  /// kMaxEffort. With effort 1, the models of this project are planned in about
  /// two seconds.
  double effort = 1;
  /// The kinds of nodes that `drop-cheap` drops. If the list is empty, the cost
  /// model decides which nodes are dropped.
  std::vector<std::string> cheapKinds;
  /// The objective of `lower-set-approx` and `lower-set-exact`. If no objective
  /// is set, these planners plan for both objectives.
  std::optional<StrategyObjective> objective = {};
  /// The node orders from which `search` starts. If the list is empty, `search`
  /// starts from the plans of `portfolio`.
  std::vector<std::vector<NodeId>> starts = {};
  /// If `starts` is not empty, `search` spends this share of its effort on
  /// `portfolio`, which finds more starting plans.
  double shareOfOthers = 0;
  /// Whether `starts` contains the result of an earlier `search` with less
  /// effort.
  bool goesOn = false;
  /// Whether `search` anneals to find a plan with a lower peak if all its plans
  /// exceed the budget. Such a descent takes several times as long as the rest
  /// of the search.
  bool descends = true;
  /// A lower bound on the cost of plans within the budget, if it is known.
  /// If the bound is not known, `search` computes it.
  std::optional<double> costBound = {};
  Watch watch = {}; ///< May be empty.
  /// The value 0 means as many threads as cores. The number of threads does not
  /// change the plans.
  uint32_t threads = 0;
};

/// Returns \p options that make the planner called \p name start from the
/// program and from \p plan, and not from plans of other planners. The plan
/// must have no copies. In `auto`, the other planners take most of the time.
/// For a program that is already sliced, the plans of the other planners do not
/// improve the result.
PlannerOptions beginningWith(const Graph &graph, std::span<const Step> plan,
                             std::string_view name, PlannerOptions options);

/// The simulator's result for a candidate. If the candidate exceeds the host's
/// limit, the values are the largest possible numbers.
struct Verdict {
  int64_t peakBytes = 0;
  double cost = 0; ///< The result of planCost.
  /// The answer of PlannerOptions::watch. False asks the planner to end soon.
  bool goOn = true;
};

/// Returns the makespan of a simulated plan. The compute cost is summed in node
/// order, so rounding does not depend on the order of steps.
double planCost(const Graph &graph, std::span<const Step> steps,
                const Simulation &simulation);

/// A planner's proof that its plan is optimal or close to it, in the planner's
/// own model.
struct Gap {
  /// The largest possible difference between the plan's cost and the optimal
  /// cost. 0 means that the plan is optimal.
  double cost = 0;
  std::string of; ///< A text that names the quantity, the plans over which the
                  ///< gap is computed, and their limit.
};

/// The planner that made a candidate.
struct Origin {
  Origin(std::string_view planner) : planner(planner) {}
  Origin(const char *planner) : planner(planner) {}
  Origin(std::string_view planner, Gap gap)
      : planner(planner), gap(std::move(gap)) {}

  std::string_view planner;
  std::optional<Gap> gap; ///< The gap, if the planner states one.
  /// The nodes of the backward part at which a part of the plan ends. Without
  /// liveness analysis, memory is freed after these nodes.
  std::vector<NodeId> partEnds = {};
};

/// Receives candidates, which need not meet any budget.
using CandidateSink = std::function<Verdict(std::vector<Step>, const Origin &)>;

class Planner {
public:
  virtual ~Planner() = default;
  virtual std::string_view name() const = 0;
  /// Returns one line for the list of planners, with the paper if there is one.
  virtual std::string_view summary() const = 0;
  /// Returns whether the proposals depend on the budget. If the proposals
  /// depend on it, `portfolio` does not use the planner, because a larger
  /// budget must never make the plan of `portfolio` costlier.
  virtual bool aimsAtBudget() const { return false; }
  /// Proposes plans for the graph of \p problem, or returns an error. The marks
  /// of the graph must not contradict each other. A planner must not read the
  /// budget unless aimsAtBudget() is true.
  virtual std::optional<Error> propose(const Problem &problem,
                                       const PlannerOptions &options,
                                       const CandidateSink &sink) const = 0;
};

/// Returns all planners, in the order of the documentation.
std::span<const std::unique_ptr<Planner>> planners();
/// Returns the planner called \p name, or null.
const Planner *findPlanner(std::string_view name);

/// The bytes of one candidate, and its cost with stalls.
struct Reached {
  int64_t peakBytes = 0;
  double cost = 0;
};

/// The result of planning.
struct Planned {
  /// The cheapest plan within the budget, or else the plan with the lowest
  /// peak.
  Plan plan;
  Simulation simulation;
  bool feasible = true; ///< Whether the plan meets the budget.
  /// The number of different plans that were simulated.
  uint32_t candidates = 0;
  /// The planner that made the plan. If `auto` or another planner asked several
  /// planners, this is the one whose plan was chosen.
  std::string source;
  std::optional<Gap>
      gap; ///< The gap that this planner states, if it states one.
  /// The candidates that no other candidate beats in both bytes and cost, by
  /// rising peak.
  std::vector<Reached> reached = {};
};

/// Runs the planner called \p name and keeps its cheapest candidate within the
/// budget. If several candidates are equally cheap, it keeps the one with the
/// lowest peak. If several of these have the same peak, it keeps the first one.
/// Steps with unread results are removed first (UnreadSteps.h). If no candidate
/// is within the budget, the function tries the original program. This program
/// is the result if it is within the budget and no mark forbids it. Otherwise
/// the result is the plan that the planner finds without a budget. Returns an
/// error for an unknown name (the error lists the known names) and for
/// contradicting marks. A budget that cannot be met is not an error.
Result<Planned> planWith(std::string_view name, const Problem &problem,
                         const PlannerOptions &options = {});

} // namespace remat

#endif // REMAT_CORE_PLANNING_PLANNER_H
