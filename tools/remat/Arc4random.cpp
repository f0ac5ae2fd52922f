//===- Arc4random.cpp - Random numbers on older C libraries ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM uses arc4random for names of temporary files. The C library has had
// arc4random since version 2.36. No other function that remat uses requires a
// version above 2.34.
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
