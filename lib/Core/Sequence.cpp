//===- Sequence.cpp - A plan of compute steps, indexed --------------------===//

#include "remat/Core/Sequence.h"

#include <algorithm>

using namespace remat;

Sequence::Sequence(const Graph &graph, std::vector<NodeId> order) : g(graph) {
  for (const Node &node : g.spec().nodes)
    hasTakeovers |= !node.inPlace.empty();
  assign(std::move(order));
}

void Sequence::assign(std::vector<NodeId> newOrder) {
  nodes = std::move(newOrder);
  index();
  heldBytes.assign(nodes.size() + 2, 0); // First as differences.
  if (hasTakeovers)
    findTakeovers();
  sumBytes();
}

bool Sequence::removeUnread() {
  std::vector<uint32_t> runs(g.numNodes());
  for (NodeId n : nodes)
    ++runs[n];
  std::vector<uint32_t> touches(lives.size());
  for (uint32_t i = 0; i < lives.size(); ++i)
    touches[i] = lives[i].touches;
  std::vector<NodeId> kept;
  kept.reserve(nodes.size());
  for (uint32_t s = nodes.size(); s-- > 0;) {
    NodeId n = nodes[s];
    uint32_t read = 0;
    for (size_t k = 0; k < g.node(n).outputs.size(); ++k)
      read += touches[made(s) + k];
    if (read > 0 || runs[n] == 1) {
      kept.push_back(n);
      continue;
    }
    --runs[n];
    for (uint32_t i : reads(s))
      if (i != kNone)
        --touches[i];
  }
  if (kept.size() == nodes.size())
    return false;
  std::reverse(kept.begin(), kept.end());
  assign(std::move(kept));
  return true;
}

double Sequence::cost() const {
  std::vector<uint32_t> runs(g.numNodes());
  for (NodeId n : nodes)
    ++runs[n];
  double sum = 0;
  for (NodeId n = 0; n < runs.size(); ++n)
    sum += runs[n] * g.node(n).cost;
  return sum;
}

void Sequence::produce(TensorId t, uint32_t step, bool fromStart) {
  uint32_t id = lives.size();
  uint32_t previous = lastLife[t];
  (previous == kNone ? firstLife[t] : lives[previous].next) = id;
  lives.push_back({t, step, step, 0, previous, kNone, false, fromStart});
  lastLife[t] = id;
}

void Sequence::index() {
  lives.clear();
  readList.clear();
  firstLife.assign(g.numTensors(), kNone);
  lastLife.assign(g.numTensors(), kNone);
  readBegin.resize(nodes.size() + 1);
  madeBegin.resize(nodes.size());
  for (TensorId t = 0; t < g.numTensors(); ++t)
    if (g.producer(t) == kNone && !g.isResident(t))
      produce(t, 0, true);
  for (uint32_t s = 0; s < nodes.size(); ++s) {
    const Node &node = g.node(nodes[s]);
    readBegin[s] = readList.size();
    for (TensorId t : node.inputs) {
      uint32_t i = lastLife[t];
      readList.push_back(i);
      if (i == kNone)
        continue;
      lives[i].last = s;
      ++lives[i].touches;
    }
    madeBegin[s] = lives.size();
    for (TensorId t : node.outputs)
      produce(t, s, false);
  }
  readBegin[nodes.size()] = readList.size();
  for (TensorId t : g.outputs())
    if (uint32_t i = lastLife[t]; i != kNone && lives[i].last != nodes.size()) {
      lives[i].last = nodes.size();
      ++lives[i].touches;
    }
}

void Sequence::findTakeovers() {
  taken.assign(lives.size(), false);
  for (uint32_t s = 0; s < nodes.size(); ++s) {
    const Node &node = g.node(nodes[s]);
    for (auto [in, out] : node.inPlace) {
      auto slot = [](const std::vector<TensorId> &list, TensorId t) {
        return std::find(list.begin(), list.end(), t) - list.begin();
      };
      uint32_t from = reads(s)[slot(node.inputs, in)];
      uint32_t to = made(s) + slot(node.outputs, out);
      if (from == kNone || lives[from].last != s || lives[from].given ||
          taken[to])
        continue;
      lives[from].given = taken[to] = true;
      heldBytes[s] -= g.bytes(out);
      heldBytes[s + 1] += g.bytes(out);
    }
  }
}

void Sequence::sumBytes() {
  enteringBytes.assign(nodes.size() + 2, 0); // First as differences.
  for (const Life &life : lives) {
    int64_t bytes = g.bytes(life.tensor);
    heldBytes[life.first] += bytes;
    heldBytes[life.last + 1] -= bytes;
    if (life.touches > 0) {
      enteringBytes[life.fromStart ? 0 : life.first + 1] += bytes;
      enteringBytes[life.last + 1] -= bytes;
    }
  }
  peakBytes = 0;
  peakAt = kNone;
  int64_t live = 0, entering = 0;
  for (uint32_t s = 0; s < nodes.size(); ++s) {
    live += heldBytes[s];
    entering += enteringBytes[s];
    heldBytes[s] = live + g.node(nodes[s]).workspace;
    enteringBytes[s] = entering;
    if (heldBytes[s] > peakBytes) {
      peakBytes = heldBytes[s];
      peakAt = s;
    }
  }
  enteringBytes[nodes.size()] += entering;
  heldBytes.resize(nodes.size());
  enteringBytes.resize(nodes.size() + 1);
}
