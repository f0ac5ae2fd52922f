//===- LoopBody.h - One iteration of a pair of loops ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A forward iteration and the backward iteration that reads its residuals form
// one small step. The step has first the forward body, and then the backward
// body. Residuals are ordinary values of this step, and not slots of stacks.
// This file builds this small step as a function, which is called the joint
// body. Code that plans and rewrites steps can then be used for the joint body.
//
// If a loop has no partner, its joint body is the turn (see below) and then one
// iteration of this loop.
//
// The joint body contains three special ops, which no dialect declares. These
// ops never appear outside of the joint body. The first op, the turn, ends the
// forward body. The results of the turn are the values that the backward loop
// carries into the iteration. The second special op marks the values that a
// loop carries into its next iteration. The third special op marks the writes
// into stacks that the rewrite keeps.
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
/// The next two attributes belong to the ops kNext and kStack. The attribute
/// kIsBackward says whether the backward loop writes the value. The attribute
/// kCarried is the index of the carried value.
inline constexpr llvm::StringLiteral kIsBackward = "backward";
inline constexpr llvm::StringLiteral kCarried = "carried";

/// On an op of the joint body, this attribute has the indices of the results
/// whose stacks are on the host. On an argument of the joint body, it says that
/// the stack of the argument is on the host.
inline constexpr llvm::StringLiteral kHostStacks = "remat_loop.on_host";
/// This dialect permits the three special ops of the joint body in contexts
/// that do not permit unknown ops.
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

/// Says where an argument of the joint body comes from.
enum class BodyArgument : uint8_t {
  ForwardCounter,
  BackwardCounter,
  Outside, ///< A value from outside the loops.
  Carry,   ///< A value that the forward loop carries into the iteration.
};

struct LoopBody {
  struct Source {
    BodyArgument kind;
    /// If the kind is Outside, the value from outside the loops.
    mlir::Value outside;
    /// If the kind is Carry, the index of the carried value.
    unsigned carried = 0;
  };

  mlir::func::FuncOp function;
  /// The list has one source for each argument of the joint body.
  std::vector<Source> sources;

  /// Returns the turn, the op that ends the forward body.
  mlir::Operation *turn() const;
  /// Puts the stack of \p value on the host. The value \p value must be a
  /// result of an op or an argument of the joint body.
  void putStackOnHost(mlir::Value value) const;
  bool isStackOnHost(mlir::Value value) const;
  mlir::Block &block() const {
    return mlir::func::FuncOp(function).getBody().front();
  }
};

/// Returns the indices of the carried values of \p loop that have \p role.
llvm::SmallVector<unsigned> carriedWith(const CountedLoop &loop,
                                        CarriedRole role);

/// Returns whether only the backward loop reads stack number \p stack of the
/// forward loop. The rewrite of the loops removes such a stack.
bool isResidual(const LoopPair &pair, unsigned stack);

/// Adds the joint body of \p pair to \p module, as a function called \p name.
/// The loops do not change.
LoopBody buildLoopBody(mlir::ModuleOp module, llvm::StringRef name,
                       const LoopPair &pair);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPBODY_H
