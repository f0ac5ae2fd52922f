//===- Sublinear.cpp - Segments between split points ----------------------===//
//
// Chen et al. 2016, Training Deep Nets with Sublinear Memory Cost: Alg. 3 and
// the search over its budget of appendix A.
//
//===----------------------------------------------------------------------===//

#include "Planners.h"

#include "remat/Core/ForwardGraph.h"
#include "remat/Core/Realiser.h"

#include <algorithm>
#include <cmath>

using namespace remat;

namespace {

/// What Alg. 3 returns for one budget.
struct Segments {
  double interStage = 0;       ///< x: bytes of the feature maps between stages.
  double largestStage = 0;     ///< y: bytes of the largest stage.
  std::vector<uint32_t> stage; ///< Per vertex.
  std::vector<bool> split;     ///< Per vertex: m(v) = 0, the result is kept.
};

class StagePlanning {
public:
  StagePlanning(const Graph &graph, const ForwardBackward &split)
      : graph(graph), split(split), forward(forwardGraph(graph, split)),
        candidates(articulationPoints(forward)) {}

  /// Alg. 3, Memory Planning with Budget, word for word.
  Segments plan(double budget) const {
    Segments result;
    double temp = 0;
    uint32_t stage = 0;
    for (uint32_t v = 0; v < forward.size(); ++v) {
      temp += double(forward.bytes[v]);
      result.stage.push_back(stage);
      result.split.push_back(candidates[v] && temp > budget);
      if (!result.split.back())
        continue;
      result.interStage += double(forward.bytes[v]);
      result.largestStage = std::max(result.largestStage, temp);
      temp = 0;
      ++stage;
    }
    return result;
  }

  /// Appendix A: B = sqrt(x y) of the plan for budget 0.
  double estimate() const {
    Segments finest = plan(0);
    return std::sqrt(finest.interStage * finest.largestStage);
  }

  double totalBytes() const {
    double sum = 0;
    for (int64_t bytes : forward.bytes)
      sum += double(bytes);
    return sum;
  }

  /// Offers the plan for \p budget: recomputed stage by stage or value by
  /// value, and with the last stage, which the backward part starts with,
  /// dropped as in Alg. 1 or held.
  void offer(double budget, std::string_view name,
             const CandidateSink &sink) const {
    Segments segments = plan(budget);
    for (bool holdLast : {true, false}) {
      Choice choice{std::vector<bool>(graph.numTensors(), false), {}, kNone};
      for (uint32_t v = 0; v < forward.size(); ++v)
        if (segments.split[v] ||
            (holdLast && segments.stage[v] == segments.stage.back()))
          for (TensorId t : graph.node(forward.nodes[v]).outputs)
            choice.kept[t] = true;
      sink(*realise(graph, split, choice), name);
      choice.segment.assign(graph.numNodes(), kNone);
      for (uint32_t v = 0; v < forward.size(); ++v)
        choice.segment[forward.nodes[v]] = segments.stage[v];
      sink(*realise(graph, split, choice), name);
    }
  }

private:
  const Graph &graph;
  const ForwardBackward &split;
  ForwardGraph forward;
  std::vector<bool> candidates;
};

class Sublinear : public Planner {
  std::string_view name() const override { return "sublinear"; }
  std::string_view summary() const override {
    return "drops everything between split points (Chen 2016, Alg. 3), over "
           "all sizes of segments";
  }

  /// Budgets from one that splits everywhere to one that never splits.
  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    Result<ForwardBackward> split = splitAtLoss(problem.graph, name());
    if (!split)
      return split.error();
    StagePlanning planning(problem.graph, *split);
    planning.offer(0, name(), sink);
    planning.offer(planning.estimate(), name(), sink);
    int points = std::max(2, int(20 * options.effort));
    for (int i = 1; i < points; ++i)
      planning.offer(planning.totalBytes() *
                         std::pow(1.0 / 512, double(i) / points),
                     name(), sink);
    return std::nullopt;
  }
};

class SublinearSearch : public Planner {
  std::string_view name() const override { return "sublinear-search"; }
  std::string_view summary() const override {
    return "searches the budget of Alg. 3 around its estimate (Chen 2016, "
           "appendix A)";
  }

  /// The paper's 6 points on [B / sqrt(2), sqrt(2) B], then finer ones.
  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    Result<ForwardBackward> split = splitAtLoss(problem.graph, name());
    if (!split)
      return split.error();
    StagePlanning planning(problem.graph, *split);
    double estimate = planning.estimate();
    for (int points : {6, std::max(2, int(31 * options.effort))})
      for (int i = 0; i < points; ++i)
        planning.offer(estimate * std::pow(2.0, double(i) / (points - 1) - 0.5),
                       name(), sink);
    return std::nullopt;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeSublinear() {
  return std::make_unique<Sublinear>();
}

std::unique_ptr<Planner> remat::makeSublinearSearch() {
  return std::make_unique<SublinearSearch>();
}
