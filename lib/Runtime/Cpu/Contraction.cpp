//===- Contraction.cpp - Sums of products, block by block -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The result C of a product A * B is divided into parts that different threads
// compute. A thread packs a block of B and then blocks of A. A small tile of C
// adds the products of one panel of A and one panel of B. The sum over k is
// also computed in blocks. Between two blocks of k, a tile of C is in memory.
// Therefore the products of each element are added in the order of k.
//
// The division into blocks is from Goto and van de Geijn, "Anatomy of
// High-Performance Matrix Multiplication", ACM TOMS 34(3), 2008.
//
//===----------------------------------------------------------------------===//

#include "remat/Runtime/Cpu/Contraction.h"

#include "Runtime/Cpu/ContractionTile.h"
#include "Runtime/Cpu/ThreadPool.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <memory>

using namespace remat;

namespace {

enum Matrix { InA, InB, InC };

/// Four numbers describe a loop: its size, and its strides in A, B and C.
constexpr int64_t kFields = 4;

/// Loops of one kind (batch, m, n or k), whose iterations are numbered like the
/// iterations of one loop.
class LoopGroup {
public:
  LoopGroup() = default;
  /// The list \p loops has the sizes and strides of \p count loops, in the
  /// format of rematContract.
  LoopGroup(const int64_t *loops, int64_t count) : loops(loops), count(count) {
    for (int64_t i = 0; i < count; ++i)
      total *= loops[i * kFields];
  }

  int64_t size() const { return total; }
  /// For each of the \p length iterations from \p begin on, writes to the array
  /// \p out its distance from the first iteration. Distances are in elements of
  /// \p matrix.
  void offsets(Matrix matrix, int64_t begin, int64_t length,
               int64_t *out) const {
    if (count == 0) {
      std::fill_n(out, length, 0);
      return;
    }
    const int64_t *inner = loops + (count - 1) * kFields;
    int64_t size = inner[0], step = inner[1 + matrix];
    for (int64_t done = 0; done < length;) {
      int64_t first = (begin + done) % size;
      int64_t run = std::min(size - first, length - done);
      int64_t start = offset(matrix, begin + done);
      for (int64_t i = 0; i < run; ++i)
        out[done + i] = start + i * step;
      done += run;
    }
  }

  int64_t offset(Matrix matrix, int64_t at) const {
    int64_t result = 0;
    for (int64_t i = count - 1; i >= 0; --i) {
      const int64_t *loop = loops + i * kFields;
      result += at % loop[0] * loop[1 + matrix];
      at /= loop[0];
    }
    return result;
  }

private:
  const int64_t *loops = nullptr;
  int64_t count = 0, total = 1;
};

/// The loops that were passed to rematContract.
struct ContractionLoops {
  explicit ContractionLoops(const int64_t *loops) {
    const int64_t *next = loops + 4;
    LoopGroup *groups[] = {&batch, &m, &n, &k};
    for (int i = 0; i < 4; ++i) {
      *groups[i] = LoopGroup(next, loops[i]);
      next += loops[i] * kFields;
    }
  }

  LoopGroup batch, m, n, k;
};

/// With these sizes, a panel of B stays in the first-level cache, a block of A
/// in the second-level cache, and a block of B in the last-level cache.
constexpr int64_t kBlockRows = 96, kBlockColumns = 512, kBlockDepth = 256;
static_assert(kBlockRows % kTileRows == 0 && kBlockColumns % kTileColumns == 0);

std::atomic<int64_t> scratchBytes{0};

/// The memory that a thread needs in addition to its operands. All contractions
/// use the same memory.
struct Scratch {
  Scratch() { scratchBytes += sizeof(Scratch); }
  ~Scratch() { scratchBytes -= sizeof(Scratch); }

