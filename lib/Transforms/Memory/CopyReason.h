//===- CopyReason.h - The reason for a copy ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bufferization inserts copies, and later stages do not know why. An attribute
// stores the reason for remat-report-copies.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_MEMORY_COPYREASON_H
#define REMAT_LIB_TRANSFORMS_MEMORY_COPYREASON_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// The name of a string attribute on copies of tensors or buffers.
inline constexpr llvm::StringLiteral copyReasonAttr = "copy_reason";

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_MEMORY_COPYREASON_H
