//===- DivisionSolver.cpp - Checkpoints in the division tree --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Segments/DivisionTree.h"

#include <algorithm>

using namespace remat;

DivisionSolver::DivisionSolver(const ComputationGraph &graph,
                               const DivisionTree &tree)
    : graph(graph), tree(tree), chains(tree.size()), held(tree.size()) {
  for (uint32_t s = 0; s < tree.size(); ++s) {
    if (tree[s].type != SegmentType::Linear)
      continue;
    LinearGraph chain;
    chain.vertexBytes = {0};
    for (uint32_t v : tree[s].connecting)
      chain.vertexBytes.push_back(graph.bytes[v]);
    chain.vertexBytes.push_back(0);
    for (uint32_t child : tree[s].children)
      chain.segmentBytes.push_back(tree[child].bytes);
    chains[s].emplace(chain);
  }
}

bool DivisionSolver::findPath(uint32_t s, int64_t maxTerm) {
  std::span<const int64_t> all = held;
  return chains[s]->findPath(
      maxTerm, all.subspan(tree[s].children.front(), tree[s].children.size()));
}

/// Runs Alg. 5 from the leaves up. The printed version of Alg. 5 has three
/// mistakes. Line 15 calls the algorithm with the same segment, and should use
/// a member s_kt. The variable p never moves past a broken member. The vertices
/// after the last broken member stay unsolved. This version works as follows. A
/// linear segment is a chain. If a member exceeds the max term, its two ends
/// are checkpoints, and checkpoints inside it are found in the same way. The
/// parts of the chain before, between and after such members are each solved as
/// an LCG.
MaxTermCost DivisionSolver::evaluate(int64_t maxTerm) {
  int64_t largest = 0;
  for (uint32_t s = tree.size(); s-- > 0;) {
    const Segment &segment = tree[s];
    held[s] = 0;
    if (segment.bytes <= maxTerm) {
      // The segment counts by itself if its parent exceeds the max term.
      if (segment.parent == kNone ||
          (tree[segment.parent].bytes > maxTerm &&
           tree[segment.parent].type != SegmentType::Linear))
        largest = std::max(largest, segment.bytes);
      continue;
    }
    if (segment.type == SegmentType::Linear) {
      findPath(s, maxTerm);
      held[s] = chains[s]->heldBytes();
      largest = std::max(largest, chains[s]->largestBytes());
      continue;
    }
    for (uint32_t child : segment.children)
      held[s] += held[child];
    for (uint32_t v : segment.connecting)
      held[s] += graph.bytes[v];
  }
  return {held[0] + graph.bytes.front() + graph.bytes.back(), largest};
}

/// Assigns all vertices inside \p s to the segment \p number.
void DivisionSolver::assign(uint32_t s, uint32_t number,
                            DividedCheckpoints &result) const {
  std::vector<uint32_t> stack = {s};
  while (!stack.empty()) {
    const Segment &segment = tree[stack.back()];
    stack.pop_back();
    for (uint32_t v : segment.connecting)
      result.segment[v] = number;
    stack.insert(stack.end(), segment.children.begin(), segment.children.end());
  }
}

DividedCheckpoints DivisionSolver::solve(int64_t maxTerm) {
  evaluate(maxTerm);
  DividedCheckpoints result;
  result.segment.assign(graph.size(), kNone);
  uint32_t numbers = 0;
  // Both ends of each segment on the stack are checkpoints.
  std::vector<uint32_t> stack = {0};
  while (!stack.empty()) {
    uint32_t s = stack.back();
    stack.pop_back();
    const Segment &segment = tree[s];
    // Different branches between two checkpoints do not depend on each other.
    if (segment.type == SegmentType::Branch ||
        (segment.type == SegmentType::Complicate && segment.bytes > maxTerm)) {
      stack.insert(stack.end(), segment.children.begin(),
                   segment.children.end());
      continue;
    }
    if (segment.bytes <= maxTerm) {
      assign(s, numbers++, result);
      continue;
    }
    findPath(s, maxTerm);
    std::vector<uint32_t> path = chains[s]->vertices();
    for (size_t i = 0; i + 1 < path.size(); ++i) {
      uint32_t from = path[i], to = path[i + 1];
      if (to == from + 1) {
        stack.push_back(segment.children[from]);
        continue;
      }
      for (uint32_t k = from; k < to; ++k) {
        assign(segment.children[k], numbers, result);
        if (k > from)
          result.segment[segment.connecting[k - 1]] = numbers;
      }
      ++numbers;
    }
  }
  sumUp(result);
  return result;
}

/// Computes Eq. 2. The first term of Eq. 2 is the bytes of the checkpoints. The
/// second term is the bytes of the largest segment that they form.
void DivisionSolver::sumUp(DividedCheckpoints &result) const {
  Checkpoints &checkpoints = result.checkpoints;
  std::vector<int64_t> sums(tree.size(), 0);
  for (uint32_t v = 0; v < graph.size(); ++v) {
    if (uint32_t number = result.segment[v]; number != kNone) {
      sums[number] += graph.bytes[v];
      checkpoints.largestBytes =
          std::max(checkpoints.largestBytes, sums[number]);
      continue;
    }
    checkpoints.vertices.push_back(v);
    checkpoints.heldBytes += graph.bytes[v];
  }
}

/// Alg. 6. The printed version tries the bytes of all independent segments as
/// max terms. Here findMaxTerm tries all that matter, including these.
DividedCheckpoints DivisionSolver::solve() {
  return solve(findMaxTerm(0, tree[0].bytes,
                           [&](int64_t maxTerm) { return evaluate(maxTerm); }));
}
