//===- ThreadPool.h - Threads that wait for work ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contractions are computed by several threads, hundreds of times in a step.
// Starting threads each time would cost more than small contractions take, so
// they are kept.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_THREADPOOL_H
#define REMAT_LIB_RUNTIME_CPU_THREADPOOL_H

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace remat {

/// Runs numbered tasks on the calling thread and on threads of its own, which
/// it starts when they are first needed and keeps. Callers take turns.
class ThreadPool {
public:
  ~ThreadPool();

  /// The pool of the process, with one thread for each core.
  static ThreadPool &shared();

  /// Sets the number of threads, the caller's included; at least one.
  void setThreads(int64_t count);
  int64_t threads() const { return threadCount; }

  /// Calls \p task with each number from 0 to \p count - 1, in any order and on
  /// any thread, and returns when all calls have ended.
  void run(int64_t count, const std::function<void(int64_t)> &task);

private:
  void stop();
  void work(uint64_t seen);
  void takeTasks(std::unique_lock<std::mutex> &lock);

  int64_t threadCount = 1;
  std::vector<std::thread> workers;
  std::mutex callers; ///< Held by whoever has the pool.
  std::mutex mutex;   ///< Guards the fields below.
  std::condition_variable changed, finished;
  const std::function<void(int64_t)> *current = nullptr;
  uint64_t round = 0; ///< Counts the calls of run.
  int64_t next = 0, total = 0, done = 0;
  bool ending = false;
};

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_THREADPOOL_H
