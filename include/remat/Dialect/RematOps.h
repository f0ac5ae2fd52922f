//===- RematOps.h - The remat dialect's ops ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fence keeps later passes from merging or moving a recomputation. The
// other ops, `remat.swap_out`, `remat.swap_in` and `remat.await`, copy a
// tensor to the host and back, and wait for a copy to end; and, where loops
// keep stacks there, say where a slot lies.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_REMATOPS_H
#define REMAT_DIALECT_REMATOPS_H

#include "remat/Dialect/RematAttrs.h"
#include "remat/Dialect/RematDialect.h"
#include "remat/Dialect/RematTypes.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace remat {

/// A resource without any memory. Ops write it only to keep their order.
struct OrderResource : mlir::SideEffects::Resource::Base<OrderResource> {
  llvm::StringRef getName() final { return "RematOrder"; }
};

} // namespace remat

#define GET_OP_CLASSES
#include "remat/Dialect/RematOps.h.inc"

namespace remat {

/// Whether \p op is a copy between device and host, or waits for one.
inline bool isSwap(mlir::Operation *op) {
  return llvm::isa<SwapOutOp, SwapInOp, AwaitOp>(op);
}

/// Whether \p op says, or is about, where slots of stacks lie.
inline bool isStackPlacement(mlir::Operation *op) {
  return llvm::isa<ToHostOp, ToDeviceOp, HostStackOp, HostSlotOp>(op);
}

} // namespace remat

#endif // REMAT_DIALECT_REMATOPS_H
