//===- DivisionTree.h - Independent segments and their division -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Feng and Huang 2018 and 2021, section 5. An independent segment (2018: closed
// set) s_ij is a part of the graph between a source v_i and a sink v_j. No edge
// connects a vertex inside it with a vertex outside of s_ij. Its type says how
// it is divided into smaller segments:
//
//   linear      at splitting vertices, which every path passes (2018: type 1)
//   branch      into branches that share only v_i and v_j (type 2)
//   complicate  into the largest independent segments inside it (type 3)
//
// The division continues until only single edges are left. A vertex is a
// tensor, and l(v) is its number of bytes.
//
// The papers leave two choices open. First, several independent segments may
// lie between the same two vertices. Only the largest of these segments counts
// (2018, Def. 1). The largest segment may leave out other vertices that lie
// between the two ends. Second, an edge counts as a segment, so every edge is
// in some member of a division. With these choices, the tree is the SPQR tree
// of the graph with an additional edge from the source to the sink, which is
// the root.
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
  std::vector<uint32_t> forward; ///< For each vertex, its number in the forward
                                 ///< graph, or kNone.
  std::vector<std::vector<uint32_t>> successors, predecessors;

  uint32_t size() const { return bytes.size(); }
  uint32_t sink() const { return size() - 1; }
};

/// Returns the forward graph, whose last vertex makes the loss. A source
/// without bytes stands for the inputs. Some vertices have no predecessors (a
/// constant, a mask). If the first reader of such a vertex has predecessors,
/// the vertex becomes a successor of the last one of them. Such a vertex is
/// then computed near its first reader, and its edges do not go across the
/// whole graph.
ComputationGraph computationGraph(const ForwardGraph &forward);

/// In topological order, no edge passes over some vertices between the two
/// ends. Returns these vertices. Every path goes through them, and every other
/// vertex is a predecessor or a successor of each of them (Def. 2).
std::vector<uint32_t>
splittingVertices(uint32_t size,
                  const std::vector<std::pair<uint32_t, uint32_t>> &edges);

/// An edge has no vertices inside. A linear segment is a chain of smaller
/// segments between its splitting vertices. A branch consists of parallel
/// segments. All other segments are complicated (section 5 of the 2021 paper).
enum class SegmentType : uint8_t { Edge, Linear, Branch, Complicate };

/// Returns `edge`, `linear`, `branch` or `complicate`.
const char *segmentTypeName(SegmentType type);

/// An independent segment. Each segment is a node of the tree.
struct Segment {
  SegmentType type = SegmentType::Edge;
  uint32_t source = 0, sink = 0;
  uint32_t parent = kNone;
  /// The bytes l(s_ij) of the vertices inside the segment, without its two
  /// ends.
  int64_t bytes = 0;
  /// The children of a linear segment are in order from its source to its sink.
  /// The children of any other segment are sorted by their source and sink. The
  /// children of a segment have consecutive numbers.
  std::vector<uint32_t> children;
  /// The vertices inside the segment that connect its children, in order. A
  /// branch segment has none.
  std::vector<uint32_t> connecting;
};

/// The segments of the tree. The root comes first, and children come after
/// their parent.
using DivisionTree = std::vector<Segment>;

/// Divides \p graph into a tree of segments. The time grows linearly with the
/// graph, except for complicate segments. For a complicate segment, the time
/// grows with the number of its vertices times the number of its edges.
DivisionTree divide(const ComputationGraph &graph);

/// Writes one line for each segment, indented by depth: `branch 3 > 9, 2
/// inside, 12 bytes`. \p nameOf names the vertices.
std::string
formatDivisionTree(const DivisionTree &tree,
                   const std::function<std::string(uint32_t)> &nameOf);
/// Returns the tree as a GraphViz digraph, with the edges of the graph as
/// leaves.
std::string
formatDivisionTreeDot(const DivisionTree &tree,
                      const std::function<std::string(uint32_t)> &nameOf);

/// A choice of checkpoints, and the segments with which all other vertices are
/// recomputed.
struct DividedCheckpoints {
  Checkpoints checkpoints;
  /// For each vertex, the segment with which it is recomputed, or kNone for a
  /// checkpoint.
  std::vector<uint32_t> segment;
};

/// Runs Alg. 5 and 6 of Feng and Huang 2021 on the division tree of a graph.
/// The checkpoints V^R contain the source and the sink. Their cost is
///
///   sum of l(v) over V^R + the largest l(s) over the segments that V^R forms
///                                                                      (Eq. 2)
class DivisionSolver {
public:
  DivisionSolver(const ComputationGraph &graph, const DivisionTree &tree);

  /// Alg. 5: returns the checkpoints with the fewest bytes for which no segment
  /// exceeds \p maxTerm.
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
  /// For each linear segment, its accessibility graph. The two ends of the
  /// segment have 0 bytes in this graph.
  std::vector<std::optional<AccessibilityGraph>> chains;
  /// For each segment, the bytes of the checkpoints inside it, for the max term
  /// that was evaluated last.
  std::vector<int64_t> held;
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEGMENTS_DIVISIONTREE_H
