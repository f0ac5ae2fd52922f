//===- OutputFile.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Exchange/OutputFile.h"

#include "Exchange/RemovedOnSignal.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <initializer_list>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

using namespace remat;
namespace fs = std::filesystem;

namespace {

/// If a program writes into a closed pipe, or beyond a limit on file sizes, a
/// signal ends the process, and the tool cannot say what went wrong. While this
/// object holds signals back from this thread, the write returns an error. The
/// destructor drops the signals that arrived, unless they were pending before.
class SignalsHeldBack {
public:
  SignalsHeldBack(std::initializer_list<int> numbers) {
    sigemptyset(&held);
    sigset_t waiting;
    sigpending(&waiting);
    for (int number : numbers)
      if (!sigismember(&waiting, number))
        sigaddset(&held, number);
    pthread_sigmask(SIG_BLOCK, &held, &before);
  }
  ~SignalsHeldBack() {
    timespec none = {};
    while (sigtimedwait(&held, nullptr, &none) > 0)
      ;
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
  }
  SignalsHeldBack(const SignalsHeldBack &) = delete;
  SignalsHeldBack &operator=(const SignalsHeldBack &) = delete;

private:
  sigset_t held, before;
};

/// Returns the target of a chain of symbolic links. The target need not exist.
fs::path behindLinks(fs::path path) {
  constexpr int kMostLinks = 40; // The kernel follows at most this many links.
  std::error_code code;
  for (int i = 0; i < kMostLinks && fs::is_symlink(path, code); ++i)
    path = path.parent_path() / fs::read_symlink(path, code);
  return path;
}

fs::path folderOf(const std::string &target) {
  fs::path folder = fs::path(target).parent_path();
  return folder.empty() ? "." : folder;
}

/// Returns a path in the target's folder that this process uses for no other
/// file.
std::string nameBeside(const std::string &target) {
  static std::atomic<unsigned> number = 0;
  return target + ".tmp-" + std::to_string(::getpid()) + "-" +
         std::to_string(number++);
}

/// Returns the path in /proc of the open file \p descriptor, which may have no
/// name.
std::string inProc(int descriptor) {
  return "/proc/self/fd/" + std::to_string(descriptor);
}

/// Returns the descriptor of standard output or standard error if it writes to
/// the file with \p status, otherwise -1.
int ownStream(const struct stat &status) {
  for (int stream : {STDOUT_FILENO, STDERR_FILENO}) {
    struct stat own;
    if (::fstat(stream, &own) == 0 && own.st_dev == status.st_dev &&
        own.st_ino == status.st_ino)
      return stream;
  }
  return -1;
}

/// If \p target exists, gives its owner and permissions to the new file. A
/// program is always made executable.
int takePermissions(int descriptor, const std::string &target,
                    OutputFile::Kind kind) {
  struct stat old, made;
  if (::stat(target.c_str(), &old) != 0 || ::fstat(descriptor, &made) != 0)
    return 0;
  // Only root may change the owner of a file. For other users, the new file
  // stays theirs.
  if (old.st_uid != made.st_uid || old.st_gid != made.st_gid)
    (void)!::fchown(descriptor, old.st_uid, old.st_gid);
  mode_t mode = old.st_mode & 07777;
  if (kind == OutputFile::Kind::Program)
    mode |= made.st_mode & 0111;
  return ::fchmod(descriptor, mode);
}

} // namespace

OutputFile::OutputFile(const std::string &path, Kind kind)
    : path(path), kind(kind) {}

OutputFile::OutputFile(OutputFile &&other)
    : path(std::move(other.path)), target(std::move(other.target)),
      temporary(std::exchange(other.temporary, {})),
      removal(std::move(other.removal)), kind(other.kind),
      descriptor(std::exchange(other.descriptor, -1)) {}

OutputFile::~OutputFile() {
  if (descriptor >= 0)
    ::close(descriptor);
  if (!temporary.empty())
    ::unlink(temporary.c_str());
}

std::optional<Error> OutputFile::failure() const {
  return Error{"cannot write '" + path + "': " + std::strerror(errno)};
}

