//===- OutputFile.h - Writes an output file safely --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All tools write all outputs with this class. No output is then left half
// written. Symbolic links and devices are never replaced. A full disk gives an
// error message.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_OUTPUTFILE_H
#define REMAT_LIB_EXCHANGE_OUTPUTFILE_H

#include "remat/Core/Base/Result.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace remat {

class RemovedOnSignal;

/// A file that is written piece by piece. Then commit() puts it into place:
/// - If the path is a symbolic link, its target is written, and the link stays.
/// - An output that is not a regular file (a pipe, a terminal, /dev/full) is
///   written directly. If standard output or error already writes to the same
///   file, the output is written directly too. `-` is standard output.
/// - A regular file is first written to a new file in the same folder. If the
///   file system allows it, the new file has no name yet, so that nothing is
///   left when the process is killed. Then commit() gives the new file its
///   name, and the permissions of the file that it replaces. Errors contain the
///   path as the user gave it.
class OutputFile {
public:
  /// The kind of a new file, which sets its permissions.
  enum class Kind { Data, Program };

  static Result<OutputFile> open(const std::string &path,
                                 Kind kind = Kind::Data);
  OutputFile(OutputFile &&other);
  OutputFile(const OutputFile &) = delete;
  OutputFile &operator=(const OutputFile &) = delete;
  /// Without a call of commit(), the output does not change, unless it is
  /// written directly.
  ~OutputFile();

  std::optional<Error> write(std::string_view bytes);
  /// Call commit() once. It closes the file, whether it succeeds or not.
  std::optional<Error> commit();

private:
  OutputFile(const std::string &path, Kind kind);
  std::optional<Error> openStraight(int descriptor);
  std::optional<Error> openBeside();
  int putInPlace();
  int putNameless();
  std::optional<Error> failure() const;

  std::string path; ///< The path that the user gave.
  /// The target behind symbolic links. The target is empty if the output is
  /// written directly.
  std::string target;
  std::string temporary; ///< The path of the new file, or empty if it has no
                         ///< name yet.
  std::unique_ptr<RemovedOnSignal> removal; ///< Removes the temporary file.
  Kind kind;
  int descriptor = -1;
};

/// Returns the error that opening \p path would give. Changes nothing.
std::optional<Error> checkOutput(const std::string &path);

} // namespace remat

#endif // REMAT_LIB_EXCHANGE_OUTPUTFILE_H
