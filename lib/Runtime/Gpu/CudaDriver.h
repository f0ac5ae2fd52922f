//===- CudaDriver.h - The CUDA driver's functions ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the driver are declared here, and found in libcuda at run
// time. The build therefore needs no files of CUDA. Types and values are the
// same as in the driver's interface.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_CUDADRIVER_H
#define REMAT_LIB_RUNTIME_GPU_CUDADRIVER_H

#include <cstddef>
#include <cstdint>
#include <string>

namespace remat::cuda {

using Status = int;
using Device = int;
using Address = uint64_t;
struct ContextTag;
struct ModuleTag;
struct FunctionTag;
struct StreamTag;
struct EventTag;
struct GraphTag;
struct GraphExecTag;
using Context = ContextTag *;
using Module = ModuleTag *;
using Function = FunctionTag *;
using Stream = StreamTag *;
using Event = EventTag *;
using Graph = GraphTag *;
using GraphExec = GraphExecTag *;

inline constexpr Status kOutOfMemory = 2;
inline constexpr unsigned kStreamNonBlocking = 1;
inline constexpr unsigned kEventNoTiming = 2;
inline constexpr unsigned kEventTiming = 0;
inline constexpr unsigned kWaitDefault = 0;
inline constexpr int kCaptureThreadLocal = 1;

/// Each member is the driver's function with this name. If the function has
/// versions, the name has the suffix of the current one.
struct Driver {
  Status (*init)(unsigned flags);
  Status (*deviceGet)(Device *device, int ordinal);
  Status (*primaryContextRetain)(Context *context, Device device);
  Status (*primaryContextRelease)(Device device);
  Status (*contextSetCurrent)(Context context);
  Status (*memoryInfo)(size_t *free, size_t *total);
  Status (*allocate)(Address *address, size_t bytes);
  Status (*free)(Address address);
  Status (*allocateHost)(void **pointer, size_t bytes);
  Status (*freeHost)(void *pointer);
  Status (*moduleLoadData)(Module *module, const void *image);
  Status (*moduleUnload)(Module module);
  Status (*moduleGetFunction)(Function *function, Module module,
                              const char *name);
  Status (*launch)(Function function, unsigned gridX, unsigned gridY,
                   unsigned gridZ, unsigned blockX, unsigned blockY,
                   unsigned blockZ, unsigned sharedBytes, Stream stream,
                   void **parameters, void **extra);
  Status (*copyToHost)(void *to, Address from, size_t bytes, Stream stream);
  Status (*copyToDevice)(Address to, const void *from, size_t bytes,
                         Stream stream);
  Status (*copyOnDevice)(Address to, Address from, size_t bytes, Stream stream);
  Status (*streamCreate)(Stream *stream, unsigned flags);
  Status (*streamDestroy)(Stream stream);
  Status (*streamSynchronize)(Stream stream);
  Status (*streamWaitEvent)(Stream stream, Event event, unsigned flags);
  Status (*eventCreate)(Event *event, unsigned flags);
  Status (*eventDestroy)(Event event);
  Status (*eventRecord)(Event event, Stream stream);
  Status (*eventElapsed)(float *milliseconds, Event start, Event end);
  Status (*beginCapture)(Stream stream, int mode);
  Status (*endCapture)(Stream stream, Graph *graph);
  Status (*graphInstantiate)(GraphExec *executable, Graph graph,
                             unsigned long long flags);
  Status (*graphLaunch)(GraphExec executable, Stream stream);
  Status (*graphExecDestroy)(GraphExec executable);
  Status (*graphDestroy)(Graph graph);
  Status (*errorString)(Status status, const char **text);
};

/// Loads the library and finds every function. If this fails, returns false,
/// and \p error says what is missing.
bool loadDriver(Driver &driver, std::string &error);

} // namespace remat::cuda

#endif // REMAT_LIB_RUNTIME_GPU_CUDADRIVER_H
