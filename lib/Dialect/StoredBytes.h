//===- StoredBytes.h - Bytes that a target keeps a result in ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A target may keep a value in other bytes than its type has: padded, in
// several layouts at once, each for other readers, or in a narrower type. An
// attribute on the op that makes the value says how many, and the graph counts
// these for as long as the value is there.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_STOREDBYTES_H
#define REMAT_LIB_DIALECT_STOREDBYTES_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// The name of that attribute, which may stand on any op with one result.
inline constexpr llvm::StringLiteral kStoredBytesAttr = "remat.stored_bytes";

} // namespace remat

#endif // REMAT_LIB_DIALECT_STOREDBYTES_H
