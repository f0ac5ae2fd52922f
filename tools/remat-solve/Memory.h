//===- Memory.h - What this process took ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables of planning time also say how much memory planning took. This file
// asks the system for that figure.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATSOLVE_MEMORY_H
#define REMAT_TOOLS_REMATSOLVE_MEMORY_H

#include <cstdint>
#include <optional>

namespace remat::solve {

/// Largest resident memory of this process since it began; none if the system
/// does not tell.
std::optional<int64_t> peakMemoryBytes();

} // namespace remat::solve

#endif // REMAT_TOOLS_REMATSOLVE_MEMORY_H
