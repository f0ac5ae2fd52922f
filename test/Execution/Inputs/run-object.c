/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*===- run-object.c - Runs a step's object file
-----------------------------===*\
|*
|* run-object INPUTS OUTPUTS [TIMES]: reads the bytes of all inputs, one after
|* another, calls the step, and writes the bytes of the outputs. Prints the
|* arena, the other bytes that the step holds, the process's peak of resident
|* memory, and the seconds of the last call.
|*
\*===----------------------------------------------------------------------===*/
#include "remat/Runtime/Cpu/Contraction.h"
#include "remat/Runtime/Cpu/Runtime.h"
#include "step.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { INPUTS = STEP_INPUTS, OUTPUTS = STEP_OUTPUTS };
static const int64_t bytes[] = STEP_BUFFER_BYTES;
static const char donated[] = STEP_DONATED;
static void *buffers[INPUTS + OUTPUTS], *inputs[INPUTS + 1];

static void fail(const char *what) {
  fprintf(stderr, "run-object: %s\n", what);
  exit(2);
}

static int64_t readInputs(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file)
    fail("cannot read the inputs");
  int64_t total = 0;
  for (int i = 0; i < INPUTS; ++i) {
    inputs[i] = malloc(bytes[i] ? bytes[i] : 1);
    if (fread(inputs[i], 1, bytes[i], file) != (size_t)bytes[i])
      fail("the inputs are too short");
    total += bytes[i];
  }
  fclose(file);
  return total;
}

static void writeOutputs(const char *path) {
  FILE *file = fopen(path, "wb");
  if (!file)
    fail("cannot write the outputs");
  for (int i = INPUTS; i < INPUTS + OUTPUTS; ++i)
    fwrite(buffers[i], 1, bytes[i], file);
  fclose(file);
}

static long long peakOfProcess(void) {
  FILE *file = fopen("/proc/self/status", "r");
  char line[256];
  long long kibibytes = 0;
  while (file && fgets(line, sizeof(line), file))
    if (sscanf(line, "VmHWM: %lld", &kibibytes) == 1)
      break;
  if (file)
    fclose(file);
  return kibibytes * 1024;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static void report(int64_t arguments, int64_t arena, long long peak,
                   double seconds) {
  printf("{\"arena_bytes\": %lld, \"argument_bytes\": %lld, "
         "\"scratch_bytes\": %lld, \"process_bytes\": %lld, "
         "\"seconds\": %.3f}\n",
         (long long)arena, (long long)arguments, (long long)rematScratchBytes(),
         peak, seconds);
}

/* The runtime owns the memory of a donated input. The step frees or returns
 * it. */
static void giveInputs(void *runtime) {
  for (int i = 0; i < INPUTS; ++i) {
    buffers[i] = inputs[i];
    if (!donated[i])
      continue;
    buffers[i] = rematAllocate(runtime, bytes[i]);
    memcpy(buffers[i], inputs[i], bytes[i]);
  }
}

int main(int argc, char **argv) {
  if (argc < 3)
    fail("usage: run-object INPUTS OUTPUTS [TIMES]");
  int64_t arguments = readInputs(argv[1]);
#ifdef SHORT_INPUT /* AddressSanitizer must report reads past input 0. */
  inputs[0] = realloc(inputs[0], bytes[0] - 4);
#endif
  int64_t arenaBytes = step_arena_bytes();
  if (arenaBytes != STEP_ARENA_BYTES)
    fail("the header is not the object's");
  int64_t rounded = (arenaBytes + STEP_ARENA_ALIGNMENT) / STEP_ARENA_ALIGNMENT *
                    STEP_ARENA_ALIGNMENT;
  void *arena = aligned_alloc(STEP_ARENA_ALIGNMENT, rounded);
  if (!arena)
    fail("no memory for the arena");
  memset(arena, 0, arenaBytes);
  for (int times = argc > 3 ? atoi(argv[3]) : 1; times > 0; --times) {
    void *runtime = rematCreateRuntime();
    giveInputs(runtime);
#ifdef SHARED_INPUTS /* The check must name inputs 0 and 1. */
    buffers[1] = buffers[0];
#endif
    void *given = arena;
#ifdef CROOKED_ARENA
    given = (char *)arena + 4;
#endif
    const char *wrong = step_check(given, buffers);
    if (wrong)
      fail(wrong);
    double start = now();
    step_run(runtime, arena, buffers);
    double seconds = now() - start;
    if (times > 1) {
      rematDestroyRuntime(runtime);
      continue;
    }
    long long peak = peakOfProcess();
    writeOutputs(argv[2]); /* Without an arena the runtime owns the outputs. */
    rematDestroyRuntime(runtime);
    report(arguments, arenaBytes, peak, seconds);
  }
  free(arena);
  for (int i = 0; i < INPUTS; ++i)
    free(inputs[i]);
  return 0;
}
