//===- DivisionTree.h - Independent segments and their division -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Feng and Huang 2018 and 2021, section 5. An independent segment (2018: closed
// set) s_ij lies between a source v_i and a sink v_j. Vertices inside have no
// edge to vertices outside s_ij. Its type says how it is divided into smaller
// segments:
//
//   linear      at splitting vertices, which every path passes (2018: type 1)
//   branch      into branches that share only v_i and v_j (type 2)
//   complicate  into the largest independent segments inside it (type 3)
//
// The division goes down to single edges. A vertex is a tensor and l(v) its
// bytes.
//
// The papers leave two choices open. First, the largest independent segment
// between two vertices counts (2018, Def. 1), which may leave out other
// vertices between them. Second, an edge counts as a segment, so every edge is
// in some member of a division. The tree is then an SPQR tree: that of the
// graph with an additional edge from its source to its sink, and with this edge
// as the root.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEGMENTS_DIVISIONTREE_H
#define REMAT_LIB_CORE_SEGMENTS_DIVISIONTREE_H

#include "Core/Graph/ForwardGraph.h"
#include "Core/Segments/CheckpointChain.h"

#include <string>

namespace remat {

/// A graph in which every vertex lies on a path from the first vertex to the
/// last. Vertices are numbered in topological order.
struct ComputationGraph {
  std::vector<int64_t> bytes;    ///< l(v).
  std::vector<uint32_t> forward; ///< Vertex of the forward graph, or kNone.
  std::vector<std::vector<uint32_t>> successors, predecessors;

  uint32_t size() const { return bytes.size(); }
  uint32_t sink() const { return size() - 1; }
};

/// Returns the forward graph, whose last vertex makes the loss. A source
/// without bytes stands for the inputs. Some vertices have no predecessors (a
/// constant, a mask). If the first reader of such a vertex has predecessors,
/// the vertex becomes a successor of the last of these. Computed there, it does
/// not reach across the graph.
ComputationGraph computationGraph(const ForwardGraph &forward);

/// Returns the vertices between the ends that no edge passes in topological
/// order. They are on every path, and before or after every other vertex (Def.
/// 2).
std::vector<uint32_t>
splittingVertices(uint32_t size,
                  const std::vector<std::pair<uint32_t, uint32_t>> &edges);

enum class SegmentType : uint8_t { Edge, Linear, Branch, Complicate };

/// Returns "edge", "linear", "branch" or "complicate".
const char *segmentTypeName(SegmentType type);

/// An independent segment, a node of the tree.
struct Segment {
  SegmentType type = SegmentType::Edge;
  uint32_t source = 0, sink = 0;
  uint32_t parent = kNone;
  /// l(s_ij): the bytes of the vertices inside, without the ends.
  int64_t bytes = 0;
  /// The children of a linear segment are ordered from source to sink, and
  /// others are sorted by source and sink. They are consecutive.
  std::vector<uint32_t> children;
  /// The vertices inside that connect the children, in order. A branch segment
  /// has none.
  std::vector<uint32_t> connecting;
};

/// The root comes first, and children come after their parent.
using DivisionTree = std::vector<Segment>;

/// The time is proportional to the graph. For a complicate segment it is
/// proportional to its vertices times its edges.
DivisionTree divide(const ComputationGraph &graph);

/// Writes one line for each segment, indented by depth: "branch 3 > 9, 2
/// inside, 12 bytes". \p nameOf names the vertices.
std::string
formatDivisionTree(const DivisionTree &tree,
                   const std::function<std::string(uint32_t)> &nameOf);
/// Returns the tree as a GraphViz digraph, with the edges of the graph as
/// leaves.
std::string
formatDivisionTreeDot(const DivisionTree &tree,
                      const std::function<std::string(uint32_t)> &nameOf);

/// Checkpoints, and the segments of the other vertices.
struct DividedCheckpoints {
  Checkpoints checkpoints;
  /// For each vertex, the segment with which it is recomputed, or kNone for a
  /// checkpoint.
  std::vector<uint32_t> segment;
};

/// Feng and Huang 2021, Alg. 5 and 6, on the division tree of a graph. The cost
/// of checkpoints V^R, which contain source and sink, is
///
///   sum of l(v) over V^R + the largest l(s) over the segments that V^R forms
///                                                                      (Eq. 2)
class DivisionSolver {
public:
  DivisionSolver(const ComputationGraph &graph, const DivisionTree &tree);

  /// Alg. 5: returns the fewest checkpoint bytes such that no segment exceeds
  /// \p maxTerm.
  DividedCheckpoints solve(int64_t maxTerm);
  /// Alg. 6: returns the cheapest solution over all max terms.
  DividedCheckpoints solve();

private:
  MaxTermCost evaluate(int64_t maxTerm);
  bool findPath(uint32_t s, int64_t maxTerm);
  void assign(uint32_t s, uint32_t number, DividedCheckpoints &result) const;
  void sumUp(DividedCheckpoints &result) const;

  const ComputationGraph &graph;
  const DivisionTree &tree;
  /// For each linear segment. Its ends count with 0 bytes.
  std::vector<std::optional<AccessibilityGraph>> chains;
  /// For each segment, the bytes of the checkpoints inside it for the last max
  /// term.
  std::vector<int64_t> held;
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEGMENTS_DIVISIONTREE_H
