//===- fake-cuda.cpp - A driver that writes down its calls ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replaces libcuda.so.1 on a machine without a GPU. With this library, a test
// can compare the runtime's calls of the driver with the step's calls of the
// runtime. Device memory is memory of the host. A kernel runs only if the
// executable also has the kernel as code for the host (--host-kernels). A call
// outside of graphs runs immediately, and a call in a graph runs when the graph
// is launched. In each stream a kernel takes 10 us and a copied kB takes 1 us,
// or FAKE_CUDA_SLOW times as long if this variable is set. A stream that waits
// for an event continues when the event is over.
//
// FAKE_CUDA_LOG names the log to write. FAKE_CUDA_FAIL=NAME=STATUS makes the
// function NAME fail. While a graph is captured, three things are errors, as in
// the driver's manual: a stream that did not join the capture, work that is not
// joined in the end, and a call that no graph can hold.
//===----------------------------------------------------------------------===//
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <functional>
#include <map>
#include <set>
#include <vector>

namespace {

enum {
  kCaptureUnsupported = 900,
  kCaptureInvalid = 901,
  kCaptureUnjoined = 904
};

FILE *logFile() {
  static FILE *file = [] {
    const char *name = std::getenv("FAKE_CUDA_LOG");
    return std::fopen(name ? name : "/dev/null", "w");
  }();
  return file;
}

int statusOf(const char *function) {
  const char *wish = std::getenv("FAKE_CUDA_FAIL");
  const char *equal = wish ? std::strchr(wish, '=') : nullptr;
  if (!equal || std::strlen(function) != size_t(equal - wish) ||
      std::strncmp(wish, function, size_t(equal - wish)) != 0)
    return 0;
  return std::atoi(equal + 1);
}

constexpr int kMostStreams = 8;
using Clock = std::array<int, kMostStreams>; ///< Ops of each stream.
using Work = std::function<void()>;

intptr_t streams = 0, events = 0;
char *slab = nullptr;
size_t taken = 0;
/// The time at which each stream's work ends, in us.
std::array<double, kMostStreams> ends;
double hostTime = 0; ///< Work of later calls begins at this time or later.
std::map<void *, double> times;
std::set<void *> marks; ///< Events that have a time.

// The graph that is captured.
/// The stream in which the capture of a graph began, or 0 if no graph is
/// captured.
intptr_t origin = 0;
std::array<bool, kMostStreams> joined;
std::array<Clock, kMostStreams> clocks;
std::map<void *, Clock> recorded;
std::vector<Work> graph;

int number(void *stream) { return int(intptr_t(stream)); }

void pass(void *stream, double microseconds) {
  double &end = ends[number(stream)];
  end = std::max(end, hostTime) + microseconds;
}

/// Runs \p work, or adds it to the graph that is captured.
int enqueue(void *stream, Work work) {
  if (!origin) {
    work();
    return 0;
  }
  int s = number(stream);
  if (!joined[s])
    return kCaptureInvalid;
  ++clocks[s][s];
  graph.push_back(std::move(work));
  return 0;
}

void join(Clock &clock, const Clock &other) {
  for (int s = 0; s < kMostStreams; ++s)
    clock[s] = std::max(clock[s], other[s]);
}

void passCopy(void *stream, size_t bytes) {
  static const char *slow = std::getenv("FAKE_CUDA_SLOW");
  pass(stream, double(bytes) / 1000 * (slow ? std::atof(slow) : 1));
}

/// GpuMain.cpp exports this function.
using CountParameters = int64_t (*)(const char *name);
using RunKernel = void (*)(const char *name, const int64_t *words);

template <typename Function> Function inExecutable(const char *name) {
  return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
}

} // namespace

#define FAKE(name) extern "C" int name
#define FAIL_IF_ASKED                                                          \
  if (int status = statusOf(__func__))                                         \
  return status
#define NOT_IN_GRAPH                                                           \
  if (origin)                                                                  \
  return kCaptureUnsupported

/// The other fake libraries call this function, because their work is in
/// streams too.
FAKE(fakeCudaEnqueue)(void *stream, void (*run)(void *), void *data) {
  return enqueue(stream, [=] {
    pass(stream, 10);
    run(data);
  });
}

