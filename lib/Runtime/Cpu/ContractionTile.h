//===- ContractionTile.h - A block of C held in registers -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The innermost part of a contraction, written once for each instruction set
// and chosen as the program runs. A tile of C stays in registers while products
// are added to it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_CONTRACTIONTILE_H
#define REMAT_LIB_RUNTIME_CPU_CONTRACTIONTILE_H

#include "Runtime/Cpu/InstructionSet.h"

namespace remat {

/// Adds the products of a packed panel of A and one of B to a tile of C.
struct ContractionTile {
  int64_t rows, columns;
  /// \p a holds `rows` elements for each of the \p depth values of k, \p b
  /// `columns` elements; \p c the address of each of the tile's rows.
  void (*multiply)(int64_t depth, const float *a, const float *b,
                   float *const *c);
};

/// No tile is larger than this, and these are multiples of the sides of all
/// tiles.
inline constexpr int64_t kTileRows = 12, kTileColumns = 32;

const ContractionTile &contractionTile(InstructionSet set);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_CONTRACTIONTILE_H
