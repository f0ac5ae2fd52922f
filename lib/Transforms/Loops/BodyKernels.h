//===- BodyKernels.h - What a compiler makes of a joint body ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler computes several ops of a body in one kernel. To find out which,
// the joint body is compiled by itself as a step. Carries of the backward loop
// become arguments, and what the loops write becomes results. Values that cross
// the turn pass a barrier, because no kernel belongs to both loops. The
// resulting kernels become groups of the joint body.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_BODYKERNELS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_BODYKERNELS_H

#include "Transforms/Loops/LoopBody.h"

namespace remat {

/// Writes \p body as a module with one function @main. The location of each op
/// is its number in the body (`loc("op0")`).
std::optional<Error> writeBody(const LoopBody &body, const std::string &path);

/// Reads the kernels at \p path, which a compiler made of writeBody's module.
/// Returns the groups of \p body's ops that they form, as a value for the
/// attribute `remat.loop_kernels`. \p body does not change.
Result<mlir::DictionaryAttr> readBodyKernels(const LoopBody &body,
                                             const std::string &path);

/// Makes groups of \p body from \p kernels, which readBodyKernels returned.
/// Emits an error if they are those of another body.
mlir::LogicalResult attachBodyKernels(const LoopBody &body,
                                      mlir::DictionaryAttr kernels);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_BODYKERNELS_H
