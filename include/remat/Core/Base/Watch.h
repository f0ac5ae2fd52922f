//===- Watch.h - Progress of a planner, and when it ends --------*- C++ -*-===//
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
