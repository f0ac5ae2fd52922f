//===- LoopBuilder.h - Writes loops, stacks and slices ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code that rewrites loops, or that computes a step in slices, says what is
// computed. The dialect determines how a counting loop, a stack, a slot and a
// slice are written. This is the interface for all dialects: ForBuilder.cpp
// writes scf and tensor, WhileBuilder.cpp writes StableHLO.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPBUILDER_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPBUILDER_H

#include "Analysis/Loops/Loops.h"
#include "Analysis/Slices/SliceRules.h"

namespace remat {

/// Elements [offset, offset + size) of the sliced dimension. The offset is a
/// number, or a value of the type of the loop's counter.
struct SliceRange {
  mlir::OpFoldResult offset;
  int64_t size = 0;
};

class LoopBuilder {
public:
  LoopBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}
  virtual ~LoopBuilder() = default;

  /// Returns the builder for StableHLO, or that for scf and tensor.
  static std::unique_ptr<LoopBuilder>
  of(bool isStablehlo, mlir::OpBuilder &builder, mlir::Location loc);
  /// Returns the builder for the dialect of \p loop.
  static std::unique_ptr<LoopBuilder>
  of(const CountedLoop &loop, mlir::OpBuilder &builder, mlir::Location loc) {
    return of(!loop.hasOwnCounter(), builder, loc);
  }

  /// Makes an op by its name, and returns its first result if it has one.
  mlir::Value make(llvm::StringRef name, mlir::ValueRange operands,
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
  /// Returns \p offset times \p unit for ops that index.
  virtual mlir::OpFoldResult index(mlir::OpFoldResult offset,
                                   int64_t unit = 1) = 0;
  /// Reshapes \p value to \p type, which has a first dimension of 1 more or
  /// less.
  virtual mlir::Value reshape(mlir::Value value,
                              mlir::RankedTensorType type) = 0;

  /// Makes a tensor of which each element is written before it is read.
  virtual mlir::Value empty(mlir::RankedTensorType type) = 0;
  /// Reads \p range of \p whole as \p type. If one slot is read, the type may
  /// lack the sliced dimension.
  virtual mlir::Value take(mlir::Value whole, SlicedDim where,
                           const SliceRange &range,
                           mlir::RankedTensorType type) = 0;
  mlir::Value take(mlir::Value whole, SlicedDim where,
                   const SliceRange &range) {
    auto type = mlir::cast<mlir::RankedTensorType>(whole.getType());
    return take(whole, where, range, sliceType(type, where, range.size));
  }
  /// Returns \p whole with \p slice written into it. If the slice is one slot,
  /// it may lack the sliced dimension.
  virtual mlir::Value put(mlir::Value slice, mlir::Value whole, SlicedDim where,
                          const SliceRange &range) = 0;

  /// Makes an empty stack of \p slots slices.
  mlir::Value stack(mlir::RankedTensorType slice, int64_t slots);
  /// Writes \p slice, which may have a first dimension of 1, into a slot.
  mlir::Value write(mlir::Value stack, mlir::Value slice, mlir::Value slot) {
    return put(slice, stack, SlicedDim(), {slot, 1});
  }
  mlir::Value read(mlir::Value stack, mlir::RankedTensorType slice,
                   mlir::Value slot) {
    return take(stack, SlicedDim(), {slot, 1}, slice);
  }
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
  /// Makes a loop that runs \p body \p trips times, and counts from 0 like \p
  /// like. If \p like is null, the loop has a counter of the dialect's usual
  /// type. Returns the last carried values. The body may use values from
  /// outside.
  virtual llvm::SmallVector<mlir::Value> loop(const CountedLoop *like,
                                              int64_t trips,
                                              mlir::ValueRange carried,
                                              Body body) = 0;

protected:
  mlir::OpBuilder &builder;
  mlir::Location loc;
};

/// Returns the type of a stack of \p slots slices.
mlir::RankedTensorType withSlots(mlir::RankedTensorType slice, int64_t slots);

// Each dialect has a file that defines one of these functions.
std::unique_ptr<LoopBuilder> makeForBuilder(mlir::OpBuilder &builder,
                                            mlir::Location loc);
std::unique_ptr<LoopBuilder> makeWhileBuilder(mlir::OpBuilder &builder,
                                              mlir::Location loc);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPBUILDER_H
