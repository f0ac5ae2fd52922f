//===- OffloadStep.cpp - A training step as a chain of layers -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Offload/OffloadStep.h"

#include "Core/Segments/DivisionTree.h"

#include <algorithm>

using namespace remat;

std::vector<Absence> remat::absences(const Graph &graph,
                                     const ForwardBackward &split) {
  std::vector<Absence> found;
  for (NodeId n = 0; n < split.numEarly(); ++n)
    for (TensorId t : graph.node(n).outputs) {
      if (graph.bytes(t) == 0 || graph.tensor(t).policy == TensorPolicy::Keep)
        continue;
      Absence absence{t, n, kNone};
      for (NodeId reader : graph.readers(t))
        if (split.isEarly(reader))
          absence.after = reader;
        else
          absence.before = std::min(absence.before, reader);
      if (absence.before != kNone)
        found.push_back(absence);
    }
  return found;
}

namespace {

class StepBuilder {
public:
  StepBuilder(const Graph &graph, const ForwardBackward &split,
              const std::vector<NodeId> &ends)
      : graph(graph), split(split), ends(ends), size(ends.size()),
        layer(graph.numNodes()) {}

  OffloadStep build(const Link &link) {
    step.chain.layers.resize(size);
    step.chain.toHost = *link.deviceToHost;
    step.chain.toDevice = *link.hostToDevice;
    step.activations.resize(size);
    assignEarly();
    assignLate();
    assignTensors();
    measure();
    return std::move(step);
  }

private:
  void assignEarly() {
    uint32_t i = 0;
    for (NodeId n = 0; n < split.numEarly(); ++n) {
      if (n == 0 || n > ends[i])
        step.forwardBegin.push_back(n);
      if (n > ends[i])
        ++i;
      layer[n] = i;
    }
  }

  /// Assigns the nodes of the late part to layers. The function goes backwards
  /// from the last node, which is in B_0, to the first late node, which is in
  /// B_L.
  void assignLate() {
    uint32_t i = 0;
    step.backwardBegin.assign(size, split.numEarly());
    for (NodeId n = graph.numNodes(); n-- > split.numEarly();) {
      uint32_t latest = i;
      for (TensorId t : graph.node(n).inputs)
        if (NodeId producer = graph.producer(t);
            producer != kNone && split.isEarly(producer))
          latest = std::max(latest, layer[producer]);
      for (; i < latest; ++i)
        step.backwardBegin[i] = n + 1;
      layer[n] = i;
    }
  }

  /// x_i is held during F_i and B_i. A tensor belongs to the layer after the
  /// one that makes it, or to a later layer that reads it.
  void assignTensors() {
    for (const Absence &absence : absences(graph, split)) {
      uint32_t i = std::max({layer[graph.producer(absence.tensor)] + 1,
                             layer[absence.after], layer[absence.before]});
      int64_t bytes = graph.bytes(absence.tensor);
      if (i < size) {
        step.activations[i].push_back(absence);
        step.chain.layers[i].input += bytes;
      } else {
        step.chain.output += bytes;
      }
    }
  }

  /// Computes the costs and the extra memory of each layer. The extra memory
  /// makes m_F_i and m_B_i equal to the program's peaks in F_i and B_i. If the
  /// stored activations alone exceed this peak, m_F_i and m_B_i are higher than
  /// the peak.
  void measure() {
    std::vector<int64_t> held =
        simulateProgram(graph, {.timeline = true}).timeline;
    std::vector<int64_t> stored; // |x_0| + ... + |x_i+1|
    int64_t sum = step.chain.activation(0);
    for (uint32_t i = 0; i < size; ++i)
      stored.push_back(sum += step.chain.activation(i + 1));
    for (NodeId n = 0; n < graph.numNodes(); ++n) {
      OffloadLayer &at = step.chain.layers[layer[n]];
      bool early = split.isEarly(n);
      (early ? at.forwardCost : at.backwardCost) += graph.node(n).cost;
      int64_t &extra = early ? at.forwardExtra : at.backwardExtra;
      extra = std::max(extra, held[n] - stored[layer[n]]);
    }
  }

  const Graph &graph;
  const ForwardBackward &split;
  const std::vector<NodeId> &ends;
  uint32_t size;
  std::vector<uint32_t> layer; ///< The layer of each node.
  OffloadStep step;
};

} // namespace

OffloadStep remat::offloadStep(const Graph &graph, const ForwardBackward &split,
                               const Link &link,
                               const std::vector<NodeId> &ends) {
  return StepBuilder(graph, split, ends).build(link);
}

std::vector<NodeId> remat::virtualLayers(const Graph &graph,
                                         const ForwardBackward &split) {
  ForwardGraph forward = forwardGraph(graph, split);
  ComputationGraph computation = computationGraph(forward);
  std::vector<std::pair<uint32_t, uint32_t>> edges;
  for (uint32_t v = 0; v < computation.size(); ++v)
    for (uint32_t w : computation.successors[v])
      edges.push_back({v, w});
  std::vector<NodeId> ends;
  for (uint32_t v : splittingVertices(computation.size(), edges))
    if (computation.forward[v] != kNone)
      ends.push_back(forward.nodes[computation.forward[v]]);
  ends.push_back(split.lossNode);
  std::sort(ends.begin(), ends.end());
  ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
  return ends;
}

std::vector<NodeId> remat::evenLayers(const Graph &graph,
                                      const ForwardBackward &split,
                                      uint32_t most) {
  std::vector<Absence> all = absences(graph, split);
  int64_t total = 0;
  for (const Absence &absence : all)
    total += graph.bytes(absence.tensor);
  std::vector<NodeId> ends;
  int64_t bytes = 0, share = total / most + 1;
  for (const Absence &absence : all) {
    bytes += graph.bytes(absence.tensor);
    NodeId producer = graph.producer(absence.tensor);
    if (bytes >= share * int64_t(ends.size() + 1) &&
        (ends.empty() || ends.back() < producer))
      ends.push_back(producer);
  }
  if (ends.empty() || ends.back() < split.lossNode)
    ends.push_back(split.lossNode);
  return ends;
}
