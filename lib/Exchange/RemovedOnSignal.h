//===- RemovedOnSignal.h - Removes temporary files on a signal --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Temporary files must be removed when a signal ends the process. An output is
// first written to a temporary file, which gets the output's name when it is
// complete (OutputFile.h). Tools also use temporary folders. Destructors remove
// temporary files and folders, but a signal runs no destructor. The owner of
// each temporary file or folder therefore has an object of this class, and one
// signal handler removes what these objects name.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_REMOVEDONSIGNAL_H
#define REMAT_LIB_EXCHANGE_REMOVEDONSIGNAL_H

#include <string>

namespace remat {

/// Removes a file or an empty folder if SIGHUP, SIGINT or SIGTERM ends the
/// process while this object exists. The path of the newest object is removed
/// first. The destructor of this object removes nothing. Signal handlers that
/// were set before run afterwards.
class RemovedOnSignal {
public:
  explicit RemovedOnSignal(std::string path);
  ~RemovedOnSignal();
  RemovedOnSignal(const RemovedOnSignal &) = delete;
  RemovedOnSignal &operator=(const RemovedOnSignal &) = delete;

private:
  std::string path;
};

} // namespace remat

#endif // REMAT_LIB_EXCHANGE_REMOVEDONSIGNAL_H
