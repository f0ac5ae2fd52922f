//===- Loops.h - Loops that stack residuals, and who reads them -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A step that is written as a scan over layers has two loops: the forward one
// writes each residual of iteration i into slot i of a stack, and the backward
// one reads the slots in the other order. This header recognises such loops
// (`stablehlo.while`, as JAX writes it, and `scf.for`, as importers to linalg
// leave it) and finds the pairs, so that one iteration of a pair can be planned
// like any step.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_LOOPS_LOOPS_H
#define REMAT_LIB_ANALYSIS_LOOPS_LOOPS_H

#include "remat/Core/Base/Result.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// `scale * counter + offset`, which says a slot of a stack by the counter of
/// a loop.
struct CounterIndex {
  int64_t scale = 1, offset = 0;

  int64_t at(int64_t counter) const { return scale * counter + offset; }
  bool operator==(const CounterIndex &) const = default;
};

/// The values that a counter has: all from \p first to \p last.
struct CounterRange {
  mlir::Value counter;
  int64_t first, last;
};

/// What a loop does with a carried value.
enum class CarriedRole : uint8_t {
  Counter,   ///< Counts up by one, to a constant.
  Invariant, ///< Handed on as it is.
  Stack,     ///< Each iteration writes a slot of its own, and reads no other.
  Carry,     ///< Anything else: each iteration needs what the last one made.
};

/// The name for messages: counter, invariant, stack or carry.
llvm::StringRef carriedRoleName(CarriedRole role);

/// A carried value whose every slot is written once. What is in the slot before
/// may be read in the iteration that writes it: then the stack takes the place
/// of the values that the loop got, as updated weights take that of the
/// weights.
struct LoopStack {
  unsigned carried;        ///< The number of the carried value.
  mlir::Operation *update; ///< The dynamic_update_slice, or insert_slice.
  mlir::Value written;     ///< The value that is written.
  mlir::Value slice;       ///< That value without the stack's dimension.
  CounterIndex slot;       ///< The slot that is written.
  /// The ops that read the slot before it is written.
  llvm::SmallVector<mlir::Operation *, 1> reads;
};

/// A loop that runs a constant number of times, and counts.
struct CountedLoop {
  mlir::Operation *op = nullptr;
  int64_t trips = 0;
  int64_t start = 0;    ///< The counter in the first iteration.
  unsigned counter = 0; ///< Which carried value; none where hasOwnCounter.
  std::vector<CarriedRole> roles;
  std::vector<LoopStack> stacks; ///< In ascending order of carried value.

  /// Whether the counter is no carried value, and the body may use values from
  /// outside that are not carried: an `scf.for`.
  bool hasOwnCounter() const;
  mlir::Block &body() const;
  mlir::Value counterInside() const;
  CounterRange range() const {
    return {counterInside(), start, start + trips - 1};
  }
  // The loop's operand, the body's argument and the next value of carried value
  // number \p i.
  mlir::Value operand(unsigned i) const;
  mlir::Value argument(unsigned i) const;
  mlir::Value next(unsigned i) const { return body().back().getOperand(i); }
};

/// Reads \p op, a `stablehlo.while` or an `scf.for`. The error says why it
/// cannot be planned inside: how often it runs is not constant, its condition
/// does more than to compare, its form is not known, or it has values of which
/// there is no stack (of dynamic shape, tokens).
Result<CountedLoop> readCountedLoop(mlir::Operation *op);

/// \p value by the counter, through the sums that index arithmetic is made of,
/// casts, and bounds that no value of the counter comes to.
std::optional<CounterIndex> counterIndexOf(mlir::Value value,
                                           CounterRange counter);

/// The slot that \p op, a dynamic_slice or extract_slice, reads by the counter
/// of a loop, if it reads all of one slot and nothing else.
std::optional<CounterIndex> slotRead(mlir::Operation *op, CounterRange counter);

/// A stack that the forward loop writes, and that nothing but the backward loop
/// reads, slot by slot.
struct Residual {
  unsigned stack; ///< Index into the forward loop's stacks.
  /// Which carried value of the backward loop; none where its body uses the
  /// stack from outside.
  std::optional<unsigned> backward;
  /// The ops that read the slot.
  llvm::SmallVector<mlir::Operation *, 1> reads;
};

/// A forward loop and the backward loop that reads its residuals; or a loop
/// alone, each iteration of which is a whole step, as that over microbatches or
/// slices: then it is the backward loop, and there is no forward loop.
struct LoopPair {
  CountedLoop forward, backward;
  /// The forward counter whose residuals an iteration of the backward loop
  /// reads, by the backward counter.
  CounterIndex forwardCounter;
  std::vector<Residual> residuals;

  bool isAlone() const { return !forward.op; }
  /// The loop that runs first.
  const CountedLoop &first() const { return isAlone() ? backward : forward; }
};

/// The pair of these loops, without residuals where they are none.
LoopPair pairLoops(const CountedLoop &forward, const CountedLoop &backward);

/// The pairs among the loops of \p block, in the order of their forward loops.
/// A loop is in one pair at most.
std::vector<LoopPair> findLoopPairs(mlir::Block &block);

/// The same, and then the pairs in the bodies of loops that are in none: a loop
/// over microbatches holds a whole step, and what is carried into groups of
/// iterations may lie on the host. A loop without a pair in its body, but with
/// at least two products or convolutions, is in the result alone, after all
/// pairs.
std::vector<LoopPair> findAllLoopPairs(mlir::Block &block);

/// Returns the stacks, on the device, of the values carried into each group of
/// iterations, if \p pair belongs to such a group, and of those carried into
/// the groups around it. An earlier loop writes them, and the forward loop
/// begins with a slot of each.
llvm::SmallVector<mlir::Value> startsAround(const LoopPair &pair);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_LOOPS_LOOPS_H
