//===- BodyKernels.h - The kernels of a compiled joint body -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler computes several ops of a body in one kernel. To find these ops,
// the joint body is compiled alone as a step. Carries of the backward loop
// become arguments, and values that the loops write become results. Values that
// cross the turn pass a barrier, because no kernel belongs to both loops. The
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

/// Reads the kernels at \p path, which a compiler made from writeBody's module.
/// Returns the groups of ops that they form in \p body, as a value of the
/// attribute `remat.loop_kernels`. \p body does not change.
Result<mlir::DictionaryAttr> readBodyKernels(const LoopBody &body,
                                             const std::string &path);

/// Makes groups of ops in \p body from \p kernels, the result of
/// readBodyKernels. Emits an error if \p kernels belong to another body.
mlir::LogicalResult attachBodyKernels(const LoopBody &body,
                                      mlir::DictionaryAttr kernels);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_BODYKERNELS_H
