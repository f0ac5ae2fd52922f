//===- ThreadPool.h - Threads that wait for work ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several threads compute each contraction, and a step has hundreds of
// contractions. If threads were started each time, this would take longer than
// a small contraction. Therefore the threads are kept.
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

/// Runs numbered tasks on the calling thread and on the pool's own threads. The
/// pool starts its threads when they are first needed, and keeps them. If
/// several threads call run at the same time, their calls run one after
/// another.
class ThreadPool {
public:
  ~ThreadPool();

  /// Returns the pool of the process, with one thread for each core.
  static ThreadPool &shared();

  /// Sets the number of threads. The number must be at least one. The number
  /// includes the caller's thread.
  void setThreads(int64_t count);
  int64_t threads() const { return threadCount; }

  /// Calls \p task with each number from 0 to \p count - 1, in any order and on
  /// any thread. Returns when all calls have ended.
  void run(int64_t count, const std::function<void(int64_t)> &task);

private:
  void stop();
  void work(uint64_t seen);
  void takeTasks(std::unique_lock<std::mutex> &lock);

  int64_t threadCount = 1;
  std::vector<std::thread> workers;
  std::mutex callers; ///< The current caller of run holds this mutex.
  std::mutex mutex;   ///< Protects the fields below.
  std::condition_variable changed, finished;
  const std::function<void(int64_t)> *current = nullptr;
  uint64_t round = 0; ///< The number of calls of `run` so far.
  int64_t next = 0, total = 0, done = 0;
  bool ending = false;
};

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_THREADPOOL_H
