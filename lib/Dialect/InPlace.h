//===- InPlace.h - Results that may overwrite operands ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel may write a result over a tensor that it reads for the last time, if
// it reads each element just before it writes that element. The target's
// compiler says which kernels do so. This is stored in attributes on the ops
// that make the two tensors. The reader of the graph makes in_place pairs of
// them. Not every such kernel overwrites its operand: XLA, for example, does
// not overwrite a tensor that is one of several results of a library call.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_INPLACE_H
#define REMAT_LIB_DIALECT_INPLACE_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// This attribute on an op of a group says that the op's result may overwrite a
/// tensor that the group only updates or reads element by element.
inline constexpr llvm::StringLiteral kInPlaceAttr = "remat.in_place";

/// This attribute on an op of a group says that such a result may overwrite the
/// result of the op.
inline constexpr llvm::StringLiteral kOverwrittenAttr = "remat.overwritten";

} // namespace remat

#endif // REMAT_LIB_DIALECT_INPLACE_H
