//===- StablehloHint.h - A hint for StableHLO in its own syntax -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remat-opt does not link StableHLO, so it cannot read StableHLO's own syntax.
// If it meets that syntax, it says how to write the program in generic form.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATOPT_STABLEHLOHINT_H
#define REMAT_TOOLS_REMATOPT_STABLEHLOHINT_H

#include "llvm/ADT/StringRef.h"

namespace remat::opt {

/// Returns whether \p text has an op of StableHLO, or of a related dialect, in
/// the syntax that only its own parser can read.
bool hasStablehloSyntax(llvm::StringRef text);

/// Says in whole lines how such a text can be planned.
extern const char *const kStablehloHint;

} // namespace remat::opt

#endif // REMAT_TOOLS_REMATOPT_STABLEHLOHINT_H
