//===- fuzz-gpu-program.cpp - Fuzzes descriptions of GPU steps ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Target.h"

#include "remat/Runtime/Gpu/GpuProgram.h"

using namespace remat;
using namespace remat::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  GpuProgram program;
  std::string error;
  if (!readGpuProgram(textOf(data, size), program, error)) {
    require(!error.empty(), "an error without a message");
    return 0;
  }
  (void)describeSlab(program);
  std::string text = writeGpuProgram(program);
  GpuProgram again;
  require(readGpuProgram(text, again, error) && writeGpuProgram(again) == text,
          "a written program is another one when it is read again:\n" + text);
  return 0;
}
