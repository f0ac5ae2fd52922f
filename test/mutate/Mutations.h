//===- Mutations.h - Changes of a module ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each changes one thing and may leave an invalid module, which is then
// skipped.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TEST_MUTATE_MUTATIONS_H
#define REMAT_TEST_MUTATE_MUTATIONS_H

#include "Corpus.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::mutate {

struct Mutation {
  llvm::StringRef name;
  /// Whether anything was changed.
  bool (*apply)(mlir::ModuleOp module, const Corpus &corpus, Random &random);
};

llvm::ArrayRef<Mutation> opMutations();
llvm::ArrayRef<Mutation> typeMutations();
llvm::ArrayRef<Mutation> attributeMutations();
llvm::ArrayRef<Mutation> functionMutations();
llvm::ArrayRef<Mutation> formMutations();

/// Applies one of all, and returns its name; empty where none could be.
llvm::StringRef mutate(mlir::ModuleOp module, const Corpus &corpus,
                       Random &random);

/// Leaves a part of the first step of \p module, so that it has about \p most
/// ops: what the part reads of before it are arguments, and what it computes
/// for after it are results.
void crop(mlir::ModuleOp module, size_t most, Random &random);

/// \p text with a few changes of lines, numbers and letters.
std::string mutateText(std::string text, Random &random);

// What the mutations choose among.

/// All ops in \p module that \p filter takes, nested ones too.
std::vector<mlir::Operation *>
listOps(mlir::ModuleOp module,
        llvm::function_ref<bool(mlir::Operation *)> filter);
mlir::Operation *pickOp(mlir::ModuleOp module, Random &random,
                        llvm::function_ref<bool(mlir::Operation *)> filter);
mlir::Operation *pickOp(mlir::ModuleOp module, Random &random);
mlir::func::FuncOp pickFunction(mlir::ModuleOp module, Random &random);
/// A value of \p type that \p op can read, and not \p except; or null.
mlir::Value pickValue(mlir::Operation *op, mlir::Type type, mlir::Value except,
                      Random &random);
std::vector<mlir::Value> listValues(mlir::Operation *op);

} // namespace remat::mutate

#endif // REMAT_TEST_MUTATE_MUTATIONS_H
