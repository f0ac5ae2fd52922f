//===- StagePlanning.cpp - Chen's memory planning with a budget -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "StagePlanning.h"

#include "Segments.h"

#include "remat/Core/Plan/Realiser.h"

#include <algorithm>
#include <cmath>

using namespace remat;

StagePlanning::StagePlanning(const Graph &graph, const ForwardBackward &split)
    : graph(graph), split(split), forward(forwardGraph(graph, split)),
      candidates(articulationPoints(forward)) {}

Stages StagePlanning::plan(double budget) const {
  Stages result;
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
                          const CandidateSink &sink) const {
  Stages stages = plan(budget);
  std::vector<uint32_t> segment(graph.numNodes(), kNone);
  for (uint32_t v = 0; v < forward.size(); ++v)
    segment[forward.nodes[v]] = stages.stage[v];
  Origin origin(name);
  origin.partEnds = partEnds(graph, split, segment);
  for (bool holdLast : {true, false}) {
    Choice choice{std::vector<bool>(graph.numTensors(), false), {}, kNone};
    for (uint32_t v = 0; v < forward.size(); ++v)
      if (stages.split[v] ||
          (holdLast && stages.stage[v] == stages.stage.back()))
        for (TensorId t : graph.node(forward.nodes[v]).outputs)
          choice.kept[t] = true;
    sink(*realise(graph, split, choice), origin);
    choice.segment = segment;
    sink(*realise(graph, split, choice), origin);
  }
}
