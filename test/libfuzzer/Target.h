//===- Target.h - What every libFuzzer target needs -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A target gives bytes to a reader. If the reader accepts the bytes, the target
// gives the result to the code that uses it. If a promise does not hold, the
// target ends the process, and libFuzzer then keeps the input.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TEST_LIBFUZZER_TARGET_H
#define REMAT_TEST_LIBFUZZER_TARGET_H

#include "Random.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// Changes bytes at random, in libFuzzer's own way.
extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

namespace remat::fuzz {

/// Ends the process with \p message if the condition \p holds is false.
inline void require(bool holds, const std::string &message) {
  if (holds)
    return;
  std::fprintf(stderr, "broken promise: %s\n", message.c_str());
  std::abort();
}

inline std::string_view textOf(const uint8_t *data, size_t size) {
  return {reinterpret_cast<const char *>(data), size};
}

/// Returns another text of the same format, or nothing if \p text does not have
/// this format.
using TextMutator =
    std::function<std::optional<std::string>(std::string_view text, Random &)>;

/// Does the work of LLVMFuzzerCustomMutator. In three of four cases, the
/// function \p structured makes the change. In the other cases random bytes
/// change, and the reader then refuses most of the texts.
inline size_t mutateText(uint8_t *data, size_t size, size_t most, unsigned seed,
                         const TextMutator &structured) {
  Random random(seed);
  if (random.chance(75)) {
    auto text = structured(textOf(data, size), random);
    if (text && text->size() <= most) {
      std::memcpy(data, text->data(), text->size());
      return text->size();
    }
  }
  return LLVMFuzzerMutate(data, size, most);
}

} // namespace remat::fuzz

#endif // REMAT_TEST_LIBFUZZER_TARGET_H
