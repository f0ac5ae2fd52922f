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

/// The name of that attribute of a function with a plan: the counted bytes that
/// remat-schedule-swaps, which takes it away, may raise the peak to. If the
/// plan's own peak is higher, it does not change.
inline constexpr llvm::StringLiteral kPeakLimitAttr = "remat.peak_limit";

} // namespace remat

#endif // REMAT_LIB_DIALECT_PEAKLIMIT_H
