//===- LoopBuilder.h - Writes loops, stacks and slices ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code that rewrites loops or computes a step in slices says what is to be
// computed. The dialect of the program decides how a counting loop, a stack, a
// slot and a slice are written. The class LoopBuilder is the interface for all
// dialects. ForBuilder.cpp writes scf and tensor ops, and WhileBuilder.cpp
// writes StableHLO ops.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPBUILDER_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPBUILDER_H

#include "Analysis/Loops/Loops.h"
#include "Analysis/Slices/SliceRules.h"

namespace remat {

/// A range of elements of the sliced dimension, from `offset` to `offset` +
/// `size` - 1. The offset of the range is a number, or a value that has the
/// type of the loop's counter.
struct SliceRange {
  mlir::OpFoldResult offset;
  int64_t size = 0;
};

class LoopBuilder {
public:
  LoopBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}
  virtual ~LoopBuilder() = default;

  /// Returns the builder for StableHLO if \p isStablehlo is true, else the
  /// builder for scf and tensor.
  static std::unique_ptr<LoopBuilder>
  of(bool isStablehlo, mlir::OpBuilder &builder, mlir::Location loc);
  /// Returns the builder for the dialect of \p loop.
  static std::unique_ptr<LoopBuilder>
  of(const CountedLoop &loop, mlir::OpBuilder &builder, mlir::Location loc) {
    return of(!loop.hasOwnCounter(), builder, loc);
  }

  /// Makes the op that is called \p name. Returns its first result, if any.
  mlir::Value make(llvm::StringRef name, mlir::ValueRange operands,
                   mlir::TypeRange types,
                   llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
  /// Returns \p value as a constant of \p type, the type of a counter.
  virtual mlir::Value constant(mlir::Type type, int64_t value) = 0;
  /// Returns `name(left, right)` for two numbers of a counter's type. The \p
  /// name is add, subtract, multiply, divide, minimum or maximum.
  virtual mlir::Value scalar(llvm::StringRef name, mlir::Value left,
                             mlir::Value right) = 0;
  mlir::Value scalar(llvm::StringRef name, mlir::Value left, int64_t right) {
    return scalar(name, left, constant(left.getType(), right));
  }
  /// Returns the product of \p offset and \p unit in the form that indexing ops
  /// take.
  virtual mlir::OpFoldResult index(mlir::OpFoldResult offset,
                                   int64_t unit = 1) = 0;
  /// Reshapes \p value to \p type. The reshape adds or drops a first dimension
  /// of size 1.
  virtual mlir::Value reshape(mlir::Value value,
                              mlir::RankedTensorType type) = 0;

  /// Makes a tensor whose elements are all written before they are read.
  virtual mlir::Value empty(mlir::RankedTensorType type) = 0;
  /// Reads the part \p range of \p whole as a tensor of type \p type. If the
  /// part is one slot of a stack, \p type may lack the sliced dimension.
  virtual mlir::Value take(mlir::Value whole, SlicedDim where,
                           const SliceRange &range,
                           mlir::RankedTensorType type) = 0;
  mlir::Value take(mlir::Value whole, SlicedDim where,
                   const SliceRange &range) {
    auto type = mlir::cast<mlir::RankedTensorType>(whole.getType());
    return take(whole, where, range, sliceType(type, where, range.size));
  }
  /// Returns \p whole with \p slice written into it. If \p slice is one slot of
  /// a stack, it may lack the sliced dimension.
  virtual mlir::Value put(mlir::Value slice, mlir::Value whole, SlicedDim where,
                          const SliceRange &range) = 0;

  /// Makes an empty stack of \p slots slots.
  mlir::Value stack(mlir::RankedTensorType slice, int64_t slots);
  /// Writes \p slice into the slot \p slot of \p stack. The written slice may
  /// have a first dimension of size 1.
  mlir::Value write(mlir::Value stack, mlir::Value slice, mlir::Value slot) {
    return put(slice, stack, SlicedDim(), {slot, 1});
  }
  mlir::Value read(mlir::Value stack, mlir::RankedTensorType slice,
                   mlir::Value slot) {
    return take(stack, SlicedDim(), {slot, 1}, slice);
  }
  /// Reads a slot. The result has a first dimension of size 1 if the dialect
  /// reads slots in this form.
  virtual mlir::Value readSlot(mlir::Value stack, mlir::RankedTensorType slice,
                               mlir::Value slot) {
    return read(stack, slice, slot);
  }
  /// The first function returns \p value in the host's memory. The second
  /// function returns it back on the device (HostPlacement.h).
  virtual mlir::Value toHost(mlir::Value value) = 0;
  virtual mlir::Value toDevice(mlir::Value value) = 0;

  /// A function that makes the body of a loop. This function gets the counter
  /// and the carried values, and returns the next carried values.
  using Body = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      mlir::Value counter, mlir::ValueRange carried)>;
  /// Makes a loop that runs \p body \p trips times. It counts from 0. The
  /// counter of the loop has the same type as the counter of \p like. If \p
  /// like is null, the counter has the dialect's usual type. Returns the
  /// carried values after the last iteration. The body may use values from
  /// outside of the loop.
  virtual llvm::SmallVector<mlir::Value> loop(const CountedLoop *like,
                                              int64_t trips,
                                              mlir::ValueRange carried,
                                              Body body) = 0;

protected:
  mlir::OpBuilder &builder;
  mlir::Location loc;
};

/// Returns the type of a stack of \p slots slots, each with the type \p slice.
mlir::RankedTensorType withSlots(mlir::RankedTensorType slice, int64_t slots);

// Each of these functions is defined in the file of its dialect.
std::unique_ptr<LoopBuilder> makeForBuilder(mlir::OpBuilder &builder,
                                            mlir::Location loc);
std::unique_ptr<LoopBuilder> makeWhileBuilder(mlir::OpBuilder &builder,
                                              mlir::Location loc);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPBUILDER_H
