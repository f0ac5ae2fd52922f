//===- Bounds.cpp ---------------------------------------------------------===//

#include "remat/Core/Bounds.h"

#include "remat/Core/Budget.h"
#include "remat/Core/Policy.h"

#include <algorithm>
#include <limits>

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

/// "tensor 1 'x' (4.6 MiB), tensor 7 (1.0 KiB) and 3 more", largest first.
static std::string listTensors(const Graph &graph,
                               std::vector<TensorId> tensors) {
  std::sort(tensors.begin(), tensors.end(), [&](auto a, auto b) {
    return graph.bytes(a) != graph.bytes(b) ? graph.bytes(a) > graph.bytes(b)
                                            : a < b;
  });
  constexpr size_t kMostListed = 8;
  std::string text;
  for (size_t i = 0; i < tensors.size() && i < kMostListed; ++i)
    text += (i ? ", " : "") + describeTensor(graph.spec(), tensors[i]) + " (" +
            formatBytes(graph.bytes(tensors[i])) + ")";
  if (tensors.size() > kMostListed)
    text += " and " + std::to_string(tensors.size() - kMostListed) + " more";
  return text;
}

std::string remat::describe(const PeakBound &bound, const Graph &graph) {
  std::vector<TensorId> tensors;
  auto collect = [&](auto &&belongs) {
    for (TensorId t = 0; t < graph.numTensors(); ++t)
      if (!graph.isResident(t) && belongs(t))
        tensors.push_back(t);
  };
  if (bound.source == PeakBound::Source::OwnedInputs) {
    collect([&](TensorId t) { return graph.producer(t) == kNone; });
    return "the owned inputs: " + listTensors(graph, std::move(tensors));
  }
  if (bound.source == PeakBound::Source::Outputs) {
    collect([&](TensorId t) { return graph.isOutput(t); });
    return "the outputs: " + listTensors(graph, std::move(tensors));
  }
  if (bound.node == kNone)
    return "nothing: no node holds any bytes";
  const Node &node = graph.node(bound.node);
  auto lists = [](const std::vector<TensorId> &list, TensorId t) {
    return std::find(list.begin(), list.end(), t) != list.end();
  };
  collect([&](TensorId t) {
    return lists(node.inputs, t) || lists(node.outputs, t);
  });
  std::string text = describeNode(graph.spec(), bound.node);
  if (!tensors.empty())
    text += " with " + listTensors(graph, std::move(tensors));
  if (node.workspace)
    text += " and " + formatBytes(node.workspace) + " of workspace";
  return text;
}

namespace {

/// Of the program: the node after whose first run each tensor is not read by a
/// first run any more; the number of nodes for outputs, 0 where nothing reads.
std::vector<NodeId> lastReaders(const Graph &graph) {
  std::vector<NodeId> last(graph.numTensors(), 0);
  for (TensorId t = 0; t < graph.numTensors(); ++t) {
    if (!graph.readers(t).empty())
      last[t] = graph.readers(t).back();
    if (graph.isOutput(t))
      last[t] = graph.numNodes();
  }
  return last;
}

/// Bytes that live across each step of the program, and those of its node.
std::vector<int64_t> neededBytes(const Graph &graph,
                                 const std::vector<NodeId> &last) {
  std::vector<int64_t> sum(graph.numNodes() + 1, 0); // First as differences.
  for (TensorId t = 0; t < graph.numTensors(); ++t) {
    if (graph.isResident(t))
      continue;
    NodeId first = graph.producer(t) == kNone ? 0 : graph.producer(t) + 1;
    if (first >= last[t])
      continue;
    sum[first] += graph.bytes(t);
    sum[last[t]] -= graph.bytes(t);
  }
  for (NodeId n = 1; n < graph.numNodes(); ++n)
    sum[n] += sum[n - 1];
  for (NodeId n = 0; n < graph.numNodes(); ++n) {
    sum[n] += workingSetBytes(graph, n);
    for (TensorId t : graph.node(n).inputs)
      if (!graph.isResident(t) && last[t] > n)
        sum[n] -= graph.bytes(t);
  }
  sum.pop_back();
  return sum;
}

/// The least cost of running producers again so that \p tooMuch bytes can be
/// absent at the first run of \p n.
double costOfAbsence(const Graph &graph, const std::vector<NodeId> &last,
                     NodeId n, int64_t tooMuch) {
  struct Item {
    double costPerByte;
    int64_t bytes;
  };
  std::vector<Item> items;
  const std::vector<TensorId> &inputs = graph.node(n).inputs;
  for (NodeId producer = 0; producer < n; ++producer) {
    int64_t bytes = 0;
    for (TensorId t : graph.node(producer).outputs)
      if (last[t] > n &&
          std::find(inputs.begin(), inputs.end(), t) == inputs.end())
        bytes += graph.bytes(t);
    if (bytes > 0 && mayRepeat(graph, producer))
      items.push_back({graph.node(producer).cost / double(bytes), bytes});
  }
  std::sort(items.begin(), items.end(), [](const Item &a, const Item &b) {
    return a.costPerByte < b.costPerByte;
  });
  double cost = 0;
  for (const Item &item : items) {
    if (tooMuch <= 0)
      break;
    cost += item.costPerByte * double(std::min(item.bytes, tooMuch));
    tooMuch -= item.bytes;
  }
  return tooMuch > 0 ? std::numeric_limits<double>::infinity() : cost;
}

} // namespace

double remat::costLowerBound(const Graph &graph, int64_t budget) {
  constexpr size_t kMaxSteps = 512;
  std::vector<NodeId> last = lastReaders(graph);
  std::vector<int64_t> needed = neededBytes(graph, last);
  std::vector<NodeId> steps;
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    if (needed[n] > budget)
      steps.push_back(n);
  std::sort(steps.begin(), steps.end(), [&](NodeId a, NodeId b) {
    return std::pair(-needed[a], a) < std::pair(-needed[b], b);
  });
  steps.resize(std::min(steps.size(), kMaxSteps));
  double most = 0;
  for (NodeId n : steps)
    most = std::max(most, costOfAbsence(graph, last, n, needed[n] - budget));
  return graph.baseCost() + most;
}
