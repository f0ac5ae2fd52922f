//===- InPlacePairs.cpp - Pairs of values that may share storage ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Costs/Costs.h"
#include "Analysis/Graph/GraphReader.h"
#include "Analysis/Storage/Roles.h"
#include "Analysis/Storage/Storage.h"
#include "Dialect/Names.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace remat;

/// The operand \p destination of an op must be tensor \p t of the graph.
/// Returns whether \p unit may still read elements of \p t after the op that
/// owns \p destination has begun to write them.
bool GraphReader::readsWhileWriting(const Unit &unit, OpOperand &destination,
                                    TensorId t) const {
  Operation *writer = destination.getOwner();
  for (OpOperand &other : writer->getOpOperands())
    if (&other != &destination && tensorOf(other.get()) == t &&
        !isReadInStep(other, destination) &&
        !isCopiedBefore(other, destination))
      return true;
  llvm::SetVector<Value> others;
  for (Value captured : valuesCapturedBy(writer))
    if (!isOnlyWrittenInside(writer, captured))
      others.insert(captured);
  for (Operation *op : unit.ops)
    if (op != writer)
      others.insert_range(valuesReadBy(op));
  return llvm::any_of(others,
                      [&](Value value) { return tensorOf(value) == t; });
}

/// Returns whether \p op computes its results elementwise from \p used.
static bool isInStep(Operation *op, Value used) {
  auto type = dyn_cast<ShapedType>(used.getType());
  if (!type || kindOf(op) != OpKind::Elementwise ||
      llvm::any_of(op->getResultTypes(), [&](Type result) {
        auto shaped = dyn_cast<ShapedType>(result);
        return !shaped || shaped.getShape() != type.getShape();
      }))
    return false;
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return !linalgOp ||
         llvm::all_of(linalgOp.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isIdentity(); });
}

/// Returns the values of \p unit that are computed from tensor \p t element by
/// element. Returns none if an op of the unit uses \p t or one of these values
/// in any other way. Only sums may use them in another way, because a sum reads
/// each element once.
llvm::DenseSet<Value> GraphReader::madeInStep(const Unit &unit,
                                              TensorId t) const {
  llvm::DenseSet<Value> made;
  for (Operation *op : unit.ops)
    for (Value used : valuesUsedBy(op)) {
      Value source = used;
      while (Operation *view = source.getDefiningOp()) {
        if (roles.roles.lookup(view) != OpRole::View)
          break;
        source = viewSource(view);
      }
      if (!made.contains(source) && tensorOf(used) != t)
        continue;
      if (kindOf(op) == OpKind::Reduce)
        continue;
      if (!isInStep(op, used))
        return {};
      made.insert(op->result_begin(), op->result_end());
    }
  return made;
}

/// Reads the in-place pairs of a group whose kernel may write results over its
/// operands.
void GraphReader::readInPlacePairsOfGroup(const Unit &unit, Node &node) {
  for (TensorId from : node.inputs) {
    Value source = result.valueOf[from];
    if (!source || isa<BlockArgument>(source) ||
        !source.getDefiningOp()->hasAttr(kOverwrittenAttr))
      continue;
    llvm::DenseSet<Value> made = madeInStep(unit, from);
    for (TensorId to : node.outputs)
      if (made.contains(result.valueOf[to]) &&
          result.valueOf[to].getDefiningOp()->hasAttr(kInPlaceAttr) &&
          spec.tensors[to].bytes == spec.tensors[from].bytes)
        node.inPlace.emplace_back(from, to);
  }
}

void GraphReader::readInPlacePairs(const Unit &unit, Node &node) {
  if (unit.isGroup())
    readInPlacePairsOfGroup(unit, node);
  for (TensorId to : node.outputs) {
    OpOperand *destination = destinationOf(cast<OpResult>(result.valueOf[to]));
    auto from = destination ? tensorOf(destination->get()) : std::nullopt;
    // An operand and the result that overwrites it must have equal bytes. If
    // the operand were larger, the rest of its bytes would stay allocated.
    if (from && llvm::is_contained(node.inputs, *from) &&
        spec.tensors[to].bytes == spec.tensors[*from].bytes &&
        !readsWhileWriting(unit, *destination, *from))
      node.inPlace.emplace_back(*from, to);
  }
}
