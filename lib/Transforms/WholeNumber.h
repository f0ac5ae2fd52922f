//===- WholeNumber.h - Rounds doubles to integer attributes -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Costs are doubles, but some attributes hold integers. This function is the
// only place that rounds costs.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_WHOLENUMBER_H
#define REMAT_LIB_TRANSFORMS_WHOLENUMBER_H

#include "remat/Core/Graph/Graph.h"

#include <algorithm>
#include <cmath>

namespace remat {

/// Returns the nearest integer, but at most kMaxBytes. Larger doubles are not
/// exact.
inline int64_t toWhole(double value) {
  return std::llround(std::min(value, double(kMaxBytes)));
}

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_WHOLENUMBER_H
