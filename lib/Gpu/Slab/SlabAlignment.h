//===- SlabAlignment.h - Where buffers of the slab begin --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Libraries, and loads of several elements at the same time, need aligned
// addresses. The slab's address is a multiple of 256 bytes, and the IR has the
// place of each buffer in it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_SLAB_SLABALIGNMENT_H
#define REMAT_LIB_GPU_SLAB_SLABALIGNMENT_H

#include "mlir/IR/Value.h"

namespace remat::gpu {

/// Returns the alignment in bytes of the first element of \p buffer, at most
/// 256. It is \p element, the bytes of an element, if nothing is known.
int64_t alignmentOf(mlir::Value buffer, int64_t element);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_SLAB_SLABALIGNMENT_H
