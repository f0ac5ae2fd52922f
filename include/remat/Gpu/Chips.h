//===- Chips.h - The chips that code can be made for ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each chip needs a version of PTX that knows it. A name that stands in no line
// of this table is refused before anything is planned or compiled.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_GPU_CHIPS_H
#define REMAT_GPU_CHIPS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace remat {

struct GpuChip {
  llvm::StringLiteral name;
  /// The PTX version that its code is written in, as a feature of LLVM's
  /// target: at least 7.8, and at least the first that knows the chip.
  llvm::StringLiteral ptx;

  /// 90 of sm_90a.
  int number() const;
  /// Whether later chips can compile this chip's PTX: that of sm_90a runs on
  /// sm_90a alone.
  bool isPortable() const;
};

/// Every chip, the oldest first.
llvm::ArrayRef<GpuChip> knownChips();

/// None if there is no such chip.
std::optional<GpuChip> findChip(llvm::StringRef name);

/// An error message about a \p name that findChip does not know, with all that
/// it knows.
std::string describeUnknownChip(llvm::StringRef name);

} // namespace remat

#endif // REMAT_GPU_CHIPS_H
