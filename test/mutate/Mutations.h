//===- Mutations.h - Changes of a module ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each mutation changes one thing. A mutation may leave an invalid module,
// which is then skipped.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TEST_MUTATE_MUTATIONS_H
#define REMAT_TEST_MUTATE_MUTATIONS_H

#include "Corpus.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::mutate {

struct Mutation {
  llvm::StringRef name;
  /// Returns whether it changed the module.
  bool (*apply)(mlir::ModuleOp module, const Corpus &corpus, Random &random);
};

llvm::ArrayRef<Mutation> opMutations();
llvm::ArrayRef<Mutation> typeMutations();
llvm::ArrayRef<Mutation> attributeMutations();
llvm::ArrayRef<Mutation> functionMutations();
llvm::ArrayRef<Mutation> formMutations();

/// Applies one mutation and returns its name, or an empty name if no mutation
/// was possible.
llvm::StringRef mutate(mlir::ModuleOp module, const Corpus &corpus,
                       Random &random);

/// Keeps about \p most consecutive ops of the first step of \p module. The
/// values that the part reads become arguments, and the values that it computes
/// for the rest of the step become results.
void crop(mlir::ModuleOp module, size_t most, Random &random);

/// Returns \p text with a few changes of lines, numbers and letters.
std::string mutateText(std::string text, Random &random);

// Mutations choose ops, functions and values by these functions.

/// Returns all ops in \p module for which \p filter is true, including nested
/// ones.
std::vector<mlir::Operation *>
listOps(mlir::ModuleOp module,
        llvm::function_ref<bool(mlir::Operation *)> filter);
mlir::Operation *pickOp(mlir::ModuleOp module, Random &random,
                        llvm::function_ref<bool(mlir::Operation *)> filter);
mlir::Operation *pickOp(mlir::ModuleOp module, Random &random);
mlir::func::FuncOp pickFunction(mlir::ModuleOp module, Random &random);
/// Returns a value of \p type that \p op can read, or null. The value \p except
/// is never returned.
mlir::Value pickValue(mlir::Operation *op, mlir::Type type, mlir::Value except,
                      Random &random);
std::vector<mlir::Value> listValues(mlir::Operation *op);

} // namespace remat::mutate

#endif // REMAT_TEST_MUTATE_MUTATIONS_H
