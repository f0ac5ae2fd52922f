//===- Sequence.cpp - An index over a plan of compute steps ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/Sequence.h"

#include "Core/Plan/Takeovers.h"

#include <algorithm>

using namespace remat;

Sequence::Sequence(const Graph &graph, std::vector<NodeId> order) : g(graph) {
  auto position = [](const std::vector<TensorId> &list, TensorId t) {
    return uint32_t(std::find(list.begin(), list.end(), t) - list.begin());
  };
  for (const Node &node : g.spec().nodes) {
    takeoverBegin.push_back(takeovers.size());
    for (auto [in, out] : node.inPlace)
      takeovers.push_back(
          {position(node.inputs, in), position(node.outputs, out)});
  }
  takeoverBegin.push_back(takeovers.size());
  assign(std::move(order));
}

void Sequence::assign(std::vector<NodeId> newOrder) {
  nodes = std::move(newOrder);
  index();
  // The array first has differences between neighbours. A running sum turns
  // them into bytes.
  heldBytes.assign(nodes.size() + 2, 0);
  if (!takeovers.empty())
    findTakeovers();
  sumBytes();
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
    readBegin[s] = readList.size();
    for (TensorId t : g.inputs(nodes[s])) {
      uint32_t i = lastLife[t];
      readList.push_back(i);
      if (i == kNone)
        continue;
      lives[i].last = s;
      ++lives[i].touches;
    }
    madeBegin[s] = lives.size();
    for (TensorId t : g.outputs(nodes[s]))
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
  for (uint32_t s = 0; s < nodes.size(); ++s) {
    uint32_t begin = takeoverBegin[nodes[s]], end = takeoverBegin[nodes[s] + 1];
    if (begin == end)
      continue;
    auto from = [&](uint32_t input) { return reads(s)[input]; };
    forEachTakeover(
        std::span(takeovers).subspan(begin, end - begin),
        [&](uint32_t input) {
          return from(input) != kNone && lives[from(input)].last == s;
        },
        [&](uint32_t input, uint32_t output) {
          lives[from(input)].given = true;
          int64_t bytes = g.bytes(lives[made(s) + output].tensor);
          heldBytes[s] -= bytes;
          heldBytes[s + 1] += bytes;
        });
  }
}

void Sequence::sumBytes() {
  // The array first has differences between neighbours. A running sum turns
  // them into bytes.
  enteringBytes.assign(nodes.size() + 2, 0);
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
    heldBytes[s] = live + g.workspace(nodes[s]);
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
