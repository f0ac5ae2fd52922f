//===- ThreadPool.cpp - Threads that wait for work ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Cpu/ThreadPool.h"

#include <algorithm>

using namespace remat;

ThreadPool &ThreadPool::shared() {
  static ThreadPool pool;
  static const bool sized = [] {
    pool.setThreads(std::thread::hardware_concurrency());
    return true;
  }();
  (void)sized;
  return pool;
}

ThreadPool::~ThreadPool() { stop(); }

void ThreadPool::stop() {
  {
    std::lock_guard lock(mutex);
    ending = true;
  }
  changed.notify_all();
  for (std::thread &worker : workers)
    worker.join();
  workers.clear();
  ending = false;
}

void ThreadPool::setThreads(int64_t count) {
  std::lock_guard turn(callers);
  stop();
  threadCount = std::max<int64_t>(count, 1);
}

/// Tasks are long, so a lock for each task costs little.
void ThreadPool::takeTasks(std::unique_lock<std::mutex> &lock) {
  while (next < total) {
    int64_t task = next++;
    lock.unlock();
    (*current)(task);
    lock.lock();
    if (++done == total)
      finished.notify_one();
  }
}

void ThreadPool::work(uint64_t seen) {
  std::unique_lock lock(mutex);
  while (true) {
    changed.wait(lock, [&] { return ending || round != seen; });
    if (ending)
      return;
    seen = round;
    takeTasks(lock);
  }
}

void ThreadPool::run(int64_t count, const std::function<void(int64_t)> &task) {
  std::lock_guard turn(callers);
  if (count <= 1 || threadCount == 1) {
    for (int64_t i = 0; i < count; ++i)
      task(i);
    return;
  }
  while (static_cast<int64_t>(workers.size()) + 1 < threadCount)
    workers.emplace_back([this, seen = round] { work(seen); });
  std::unique_lock lock(mutex);
  current = &task;
  next = done = 0;
  total = count;
  ++round;
  changed.notify_all();
  takeTasks(lock);
  finished.wait(lock, [&] { return done == total; });
}
