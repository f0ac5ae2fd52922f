//===- Graph.h - The tensor dataflow graph of a training step ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every planner, simulation and test works on this graph of a training step.
// The code that reads IR or JSON fills in a GraphSpec. A Graph has the same
// content, but it is checked and indexed, and cannot change. The page
// docs/reference/Formats.md has the rules.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_GRAPH_GRAPH_H
#define REMAT_CORE_GRAPH_GRAPH_H

#include "remat/Core/Base/Result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace remat {

using TensorId = uint32_t;
using NodeId = uint32_t;
inline constexpr uint32_t kNone = UINT32_MAX;

/// The largest size of a tensor or workspace, which is the largest integer that
/// a JSON number holds exactly.
inline constexpr int64_t kMaxBytes = (int64_t(1) << 53) - 1;

/// The user's wish for a tensor. `Keep`: the producer runs once, and the tensor
/// is never copied to the host. `Recompute`: the tensor is not held from the
/// forward part into the backward part. `Offload`: the tensor is copied to the
/// host, and not recomputed.
enum class TensorPolicy : uint8_t { Any, Keep, Recompute, Offload };

/// The tensors that the gradient of a node reads, in a graph that has only its
/// forward part.
enum class BackwardNeeds : uint8_t { None, Inputs, Output, Both };

/// One value in one storage. Views of the value are the same tensor.
struct Tensor {
  std::string name;
  int64_t bytes = 0;
  /// For a graph input, this says whether it is donated. A donated input counts
  /// from the first step of a plan and may be freed after its last use. Graph
  /// inputs that are not owned are resident.
  bool owned = false;
  TensorPolicy policy = TensorPolicy::Any;
  /// For a graph input of a forward-only graph, this says whether training
  /// needs the gradient of this input.
  bool weight = false;
  /// For the policy Recompute, this is the mirror count m(v) of Chen 2016, Alg.
  /// 2, which is at least 1. A dropped tensor is recomputed at most m(v) times.
  /// The k-th recomputation of a tensor is read by the k-th recomputations of
  /// other nodes. The late nodes read the last recomputation.
  uint32_t mirrors = 1;
};

/// One operation, together with the ops that only prepare its destination.
struct Node {
  std::string name;
  std::string kind;
  double cost = 0; ///< The cost in the unit of the whole graph
                   ///< (GraphSpec::costUnit).
  std::vector<TensorId> inputs;
  std::vector<TensorId> outputs;
  int64_t workspace = 0; ///< The bytes of workspace that the node holds while
                         ///< it runs.
  bool recomputable = true;
  /// Pairs (input, output): the output may take over the storage of the input
  /// if the input dies at this step. Pairs are tried in order, and each tensor
  /// is used at most once.
  std::vector<std::pair<TensorId, TensorId>> inPlace = {};
  BackwardNeeds backwardNeeds = BackwardNeeds::Both;
  double flops = 0;
  double deviceBytes = 0; ///< Bytes that the node reads and writes.
  /// The cost of the backward node (Expand.h). If not set, `cost` is used.
  std::optional<double> backwardCost = {};
  /// For a forward node, this says whether a stage of Chen 2016, Alg. 3 may end
  /// after the node. If any node is marked, stages end only after marked nodes
  /// (the paper's set C).
  bool split = false;
};

struct GraphSpec {
  std::string name;
  std::vector<Tensor> tensors;
  /// The nodes in program order, which is topological.
  std::vector<Node> nodes;
  std::vector<TensorId> outputs;
  std::optional<TensorId> loss;
  /// If the value is false, the graph has only a forward part, and must be
  /// expanded before it is planned (Expand.h).
  bool training = true;
  std::string costUnit;
};

class Graph {
public:
  /// Checks every rule of the format: indices in range, at most one producer
  /// for each tensor, topological program order, bytes and costs within limits,
  /// and in_place pairs that fit. All bytes together must stay below 2^62.
  static Result<Graph> create(GraphSpec spec);

  const GraphSpec &spec() const { return data; }
  const std::string &name() const { return data.name; }
  uint32_t numTensors() const { return data.tensors.size(); }
  uint32_t numNodes() const { return data.nodes.size(); }
  const Tensor &tensor(TensorId t) const { return data.tensors[t]; }
  const Node &node(NodeId n) const { return data.nodes[n]; }
  std::span<const TensorId> outputs() const { return data.outputs; }
  std::optional<TensorId> loss() const { return data.loss; }

  // The accessors below read flat arrays, because planners call them more often
  // than any other functions.
  int64_t bytes(TensorId t) const { return tensorBytes[t]; }
  int64_t workspace(NodeId n) const { return workspaces[n]; }
  std::span<const TensorId> inputs(NodeId n) const {
    return {operandList.data() + operandBegin[2 * n],
            operandList.data() + operandBegin[2 * n + 1]};
  }
  std::span<const TensorId> outputs(NodeId n) const {
    return {operandList.data() + operandBegin[2 * n + 1],
            operandList.data() + operandBegin[2 * n + 2]};
  }
  /// Returns the number of inputs and outputs of all nodes together.
  size_t numOperands() const { return operandList.size(); }
  /// Returns the node that makes \p t, or kNone for a graph input.
  NodeId producer(TensorId t) const { return producers[t]; }
  /// Returns the nodes that read \p t, each once, in program order.
  std::span<const NodeId> readers(TensorId t) const {
    return {readerList.data() + readerBegin[t],
            readerList.data() + readerBegin[t + 1]};
  }
  bool isOutput(TensorId t) const { return outputFlag[t]; }
  /// Whether \p t is a graph input that is always on the device and is not
  /// counted.
  bool isResident(TensorId t) const { return residentFlag[t]; }
  int64_t residentBytes() const;
  /// Returns the cost of running every node once.
  double baseCost() const;

private:
  void index();

  GraphSpec data;
  std::vector<NodeId> producers;
  std::vector<NodeId> readerList;
  std::vector<uint32_t> readerBegin;
  /// The inputs and outputs of each node, one node after the other.
  std::vector<TensorId> operandList;
  std::vector<size_t> operandBegin;
  std::vector<int64_t> tensorBytes, workspaces;
  std::vector<bool> outputFlag, residentFlag;
};

/// Names a tensor or a node for messages: `tensor 3 'x'`.
std::string describeTensor(const GraphSpec &graph, TensorId t);
std::string describeNode(const GraphSpec &graph, NodeId n);
/// Writes a cost for messages. The text depends on the graph's unit: `4.13 us`
/// for seconds, `1.02 kFLOP` for FLOP, and a plain number for other units.
std::string describeCost(const GraphSpec &graph, double cost);

} // namespace remat

#endif // REMAT_CORE_GRAPH_GRAPH_H
