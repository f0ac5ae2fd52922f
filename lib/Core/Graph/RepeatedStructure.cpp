//===- RepeatedStructure.cpp - Nodes that repeat in other layers ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Graph/RepeatedStructure.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <string_view>

using namespace remat;

namespace {

uint64_t mix(uint64_t hash, uint64_t value) {
  hash = (hash ^ value) * 0x9e3779b97f4a7c15;
  return hash ^ (hash >> 29);
}

/// FNV-1a, because std::hash differs between libraries.
uint64_t hashOf(std::string_view text) {
  uint64_t hash = 0xcbf29ce484222325;
  for (unsigned char c : text)
    hash = (hash ^ c) * 0x100000001b3;
  return hash;
}

uint64_t ownHash(const Graph &graph, NodeId n, bool isBackward) {
  const Node &node = graph.node(n);
  uint64_t hash = mix(hashOf(node.kind), std::bit_cast<uint64_t>(node.cost));
  hash = mix(hash, uint64_t(node.workspace));
  hash = mix(hash, node.recomputable * 2 + isBackward);
  for (TensorId t : node.inputs)
    hash = mix(hash, uint64_t(graph.bytes(t)) * 2 + graph.isResident(t));
  for (TensorId t : node.outputs)
    hash = mix(hash, uint64_t(graph.bytes(t)) * 2 + graph.isOutput(t));
  return hash;
}

/// Returns a hash of the node's own hash and the hashes of its neighbours. The
/// hash depends on the position of each producer among the inputs, but not on
/// the order of the readers.
uint64_t widerHash(const Graph &graph, const std::vector<uint64_t> &hashes,
                   NodeId n) {
  const Node &node = graph.node(n);
  uint64_t hash = hashes[n];
  for (TensorId t : node.inputs)
    hash =
        mix(hash, graph.producer(t) == kNone ? 1 : hashes[graph.producer(t)]);
  for (TensorId t : node.outputs) {
    uint64_t readers = 0;
    for (NodeId reader : graph.readers(t))
      readers += mix(2, hashes[reader]);
    hash = mix(hash, readers);
  }
  return hash;
}

} // namespace

RepeatedStructure::RepeatedStructure(const Graph &graph)
    : classOf(graph.numNodes()), rank(graph.numNodes()) {
  uint32_t count = graph.numNodes();
  NodeId loss = graph.loss() ? graph.producer(*graph.loss()) : kNone;
  std::vector<uint64_t> hashes(count), wider(count);
  for (NodeId n = 0; n < count; ++n)
    hashes[n] = ownHash(graph, n, loss != kNone && n > loss);
  // After this many rounds, the nodes of one layer have different hashes.
  constexpr int kRounds = 6;
  for (int round = 0; round < kRounds; ++round) {
    for (NodeId n = 0; n < count; ++n)
      wider[n] = widerHash(graph, hashes, n);
    hashes.swap(wider);
  }

  members.resize(count);
  std::iota(members.begin(), members.end(), 0);
  auto fromLoss = [&](NodeId n) {
    return loss != kNone && n <= loss ? loss - n : n;
  };
  std::sort(members.begin(), members.end(), [&](NodeId a, NodeId b) {
    return std::pair(hashes[a], fromLoss(a)) <
           std::pair(hashes[b], fromLoss(b));
  });
  for (uint32_t i = 0; i < count; ++i) {
    NodeId n = members[i];
    if (i == 0 || hashes[n] != hashes[members[i - 1]])
      classBegin.push_back(i);
    classOf[n] = classBegin.size() - 1;
    rank[n] = i - classBegin.back();
  }
  classBegin.push_back(count);
}

NodeId RepeatedStructure::counterpart(NodeId n, int64_t distance) const {
  int64_t place = int64_t(rank[n]) + distance;
  return place < 0 || place >= classSize(n)
             ? kNone
             : members[classBegin[classOf[n]] + place];
}
