//===- Chips.h - The chips that code can be made for ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each chip needs a version of PTX that knows it. A name that is not in this
// table is refused before anything is planned or compiled.
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
  /// The PTX version that its code is written in, as a feature of LLVM's
  /// target: at least 7.8, and at least the first that knows the chip.
  llvm::StringLiteral ptx;

  /// The number in the name: 90 for sm_90a.
  int number() const;
  /// Tells whether later chips can compile this chip's PTX. That of sm_90a runs
  /// on sm_90a alone.
  bool isPortable() const;
};

/// Returns every chip, the oldest first.
llvm::ArrayRef<GpuChip> knownChips();

/// Returns the chip called \p name, or none.
std::optional<GpuChip> findChip(llvm::StringRef name);

/// Returns an error message about a \p name that findChip does not know, with
/// all names that it knows.
std::string describeUnknownChip(llvm::StringRef name);

} // namespace remat

#endif // REMAT_LIB_GPU_CHIPS_H
