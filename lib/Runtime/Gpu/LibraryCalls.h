//===- LibraryCalls.h - What a library computes of a program ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each call of a library has a kernel that takes its place where the library
// refuses it. This says how many calls are the library's.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_LIBRARYCALLS_H
#define REMAT_LIB_RUNTIME_GPU_LIBRARYCALLS_H

#include <cstddef>
#include <string>

namespace remat {

/// A line without its end: of \p all calls, which are named \p what, \p here
/// are by \p library. \p refusal is why the first of the others is not.
inline std::string describeCalls(const std::string &what,
                                 const std::string &library, size_t here,
                                 size_t all, const std::string &refusal) {
  std::string text = what + ": " + std::to_string(here) + " of " +
                     std::to_string(all) + " by " + library;
  if (here < all)
    text += ", the others by own kernels (the first: " + refusal + ")";
  return text;
}

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_LIBRARYCALLS_H
