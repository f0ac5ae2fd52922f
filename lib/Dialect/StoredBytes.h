//===- StoredBytes.h - Bytes of a result as a target stores it --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A target may store a value in more or fewer bytes than its type has: padded,
// in several layouts for different readers, or in a narrower type. An attribute
// on the op that makes the value has the number of stored bytes. The graph
// counts this number while the value is held.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_STOREDBYTES_H
#define REMAT_LIB_DIALECT_STOREDBYTES_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// The name of the attribute for the bytes that are stored. Any op with one
/// result may have the attribute.
inline constexpr llvm::StringLiteral kStoredBytesAttr = "remat.stored_bytes";

} // namespace remat

#endif // REMAT_LIB_DIALECT_STOREDBYTES_H
