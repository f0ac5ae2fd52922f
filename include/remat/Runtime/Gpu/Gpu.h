/*===- Gpu.h - Functions that a step for a GPU calls ----------*- C -*-===*\
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|* A compiled step calls these functions from one thread, in program order. Each
|* function returns when its work has entered a stream. The work in one stream
|* runs in the order of the calls. The work in different streams may run at the
|* same time, unless an event orders it.
|*
|* The step is started with `context`. `site` is the number of the op that
|* makes the call (GpuProgram.h). Addresses and sizes are in bytes. An error of
|* the device ends the process, with the op's location in the message.
|*
\*===----------------------------------------------------------------------===*/
#ifndef REMAT_RUNTIME_GPU_GPU_H
#define REMAT_RUNTIME_GPU_GPU_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The streams: one for kernels, and one for copies in each direction. */
enum { REMAT_COMPUTE = 0, REMAT_TO_HOST = 1, REMAT_TO_DEVICE = 2 };

/* Starts a kernel of the program on the compute stream. `parameters` is the
 * address of an array with one 64-bit word for each parameter: the address of a
 * buffer, or a scalar in the low bytes. The words are read before the function
 * returns. */
void rematGpuLaunch(int64_t context, int64_t site, int64_t kernel,
                    int64_t parameters);

/* The number of addresses that a library call takes. After these addresses come
 * the parameters of the kernel that may replace the call. */
enum { REMAT_PRODUCT_WORDS = 6, REMAT_CONVOLUTION_WORDS = 4 };

/* Starts a matrix product of the program on the compute stream. If no library
 * can compute the product, its kernel does. `parameters` points to the
 * addresses of A, B, C, the workspace, the addend and the bias (0 if there is
 * none), followed by the kernel's parameters. */
void rematGpuMultiply(int64_t context, int64_t site, int64_t product,
                      int64_t parameters);

/* Starts a convolution of the program on the compute stream. If no library can
 * compute the convolution, its kernel does. `parameters` points to the
 * addresses of image, filter, result and workspace (0 if the program has none),
 * followed by the kernel's parameters. */
void rematGpuConvolve(int64_t context, int64_t site, int64_t convolution,
                      int64_t parameters);

/* Launches a kernel whose result only the kernel of the given convolution
 * reads. Does nothing if a library computes the convolution. */
void rematGpuPrepare(int64_t context, int64_t site, int64_t kernel,
                     int64_t parameters, int64_t convolution);

/* Start a copy on the stream of its direction. `host` is an offset in the host
 * slab. */
void rematGpuCopyOut(int64_t context, int64_t site, int64_t host,
                     int64_t device, int64_t bytes);
void rematGpuCopyIn(int64_t context, int64_t site, int64_t device, int64_t host,
                    int64_t bytes);

/* rematGpuRecord marks the work that has entered `stream` so far. rematGpuWait
 * makes the later work of another stream wait until the marked work has ended.
 * The program numbers its events and may record them again. */
void rematGpuRecord(int64_t context, int64_t stream, int64_t event);
void rematGpuWait(int64_t context, int64_t stream, int64_t event);

/* Tells the runtime the address of an output. The step calls this at its end,
 * once for each output. */
void rematGpuOutput(int64_t context, int64_t output, int64_t device);

#ifdef __cplusplus
}
#endif

#endif /* REMAT_RUNTIME_GPU_GPU_H */
