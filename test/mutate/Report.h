//===- Report.h - What was found, and where ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_MUTATE_REPORT_H
#define REMAT_TEST_MUTATE_REPORT_H

#include "Mutant.h"

namespace remat::mutate {

struct Finding {
  /// Findings with the same cause get the same signature, as far as possible.
  /// A signature has the kind of the failure and the innermost function of
  /// remat.
  std::string signature;
  /// Whether code of this project took part in the failure. Parsers and passes
  /// of other dialects have errors of their own.
  bool isOurs = true;
  uint64_t seed = 0;
  std::string log; ///< The stack.
};

/// \p isTold means that the process reported the finding itself, and \p log has
/// only errors.
Finding describeFinding(const Progress &progress, bool isTold,
                        llvm::StringRef log);

/// Writes SIGNATURE.mlir, with the call of remat-opt, and SIGNATURE.log to \p
/// folder. Returns the path of the first file.
std::string writeFinding(const Finding &finding, llvm::StringRef text,
                         const PassCalls &passes, llvm::StringRef folder);

} // namespace remat::mutate

#endif // REMAT_TEST_MUTATE_REPORT_H
