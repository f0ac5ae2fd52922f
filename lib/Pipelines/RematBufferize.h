//===- RematBufferize.h - A step on tensors to buffers ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bufferization is a stage of `--remat-to-cpu`. Users and tests also run it
// alone, to see buffers and copies before they become an arena.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_REMATBUFFERIZE_H
#define REMAT_LIB_PIPELINES_REMATBUFFERIZE_H

namespace remat {

/// Registers the pass `--remat-bufferize`. It replaces a module by one of its
/// functions, a step on tensors, lowered to buffers. The result is the same as
/// in --remat-to-cpu before the arena is made, with every buffer freed after
/// its last use. It prepares for passes on buffers, such as remat-report-copies
/// and remat-plan-memory.
void registerRematBufferize();

} // namespace remat

#endif // REMAT_LIB_PIPELINES_REMATBUFFERIZE_H
