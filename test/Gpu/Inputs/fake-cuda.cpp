//===- fake-cuda.cpp - A driver that only writes down its calls -----------===//
//
// Stands for libcuda.so.1 where there is no GPU, so that what the runtime asks
// of the driver can be compared with what the step asks of the runtime. Memory
// is the host's; kernels do not run. FAKE_CUDA_LOG names the file to write;
// FAKE_CUDA_FAIL=NAME=STATUS makes a function fail.
//===----------------------------------------------------------------------===//
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

FILE *logFile() {
  static FILE *file = std::fopen(std::getenv("FAKE_CUDA_LOG"), "w");
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

intptr_t streams = 0, events = 0;
char *slab = nullptr;

} // namespace

#define FAKE(name) extern "C" int name
#define FAIL_IF_ASKED                                                          \
  if (int status = statusOf(__func__))                                         \
  return status

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
  *free = 100, *total = 200;
  return 0;
}
FAKE(cuMemAlloc_v2)(uint64_t *address, size_t bytes) {
  FAIL_IF_ASKED;
  slab = static_cast<char *>(std::calloc(1, bytes));
  *address = uint64_t(slab);
  std::fprintf(logFile(), "device %zu\n", bytes);
  return 0;
}
FAKE(cuMemFree_v2)(uint64_t address) {
  std::free(reinterpret_cast<void *>(address));
  return 0;
}
FAKE(cuMemAllocHost_v2)(void **pointer, size_t bytes) {
  FAIL_IF_ASKED;
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
  uint32_t fatbin = 0xba55ed50; // What a fatbin begins with.
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
  // Every kernel of a step has a buffer, and the first parameter is one.
  std::fprintf(logFile(), "launch %s %u %u stream %d at %ld\n",
               static_cast<char *>(function), gridX, blockX,
               int(intptr_t(stream)),
               long(*static_cast<int64_t *>(parameters[0]) -
                    reinterpret_cast<int64_t>(slab)));
  return 0;
}
FAKE(cuMemcpyDtoHAsync_v2)(void *to, uint64_t from, size_t bytes,
                           void *stream) {
  FAIL_IF_ASKED;
  std::memcpy(to, reinterpret_cast<void *>(from), bytes);
  std::fprintf(logFile(), "to host %ld %zu stream %d\n",
               long(int64_t(from) - reinterpret_cast<int64_t>(slab)), bytes,
               int(intptr_t(stream)));
  return 0;
}
FAKE(cuMemcpyHtoDAsync_v2)(uint64_t to, const void *from, size_t bytes,
                           void *stream) {
  FAIL_IF_ASKED;
  std::memcpy(reinterpret_cast<void *>(to), from, bytes);
  std::fprintf(logFile(), "to device %ld %zu stream %d\n",
               long(int64_t(to) - reinterpret_cast<int64_t>(slab)), bytes,
               int(intptr_t(stream)));
  return 0;
}
FAKE(cuStreamCreate)(void **stream, unsigned flags) {
  FAIL_IF_ASKED;
  *stream = reinterpret_cast<void *>(++streams);
  return flags == 1 ? 0 : 1; // One that does not wait for the default stream.
}
FAKE(cuStreamDestroy_v2)(void *) { return 0; }
FAKE(cuStreamSynchronize)(void *) {
  FAIL_IF_ASKED;
  return 0;
}
FAKE(cuStreamWaitEvent)(void *stream, void *event, unsigned) {
  FAIL_IF_ASKED;
  std::fprintf(logFile(), "wait stream %d event %d\n", int(intptr_t(stream)),
               int(intptr_t(event)));
  return 0;
}
FAKE(cuEventCreate)(void **event, unsigned flags) {
  FAIL_IF_ASKED;
  *event = reinterpret_cast<void *>(++events);
  return flags == 2 ? 0 : 1; // One without a time.
}
FAKE(cuEventDestroy_v2)(void *) { return 0; }
FAKE(cuEventRecord)(void *event, void *stream) {
  FAIL_IF_ASKED;
  std::fprintf(logFile(), "record stream %d event %d\n", int(intptr_t(stream)),
               int(intptr_t(event)));
  return 0;
}
FAKE(cuGetErrorString)(int status, const char **text) {
  *text = status == 2 ? "out of memory" : "some error";
  return 0;
}
