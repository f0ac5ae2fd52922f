//===- LoopOps.h - Builds a loop that replaces another one ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A new loop lacks some carried values of the loop that it replaces, and has
// additional stacks and invariants. LoopDraft knows what the new loop carries,
// and its caller decides what the body computes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPOPS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPOPS_H

#include "Analysis/Loops/Loops.h"
#include "Transforms/Loops/LoopBuilder.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SmallSet.h"

namespace remat {

class LoopDraft {
public:
  explicit LoopDraft(const CountedLoop &loop);

  const CountedLoop &original() const { return loop; }

  // The functions from here on describe the values that the new loop carries.
  // These functions number a value by its place among the values of the new
  // loop, unless a comment says otherwise. The function drop() leaves out the
  // carried value with the number \p carried in the original loop. All calls of
  // drop() must come before all calls of the other functions.
  void drop(unsigned carried);
  /// Adds a carried value whose first value is \p value.
  unsigned add(mlir::Value value);
  unsigned addStack(mlir::RankedTensorType type, int64_t slots);
  /// Adds \p value as a carried value. The value is passed on unchanged, unless
  /// the body sets its next value. If the body may use values from outside of
  /// the loop, \p value is not carried and only gets a number.
  unsigned carry(mlir::Value value);
  /// If the body cannot use \p value from outside of the loop, adds it as an
  /// invariant.
  void needInvariant(mlir::Value value);
  /// Returns the number that a carried value has in the new loop. It has the
  /// number \p carried in the original loop.
  unsigned number(unsigned carried) const;

  /// Creates the new loop before the original one. Its body is empty.
  mlir::Operation *create();

  // The functions from here on describe the body of the new loop.
  LoopBuilder &build() { return *ops; }
  mlir::Value counter() const;
  mlir::Value inside(unsigned carried) const;
  mlir::Value argument(unsigned number) const;
  /// Returns the argument of the body for the invariant \p value. Returns null
  /// if \p value is no invariant of the new loop.
  mlir::Value invariant(mlir::Value value) const;
  mlir::Value index(CounterIndex index);
  void clone(mlir::Operation &op, mlir::IRMapping &mapping);
  /// Maps the counter and the carried values of the original loop to those in
  /// the body of the new loop. Carried values that were dropped are not mapped.
  void mapArguments(mlir::IRMapping &mapping) const;
  /// Clones the original body, and sets the next carried values. Ops for which
  /// \p isLeftOut is true are not cloned.
  void cloneBody(mlir::IRMapping &mapping,
                 llvm::function_ref<bool(mlir::Operation *)> isLeftOut);
  void write(unsigned number, mlir::Value value, CounterIndex slot);
  void write(unsigned number, mlir::Value value, mlir::Value slot);
  mlir::Value read(unsigned number, mlir::RankedTensorType type,
                   CounterIndex slot);
  void setNext(unsigned number, mlir::Value value) { next[number] = value; }
  /// Ends the body.
  void finish();

  /// Replaces the original loop by \p created. Erases the original loop, and
  /// the ops that only this loop used.
  void replace(mlir::Operation *created);

private:
  void makeCondition(mlir::Region &region);
  mlir::Block *makeBody(mlir::Region &region, mlir::ValueRange operands);

  const CountedLoop &loop;
  mlir::OpBuilder builder;
  std::unique_ptr<LoopBuilder> ops;
  llvm::SmallSet<unsigned, 8> dropped;
  /// The operands that the new loop has in addition to the operands of the
  /// original loop.
  llvm::SmallVector<mlir::Value> added;
  /// Values that the body uses from outside, because the loop need not carry
  /// them. The numbers of these values begin at kFirstUsed.
  llvm::SmallVector<mlir::Value> used;
  static constexpr unsigned kFirstUsed = 1u << 30;
  /// The invariants of the original loop. The entry of an invariant is its
  /// number among the carried values of the original loop.
  llvm::DenseMap<mlir::Value, unsigned> invariants;
  /// For each invariant that was added, its index in `added`.
  llvm::DenseMap<mlir::Value, unsigned> addedInvariants;
  mlir::Block *block = nullptr; ///< The body.
  llvm::DenseMap<std::pair<int64_t, int64_t>, mlir::Value> indices;
  llvm::SmallVector<mlir::Value> next; ///< The next carried values.
};

/// Erases ops that make unused values of the list \p values. Also erases ops
/// whose results only erased ops used. Loops are not erased, because one of
/// them may be rewritten next.
void eraseUnused(llvm::ArrayRef<mlir::Value> values);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPOPS_H
