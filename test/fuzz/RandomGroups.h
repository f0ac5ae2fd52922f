//===- RandomGroups.h - Ops that a target computes together -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_FUZZ_RANDOMGROUPS_H
#define REMAT_TEST_FUZZ_RANDOMGROUPS_H

#include "Random.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat::fuzz {

/// Puts runs of up to six nodes of \p function into groups, and leaves some
/// nodes alone. Some later groups compute an op of an earlier group again. The
/// numbers of some groups are in another order than the groups.
void addGroups(mlir::func::FuncOp function, Random &random);

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_RANDOMGROUPS_H
