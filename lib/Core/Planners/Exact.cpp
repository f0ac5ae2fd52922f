//===- Exact.cpp - The cheapest plan of a small graph ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Planners.h"
#include "Core/Search/ExactSequence.h"
#include "remat/Core/Graph/Policy.h"

using namespace remat;

namespace {

class Exact : public Planner {
  std::string_view name() const override { return "exact"; }
  std::string_view summary() const override {
    return "finds the cheapest plan of all, in any order, with its proof: for "
           "small graphs";
  }

  static constexpr double kMaxStates = 1 << 20;

  bool aimsAtBudget() const override { return true; }

  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    const Graph &graph = problem.graph;
    if (auto error = findObstacle(graph))
      return error;
    auto maxStates = uint64_t(kMaxStates * options.effort);
    std::optional<int64_t> budget = problem.budgetBytes;
    LeastPeak least;
    if (!budget) {
      least = leastPeak(graph, maxStates);
      if (!least.isProven)
        return tooMany(maxStates, "no plan has a peak below " +
                                      std::to_string(least.bytes) + " bytes");
      budget = least.bytes;
    }
    ExactSequence best = cheapestSequence(graph, *budget, maxStates);
    if (!best.isProven)
      return tooMany(maxStates, "no plan within " + std::to_string(*budget) +
                                    " bytes costs less than " +
                                    std::to_string(best.bound));
    if (!best.order.empty()) {
      offer(best, *budget, sink);
      return std::nullopt;
    }
    // If the budget is too small, finds the smallest budget that can be met.
    least = leastPeak(graph, maxStates);
    if (least.isProven)
      best = cheapestSequence(graph, least.bytes, maxStates);
    if (best.order.empty())
      return tooMany(maxStates, "the budget is out of reach");
    offer(best, least.bytes, sink);
    return std::nullopt;
  }

  std::optional<Error> findObstacle(const Graph &graph) const {
    uint32_t tensors = 0;
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      tensors += !graph.isResident(t);
    if (graph.numNodes() > kMaxExactSize || tensors > kMaxExactSize)
      return Error{"planner exact takes graphs of at most " +
                   std::to_string(kMaxExactSize) +
                   " nodes and as many tensors, and this one has " +
                   std::to_string(graph.numNodes()) + " and " +
                   std::to_string(tensors) + ": use search"};
    if (hasRecomputeMark(graph))
      return Error{"planner exact does not follow recompute marks: use auto"};
    return std::nullopt;
  }

  static Error tooMany(uint64_t maxStates, const std::string &proven) {
    return Error{"planner exact stopped after " + std::to_string(maxStates) +
                 " states; " + proven + ": raise the effort, or use search"};
  }

  void offer(const ExactSequence &best, int64_t budget,
             const CandidateSink &sink) const {
    sink(computeSteps(best.order),
         Origin(name(), Gap{0, "least cost of all plans within " +
                                   std::to_string(budget) + " bytes"}));
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeExact() {
  return std::make_unique<Exact>();
}
