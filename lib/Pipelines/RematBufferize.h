//===- RematBufferize.h - The pass --remat-bufferize ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bufferization is a stage of `--remat-to-cpu`. Users and tests also run it
// alone, to see the buffers and copies before the buffers become one arena.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_REMATBUFFERIZE_H
#define REMAT_LIB_PIPELINES_REMATBUFFERIZE_H

namespace remat {

/// Registers the pass `--remat-bufferize`. The pass replaces a module by one of
/// its functions. This function is a step on tensors, and the pass lowers it to
/// buffers. The result is the same as in --remat-to-cpu before the arena is
/// made. Every buffer is freed after its last use. Passes on buffers can
/// follow, such as remat-report-copies and remat-plan-memory.
void registerRematBufferize();

} // namespace remat

#endif // REMAT_LIB_PIPELINES_REMATBUFFERIZE_H
