//===- RunAgain.h - Collectives that may run a second time ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every device must take part in a collective the same number of times, and a
// rewrite knows nothing of the programs that other devices run: so it runs none
// twice. If all devices run this one program, gathering a value again takes
// less memory than holding it. Only the caller knows that they do.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_RUNAGAIN_H
#define REMAT_LIB_DIALECT_RUNAGAIN_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On a collective: all devices run this program, so that it may run again.
inline constexpr llvm::StringLiteral kRunAgainAttr = "remat.run_again";

} // namespace remat

#endif // REMAT_LIB_DIALECT_RUNAGAIN_H
