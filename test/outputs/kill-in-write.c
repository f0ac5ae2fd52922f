/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* This library is loaded before libc (LD_PRELOAD). At the first write of the
 * process to a regular file in the folder $KILL_FOLDER, this library writes
 * half of the bytes and sends signal $KILL_SIGNAL. With $ONLY_NAMED every file
 * has a name, as on a file system without unnamed files. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Returns whether the descriptor belongs to a regular file below the folder.
 * The file need not have a name. */
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

static int openWith(const char *function, const char *path, int flags,
                    mode_t mode) {
  if (getenv("ONLY_NAMED") && (flags & O_TMPFILE) == O_TMPFILE) {
    errno = EOPNOTSUPP;
    return -1;
  }
  int (*next)(const char *, int, ...) =
      (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, function);
  return next(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return openWith("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  return openWith("open64", path, flags, mode);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  ssize_t (*next)(int, const void *, size_t) =
      (ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
  const char *folder = getenv("KILL_FOLDER"), *number = getenv("KILL_SIGNAL");
  if (!folder || !number || !isBelow(descriptor, folder))
    return next(descriptor, bytes, count);
  next(descriptor, bytes, count / 2);
  kill(getpid(), atoi(number));
  sleep(10); /* The signal ends the process. */
  return -1;
}
