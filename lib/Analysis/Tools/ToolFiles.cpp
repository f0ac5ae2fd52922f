//===- ToolFiles.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Tools/ToolFiles.h"

#include "Exchange/File.h"

#include "llvm/Support/FileSystem.h"

#include <csignal>

using namespace remat;

Result<std::unique_ptr<llvm::MemoryBuffer>>
remat::openInput(const std::string &path) {
  if (path != "-" && llvm::sys::fs::is_regular_file(path)) {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    if (!buffer)
      return Error{"cannot read '" + path +
                   "': " + buffer.getError().message()};
    return std::move(*buffer);
  }
  Result<std::string> text = readTextFile(path);
  if (!text)
    return text.error();
  return llvm::MemoryBuffer::getMemBufferCopy(*text,
                                              path == "-" ? "<stdin>" : path);
}

void OutputStream::write_impl(const char *text, size_t bytes) {
  written += bytes;
  if (!error)
    error = file.write({text, bytes});
}

std::optional<Error> OutputStream::commit() {
  flush();
  return error ? error : file.commit();
}

void remat::initToolOutput() { std::signal(SIGXFSZ, SIG_IGN); }

std::optional<Error> remat::finishStandardOutput() {
  llvm::outs().flush();
  if (!llvm::outs().has_error())
    return std::nullopt;
  Error error{"cannot write to standard output: " +
              llvm::outs().error().message()};
  llvm::outs().clear_error();
  return error;
}
