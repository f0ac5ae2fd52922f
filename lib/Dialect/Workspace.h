//===- Workspace.h - Bytes an op needs besides its operands -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some ops need device memory in addition to their operands and results, for
// instance the workspace of a library. An attribute on the op has the number of
// bytes, and the graph counts them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_WORKSPACE_H
#define REMAT_LIB_DIALECT_WORKSPACE_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// The name of the attribute for an op's workspace. Any op may have the
/// attribute. Its value is the bytes of device memory that the op holds only
/// while it runs.
inline constexpr llvm::StringLiteral kWorkspaceAttr = "remat.workspace";

} // namespace remat

#endif // REMAT_LIB_DIALECT_WORKSPACE_H
