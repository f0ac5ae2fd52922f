//===- Corpus.h - What is mutated -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_MUTATE_CORPUS_H
#define REMAT_TEST_MUTATE_CORPUS_H

#include "PassCalls.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace remat::mutate {

/// One part of a test's file. `--split-input-file` and `split-file` define the
/// parts.
struct Input {
  std::string file;
  unsigned part = 0;
  std::string text;
  /// The part as a module, or null if the part cannot be parsed.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  size_t ops = 0;
  uint64_t key = 0; ///< A hash of the text.
};

/// The call of remat-opt in one RUN line of a file.
struct Run {
  std::string file;
  PassCalls calls;
  uint64_t key = 0; ///< A hash of the file's text and the line's number.
};

struct Corpus {
  std::vector<Input> inputs;
  std::vector<Run> runs;
};

/// Returns the item of \p items whose key makes the largest number together
/// with the next number that \p random draws (Thaler and Ravishankar 1998). If
/// an item is added or removed, only the choices of this item change.
template <typename Item>
const Item &pickByKey(const std::vector<Item> &items, Random &random) {
  uint64_t bits = random.bits();
  auto weigh = [=](const Item &item) { return Random(bits ^ item.key).bits(); };
  return *llvm::max_element(items, [&](const Item &one, const Item &other) {
    return weigh(one) < weigh(other);
  });
}

/// Returns every .mlir file of \p paths in the order of their names. \p paths
/// are files and folders. The files that passes write are in \p folder.
Corpus readCorpus(mlir::MLIRContext &context, llvm::ArrayRef<std::string> paths,
                  llvm::StringRef folder);

} // namespace remat::mutate

#endif // REMAT_TEST_MUTATE_CORPUS_H
