//===- Workspace.h - Bytes that an op needs besides its operands *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some ops need device memory besides their operands, a library's workspace
// for instance. An attribute on the op says how much, and the graph counts it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_WORKSPACE_H
#define REMAT_DIALECT_WORKSPACE_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On any op: bytes of device memory that it holds only while it runs, and that
/// its operands and results do not show.
inline constexpr llvm::StringLiteral kWorkspaceAttr = "remat.workspace";

} // namespace remat

#endif // REMAT_DIALECT_WORKSPACE_H
