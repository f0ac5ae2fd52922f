//===- Sectors.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory is read in sectors of 32 bytes. If threads of a warp load neighbouring
// elements, they use whole sectors. If the elements of a warp's threads are far
// apart, each thread uses one eighth of a sector. The loops of an op show
// whether its loads are neighbours or far apart, but the op's machine code does
// not. Elements that several iterations read, such as the elements of a bias,
// stay in a cache and are not counted.
//
// The warps of a launch hardly differ in their sectors of an operand, so only a
// sample of them is counted.
//===----------------------------------------------------------------------===//

#include "Gpu/Kernels/KernelKinds.h"

#include "Execution/Bufferization/TensorData.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::gpu {

namespace {

constexpr int64_t kWarp = 32, kSector = 32;

/// Returns the place in the operand that iteration \p number accesses. The last
/// loop of \p loops is the innermost.
int64_t placeAt(ArrayRef<TileLoop> loops, int64_t number) {
  int64_t place = 0;
  for (const TileLoop &loop : llvm::reverse(loops)) {
    place += number % loop.size * loop.step;
    number /= loop.size;
  }
  return place;
}

int64_t distinct(SmallVectorImpl<int64_t> &numbers) {
  llvm::sort(numbers);
  return std::distance(numbers.begin(), llvm::unique(numbers));
}

/// Returns the sectors of one operand that is accessed along \p loops. Elements
/// of the operand have \p bytes bytes, and each warp has \p lanes consecutive
/// iterations.
Sectors sectorsAlong(ArrayRef<TileLoop> loops, int64_t bytes, int64_t lanes) {
  constexpr int64_t kSamples = 8;
  int64_t count = iterationsOf(loops);
  int64_t warps = llvm::divideCeil(count, lanes);
  int64_t samples = std::min(kSamples, warps);
  Sectors sum;
  for (int64_t sample = 0; sample < samples; ++sample) {
    int64_t begin = warps * sample / samples * lanes;
    SmallVector<int64_t, kWarp> places, sectors;
    for (int64_t i = begin; i < std::min(count, begin + lanes); ++i) {
      int64_t place = placeAt(loops, i);
      places.push_back(place);
      sectors.push_back(place * bytes / kSector);
    }
    sum.asked += distinct(sectors);
    sum.needed += llvm::divideCeil(distinct(places) * bytes, kSector);
  }
  auto ofAll = [&](int64_t sampled) {
    return int64_t(double(sampled) * double(warps) / double(samples));
  };
  return {ofAll(sum.asked), ofAll(sum.needed)};
}

/// Tells whether several iterations of \p loops read the same element.
bool isReadAgain(ArrayRef<TileLoop> loops) {
  return llvm::any_of(loops, [](const TileLoop &loop) {
    return loop.size > 1 && loop.step == 0;
  });
}

/// Returns the sum of the sectors over all buffers of \p op. A buffer that is
/// read and written counts twice. The function \p visit returns the loops of an
/// operand, and the number of iterations that a warp has.
template <typename Visit> Sectors sumOf(linalg::LinalgOp op, Visit visit) {
  Sectors sum;
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    bool isRead = op.payloadUsesValueFromOperand(&operand);
    bool isWritten = op.isDpsInit(&operand);
    if (!type || (!isRead && !isWritten))
      continue;
    auto [loops, lanes] = visit(operand.getOperandNumber());
    if (isReadAgain(loops))
      continue;
    Sectors one =
        sectorsAlong(loops, elementWidth(type.getElementType()), lanes);
    int64_t times = int64_t(isRead) + int64_t(isWritten);
    sum.asked += times * one.asked;
    sum.needed += times * one.needed;
  }
  return sum;
}

} // namespace

Sectors sectorsOf(linalg::LinalgOp op, const LinearLoops &loops,
                  int64_t lanes) {
  return sumOf(op, [&](unsigned i) {
    TileLoops line;
    for (const LinearLoop &loop : loops.parallel)
      line.push_back({loop.size, loops.operands[i].steps[loop.dimension]});
    return std::pair(line, lanes);
  });
}

Sectors sectorsOf(linalg::LinalgOp op, const TransposeLoops &tiles) {
  return sumOf(op, [&](unsigned i) {
    bool isTurned = llvm::is_contained(tiles.turned, i);
    TransposeLine line = tiles.outer;
    line.append(isTurned ? tiles.across : tiles.down);
    line.append(isTurned ? tiles.down : tiles.across);
    return std::pair(loopsOf(line, i),
                     std::min(kWarp, isTurned ? tiles.height : tiles.width));
  });
}

} // namespace remat::gpu
