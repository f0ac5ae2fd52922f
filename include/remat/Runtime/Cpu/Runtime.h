/*===- Runtime.h - What compiled steps call ---------------------*- C -*-===*\
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|* Memory of the device and of the host, and copies between them. A step calls
|* these functions from one thread, with the `runtime` that it was started with.
|* Sizes are in bytes. Copies in one direction run one after another, in the
|* order of the calls. They run beside the step and beside the other direction.
|*
\*===----------------------------------------------------------------------===*/
#ifndef REMAT_RUNTIME_CPU_RUNTIME_H
#define REMAT_RUNTIME_CPU_RUNTIME_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A step is started with a runtime, which serves one step at a time. Destroying
 * it waits for its copies and frees its memory. */
void *rematCreateRuntime(void);
void rematDestroyRuntime(void *runtime);

/* Device memory, aligned to 64 bytes. */
void *rematAllocate(void *runtime, int64_t bytes);
void rematFree(void *runtime, void *pointer);
/* Fills bytes of device memory like new memory. The bytes are a part of an
 * arena whose life begins or ends. */
void rematPoison(void *pointer, int64_t bytes);

/* Host memory. A release is counted immediately, and copies that still read the
 * memory may continue. */
void *rematAllocateHost(void *runtime, int64_t bytes);
void rematReleaseHost(void *runtime, void *host);

/* Start a copy and return its token. Until the token was awaited, the device
 * memory must stay allocated, and the written bytes must not be read. */
int64_t rematCopyToHost(void *runtime, void *host, const void *device,
                        int64_t bytes);
int64_t rematCopyToDevice(void *runtime, void *device, const void *host,
                          int64_t bytes);
void rematAwait(void *runtime, int64_t token);

/* Returns null, or an error in the memory that a step is called with: an
 * address is missing, the arena is not aligned, a donated input shares bytes
 * with another input, or any input shares bytes with the arena. Inputs that are
 * not donated are only read and may share bytes. `bytes` and `donated` describe
 * the inputs. The text is valid until this thread calls the function again. */
const char *rematCheckBuffers(int64_t inputs, const int64_t *bytes,
                              const char *donated, void *const *buffers,
                              const void *arena, int64_t arenaBytes,
                              int64_t arenaAlignment);

#ifdef __cplusplus
}
#endif

#endif /* REMAT_RUNTIME_CPU_RUNTIME_H */
