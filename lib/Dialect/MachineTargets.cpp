//===- MachineTargets.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows come from python/remat/machines.json, which names the source of each
// row. The FLOP/s of a machine are the rate of dense f32 matrix products. GPUs
// since Ampere compute such products in TF32 on tensor cores, and older GPUs
// compute them in plain f32. TPUs compute such a product in one pass in bf16,
// as is XLA's default. The bytes/s of a link were measured between pinned host
// memory and device memory: PCIe Gen3 x16 reaches about 12 GB/s in each
// direction, Gen4 24 and Gen5 50 (nominally 16, 32 and 64). The latencies of
// launches and copies are typical of CUDA streams: a few microseconds (3.3 to
// 4.4 microseconds for a small kernel on an H100).
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
  /// The link's bytes/s in each direction, or 0 if the machine has no link.
  double link;
  double latency; ///< Seconds for each copy.
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
