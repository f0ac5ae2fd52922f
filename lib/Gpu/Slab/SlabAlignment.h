//===- SlabAlignment.h - The alignment of buffers in the slab ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Libraries need aligned addresses, and so do loads of several elements at the
// same time. The slab's address is a multiple of 256 bytes, and the IR has the
// place of each buffer in it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_SLAB_SLABALIGNMENT_H
#define REMAT_LIB_GPU_SLAB_SLABALIGNMENT_H

#include "mlir/IR/Value.h"

namespace remat::gpu {

/// Returns the alignment in bytes of the first element of \p buffer, at most
/// 256. Returns \p element, the bytes of an element, if nothing is known.
int64_t alignmentOf(mlir::Value buffer, int64_t element);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_SLAB_SLABALIGNMENT_H
