//===- ToolFiles.h - The files that tools read and write --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All tools that read IR use these functions to open their inputs and to finish
// standard output. Therefore all of them report an endless input and a full
// disk as errors.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_TOOLS_TOOLFILES_H
#define REMAT_LIB_ANALYSIS_TOOLS_TOOLFILES_H

#include "Exchange/OutputFile.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace remat {

/// Opens the file at \p path, or standard input for `-`. If the path is not a
/// regular file, the input may have at most as many bytes as readTextFile
/// accepts.
Result<std::unique_ptr<llvm::MemoryBuffer>> openInput(const std::string &path);

/// A stream of LLVM that writes to an OutputFile.
class OutputStream : public llvm::raw_ostream {
public:
  explicit OutputStream(OutputFile file) : file(std::move(file)) {}
  ~OutputStream() override { flush(); }

  /// The caller must call commit() exactly once, after it has written
  /// everything. Returns the first error.
  std::optional<Error> commit();

private:
  void write_impl(const char *text, size_t bytes) override;
  uint64_t current_pos() const override { return written; }

  OutputFile file;
  std::optional<Error> error;
  uint64_t written = 0;
};

/// A tool calls this function before it writes. If an output file then exceeds
/// a limit on file sizes, writing returns an error, and no signal ends the
/// tool.
void initToolOutput();

/// Flushes standard output. Returns an error if a part of the output could not
/// be written.
std::optional<Error> finishStandardOutput();

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_TOOLS_TOOLFILES_H
