//===- LoopBody.h - One iteration of a pair of loops ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An iteration of a forward loop and the iteration of the backward loop that
// reads its residuals are one small step: forward body, then backward body,
// with the residuals as plain values. This builds that step as a function of
// its own, the joint body, so that all that plans and rewrites a step works on
// it too.
//
// The joint body of a loop alone is one iteration of it, whose turn comes
// first.
//
// Three ops stand in it that no dialect declares and that never leave it: the
// turn ends the forward body and gives what the backward loop carries into the
// iteration; others stand for what the forward loop carries into its next
// iteration, and for the write into a stack that stays.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPBODY_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPBODY_H

#include "remat/Analysis/Loops.h"

#include "mlir/IR/Dialect.h"

namespace remat {

inline constexpr llvm::StringLiteral kTurn = "remat_loop.turn";
inline constexpr llvm::StringLiteral kNext = "remat_loop.next";
inline constexpr llvm::StringLiteral kStack = "remat_loop.stack";
/// Of kNext and kStack: whether the backward loop writes, and which carried
/// value.
inline constexpr llvm::StringLiteral kIsBackward = "backward";
inline constexpr llvm::StringLiteral kCarried = "carried";

/// On an op of the joint body: numbers of results whose stacks lie on the host;
/// on an argument, that its stack does.
inline constexpr llvm::StringLiteral kHostStacks = "remat_loop.on_host";
/// The same of those of these whose slots are fetched an iteration ahead.
inline constexpr llvm::StringLiteral kAheadStacks = "remat_loop.ahead";

/// Permits these ops where the context does not permit all unknown ones.
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

/// What an argument of the joint body stands for.
enum class BodyArgument : uint8_t {
  ForwardCounter,
  BackwardCounter,
  Outside, ///< A value from outside of the loops.
  Carry,   ///< What the forward loop carries into the iteration.
};

struct LoopBody {
  struct Source {
    BodyArgument kind;
    mlir::Value outside;  ///< Of Outside.
    unsigned carried = 0; ///< Of Carry.
  };

  mlir::func::FuncOp function;
  std::vector<Source> sources; ///< Of each argument.

  /// The op that ends the forward body.
  mlir::Operation *turn() const;
  /// Says that the stack of \p value, which the joint body makes or is given,
  /// is to lie on the host, and whether its slots are fetched ahead.
  void putStackOnHost(mlir::Value value, bool ahead) const;
  bool isStackOnHost(mlir::Value value) const;
  bool isFetchedAhead(mlir::Value value) const;
  mlir::Block &block() const {
    return mlir::func::FuncOp(function).getBody().front();
  }

private:
  void mark(mlir::Value value, llvm::StringRef name) const;
  bool isMarked(mlir::Value value, llvm::StringRef name) const;
};

/// The carried values of \p loop that have \p role.
llvm::SmallVector<unsigned> carriedWith(const CountedLoop &loop,
                                        CarriedRole role);

/// Whether the forward loop's stack number \p stack is gone after the rewrite:
/// nothing but the backward loop reads it.
bool isResidual(const LoopPair &pair, unsigned stack);

/// Adds the joint body of \p pair to \p module, named \p name. The loops stay
/// as they are.
LoopBody buildLoopBody(mlir::ModuleOp module, llvm::StringRef name,
                       const LoopPair &pair);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPBODY_H
