//===- PackOrders.h - The order in which buffers are placed -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The result of greedy packing depends on the order of the buffers. The orders
// here sort buffers by the properties that make them hard to place.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKORDERS_H
#define REMAT_LIB_CORE_PACKING_PACKORDERS_H

#include "Core/Packing/PackProblem.h"

namespace remat {

/// The properties that make a buffer hard to place.
enum class PackKey : uint8_t { Size, Life, Area, BusyLife, BusyArea };
inline constexpr unsigned kPackKeys = 5;

/// Returns a positive key for each buffer. Size is its bytes, Life its
/// lifetime, and Area their product. BusyLife and BusyArea are the most bytes
/// that live at the same time as the buffer. If two buffers are equal in this,
/// the lifetime or the product decides.
std::vector<double> packKeys(const PackProblem &problem, PackKey key);

/// Returns the buffers in the order of falling keys.
std::vector<uint32_t> orderByKeys(std::span<const double> keys);

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKORDERS_H
