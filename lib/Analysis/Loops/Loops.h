//===- Loops.h - Loops that stack residuals ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A training step that is written as a scan over layers has two loops. In
// iteration i the forward loop writes the residuals of layer i into slot i of
// its stacks. The backward loop reads the slots of these stacks in reverse
// order. This header recognises loops that write or read stacks, and finds
// pairs of such loops. JAX writes such loops as `stablehlo.while`, and
// importers to linalg write them as `scf.for`. One iteration of a pair of loops
// can then be planned like a whole step.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_LOOPS_LOOPS_H
#define REMAT_LIB_ANALYSIS_LOOPS_LOOPS_H

#include "remat/Core/Base/Result.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// The slot of a stack that an iteration accesses, as a function of the loop's
/// counter: `scale * counter + offset`.
struct CounterIndex {
  int64_t scale = 1, offset = 0;

  int64_t at(int64_t counter) const { return scale * counter + offset; }
  bool operator==(const CounterIndex &) const = default;
};

/// The counter of a loop, with its values from \p first to \p last.
struct CounterRange {
  mlir::Value counter;
  int64_t first, last;
};

/// Says how a loop uses a carried value.
enum class CarriedRole : uint8_t {
  Counter,   ///< The value is the counter, which goes up by one to a constant.
  Invariant, ///< Every iteration passes the value on unchanged.
  /// The value is a stack: each iteration writes one slot of the stack, and
  /// reads no other slot.
  Stack,
  /// The value is none of these: each iteration needs the value that the
  /// previous iteration passed on.
  Carry,
};

/// Returns the name of \p role for messages: counter, invariant, stack or
/// carry.
llvm::StringRef carriedRoleName(CarriedRole role);

/// A carried value that is a stack. The loop writes each slot of the stack
/// once. The iteration that writes a slot may first read the slot's old value.
/// The stack then replaces the stack that the loop received: for example,
/// updated weights replace the old weights.
struct LoopStack {
  unsigned carried;        ///< The index of the stack among the carried values.
  mlir::Operation *update; ///< The dynamic_update_slice, or insert_slice.
  mlir::Value written;     ///< The value that is written into a slot.
  mlir::Value slice; ///< The value of one slot, without the stack's dimension.
  CounterIndex slot; ///< The slot that an iteration writes.
  /// The ops that read the slot before it is written.
  llvm::SmallVector<mlir::Operation *, 1> reads;
};

/// A loop with a counter that runs a constant number of times.
struct CountedLoop {
  mlir::Operation *op = nullptr;
  int64_t trips = 0;
  int64_t start = 0; ///< The value of the counter in the first iteration.
  /// The index of the counter among the carried values. This index is not set
  /// if hasOwnCounter is true.
  unsigned counter = 0;
  std::vector<CarriedRole> roles;
  std::vector<LoopStack> stacks; ///< The stacks, ordered by carried value.

  /// Returns whether the loop is an `scf.for`. The counter of an `scf.for` is
  /// not a carried value, and its body may use values from outside.
  bool hasOwnCounter() const;
  mlir::Block &body() const;
  mlir::Value counterInside() const;
  CounterRange range() const {
    return {counterInside(), start, start + trips - 1};
  }
  // Each of these functions returns a form of carried value \p i: the loop's
  // operand, the body's argument or the next value.
  mlir::Value operand(unsigned i) const;
  mlir::Value argument(unsigned i) const;
  mlir::Value next(unsigned i) const { return body().back().getOperand(i); }
};

/// Returns the name that reports use for \p value, a value of a loop body.
/// Returns an empty string if the program gives it no name.
std::string nameInBody(mlir::Value value);

/// Reads \p op, a `stablehlo.while` or an `scf.for`. Returns an error that says
/// why the loop cannot be planned. There are several reasons: the number of
/// iterations is not constant, the condition does more than compare, or the
/// form of the loop is unknown. A value may also have a type that cannot be
/// stored in a stack (a dynamic shape, a token).
Result<CountedLoop> readCountedLoop(mlir::Operation *op);

/// Returns \p value as a function of the counter. The function follows sums,
/// differences and casts, and also minima and maxima that have no effect for
/// any value of the counter.
std::optional<CounterIndex> counterIndexOf(mlir::Value value,
                                           CounterRange counter);

/// If \p op is a dynamic_slice or extract_slice that reads exactly one slot of
/// a stack, and the counter chooses this slot, returns the slot as a function
/// of the counter.
std::optional<CounterIndex> slotRead(mlir::Operation *op, CounterRange counter);

/// A stack that the forward loop writes and only the backward loop reads, slot
/// by slot.
struct Residual {
  unsigned stack; ///< The index of the stack among the forward loop's stacks.
  /// The index of the stack among the carried values of the backward loop. This
  /// index is not set if the body reads the stack directly, as a value from
  /// outside of the loop.
  std::optional<unsigned> backward;
  /// The ops of the backward loop that read a slot of the stack.
  llvm::SmallVector<mlir::Operation *, 1> reads;
};

/// A forward loop and the backward loop that reads its residuals. A loop
/// without a partner is also stored here, as a backward loop without a forward
/// loop. Each iteration of a loop without a partner is a whole step, as in a
/// loop over microbatches or slices.
struct LoopPair {
  CountedLoop forward, backward;
  /// An iteration of the backward loop reads the residuals of one iteration of
  /// the forward loop. This field gives the counter of the forward loop as a
  /// function of the counter of the backward loop.
  CounterIndex forwardCounter;
  std::vector<Residual> residuals;

  bool isAlone() const { return !forward.op; }
  /// Returns the loop that runs first: the forward loop, or the loop without a
  /// partner.
  const CountedLoop &first() const { return isAlone() ? backward : forward; }
};

/// Returns the pair of \p forward and \p backward. The result has no residuals
/// if the loops are not a pair.
LoopPair pairLoops(const CountedLoop &forward, const CountedLoop &backward);

/// Returns the pairs among the loops of \p block, in the order of their forward
/// loops. A loop is in at most one pair.
std::vector<LoopPair> findLoopPairs(mlir::Block &block);

/// Returns the pairs that findLoopPairs() finds, and then the pairs in the
/// bodies of loops that are in no pair. Examples of such loops are a loop over
/// microbatches, and a loop over groups of iterations whose carries are on the
/// host. A loop in no pair may have no pair in its body. It is then added
/// alone, after all pairs, if its body has at least two products or
/// convolutions.
std::vector<LoopPair> findAllLoopPairs(mlir::Block &block);

/// If \p pair is inside a group of iterations, the initial carries of
/// the forward loop are slots of stacks. An earlier loop writes these
/// stacks. Returns the stacks among them in device memory. The result
/// includes the stacks for all groups of iterations around this
/// group.
llvm::SmallVector<mlir::Value> startsAround(const LoopPair &pair);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_LOOPS_LOOPS_H
