/*===- Contraction.h - Fast sums of products in a fixed order -----*- C -*-===*\
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|* Convolutions, matrix products, and their batched, transposed and backward
|* forms do the same: they multiply an element of A by an element of B, and add
|* the product to an element of C. If the offsets of these elements are linear
|* in the loops, such an op is
|*
|*   C[cm(m) + cn(n)] += A[am(m) + ak(k)] * B[bk(k) + bn(n)]
|*
|* after its loops are sorted into batch, m, n and k. Each element of C is
|* summed up in the order of k, and no product is fused with its addition. The
|* results therefore have the same bits as with plain loops, for all vector
|* widths, numbers of threads and block sizes.
|*
\*===----------------------------------------------------------------------===*/
#ifndef REMAT_RUNTIME_CPU_CONTRACTION_H
#define REMAT_RUNTIME_CPU_CONTRACTION_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Adds the products of A and B to C. `loops` begins with four numbers: how many
 * batch, m, n and k loops there are. Then four numbers follow for each loop:
 * its size, and its strides in A, B and C, in elements. The batch loops come
 * first, then the m, n and k loops. In each kind, the outermost loop comes
 * first. A k loop has stride 0 in C, an m loop has stride 0 in B, and an n loop
 * has stride 0 in A. Batch loops may have other strides in all three. C must
 * not overlap A or B. If several threads call this function at the same time,
 * they run one after another. */
void rematContract(const int64_t *loops, const float *a, const float *b,
                   float *c);

/* Types of a factor. Conversion from bf16 or f16 to f32 is exact. */
enum { REMAT_FACTOR_F32 = 0, REMAT_FACTOR_BF16 = 1, REMAT_FACTOR_F16 = 2 };

/* Does the same as rematContract if A, B or both have 16-bit elements. Products
 * and sums are computed in f32. */
void rematContractMixed(const int64_t *loops, int32_t typeA, const void *a,
                        int32_t typeB, const void *b, float *c);

/* Returns the bytes of packed blocks and tables that all threads have allocated
 * so far. */
int64_t rematScratchBytes(void);

/* Sets the number of threads that share the work, including the caller's. The
 * default is one for each core. A number below one counts as one. */
void rematSetThreads(int64_t count);

#ifdef __cplusplus
}
#endif

#endif /* REMAT_RUNTIME_CPU_CONTRACTION_H */
