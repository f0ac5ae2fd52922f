//===- CopyReason.h - Why a copy is there -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bufferization inserts copies whose reason is lost once they are on buffers.
// An attribute carries the reason to remat-report-copies.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_MEMORY_COPYREASON_H
#define REMAT_LIB_TRANSFORMS_MEMORY_COPYREASON_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// The name of that attribute. It stands on a copy of tensors or buffers, and
/// is a string.
inline constexpr llvm::StringLiteral copyReasonAttr = "copy_reason";

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_MEMORY_COPYREASON_H
