//===- AskTogether.cpp - Several planners at once -------------------------===//

#include "remat/Core/Planning/AskTogether.h"

#include "Judge.h"

#include "remat/Core/Base/Parallel.h"
#include "remat/Core/Base/ParetoFront.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <utility>

using namespace remat;

namespace {

/// What a planner proposes, in its order. Plans are judged here, for a planner
/// may go by the verdict, and again where they arrive: to judge a plan takes
/// little beside finding it.
class Proposals : public Judge {
public:
  using Judge::Judge;

  std::optional<Error> ask(const Planner &planner,
                           const PlannerOptions &options) {
    return planner.propose(
        problem, options, [&](std::vector<Step> steps, const Origin &origin) {
          Verdict verdict = add(steps, origin);
          front.add(verdict.peakBytes, verdict.cost);
          list.push_back({std::move(steps), origin, verdict});
          return verdict;
        });
  }

  /// Returns whether to go on. After the end only what no other plan of the
  /// list beats is worth the time to judge it.
  bool handOn(const CandidateSink &sink, bool goOn) {
    for (auto &[steps, origin, verdict] : std::exchange(list, {}))
      if (goOn || front.within(verdict.peakBytes)->cost == verdict.cost)
        goOn = sink(std::move(steps), origin).goOn;
    return goOn;
  }

private:
  void accept(Candidate) override {}

  struct Proposal {
    std::vector<Step> steps;
    Origin origin;
    Verdict verdict;
  };
  struct Nothing {};
  std::vector<Proposal> list;
  ParetoFront<Nothing> front; ///< Of the list; peaks and costs alone.
};

} // namespace

Asked remat::askTogether(const std::vector<const Planner *> &planners,
                         const Problem &problem, const PlannerOptions &options,
                         const CandidateSink &sink) {
  std::vector<std::optional<Error>> errors(planners.size());
  std::vector<std::unique_ptr<Proposals>> proposals(planners.size());
  std::atomic<bool> any = false;
  inParallel(planners.size(), options.threads, [&](uint32_t i) {
    proposals[i] = std::make_unique<Proposals>(problem, options.watch);
    constexpr double kNoPlan = std::numeric_limits<double>::infinity();
    if (any && options.watch && !options.watch(0, kNoPlan))
      return;
    errors[i] = proposals[i]->ask(*planners[i], options);
    if (!errors[i])
      any = true;
  });
  if (!any)
    return {planners.empty() ? std::nullopt : errors.front(), false};
  bool goOn = true;
  for (const auto &each : proposals)
    goOn = each->handOn(sink, goOn);
  return {std::nullopt, goOn};
}
