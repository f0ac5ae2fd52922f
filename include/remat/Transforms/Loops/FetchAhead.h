//===- FetchAhead.h - Slots from the host before they are due ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What remat-fetch-ahead does, for those who do it on their way to memory.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TRANSFORMS_LOOPS_FETCHAHEAD_H
#define REMAT_TRANSFORMS_LOOPS_FETCHAHEAD_H

#include "mlir/IR/Operation.h"

namespace remat {

/// Has the loops of \p root fetch slots from the host one iteration ahead,
/// those that say so (`remat.fetch_ahead`) or \p all.
void fetchSlotsAhead(mlir::Operation *root, bool all = false);

} // namespace remat

#endif // REMAT_TRANSFORMS_LOOPS_FETCHAHEAD_H
