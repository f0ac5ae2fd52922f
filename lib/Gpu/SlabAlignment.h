//===- SlabAlignment.h - Where buffers of the slab begin --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Libraries and loads of several elements at once need addresses that are
// multiples of something. The slab's own address is one of 256 bytes, and each
// buffer is at a place that the IR says.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_SLABALIGNMENT_H
#define REMAT_LIB_GPU_SLABALIGNMENT_H

#include "mlir/IR/Value.h"

namespace remat::gpu {

/// A number of bytes, at most 256, that the address of the first element of \p
/// buffer is a multiple of; \p element, its bytes, where nothing is known.
int64_t alignmentOf(mlir::Value buffer, int64_t element);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_SLABALIGNMENT_H
