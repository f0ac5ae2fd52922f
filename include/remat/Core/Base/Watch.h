//===- Watch.h - Progress of a planner, and when it ends --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner may run for seconds. The caller wants to show how far it is, and
// may want it to end early. A Watch is the callback for both.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_BASE_WATCH_H
#define REMAT_CORE_BASE_WATCH_H

#include <cstdint>
#include <functional>

namespace remat {

/// The planner calls it after trying \p moves more changes, with the cost of
/// the best plan within the budget that it has so far (infinite: none). Returns
/// false to ask the planner to end; the best plan so far is then the result. It
/// is called from several threads.
using Watch = std::function<bool(uint64_t moves, double cost)>;

} // namespace remat

#endif // REMAT_CORE_BASE_WATCH_H
