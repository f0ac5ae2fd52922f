//===- Bounds.cpp ---------------------------------------------------------===//

#include "remat/Core/Bounds.h"

#include <algorithm>

using namespace remat;

int64_t remat::workingSetBytes(const Graph &graph, NodeId n) {
  const Node &node = graph.node(n);
  int64_t sum = node.workspace;
  for (TensorId t : node.inputs)
    if (!graph.isResident(t))
      sum += graph.bytes(t);
  for (TensorId out : node.outputs) {
    bool couldTakeOver =
        std::any_of(node.inPlace.begin(), node.inPlace.end(), [&](auto pair) {
          return pair.second == out && !graph.isResident(pair.first);
        });
    if (!couldTakeOver)
      sum += graph.bytes(out);
  }
  return sum;
}

PeakBound remat::peakLowerBound(const Graph &graph) {
  PeakBound bound;
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    if (int64_t bytes = workingSetBytes(graph, n); bytes > bound.bytes)
      bound = {bytes, PeakBound::Source::WorkingSet, n};
  int64_t owned = 0, outputs = 0;
  for (TensorId t = 0; t < graph.numTensors(); ++t) {
    if (graph.producer(t) == kNone && graph.tensor(t).owned)
      owned += graph.bytes(t);
    if (graph.isOutput(t) && !graph.isResident(t))
      outputs += graph.bytes(t);
  }
  if (owned > bound.bytes)
    bound = {owned, PeakBound::Source::OwnedInputs, kNone};
  if (outputs > bound.bytes)
    bound = {outputs, PeakBound::Source::Outputs, kNone};
  return bound;
}
