//===- LoopBuilder.h - Loops that count, and their stacks -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code that rewrites loops describes what they compute. How a loop and the few
// ops that index a stack are written depends on the dialect. This is the common
// interface: WhileBuilder.h writes StableHLO, ForBuilder.h writes scf.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPBUILDER_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPBUILDER_H

#include "Analysis/Loops/Loops.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

#include <memory>

namespace remat {

class LoopBuilder {
public:
  LoopBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}
  virtual ~LoopBuilder() = default;

  /// Returns the builder for the dialect of \p loop.
  static std::unique_ptr<LoopBuilder>
  of(mlir::Operation *loop, mlir::OpBuilder &builder, mlir::Location loc);

  mlir::Operation *make(llvm::StringRef name, mlir::ValueRange operands,
                        mlir::TypeRange types,
                        llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
  /// Returns the number \p value in \p type, the type of a counter.
  virtual mlir::Value constant(mlir::Type type, int64_t value) = 0;
  /// Returns `name(left, right)` of such numbers. The names are add, subtract,
  /// multiply, divide, minimum and maximum.
  virtual mlir::Value scalar(llvm::StringRef name, mlir::Value left,
                             mlir::Value right) = 0;
  mlir::Value scalar(llvm::StringRef name, mlir::Value left, int64_t right) {
    return scalar(name, left, constant(left.getType(), right));
  }
  /// Converts such a number for ops that index.
  virtual mlir::Value asIndex(mlir::Value slot) { return slot; }
  /// Reshapes \p value to \p type, which has a first dimension of 1 more or
  /// less.
  virtual mlir::Value reshape(mlir::Value value,
                              mlir::RankedTensorType type) = 0;

  /// Makes an empty stack of \p slots slices.
  virtual mlir::Value stack(mlir::RankedTensorType slice, int64_t slots) = 0;
  /// Writes \p slice, which may have a first dimension of 1, into a slot.
  virtual mlir::Value write(mlir::Value stack, mlir::Value slice,
                            mlir::Value slot) = 0;
  virtual mlir::Value read(mlir::Value stack, mlir::RankedTensorType slice,
                           mlir::Value slot) = 0;
  /// Reads a slot, with a first dimension of 1 if the dialect reads slots in
  /// that form.
  virtual mlir::Value readSlot(mlir::Value stack, mlir::RankedTensorType slice,
                               mlir::Value slot) {
    return read(stack, slice, slot);
  }
  /// Places \p value in the host's memory from here on, or back on the device
  /// (HostPlacement.h).
  virtual mlir::Value toHost(mlir::Value value) = 0;
  virtual mlir::Value toDevice(mlir::Value value) = 0;

  /// Makes a body from the counter and the carried values, and returns the next
  /// carried values.
  using Body = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      mlir::Value counter, mlir::ValueRange carried)>;
  /// Makes a loop that runs \p body \p trips times, counts from 0, and
  /// otherwise counts like \p like. Returns the last carried values. The body
  /// may use values from outside.
  virtual llvm::SmallVector<mlir::Value> loop(const CountedLoop &like,
                                              int64_t trips,
                                              mlir::ValueRange carried,
                                              Body body) = 0;

protected:
  mlir::OpBuilder &builder;
  mlir::Location loc;
};

/// Returns the type of a stack of \p slots slices.
mlir::RankedTensorType withSlots(mlir::RankedTensorType slice, int64_t slots);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPBUILDER_H
