//===- RematBufferize.h - A step on tensors to buffers ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bufferization is a stage of `--remat-to-cpu` that users and tests want
// alone, to look at buffers and copies before they become an arena.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_REMATBUFFERIZE_H
#define REMAT_LIB_PIPELINES_REMATBUFFERIZE_H

namespace remat {

/// Registers `--remat-bufferize`, a pass that replaces a module by one of its
/// functions, a step on tensors, on buffers: as --remat-to-cpu has it before
/// the arena, every buffer freed after its last use. For passes on buffers,
/// such as remat-report-copies and remat-plan-memory.
void registerRematBufferize();

} // namespace remat

#endif // REMAT_LIB_PIPELINES_REMATBUFFERIZE_H
