/*===- Contraction.h - Sums of products, fast and always the same -*- C -*-===*\
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|* Convolutions, matrix products, and their batched, transposed and backward
|* forms add products of an element of A and an element of B to an element of C.
|* If the offsets are linear in the loops, such an op is
|*
|*   C[cm(m) + cn(n)] += A[am(m) + ak(k)] * B[bk(k) + bn(n)]
|*
|* after its loops are sorted into batch, m, n and k. Each element of C is
|* summed up in the order of k, and no product is fused with its addition. The
|* bits are therefore those of plain loops for all vector widths, numbers of
|* threads and block sizes.
|*
\*===----------------------------------------------------------------------===*/
#ifndef REMAT_RUNTIME_CPU_CONTRACTION_H
#define REMAT_RUNTIME_CPU_CONTRACTION_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Adds the products to C. `loops` begins with the numbers of batch, m, n and k
 * loops. For each loop, in this order and from the outermost to the innermost
 * of a kind, follow its size and its steps, in elements, in A, B and C. k loops
 * do not step in C, m loops do not step in B, and n loops do not step in A.
 * Batch loops may step in all three. C must not overlap A or B. Threads that
 * call this at the same time take turns.
 */
void rematContract(const int64_t *loops, const float *a, const float *b,
                   float *c);

/* Types of a factor. Conversion from bf16 or f16 to f32 is exact. */
enum { REMAT_FACTOR_F32 = 0, REMAT_FACTOR_BF16 = 1, REMAT_FACTOR_F16 = 2 };

/* Does the same if A, B or both have 16-bit elements. Products and sums are
 * computed in f32. */
void rematContractMixed(const int64_t *loops, int32_t typeA, const void *a,
                        int32_t typeB, const void *b, float *c);

/* Returns the bytes that packed blocks and tables take on all threads so far.
 */
int64_t rematScratchBytes(void);

/* Sets the number of threads that share the work, including the caller's. The
 * default is one for each core. Numbers below one count as one. */
void rematSetThreads(int64_t count);

#ifdef __cplusplus
}
#endif

#endif /* REMAT_RUNTIME_CPU_CONTRACTION_H */
