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

/// The options of a pass about the link, as the user gave them; empty: the
/// machine's figures.
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
/// the figures of \p options in place of the machine's. An error if the result
/// is not a link.
mlir::FailureOr<PlanLink> readLink(mlir::func::FuncOp function,
                                   const LinkOptions &options);

/// Whether \p planner copies, and computes nothing again.
bool onlyCopies(llvm::StringRef planner);

/// The link for a planner. There is none if the planner makes no copies or if
/// the function's costs are not in seconds. Then it is an error to ask for a
/// link, by an option or with a planner that only copies.
mlir::FailureOr<PlanLink> readPlannerLink(mlir::func::FuncOp function,
                                          const LinkOptions &options,
                                          llvm::StringRef planner, bool copies);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANLINK_H
