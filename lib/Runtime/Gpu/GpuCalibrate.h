//===- GpuCalibrate.h - Measures the rates of a device ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cost models need the rates of the machine on which a step runs. A run of a
// compiled step can write them into the two files that the compiler reads: a
// machine attribute and a profile.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPUCALIBRATE_H
#define REMAT_LIB_RUNTIME_GPU_GPUCALIBRATE_H

#include "Runtime/Gpu/GpuTrace.h"

#include <map>

namespace remat {

/// Bytes per second of copies, measured while both directions are busy, and the
/// seconds of a small copy.
struct LinkRates {
  double toHost = 0, toDevice = 0;
  double toHostAlone = 0, toDeviceAlone = 0;
  double latency = 0;
};

/// Times copies of \p bytes bytes. \p runtime must have a clock, and must have
/// room for twice as many bytes on the device and on the host.
LinkRates measureLink(GpuRuntime &runtime, int64_t bytes);

/// The highest rates that any op of \p trace reached.
struct DeviceRates {
  double flops = 0;     ///< FLOP/s of contractions, or 0 if there are none.
  double bandwidth = 0; ///< Bytes/s. Each buffer of an op counts once.
  double launch = 0;    ///< Seconds of the shortest op.
};

DeviceRates deviceRates(const GpuProgram &program, const GpuTrace &trace);

/// Returns `#remat.machine<...>`, which machine=FILE of the pipeline reads.
std::string writeMachine(const std::string &name, const DeviceRates &device,
                         const LinkRates &link);

/// Seconds of one run for each place in a file ("step.mlir:12:8").
using PlaceTimes = std::map<std::string, double>;

/// Returns the seconds of all kernels of each place, as the smallest value over
/// all steps of \p trace. In a loop it is the mean over the iterations.
PlaceTimes leastTimes(const GpuProgram &program, const GpuTrace &trace);

/// Returns the text that profile=FILE of the pipeline reads.
std::string writeProfile(const PlaceTimes &times);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPUCALIBRATE_H
