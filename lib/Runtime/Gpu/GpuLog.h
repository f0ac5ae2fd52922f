//===- GpuLog.h - What a step did to its device -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a step did on a GPU: the calls of Gpu.h in their order, with the bytes
// that each uses. A log is checked for races without a GPU (GpuLogCheck.h). Its
// text form is:
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
// A stream is compute, out or in; a USE is `r|w|rw d|h OFFSET BYTES`, d for the
// device slab and h for the host slab.
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
  bool host = false; ///< In the host slab, or else in the device's.
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
  int32_t step = 0;    ///< That it belongs to, from 0; -1: before the first.
  int64_t site = -1;   ///< The site of launches and copies.
  int64_t number = -1; ///< Kernel, product, convolution or event.
  std::vector<GpuUse> uses;
};

struct GpuLog {
  int64_t deviceBytes = 0, arenaBytes = 0, hostBytes = 0;
  std::vector<std::string> sites;
  std::vector<GpuLogOp> ops;
};

std::string writeGpuLog(const GpuLog &log);

/// Reads such a text; nothing, and \p error says at which line, where it is
/// none.
std::optional<GpuLog> readGpuLog(std::string_view text, std::string &error);

/// A line about \p op for people.
std::string describe(const GpuLog &log, const GpuLogOp &op);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPULOG_H
