//===- Corpus.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Corpus.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace remat::mutate;

static std::vector<std::string> listFiles(ArrayRef<std::string> paths) {
  std::vector<std::string> files;
  for (const std::string &path : paths) {
    if (!llvm::sys::fs::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    std::error_code error;
    for (llvm::sys::fs::recursive_directory_iterator it(path, error), end;
         it != end && !error; it.increment(error))
      if (llvm::sys::path::extension(it->path()) == ".mlir")
        files.push_back(it->path());
  }
  llvm::sort(files);
  return files;
}

static std::vector<std::string> splitParts(StringRef text) {
  std::vector<std::string> parts(1);
  for (StringRef line : llvm::split(text, '\n'))
    if (line.starts_with("// -----") || line.starts_with("//--- "))
      parts.emplace_back();
    else
      parts.back() += (line + "\n").str();
  return parts;
}

Corpus remat::mutate::readCorpus(MLIRContext &context,
                                 ArrayRef<std::string> paths,
                                 StringRef folder) {
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) {});
  Corpus corpus;
  for (const std::string &file : listFiles(paths)) {
    auto buffer = llvm::MemoryBuffer::getFile(file);
    if (!buffer)
      continue;
    uint64_t key = llvm::xxh3_64bits((*buffer)->getBuffer());
    for (PassCalls &calls : readRunLines((*buffer)->getBuffer(), folder))
      corpus.runs.push_back({file, std::move(calls), key++});
    for (auto [part, text] :
         llvm::enumerate(splitParts((*buffer)->getBuffer()))) {
      Input input{file, unsigned(part),         text, nullptr,
                  0,    llvm::xxh3_64bits(text)};
      if (StringRef(text).trim().empty())
        continue;
      input.module = parseSourceString<ModuleOp>(text, &context);
      if (input.module)
        input.module->walk([&](Operation *) { ++input.ops; });
      corpus.inputs.push_back(std::move(input));
    }
  }
  return corpus;
}
