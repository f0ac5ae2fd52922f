//===- MachineTargets.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows are those of python/remat/machines.json, which names their sources.
// FLOP/s are those that f32 matrix products reach, dense: TF32 tensor cores
// from Ampere on, plain f32 before; on TPUs one pass in bf16, as XLA multiplies
// by default. Links are host memory to device memory with pinned pages, as
// measured: PCIe Gen3 x16 reaches about 12 GB/s a direction, Gen4 24, Gen5 50
// (of 16, 32 and 64 on paper). Launch and copy latency are typical of CUDA
// streams: a few microseconds (3.3 to 4.4 a small kernel on an H100).
//
//===----------------------------------------------------------------------===//

#include "Dialect/MachineTargets.h"

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

#define MACHINE(NAME, ...) {NAME, __VA_ARGS__},
static constexpr Target kTargets[] = {
#include "Machines.inc"
};
#undef MACHINE

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
