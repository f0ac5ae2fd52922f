//===- Memory.h - The memory that this process used -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables of planning time also show how much memory planning used. This file
// asks the system for that value.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_MEMORY_H
#define REMAT_TOOLS_REMATSOLVE_MEMORY_H

#include <cstdint>
#include <optional>

namespace remat::solve {

/// Returns the largest resident memory of this process since it began, or none
/// if the system does not report it.
std::optional<int64_t> peakMemoryBytes();

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_MEMORY_H
