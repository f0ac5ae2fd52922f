//===- RandomInput.h - Random inputs from a seed ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The compiler's runner and a program compiled for a GPU must make the same
// inputs from the same seed. With other inputs, their outputs could not be
// compared. Both call the function of this header, so their inputs agree.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_RANDOMINPUT_H
#define REMAT_LIB_RUNTIME_CPU_RANDOMINPUT_H

#include <cstdint>
#include <string_view>
#include <vector>

namespace remat {

/// Returns the bytes of \p elements elements of the type \p elementType, in
/// MLIR's notation. The type is f16, bf16, f32, f64, index, or i1 to i64.
/// Returns nothing for other types. Floating-point elements are normally
/// distributed with a standard deviation of 0.1, so that a training step with
/// 50 layers does not overflow. Integers are 0 or 1, so that they are valid
/// indices of any dimension larger than one. The elements depend only on \p
/// seed and \p argument.
std::vector<char> randomInput(std::string_view elementType, int64_t elements,
                              uint64_t seed, uint64_t argument);

/// A 64-bit hash of bytes (FNV-1a).
class Checksum {
public:
  void add(const char *bytes, size_t size) {
    for (size_t i = 0; i < size; ++i)
      hash = (hash ^ static_cast<unsigned char>(bytes[i])) * 0x100000001b3;
  }
  uint64_t value() const { return hash; }

private:
  uint64_t hash = 0xcbf29ce484222325;
};

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_RANDOMINPUT_H
