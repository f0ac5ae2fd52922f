/*===- Contraction.h - Sums of products, fast and always the same -*- C -*-===*\
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|* Convolutions, matrix products, their batched, transposed and backward forms:
|* every op that adds a product of one element of A and one of B to an element
|* of C, with offsets that are linear in its loops, is
|*
|*   C[cm(m) + cn(n)] += A[am(m) + ak(k)] * B[bk(k) + bn(n)]
|*
|* once the loops are sorted into batch, m, n and k. Each element of C is summed
|* up in the order of k, and no product is fused with its addition, so that the
|* bits are those of the plain loops whatever the machine's vectors, the number
|* of threads and the blocking.
|*
\*===----------------------------------------------------------------------===*/
#ifndef REMAT_RUNTIME_CPU_CONTRACTION_H
#define REMAT_RUNTIME_CPU_CONTRACTION_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Adds to C. `loops` holds the number of batch, m, n and k loops, then for each
 * of them, in this order and within one kind from the outermost to the
 * innermost, its size and the elements that it steps in A, B and C. k loops do
 * not step in C, and m loops not in B, n loops not in A; batch loops may step
 * in all. C must not overlap A or B. Threads that call this at the same time
 * take turns.
 */
void rematContract(const int64_t *loops, const float *a, const float *b,
                   float *c);

/* Types of a factor. Each bf16 and f16 is its f32 exactly. */
enum { REMAT_FACTOR_F32 = 0, REMAT_FACTOR_BF16 = 1, REMAT_FACTOR_F16 = 2 };

/* The same where A, B or both may be shorter: products and sums are those of
 * f32. */
void rematContractMixed(const int64_t *loops, int32_t typeA, const void *a,
                        int32_t typeB, const void *b, float *c);

/* Bytes that packed blocks and tables take on all threads, so far. */
int64_t rematScratchBytes(void);

/* Threads that share the work, the caller's included; by default one a core.
 * Fewer than one are one. */
void rematSetThreads(int64_t count);

#ifdef __cplusplus
}
#endif

#endif /* REMAT_RUNTIME_CPU_CONTRACTION_H */
