//===- Chips.h - The chips for which code can be made -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each chip needs a PTX version that supports it. A name that is not in this
// table is refused before planning and compiling.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_CHIPS_H
#define REMAT_LIB_GPU_CHIPS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace remat {

struct GpuChip {
  llvm::StringLiteral name;
  /// The PTX version of the chip's code, as a feature of LLVM's target. The PTX
  /// version is at least 7.8, and supports the chip.
  llvm::StringLiteral ptx;

  /// Returns the number in the chip's name, such as 90 for sm_90a.
  int number() const;
  /// Returns whether later chips can use this chip's PTX. PTX for sm_90a, for
  /// example, runs only on sm_90a.
  bool isPortable() const;
};

/// Returns every chip, the oldest first.
llvm::ArrayRef<GpuChip> knownChips();

/// Returns the chip called \p name, or none.
std::optional<GpuChip> findChip(llvm::StringRef name);

/// Returns an error message about the unknown name \p name, with all known
/// names.
std::string describeUnknownChip(llvm::StringRef name);

} // namespace remat

#endif // REMAT_LIB_GPU_CHIPS_H
