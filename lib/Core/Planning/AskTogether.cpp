//===- AskTogether.cpp - Runs several planners at the same time -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planning/AskTogether.h"

#include "Core/Base/Parallel.h"
#include "Core/Base/ParetoFront.h"
#include "Core/Planning/Judge.h"

#include <atomic>
#include <limits>
#include <mutex>
#include <utility>

using namespace remat;

namespace {

/// The proposals of one planner, in the order in which it made them. Plans are
/// judged twice: here, because a planner may use the verdict, and later by the
/// final sink. Judging a plan takes little time compared with finding it.
class Proposals : public Judge {
public:
  using Judge::Judge;

  std::optional<Error> ask(const Planner &planner,
                           const PlannerOptions &options) {
    return planner.propose(
        problem, options, [&](std::vector<Step> steps, const Origin &origin) {
          uint32_t known = candidates();
          Verdict verdict = add(steps, origin);
          if (candidates() == known)
            return verdict; // If two plans are equal, only the first one
                            // counts.
          front.add(verdict.peakBytes, verdict.cost);
          list.push_back({std::move(steps), origin, verdict});
          return verdict;
        });
  }

  /// Returns whether to continue. Passes all plans of the list on to \p sink.
  /// If the sink has asked to end, passes on only the plans that no other plan
  /// of the list beats.
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
  /// The peaks and costs of the plans that no other plan of the list
  /// beats.
  ParetoFront<Nothing> front;
};

/// Passes the proposals on in the order of the planners. A planner's proposals
/// are passed on as soon as this planner and all planners before it have ended.
/// Proposals do not wait for later planners, because the plans of long programs
/// take much memory.
class Turns {
public:
  Turns(size_t planners, const CandidateSink &sink)
      : sink(sink), ended(planners) {}

  void end(uint32_t planner, std::unique_ptr<Proposals> proposals) {
    std::lock_guard lock(mutex);
    ended[planner] = std::move(proposals);
    for (; next < ended.size() && ended[next]; ++next)
      goOn = ended[next]->handOn(sink, goOn);
  }

  bool isToGoOn() const { return goOn; }

private:
  const CandidateSink &sink;
  std::mutex mutex;
  std::vector<std::unique_ptr<Proposals>> ended;
  size_t next = 0;
  bool goOn = true;
};

} // namespace

Asked remat::askTogether(const std::vector<const Planner *> &planners,
                         const Problem &problem, const PlannerOptions &options,
                         const CandidateSink &sink) {
  std::vector<std::optional<Error>> errors(planners.size());
  Turns turns(planners.size(), sink);
  std::atomic<bool> any = false;
  inParallel(planners.size(), options.threads, [&](uint32_t i) {
    auto proposals = std::make_unique<Proposals>(problem, options.watch);
    constexpr double kNoPlan = std::numeric_limits<double>::infinity();
    if (!any || !options.watch || options.watch(0, kNoPlan)) {
      errors[i] = proposals->ask(*planners[i], options);
      if (!errors[i])
        any = true;
    }
    turns.end(i, std::move(proposals));
  });
  if (!any)
    return {planners.empty() ? std::nullopt : errors.front(), false};
  return {std::nullopt, turns.isToGoOn()};
}
