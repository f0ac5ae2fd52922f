//===- PlanLink.h - The link that a plan may use ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bandwidth of the link determines the time of copies to the host. It comes
// from the module's machine or from options. This file chooses it, and refuses
// contradicting values.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_PLANLINK_H
#define REMAT_LIB_TRANSFORMS_PLANNING_PLANLINK_H

#include "remat/Core/Plan/Simulator.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// The options of a pass about the link, as the user gave them. An empty option
/// means the machine's value.
struct LinkOptions {
  llvm::StringRef deviceToHost, hostToDevice, hostLimit;

  bool any() const {
    return !deviceToHost.empty() || !hostToDevice.empty() || !hostLimit.empty();
  }
};

struct PlanLink {
  Link link; ///< Without bandwidths if the machine has no host.
  std::optional<int64_t> hostLimitBytes;
};

/// Returns the link of the machine of \p function (`remat.machine`), in
/// seconds. Values of \p options replace those of the machine. Emits an error
/// if the result is not a link.
mlir::FailureOr<PlanLink> readLink(mlir::func::FuncOp function,
                                   const LinkOptions &options);

/// Returns whether \p planner copies and never recomputes.
bool onlyCopies(llvm::StringRef planner);

/// Returns the link for a planner. There is none if the planner makes no copies
/// or if the function's costs are not in seconds. In that case it is an error
/// to request a link by an option, or to use a planner that only copies.
mlir::FailureOr<PlanLink> readPlannerLink(mlir::func::FuncOp function,
                                          const LinkOptions &options,
                                          llvm::StringRef planner, bool copies);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANLINK_H
