//===- InPlace.h - Results that may take the place of operands --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A target's kernel may write a result over a tensor that it reads for the last
// time, if it reads each element of it just before it writes that element.
// Which kernels do so the target's compiler says; an attribute on the op that
// makes the result keeps it, and the graph has the pairs.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_INPLACE_H
#define REMAT_DIALECT_INPLACE_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On an op of a group: its result may be written over what the group reads
/// element by element alone.
inline constexpr llvm::StringLiteral kInPlaceAttr = "remat.in_place";

} // namespace remat

#endif // REMAT_DIALECT_INPLACE_H
