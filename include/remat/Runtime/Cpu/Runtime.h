/*===- Runtime.h - What compiled steps call ---------------------*- C -*-===*\
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|* Memory of the device and of the host, and copies between them. A step calls
|* these from one thread; `runtime` is what it was started with. Sizes are in
|* bytes. Copies of one direction run one after another, in the order of the
|* calls, beside the step and beside the other direction.
|*
\*===----------------------------------------------------------------------===*/
#ifndef REMAT_RUNTIME_CPU_RUNTIME_H
#define REMAT_RUNTIME_CPU_RUNTIME_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a step is started with, for one step at a time. Destroying it waits for
 * its copies and frees its memory. */
void *rematCreateRuntime(void);
void rematDestroyRuntime(void *runtime);

/* Device memory, aligned to 64 bytes. */
void *rematAllocate(void *runtime, int64_t bytes);
void rematFree(void *runtime, void *pointer);
/* Fills bytes of device memory, a part of an arena that begins or ends to live,
 * as fresh memory is. */
void rematPoison(void *pointer, int64_t bytes);

/* Host memory. A release counts immediately; copies that still read the memory
 * may continue. */
void *rematAllocateHost(void *runtime, int64_t bytes);
void rematReleaseHost(void *runtime, void *host);

/* Start a copy and return its token. Device memory must stay allocated, and
 * what is written must not be read, until the token was awaited. */
int64_t rematCopyToHost(void *runtime, void *host, const void *device,
                        int64_t bytes);
int64_t rematCopyToDevice(void *runtime, void *device, const void *host,
                          int64_t bytes);
void rematAwait(void *runtime, int64_t token);

/* What is wrong with the memory that a step is called with, or null: an address
 * is missing, the arena is not aligned, an input that is donated shares bytes
 * with another input, or any input with the arena. Inputs that are not donated
 * are only read and may share bytes. `bytes` and `donated` are those of the
 * inputs. The text is valid until this thread calls again. */
const char *rematCheckBuffers(int64_t inputs, const int64_t *bytes,
                              const char *donated, void *const *buffers,
                              const void *arena, int64_t arenaBytes,
                              int64_t arenaAlignment);

#ifdef __cplusplus
}
#endif

#endif /* REMAT_RUNTIME_CPU_RUNTIME_H */
