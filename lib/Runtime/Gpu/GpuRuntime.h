//===- GpuRuntime.h - What stands behind the functions of Gpu.h -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiled steps call the C functions of Gpu.h. Behind them stands one of
// several runtimes: the CUDA driver, this machine's memory, or a recorder that
// only logs. They share this interface.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPURUNTIME_H
#define REMAT_LIB_RUNTIME_GPU_GPURUNTIME_H

#include "Runtime/Gpu/GpuLog.h"
#include "Runtime/Gpu/HostBlock.h"
#include "remat/Runtime/Gpu/Gpu.h"

#include <memory>

namespace remat {

/// A device with one slab, a host slab, three streams and numbered events. The
/// functions of Gpu.h get one as their context. Offsets are in the slabs, sizes
/// in bytes. What fails ends the process with exit code 3 and a message.
class GpuRuntime {
public:
  explicit GpuRuntime(const GpuProgram &program)
      : outputs(program.outputs.size(), 0), program(program) {}
  virtual ~GpuRuntime() = default;

  /// Address of the device slab.
  virtual char *slab() = 0;

  // These functions are those of Gpu.h; device memory is given by its address.
  virtual void launch(int64_t site, int64_t kernel, const int64_t *words) = 0;
  virtual void multiply(int64_t site, int64_t product,
                        const int64_t *words) = 0;
  virtual void convolve(int64_t site, int64_t convolution,
                        const int64_t *words) = 0;
  virtual void copyOut(int64_t site, int64_t host, int64_t device,
                       int64_t bytes) = 0;
  virtual void copyIn(int64_t site, int64_t device, int64_t host,
                      int64_t bytes) = 0;
  virtual void record(int stream, int64_t event) = 0;
  virtual void wait(int stream, int64_t event) = 0;

  /// Whether a library computes the product or convolution: else its kernel
  /// does.
  virtual bool hasProduct(int64_t product) const { return true; }
  virtual bool hasConvolution(int64_t convolution) const { return true; }

  // What the program around a step calls.

  /// These are finished when they return.
  virtual void upload(int64_t device, const void *from, int64_t bytes) = 0;
  virtual void download(void *to, int64_t device, int64_t bytes) = 0;
  /// In the compute stream.
  virtual void move(int64_t to, int64_t from, int64_t bytes) = 0;
  /// Waits for all that is in a stream.
  virtual void sync(int stream) = 0;
  virtual void beginStep(int32_t step) {}

  // An inbox beside the slab, for what the next step reads.

  virtual void openInbox(int64_t bytes) = 0;
  /// Begins to copy \p bytes into it, beside kernels, once what was taken from
  /// it before is out. \p from is read before this returns.
  virtual void fillInbox(const void *from, int64_t bytes) = 0;
  /// Moves bytes at \p begin of it to the slab, in the compute stream, once
  /// they have arrived.
  virtual void takeFromInbox(int64_t to, int64_t begin, int64_t bytes) = 0;

  // A step as one graph of the device, where it has graphs: what is called
  // between begin and end does not run but is the graph.

  virtual bool hasGraphs() const { return false; }
  virtual void beginGraph() {}
  virtual void endGraph() {}
  virtual void launchGraph() {}

  // Timing. A mark is a moment in a stream.

  // Recorders and stubs have none.
  virtual int64_t mark(int stream) { return -1; }
  /// Returns the time between two marks that were passed.
  virtual double secondsBetween(int64_t from, int64_t to) { return 0; }
  /// May reuse the numbers of all marks.
  virtual void forgetMarks() {}

  /// A line about what libraries compute, or nothing.
  virtual std::string describeLibraries() const { return ""; }

  /// Bytes by which the device's free memory went down for the slab; -1: not
  /// known.
  virtual int64_t takenBytes() const { return -1; }

  /// Addresses of the outputs of the last step.
  std::vector<int64_t> outputs;
  /// Copies so far, and their bytes, of each stream.
  int64_t copies[kStreams] = {}, copiedBytes[kStreams] = {};
  const GpuProgram &program;

protected:
  /// The name of an op in a message.
  std::string nameOf(int64_t site) const;
};

/// Logs what is called, and calls \p inner, if there is one. Without it nothing
/// has a memory: outputs cannot be read. \p log and \p inner outlive it.
std::unique_ptr<GpuRuntime> makeRecorder(const GpuProgram &program, GpuLog &log,
                                         GpuRuntime *inner = nullptr);

/// Runs each call immediately, in memory of the host, so that a step can be
/// checked without a device.
std::unique_ptr<GpuRuntime> makeHostRuntime(const GpuProgram &program,
                                            const HostKernel *kernels);

struct CudaOptions {
  int device = 0;
  bool syncEachCall = false; ///< So that an error shows at its op.
};

/// The device, through the driver's library, which is loaded here. \p code is a
/// fatbin, a cubin or PTX.
std::unique_ptr<GpuRuntime> makeCudaRuntime(const GpuProgram &program,
                                            const void *code,
                                            const CudaOptions &options = {});

/// Ends the process: exit code 3.
[[noreturn]] void failGpu(const std::string &message);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPURUNTIME_H
