//===- PlanLink.h - The link that a plan may use ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bandwidth of the link determines how long copies to the host take. It
// comes from the module's machine or from options. This file chooses the link,
// and refuses values that contradict each other.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_PLANLINK_H
#define REMAT_LIB_TRANSFORMS_PLANNING_PLANLINK_H

#include "remat/Core/Plan/Simulator.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// The options of a pass that describe the link, as the user gave them. If an
/// option is empty, the machine's value is used.
struct LinkOptions {
  llvm::StringRef deviceToHost, hostToDevice, hostLimit;

  bool any() const {
    return !deviceToHost.empty() || !hostToDevice.empty() || !hostLimit.empty();
  }
};

struct PlanLink {
  Link link; ///< The link has no bandwidths if the machine has no host.
  std::optional<int64_t> hostLimitBytes;
};

/// Returns the link of the machine of \p function (`remat.machine`). Its times
/// are in seconds. If \p options give a value, it replaces that of the machine.
/// Emits an error if the values do not make a valid link.
mlir::FailureOr<PlanLink> readLink(mlir::func::FuncOp function,
                                   const LinkOptions &options);

/// Returns whether \p planner only copies, and never recomputes.
bool onlyCopies(llvm::StringRef planner);

/// Returns the link that a planner may use. The result has no bandwidths if the
/// planner makes no copies, or if the costs of the function are not in seconds.
/// In these cases, it is an error to ask for a link by an option, or to use a
/// planner that only copies.
mlir::FailureOr<PlanLink> readPlannerLink(mlir::func::FuncOp function,
                                          const LinkOptions &options,
                                          llvm::StringRef planner, bool copies);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_PLANLINK_H
