//===- RemovedOnSignal.h - Temporaries of a process that ends ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of temporaries that go when the process is interrupted. An output is
// written to a temporary file beside its place and renamed when it is whole
// (OutputFile.h), and tools work in folders of their own: destructors remove
// them, but a signal runs no destructor. Each such owner has one of these
// objects, and one handler removes what they name.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_REMOVEDONSIGNAL_H
#define REMAT_LIB_EXCHANGE_REMOVEDONSIGNAL_H

#include <string>

namespace remat {

/// Removes a file or an empty folder when SIGHUP, SIGINT or SIGTERM ends the
/// process while this object is there; the last one made goes first. Its
/// destructor removes nothing. Handlers that were there before run afterwards.
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
