//===- PackOrders.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Packing/PackOrders.h"

#include <algorithm>
#include <bit>
#include <numeric>

using namespace remat;

/// Returns, for each buffer, the most bytes that are live in one of its
/// sections.
static std::vector<int64_t> busiestSections(const PackProblem &problem) {
  std::vector<int64_t> live(problem.sections + 1, 0);
  for (const SectionBuffer &buffer : problem.buffers) {
    live[buffer.first] += buffer.size;
    live[buffer.last] -= buffer.size;
  }
  std::partial_sum(live.begin(), live.end(), live.begin());
  // For each section, the maximum over the 2^k sections that begin with it.
  std::vector<std::vector<int64_t>> most{live};
  for (size_t width = 1; 2 * width <= live.size(); width *= 2) {
    const std::vector<int64_t> &half = most.back();
    std::vector<int64_t> whole(live.size() - 2 * width + 1);
    for (size_t s = 0; s < whole.size(); ++s)
      whole[s] = std::max(half[s], half[s + width]);
    most.push_back(std::move(whole));
  }
  std::vector<int64_t> busiest;
  for (const SectionBuffer &buffer : problem.buffers) {
    uint32_t length = buffer.last - buffer.first;
    uint32_t k = std::bit_width(length) - 1;
    busiest.push_back(std::max(most[k][buffer.first],
                               most[k][buffer.last - (uint32_t(1) << k)]));
  }
  return busiest;
}

std::vector<double> remat::packKeys(const PackProblem &problem, PackKey key) {
  std::vector<double> keys(problem.size());
  std::vector<int64_t> busiest;
  bool busy = key == PackKey::BusyLife || key == PackKey::BusyArea;
  if (busy)
    busiest = busiestSections(problem);
  double most = 0;
  for (size_t b = 0; b < keys.size(); ++b) {
    const SectionBuffer &buffer = problem.buffers[b];
    bool hasLife = key != PackKey::Size;
    bool hasSize = key != PackKey::Life && key != PackKey::BusyLife;
    keys[b] = (hasLife ? double(buffer.life) : 1) *
              (hasSize ? double(buffer.size) : 1);
    most = std::max(most, keys[b]);
  }
  for (size_t b = 0; busy && b < keys.size(); ++b)
    keys[b] = double(busiest[b]) + keys[b] / (2 * most);
  return keys;
}

std::vector<uint32_t> remat::orderByKeys(std::span<const double> keys) {
  std::vector<uint32_t> order(keys.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return keys[a] != keys[b] ? keys[a] > keys[b] : a < b;
  });
  return order;
}
