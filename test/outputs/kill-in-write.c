/* Loaded before libc (LD_PRELOAD): the first time that the process writes to a
   regular file in the folder $KILL_FOLDER, half of it is written and signal
   $KILL_SIGNAL arrives. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Whether the descriptor is of a regular file below the folder, which need not
   have a name any more or yet. */
static int isBelow(int descriptor, const char *folder) {
  struct stat status;
  if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode))
    return 0;
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof(link), "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof(path) - 1);
  if (length < 0)
    return 0;
  path[length] = 0;
  return strncmp(path, folder, strlen(folder)) == 0;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  ssize_t (*next)(int, const void *, size_t) =
      (ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
  const char *folder = getenv("KILL_FOLDER"), *number = getenv("KILL_SIGNAL");
  if (!folder || !number || !isBelow(descriptor, folder))
    return next(descriptor, bytes, count);
  next(descriptor, bytes, count / 2);
  kill(getpid(), atoi(number));
  sleep(10); /* Until the signal ends the process. */
  return -1;
}
