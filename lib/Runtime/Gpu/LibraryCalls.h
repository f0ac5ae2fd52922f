//===- LibraryCalls.h - The calls that a library computes -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each library call has a kernel. The kernel computes it if the library
// refuses. This file makes a text that says how many calls the library
// computes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_LIBRARYCALLS_H
#define REMAT_LIB_RUNTIME_GPU_LIBRARYCALLS_H

#include <cstddef>
#include <string>

namespace remat {

/// Returns a line without its line end. It says that \p library computes \p
/// here of the \p all calls, which are called \p what. It gives \p refusal as
/// the reason for the first of the other calls.
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
