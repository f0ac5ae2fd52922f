//===- Arc4random.cpp - Random numbers on older C libraries ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM takes names of temporary files from arc4random, which the C library has
// since 2.36. It is the only function that asks for more than 2.34.
//
//===----------------------------------------------------------------------===//
#include <cstdint>
#include <cstdlib>
#include <sys/random.h>

extern "C" uint32_t arc4random() noexcept {
  uint32_t number;
  if (getrandom(&number, sizeof(number), 0) != sizeof(number))
    std::abort();
  return number;
}
