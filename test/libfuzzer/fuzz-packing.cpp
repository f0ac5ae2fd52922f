//===- fuzz-packing.cpp - Fuzzes packing problems, and packs them ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Target.h"

#include "remat/Exchange/PackingCsv.h"
#include "remat/Exchange/ResultJson.h"

#include <algorithm>

using namespace remat;
using namespace remat::fuzz;

/// A problem with more buffers is only read, and not packed.
static constexpr size_t kMostBuffers = 40;

static std::string formatCsv(const std::vector<LiveBuffer> &buffers) {
  std::string text = "lower,upper,size\n";
  for (const LiveBuffer &buffer : buffers)
    text += std::to_string(buffer.start) + "," + std::to_string(buffer.end) +
            "," + std::to_string(buffer.size) + "\n";
  return text;
}

static void check(const std::vector<LiveBuffer> &buffers,
                  const PackingOptions &options) {
  Packing packing = packBuffers(buffers, options);
  if (auto wrong = checkPacking(buffers, packing))
    require(false, wrong->message);
  require(packing.lowerBoundBytes >= mostLiveBytes(buffers),
          "the bound is below what lives at once");
  require(packing.arenaBytes >= packing.lowerBoundBytes,
          "the arena is below the bound");
  require(!formatPacking(packing, 0).empty(), "no result");
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  for (int64_t alignment : {int64_t(1), int64_t(64), int64_t(1) << 40}) {
    auto buffers = parsePackingCsv(textOf(data, size), alignment);
    if (!buffers) {
      require(!buffers.error().message.empty(), "an error without a message");
      continue;
    }
    require(!checkBuffers(*buffers), "buffers that checkBuffers refuses");
    auto again = parsePackingCsv(formatCsv(*buffers), alignment);
    require(again && formatCsv(*again) == formatCsv(*buffers),
            "written buffers are others when they are read again");
    if (buffers->size() > kMostBuffers)
      continue;
    check(*buffers, {0.0005});
    check(*buffers, {0.002, 0.1, 100});
  }
  return 0;
}

static int64_t someTime(Random &random) {
  return int64_t(random.below(12)) - (random.chance(5) ? INT64_MAX / 2 : 0);
}

static int64_t someSize(Random &random) {
  if (random.chance(80))
    return random.below(70);
  return int64_t(1) << random.below(63);
}

static void mutateBuffers(std::vector<LiveBuffer> &buffers, Random &random) {
  for (uint32_t i = random.between(1, 4); i > 0; --i) {
    uint32_t kind = buffers.empty() ? 0 : random.below(5);
    if (kind <= 1) {
      int64_t start = someTime(random);
      buffers.push_back({someSize(random), start, start + random.below(6), 1});
    } else if (kind == 2) {
      buffers.erase(buffers.begin() + random.below(buffers.size()));
    } else if (kind == 3) {
      random.pick(buffers).size = someSize(random);
    } else {
      random.pick(buffers).end = someTime(random);
    }
  }
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t most, unsigned seed) {
  auto mutate = [](std::string_view text,
                   Random &random) -> std::optional<std::string> {
    auto buffers = parsePackingCsv(text, 1);
    if (!buffers)
      return std::nullopt;
    mutateBuffers(*buffers, random);
    return formatCsv(*buffers);
  };
  return mutateText(data, size, most, seed, mutate);
}
