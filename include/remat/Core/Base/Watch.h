//===- Watch.h - Progress of a planner, and when it ends --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner may run for seconds. Whoever called it wants to show how far it
// is, and may want it to end early; a Watch is the callback for both.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_BASE_WATCH_H
#define REMAT_CORE_BASE_WATCH_H

#include <cstdint>
#include <functional>

namespace remat {

/// Told that \p moves more changes were tried, and the cost of the best plan
/// within the budget that whoever calls has (infinite: none). Returns whether
/// to go on; what was found until then counts. Called from several threads.
using Watch = std::function<bool(uint64_t moves, double cost)>;

} // namespace remat

#endif // REMAT_CORE_BASE_WATCH_H
