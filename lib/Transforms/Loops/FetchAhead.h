//===- FetchAhead.h - Slots from the host before they are due ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fetches slots of stacks on the host one iteration ahead, as the pass
// remat-fetch-ahead does. It is a function of its own for pipelines that
// bufferize.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_FETCHAHEAD_H
#define REMAT_LIB_TRANSFORMS_LOOPS_FETCHAHEAD_H

#include "mlir/IR/Operation.h"

namespace remat {

/// Makes the loops of \p root fetch slots from the host one iteration ahead.
/// Loops whose fetches have `remat.fetch_ahead` do so, or all with \p all.
void fetchSlotsAhead(mlir::Operation *root, bool all = false);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_FETCHAHEAD_H
