//===- GraphSlices.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/GraphSlices.h"

#include <algorithm>
#include <tuple>

using namespace remat;

namespace {

/// The tensors of the sliced graph that replace one tensor of the graph.
struct Sliced {
  /// The whole tensor. Until all slices are written, this is the tensor that
  /// the slices so far have summed up or assembled.
  TensorId whole = kNone;
  /// The tensor's part in the slice that is being written.
  TensorId part = kNone;
  /// If the tensor is a sum, this is the first sum of its chain. In a chain,
  /// each sum of a slice starts from the result of the sum before it.
  TensorId chain = kNone;
};

class GraphSlicer {
public:
  GraphSlicer(const Graph &graph, const GraphSlices &slices, int64_t count)
      : graph(graph), slices(slices), count(count), tensors(graph.numTensors()),
        isAfter(graph.numNodes()) {
    spec.name = graph.name();
    spec.training = graph.spec().training;
    spec.costUnit = graph.spec().costUnit;
  }

  Result<Graph> run() {
    if (auto error = check())
      return *error;
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (graph.producer(t) == kNone)
        tensors[t].whole = addTensor(graph.tensor(t));
    findNeeded();
    findChains();
    for (slice = 0; slice < count; ++slice) {
      size = slices.extent / count + (slice < slices.extent % count);
      for (Sliced &each : tensors)
        each.part = kNone;
      for (NodeId n = 0; n < graph.numNodes(); ++n) {
        if (!isNeeded[n])
          continue;
        if (slice == 0 && !isAfter[n] && isComputedWhole(n))
          writeWhole(n);
        if (kindOf(n) != NodeSlices::Whole)
          writeSlice(n);
      }
    }
    for (NodeId n = 0; n < graph.numNodes(); ++n)
      if (isNeeded[n] && kindOf(n) == NodeSlices::Whole && isAfter[n])
        writeWhole(n);
    for (TensorId t : graph.outputs())
      spec.outputs.push_back(tensors[t].whole);
    if (graph.loss())
      spec.loss = tensors[*graph.loss()].whole;
    return Graph::create(std::move(spec));
  }

private:
  NodeSlices kindOf(NodeId n) const { return slices.nodes[n].kind; }

  /// A node of kind Each reads no sliced tensor. If a reader needs the whole
  /// result of such a node, the node is also computed once as a whole.
  bool isComputedWhole(NodeId n) const {
    return kindOf(n) == NodeSlices::Whole ||
           (kindOf(n) == NodeSlices::Each &&
            std::ranges::any_of(graph.outputs(n),
                                [&](TensorId t) { return isReadWhole(t); }));
  }

  NodeSlices kindOfMaker(TensorId t) const {
    NodeId maker = graph.producer(t);
    return maker == kNone ? NodeSlices::Whole : kindOf(maker);
  }

  /// Returns whether the whole results of \p n exist only after all slices are
  /// computed. A node without sliced operands can compute its whole results
  /// earlier.
  bool isMade(NodeId n) const {
    return kindOf(n) == NodeSlices::Part || kindOf(n) == NodeSlices::Sum;
  }

  bool isInSlices(TensorId t) const {
    NodeSlices kind = kindOfMaker(t);
    return kind == NodeSlices::Part || kind == NodeSlices::Each;
  }

  std::optional<Error> check() {
    if (count < 1 || count > slices.extent)
      return Error{
          std::to_string(count) + " slices of " +
          std::to_string(slices.extent) +
          " elements: expected a number from 1 to the number of elements"};
    for (NodeId n = 0; n < graph.numNodes(); ++n) {
      isAfter[n] = n >= slices.end;
      for (TensorId t : graph.inputs(n)) {
        NodeId maker = graph.producer(t);
        isAfter[n] =
            isAfter[n] || (maker != kNone && (isAfter[maker] || isMade(maker)));
      }
      if (auto error = check(n))
        return error;
    }
    return std::nullopt;
  }

