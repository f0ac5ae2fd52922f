//===- GpuLog.h - The log of a step's device calls --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A log has the calls of Gpu.h that a step made, in order. Each call is listed
// with the bytes that it uses. GpuLogCheck.h can check a log for races without
// a GPU. Its text form is:
//
//   log 1
//   device BYTES ARENA
//   host BYTES
//   site NUMBER TEXT
//   step NUMBER
//   launch SITE KERNEL {USE}       on the compute stream
//   product SITE NUMBER {USE}      on the compute stream, by a library
//   convolution SITE NUMBER {USE}  the same
//   copy STREAM SITE USE USE
//   upload USE                     by the host, on the compute stream
//   download USE
//   record STREAM EVENT
//   wait STREAM EVENT
//   sync STREAM                    the host waits for all that is in a stream
//
// A stream is compute, out or in. A USE is `r|w|rw d|h OFFSET BYTES`, with d
// for the device slab and h for the host slab.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPULOG_H
#define REMAT_LIB_RUNTIME_GPU_GPULOG_H

#include "remat/Runtime/Gpu/GpuProgram.h"

#include <optional>

namespace remat {

inline constexpr int kStreams = 3;

/// Bytes of one slab that an op uses.
struct GpuUse {
  uint8_t access = kNoAccess;
  /// Whether the bytes are in the host slab and not in the device slab.
  bool host = false;
  int64_t offset = 0, bytes = 0;
};

struct GpuLogOp {
  enum Kind : uint8_t {
    Launch,
    Copy,
    Upload,
    Download,
    Record,
    Wait,
    Sync,
    Product,
    Convolution
  } kind = Launch;
  uint8_t stream = 0;
  /// The number of the step, beginning at 0. The value -1 stands for the time
  /// before the first step.
  int32_t step = 0;
  int64_t site = -1; ///< The site of a launch or a copy.
  /// The number of the kernel, product, convolution or event.
  int64_t number = -1;
  std::vector<GpuUse> uses;
};

struct GpuLog {
  int64_t deviceBytes = 0, arenaBytes = 0, hostBytes = 0;
  std::vector<std::string> sites;
  std::vector<GpuLogOp> ops;
};

std::string writeGpuLog(const GpuLog &log);

/// Reads the text of a log. If the text is wrong, returns nothing, and \p error
/// names the wrong line.
std::optional<GpuLog> readGpuLog(std::string_view text, std::string &error);

/// Returns a line that describes \p op for a reader.
std::string describe(const GpuLog &log, const GpuLogOp &op);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPULOG_H
