//===- ContractionTile.h - A block of C that stays in registers -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This is the innermost part of a contraction. It is written once, compiled for
// each instruction set, and chosen when the program runs. A tile of C stays in
// registers while products are added to it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_CONTRACTIONTILE_H
#define REMAT_LIB_RUNTIME_CPU_CONTRACTIONTILE_H

#include "Runtime/Cpu/InstructionSet.h"

namespace remat {

/// Adds the products of a packed panel of A and one of B to a tile of C.
struct ContractionTile {
  int64_t rows, columns;
  /// \p a has `rows` elements and \p b has `columns` elements for each of the
  /// \p depth values of k. \p c has the address of each row of the tile.
  void (*multiply)(int64_t depth, const float *a, const float *b,
                   float *const *c);
};

/// The largest sides of a tile. Both numbers are multiples of the sides of all
/// tiles.
inline constexpr int64_t kTileRows = 12, kTileColumns = 32;

const ContractionTile &contractionTile(InstructionSet set);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_CONTRACTIONTILE_H
