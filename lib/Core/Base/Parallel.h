//===- Parallel.h - Independent tasks on all cores --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Planners try many candidates that do not depend on each other. Only this file
// starts threads to try candidates. The file ensures that the results do not
// depend on which thread is the fastest.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_BASE_PARALLEL_H
#define REMAT_LIB_CORE_BASE_PARALLEL_H

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace remat {

/// Runs \p task for each number from 0 to count - 1 on \p numThreads threads.
/// If \p numThreads is 0, there is one thread for each core. Results must not
/// depend on which task runs first.
template <typename Task>
void inParallel(uint32_t count, uint32_t numThreads, Task task) {
  if (numThreads == 0)
    numThreads = std::max(1u, std::thread::hardware_concurrency());
  std::atomic<uint32_t> next = 0;
  auto work = [&] {
    for (uint32_t i = next++; i < count; i = next++)
      task(i);
  };
  std::vector<std::thread> threads;
  for (uint32_t i = 1; i < std::min(numThreads, count); ++i)
    threads.emplace_back(work);
  work();
  for (std::thread &thread : threads)
    thread.join();
}

} // namespace remat

#endif // REMAT_LIB_CORE_BASE_PARALLEL_H
