//===- GpuCalibrate.h - Measures the speed of a device ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cost models need the speeds of the machine on which a step runs. A compiled
// step can measure them, and can write the two files that the compiler reads: a
// machine attribute and a profile.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPUCALIBRATE_H
#define REMAT_LIB_RUNTIME_GPU_GPUCALIBRATE_H

#include "Runtime/Gpu/GpuTrace.h"

#include <map>

namespace remat {

/// The bytes per second of copies, measured while both directions are busy, and
/// the seconds that a small copy takes.
struct LinkRates {
  double toHost = 0, toDevice = 0;
  double toHostAlone = 0, toDeviceAlone = 0;
  double latency = 0;
};

/// Measures copies of \p bytes bytes. The \p runtime must have a clock. It must
/// have room for twice as many bytes, on the device and on the host.
LinkRates measureLink(GpuRuntime &runtime, int64_t bytes);

/// The highest rates that any op of \p trace reached.
struct DeviceRates {
  double flops = 0;     ///< FLOP/s of contractions, or 0 if there are none.
  double bandwidth = 0; ///< Bytes/s. Each buffer of an op is counted once.
  double launch = 0;    ///< Seconds of the shortest op.
};

DeviceRates deviceRates(const GpuProgram &program, const GpuTrace &trace);

/// Returns the text of a `#remat.machine<...>`. The pipeline's option
/// machine=FILE reads it.
std::string writeMachine(const std::string &name, const DeviceRates &device,
                         const LinkRates &link);

/// The seconds of one run of each place in a file, such as "step.mlir:12:8".
using PlaceTimes = std::map<std::string, double>;

/// Returns for each place the seconds of all its kernels in a step. The
/// smallest value over all steps of \p trace counts. For a place in a loop,
/// this is the mean over the iterations.
PlaceTimes leastTimes(const GpuProgram &program, const GpuTrace &trace);

/// Returns the text of a profile. The pipeline's option profile=FILE reads it.
std::string writeProfile(const PlaceTimes &times);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPUCALIBRATE_H
