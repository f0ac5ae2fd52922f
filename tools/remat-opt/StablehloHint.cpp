//===- StablehloHint.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "StablehloHint.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

const char *const remat::opt::kStablehloHint =
    "remat-opt: this is StableHLO in its own syntax, which remat-opt cannot "
    "read. Give the generic form with --allow-unregistered-dialect:\n"
    "  stablehlo-opt --mlir-print-op-generic step.mlir, or in JAX "
    "lowered.compiler_ir().operation.get_asm(print_generic_op_form=True)\n"
    "remat.transform_stablehlo in Python and remat-iree take the text as it "
    "is.\n";

/// Returns whether an op's name can begin at \p position: at the beginning of a
/// line, or after the results are named.
static bool isOpPosition(StringRef text, size_t position) {
  StringRef before = text.take_front(position).rtrim(" \t");
  return before.empty() || before.back() == '\n' || before.back() == '=';
}

bool remat::opt::hasStablehloSyntax(StringRef text) {
  for (StringRef dialect : {"stablehlo.", "chlo.", "mhlo.", "sdy."})
    for (size_t at = text.find(dialect); at != StringRef::npos;
         at = text.find(dialect, at + 1))
      if (isOpPosition(text, at) &&
          isAlpha(text.substr(at + dialect.size(), 1).data()[0]))
        return true;
  return false;
}
