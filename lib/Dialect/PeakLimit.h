//===- PeakLimit.h - The peak that moved copies may reach -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An arena takes more bytes than the plan's peak, so a plan that is fitted to
// an arena has a peak below the budget. Copies use the bytes that a plan leaves
// of its budget. This attribute on the planned function says how many bytes
// they may use.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_PEAKLIMIT_H
#define REMAT_LIB_DIALECT_PEAKLIMIT_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// The attribute limits remat-schedule-swaps, and is on a function with a plan.
/// That pass may raise the peak to this number of counted bytes. It then
/// removes the attribute. If the plan's own peak is higher, the pass does not
/// raise the peak.
inline constexpr llvm::StringLiteral kPeakLimitAttr = "remat.peak_limit";

} // namespace remat

#endif // REMAT_LIB_DIALECT_PEAKLIMIT_H
