//===- CopyLane.h - Copies in one direction, one at a time ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In each direction, a device copies one tensor after another while it
// computes. This class emulates one direction by a thread. It can delay copies
// to reveal a missing wait.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_COPYLANE_H
#define REMAT_LIB_RUNTIME_CPU_COPYLANE_H

#include "Runtime/Cpu/HostEmulation.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace remat {

/// A thread that runs copies in the order in which they were added. The thread
/// is started by the first copy. Only one other thread may call the functions
/// of this object.
class CopyLane {
public:
  CopyLane(CopyTiming timing, uint64_t seed) : timing(timing), seed(seed) {}
  /// Runs the remaining copies.
  ~CopyLane();

  /// Adds a copy and returns its number, counted from 1.
  int64_t add(void *to, const void *from, int64_t bytes);
  /// Waits until copy \p number has ended.
  void await(int64_t number);
  int64_t added() const { return addedCount; }
  /// Returns the number of copies that have ended.
  int64_t done();

private:
  struct Copy {
    void *to;
    const void *from;
    int64_t bytes;
  };

  void run();
  void delay(int64_t number) const;

  const CopyTiming timing;
  const uint64_t seed;
  /// The number of copies that the calling thread added.
  int64_t addedCount = 0;
  std::mutex mutex; ///< Protects the fields below.
  std::condition_variable changed;
  std::deque<Copy> queue;
  int64_t doneCount = 0, wanted = 0;
  bool ending = false;
  std::thread thread;
};

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_COPYLANE_H
