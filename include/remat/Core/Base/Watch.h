//===- Watch.h - Shows a planner's progress and can end it ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner may run for seconds. The caller wants to show its progress, and may
// want to end it early. A Watch is the callback for both purposes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_BASE_WATCH_H
#define REMAT_CORE_BASE_WATCH_H

#include <cstdint>
#include <functional>

namespace remat {

/// The planner calls the Watch after it has tried \p moves more changes. The
/// number \p cost is the cost of the best plan within the budget so far, or
/// infinite if there is none. If the Watch returns false, the planner ends with
/// the best plan so far. Several threads may call the Watch at the same time.
using Watch = std::function<bool(uint64_t moves, double cost)>;

} // namespace remat

#endif // REMAT_CORE_BASE_WATCH_H
