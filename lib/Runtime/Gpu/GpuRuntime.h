//===- GpuRuntime.h - The runtimes behind the functions of Gpu.h *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiled steps call the C functions of Gpu.h. Several runtimes implement
// them: one for the CUDA driver, one for this machine's memory, and a recorder
// that only logs. All runtimes have the interface in this file.
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
/// context that the functions of Gpu.h take is such an object. An offset is a
/// place in a slab. A size is in bytes. A failure ends the process with exit
/// code 3 and a message.
class GpuRuntime {
public:
  explicit GpuRuntime(const GpuProgram &program)
      : outputs(program.outputs.size(), 0), program(program) {}
  virtual ~GpuRuntime() = default;

  virtual char *slab() = 0;

  // The functions below implement Gpu.h. Device memory is given by its address.
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

  /// Returns whether a library computes the product or convolution. Otherwise a
  /// kernel computes it.
  virtual bool hasProduct(int64_t product) const { return true; }
  virtual bool hasConvolution(int64_t convolution) const { return true; }

  // The program around a step calls the functions below.

  /// The functions upload and download return only when the copy has ended.
  virtual void upload(int64_t device, const void *from, int64_t bytes) = 0;
  virtual void download(void *to, int64_t device, int64_t bytes) = 0;
  /// Copies bytes in the compute stream.
  virtual void move(int64_t to, int64_t from, int64_t bytes) = 0;
  /// Waits for all ops in a stream.
  virtual void sync(int stream) = 0;
  virtual void beginStep(int32_t step) {}

  // The inbox is memory outside the slab. The inbox holds inputs for the next
  // step.

  virtual void openInbox(int64_t bytes) = 0;
  /// Begins to copy \p bytes bytes into the inbox while kernels run. The
  /// earlier content of the inbox must have been taken out. All bytes have been
  /// read when the function returns.
  virtual void fillInbox(const void *from, int64_t bytes) = 0;
  /// Moves bytes from the inbox to the slab, in the compute stream, when they
  /// have arrived. In the inbox, the bytes begin at the offset \p begin.
  virtual void takeFromInbox(int64_t to, int64_t begin, int64_t bytes) = 0;

  // A step may become one graph of the device. Calls between beginGraph and
  // endGraph do not run, but become the graph.

  virtual bool hasGraphs() const { return false; }
  virtual void beginGraph() {}
  virtual void endGraph() {}
  virtual void launchGraph() {}

  // Timing. A mark is a point in a stream.

  // Recorders and stubs have no marks.
  virtual int64_t mark(int stream) { return -1; }
  /// Returns the seconds between two marks. The device must have passed both
  /// marks.
  virtual double secondsBetween(int64_t from, int64_t to) { return 0; }
  /// Allows the numbers of all marks to be used again.
  virtual void forgetMarks() {}

  /// Returns a line about the ops that libraries compute. The line may be
  /// empty.
  virtual std::string describeLibraries() const { return ""; }

  /// Returns by how many bytes the slab made the device's free memory smaller.
  /// Returns -1 if this is not known.
  virtual int64_t takenBytes() const { return -1; }

  /// The addresses of the outputs of the last step.
  std::vector<int64_t> outputs;
  /// The number of copies that each stream has made, and their bytes.
  int64_t copies[kStreams] = {}, copiedBytes[kStreams] = {};
  const GpuProgram &program;

protected:
  /// Returns the name of an op for a message.
  std::string nameOf(int64_t site) const;
};

/// Makes a runtime that logs calls. If \p inner is given, the recorder passes
/// the calls on to \p inner. Without \p inner, there is no memory, and outputs
/// cannot be read. The new runtime must not outlive \p log and \p inner.
std::unique_ptr<GpuRuntime> makeRecorder(const GpuProgram &program, GpuLog &log,
                                         GpuRuntime *inner = nullptr);

/// Makes a runtime that runs each call immediately, in host memory. A step can
/// then be checked without a device.
std::unique_ptr<GpuRuntime> makeHostRuntime(const GpuProgram &program,
                                            const HostKernel *kernels);

struct CudaOptions {
  int device = 0;
  /// Whether to wait after each call, so that an error is reported at the op
  /// that caused it.
  bool syncEachCall = false;
};

/// Makes the runtime of the device, and loads the driver's library. The bytes
/// \p code are a fatbin, a cubin or PTX.
std::unique_ptr<GpuRuntime> makeCudaRuntime(const GpuProgram &program,
                                            const void *code,
                                            const CudaOptions &options = {});

/// Prints \p message, and ends the process with exit code 3.
[[noreturn]] void failGpu(const std::string &message);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPURUNTIME_H
