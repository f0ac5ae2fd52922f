//===- ToolFiles.h - What command line tools read and write -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tools that read IR open their inputs and close standard output alike, so
// that a file without an end and a full disk are errors of all of them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_ANALYSIS_TOOLFILES_H
#define REMAT_ANALYSIS_TOOLFILES_H

#include "remat/Exchange/OutputFile.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace remat {

/// The file at \p path, or standard input for "-". What is no regular file may
/// have as many bytes as readTextFile takes.
Result<std::unique_ptr<llvm::MemoryBuffer>> openInput(const std::string &path);

/// An OutputFile as a stream.
class OutputStream : public llvm::raw_ostream {
public:
  explicit OutputStream(OutputFile file) : file(std::move(file)) {}
  ~OutputStream() override { flush(); }

  /// Once, after everything is written: the first error there was.
  std::optional<Error> commit();

private:
  void write_impl(const char *text, size_t bytes) override;
  uint64_t current_pos() const override { return written; }

  OutputFile file;
  std::optional<Error> error;
  uint64_t written = 0;
};

/// Before a tool writes: a limit on the size of files is an error, no signal.
void initToolOutput();

/// Flushes standard output; the error where not all of it could be written.
std::optional<Error> finishStandardOutput();

} // namespace remat

#endif // REMAT_ANALYSIS_TOOLFILES_H
