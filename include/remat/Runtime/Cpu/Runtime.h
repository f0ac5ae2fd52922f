/*===- Runtime.h - Functions that compiled steps call -------------*- C -*-===*\
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|* These functions allocate memory of the device and of the host, and copy
|* between them. A step calls the functions from one thread, with the `runtime`
|* that it was started with.
|* Sizes are in bytes. Copies in one direction run one after another, in the
|* order of the calls. Meanwhile the step and copies in the other direction may
|* run.
|*
\*===----------------------------------------------------------------------===*/
#ifndef REMAT_RUNTIME_CPU_RUNTIME_H
#define REMAT_RUNTIME_CPU_RUNTIME_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A step is started with a runtime. A runtime serves one step at a time.
 * rematDestroyRuntime waits for the runtime's copies and frees its memory. */
void *rematCreateRuntime(void);
void rematDestroyRuntime(void *runtime);

/* Allocate and free device memory, aligned to 64 bytes. */
void *rematAllocate(void *runtime, int64_t bytes);
void rematFree(void *runtime, void *pointer);
/* Fills `bytes` of device memory with the values of newly allocated memory.
 * The step calls this for a part of an arena when a buffer in this part begins
 * or ends. */
void rematPoison(void *pointer, int64_t bytes);

/* Allocate and release host memory. A release is counted immediately, but
 * copies that still read the memory may continue. */
void *rematAllocateHost(void *runtime, int64_t bytes);
void rematReleaseHost(void *runtime, void *host);

/* Start a copy and return its token. Until rematAwait has returned for the
 * token, the device memory must stay allocated, and the written bytes must not
 * be read. */
int64_t rematCopyToHost(void *runtime, void *host, const void *device,
                        int64_t bytes);
int64_t rematCopyToDevice(void *runtime, void *device, const void *host,
                          int64_t bytes);
void rematAwait(void *runtime, int64_t token);

/* Checks the memory that a step is called with. Returns null, or a text with
 * the first error: an address is missing, the arena is not aligned, a donated
 * input shares bytes with another input, or an input shares bytes with the
 * arena. Inputs that are not donated may share bytes with each other, because
 * the step only reads them. `bytes` and `donated` describe the inputs. The text
 * is valid until this thread calls the function again. */
const char *rematCheckBuffers(int64_t inputs, const int64_t *bytes,
                              const char *donated, void *const *buffers,
                              const void *arena, int64_t arenaBytes,
                              int64_t arenaAlignment);

#ifdef __cplusplus
}
#endif

#endif /* REMAT_RUNTIME_CPU_RUNTIME_H */
