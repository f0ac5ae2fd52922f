//===- Graph.h - The tensor dataflow graph of a training step ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every planner, simulation and test works on this graph of a training step. A
// reader (of IR or JSON) fills in a GraphSpec. A Graph is the same, checked and
// indexed, and cannot be changed. The rules are those of
// docs/reference/Formats.md.
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

/// Largest size of one tensor or workspace: what a JSON number holds exactly.
inline constexpr int64_t kMaxBytes = (int64_t(1) << 53) - 1;

/// What the user wants for a tensor. `Keep`: its producer runs once, and it is
/// never copied to the host. `Recompute`: it is not held from the forward part
/// into the backward part. `Offload`: it is copied to the host rather than
/// recomputed.
enum class TensorPolicy : uint8_t { Any, Keep, Recompute, Offload };

/// What the gradient of a node reads, in a graph that has its forward part
/// only.
enum class BackwardNeeds : uint8_t { None, Inputs, Output, Both };

/// One value in one storage; views of it are the same tensor.
struct Tensor {
  std::string name;
  int64_t bytes = 0;
  /// For a graph input: whether it counts from the first step of a plan and may
  /// be freed after its last use (a donated buffer). Graph inputs that are not
  /// owned are resident.
  bool owned = false;
  TensorPolicy policy = TensorPolicy::Any;
  /// For a graph input of a forward-only graph: training wants its gradient.
  bool weight = false;
  /// For policy Recompute: the mirror count m(v) of Chen 2016, Alg. 2, from 1.
  /// What is dropped runs again m(v) times at most: the k-th time for what runs
  /// the k-th time itself, and the last time for the late nodes too.
  uint32_t mirrors = 1;
};

/// One operation together with what only prepares its destination.
struct Node {
  std::string name;
  std::string kind;
  double cost = 0; ///< In the graph's one unit (GraphSpec::costUnit).
  std::vector<TensorId> inputs;
  std::vector<TensorId> outputs;
  int64_t workspace = 0; ///< Bytes held while the node runs.
  bool recomputable = true;
  /// (input, output): the output may take over the input's storage when the
  /// input dies at the step. Tried in order, each tensor at most once.
  std::vector<std::pair<TensorId, TensorId>> inPlace = {};
  BackwardNeeds backwardNeeds = BackwardNeeds::Both;
  double flops = 0;
  double deviceBytes = 0; ///< Bytes read and written.
  /// The cost of the backward node that expansion makes; `cost` if none.
  std::optional<double> backwardCost = {};
  /// For a forward node: a stage of Chen 2016, Alg. 3 may end behind it, and
  /// only behind nodes with this mark (the paper's set C).
  bool split = false;
};

struct GraphSpec {
  std::string name;
  std::vector<Tensor> tensors;
  std::vector<Node> nodes; ///< In program order, which is topological.
  std::vector<TensorId> outputs;
  std::optional<TensorId> loss;
  bool training = true; ///< False: forward only, to be expanded.
  std::string costUnit;
};

class Graph {
public:
  /// Checks every rule of the format: indices in range, one producer a tensor,
  /// program order topological, bytes and costs within limits, in_place pairs
  /// that fit; and that all bytes together stay below 2^62.
  static Result<Graph> create(GraphSpec spec);

  const GraphSpec &spec() const { return data; }
  const std::string &name() const { return data.name; }
  uint32_t numTensors() const { return data.tensors.size(); }
  uint32_t numNodes() const { return data.nodes.size(); }
  const Tensor &tensor(TensorId t) const { return data.tensors[t]; }
  const Node &node(NodeId n) const { return data.nodes[n]; }
  std::span<const TensorId> outputs() const { return data.outputs; }
  std::optional<TensorId> loss() const { return data.loss; }

  // The parts that planners read most, in flat arrays.
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
  /// Inputs and outputs of all nodes together.
  size_t numOperands() const { return operandList.size(); }
  /// Node that makes \p t, or kNone for a graph input.
  NodeId producer(TensorId t) const { return producers[t]; }
  /// Nodes that read \p t, each once, in program order.
  std::span<const NodeId> readers(TensorId t) const {
    return {readerList.data() + readerBegin[t],
            readerList.data() + readerBegin[t + 1]};
  }
  bool isOutput(TensorId t) const { return outputFlag[t]; }
  /// A graph input that is always on the device and not counted.
  bool isResident(TensorId t) const { return residentFlag[t]; }
  int64_t residentBytes() const;
  /// Cost of running every node once.
  double baseCost() const;

private:
  void index();

  GraphSpec data;
  std::vector<NodeId> producers;
  std::vector<NodeId> readerList;
  std::vector<uint32_t> readerBegin;
  /// Inputs and outputs of each node, one after the other.
  std::vector<TensorId> operandList;
  std::vector<size_t> operandBegin;
  std::vector<int64_t> tensorBytes, workspaces;
  std::vector<bool> outputFlag, residentFlag;
};

/// How messages name a tensor or a node: "tensor 3 'x'".
std::string describeTensor(const GraphSpec &graph, TensorId t);
std::string describeNode(const GraphSpec &graph, NodeId n);
/// How messages write a cost in the graph's unit: "4.13 us" of seconds, "1.02
/// kFLOP" of FLOP, and a number of another unit.
std::string describeCost(const GraphSpec &graph, double cost);

} // namespace remat

#endif // REMAT_CORE_GRAPH_GRAPH_H