  alignas(64) float a[kBlockRows * kBlockDepth];
  alignas(64) float b[kBlockColumns * kBlockDepth];
  alignas(64) float tile[kTileRows * kTileColumns];
  int64_t aRows[kBlockRows], cRows[kBlockRows];
  int64_t bColumns[kBlockColumns], cColumns[kBlockColumns];
  int64_t aDepth[kBlockDepth], bDepth[kBlockDepth];
};

Scratch &scratch() {
  static thread_local std::unique_ptr<Scratch> own;
  if (!own)
    own = std::make_unique<Scratch>();
  return *own;
}

bool areConsecutive(const int64_t *offsets, int64_t count) {
  for (int64_t i = 1; i < count; ++i)
    if (offsets[i] != offsets[0] + i)
      return false;
  return true;
}

struct BF16 {
  uint16_t bits;
};

struct F16 {
  uint16_t bits;
};

float widen(float element) { return element; }
float widen(BF16 element) {
  return std::bit_cast<float>(uint32_t{element.bits} << 16);
}

/// The function has no branch, so that a compiler can use vector instructions.
/// The exponent is corrected by a multiplication, which is exact for subnormal
/// numbers, too.
float widen(F16 element) {
  uint32_t sign = uint32_t{element.bits & 0x8000u} << 16;
  uint32_t rest = uint32_t{element.bits & 0x7fffu} << 13;
  uint32_t finite =
      std::bit_cast<uint32_t>(std::bit_cast<float>(rest) * 0x1p+112f);
  bool isFinite = (element.bits & 0x7c00u) != 0x7c00u;
  return std::bit_cast<float>(sign | (isFinite ? finite : rest | 0x7f800000u));
}

/// Packs the elements of \p Width lines, for one index of the depth after
/// another. If there are fewer than \p Width lines, zeros are packed for the
/// missing ones. If the elements of a line are contiguous, they are read along
/// the line.
template <int64_t Width, typename Element>
void packPanel(const Element *from, const int64_t *lines, int64_t count,
               const int64_t *depths, int64_t depth, float *to) {
  if (count < Width)
    std::fill_n(to, Width * depth, 0.0f);
  if (count == Width && areConsecutive(lines, count)) {
    for (int64_t k = 0; k < depth; ++k, to += Width) {
      const Element *start = from + lines[0] + depths[k];
      for (int64_t line = 0; line < Width; ++line)
        to[line] = widen(start[line]);
    }
    return;
  }
  for (int64_t k = 0; k < depth;) {
    int64_t end = k + 1;
    while (end < depth && depths[end] == depths[end - 1] + 1)
      ++end;
    const Element *start = from + depths[k];
    if (count == Width)
      for (int64_t i = 0; i < end - k; ++i)
        for (int64_t line = 0; line < Width; ++line)
          to[(k + i) * Width + line] = widen(start[lines[line] + i]);
    else
      for (int64_t i = 0; i < end - k; ++i)
        for (int64_t line = 0; line < count; ++line)
          to[(k + i) * Width + line] = widen(start[lines[line] + i]);
    k = end;
  }
}

template <typename Element>
void packPanel(int64_t width, const Element *from, const int64_t *lines,
               int64_t count, const int64_t *depths, int64_t depth, float *to) {
  switch (width) {
  case 6:
    return packPanel<6>(from, lines, count, depths, depth, to);
  case 8:
    return packPanel<8>(from, lines, count, depths, depth, to);
  case 12:
    return packPanel<12>(from, lines, count, depths, depth, to);
  case 16:
    return packPanel<16>(from, lines, count, depths, depth, to);
  case 32:
    return packPanel<32>(from, lines, count, depths, depth, to);
  }
}

/// One of the factors A and B, or a part of it.
struct Operand {
  const void *elements;
  int32_t type;

  Operand from(int64_t offset) const {
    auto *bytes = static_cast<const char *>(elements);
    return {bytes + offset * (type == REMAT_FACTOR_F32 ? 4 : 2), type};
  }
};

void packBlock(int64_t width, Operand from, const int64_t *lines, int64_t count,
               const int64_t *depths, int64_t depth, float *to) {
  for (int64_t i = 0; i < count; i += width, to += width * depth) {
    int64_t used = std::min(width, count - i);
    if (from.type == REMAT_FACTOR_BF16)
      packPanel(width, static_cast<const BF16 *>(from.elements), lines + i,
                used, depths, depth, to);
    else if (from.type == REMAT_FACTOR_F16)
      packPanel(width, static_cast<const F16 *>(from.elements), lines + i, used,
                depths, depth, to);
    else
      packPanel(width, static_cast<const float *>(from.elements), lines + i,
                used, depths, depth, to);
  }
}

/// The division of a contraction into parts.
class Division {
public:
  Division(const int64_t *description, Operand a, Operand b, float *c)
      : loops(description), tile(contractionTile(instructionSet())), a(a), b(b),
        c(c) {
    int64_t threads = ThreadPool::shared().threads();
    int64_t rows = loops.m.size();
    // Each part packs its own block of B. Packing saves time only if the part
    // has enough rows.
    partRows = std::clamp((rows + threads - 1) / threads, int64_t{1},
                          int64_t{8} * kBlockRows);
    partRows = (partRows + tile.rows - 1) / tile.rows * tile.rows;
    rowParts = (rows + partRows - 1) / partRows;
    columnParts = (loops.n.size() + kBlockColumns - 1) / kBlockColumns;
  }

