//===- Runner.cpp - Runs compiled steps -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Cpu/Runner.h"

#include "remat/Runtime/Cpu/Contraction.h"

#include "llvm/ADT/DenseSet.h"

#include <chrono>
#include <cstdio>
#include <cstring>
#include <ctime>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

using namespace mlir;

namespace remat {

namespace {

/// Buffers for the step's inputs, aligned like the step's own buffers.
class ArgumentBuffers {
public:
  ArgumentBuffers(const StepInfo &info, ArrayRef<TensorData> inputs,
                  HostEmulation &runtime) {
    for (auto [input, donated] : llvm::zip(inputs, info.donated)) {
      void *buffer = donated ? runtime.allocate(input.bytes.size())
                             : kept.allocate(input.bytes.size());
      if (!input.bytes.empty()) // An input without bytes may have no address to
                                // copy from.
        std::memcpy(buffer, input.bytes.data(), input.bytes.size());
      addresses.push_back(buffer);
    }
    addresses.resize(inputs.size() + info.outputs.size());
  }

  void **data() { return addresses.data(); }
  void **outputs(const StepInfo &info) {
    return addresses.data() + info.inputs.size();
  }
  int64_t countOutputsInPlace(const StepInfo &info) {
    llvm::DenseSet<void *> inputs(addresses.data(), outputs(info));
    return llvm::count_if(
        ArrayRef(addresses).drop_front(info.inputs.size()),
        [&](void *output) { return inputs.contains(output); });
  }

private:
  CountingAllocator kept{/*poison=*/false};
  std::vector<void *> addresses;
};

/// Returns memory for the arena of \p info, if it has an arena. The whole arena
/// is written, so that all of it is in physical memory.
void *makeArena(const StepInfo &info, HostEmulation &runtime) {
  if (!info.arena || info.arena->bytes == 0)
    return nullptr;
  void *arena = runtime.allocate(info.arena->bytes);
  std::memset(arena, CountingAllocator::poisonByte, info.arena->bytes);
  return arena;
}

/// Returns in bytes a field of /proc/self/status, whose unit is KiB.
std::optional<int64_t> statusField(const char *format) {
  std::FILE *file = std::fopen("/proc/self/status", "r");
  if (!file)
    return std::nullopt;
  char line[256];
  long long kibibytes = 0;
  bool found = false;
  while (!found && std::fgets(line, sizeof(line), file))
    found = std::sscanf(line, format, &kibibytes) == 1;
  std::fclose(file);
  return found ? std::optional<int64_t>(kibibytes * 1024) : std::nullopt;
}

/// Sets the peak of this process's memory to its current resident memory, by
/// writing 5 to a file of /proc (proc_pid_clear_refs(5)). Returns whether this
/// succeeded.
bool resetPeak() {
  std::FILE *file = std::fopen("/proc/self/clear_refs", "w");
  if (!file)
    return false;
  bool written = std::fputs("5", file) >= 0;
  return std::fclose(file) == 0 && written;
}

/// Measures the memory of the process, beginning when this object is
/// constructed. The simulator and the allocator count buffers, and this class
/// measures the process to confirm their counts.
class ResidentMemoryMeter {
public:
  /// Returns the heap's unused memory to the system, and resets the peak.
  ResidentMemoryMeter() {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
    if (resetPeak())
      before = statusField("VmRSS: %lld");
  }

  /// Returns none if /proc does not have the peak, or if the process may not
  /// reset it.
  std::optional<ResidentMemory> read() const {
    auto peak = statusField("VmHWM: %lld");
    if (!before || !peak)
      return std::nullopt;
    return ResidentMemory{*before, *peak};
  }

private:
  std::optional<int64_t> before;
};

/// Returns the CPU time of all threads of the process, in seconds.
double cpuTime() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void readCounters(const HostEmulation &runtime, RunResult &result) {
  const CountingAllocator &device = runtime.deviceMemory();
  const CountingAllocator &host = runtime.hostMemory();
  result.peakBytes = device.peakBytes();
  result.allocations = device.allocations();
  result.hostPeakBytes = host.peakBytes();
  result.copies = runtime.copies();
  result.awaits = runtime.awaits();
  result.copiedBytes = runtime.copiedBytes();
  result.scratchBytes = rematScratchBytes();
}

} // namespace

RunResult runStep(const CompiledSteps &steps, size_t step,
                  ArrayRef<TensorData> inputs,
                  const EmulationOptions &options) {
  const StepInfo &info = steps.info(step);
  assert(inputs.size() == info.inputs.size() && "one tensor an input");
  ResidentMemoryMeter meter;
  HostEmulation runtime(options);
  ArgumentBuffers buffers(info, inputs, runtime);
  void *arena = makeArena(info, runtime);

  double cpuStart = cpuTime();
  auto start = std::chrono::steady_clock::now();
  steps.call(step, &runtime, arena, buffers.data());
  std::chrono::duration<double> elapsed =
      std::chrono::steady_clock::now() - start;

  RunResult result;
  result.seconds = elapsed.count();
  result.cpuSeconds = cpuTime() - cpuStart;
  result.resident = meter.read();
  readCounters(runtime, result);
  result.outputsInPlace = buffers.countOutputsInPlace(info);
  void **outputs = buffers.outputs(info);
  for (auto [i, type] : llvm::enumerate(info.outputs)) {
    auto *begin = static_cast<char *>(outputs[i]);
    result.outputs.push_back({type, {begin, begin + tensorBytes(type)}});
  }
  if (arena)
    runtime.free(arena);
  const CountingAllocator &device = runtime.deviceMemory();
  const CountingAllocator &host = runtime.hostMemory();
  result.badFrees = device.badFrees() + host.badFrees();
  result.leakedBytes =
      host.liveBytes() + device.liveBytesExcept(std::vector<void *>(
                             outputs, outputs + info.outputs.size()));
  return result;
}

} // namespace remat