  std::optional<Error> check(NodeId n) {
    if (kindOf(n) == NodeSlices::Whole)
      return std::nullopt;
    if (n >= slices.end)
      return Error{describeNode(graph.spec(), n) +
                   " is in slices, but comes after the last sliced node"};
    for (TensorId t : graph.inputs(n)) {
      NodeId maker = graph.producer(t);
      if (maker != kNone && kindOf(maker) == NodeSlices::Whole &&
          isAfter[maker])
        return Error{describeNode(graph.spec(), n) +
                     " is in slices, and reads " +
                     describeTensor(graph.spec(), t) +
                     ", which is known only after all slices are computed"};
    }
    for (TensorId t : graph.outputs(n))
      if (kindOf(n) != NodeSlices::Sum && graph.bytes(t) % slices.extent != 0)
        return Error{describeTensor(graph.spec(), t) + " of " +
                     std::to_string(graph.bytes(t)) +
                     " bytes cannot be divided into " +
                     std::to_string(slices.extent) + " elements"};
    return std::nullopt;
  }

  /// Finds the nodes whose results are read. All other nodes are left out, as
  /// in a program that is written in slices.
  void findNeeded() {
    isNeeded.resize(graph.numNodes());
    for (NodeId n = graph.numNodes(); n-- > 0;)
      isNeeded[n] =
          !graph.node(n).recomputable ||
          std::ranges::any_of(graph.outputs(n), [&](TensorId t) {
            return graph.isOutput(t) ||
                   std::ranges::any_of(graph.readers(t), [&](NodeId reader) {
                     return isNeeded[reader];
                   });
          });
  }

  /// Returns the sum that \p t continues in the same slice. The tensor \p t may
  /// be written over this sum.
  TensorId goesOnFrom(NodeId n, TensorId t) const {
    for (auto [from, to] : graph.node(n).inPlace)
      if (to == t && kindOfMaker(from) == NodeSlices::Sum)
        return from;
    return kNone;
  }

  void findChains() {
    for (NodeId n = 0; n < graph.numNodes(); ++n)
      for (TensorId t : graph.outputs(n)) {
        if (kindOf(n) != NodeSlices::Sum)
          continue;
        TensorId before = goesOnFrom(n, t);
        tensors[t].chain = before == kNone ? t : tensors[before].chain;
      }
  }

  TensorId addTensor(Tensor tensor) {
    spec.tensors.push_back(std::move(tensor));
    return spec.tensors.size() - 1;
  }

  /// Returns the bytes of the current slice of a tensor of \p bytes bytes.
  int64_t share(int64_t bytes) const { return bytes / slices.extent * size; }

  double costOf(const Node &node) const {
    if (!slices.rates)
      return graph.spec().costUnit.empty()
                 ? node.cost
                 : node.cost * double(size) / double(slices.extent);
    return std::max(node.flops / slices.rates->flops,
                    node.deviceBytes / slices.rates->bandwidth) +
           slices.rates->launch;
  }

  void setName(std::string &name) const {
    name += "[" + std::to_string(slice) + "/" + std::to_string(count) + "]";
  }

  void writeWhole(NodeId n) {
    Node node = graph.node(n);
    for (TensorId &t : node.inputs)
      t = tensors[t].whole;
    for (TensorId &t : node.outputs)
      t = tensors[t].whole = addTensor(graph.tensor(t));
    for (auto &[from, to] : node.inPlace)
      std::tie(from, to) = std::pair(tensors[from].whole, tensors[to].whole);
    spec.nodes.push_back(std::move(node));
  }

  /// Returns the tensor that a node of the current slice reads in place of \p
  /// t.
  TensorId readOf(TensorId t) const {
    return isInSlices(t) || tensors[t].part != kNone ? tensors[t].part
                                                     : tensors[t].whole;
  }

  void writeSlice(NodeId n) {
    bool isSum = kindOf(n) == NodeSlices::Sum;
    Node node = graph.node(n);
    setName(node.name);
    node.inPlace.clear();
    // Each pair has a sum, and the later sum that starts from its result.
    std::vector<std::pair<TensorId, TensorId>> befores;
    if (isSum)
      befores = chooseStarts(n, node);
    for (TensorId &t : node.inputs)
      t = t < graph.numTensors() ? readOf(t) : t - graph.numTensors();
    double part = double(size) / double(slices.extent);
    double along = slices.nodes[n].bytes;
    node.flops *= part;
    node.deviceBytes = node.deviceBytes - along + along * part;
    node.workspace = int64_t(double(node.workspace) * part);
    for (TensorId &t : node.outputs)
      t = addResult(t, isSum);
    for (auto [before, t] : befores) {
      node.inPlace.emplace_back(before, tensors[t].part);
      if (isAdded(n, t))
        node.deviceBytes += double(graph.bytes(t));
    }
    if (!isSum)
      for (auto [from, to] : graph.node(n).inPlace)
        if (isInSlices(from))
          node.inPlace.emplace_back(tensors[from].part, tensors[to].part);
    node.cost = costOf(node);
    spec.nodes.push_back(std::move(node));
    for (TensorId t : graph.outputs(n))
      if (kindOf(n) == NodeSlices::Part && isReadWhole(t))
        putInto(t);
  }

