//===- GpuProgram.h - What a step for a GPU is made of ----------*- C++ -*-===//
//
// A step is code of the host that calls Gpu.h, code of the device, and this
// description: one item a line, its fields apart by blanks.
//
//   program 1
//   device BYTES ARENA        the slab, and the arena at its begin
//   host BYTES
//   events COUNT
//   input OFFSET BYTES resident|donated TYPE
//   constant OFFSET BYTES
//   output BYTES TYPE
//   kernel NAME GRID BLOCK    blocks, and threads a block
//   parameter ACCESS BYTES    of the kernel above: read, write, both or value
//   site TEXT                 location and name of an op
//
// TYPE is as MLIR prints it, without blanks. Bytes are whole.
//===----------------------------------------------------------------------===//
#ifndef REMAT_RUNTIME_GPUPROGRAM_H
#define REMAT_RUNTIME_GPUPROGRAM_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace remat {

/// How an op uses bytes, as flags.
enum Access : uint8_t { kNoAccess = 0, kRead = 1, kWrite = 2 };

struct GpuParameter {
  uint8_t access = kNoAccess; ///< None: a scalar, passed by value.
  int64_t bytes = 0;          ///< From the address on, that the kernel may use.
};

struct GpuKernel {
  std::string name;
  int64_t grid = 1, block = 1;
  std::vector<GpuParameter> parameters;
};

struct GpuTensor {
  int64_t offset = 0; ///< In the device slab; of outputs, the step says where.
  int64_t bytes = 0;
  bool donated = false; ///< The step may write it.
  std::string type;
};

struct GpuProgram {
  int64_t deviceBytes = 0, arenaBytes = 0, hostBytes = 0;
  int64_t events = 0;
  std::vector<GpuTensor> inputs, constants, outputs;
  std::vector<GpuKernel> kernels;
  std::vector<std::string> sites;
};

/// The text of \p program, as above.
std::string writeGpuProgram(const GpuProgram &program);

/// Reads such a text. False where a line is none of the above; \p error then
/// says which.
bool readGpuProgram(std::string_view text, GpuProgram &program,
                    std::string &error);

} // namespace remat

#endif // REMAT_RUNTIME_GPUPROGRAM_H
