//===- LoadedLibrary.h - Functions of a loaded library ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The program loads the CUDA driver, cuBLASLt and cuDNN when it runs, so it
// starts even if these libraries are missing. For each library call there is a
// kernel, which computes the result if the library is missing or refuses.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_LOADEDLIBRARY_H
#define REMAT_LIB_RUNTIME_GPU_LOADEDLIBRARY_H

#include <cstddef>
#include <initializer_list>
#include <string>

#include <dlfcn.h>

namespace remat {

/// Loads the first of \p names that exists. Returns null if none does; dlerror
/// then says why.
inline void *openLibrary(std::initializer_list<const char *> names) {
  for (const char *name : names)
    if (void *library = dlopen(name, RTLD_NOW))
      return library;
  return nullptr;
}

/// Finds functions of a library that openLibrary loaded, and remembers the
/// first one that is missing.
class FunctionFinder {
public:
  explicit FunctionFinder(void *library) : library(library) {}

  template <typename Function>
  void operator()(Function *&function, const char *name) {
    function = reinterpret_cast<Function *>(dlsym(library, name));
    if (!function && !firstMissing)
      firstMissing = name;
  }

  /// Returns the first name that the library does not have. Returns null if no
  /// name is missing.
  const char *missing() const { return firstMissing; }

private:
  void *library;
  const char *firstMissing = nullptr;
};

/// Returns a line such as "products: 3 of 5 by cuBLASLt", without a line end.
/// Here "products" is the text \p what. The text \p refusal says why the
/// library does not compute the first call that it refuses.
inline std::string describeCalls(const std::string &what,
                                 const std::string &library, size_t here,
                                 size_t all, const std::string &refusal) {
  std::string text = what + ": " + std::to_string(here) + " of " +
                     std::to_string(all) + " by " + library;
  if (here < all)
    text += ", the others by remat's kernels (the first: " + refusal + ")";
  return text;
}

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_LOADEDLIBRARY_H
