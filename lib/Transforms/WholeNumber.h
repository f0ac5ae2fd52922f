//===- WholeNumber.h - Doubles in attributes that hold integers -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Costs are doubles, but some attributes hold integers. This is the one way in
// which they are rounded.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_WHOLENUMBER_H
#define REMAT_LIB_TRANSFORMS_WHOLENUMBER_H

#include "remat/Core/Graph/Graph.h"

#include <algorithm>
#include <cmath>

namespace remat {

/// The nearest whole number, at most kMaxBytes, beyond which doubles are no
/// longer exact.
inline int64_t toWhole(double value) {
  return std::llround(std::min(value, double(kMaxBytes)));
}

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_WHOLENUMBER_H
