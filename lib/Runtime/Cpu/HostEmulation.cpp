//===- HostEmulation.cpp - A device and its host in one process -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Cpu/HostEmulation.h"

#include "Runtime/Cpu/CopyLane.h"

#include <cstdlib>

using namespace remat;

// A token is twice the number of a copy in its lane. Its last bit is the
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

/// If a copy may still use memory, the memory must not be used again. It is
/// only poisoned, so that reads see that it is free.
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