FAKE(cuInit)(unsigned) {
  FAIL_IF_ASKED;
  return 0;
}
FAKE(cuDeviceGet)(int *device, int ordinal) {
  FAIL_IF_ASKED;
  *device = ordinal;
  return 0;
}
FAKE(cuDevicePrimaryCtxRetain)(void **context, int) {
  FAIL_IF_ASKED;
  *context = context;
  return 0;
}
FAKE(cuDevicePrimaryCtxRelease_v2)(int) {
  std::fprintf(logFile(), "released\n");
  return 0;
}
FAKE(cuCtxSetCurrent)(void *) {
  FAIL_IF_ASKED;
  return 0;
}
FAKE(cuMemGetInfo_v2)(size_t *free, size_t *total) {
  size_t all = size_t(1) << 32;
  *free = (statusOf("cuMemAlloc_v2") ? 100 : all) - taken;
  *total = statusOf("cuMemAlloc_v2") ? 200 : all;
  return 0;
}
FAKE(cuMemAlloc_v2)(uint64_t *address, size_t bytes) {
  FAIL_IF_ASKED;
  NOT_IN_GRAPH;
  size_t page = size_t(1) << 21; // The size of a device's pages.
  taken = (bytes + page - 1) / page * page;
  char *memory = static_cast<char *>(std::aligned_alloc(256, taken));
  std::memset(memory, 0, taken);
  if (!slab)
    slab = memory;
  *address = uint64_t(memory);
  std::fprintf(logFile(), "device %zu\n", bytes);
  return 0;
}
FAKE(cuMemFree_v2)(uint64_t address) {
  taken = 0;
  if (address == uint64_t(slab))
    slab = nullptr;
  std::free(reinterpret_cast<void *>(address));
  return 0;
}
FAKE(cuMemAllocHost_v2)(void **pointer, size_t bytes) {
  FAIL_IF_ASKED;
  NOT_IN_GRAPH;
  *pointer = std::calloc(1, bytes);
  std::fprintf(logFile(), "host %zu\n", bytes);
  return 0;
}
FAKE(cuMemFreeHost)(void *pointer) {
  std::free(pointer);
  return 0;
}
FAKE(cuModuleLoadData)(void **module, const void *image) {
  FAIL_IF_ASKED;
  *module = const_cast<void *>(image);
  uint32_t fatbin = 0xba55ed50; // The beginning of a fatbin.
  return std::memcmp(image, &fatbin, sizeof(fatbin)) ? 200 : 0;
}
FAKE(cuModuleUnload)(void *) { return 0; }
FAKE(cuModuleGetFunction)(void **function, void *, const char *name) {
  FAIL_IF_ASKED;
  *function = strdup(name);
  return 0;
}
FAKE(cuLaunchKernel)(void *function, unsigned gridX, unsigned, unsigned,
                     unsigned blockX, unsigned, unsigned, unsigned,
                     void *stream, void **parameters, void **) {
  FAIL_IF_ASKED;
  auto *name = static_cast<char *>(function);
  // Every kernel of a step has a buffer as its first parameter.
  std::fprintf(logFile(), "launch %s %u %u stream %d at %ld\n", name, gridX,
               blockX, number(stream),
               long(*static_cast<int64_t *>(parameters[0]) -
                    reinterpret_cast<int64_t>(slab)));
  static auto count =
      inExecutable<CountParameters>("rematHostKernelParameters");
  static auto run = inExecutable<RunKernel>("rematHostKernelRun");
  std::vector<int64_t> words; // A launch copies its parameters.
  for (int64_t i = 0, end = count ? count(name) : 0; i < end; ++i)
    words.push_back(*static_cast<int64_t *>(parameters[i]));
  return enqueue(stream, [=] {
    pass(stream, 10);
    if (run)
      run(name, words.data());
  });
}
FAKE(cuMemcpyDtoHAsync_v2)(void *to, uint64_t from, size_t bytes,
                           void *stream) {
  FAIL_IF_ASKED;
  std::fprintf(logFile(), "to host %ld %zu stream %d\n",
               long(int64_t(from) - reinterpret_cast<int64_t>(slab)), bytes,
               number(stream));
  return enqueue(stream, [=] {
    passCopy(stream, bytes);
    std::memcpy(to, reinterpret_cast<void *>(from), bytes);
  });
}
FAKE(cuMemcpyHtoDAsync_v2)(uint64_t to, const void *from, size_t bytes,
                           void *stream) {
  FAIL_IF_ASKED;
  std::fprintf(logFile(), "to device %ld %zu stream %d\n",
               long(int64_t(to) - reinterpret_cast<int64_t>(slab)), bytes,
               number(stream));
  return enqueue(stream, [=] {
    passCopy(stream, bytes);
    std::memcpy(reinterpret_cast<void *>(to), from, bytes);
  });
}
FAKE(cuMemcpyDtoDAsync_v2)(uint64_t to, uint64_t from, size_t bytes,
                           void *stream) {
  FAIL_IF_ASKED;
  auto place = [](uint64_t address) {
    return long(int64_t(address) - reinterpret_cast<int64_t>(slab));
  };
  std::fprintf(logFile(), "on device %ld %ld %zu stream %d\n", place(to),
               place(from), bytes, number(stream));
  return enqueue(stream, [=] {
    passCopy(stream, bytes);
    std::memmove(reinterpret_cast<void *>(to), reinterpret_cast<void *>(from),
                 bytes);
  });
}
FAKE(cuStreamCreate)(void **stream, unsigned flags) {
  FAIL_IF_ASKED;
  *stream = reinterpret_cast<void *>(streams++ % (kMostStreams - 1) + 1);
  // The flag 1 asks for a stream that does not wait for the default stream.
  return flags == 1 ? 0 : 1;
}
FAKE(cuStreamDestroy_v2)(void *) { return 0; }
FAKE(cuStreamSynchronize)(void *stream) {
  FAIL_IF_ASKED;
  NOT_IN_GRAPH;
  hostTime = std::max(hostTime, ends[number(stream)]);
  return 0;
}
FAKE(cuStreamWaitEvent)(void *stream, void *event, unsigned) {
  FAIL_IF_ASKED;
  std::fprintf(logFile(), "wait stream %d event %d\n", number(stream),
               number(event));
  if (!origin) {
    double &end = ends[number(stream)];
    end = std::max(end, times[event]);
    return 0;
  }
  auto known = recorded.find(event);
  if (known == recorded.end())
    return kCaptureInvalid; // The event was recorded outside of the graph.
  joined[number(stream)] = true;
  join(clocks[number(stream)], known->second);
  return 0;
}
FAKE(cuEventCreate)(void **event, unsigned flags) {
  FAIL_IF_ASKED;
  *event = reinterpret_cast<void *>(++events);
  if (flags == 0)
    marks.insert(*event);
  return flags == 2 || flags == 0 ? 0 : 1; // The flags say that the event has
                                           // no time (2), or that it has one
                                           // (0).
}
FAKE(cuEventDestroy_v2)(void *) { return 0; }
FAKE(cuEventRecord)(void *event, void *stream) {
  FAIL_IF_ASKED;
  std::fprintf(logFile(), "%s stream %d event %d\n",
               marks.count(event) ? "mark" : "record", number(stream),
               number(event));
  times[event] = std::max(ends[number(stream)], hostTime);
  if (origin && !joined[number(stream)])
    return kCaptureInvalid;
  recorded[event] = clocks[number(stream)];
  return 0;
}
FAKE(cuEventElapsedTime)(float *milliseconds, void *start, void *end) {
  FAIL_IF_ASKED;
  *milliseconds = float((times[end] - times[start]) / 1000);
  return 0;
}
FAKE(cuStreamBeginCapture_v2)(void *stream, int mode) {
  FAIL_IF_ASKED;
  std::fprintf(logFile(), "capture stream %d mode %d\n", number(stream), mode);
  origin = intptr_t(stream);
  joined.fill(false);
  joined[number(stream)] = true;
  clocks.fill(Clock{});
  recorded.clear();
  graph.clear();
  return 0;
}
FAKE(cuStreamEndCapture)(void *stream, void **made) {
  FAIL_IF_ASKED;
  const Clock &end = clocks[number(stream)];
  for (int s = 0; s < kMostStreams; ++s)
    if (clocks[s][s] > end[s]) {
      std::fprintf(logFile(), "stream %d is not joined\n", s);
      return kCaptureUnjoined;
    }
  std::fprintf(logFile(), "graph of %zu\n", graph.size());
  origin = 0;
  *made = new std::vector<Work>(graph);
  return 0;
}
FAKE(cuGraphInstantiateWithFlags)(void **executable, void *made,
                                  unsigned long long flags) {
  FAIL_IF_ASKED;
  *executable = new std::vector<Work>(*static_cast<std::vector<Work> *>(made));
  return int(flags);
}
FAKE(cuGraphLaunch)(void *executable, void *stream) {
  FAIL_IF_ASKED;
  std::fprintf(logFile(), "graph launch stream %d\n", number(stream));
  for (Work &work : *static_cast<std::vector<Work> *>(executable))
    work();
  return 0;
}
FAKE(cuGraphExecDestroy)(void *executable) {
  delete static_cast<std::vector<Work> *>(executable);
  return 0;
}
FAKE(cuGraphDestroy)(void *made) {
  delete static_cast<std::vector<Work> *>(made);
  return 0;
}
FAKE(cuGetErrorString)(int status, const char **text) {
  *text = status == 2 ? "out of memory" : "some error";
  return 0;
}
