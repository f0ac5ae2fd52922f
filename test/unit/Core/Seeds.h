// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The number of random cases of a property: few in a check of minutes, and all
// of them with REMAT_FULL=1.

#ifndef REMAT_UNITTESTS_CORE_SEEDS_H
#define REMAT_UNITTESTS_CORE_SEEDS_H

#include "Sanitized.h"

#include <cstdint>
#include <cstdlib>

namespace remat {

struct Seeds {
  uint32_t sanitized; // A sanitizer makes each case take five times as long.
  uint32_t few;
  uint32_t all;

  operator uint32_t() const {
    if (kSanitized)
      return sanitized;
    return std::getenv("REMAT_FULL") ? all : few;
  }
};

} // namespace remat

#endif // REMAT_UNITTESTS_CORE_SEEDS_H
