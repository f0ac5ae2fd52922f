//===- FunctionFinder.h - Functions of a loaded library ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The program loads the CUDA driver, cuBLASLt and cuDNN when it runs. It
// therefore starts even if they are missing. This class looks up their
// functions, and remembers the first one that is missing.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_FUNCTIONFINDER_H
#define REMAT_LIB_RUNTIME_GPU_FUNCTIONFINDER_H

#include <dlfcn.h>

namespace remat {

/// Finds functions of a library that dlopen loaded.
class FunctionFinder {
public:
  explicit FunctionFinder(void *library) : library(library) {}

  template <typename Function>
  void operator()(Function *&function, const char *name) {
    function = reinterpret_cast<Function *>(dlsym(library, name));
    if (!function && !firstMissing)
      firstMissing = name;
  }

  /// Returns the first name that the library does not have. Returns null if it
  /// has all.
  const char *missing() const { return firstMissing; }

private:
  void *library;
  const char *firstMissing = nullptr;
};

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_FUNCTIONFINDER_H
