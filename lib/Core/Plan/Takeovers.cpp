//===- Takeovers.cpp - Outputs in the storage of dying inputs -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Plan/Takeovers.h"

#include "remat/Core/Plan/Validator.h"

#include <numeric>

using namespace remat;

std::vector<uint32_t> remat::sharedStorage(const Graph &graph,
                                           const Walk &walk) {
  std::vector<uint32_t> storage(walk.instances.size());
  std::iota(storage.begin(), storage.end(), 0);
  auto bytesOf = [&](uint32_t instance) {
    return graph.bytes(walk.instances[instance].tensor);
  };
  for (auto [from, to, step] : walk.takeovers)
    if (bytesOf(from) == bytesOf(to))
      storage[to] = storage[from];
  return storage;
}
