//===- File.cpp -----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Exchange/File.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include <sys/stat.h>
#include <unistd.h>

using namespace remat;

namespace {

/// A file must fit into memory (kMostBytes). An input that may be endless, such
/// as a pipe or /dev/zero, has a lower limit (kMostStreamed).
constexpr size_t kMostBytes = size_t(4) << 30;
constexpr size_t kMostStreamed = size_t(256) << 20;

struct Closer {
  void operator()(FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<FILE, Closer>;

Error failure(const char *action, const std::string &path) {
  return Error{"cannot " + std::string(action) + " '" + path +
               "': " + std::strerror(errno)};
}

} // namespace

Result<std::string> remat::readTextFile(const std::string &path) {
  File file(path == "-" ? ::fdopen(::dup(STDIN_FILENO), "rb")
                        : std::fopen(path.c_str(), "rb"));
  if (!file)
    return failure("read", path);
  struct stat status = {};
  ::fstat(::fileno(file.get()), &status);
  size_t most = S_ISREG(status.st_mode) ? kMostBytes : kMostStreamed;
  std::string text;
  char chunk[1 << 16];
  while (size_t n = std::fread(chunk, 1, sizeof(chunk), file.get())) {
    text.append(chunk, n);
    if (text.size() > most)
      return Error{"cannot read '" + path + "': it has more than " +
                   std::to_string(most) + " bytes: name a smaller file"};
  }
  if (std::ferror(file.get()))
    return failure("read", path);
  return text;
}

std::optional<Error> remat::writeTextFile(const std::string &path,
                                          std::string_view text,
                                          OutputFile::Kind kind) {
  Result<OutputFile> file = OutputFile::open(path, kind);
  if (!file)
    return file.error();
  if (auto error = file->write(text))
    return error;
  return file->commit();
}
