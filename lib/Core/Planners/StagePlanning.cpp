//===- StagePlanning.cpp - Chen's memory planning with a budget -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/StagePlanning.h"

#include "Core/Planners/Segments.h"
#include "remat/Core/Plan/Realiser.h"

#include <algorithm>
#include <cmath>

using namespace remat;

StagePlanning::StagePlanning(const Graph &graph, const ForwardBackward &split,
                             const ForwardGraph &forward,
                             std::vector<StageCut> cuts)
    : graph(graph), split(split), forward(forward), cuts(std::move(cuts)) {}

Stages StagePlanning::plan(double budget) const {
  Stages result;
  result.kept.resize(forward.size());
  double temp = 0;
  uint32_t stage = 0;
  auto cut = cuts.begin();
  for (uint32_t v = 0; v < forward.size(); ++v) {
    temp += double(forward.bytes[v]);
    result.stage.push_back(stage);
    if (cut == cuts.end() || cut->after != v)
      continue;
    const StageCut &here = *cut++;
    if (temp <= budget)
      continue;
    for (uint32_t kept : here.values)
      if (!result.kept[kept]) {
        result.kept[kept] = true;
        result.interStage += double(forward.bytes[kept]);
      }
    result.largestStage = std::max(result.largestStage, temp);
    temp = 0;
    ++stage;
  }
  return result;
}

double StagePlanning::estimate() const {
  Stages finest = plan(0);
  return std::sqrt(finest.interStage * finest.largestStage);
}

double StagePlanning::totalBytes() const {
  double sum = 0;
  for (int64_t bytes : forward.bytes)
    sum += double(bytes);
  return sum;
}

void StagePlanning::offer(double budget, std::string_view name,
                          const CandidateSink &sink) {
  Stages stages = plan(budget);
  if (stages.stage == offered)
    return;
  offered = stages.stage;
  std::vector<uint32_t> segment(graph.numNodes(), kNone);
  for (uint32_t v = 0; v < forward.size(); ++v)
    segment[forward.nodes[v]] = stages.stage[v];
  Origin origin(name);
  origin.partEnds = partEnds(graph, split, segment);
  for (bool holdLast : {true, false}) {
    Choice choice{std::vector<bool>(graph.numTensors(), false), {}, kNone};
    for (uint32_t v = 0; v < forward.size(); ++v)
      if (stages.kept[v] ||
          (holdLast && stages.stage[v] == stages.stage.back()))
        for (TensorId t : graph.node(forward.nodes[v]).outputs)
          choice.kept[t] = true;
    sink(*realise(graph, split, choice), origin);
    choice.segment = segment;
    sink(*realise(graph, split, choice), origin);
  }
}

std::optional<Error>
remat::forEachCandidates(const Graph &graph, const ForwardBackward &split,
                         const std::function<void(StagePlanning &)> &offerAll) {
  ForwardGraph forward = forwardGraph(graph, split);
  Result<std::vector<StageCut>> marked = markedCuts(graph, forward);
  if (!marked)
    return marked.error();
  std::vector<std::vector<StageCut>> choices = {std::move(*marked)};
  // The two distances between narrow places are about the number of vertices of
  // a layer, and of a time step of a recurrent network with a few layers.
  if (choices.front().empty())
    choices = {articulationCuts(forward), narrowCuts(forward, 8),
               narrowCuts(forward, 64)};
  for (std::vector<StageCut> &cuts : choices) {
    StagePlanning planning(graph, split, forward, std::move(cuts));
    offerAll(planning);
  }
  return std::nullopt;
}
