//===- PlanLink.h - The link that a plan may use ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies to the host take time by the bandwidth of the link. It comes from the
// machine on the module or from options; this decides which, and refuses what
// does not fit together.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_PLANLINK_H
#define REMAT_LIB_TRANSFORMS_PLANNING_PLANLINK_H

#include "remat/Core/Plan/Simulator.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Options of a pass that speak of the link, as given; empty: the machine's.
struct LinkOptions {
  llvm::StringRef deviceToHost, hostToDevice, hostLimit;

  bool any() const {
    return !deviceToHost.empty() || !hostToDevice.empty() || !hostLimit.empty();
  }
};

struct PlanLink {
  Link link; ///< Without bandwidths where the machine has no host.
  std::optional<int64_t> hostLimitBytes;
};

/// The link of the machine of \p function (`remat.machine`), in seconds, with
/// what \p options say instead. An error where that is no link.
mlir::FailureOr<PlanLink> readLink(mlir::func::FuncOp function,
                                   const LinkOptions &options);

/// The link for a planner: none where it makes no copies, or where the
/// function's costs are no seconds. Then it is an error to ask for one: by an
/// option, or with a planner that only copies.
mlir::FailureOr<PlanLink> readPlannerLink(mlir::func::FuncOp function,
                                          const LinkOptions &options,
                                          llvm::StringRef planner, bool copies);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANLINK_H
