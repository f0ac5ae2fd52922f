//===- OffloadChain.cpp - The chain model and its bounds ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Offload/OffloadChain.h"

#include <algorithm>
#include <cmath>
#include <string>

using namespace remat;

double OffloadChain::computeCost() const {
  double sum = 0;
  for (const OffloadLayer &layer : layers)
    sum += layer.forwardCost + layer.backwardCost;
  return sum;
}

std::optional<Error> remat::findMistake(const OffloadChain &chain) {
  if (chain.layers.empty())
    return Error{"the chain has no layer: give at least one"};
  for (double rate : {chain.toHost, chain.toDevice})
    if (!(rate > 0 && std::isfinite(rate)))
      return Error{"the bandwidth " + std::to_string(rate) +
                   " of the link must be above 0 and finite"};
  auto complain = [](const std::string &where) {
    return Error{where + " has a negative size, or a cost that is negative or "
                         "infinite"};
  };
  for (uint32_t i = 0; i < chain.size(); ++i) {
    const OffloadLayer &layer = chain.layers[i];
    for (int64_t bytes :
         {layer.input, layer.gradient, layer.forwardExtra, layer.backwardExtra})
      if (bytes < 0)
        return complain("layer " + std::to_string(i));
    for (double cost : {layer.forwardCost, layer.backwardCost})
      if (!(cost >= 0 && std::isfinite(cost)))
        return complain("layer " + std::to_string(i));
  }
  if (chain.output < 0 || chain.outputGradient < 0)
    return complain("the chain's output");
  return std::nullopt;
}

int64_t remat::forwardOwn(const OffloadChain &chain, uint32_t i) {
  return chain.layers[i].forwardExtra;
}

int64_t remat::backwardOwn(const OffloadChain &chain, uint32_t i) {
  return chain.layers[i].backwardExtra + chain.gradient(i) +
         chain.gradient(i + 1);
}

/// Returns max(ex_F, ex_B + |y_i| + |y_i+1|).
static int64_t largerOwn(const OffloadChain &chain, uint32_t i) {
  return std::max(forwardOwn(chain, i), backwardOwn(chain, i));
}

int64_t remat::peakBytes(const OffloadChain &chain) {
  // m_F_i = ex_F + sum of |x_j| over j <= i+1
  // m_B_i = ex_B + |y_i| + |y_i+1| + the same sum
  int64_t peak = 0, stored = chain.activation(0);
  for (uint32_t i = 0; i < chain.size(); ++i) {
    stored += chain.activation(i + 1);
    peak = std::max(peak, stored + largerOwn(chain, i));
  }
  return peak;
}

int64_t remat::leastLimit(const OffloadChain &chain) {
  int64_t least = 0;
  for (uint32_t i = 0; i < chain.size(); ++i)
    least = std::max(least, chain.activation(i) + chain.activation(i + 1) +
                                largerOwn(chain, i));
  return least;
}

double remat::makespanBound(const OffloadChain &chain, int64_t limit) {
  // LB = max(sum of u, 2 (M_peak - M) / beta)
  double excess = double(std::max<int64_t>(0, peakBytes(chain) - limit));
  return std::max(chain.computeCost(),
                  excess / chain.toHost + excess / chain.toDevice);
}
