//===- GraphReader.h - Builds the graph op by op ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads a function's body into a Graph, one op at a time. Each kind of op has a
// file of its own. The class GraphReader holds what these files share: the
// tensor of each value, and its producer.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_GRAPH_GRAPHREADER_H
#define REMAT_LIB_ANALYSIS_GRAPH_GRAPHREADER_H

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Graph/Groups.h"
#include "Analysis/Ops/Effects.h"
#include "Analysis/Storage/Roles.h"

#include "llvm/ADT/StringSet.h"

namespace remat {

class GraphReader {
public:
  GraphReader(mlir::func::FuncOp function, const FunctionGraphOptions &options)
      : function(function), options(options) {}

  mlir::FailureOr<FunctionGraph> read();

private:
  // FunctionGraph.cpp
  mlir::LogicalResult readArguments();
  mlir::LogicalResult readConstant(mlir::Operation *op);
  mlir::LogicalResult readUnit(const Unit &unit);
  mlir::LogicalResult readNode(const Unit &unit);
  void readFence(mlir::Operation *op);
  void readView(mlir::Operation *op);
  void readOutputs();
  void giveResultsToCaller();

  // SwapReader.cpp
  mlir::LogicalResult readSwap(mlir::Operation *op);
  mlir::LogicalResult checkSwapsInside(mlir::Operation *op);
  mlir::LogicalResult readSwapOut(SwapOutOp op);
  void readSwapIn(SwapInOp op);
  void readAwait(AwaitOp op);
  mlir::LogicalResult checkOnDevice(mlir::Operation *op,
                                    mlir::ValueRange values);
  void addStep(Step step, mlir::Operation *op);

  // NodeReader.cpp
  std::string nodeName(const Unit &unit, NodeId n);
  mlir::LogicalResult readResults(const Unit &unit, Node &node);
  void readInputs(mlir::ValueRange values, Node &node);
  void readInPlacePairs(const Unit &unit, Node &node);
  void readInPlacePairsOfGroup(const Unit &unit, Node &node);
  llvm::DenseSet<mlir::Value> madeInStep(const Unit &unit, TensorId t) const;
  bool readsWhileWriting(const Unit &unit, mlir::OpOperand &destination,
                         TensorId t) const;
  OpEffect readEffects(const Unit &unit);
  void readWorkspace(const Unit &unit, Node &node);
  void readCost(const Unit &unit, Node &node);
  OpWork workOfUnit(const Unit &unit, const Node &node) const;
  void orderEffects(Node &node);
  void orderAfterUses(mlir::ValueRange values, Node &node);
  TensorId orderTensor(NodeId node);

  // Loss.cpp
  mlir::LogicalResult readLoss();

  // Policies.cpp
  mlir::LogicalResult readPolicies();
  mlir::LogicalResult readSplits();

  // Remarks.cpp
  void remarkOnUnknownOps();
  void remarkOnLoops();
  void remarkOnDynamicWorkspace();
  void remarkOnShardings();

  std::optional<TensorId> tensorOf(mlir::Value value) const;
  /// Makes \p value another name of the tensor of \p source. If \p source was
  /// copied back to the device, \p value counts as made by the same copy.
  void shareTensor(mlir::Value value, mlir::Value source);
  /// Adds a tensor named \p name for \p value, and counts its bytes.
  mlir::FailureOr<TensorId> addTensor(mlir::Value value, std::string name,
                                      mlir::Operation *where);

  mlir::func::FuncOp function;
  const FunctionGraphOptions &options;
  GraphSpec spec;
  FunctionGraph result;
  BlockRoles roles;
  Grouping grouping;
  CostModel model = CostModel::Flops;
  /// For each tensor, the node that makes it, or kNone for a graph input.
  std::vector<NodeId> producers;
  llvm::DenseMap<NodeId, TensorId> orderTensors;
  /// For each value, the last fence that it has passed, also through views.
  llvm::DenseMap<mlir::Value, mlir::Operation *> fenceOf;
  /// For each fence, the nodes that must run before any op that reads the
  /// results of the fence.
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<NodeId>> fencedAfter;
  /// For each node, the fences whose results it reads.
  llvm::DenseMap<NodeId, llvm::SmallVector<mlir::Operation *>> fencesRead;
  llvm::StringSet<> nodeNames;
  NodeId lastEffect = kNone;
  /// `moves` counts for each tensor how often it has left the device or come
  /// back. `madeAtMove` has, for each value, the count of its tensor in `moves`
  /// when the value was made. If the count in `moves` has changed since, the
  /// value must not be read.
  llvm::DenseMap<TensorId, unsigned> moves;
  llvm::DenseMap<mlir::Value, unsigned> madeAtMove;
  llvm::MapVector<mlir::OperationName, std::pair<mlir::Operation *, unsigned>>
      unknownOps;
  llvm::SmallVector<mlir::Operation *> dynamicWorkspaces;
};

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_GRAPH_GRAPHREADER_H
