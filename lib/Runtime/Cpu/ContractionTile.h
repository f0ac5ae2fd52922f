//===- ContractionTile.h - A tile of C that stays in registers --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file has the innermost part of a contraction. Its code is written once
// and compiled for each instruction set. The version to use is chosen when the
// program runs. A tile of C stays in registers while products are added to it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_CONTRACTIONTILE_H
#define REMAT_LIB_RUNTIME_CPU_CONTRACTIONTILE_H

#include "Runtime/Cpu/InstructionSet.h"

namespace remat {

/// Adds the products of a packed panel of A and a packed panel of B to a tile
/// of C.
struct ContractionTile {
  int64_t rows, columns;
  /// For each of the \p depth values of k, \p a has `rows` elements and \p b
  /// has `columns` elements. The array \p c has the address of each row of the
  /// tile.
  void (*multiply)(int64_t depth, const float *a, const float *b,
                   float *const *c);
};

/// The largest sides of a tile. They are multiples of the sides of all
/// tiles.
inline constexpr int64_t kTileRows = 12, kTileColumns = 32;

const ContractionTile &contractionTile(InstructionSet set);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_CONTRACTIONTILE_H
