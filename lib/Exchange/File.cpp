//===- File.cpp -----------------------------------------------------------===//

#include "remat/Exchange/File.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include <unistd.h>

using namespace remat;
namespace fs = std::filesystem;

namespace {

struct Closer {
  void operator()(FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<FILE, Closer>;

Error failure(const char *action, const std::string &path) {
  return Error{"cannot " + std::string(action) + " '" + path +
               "': " + std::strerror(errno)};
}

/// Writes straight to \p place. Messages say \p path, the user's name for it.
std::optional<Error> writeTo(const std::string &place, std::string_view text,
                             const std::string &path) {
  File file(std::fopen(place.c_str(), "wb"));
  if (!file ||
      std::fwrite(text.data(), 1, text.size(), file.get()) != text.size())
    return failure("write", path);
  if (std::fclose(file.release()) != 0) // Where a full disk may show.
    return failure("write", path);
  return std::nullopt;
}

} // namespace

Result<std::string> remat::readTextFile(const std::string &path) {
  File file(std::fopen(path.c_str(), "rb"));
  if (!file)
    return failure("read", path);
  std::string text;
  char chunk[1 << 16];
  while (size_t n = std::fread(chunk, 1, sizeof(chunk), file.get()))
    text.append(chunk, n);
  if (std::ferror(file.get()))
    return failure("read", path);
  return text;
}

std::optional<Error> remat::writeTextFile(const std::string &path,
                                          std::string_view text) {
  std::error_code code;
  fs::file_status status = fs::status(path, code);
  if (fs::exists(status) && !fs::is_regular_file(status))
    return writeTo(path, text, path);

  // Through a symbolic link, so that the link stays.
  fs::path target = path;
  code.clear(); // There need not be a file yet.
  if (fs::exists(status))
    target = fs::canonical(target, code);
  if (code)
    return Error{"cannot write '" + path + "': " + code.message()};
  std::string temporary =
      target.string() + ".tmp-" + std::to_string(::getpid());
  if (auto error = writeTo(temporary, text, path)) {
    fs::remove(temporary, code);
    return error;
  }
  fs::rename(temporary, target, code);
  if (!code)
    return std::nullopt;
  Error error{"cannot write '" + path + "': " + code.message()};
  fs::remove(temporary, code);
  return error;
}
