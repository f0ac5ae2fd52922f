//===- CopyReason.h - The reason for a copy ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bufferization inserts copies. Later stages do not know the reasons for them.
// An attribute stores the reason of each copy for remat-report-copies.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_MEMORY_COPYREASON_H
#define REMAT_LIB_TRANSFORMS_MEMORY_COPYREASON_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// The string attribute for the reason. It is on copies of tensors and of
/// buffers.
inline constexpr llvm::StringLiteral copyReasonAttr = "copy_reason";

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_MEMORY_COPYREASON_H
