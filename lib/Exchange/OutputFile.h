//===- OutputFile.h - The one way to write a file ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every output of every tool is written by this class, so that none of them
// leaves half a file, replaces a symbolic link or a device, or ends without a
// message on a full disk.
//
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

/// A file that is written piece by piece and takes its place when it is
/// committed:
/// - Behind a symbolic link the link's target is written, and the link stays.
/// - What is no regular file (a pipe, a terminal, /dev/full) is written
///   straight, and so is what standard output or error goes to; "-" is standard
///   output.
/// - A regular file is written beside its place, where the file system can
///   under no name at all, so that nothing is left when the process is killed.
///   commit() puts it there, with the permissions of the file that it replaces.
/// Errors say the path as the user gave it.
class OutputFile {
public:
  /// The permissions of a file that is not there yet.
  enum class Kind { Data, Program };

  static Result<OutputFile> open(const std::string &path,
                                 Kind kind = Kind::Data);
  OutputFile(OutputFile &&other);
  OutputFile(const OutputFile &) = delete;
  OutputFile &operator=(const OutputFile &) = delete;
  /// Without a commit nothing changes, except what was written directly.
  ~OutputFile();

  std::optional<Error> write(std::string_view bytes);
  /// Call this once. The file is closed afterwards, whether this worked or not.
  std::optional<Error> commit();

private:
  OutputFile(const std::string &path, Kind kind);
  std::optional<Error> openStraight(int descriptor);
  std::optional<Error> openBeside();
  int putInPlace();
  int putNameless();
  std::optional<Error> failure() const;

  std::string path;      ///< The path that the user gave.
  std::string target;    ///< Behind links; empty where it is written straight.
  std::string temporary; ///< Empty where the file has no name yet.
  std::unique_ptr<RemovedOnSignal> removal; ///< Removes the temporary.
  Kind kind;
  int descriptor = -1;
};

/// Returns the error that opening \p path would give, and changes nothing.
std::optional<Error> checkOutput(const std::string &path);

} // namespace remat

#endif // REMAT_LIB_EXCHANGE_OUTPUTFILE_H
