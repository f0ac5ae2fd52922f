//===- Corpus.h - What is mutated -------------------------------*- C++ -*-===//
#ifndef REMAT_TEST_MUTATE_CORPUS_H
#define REMAT_TEST_MUTATE_CORPUS_H

#include "PassCalls.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace remat::mutate {

/// One part of a test's file, as `--split-input-file` and `split-file` part it.
struct Input {
  std::string file;
  unsigned part = 0;
  std::string text;
  mlir::OwningOpRef<mlir::ModuleOp> module; ///< Null where it does not parse.
  size_t ops = 0;
};

struct Corpus {
  std::vector<Input> inputs;
  /// What the files' own RUN lines call.
  std::vector<std::pair<std::string, PassCalls>> runs;
};

/// Every .mlir file of \p paths, which are files and folders, in the order of
/// their names. Files that the passes write are in \p folder.
Corpus readCorpus(mlir::MLIRContext &context, llvm::ArrayRef<std::string> paths,
                  llvm::StringRef folder);

} // namespace remat::mutate

#endif // REMAT_TEST_MUTATE_CORPUS_H
