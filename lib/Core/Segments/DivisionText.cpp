//===- DivisionText.cpp - Division trees as text --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Segments/DivisionTree.h"

using namespace remat;

using NameOf = std::function<std::string(uint32_t)>;

const char *remat::segmentTypeName(SegmentType type) {
  switch (type) {
  case SegmentType::Edge:
    return "edge";
  case SegmentType::Linear:
    return "linear";
  case SegmentType::Branch:
    return "branch";
  case SegmentType::Complicate:
    return "complicate";
  }
  return "edge";
}

/// Returns the number of vertices inside each segment.
static std::vector<uint32_t> countInside(const DivisionTree &tree) {
  std::vector<uint32_t> inside(tree.size());
  for (uint32_t s = tree.size(); s-- > 0;) {
    inside[s] += tree[s].connecting.size();
    if (tree[s].parent != kNone)
      inside[tree[s].parent] += inside[s];
  }
  return inside;
}

/// For example `branch a > b, 2 inside, 12 bytes`.
static std::string label(const Segment &segment, uint32_t inside,
                         const NameOf &nameOf) {
  std::string text = segmentTypeName(segment.type);
  text += " " + nameOf(segment.source) + " > " + nameOf(segment.sink);
  if (segment.type != SegmentType::Edge)
    text += ", " + std::to_string(inside) + " inside, " +
            std::to_string(segment.bytes) + " bytes";
  return text;
}

std::string remat::formatDivisionTree(const DivisionTree &tree,
                                      const NameOf &nameOf) {
  std::vector<uint32_t> inside = countInside(tree);
  std::string text;
  std::vector<std::pair<uint32_t, uint32_t>> stack = {{0, 0}};
  while (!stack.empty()) {
    auto [s, depth] = stack.back();
    stack.pop_back();
    text += std::string(2 * size_t(depth), ' ') +
            label(tree[s], inside[s], nameOf) + "\n";
    for (size_t i = tree[s].children.size(); i-- > 0;)
      stack.push_back({tree[s].children[i], depth + 1});
  }
  return text;
}

std::string remat::formatDivisionTreeDot(const DivisionTree &tree,
                                         const NameOf &nameOf) {
  std::vector<uint32_t> inside = countInside(tree);
  // The graph is drawn from left to right, because a linear segment has many
  // children.
  std::string text = "digraph division {\n  rankdir=LR; ordering=out;\n"
                     "  node [shape=box];\n";
  for (uint32_t s = 0; s < tree.size(); ++s) {
    std::string quoted;
    for (char c : label(tree[s], inside[s], nameOf))
      quoted +=
          c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
    text += "  s" + std::to_string(s) + " [label=\"" + quoted + "\"];\n";
    if (tree[s].parent != kNone)
      text += "  s" + std::to_string(tree[s].parent) + " -> s" +
              std::to_string(s) + ";\n";
  }
  return text + "}\n";
}
