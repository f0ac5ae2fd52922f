//===- Runtime.cpp - The C interface of the host emulation ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "remat/Runtime/Cpu/Runtime.h"

#include "Runtime/Cpu/HostEmulation.h"

using remat::HostEmulation;

static HostEmulation &emulation(void *runtime) {
  return *static_cast<HostEmulation *>(runtime);
}

void *rematCreateRuntime(void) {
  remat::EmulationOptions options;
  options.poison = false;
  return new HostEmulation(options);
}

void rematDestroyRuntime(void *runtime) { delete &emulation(runtime); }

void *rematAllocate(void *runtime, int64_t bytes) {
  return emulation(runtime).allocate(bytes);
}

void rematFree(void *runtime, void *pointer) {
  emulation(runtime).free(pointer);
}

void rematPoison(void *pointer, int64_t bytes) {
  remat::poisonBytes(pointer, bytes);
}

void *rematAllocateHost(void *runtime, int64_t bytes) {
  return emulation(runtime).allocateHost(bytes);
}

void rematReleaseHost(void *runtime, void *host) {
  emulation(runtime).releaseHost(host);
}

int64_t rematCopyToHost(void *runtime, void *host, const void *device,
                        int64_t bytes) {
  return emulation(runtime).copyToHost(host, device, bytes);
}

int64_t rematCopyToDevice(void *runtime, void *device, const void *host,
                          int64_t bytes) {
  return emulation(runtime).copyToDevice(device, host, bytes);
}

void rematAwait(void *runtime, int64_t token) {
  emulation(runtime).await(token);
}
