//===- RemovedOnSignal.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Exchange/RemovedOnSignal.h"

#include <array>
#include <atomic>
#include <csignal>
#include <mutex>

#include <unistd.h>

using namespace remat;

namespace {

constexpr std::array kSignals = {SIGHUP, SIGINT, SIGTERM};
/// At most this many paths are removed when a signal ends the process. Further
/// paths are not removed.
constexpr size_t kMostPaths = 64;

/// The signal handler uses only the state below.
std::atomic<const char *> paths[kMostPaths];
struct sigaction before[kSignals.size()];
/// This mutex must be held to use the variables below it, and to change the
/// variables above it.
std::mutex mutex;
size_t count = 0;
bool isHandled[kSignals.size()];

extern "C" void removeAll(int number) {
  for (size_t i = kMostPaths; i-- > 0;)
    if (const char *path = paths[i].exchange(nullptr))
      if (::unlink(path) != 0)
        ::rmdir(path);
  for (size_t i = 0; i < kSignals.size(); ++i)
    if (kSignals[i] == number)
      ::sigaction(number, &before[i], nullptr);
  ::raise(number); // The process receives this signal when the handler returns.
}

void install() {
  struct sigaction action = {};
  action.sa_handler = removeAll;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < kSignals.size(); ++i) {
    ::sigaction(kSignals[i], nullptr, &before[i]);
    isHandled[i] = before[i].sa_handler != SIG_IGN; // nohup ignores the signal.
    if (isHandled[i])
      ::sigaction(kSignals[i], &action, nullptr);
  }
}

void uninstall() {
  for (size_t i = 0; i < kSignals.size(); ++i)
    if (isHandled[i])
      ::sigaction(kSignals[i], &before[i], nullptr);
}

} // namespace

RemovedOnSignal::RemovedOnSignal(std::string path) : path(std::move(path)) {
  std::lock_guard lock(mutex);
  if (count++ == 0)
    install();
  for (auto &place : paths)
    if (!place) {
      place = this->path.c_str();
      return;
    }
}

RemovedOnSignal::~RemovedOnSignal() {
  std::lock_guard lock(mutex);
  for (auto &place : paths)
    if (place == path.c_str())
      place = nullptr;
  if (--count == 0)
    uninstall();
}
