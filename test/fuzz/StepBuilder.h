//===- StepBuilder.h - Random ops over a pool of values ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each method below that makes ops takes a value for its first op to read,
// chooses everything else at random, and adds its results to the pool. The
// method returns false if it can make no op for this value.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TEST_FUZZ_STEPBUILDER_H
#define REMAT_TEST_FUZZ_STEPBUILDER_H

#include "Features.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

#include <optional>

namespace remat::fuzz {

class StepBuilder {
public:
  StepBuilder(mlir::func::FuncOp function, Random &random,
              const Features &features);

  /// The tensors that were made so far, including arguments, in order.
  const std::vector<mlir::Value> &values() const { return pool; }
  mlir::Value addArgument(mlir::RankedTensorType type);
  /// Returns a random element type and shape for an argument.
  mlir::RankedTensorType randomType();
  /// Makes a tensor of rank 0 that depends on \p x and \p y.
  mlir::Value makeLoss(mlir::Value x, mlir::Value y);
  /// Makes one op, or a few ops that belong together. The first op reads \p x.
  void addOps(mlir::Value x);

private:
  using Value = mlir::Value;
  using Shape = llvm::ArrayRef<int64_t>;
  /// The number that a body computes from its inputs, and a bound on its size.
  struct Number {
    Value value;
    double bound;
  };
  struct Loop;

  // ElementOps.cpp
  bool elementwise(Value x);
  bool namedElementwise(Value x);
  bool tensorArith(Value x);
  bool capture(Value x);
  bool leaf(Value x);
  bool scalar(Value x);
  // ContractionOps.cpp
  bool matmul(Value x);
  bool contraction(Value x);
  bool reduction(Value x);
  bool namedReduction(Value x);
  bool loop(Value x);
  bool sliceLoop(Value x);
  // CarryLoops.cpp
  bool carryLoop(Value x);
  // ShapeOps.cpp
  bool view(Value x);
  bool slice(Value x);
  bool columns(Value x);
  bool computedSlice(Value x);
  Value computedIndex(int64_t most);
  bool insertSlice(Value x);
  bool pad(Value x);
  bool transposeOrBroadcast(Value x);
  bool concat(Value x);

  // Branches.cpp
  bool branch(Value x);
  bool copied(Value x);
  Value isPositive(Value x);
  Value yielded(mlir::RankedTensorType type, size_t first);
  void fillSide(mlir::Block &side, llvm::ArrayRef<mlir::Type> types, Value x,
                llvm::MutableArrayRef<double> sideBounds);
  Value allocated(mlir::RankedTensorType type);

  // Pool.cpp
  Value add(Value value, double bound);
  Value other(Shape shape, mlir::AffineMap &map);
  Value ofType(mlir::RankedTensorType type);
  /// Returns a value like ofType does, but sometimes \p x itself if steps have
  /// squares.
  Value partner(Value x);
  bool mayHold(mlir::RankedTensorType type, double bound) const;
  Value empty(mlir::RankedTensorType type);
  Value filled(mlir::RankedTensorType type);
  Value destination(mlir::RankedTensorType type, bool &hasContent);
  std::optional<mlir::AffineMap> readMap(Shape from, Shape loop);
  double boundOf(Value value) const { return bounds.lookup(value); }
  mlir::RankedTensorType typeOf(Value value) const {
    return mlir::cast<mlir::RankedTensorType>(value.getType());
  }
  mlir::RankedTensorType f32(Shape shape) {
    return mlir::RankedTensorType::get(shape, builder.getF32Type());
  }
  mlir::Type randomElement();

  // Bodies.cpp
  static Number load(mlir::OpBuilder &b, Number number);
  static Value store(mlir::OpBuilder &b, Number number, mlir::Type type);
  static Number bounded(mlir::OpBuilder &b, Number number);
  static Number combine(mlir::OpBuilder &b, unsigned kind,
                        llvm::ArrayRef<Number> in);
  void generic(Loop loop, unsigned kind);

  mlir::func::FuncOp function;
  Random &random;
  const Features &features;
  mlir::OpBuilder builder;
  mlir::Location loc;
  std::vector<Value> pool;
  llvm::DenseMap<Value, double> bounds;
  llvm::DenseMap<mlir::Type, Value> sharedEmpty, sharedFill;
  unsigned depth = 0; ///< The depth of nested branches.
};

/// Describes a linalg.generic that is to be made: the tensors that it reads and
/// writes, and its loops.
struct StepBuilder::Loop {
  llvm::SmallVector<Value> inputs;
  llvm::SmallVector<mlir::AffineMap> inputMaps;
  llvm::SmallVector<mlir::RankedTensorType> types; ///< The maps of the results.
  llvm::SmallVector<mlir::AffineMap> outputMaps;
  llvm::SmallVector<int64_t> shape; ///< The iteration space.
  /// If set, the body reads an element of this tensor.
  Value captured;
  bool reduces = false;
};

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_STEPBUILDER_H
