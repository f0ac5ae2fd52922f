//===- HostBlock.h - GPU kernels on this machine's CPU ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs kernels on a CPU, to check them without a GPU. Threads of a block that
// share memory or exchange values run in turns, each up to its next barrier.
// The first thread runs ahead of all others, so a missing barrier shows in the
// results. A tensor core operation consists of two barriers. Between them each
// thread reads the values of the other threads of its warp.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_HOSTBLOCK_H
#define REMAT_LIB_RUNTIME_GPU_HOSTBLOCK_H

#include <cstdint>

namespace remat {

/// A kernel as code for this machine. It runs threads \p begin to \p end - 1 of
/// a block.
using HostKernel = void (*)(const int64_t *words, int64_t block, int64_t begin,
                            int64_t end);

/// Runs \p blocks blocks of \p threads threads, one after another. With \p
/// together, threads of a block wait for each other at barriers and at
/// exchanges of values. Ends the process with a message if only some threads
/// reach a barrier.
void runHostKernel(HostKernel kernel, const int64_t *words, int64_t blocks,
                   int64_t threads, bool together);

/// No thread waits at barrier \p number of a block, counted from 0. Tests use
/// this to show the effect of a missing barrier. With -1 all threads wait.
void skipHostBarrier(int64_t number);

} // namespace remat

extern "C" {
/// Kernels call these functions instead of a device's instructions.
void rematHostBarrier();
enum { REMAT_MMA_TF32 = 0, REMAT_MMA_BF16 = 1, REMAT_MMA_F16 = 2 };
/// Emulates mma.sync on factors of tf32 (m16n8k8), bf16 or f16 (m16n8k16):
/// `registers` is the address of the thread's four words of A and two of B, and
/// `sums` is the address of its four floats of C.
void rematHostMma(int64_t type, int64_t registers, int64_t sums);
/// Emulates shfl.sync. Returns the value of the thread of the warp whose number
/// differs from this thread's number in the bits of `bit`.
int64_t rematHostShuffle(int64_t value, int64_t bit);
/// Fills shared memory with NaN before a block runs.
void rematHostPoison(int64_t address, int64_t bytes);
}

#endif // REMAT_LIB_RUNTIME_GPU_HOSTBLOCK_H
