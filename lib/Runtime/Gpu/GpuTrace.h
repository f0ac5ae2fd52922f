//===- GpuTrace.h - The times of a step's ops -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A trace has the time of each op of a step on a GPU. A trace is written as
// JSON for chrome://tracing and Perfetto. The page docs/reference/Formats.md
// describes the format, which the simulator also writes. In this format, each
// run is a process and each lane is a thread.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPUTRACE_H
#define REMAT_LIB_RUNTIME_GPU_GPUTRACE_H

#include "Runtime/Gpu/GpuRuntime.h"

#include <map>

namespace remat {

/// An op of a step with its start and end, in seconds from the start of the
/// step.
struct GpuTraceOp {
  enum Kind : uint8_t { Launch, Product, Convolution, Copy } kind = Launch;
  uint8_t stream = 0;
  int32_t step = 0;
  int64_t site = -1;
  int64_t number = -1; ///< The number of the kernel, product or convolution.
  int64_t bytes = 0;   ///< The bytes that a copy moves, or that a kernel uses.
  double begin = 0, end = 0;
};

struct GpuTrace {
  std::vector<GpuTraceOp> ops;
  std::vector<double> stepSeconds; ///< For each step, the time from its first
                                   ///< op to its last.
  /// For each step, the seconds in which the compute stream waited for copies.
  std::vector<double> stallSeconds;
};

enum class TraceDetail : uint8_t { Stalls, Ops };

/// Makes a runtime that measures the time of all calls and passes them to \p
/// inner. The runtime \p inner must have a clock. The new runtime puts marks
/// around every wait of the compute stream. Depending on \p detail, it also
/// puts marks around every op. A step then takes a little longer. The new
/// runtime must not outlive \p trace and \p inner.
std::unique_ptr<GpuRuntime> makeTracer(const GpuProgram &program,
                                       GpuTrace &trace, GpuRuntime &inner,
                                       TraceDetail detail);

/// Sums over the trace of the last step, in seconds.
struct GpuTraceTotals {
  double step = 0;
  double compute = 0; ///< The sum over kernels and products.
  double copies[kStreams] = {};
  double copiesBeside = 0; ///< The time in which copies run while something
                           ///< computes.
  double stall = 0;        ///< The time in which the compute stream waits for
                           ///< copies.
  double gaps = 0;         ///< The time in which the compute stream is idle for
                           ///< another reason.
};

GpuTraceTotals totalsOf(const GpuTrace &trace);

std::string writeGpuTrace(const GpuProgram &program, const GpuTrace &trace);

/// The bytes per second of copies, measured while both directions are busy, and
/// the seconds that a small copy takes.
struct LinkRates {
  double toHost = 0, toDevice = 0;
  double toHostAlone = 0, toDeviceAlone = 0;
  double latency = 0;
};

/// Measures copies of \p bytes bytes. The \p runtime must have a clock. The
/// runtime must have room for twice as many bytes, on the device and on the
/// host.
LinkRates measureLink(GpuRuntime &runtime, int64_t bytes);

/// The highest rates that any op of \p trace reached.
struct DeviceRates {
  double flops = 0;     ///< FLOP/s of contractions, or 0 if there are none.
  double bandwidth = 0; ///< Bytes/s. Each buffer of an op is counted once.
  double launch = 0;    ///< Seconds of the shortest op.
};

DeviceRates deviceRates(const GpuProgram &program, const GpuTrace &trace);

/// Returns the text of a `#remat.machine<...>`. The pipeline's option
/// machine=FILE reads this text.
std::string writeMachine(const std::string &name, const DeviceRates &device,
                         const LinkRates &link);

/// For each place in a file, such as "step.mlir:12:8", the seconds of one run.
using PlaceTimes = std::map<std::string, double>;

/// Returns for each place the seconds of all its kernels in a step. The
/// smallest value over all steps of \p trace counts. For a place in a loop, the
/// value is the mean over the iterations.
PlaceTimes leastTimes(const GpuProgram &program, const GpuTrace &trace);

/// Returns the text of a profile. The pipeline's option profile=FILE reads this
/// text.
std::string writeProfile(const PlaceTimes &times);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPUTRACE_H
