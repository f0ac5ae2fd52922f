//===- ForeignRules.h - What counts and slices a foreign op -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that rows of python/remat/ops.json name: FLOP and bytes here,
// slices in HloSlicing.h.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_FOREIGNRULES_H
#define REMAT_LIB_ANALYSIS_FOREIGNRULES_H

#include "SliceRule.h"

namespace remat {

class HloSlicing;

struct ForeignRules {
  double (*flops)(mlir::Operation *);
  double (*bytes)(mlir::Operation *);
  bool (HloSlicing::*slices)(Slot);
  unsigned leastOperands; ///< That the rule about slices needs.
};

namespace flops {
using Rule = double(mlir::Operation *);
Rule none, results, operands, dot, convolution, reduce, reduceWindow,
    selectAndScatter, map, scatter, sort, fft, cholesky, solve, batchNorm,
    nested;
} // namespace flops

namespace bytes {
using Rule = double(mlir::Operation *);
Rule none, all, update, scatter, slice, gather, nested;
} // namespace bytes

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_FOREIGNRULES_H