  TensorId addResult(TensorId t, bool isSum) {
    Tensor tensor = graph.tensor(t);
    if (!isSum)
      tensor.bytes = share(tensor.bytes);
    setName(tensor.name);
    TensorId added = addTensor(std::move(tensor));
    tensors[t].part = added;
    if (isSum) // Later readers of the sum read the result of the last slice.
      tensors[t].whole = tensors[tensors[t].chain].whole = added;
    return added;
  }

  /// In \p node, replaces the initial values of the sums of node \p n by the
  /// sums of the previous slice. The sums of the previous slice have tensor
  /// numbers of the sliced graph. The number of tensors of the original graph
  /// is added to these numbers, to tell them from the numbers of other
  /// inputs.
  std::vector<std::pair<TensorId, TensorId>> chooseStarts(NodeId n,
                                                          Node &node) {
    std::vector<std::pair<TensorId, TensorId>> befores;
    for (TensorId t : graph.outputs(n)) {
      TensorId from = kNone;
      for (auto [input, output] : graph.node(n).inPlace)
        if (output == t)
          from = input;
      TensorId before = kNone;
      if (from != kNone && goesOnFrom(n, t) != kNone)
        before = tensors[from].part;
      else if (slice > 0)
        before = tensors[t].whole;
      else if (from != kNone)
        before = readOf(from);
      if (before == kNone)
        continue;
      if (from != kNone)
        std::erase(node.inputs, from);
      node.inputs.push_back(before + graph.numTensors());
      befores.emplace_back(before, t);
    }
    return befores;
  }

  /// Returns whether the copy of node \p n in the current slice needs an
  /// additional input: the sum \p t of the previous slice.
  bool isAdded(NodeId n, TensorId t) const {
    return slice > 0 &&
           std::ranges::none_of(graph.node(n).inPlace,
                                [&](auto pair) { return pair.second == t; });
  }

  bool isReadWhole(TensorId t) const {
    return graph.isOutput(t) ||
           std::ranges::any_of(graph.readers(t), [&](NodeId reader) {
             return isNeeded[reader] && kindOf(reader) == NodeSlices::Whole;
           });
  }

  /// Adds a node that writes the slice of \p t into the tensor that has all
  /// slices.
  void putInto(TensorId t) {
    Node node;
    node.name = "put " + graph.tensor(t).name;
    node.kind = "move";
    setName(node.name);
    Tensor tensor = graph.tensor(t);
    setName(tensor.name);
    TensorId before = tensors[t].whole, after = addTensor(std::move(tensor));
    node.inputs = {tensors[t].part};
    node.outputs = {after};
    node.deviceBytes = 2 * double(share(graph.bytes(t)));
    if (before != kNone) {
      node.inputs.push_back(before);
      node.inPlace.emplace_back(before, after);
    }
    if (slices.rates)
      node.cost = costOf(node);
    else if (graph.spec().costUnit.empty())
      node.cost = 1;
    tensors[t].whole = after;
    spec.nodes.push_back(std::move(node));
  }

  const Graph &graph;
  const GraphSlices &slices;
  const int64_t count;
  int64_t slice = 0, size = 0; ///< The number and the size of the current
                               ///< slice.
  std::vector<Sliced> tensors;
  std::vector<bool> isAfter; ///< Whether each node runs after all slices.
  std::vector<bool> isNeeded;
  GraphSpec spec;
};

} // namespace

Result<Graph> remat::sliceGraph(const Graph &graph, const GraphSlices &slices,
                                int64_t count) {
  return GraphSlicer(graph, slices, count).run();
}

int64_t remat::moreSlices(int64_t count) {
  if (count < 3)
    return count + 1;
  return count % 3 == 0 ? count / 3 * 4 : count / 2 * 3;
}

int64_t remat::fewerSlices(int64_t count) {
  if (count < 4)
    return 2;
  return count % 3 == 0 ? count / 3 * 2 : count / 4 * 3;
}
