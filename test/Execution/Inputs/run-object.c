/*===- run-object.c - Runs a step's object file -----------------------------===*\
|*
|* run-object INPUTS OUTPUTS [TIMES]: reads the bytes of all inputs, one after
|* another, calls the step, and writes those of the outputs. Prints the arena,
|* what else the step holds, the process's peak of resident memory, and the
|* seconds of the last call. With APART defined, each input has memory of its
|* own from malloc, and no more of it than it needs.
|*
\*===----------------------------------------------------------------------===*/
#include "remat/Runtime/Contraction.h"
#include "remat/Runtime/Runtime.h"
#include "step.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { INPUTS = STEP_INPUTS, OUTPUTS = STEP_OUTPUTS };
static const int64_t bytes[] = STEP_BUFFER_BYTES;
static void *buffers[INPUTS + OUTPUTS];

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
    buffers[i] = malloc(bytes[i] ? bytes[i] : 1);
    if (fread(buffers[i], 1, bytes[i], file) != (size_t)bytes[i])
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

int main(int argc, char **argv) {
  if (argc < 3)
    fail("usage: run-object INPUTS OUTPUTS [TIMES]");
  int64_t arguments = readInputs(argv[1]);
  int64_t arenaBytes = step_arena_bytes();
  if (arenaBytes != STEP_ARENA_BYTES)
    fail("the header is not the object's");
  int64_t rounded = (arenaBytes + STEP_ARENA_ALIGNMENT) /
                    STEP_ARENA_ALIGNMENT * STEP_ARENA_ALIGNMENT;
  void *arena = aligned_alloc(STEP_ARENA_ALIGNMENT, rounded);
  if (!arena)
    fail("no memory for the arena");
  memset(arena, 0, arenaBytes);
  double seconds = 0;
  for (int times = argc > 3 ? atoi(argv[3]) : 1; times > 0; --times) {
    void *runtime = rematCreateRuntime();
    double start = now();
    step_run(runtime, arena, buffers);
    seconds = now() - start;
    rematDestroyRuntime(runtime);
  }
  long long peak = peakOfProcess();
  writeOutputs(argv[2]);
  printf("{\"arena_bytes\": %lld, \"argument_bytes\": %lld, "
         "\"scratch_bytes\": %lld, \"process_bytes\": %lld, "
         "\"seconds\": %.3f}\n",
         (long long)arenaBytes, (long long)arguments,
         (long long)rematScratchBytes(), peak, seconds);
  return 0;
}
