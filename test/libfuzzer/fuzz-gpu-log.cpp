//===- fuzz-gpu-log.cpp - Fuzzes the check of GPU logs --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Target.h"

#include "Runtime/Gpu/GpuLogCheck.h"

using namespace remat;
using namespace remat::fuzz;

/// For each wait of a log, the check runs once more and ignores this wait. This
/// is done only for logs with at most this many ops.
static constexpr size_t kMostOps = 60;

static void check(const GpuLog &log) {
  (void)totalsOf(log);
  for (const GpuLogOp &op : log.ops)
    require(!describe(log, op).empty(), "an op without a description");
  GpuLogReport report = checkGpuLog(log);
  for (const GpuRace &race : report.races)
    require(race.first < race.second && race.second < log.ops.size() &&
                race.bytes.bytes > 0,
            "a race that is none");
  if (log.ops.size() > kMostOps || !report.isClean())
    return;
  for (const GpuMutant &mutant : mutateGpuLog(log)) {
    bool isClean = checkGpuLog(log, mutant.op).isClean();
    require(isClean == (mutant.result != GpuMutation::Found),
            "a mutant is called what it is not");
  }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string error;
  std::optional<GpuLog> log = readGpuLog(textOf(data, size), error);
  require(log || !error.empty(), "an error without a message");
  if (!log)
    return 0;
  std::string text = writeGpuLog(*log);
  std::optional<GpuLog> again = readGpuLog(text, error);
  require(again && writeGpuLog(*again) == text,
          "a written log is another one when it is read again:\n" + text);
  check(*log);
  return 0;
}

static GpuUse someUse(const GpuLog &log, Random &random) {
  GpuUse use;
  use.access = uint8_t(random.between(1, 3));
  use.host = random.chance(25);
  int64_t size = use.host ? log.hostBytes : log.deviceBytes;
  use.offset = size > 0 ? random.bits() % uint64_t(size) / 16 * 16 : 0;
  use.bytes = size > use.offset && random.chance(95)
                  ? random.bits() % uint64_t(size - use.offset) + 1
                  : random.bits() >> 1;
  return use;
}

static GpuLogOp someOp(const GpuLog &log, Random &random) {
  GpuLogOp op;
  op.kind = GpuLogOp::Kind(random.below(8));
  op.stream = uint8_t(random.below(kStreams));
  op.number = random.below(3);
  op.site = int64_t(random.below(3)) - 1;
  op.step = random.below(2);
  uint32_t uses = op.kind == GpuLogOp::Copy ? 2
                  : op.kind == GpuLogOp::Upload || op.kind == GpuLogOp::Download
                      ? 1
                  : op.kind == GpuLogOp::Launch || op.kind == GpuLogOp::Product
                      ? random.below(3)
                      : 0;
  for (; uses > 0; --uses)
    op.uses.push_back(someUse(log, random));
  return op;
}

static void mutateLog(GpuLog &log, Random &random) {
  if (log.deviceBytes == 0 || random.chance(5)) {
    log.deviceBytes = log.arenaBytes = random.below(200);
    log.hostBytes = random.below(100);
  }
  for (uint32_t i = random.between(1, 4); i > 0; --i) {
    if (log.ops.empty() || random.chance(60))
      log.ops.insert(log.ops.begin() + random.below(log.ops.size() + 1),
                     someOp(log, random));
    else if (random.chance(50))
      log.ops.erase(log.ops.begin() + random.below(log.ops.size()));
    else
      std::swap(random.pick(log.ops), random.pick(log.ops));
  }
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t most, unsigned seed) {
  auto mutate = [](std::string_view text,
                   Random &random) -> std::optional<std::string> {
    std::string error;
    std::optional<GpuLog> log = readGpuLog(text, error);
    if (!log)
      return std::nullopt;
    mutateLog(*log, random);
    return writeGpuLog(*log);
  };
  return mutateText(data, size, most, seed, mutate);
}
