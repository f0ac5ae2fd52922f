//===- SlabAlignment.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Libraries need aligned addresses, and so do loads of several elements at the
// same time. The address of the slab is a multiple of 256 bytes. The IR says at
// which place of the slab each buffer begins.
//===----------------------------------------------------------------------===//

#include "Gpu/Slab/Slab.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::gpu {

/// Returns the alignment of the distance between the first element of \p part
/// and the first element of its source. In a loop, a slice can be at a
/// different place in each iteration.
static uint64_t alignmentOfPart(memref::SubViewOp part, uint64_t element) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(part.getSourceType().getStridesAndOffset(strides, offset)))
    return element;
  uint64_t alignment = 0; // The alignment is zero if there is no offset.
  for (auto [begin, stride] : llvm::zip(part.getStaticOffsets(), strides)) {
    if (ShapedType::isDynamic(stride))
      return element;
    bool isKnown = !ShapedType::isDynamic(begin);
    uint64_t step = uint64_t(isKnown ? begin * stride : stride) * element;
    alignment = llvm::MinAlign(alignment, step);
  }
  return alignment;
}

int64_t alignmentOf(Value buffer, int64_t element) {
  uint64_t alignment = 256; // The alignment of the slab in bytes.
  int64_t offset =
      cast<MemRefType>(buffer.getType()).getStridesAndOffset().second;
  bool isKnown = !ShapedType::isDynamic(offset);
  if (isKnown)
    alignment = llvm::MinAlign(alignment, uint64_t(offset * element));
  while (auto part = buffer.getDefiningOp<ViewLikeOpInterface>()) {
    if (auto view = dyn_cast<memref::ViewOp>(*part)) {
      APInt shift;
      if (!matchPattern(view.getByteShift(), m_ConstantInt(&shift)))
        return element;
      return int64_t(llvm::MinAlign(alignment, shift.getZExtValue()));
    }
    auto slice = dyn_cast<memref::SubViewOp>(*part);
    if (slice && !isKnown)
      alignment =
          llvm::MinAlign(alignment, alignmentOfPart(slice, uint64_t(element)));
    else if (!isKnown && !isa<memref::CastOp, memref::CollapseShapeOp,
                              memref::ExpandShapeOp>(*part))
      return element;
    buffer = part.getViewSource();
  }
  return element;
}

} // namespace remat::gpu
