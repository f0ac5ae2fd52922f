//===- GpuTrace.h - When each op of a step ran ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records when each op of a step ran on a GPU. A trace is written as JSON for
// chrome://tracing and Perfetto, in the format of docs/reference/Formats.md,
// which the simulator writes too: each run is a process, and each lane a
// thread.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPUTRACE_H
#define REMAT_LIB_RUNTIME_GPU_GPUTRACE_H

#include "Runtime/Gpu/GpuRuntime.h"

namespace remat {

/// An op of a step and when it ran, in seconds from the step's begin.
struct GpuTraceOp {
  enum Kind : uint8_t { Launch, Product, Convolution, Copy } kind = Launch;
  uint8_t stream = 0;
  int32_t step = 0;
  int64_t site = -1;
  int64_t number = -1; ///< Kernel, product or convolution.
  int64_t bytes = 0;   ///< Copied, or used by a kernel.
  double begin = 0, end = 0;
};

struct GpuTrace {
  std::vector<GpuTraceOp> ops;
  std::vector<double> stepSeconds; ///< From the first op to the last.
  /// The seconds of each step for which the compute stream waited for copies.
  std::vector<double> stallSeconds;
};

enum class TraceDetail : uint8_t { Stalls, Ops };

/// Times what is called, and calls \p inner, which has a clock. Marks stand
/// around every wait of the compute stream, and where \p detail asks for it
/// around every op, so that a step takes a little longer. Trace and \p inner
/// outlive it.
std::unique_ptr<GpuRuntime> makeTracer(const GpuProgram &program,
                                       GpuTrace &trace, GpuRuntime &inner,
                                       TraceDetail detail);

/// Sums over the trace of the last step, in seconds.
struct GpuTraceTotals {
  double step = 0;
  double compute = 0; ///< Sum over kernels and products.
  double copies[kStreams] = {};
  double copiesBeside = 0; ///< Seconds of the copies while something computes.
  double stall = 0;        ///< The compute stream waits for copies.
  double gaps = 0;         ///< It has nothing running for another reason.
};

GpuTraceTotals totalsOf(const GpuTrace &trace);

std::string writeGpuTrace(const GpuProgram &program, const GpuTrace &trace);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPUTRACE_H
