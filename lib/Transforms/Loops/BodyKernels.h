//===- BodyKernels.h - What a compiler makes of a joint body ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler computes several ops of a body in one kernel. To know which, the
// joint body is compiled by itself, as a step: what the backward loop carries
// becomes arguments, what the loops write becomes results, and what crosses the
// turn passes a barrier, since no kernel is part of both loops. The kernels
// that come out become groups of the joint body.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_BODYKERNELS_H
#define REMAT_LIB_TRANSFORMS_LOOPS_BODYKERNELS_H

#include "LoopBody.h"

namespace remat {

/// Writes \p body as a module with one function @main, whose ops are located by
/// their numbers in the body (`loc("op0")`).
std::optional<Error> writeBody(const LoopBody &body, const std::string &path);

/// Makes groups of the kernels at \p path, to which writeBody's module was
/// compiled.
std::optional<Error> readBodyKernels(const LoopBody &body,
                                     const std::string &path);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_BODYKERNELS_H
