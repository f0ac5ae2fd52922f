//===- Target.h - What every libFuzzer target needs -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A target hands bytes to a reader and, where they are understood, to what
// stands behind it. It ends the process where a promise does not hold, and
// libFuzzer keeps the input.
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

/// libFuzzer's own change of bytes.
extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

namespace remat::fuzz {

/// Ends the process with \p message unless \p holds.
inline void require(bool holds, const std::string &message) {
  if (holds)
    return;
  std::fprintf(stderr, "broken promise: %s\n", message.c_str());
  std::abort();
}

inline std::string_view textOf(const uint8_t *data, size_t size) {
  return {reinterpret_cast<const char *>(data), size};
}

/// Another text of the same format, or nothing where \p text is none.
using TextMutator =
    std::function<std::optional<std::string>(std::string_view text, Random &)>;

/// LLVMFuzzerCustomMutator: three times in four a change that \p structured
/// makes, and otherwise one of bytes, which the reader most often refuses.
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
