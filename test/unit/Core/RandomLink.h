//===- RandomLink.h - Links to the host for property tests ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_UNIT_CORE_RANDOMLINK_H
#define REMAT_TEST_UNIT_CORE_RANDOMLINK_H

#include "remat/Core/Plan/Simulator.h"

namespace remat::test {

/// Draws a link that is slow or fast in each direction, with or without
/// latency, in half or full duplex.
inline Link randomLink(uint64_t seed) {
  Link link;
  link.deviceToHost = 1 + double(seed % 7) * 5;
  link.hostToDevice = 1 + double(seed % 5) * 7;
  link.latency = seed % 3 ? 0 : 1;
  link.halfDuplex = seed % 2;
  return link;
}

} // namespace remat::test

#endif // REMAT_TEST_UNIT_CORE_RANDOMLINK_H
