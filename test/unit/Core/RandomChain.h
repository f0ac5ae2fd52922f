//===- RandomChain.h - Small chains for tests of offloading -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_UNIT_CORE_RANDOMCHAIN_H
#define REMAT_TEST_UNIT_CORE_RANDOMCHAIN_H

#include "Core/Offload/OffloadChain.h"

#include <random>

namespace remat::test {

/// Returns a chain of \p size layers. Costs and sizes are small whole numbers,
/// so that sums are exact. Some of them are 0. A seed gives the same chain on
/// every machine.
inline OffloadChain randomChain(uint32_t size, uint32_t seed,
                                bool oneRate = true) {
  std::mt19937 random(seed);
  auto upTo = [&](uint32_t most) { return int64_t(random() % (most + 1)); };
  OffloadChain chain;
  for (uint32_t i = 0; i < size; ++i) {
    OffloadLayer layer;
    layer.input = upTo(9);
    layer.gradient = upTo(3);
    layer.forwardCost = double(upTo(6));
    layer.backwardCost = double(upTo(8));
    layer.forwardExtra = upTo(3);
    layer.backwardExtra = upTo(4);
    chain.layers.push_back(layer);
  }
  chain.output = upTo(5);
  chain.outputGradient = upTo(3);
  chain.toHost = chain.toDevice = double(1 + upTo(3));
  if (!oneRate)
    chain.toDevice = double(1 + upTo(3));
  return chain;
}

} // namespace remat::test

#endif // REMAT_TEST_UNIT_CORE_RANDOMCHAIN_H
