/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes the step in a file fit into a budget, from C. */
#include "remat-c/Remat.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  FILE *file = argc == 3 ? fopen(argv[1], "rb") : NULL;
  if (!file)
    return 2;
  char *step = malloc(1 << 20);
  size_t size = fread(step, 1, 1 << 20, file);
  fclose(file);
  RematResult *result = rematFit(step, size, argv[2]);
  int done = rematResultIsDone(result);
  fputs(rematResultMessages(result), stderr);
  printf("%s%s", rematResultText(result), rematResultReport(result));
  rematResultFree(result);
  free(step);
  return !done;
}
