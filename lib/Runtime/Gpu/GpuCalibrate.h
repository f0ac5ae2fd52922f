//===- GpuCalibrate.h - What a device does in a second ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cost models need the rates of the machine that a step runs on. A run of a
// compiled step can write them as the two files that the compiler reads: a
// machine attribute and a profile.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPUCALIBRATE_H
#define REMAT_LIB_RUNTIME_GPU_GPUCALIBRATE_H

#include "Runtime/Gpu/GpuTrace.h"

#include <map>

namespace remat {

/// Bytes per second of copies, measured with both directions busy, and seconds
/// that a small copy takes.
struct LinkRates {
  double toHost = 0, toDevice = 0;
  double toHostAlone = 0, toDeviceAlone = 0;
  double latency = 0;
};

/// Times copies of \p bytes bytes. \p runtime has a clock, and room for twice
/// as many on the device and on the host.
LinkRates measureLink(GpuRuntime &runtime, int64_t bytes);

/// The highest rates that any op of \p trace reached.
struct DeviceRates {
  double flops = 0;     ///< FLOP/s, of contractions; 0 where there is none.
  double bandwidth = 0; ///< Bytes/s, counting each buffer of an op once.
  double launch = 0;    ///< Seconds of the shortest op.
};

DeviceRates deviceRates(const GpuProgram &program, const GpuTrace &trace);

/// `#remat.machine<...>`, which machine=FILE of the pipeline reads.
std::string writeMachine(const std::string &name, const DeviceRates &device,
                         const LinkRates &link);

/// Seconds of one run, by place in a file ("step.mlir:12:8").
using PlaceTimes = std::map<std::string, double>;

/// The seconds of all kernels of each place, in a loop those of a mean
/// iteration: the smallest of all steps of \p trace.
PlaceTimes leastTimes(const GpuProgram &program, const GpuTrace &trace);

/// The text that profile=FILE of the pipeline reads.
std::string writeProfile(const PlaceTimes &times);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPUCALIBRATE_H
