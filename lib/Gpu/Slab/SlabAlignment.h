//===- SlabAlignment.h - The alignment of buffers in the slab ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Libraries need aligned addresses, and so do loads of several elements at the
// same time. The address of the slab is a multiple of 256 bytes. The IR has the
// place of each buffer in the slab.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_SLAB_SLABALIGNMENT_H
#define REMAT_LIB_GPU_SLAB_SLABALIGNMENT_H

#include "mlir/IR/Value.h"

namespace remat::gpu {

/// Returns the alignment in bytes of the first element of \p buffer. It is at
/// most 256. If nothing is known, returns \p element, the number of bytes of an
/// element.
int64_t alignmentOf(mlir::Value buffer, int64_t element);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_SLAB_SLABALIGNMENT_H
