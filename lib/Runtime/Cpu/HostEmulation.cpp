//===- HostEmulation.cpp - A device and its host in one process -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Cpu/HostEmulation.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <mutex>
#include <thread>

using namespace remat;

namespace remat {

/// In each direction, a device copies one tensor after another while it
/// computes. This class emulates one direction by a thread, and can delay
/// copies to reveal a missing wait. The lane runs copies in the order in which
/// they were added. The thread is started by the first copy. Only one other
/// thread may call the functions of this object.
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

// A token is twice the number of a copy in its lane, plus one bit for the
// direction.

HostEmulation::HostEmulation(const EmulationOptions &options)
    : options(options), device(options.poison), host(options.poison),
      toHost(std::make_unique<CopyLane>(options.timing, options.seed)),
      toDevice(std::make_unique<CopyLane>(options.timing, ~options.seed)) {}

HostEmulation::~HostEmulation() {
  toHost.reset();
  toDevice.reset();
  for (const Kept &each : kept)
    std::free(each.pointer);
}

int64_t HostEmulation::copies() const {
  return toHost->added() + toDevice->added();
}

int64_t HostEmulation::copyToHost(void *to, const void *from, int64_t bytes) {
  copied += bytes;
  return 2 * toHost->add(to, from, bytes);
}

int64_t HostEmulation::copyToDevice(void *to, const void *from, int64_t bytes) {
  copied += bytes;
  return 2 * toDevice->add(to, from, bytes) + 1;
}

void HostEmulation::await(int64_t token) {
  if (awaitCount++ == options.skippedAwait)
    return;
  CopyLane &lane = token % 2 ? *toDevice : *toHost;
  int64_t number = token / 2;
  if (number >= 1 && number <= lane.added())
    lane.await(number);
}

/// If a copy may still use memory, the memory must not be used again yet. Until
/// the copy has ended, the memory is only poisoned, so that a read of freed
/// memory sees NaN.
void HostEmulation::keepWhileCopied(CountingAllocator &memory, void *pointer) {
  collectKept();
  if (!memory.release(pointer))
    return;
  if (toHost->done() == toHost->added() &&
      toDevice->done() == toDevice->added())
    std::free(pointer);
  else
    kept.push_back({pointer, toHost->added(), toDevice->added()});
}

void HostEmulation::collectKept() {
  if (kept.empty())
    return;
  int64_t outDone = toHost->done(), inDone = toDevice->done();
  std::erase_if(kept, [&](const Kept &each) {
    if (each.toHost > outDone || each.toDevice > inDone)
      return false;
    std::free(each.pointer);
    return true;
  });
}

void HostEmulation::free(void *pointer) {
  if (int64_t bytes = options.poison ? device.sizeOf(pointer) : 0)
    CountingAllocator::poisonFreed(pointer, bytes);
  keepWhileCopied(device, pointer);
}

void HostEmulation::releaseHost(void *pointer) {
  keepWhileCopied(host, pointer);
}
