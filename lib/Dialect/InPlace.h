//===- InPlace.h - Results that may take the place of operands --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A target's kernel may write a result over a tensor that it reads for the last
// time, if it reads each element of it just before it writes that element.
// The target's compiler says which kernels do so. Attributes on the ops that
// make the two tensors record it, and the graph has the pairs. XLA, for
// example, does not write over a tensor that is one of several results, such as
// those of a library call.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_INPLACE_H
#define REMAT_LIB_DIALECT_INPLACE_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On an op of a group: its result may be written over what the group reads
/// element by element alone, or updates.
inline constexpr llvm::StringLiteral kInPlaceAttr = "remat.in_place";

/// On an op of a group: such a result may be written over this one's.
inline constexpr llvm::StringLiteral kOverwrittenAttr = "remat.overwritten";

} // namespace remat

#endif // REMAT_LIB_DIALECT_INPLACE_H