Result<OutputFile> OutputFile::open(const std::string &path, Kind kind) {
  if (path.empty())
    return Error{"no file is named to write to"};
  OutputFile file(path, kind);
  struct stat status;
  bool exists = false;
  std::optional<Error> error;
  if (path == "-") {
    error = file.openStraight(::dup(STDOUT_FILENO));
  } else if ((exists = ::stat(path.c_str(), &status) == 0) &&
             ownStream(status) >= 0) {
    error = file.openStraight(::dup(ownStream(status)));
  } else if (exists && !S_ISREG(status.st_mode)) {
    error = file.openStraight(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  } else if (!exists && errno != ENOENT) {
    error = file.failure();
  } else {
    file.target = behindLinks(path).string();
    error = file.openBeside();
  }
  if (error)
    return *error;
  return file;
}

std::optional<Error> OutputFile::openStraight(int opened) {
  descriptor = opened;
  return descriptor < 0 ? failure() : std::nullopt;
}

std::optional<Error> OutputFile::openBeside() {
  // A rename would replace even a file that its owner has write-protected.
  if (::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0 &&
      errno != ENOENT)
    return failure();
  mode_t mode = kind == Kind::Program ? 0777 : 0666;
#ifdef O_TMPFILE
  descriptor =
      ::open(folderOf(target).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
  if (descriptor >= 0 && ::access(inProc(descriptor).c_str(), F_OK) == 0)
    return std::nullopt;
  if (descriptor >= 0)
    ::close(descriptor);
#endif
  temporary = nameBeside(target);
  removal = std::make_unique<RemovedOnSignal>(temporary);
  descriptor =
      ::open(temporary.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode);
  if (descriptor >= 0)
    return std::nullopt;
  temporary.clear();
  return failure();
}

std::optional<Error> OutputFile::write(std::string_view bytes) {
  // A closed pipe and a limit on file sizes give errors here, not signals.
  SignalsHeldBack held({SIGPIPE, SIGXFSZ});
  while (!bytes.empty()) {
    ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR)
      continue;
    if (written < 0)
      return failure();
    bytes.remove_prefix(size_t(written));
  }
  return std::nullopt;
}

std::optional<Error> OutputFile::commit() {
  int code = target.empty() ? 0 : takePermissions(descriptor, target, kind);
  if (code == 0 && !target.empty())
    code = putInPlace();
  std::optional<Error> error = code == 0 ? std::nullopt : failure();
  // Some file systems report a full disk only when the file is closed.
  if (::close(std::exchange(descriptor, -1)) != 0 && !error)
    error = failure();
  return error;
}

int OutputFile::putInPlace() {
  if (temporary.empty() && putNameless() == 0)
    return 0;
  if (temporary.empty()) // The link failed for a reason other than an existing
                         // file.
    return -1;
  if (::rename(temporary.c_str(), target.c_str()) != 0)
    return -1;
  temporary.clear();
  return 0;
}

/// The new file was opened without a name. This function gives it the name of
/// the target if no file has this name yet. Otherwise the function gives it a
/// temporary name in the same folder. Returns 0 if the file has the target's
/// name.
int OutputFile::putNameless() {
  auto link = [&](const std::string &name) {
    return ::linkat(AT_FDCWD, inProc(descriptor).c_str(), AT_FDCWD,
                    name.c_str(), AT_SYMLINK_FOLLOW);
  };
  if (link(target) == 0)
    return 0;
  if (errno != EEXIST)
    return -1;
  std::string name = nameBeside(target);
  removal = std::make_unique<RemovedOnSignal>(name);
  if (link(name) == 0)
    temporary = name;
  return -1;
}

std::optional<Error> remat::checkOutput(const std::string &path) {
  struct stat status;
  if (path == "-" || (::stat(path.c_str(), &status) == 0 &&
                      !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)))
    return std::nullopt; // An output that is not a regular file is not opened,
                         // because opening a pipe would wait for its reader.
  Result<OutputFile> file = OutputFile::open(path);
  return file ? std::nullopt : std::optional(file.error());
}
