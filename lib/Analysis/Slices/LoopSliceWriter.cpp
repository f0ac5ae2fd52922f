//===- LoopSliceWriter.cpp - Writes a slice of a loop ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Effects.h"
#include "Analysis/Slices/SliceRules.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace remat;

namespace {

/// Writes the body of a slice of a loop.
class LoopSliceWriter {
public:
  LoopSliceWriter(OpBuilder &builder, const LoopSlices &slices, int64_t size)
      : builder(builder), slices(slices), size(size) {}

  void writeBody(Block &body, Block &target, const OpSlices &loop) {
    for (auto [i, argument] : llvm::enumerate(body.getArguments())) {
      mapping.map(argument, target.getArgument(i));
      if (loop.operands[i])
        isSlice.insert(argument);
    }
    builder.setInsertionPointToEnd(&target);
    for (Operation &op : body)
      write(op);
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(target)))
      if (&op != &target.back() && isDead(&op))
        op.erase();
  }

private:
  void write(Operation &op) {
    auto it = slices.sliced.find(&op);
    if (it == slices.sliced.end()) {
      builder.clone(op, mapping);
      return;
    }
    Operation *slice = make(&op, it->second);
    for (auto [result, made] :
         llvm::zip_equal(op.getResults(), slice->getResults())) {
      mapping.map(result, made);
      if (it->second.results[result.getResultNumber()])
        isSlice.insert(result);
    }
  }

  Operation *make(Operation *op, const OpSlices &how) {
    SmallVector<Value> operands;
    for (auto [operand, where] :
         llvm::zip_equal(op->getOperands(), how.operands))
      operands.push_back(where ? sliceOf(operand, *where)
                               : mapping.lookupOrDefault(operand));
    return writeSlice(builder, op, how, operands, builder.getIndexAttr(0),
                      size);
  }

  Value sliceOf(Value value, SlicedDim where) {
    if (isSlice.contains(value))
      return mapping.lookup(value);
    std::pair key(value, std::pair(where.dim, where.unit));
    if (Value known = made.lookup(key))
      return known;
    auto result = cast<OpResult>(value);
    auto how =
        sliceFromResult(result.getOwner(), result.getResultNumber(), where);
    Value slice =
        make(result.getOwner(), *how)->getResult(result.getResultNumber());
    return made[key] = slice;
  }

  OpBuilder &builder;
  const LoopSlices &slices;
  int64_t size;
  IRMapping mapping;
  llvm::DenseSet<Value> isSlice;
  /// Maps a value that is whole in the body, and a slice of it, to the value of
  /// this slice. The writer makes each slice only once.
  llvm::DenseMap<std::pair<Value, std::pair<int64_t, int64_t>>, Value> made;
};

} // namespace

Operation *remat::writeLoopSlice(OpBuilder &builder, Operation *op,
                                 const OpSlices &slices, ValueRange operands,
                                 int64_t size) {
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(operands);
  state.addTypes(TypeRange(operands));
  state.addAttributes(llvm::to_vector(op->getAttrs()));
  SmallVector<Location> locations(operands.size(), op->getLoc());
  for (unsigned i = 0; i < 2; ++i)
    state.addRegion()->emplaceBlock().addArguments(state.types, locations);
  Operation *slice = builder.create(state);
  OpBuilder::InsertionGuard guard(builder);
  Block &condition = op->getRegion(0).front();
  IRMapping mapping;
  mapping.map(condition.getArguments(), slice->getRegion(0).getArguments());
  builder.setInsertionPointToEnd(&slice->getRegion(0).front());
  for (Operation &inside : condition)
    builder.clone(inside, mapping);
  LoopSliceWriter(builder, *slices.inLoop, size)
      .writeBody(op->getRegion(1).front(), slice->getRegion(1).front(), slices);
  return slice;
}
