//===- BodyKernels.h - The kernels of a compiled joint body -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler computes several ops of a body in one kernel. To find the ops of
// each kernel, the joint body (LoopBody.h) is compiled as a step of its own.
// Carries of the backward loop become arguments of this step. Values that the
// loops write become its results. Values that cross the turn pass a barrier,
// because each kernel must belong to only one of the two loops. The kernels
// that the compiler makes become groups of the joint body.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_BODYKERNELS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_BODYKERNELS_H

#include "Transforms/Loops/LoopBody.h"

namespace remat {

/// Writes \p body as a module with one function @main. The location of each op
/// is its number in the body (`loc("op0")`).
std::optional<Error> writeBody(const LoopBody &body, const std::string &path);

/// Reads from the file \p path the kernels that a compiler made from the module
/// of writeBody. Returns the groups of ops that these kernels form in \p body.
/// The returned groups have the form of the attribute `remat.loop_kernels`. The
/// function does not change \p body.
Result<mlir::DictionaryAttr> readBodyKernels(const LoopBody &body,
                                             const std::string &path);

/// Adds the groups \p kernels to the ops of \p body. The function
/// readBodyKernels must have returned these groups. Emits an error if the
/// groups belong to another joint body.
mlir::LogicalResult attachBodyKernels(const LoopBody &body,
                                      mlir::DictionaryAttr kernels);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_BODYKERNELS_H