  int64_t parts() const { return loops.batch.size() * rowParts * columnParts; }
  void compute(int64_t part) const {
    int64_t row = part % rowParts * partRows;
    int64_t column = part / rowParts % columnParts * kBlockColumns;
    int64_t batch = part / rowParts / columnParts;
    Division own = *this;
    own.a = a.from(loops.batch.offset(InA, batch));
    own.b = b.from(loops.batch.offset(InB, batch));
    own.c += loops.batch.offset(InC, batch);
    own.computeColumns(
        {row, std::min(partRows, loops.m.size() - row)},
        {column, std::min(kBlockColumns, loops.n.size() - column)});
  }

private:
  struct Range {
    int64_t begin, size;
  };
  void computeColumns(Range rows, Range columns) const {
    Scratch &space = scratch();
    loops.n.offsets(InB, columns.begin, columns.size, space.bColumns);
    loops.n.offsets(InC, columns.begin, columns.size, space.cColumns);
    for (int64_t k = 0; k < loops.k.size(); k += kBlockDepth) {
      int64_t depth = std::min(kBlockDepth, loops.k.size() - k);
      loops.k.offsets(InA, k, depth, space.aDepth);
      loops.k.offsets(InB, k, depth, space.bDepth);
      packBlock(tile.columns, b, space.bColumns, columns.size, space.bDepth,
                depth, space.b);
      for (int64_t row = 0; row < rows.size; row += kBlockRows)
        computeBlock({rows.begin + row, std::min(kBlockRows, rows.size - row)},
                     columns.size, depth);
    }
  }

  void computeBlock(Range rows, int64_t columns, int64_t depth) const {
    Scratch &space = scratch();
    loops.m.offsets(InA, rows.begin, rows.size, space.aRows);
    loops.m.offsets(InC, rows.begin, rows.size, space.cRows);
    packBlock(tile.rows, a, space.aRows, rows.size, space.aDepth, depth,
              space.a);
    for (int64_t column = 0; column < columns; column += tile.columns)
      for (int64_t row = 0; row < rows.size; row += tile.rows)
        computeTile(space.cRows + row, std::min(tile.rows, rows.size - row),
                    space.cColumns + column,
                    std::min(tile.columns, columns - column), depth,
                    space.a + row * depth, space.b + column * depth);
  }

  void computeTile(const int64_t *rows, int64_t rowCount,
                   const int64_t *columns, int64_t columnCount, int64_t depth,
                   const float *left, const float *right) const {
    float *addresses[kTileRows];
    bool whole = rowCount == tile.rows && columnCount == tile.columns &&
                 areConsecutive(columns, columnCount);
    if (whole) {
      for (int64_t row = 0; row < rowCount; ++row)
        addresses[row] = c + rows[row] + columns[0];
      tile.multiply(depth, left, right, addresses);
      return;
    }
    float *copy = scratch().tile;
    for (int64_t row = 0; row < tile.rows; ++row)
      addresses[row] = copy + row * tile.columns;
    for (int64_t row = 0; row < rowCount; ++row)
      for (int64_t column = 0; column < columnCount; ++column)
        addresses[row][column] = c[rows[row] + columns[column]];
    tile.multiply(depth, left, right, addresses);
    for (int64_t row = 0; row < rowCount; ++row)
      for (int64_t column = 0; column < columnCount; ++column)
        c[rows[row] + columns[column]] = addresses[row][column];
  }

  ContractionLoops loops;
  const ContractionTile &tile;
  Operand a, b;
  float *c;
  int64_t partRows, rowParts, columnParts;
};

} // namespace

void rematContract(const int64_t *loops, const float *a, const float *b,
                   float *c) {
  rematContractMixed(loops, REMAT_FACTOR_F32, a, REMAT_FACTOR_F32, b, c);
}

void rematContractMixed(const int64_t *loops, int32_t typeA, const void *a,
                        int32_t typeB, const void *b, float *c) {
  Division division(loops, {a, typeA}, {b, typeB}, c);
  ThreadPool::shared().run(division.parts(),
                           [&](int64_t part) { division.compute(part); });
}

int64_t rematScratchBytes(void) { return scratchBytes; }

void rematSetThreads(int64_t count) { ThreadPool::shared().setThreads(count); }
