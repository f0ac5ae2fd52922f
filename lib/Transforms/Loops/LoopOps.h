//===- LoopOps.h - Builds a loop that replaces another one ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The new loop drops some carried values and adds stacks and invariants. This
// class tracks the values that the loop carries, and its user defines what the
// body computes.
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

  // Functions for carried values. Numbers are those of the new loop unless
  // stated otherwise.
  /// Leaves out carried value number \p carried of the original loop. All drops
  /// must come first.
  void drop(unsigned carried);
  /// Carries a value that begins as \p value.
  unsigned add(mlir::Value value);
  /// Carries a stack of \p slots slices of \p type.
  unsigned addStack(mlir::RankedTensorType type, int64_t slots);
  /// Carries \p value, which is passed on unchanged unless the body sets its
  /// next value. If the body may use values from outside, the value only gets a
  /// number.
  unsigned carry(mlir::Value value);
  /// Makes \p value an invariant if the body cannot use it otherwise.
  void needInvariant(mlir::Value value);
  /// Returns the new number of carried value number \p carried of the original
  /// loop.
  unsigned number(unsigned carried) const;

  /// Creates the loop before the original, with an empty body.
  mlir::Operation *create();

  // Functions for the body.
  LoopBuilder &build() { return *ops; }
  mlir::Value counter() const;
  mlir::Value inside(unsigned carried) const;
  mlir::Value argument(unsigned number) const;
  /// Returns the argument for an invariant \p value, or null.
  mlir::Value invariant(mlir::Value value) const;
  mlir::Value index(CounterIndex index);
  void clone(mlir::Operation &op, mlir::IRMapping &mapping);
  /// Maps the counter and the carried values of the original that are not
  /// dropped to those of the new body.
  void mapArguments(mlir::IRMapping &mapping) const;
  /// Clones the original body without the ops for which \p isLeftOut is true,
  /// and sets the next values.
  void cloneBody(mlir::IRMapping &mapping,
                 llvm::function_ref<bool(mlir::Operation *)> isLeftOut);
  void write(unsigned number, mlir::Value value, CounterIndex slot);
  void write(unsigned number, mlir::Value value, mlir::Value slot);
  mlir::Value read(unsigned number, mlir::RankedTensorType type,
                   CounterIndex slot);
  void setNext(unsigned number, mlir::Value value) { next[number] = value; }
  /// Ends the body.
  void finish();

  /// Replaces the original loop by \p created, and erases the loop with the ops
  /// that only it used.
  void replace(mlir::Operation *created);

private:
  void makeCondition(mlir::Region &region);
  mlir::Block *makeBody(mlir::Region &region, mlir::ValueRange operands);

  const CountedLoop &loop;
  mlir::OpBuilder builder;
  std::unique_ptr<LoopBuilder> ops;
  llvm::SmallSet<unsigned, 8> dropped;
  /// The operands that the original loop did not have.
  llvm::SmallVector<mlir::Value> added;
  /// Values that are used but not carried. Their numbers begin at kFirstUsed.
  llvm::SmallVector<mlir::Value> used;
  static constexpr unsigned kFirstUsed = 1u << 30;
  /// The numbers of the original loop's carried values.
  llvm::DenseMap<mlir::Value, unsigned> invariants;
  /// The numbers of added values.
  llvm::DenseMap<mlir::Value, unsigned> addedInvariants;
  mlir::Block *block = nullptr; ///< The body.
  llvm::DenseMap<std::pair<int64_t, int64_t>, mlir::Value> indices;
  llvm::SmallVector<mlir::Value> next; ///< The next carried values.
};

/// Erases the ops that make those \p values that have no uses, and the ops that
/// only these used. Loops stay, because one of them may be rewritten next.
void eraseUnused(llvm::ArrayRef<mlir::Value> values);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPOPS_H
