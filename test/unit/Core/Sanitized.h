//===- Sanitized.h - Whether tests run ten times slower ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_UNIT_CORE_SANITIZED_H
#define REMAT_TEST_UNIT_CORE_SANITIZED_H

namespace remat {

/// Whether the tests run under AddressSanitizer.
#if defined(__has_feature)
inline constexpr bool kSanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool kSanitized = false;
#endif

} // namespace remat

#endif // REMAT_TEST_UNIT_CORE_SANITIZED_H
