//===- HostBlock.h - GPU kernels on this machine's CPU ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file runs kernels on a CPU, to check them without a GPU. If threads of a
// block share memory or exchange values, they run by turns. Each thread runs as
// far as its next barrier. The first thread always runs ahead of the others, so
// that a missing barrier changes the results. When an asynchronous copy starts,
// the bytes that it will write are filled with NaN. The copied bytes arrive
// when a thread waits for the copy. No thread may therefore use these bytes
// before this wait. In a step of the tensor cores, the threads wait twice for
// each other. Between the two waits, each thread reads the values that the
// other threads of its warp provided.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_HOSTBLOCK_H
#define REMAT_LIB_RUNTIME_GPU_HOSTBLOCK_H

#include <cstdint>

namespace remat {

/// A kernel as code for this machine's CPU. The function runs the threads from
/// \p begin to \p end - 1 of a block.
using HostKernel = void (*)(const int64_t *words, int64_t block, int64_t begin,
                            int64_t end);

/// Runs \p blocks blocks, one after another. Each block has \p threads threads.
/// If \p together is true, the threads of a block wait for each other at
/// barriers and when they exchange values. Ends the process with a message if
/// only some of the threads reach a barrier.
void runHostKernel(HostKernel kernel, const int64_t *words, int64_t blocks,
                   int64_t threads, bool together);

/// After this call, no thread waits at the barrier with the number \p number of
/// its block. Numbers begin at 0. Tests use this to show the effect of a
/// missing barrier. If \p number is -1, the threads wait at all barriers.
void skipHostBarrier(int64_t number);

} // namespace remat

extern "C" {
/// Kernels call these functions instead of a device's instructions.
void rematHostBarrier();
enum { REMAT_MMA_TF32 = 0, REMAT_MMA_BF16 = 1, REMAT_MMA_F16 = 2 };
/// Emulates mma.sync for factors in tf32 (m16n8k8), bf16 or f16 (m16n8k16). The
/// argument `registers` is the address of the thread's four words of A and two
/// words of B. The argument `sums` is the address of its four floats of C.
void rematHostMma(int64_t type, int64_t registers, int64_t sums);
/// Emulates ldmatrix. Each thread passes the address of eight 16-bit numbers, a
/// line of one of `count` matrices of 8 x 8. The argument `registers` is the
/// address of `count` words, each of which gets two neighbours of a line, or of
/// a column if `transposed` is not 0. Ends the process with a message if two
/// lines of a matrix are in the same banks of shared memory.
void rematHostLoadMatrices(int64_t address, int64_t count, int64_t transposed,
                           int64_t registers);
/// Emulates shfl.sync. Returns the value that another thread of the warp has.
/// The numbers of the two threads differ in the bits of `bit`.
int64_t rematHostShuffle(int64_t value, int64_t bit);
/// Emulates cp.async, which starts a copy to shared memory. The copy reads
/// `read` bytes and writes `bytes` bytes: the bytes that it read, and then
/// zeros. The function rematHostEndGroup makes a group of the copies that were
/// started since the last group.
void rematHostStartCopy(int64_t to, int64_t from, int64_t bytes, int64_t read);
void rematHostEndGroup();
/// Waits until at most `pending` groups of this thread have not ended.
void rematHostWaitForGroups(int64_t pending);
/// Fills shared memory with NaN before a block runs.
void rematHostPoison(int64_t address, int64_t bytes);
}

#endif // REMAT_LIB_RUNTIME_GPU_HOSTBLOCK_H
