//===- PeakLimit.h - The peak that moved copies may reach -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An arena takes more bytes than the plan's peak, so a plan whose arena fits
// into the budget has a peak below the budget. Copies may use the bytes between
// this peak and the budget. This attribute on the planned function says how
// many bytes they may use.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_PEAKLIMIT_H
#define REMAT_LIB_DIALECT_PEAKLIMIT_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// A function with a plan may have this attribute. It limits the pass
/// remat-schedule-swaps: the pass may raise the peak to this number of counted
/// bytes. If the plan's own peak is higher already, the pass does not raise it.
/// The pass removes the attribute at its end.
inline constexpr llvm::StringLiteral kPeakLimitAttr = "remat.peak_limit";

} // namespace remat

#endif // REMAT_LIB_DIALECT_PEAKLIMIT_H
