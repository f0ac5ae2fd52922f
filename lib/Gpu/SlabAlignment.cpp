//===- SlabAlignment.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SlabAlignment.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::gpu {

int64_t alignmentOf(Value buffer, int64_t element) {
  constexpr uint64_t kSlab = 256;
  int64_t offset =
      cast<MemRefType>(buffer.getType()).getStridesAndOffset().second;
  if (ShapedType::isDynamic(offset))
    return element;
  while (auto part = buffer.getDefiningOp<ViewLikeOpInterface>()) {
    if (auto view = dyn_cast<memref::ViewOp>(*part)) {
      APInt shift;
      if (!matchPattern(view.getByteShift(), m_ConstantInt(&shift)))
        return element;
      return int64_t(llvm::MinAlign(llvm::MinAlign(kSlab, shift.getZExtValue()),
                                    uint64_t(offset * element)));
    }
    buffer = part.getViewSource();
  }
  return element;
}

} // namespace remat::gpu
