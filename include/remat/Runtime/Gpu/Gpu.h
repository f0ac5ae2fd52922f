/*===- Gpu.h - What steps compiled for a GPU call -----------------*- C -*-===*\
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|* A compiled step calls these from one thread, in program order; each returns
|* once the work is in its stream. Work of one stream runs in the order of the
|* calls, and beside that of the other streams unless an event orders it.
|*
|* `context` is what the step was started with, `site` the number of the op that
|* a call is for (GpuProgram.h). Addresses and sizes are in bytes. An error of
|* the device ends the process, with the op's location in the message.
|*
\*===----------------------------------------------------------------------===*/
#ifndef REMAT_RUNTIME_GPU_GPU_H
#define REMAT_RUNTIME_GPU_GPU_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Streams: kernels, and copies of one direction each. */
enum { REMAT_COMPUTE = 0, REMAT_TO_HOST = 1, REMAT_TO_DEVICE = 2 };

/* Starts a kernel of the program on the compute stream. `parameters` is the
 * address of one 64-bit word a parameter, which is read before this returns:
 * the address of a buffer, or a scalar in the low bytes. */
void rematGpuLaunch(int64_t context, int64_t site, int64_t kernel,
                    int64_t parameters);

/* Addresses that a call of a library takes. The parameters of the kernel that
 * stands in for it come behind them. */
enum { REMAT_PRODUCT_WORDS = 6, REMAT_CONVOLUTION_WORDS = 4 };

/* Starts a product of matrices of the program on the compute stream, by a
 * library, or else by its kernel. `parameters` is the address of the addresses
 * of A, B, C, the workspace, the addend and the bias (0: there is none), and of
 * the kernel's parameters behind them. */
void rematGpuMultiply(int64_t context, int64_t site, int64_t product,
                      int64_t parameters);

/* Starts a convolution of the program on the compute stream, by a library, or
 * else by its kernel. `parameters` is the address of the addresses of image,
 * filter, result and workspace (0 where the program has none), and of the
 * kernel's parameters behind them. */
void rematGpuConvolve(int64_t context, int64_t site, int64_t convolution,
                      int64_t parameters);

/* Launches a kernel that only the kernel of that convolution needs; does
 * nothing if a library computes the convolution. */
void rematGpuPrepare(int64_t context, int64_t site, int64_t kernel,
                     int64_t parameters, int64_t convolution);

/* Start a copy on the stream of its direction. `host` is an offset in the host
 * slab. */
void rematGpuCopyOut(int64_t context, int64_t site, int64_t host,
                     int64_t device, int64_t bytes);
void rematGpuCopyIn(int64_t context, int64_t site, int64_t device, int64_t host,
                    int64_t bytes);

/* An event stands for everything that is in a stream when it is recorded; what
 * enters another stream after a wait starts after that. Events are numbered by
 * the program and may be recorded again. */
void rematGpuRecord(int64_t context, int64_t stream, int64_t event);
void rematGpuWait(int64_t context, int64_t stream, int64_t event);

/* Names the place of an output; called once for each output at the end. */
void rematGpuOutput(int64_t context, int64_t output, int64_t device);

#ifdef __cplusplus
}
#endif

#endif /* REMAT_RUNTIME_GPU_GPU_H */
