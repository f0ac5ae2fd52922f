//===- Graph.cpp - Checks and indexes a graph -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/Graph.h"

#include <algorithm>
#include <cstdio>

using namespace remat;

std::string remat::describeTensor(const GraphSpec &graph, TensorId t) {
  std::string text = "tensor " + std::to_string(t);
  if (t < graph.tensors.size() && !graph.tensors[t].name.empty())
    text += " '" + graph.tensors[t].name + "'";
  return text;
}

std::string remat::describeNode(const GraphSpec &graph, NodeId n) {
  std::string text = "node " + std::to_string(n);
  if (n < graph.nodes.size() && !graph.nodes[n].name.empty())
    text += " '" + graph.nodes[n].name + "'";
  return text;
}

std::string remat::describeCost(const GraphSpec &graph, double cost) {
  constexpr const char *kPrefixes[] = {"n", "u", "m", "",  "k",
                                       "M", "G", "T", "P", "E"};
  constexpr size_t kUnprefixed = 3;
  bool isTime = graph.costUnit == "s", isFlop = graph.costUnit == "flop";
  size_t prefix = kUnprefixed;
  if (cost > 0 && (isTime || isFlop)) {
    // Avoids `1e+03 us`: if rounding to three digits would give 1000, uses the
    // next unit.
    for (; cost >= 999.5 && isFlop && prefix + 1 < std::size(kPrefixes);
         ++prefix)
      cost /= 1000;
    for (; cost < 0.9995 && isTime && prefix > 0; --prefix)
      cost *= 1000;
  }
  char text[32];
  std::snprintf(text, sizeof(text), isTime || isFlop ? "%.3g" : "%.4g", cost);
  if (cost == 0 || !(isTime || isFlop))
    return text;
  return std::string(text) + " " + kPrefixes[prefix] + (isTime ? "s" : "FLOP");
}

namespace {

/// Finds the first rule that a graph breaks.
class GraphChecker {
public:
  GraphChecker(const GraphSpec &graph, std::vector<NodeId> &producers)
      : graph(graph), producers(producers) {}

  std::optional<Error> run() {
    producers.assign(graph.tensors.size(), kNone);
    if (graph.tensors.size() >= kNone || graph.nodes.size() >= kNone)
      return Error{"the graph has 2^32 tensors or nodes, or more"};
    checkTensors();
    for (NodeId n = 0; n < graph.nodes.size() && !error; ++n)
      recordOutputs(n);
    for (NodeId n = 0; n < graph.nodes.size() && !error; ++n)
      checkNode(n);
    for (TensorId t : graph.outputs)
      if (!hasTensor(t))
        fail("outputs: no such tensor " + std::to_string(t));
    if (graph.loss && !hasTensor(*graph.loss))
      fail("loss: no such tensor " + std::to_string(*graph.loss));
    return error;
  }

private:
  bool hasTensor(TensorId t) const { return t < graph.tensors.size(); }

  void fail(std::string message) {
    if (!error)
      error = Error{std::move(message)};
  }

  /// Adds \p bytes to the sum of all bytes and checks this sum, so that no
  /// later sum can overflow. At any step each tensor is held at most once, and
  /// there is one workspace.
  void addBytes(int64_t bytes, const std::string &where) {
    if (bytes < 0 || bytes > kMaxBytes)
      return fail(where + ": bytes " + std::to_string(bytes) +
                  " are not from 0 to 2^53-1");
    total += bytes;
    if (total >= int64_t(1) << 62)
      fail(where + ": the sum of all bytes reaches 2^62");
  }

  void checkTensors() {
    for (TensorId t = 0; t < graph.tensors.size() && !error; ++t)
      addBytes(graph.tensors[t].bytes, describeTensor(graph, t));
  }

  void recordOutputs(NodeId n) {
    for (TensorId t : graph.nodes[n].outputs) {
      if (!hasTensor(t))
        return fail(describeNode(graph, n) + ": no such output tensor " +
                    std::to_string(t));
      if (producers[t] != kNone)
        return fail(describeTensor(graph, t) + " has two producers, " +
                    describeNode(graph, producers[t]) + " and " +
                    describeNode(graph, n));
      producers[t] = n;
    }
  }

