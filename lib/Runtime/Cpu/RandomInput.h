//===- RandomInput.h - Random inputs that depend on a seed only -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The compiler's runner and a program compiled for a GPU must make the same
// inputs from the same seed, so that their outputs can be compared. Both call
// this.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_RANDOMINPUT_H
#define REMAT_LIB_RUNTIME_CPU_RANDOMINPUT_H

#include <cstdint>
#include <string_view>
#include <vector>

namespace remat {

/// Bytes of \p elements elements of the type that MLIR calls \p elementType,
/// one of f16, bf16, f32, f64, index, i1 to i64; none for another type.
/// Floating-point elements are normal with deviation 0.1, small enough that a
/// training step of depth 50 does not overflow; integers are 0 or 1, so that
/// they index any dimension that is not trivial. The elements depend on \p seed
/// and \p argument only.
std::vector<char> randomInput(std::string_view elementType, int64_t elements,
                              uint64_t seed, uint64_t argument);

/// 64-bit hash of bytes (FNV-1a).
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
