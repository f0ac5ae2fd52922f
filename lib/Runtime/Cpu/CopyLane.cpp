//===- CopyLane.cpp - Copies in one direction, one at a time --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Cpu/CopyLane.h"

#include <algorithm>
#include <chrono>
#include <cstring>

using namespace remat;

CopyLane::~CopyLane() {
  if (!thread.joinable())
    return;
  {
    std::lock_guard lock(mutex);
    ending = true;
  }
  changed.notify_all();
  thread.join();
}

int64_t CopyLane::add(void *to, const void *from, int64_t bytes) {
  if (!thread.joinable())
    thread = std::thread([this] { run(); });
  {
    std::lock_guard lock(mutex);
    queue.push_back({to, from, bytes});
  }
  changed.notify_all();
  return ++addedCount;
}

void CopyLane::await(int64_t number) {
  std::unique_lock lock(mutex);
  wanted = std::max(wanted, number);
  changed.notify_all();
  changed.wait(lock, [&] { return doneCount >= number; });
}

int64_t CopyLane::done() {
  std::lock_guard lock(mutex);
  return doneCount;
}

/// Half of the copies start immediately. The others start after up to half a
/// millisecond.
void CopyLane::delay(int64_t number) const {
  uint64_t bits = (seed + number) * 0x9e3779b97f4a7c15;
  bits = (bits ^ (bits >> 31)) * 0xbf58476d1ce4e5b9;
  bits ^= bits >> 29;
  if (bits & 1)
    std::this_thread::sleep_for(std::chrono::microseconds(bits / 2 % 500));
}

void CopyLane::run() {
  std::unique_lock lock(mutex);
  while (true) {
    changed.wait(lock, [&] {
      bool mayStart = timing != CopyTiming::Lazy || wanted > doneCount;
      return ending || (mayStart && !queue.empty());
    });
    if (queue.empty())
      return;
    Copy copy = queue.front();
    int64_t number = doneCount + 1;
    lock.unlock();
    if (timing == CopyTiming::Random)
      delay(number);
    std::memcpy(copy.to, copy.from, copy.bytes);
    lock.lock();
    queue.pop_front();
    doneCount = number;
    changed.notify_all();
  }
}
