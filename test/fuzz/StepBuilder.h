//===- StepBuilder.h - Random ops over a pool of values ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each method below that makes ops takes a value that the first of them reads,
// chooses everything else at random, and adds its results to the pool. It
// returns false where it has nothing to offer for such a value.
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

  /// Tensors made so far, arguments included, in order.
  const std::vector<mlir::Value> &values() const { return pool; }
  mlir::Value addArgument(mlir::RankedTensorType type);
  /// Element type and shape of an argument.
  mlir::RankedTensorType randomType();
  /// A tensor of rank 0 that depends on \p x and \p y.
  mlir::Value makeLoss(mlir::Value x, mlir::Value y);
  /// One op or a few that belong together, the first of which reads \p x.
  void addOps(mlir::Value x);

private:
  using Value = mlir::Value;
  using Shape = llvm::ArrayRef<int64_t>;
  /// What a body computes from numbers, and how large that may become.
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
  /// The same, but at times \p x itself where steps have squares.
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

/// A linalg.generic to be: what it reads and writes, and over which loops.
struct StepBuilder::Loop {
  llvm::SmallVector<Value> inputs;
  llvm::SmallVector<mlir::AffineMap> inputMaps;
  llvm::SmallVector<mlir::RankedTensorType> types; ///< Those of the results.
  llvm::SmallVector<mlir::AffineMap> outputMaps;
  llvm::SmallVector<int64_t> shape; ///< The iteration space.
  /// Reads an element of this tensor inside the body, where it is set.
  Value captured;
  bool reduces = false;
};

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_STEPBUILDER_H
