//===- LoopBody.h - One iteration of a pair of loops ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A forward iteration and the backward iteration that reads its residuals form
// one small step: the forward body, then the backward body, with the residuals
// as plain values. This file builds that step as a function, the joint body.
// All code that plans and rewrites steps then works on it too.
//
// If a loop has no partner, its joint body is one iteration of it, after a
// turn.
//
// The joint body contains three ops that no dialect declares and that never
// leave it. The turn ends the forward body, and its results are the values that
// the backward loop carries into the iteration. The other two ops mark the
// values that a loop carries into its next iteration, and the writes into
// stacks that stay.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPBODY_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPBODY_H

#include "Analysis/Loops/Loops.h"

#include "mlir/IR/Dialect.h"

namespace remat {

inline constexpr llvm::StringLiteral kTurn = "remat_loop.turn";
inline constexpr llvm::StringLiteral kNext = "remat_loop.next";
inline constexpr llvm::StringLiteral kStack = "remat_loop.stack";
/// Attributes of kNext and kStack: whether the backward loop writes the value,
/// and the number of the carried value.
inline constexpr llvm::StringLiteral kIsBackward = "backward";
inline constexpr llvm::StringLiteral kCarried = "carried";

/// On an op of the joint body: the numbers of the results whose stacks are on
/// the host. On an argument: its stack is on the host.
inline constexpr llvm::StringLiteral kHostStacks = "remat_loop.on_host";
/// The results and arguments with stacks on the host whose slots are fetched
/// one iteration ahead.
inline constexpr llvm::StringLiteral kAheadStacks = "remat_loop.ahead";

/// Permits the marker ops in contexts that do not permit unknown ops.
class LoopMarkerDialect : public mlir::Dialect {
public:
  explicit LoopMarkerDialect(mlir::MLIRContext *context)
      : Dialect(getDialectNamespace(), context,
                mlir::TypeID::get<LoopMarkerDialect>()) {
    allowUnknownOperations();
  }
  static constexpr llvm::StringLiteral getDialectNamespace() {
    return {"remat_loop"};
  }
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LoopMarkerDialect)
};

/// The origin of an argument of the joint body.
enum class BodyArgument : uint8_t {
  ForwardCounter,
  BackwardCounter,
  Outside, ///< A value from outside the loops.
  Carry,   ///< A value that the forward loop carries into the iteration.
};

struct LoopBody {
  struct Source {
    BodyArgument kind;
    mlir::Value outside; ///< The value, if the kind is Outside.
    /// The number of the carried value, if the kind is Carry.
    unsigned carried = 0;
  };

  mlir::func::FuncOp function;
  std::vector<Source> sources; ///< One for each argument.

  /// Returns the op that ends the forward body.
  mlir::Operation *turn() const;
  /// Puts the stack of \p value, a result or argument of the joint body, on the
  /// host. \p ahead tells whether its slots are fetched ahead.
  void putStackOnHost(mlir::Value value, bool ahead) const;
  bool isStackOnHost(mlir::Value value) const {
    return isMarked(value, kHostStacks);
  }
  bool isFetchedAhead(mlir::Value value) const {
    return isMarked(value, kAheadStacks);
  }
  mlir::Block &block() const {
    return mlir::func::FuncOp(function).getBody().front();
  }

private:
  void mark(mlir::Value value, llvm::StringRef name) const;
  bool isMarked(mlir::Value value, llvm::StringRef name) const;
};

/// Returns the numbers of the carried values of \p loop that have \p role.
llvm::SmallVector<unsigned> carriedWith(const CountedLoop &loop,
                                        CarriedRole role);

/// Tells whether only the backward loop reads the forward loop's stack number
/// \p stack. The rewrite then removes it.
bool isResidual(const LoopPair &pair, unsigned stack);

/// Adds the joint body of \p pair to \p module, named \p name. The loops do not
/// change.
LoopBody buildLoopBody(mlir::ModuleOp module, llvm::StringRef name,
                       const LoopPair &pair);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPBODY_H
