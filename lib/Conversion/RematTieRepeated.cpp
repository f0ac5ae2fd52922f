//===- RematTieRepeated.cpp - Values that several kernels compute ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// XLA may compute a value in each kernel that reads it:
//
//     %p = divide %logits, %sum      // in memory: %logits, %sum, %onehot
//     %g = subtract %p, %onehot      // computed in two kernels
//     %a = dot %g, %weights
//     %b = dot %g, %input
//
// All inputs of the value are then in memory until the last of these kernels
// has run. A fence behind the value saves memory if the inputs have more bytes
// than the value, and if the step holds the most bytes during this time. XLA
// never computes a fence's operand twice.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Graph/Groups.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Storage/Storage.h"
#include "remat/Conversion/Passes.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Dialect/Remat.h"

#include "mlir/IR/Builders.h"

namespace remat {
#define GEN_PASS_DEF_REMATTIEREPEATED
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// Finds the ops whose results get fences.
class RepeatedValues {
public:
  explicit RepeatedValues(const FunctionGraph &graph)
      : graph(graph), fullest(simulateProgram(graph.graph).peakStep) {
    for (auto [node, group] : llvm::enumerate(graph.nodeGroups))
      if (group != kNone)
        nodeOf[group] = node;
    for (const auto &[value, tensor] : graph.tensorOf)
      if (value.getDefiningOp())
        largest = std::max(largest, bytesOrZero(value.getType()));
  }

  llvm::SetVector<Operation *> find() const {
    llvm::SetVector<Operation *> found;
    for (Operation &op : *graph.block)
      if (groupsOf(&op).size() > 1 && op.getNumResults() == 1 && isWorth(&op))
        found.insert(&op);
    // If such values form a chain, only the last one gets a fence.
    found.remove_if([&](Operation *op) {
      return llvm::all_of(op->getUsers(), [&](Operation *user) {
        return found.contains(user);
      });
    });
    return found;
  }

private:
  /// Returns whether the result of \p op is large, and a fence behind it frees
  /// more bytes at the time of the peak than the result has.
  bool isWorth(Operation *op) const {
    double bytes = bytesOrZero(op->getResult(0).getType());
    if (bytes < largest / kSmallest)
      return false;
    llvm::SmallSetVector<NodeId, 4> nodes;
    for (int64_t group : groupsOf(op))
      if (auto it = nodeOf.find(group); it != nodeOf.end())
        nodes.insert(it->second);
    if (nodes.size() < 2)
      return false;
    NodeId first = *llvm::min_element(nodes), last = *llvm::max_element(nodes);
    if (fullest < first || fullest > last)
      return false;
    double freed = 0;
    for (Value source : sourcesOf(op))
      if (diesWith(graph.tensorOf.lookup(source), nodes, first))
        freed += bytesOrZero(source.getType());
    return freed > bytes;
  }

  /// Returns the values from which \p op is computed. Only values in memory
  /// that other ops have computed are returned.
  llvm::SmallVector<Value> sourcesOf(Operation *op) const {
    llvm::SmallVector<Value> sources;
    llvm::SetVector<Value> used;
    used.insert_range(valuesUsedBy(op));
    for (size_t i = 0; i < used.size(); ++i) {
      Operation *def = used[i].getDefiningOp();
      if (!def)
        continue;
      if (graph.role(def) == OpRole::Node && graph.tensorOf.contains(used[i]))
        sources.push_back(used[i]);
      else
        used.insert_range(valuesUsedBy(def));
    }
    return sources;
  }

  /// Returns whether tensor \p t is freed after node \p first if none of the
  /// \p nodes reads the tensor. The tensor must be held at the node at which
  /// the step holds the most bytes.
  bool diesWith(TensorId t, const llvm::SmallSetVector<NodeId, 4> &nodes,
                NodeId first) const {
    std::span<const NodeId> readers = graph.graph.readers(t);
    bool isHeld = llvm::any_of(readers, [&](NodeId n) { return n >= fullest; });
    return isHeld && !graph.graph.isOutput(t) &&
           llvm::all_of(readers, [&](NodeId n) {
             return n <= first || nodes.contains(n);
           });
  }

  /// A value gets no fence if its bytes are less than this fraction (1 /
  /// kSmallest) of the bytes of the largest computed value.
  static constexpr double kSmallest = 8;

  const FunctionGraph &graph;
  double largest = 0;
  /// The node at which the step holds the most bytes.
  NodeId fullest;
  llvm::DenseMap<int64_t, NodeId> nodeOf; ///< The node of each group.
};

class RematTieRepeatedPass
    : public remat::impl::RematTieRepeatedBase<RematTieRepeatedPass> {
public:
  using RematTieRepeatedBase::RematTieRepeatedBase;

  void runOnOperation() override {
    FailureOr<FunctionGraph> graph = readFunctionGraph(getOperation());
    if (failed(graph))
      return signalPassFailure();
    for (Operation *op : RepeatedValues(*graph).find())
      tie(op->getResult(0));
  }

private:
  static void tie(Value value) {
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    auto fence = FenceOp::create(builder, value.getLoc(), value);
    value.replaceAllUsesExcept(fence.getResult(0), fence);
  }
};

} // namespace
