//===- StablehloHint.h - The way in for StableHLO ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remat-opt does not link StableHLO and cannot read its own syntax. If it meets
// that syntax, it says how to write the same program in generic form.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATOPT_STABLEHLOHINT_H
#define REMAT_TOOLS_REMATOPT_STABLEHLOHINT_H

#include "llvm/ADT/StringRef.h"

namespace remat::opt {

/// Whether an op of StableHLO or of a dialect beside it stands in \p text in
/// its dialect's own syntax, which only that dialect's parser reads.
bool hasStablehloSyntax(llvm::StringRef text);

/// How such a text can be planned, as whole lines.
extern const char *const kStablehloHint;

} // namespace remat::opt

#endif // REMAT_TOOLS_REMATOPT_STABLEHLOHINT_H
