//===- PeakLimit.h - What copies may be placed with -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An arena takes more bytes than the plan's peak, so a plan that is fitted to
// an arena has a peak below the budget. Copies are placed with the bytes that a
// plan leaves of its budget; the plan's step says here what they may take.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_PEAKLIMIT_H
#define REMAT_LIB_DIALECT_PEAKLIMIT_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// The name of the attribute, on a function with a plan, that limits
/// remat-schedule-swaps. That pass may raise the peak to this number of counted
/// bytes, and then removes the attribute. If the plan's own peak is higher, the
/// pass does not raise it.
inline constexpr llvm::StringLiteral kPeakLimitAttr = "remat.peak_limit";

} // namespace remat

#endif // REMAT_LIB_DIALECT_PEAKLIMIT_H
