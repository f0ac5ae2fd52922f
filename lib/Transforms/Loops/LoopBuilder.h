//===- LoopBuilder.h - Loops that count, and their stacks -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What rewrites loops says what they compute; how a loop is spelled, and the
// few ops that index a stack, depends on the dialect. This is what the
// spellings have in common: StableHLO's (WhileBuilder.h) and scf's
// (ForBuilder.h).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPBUILDER_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPBUILDER_H

#include "remat/Analysis/Loops.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

#include <memory>

namespace remat {

class LoopBuilder {
public:
  LoopBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}
  virtual ~LoopBuilder() = default;

  /// The spelling of \p loop.
  static std::unique_ptr<LoopBuilder>
  of(mlir::Operation *loop, mlir::OpBuilder &builder, mlir::Location loc);

  mlir::Operation *make(llvm::StringRef name, mlir::ValueRange operands,
                        mlir::TypeRange types,
                        llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
  /// A value of \p type, as counters have it, that is \p value.
  virtual mlir::Value constant(mlir::Type type, int64_t value) = 0;
  /// `name(left, right)` of such values: add, subtract, multiply, divide,
  /// minimum, maximum.
  virtual mlir::Value scalar(llvm::StringRef name, mlir::Value left,
                             mlir::Value right) = 0;
  mlir::Value scalar(llvm::StringRef name, mlir::Value left, int64_t right) {
    return scalar(name, left, constant(left.getType(), right));
  }
  /// Such a value, as ops that index have it.
  virtual mlir::Value asIndex(mlir::Value slot) { return slot; }
  /// \p type has a first dimension of 1 more or less.
  virtual mlir::Value reshape(mlir::Value value,
                              mlir::RankedTensorType type) = 0;

  /// An empty stack of \p slots slices.
  virtual mlir::Value stack(mlir::RankedTensorType slice, int64_t slots) = 0;
  /// \p slice may have a first dimension of 1.
  virtual mlir::Value write(mlir::Value stack, mlir::Value slice,
                            mlir::Value slot) = 0;
  virtual mlir::Value read(mlir::Value stack, mlir::RankedTensorType slice,
                           mlir::Value slot) = 0;
  /// The same, where the spelling has it so with a first dimension of 1.
  virtual mlir::Value readSlot(mlir::Value stack, mlir::RankedTensorType slice,
                               mlir::Value slot) {
    return read(stack, slice, slot);
  }
  /// \p value in the host's memory from here on, or \p value, from there, on
  /// the device (HostPlacement.h).
  virtual mlir::Value toHost(mlir::Value value) = 0;
  virtual mlir::Value toDevice(mlir::Value value) = 0;

  /// Makes a body and returns what it hands on, of the counter and of what is
  /// carried.
  using Body = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      mlir::Value counter, mlir::ValueRange carried)>;
  /// A loop that runs \p body \p trips times, from 0, and otherwise counts as
  /// \p like; returns what it carried last. The body may use values from
  /// outside.
  virtual llvm::SmallVector<mlir::Value> loop(const CountedLoop &like,
                                              int64_t trips,
                                              mlir::ValueRange carried,
                                              Body body) = 0;

protected:
  mlir::OpBuilder &builder;
  mlir::Location loc;
};

/// \p slice with a first dimension of \p slots.
mlir::RankedTensorType withSlots(mlir::RankedTensorType slice, int64_t slots);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPBUILDER_H
