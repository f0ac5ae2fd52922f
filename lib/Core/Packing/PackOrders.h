//===- PackOrders.h - Which buffer to place first ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Greedy packing is as good as its order. These are the orders that are tried:
// by the properties that make a buffer hard to place.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PACKING_PACKORDERS_H
#define REMAT_LIB_CORE_PACKING_PACKORDERS_H

#include "Core/Packing/PackProblem.h"

namespace remat {

/// The properties that make a buffer hard to place.
enum class PackKey : uint8_t { Size, Life, Area, BusyLife, BusyArea };
inline constexpr unsigned kPackKeys = 5;

/// A positive number for each buffer: its bytes; the time it lives; the product
/// of the two; or the most bytes that live at the same time as it, with the
/// time or the product to decide between equals.
std::vector<double> packKeys(const PackProblem &problem, PackKey key);

/// The buffers in the order of falling keys.
std::vector<uint32_t> orderByKeys(std::span<const double> keys);

} // namespace remat

#endif // REMAT_LIB_CORE_PACKING_PACKORDERS_H