  void checkNode(NodeId n) {
    const Node &node = graph.nodes[n];
    std::string where = describeNode(graph, n);
    for (TensorId t : node.inputs) {
      if (!hasTensor(t))
        return fail(where + ": no such input tensor " + std::to_string(t));
      if (producers[t] != kNone && producers[t] >= n)
        return fail(where + ": input " + describeTensor(graph, t) +
                    " is produced later, by " +
                    describeNode(graph, producers[t]) +
                    " (the order is not topological, or there is a cycle)");
    }
    if (!(node.cost >= 0 && node.cost < 1e30))
      return fail(where + ": the cost must be a finite number of at least 0");
    addBytes(node.workspace, where + ": workspace");
    checkInPlace(node, where);
  }

  void checkInPlace(const Node &node, const std::string &where) {
    auto lists = [](const std::vector<TensorId> &list, TensorId t) {
      return std::find(list.begin(), list.end(), t) != list.end();
    };
    for (auto [in, out] : node.inPlace) {
      if (!lists(node.inputs, in))
        return fail(where + ": in_place " + std::to_string(in) +
                    " is not an input of this node");
      if (!lists(node.outputs, out))
        return fail(where + ": in_place " + std::to_string(out) +
                    " is not an output of this node");
      if (graph.tensors[out].bytes > graph.tensors[in].bytes)
        return fail(where + ": in_place [" + std::to_string(in) + ", " +
                    std::to_string(out) +
                    "]: the output is larger than the input");
    }
  }

  const GraphSpec &graph;
  std::vector<NodeId> &producers;
  int64_t total = 0;
  std::optional<Error> error;
};

void removeRepeats(std::vector<TensorId> &list) {
  std::vector<TensorId> seen;
  std::erase_if(list, [&](TensorId t) {
    if (std::find(seen.begin(), seen.end(), t) != seen.end())
      return true;
    seen.push_back(t);
    return false;
  });
}

} // namespace

Result<Graph> Graph::create(GraphSpec spec) {
  Graph graph;
  if (auto error = GraphChecker(spec, graph.producers).run())
    return *error;
  for (Node &node : spec.nodes)
    removeRepeats(node.inputs);

  graph.data = std::move(spec);
  graph.index();
  return graph;
}

void Graph::index() {
  operandBegin.reserve(2 * numNodes() + 1);
  operandBegin.push_back(0);
  for (const Node &node : data.nodes) {
    for (const auto *list : {&node.inputs, &node.outputs}) {
      operandList.insert(operandList.end(), list->begin(), list->end());
      operandBegin.push_back(operandList.size());
    }
    workspaces.push_back(node.workspace);
  }
  for (TensorId t = 0; t < numTensors(); ++t) {
    tensorBytes.push_back(tensor(t).bytes);
    residentFlag.push_back(producers[t] == kNone && !tensor(t).owned);
  }

  readerBegin.assign(numTensors() + 1, 0);
  for (const Node &node : data.nodes)
    for (TensorId t : node.inputs)
      ++readerBegin[t + 1];
  for (TensorId t = 0; t < numTensors(); ++t)
    readerBegin[t + 1] += readerBegin[t];
  readerList.resize(readerBegin.back());
  std::vector<uint32_t> next(readerBegin.begin(), readerBegin.end() - 1);
  for (NodeId n = 0; n < numNodes(); ++n)
    for (TensorId t : inputs(n))
      readerList[next[t]++] = n;

  outputFlag.assign(numTensors(), false);
  for (TensorId t : data.outputs)
    outputFlag[t] = true;
}

int64_t Graph::residentBytes() const {
  int64_t sum = 0;
  for (TensorId t = 0; t < numTensors(); ++t)
    if (isResident(t))
      sum += bytes(t);
  return sum;
}

double Graph::baseCost() const {
  double sum = 0;
  for (const Node &node : data.nodes)
    sum += node.cost;
  return sum;
}
