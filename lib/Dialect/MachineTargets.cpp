//===- MachineTargets.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Peak figures from the vendors' data sheets; dense, without sparsity. FLOP/s
// are those that f32 matrix products reach: TF32 tensor cores from Ampere on,
// plain f32 before; on TPUs one pass in bf16, as XLA multiplies by default.
//
//===----------------------------------------------------------------------===//

#include "remat/Dialect/MachineTargets.h"

#include "mlir/IR/MLIRContext.h"

using namespace mlir;
using namespace remat;

namespace {
struct Target {
  StringRef name;
  double flops;     ///< FLOP/s
  double bandwidth; ///< bytes/s
  double launch;    ///< s
  double link;      ///< bytes/s a direction; 0: none
  double latency;   ///< s a copy
};
} // namespace

// Links are host memory to device memory with pinned pages, as measured: PCIe
// Gen3 x16 reaches about 12 GB/s a direction, Gen4 24, Gen5 50 (of 16, 32 and
// 64 on paper). Launch and copy latency are typical of CUDA streams: a few
// microseconds (3.3 to 4.4 a small kernel on an H100).
static constexpr Target kTargets[] = {
    // NVIDIA A100 data sheet, SXM 80 GB: 156 TFLOP/s TF32, 2039 GB/s, Gen4.
    {"a100", 156e12, 2039e9, 4e-6, 24e9, 10e-6},
    // NVIDIA H100 data sheet, SXM: 989 TFLOP/s TF32 with sparsity, half of it
    // dense; 3.35 TB/s; Gen5.
    {"h100", 494e12, 3.35e12, 4e-6, 50e9, 10e-6},
    // The same where a CUDA graph launches: as measured, an LSTM's step of 556
    // small kernels takes 1.25 us more for each than one of 230
    // (docs/results/H100.md).
    {"h100-graph", 494e12, 3.35e12, 1.25e-6, 50e9, 10e-6},
    // NVIDIA H200 data sheet, SXM: compute of the H100, 4.8 TB/s; Gen5.
    {"h200", 494e12, 4.8e12, 4e-6, 50e9, 10e-6},
    // NVIDIA HGX B200 data sheet, a GPU of eight: 2.2 PFLOP/s TF32 with
    // sparsity, half of it dense; 7.7 TB/s; Gen5.
    {"b200", 1.1e15, 7.7e12, 4e-6, 50e9, 10e-6},
    // NVIDIA V100 data sheet, SXM2: 15.7 TFLOP/s f32 (no TF32), 900 GB/s, Gen3.
    {"v100", 15.7e12, 900e9, 4e-6, 12e9, 10e-6},
    // Google Cloud's pages of TPU v5e and v5p, one chip: 197 and 459 TFLOP/s
    // bf16, 819 and 2765 GB/s. They say nothing about the link to the host.
    {"v5e", 197e12, 819e9, 0, 0, 0},
    {"v5p", 459e12, 2765e9, 0, 0, 0},
    // One core of a server with AVX-512: 2 units x 16 lanes x 2 FLOP at 3 GHz,
    // and what one core draws from DDR4 or DDR5. No host to copy to.
    {"cpu", 192e9, 15e9, 0, 0, 0},
};

MachineAttr remat::getNamedMachine(MLIRContext *context, StringRef name) {
  for (const Target &target : kTargets) {
    if (target.name != name)
      continue;
    std::optional<Float64> link;
    if (target.link != 0)
      link = Float64(target.link);
    return MachineAttr::get(context, name, target.flops, target.bandwidth,
                            target.launch, link, link, target.latency,
                            /*halfDuplex=*/false, /*hostBytes=*/std::nullopt);
  }
  return {};
}

SmallVector<StringRef> remat::getMachineNames() {
  SmallVector<StringRef> names;
  for (const Target &target : kTargets)
    names.push_back(target.name);
  return names;
}
