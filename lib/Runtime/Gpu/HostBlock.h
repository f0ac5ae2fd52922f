//===- HostBlock.h - GPU kernels on this machine's CPU ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs kernels on a CPU, to check them without a GPU. The threads of a block
// that share memory or exchange values run by turns, each as far as its next
// barrier. The first runs ahead of all others, so that a missing barrier shows
// in the results. An asynchronous copy fills its place with NaN when it starts
// and brings the bytes when it is waited for, so that no thread may use the
// place in between. A step of the tensor cores is two barriers, between which
// each thread reads what the others of its warp put in.
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
/// cp.async: starts a copy to shared memory. The copies since the last group
/// are the next group.
void rematHostStartCopy(int64_t to, int64_t from, int64_t bytes);
void rematHostEndGroup();
/// Waits until at most `pending` groups of this thread are under way.
void rematHostWaitForGroups(int64_t pending);
/// Fills shared memory with NaN before a block runs.
void rematHostPoison(int64_t address, int64_t bytes);
}

#endif // REMAT_LIB_RUNTIME_GPU_HOSTBLOCK_H
