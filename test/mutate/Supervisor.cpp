//===- Supervisor.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Supervisor.h"

#include "llvm/Support/MemoryBuffer.h"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace remat::mutate;

/// The exit code of a process that reports a finding itself.
static constexpr int kFound = 42;

Supervisor::Supervisor(unsigned cpuSeconds, llvm::StringRef folder)
    : cpuSeconds(cpuSeconds), log((folder + "/stderr").str()) {
  void *memory = mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  shared = new (memory) Shared;
}

Supervisor::~Supervisor() { munmap(shared, sizeof(Shared)); }

/// Aborts a mutant that hangs, so that the stack shows where it hangs.
static void onTimeout(int) { abort(); }

void Supervisor::prepareChild() const {
  rlimit noCore{0, 0};
  setrlimit(RLIMIT_CORE, &noCore);
  int null = open("/dev/null", O_WRONLY);
  int file = open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0600);
  dup2(null, STDOUT_FILENO);
  dup2(file, STDERR_FILENO);
  signal(SIGVTALRM, onTimeout);
}

void Supervisor::begin(uint64_t seed) {
  shared->progress = Progress();
  shared->progress.seed = seed;
  (void)!ftruncate(STDERR_FILENO, 0);
  itimerval timer{{0, 0}, {time_t(cpuSeconds), 0}};
  setitimer(ITIMER_VIRTUAL, &timer, nullptr);
  alarm(5 * cpuSeconds); // Ends a process that only waits.
}

void Supervisor::end(Outcome outcome) {
  ++shared->counts[size_t(outcome)];
  if (outcome == Outcome::Finding)
    _exit(kFound);
}

std::optional<Finding>
Supervisor::run(llvm::function_ref<void(Shared &)> work) {
  pid_t child = fork();
  if (child == 0) {
    prepareChild();
    work(*shared);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
    return std::nullopt;
  auto text = llvm::MemoryBuffer::getFile(log);
  bool isTold = WIFEXITED(status) && WEXITSTATUS(status) == kFound;
  if (!isTold)
    ++shared->counts[size_t(Outcome::Finding)];
  return describeFinding(shared->progress, isTold,
                         text ? (*text)->getBuffer() : "");
}
