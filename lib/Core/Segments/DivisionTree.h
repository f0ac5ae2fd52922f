//===- DivisionTree.h - Independent segments and their division -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Feng and Huang 2018 and 2021, section 5. An independent segment (2018: closed
// set) s_ij lies between a source v_i and a sink v_j, and what is inside has no
// edge to what is outside s_ij. It is divided, by its type, into smaller ones:
//
//   linear      at splitting vertices, which every path passes (2018: type 1)
//   branch      into branches that share only v_i and v_j (type 2)
//   complicate  into the largest independent segments inside it (type 3)
//
// and so on down to single edges. A vertex is a tensor and l(v) its bytes.
//
// The papers leave two choices. The largest independent segment between two
// vertices counts (2018, Def. 1), which may leave out other vertices between
// them. An edge counts as a segment, so every edge is in some member of a
// division. The tree is then the SPQR tree of the graph with an edge from its
// source to its sink, rooted at that edge.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEGMENTS_DIVISIONTREE_H
#define REMAT_LIB_CORE_SEGMENTS_DIVISIONTREE_H

#include "Core/Graph/ForwardGraph.h"
#include "Core/Segments/CheckpointChain.h"

#include <string>

namespace remat {

/// A graph in which every vertex lies on a path from the first to the last,
/// numbered in topological order.
struct ComputationGraph {
  std::vector<int64_t> bytes;    ///< l(v).
  std::vector<uint32_t> forward; ///< Vertex of the forward graph, or kNone.
  std::vector<std::vector<uint32_t>> successors, predecessors;

  uint32_t size() const { return bytes.size(); }
  uint32_t sink() const { return size() - 1; }
};

/// The forward graph, whose last vertex makes the loss, with a source of no
/// bytes that stands for the inputs. A vertex without predecessors (a constant,
/// a mask) that another vertex with predecessors reads first becomes a
/// successor of the last of those: computed there, it does not reach across the
/// graph.
ComputationGraph computationGraph(const ForwardGraph &forward);

/// Vertices besides the ends that no edge passes by in topological order: they
/// are on every path, and before or after every other vertex (Def. 2).
std::vector<uint32_t>
splittingVertices(uint32_t size,
                  const std::vector<std::pair<uint32_t, uint32_t>> &edges);

enum class SegmentType : uint8_t { Edge, Linear, Branch, Complicate };

/// "edge", "linear", "branch", "complicate".
const char *segmentTypeName(SegmentType type);

/// An independent segment, a node of the tree.
struct Segment {
  SegmentType type = SegmentType::Edge;
  uint32_t source = 0, sink = 0;
  uint32_t parent = kNone;
  int64_t bytes = 0; ///< l(s_ij): of the vertices inside, apart from the ends.
  /// Children of a linear segment go from source to sink, others are sorted by
  /// source and sink. They are consecutive.
  std::vector<uint32_t> children;
  /// Vertices inside that connect the children (none of a branch segment), in
  /// order.
  std::vector<uint32_t> connecting;
};

/// The root first; children come after their parent.
using DivisionTree = std::vector<Segment>;

/// Time: proportional to the graph, but for a complicate segment to its
/// vertices times its edges.
DivisionTree divide(const ComputationGraph &graph);

/// One line a segment, indented by depth: "branch 3 > 9, 2 inside, 12 bytes";
/// vertices as \p nameOf says.
std::string
formatDivisionTree(const DivisionTree &tree,
                   const std::function<std::string(uint32_t)> &nameOf);
/// The same as a GraphViz digraph, edges of the graph as leaves.
std::string
formatDivisionTreeDot(const DivisionTree &tree,
                      const std::function<std::string(uint32_t)> &nameOf);

/// Checkpoints and what they make of the rest.
struct DividedCheckpoints {
  Checkpoints checkpoints;
  /// Per vertex: the number of the segment that it is recomputed with, kNone
  /// for a checkpoint.
  std::vector<uint32_t> segment;
};

/// Feng and Huang 2021, Alg. 5 and 6, on the division tree of a graph. The cost
/// of checkpoints V^R, source and sink among them, is
///
///   sum of l(v) over V^R + the largest l(s) over the segments that V^R forms
///                                                                      (Eq. 2)
class DivisionSolver {
public:
  DivisionSolver(const ComputationGraph &graph, const DivisionTree &tree);

  /// Alg. 5: the fewest checkpoint bytes with no segment above \p maxTerm.
  DividedCheckpoints solve(int64_t maxTerm);
  /// Alg. 6: the cheapest solution over all max terms.
  DividedCheckpoints solve();

private:
  MaxTermCost evaluate(int64_t maxTerm);
  bool findPath(uint32_t s, int64_t maxTerm);
  void assign(uint32_t s, uint32_t number, DividedCheckpoints &result) const;
  void sumUp(DividedCheckpoints &result) const;

  const ComputationGraph &graph;
  const DivisionTree &tree;
  /// Per linear segment, its ends counted with 0 bytes.
  std::vector<std::optional<AccessibilityGraph>> chains;
  /// Per segment, of the max term evaluated last: bytes of the checkpoints
  /// inside it.
  std::vector<int64_t> held;
};

} // namespace remat

#endif // REMAT_LIB_CORE_SEGMENTS_DIVISIONTREE_H
