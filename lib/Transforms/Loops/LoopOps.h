//===- LoopOps.h - A loop while it is made ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop that takes the place of another one: some carried values leave, stacks
// and invariants come. This knows what such a loop carries; who uses it says
// what its body computes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPOPS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPOPS_H

#include "LoopBuilder.h"

#include "remat/Analysis/Loops.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SmallSet.h"

namespace remat {

class LoopDraft {
public:
  explicit LoopDraft(const CountedLoop &loop);

  const CountedLoop &original() const { return loop; }

  // What is carried. Numbers are those of carried values of the loop to be.
  /// Leaves out carried value \p carried of the original. Comes first.
  void drop(unsigned carried);
  bool isDropped(unsigned carried) const { return dropped.contains(carried); }
  /// Carries \p value to begin with.
  unsigned add(mlir::Value value);
  /// Carries a stack of \p slots slices of \p type.
  unsigned addStack(mlir::RankedTensorType type, int64_t slots);
  /// Carries \p value, which is handed on as it is unless the body says more;
  /// where a body may use what is not carried, it only has a number.
  unsigned carry(mlir::Value value);
  /// Makes \p value an invariant where it is none, and has to be.
  void needInvariant(mlir::Value value);
  /// The number of carried value \p carried of the original.
  unsigned number(unsigned carried) const;

  /// Creates the loop before the original, with an empty body.
  mlir::Operation *create();

  // The body.
  LoopBuilder &build() { return *ops; }
  mlir::Value counter() const;
  mlir::Value inside(unsigned carried) const;
  mlir::Value argument(unsigned number) const;
  /// The argument for an invariant \p value, or null.
  mlir::Value invariant(mlir::Value value) const;
  mlir::Value index(CounterIndex index);
  void clone(mlir::Operation &op, mlir::IRMapping &mapping);
  void write(unsigned number, mlir::Value value, CounterIndex slot);
  void write(unsigned number, mlir::Value value, mlir::Value slot);
  mlir::Value read(unsigned number, mlir::RankedTensorType type,
                   CounterIndex slot);
  void setNext(unsigned number, mlir::Value value) { next[number] = value; }
  /// Ends the body.
  void finish();

  /// Puts \p created in the place of the original, which is erased with what
  /// it alone used.
  void replace(mlir::Operation *created);

private:
  void makeCondition(mlir::Region &region);
  mlir::Block *makeBody(mlir::Region &region, mlir::ValueRange operands);

  const CountedLoop &loop;
  mlir::OpBuilder builder;
  std::unique_ptr<LoopBuilder> ops;
  llvm::SmallSet<unsigned, 8> dropped;
  llvm::SmallVector<mlir::Value> added; ///< Operands besides the original's.
  /// What is used and not carried; numbers from kFirstUsed on.
  llvm::SmallVector<mlir::Value> used;
  static constexpr unsigned kFirstUsed = 1u << 30;
  /// Carried values of the original.
  llvm::DenseMap<mlir::Value, unsigned> invariants;
  /// Numbers of those that were added.
  llvm::DenseMap<mlir::Value, unsigned> addedInvariants;
  mlir::Block *block = nullptr; ///< The body.
  llvm::DenseMap<std::pair<int64_t, int64_t>, mlir::Value> indices;
  llvm::SmallVector<mlir::Value> next; ///< What the body hands on.
};

/// Erases the ops that make \p values that nothing uses, and what only they
/// used. Loops stay: one of them may be the next that is rewritten.
void eraseUnused(llvm::ArrayRef<mlir::Value> values);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPOPS_H
