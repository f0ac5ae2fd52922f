//===- RematOps.h - The remat dialect's ops ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fence keeps later passes from merging or moving a recomputation. The ops
// `remat.swap_out`, `remat.swap_in` and `remat.await` copy a tensor to the host
// and back, and wait for a copy to end. If a loop keeps a stack on the host,
// other ops say where its slots are.
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

/// A resource that stands for no memory. Ops declare a write to it only to keep
/// their order.
struct OrderResource : mlir::SideEffects::Resource::Base<OrderResource> {
  llvm::StringRef getName() final { return "RematOrder"; }
};

} // namespace remat

#define GET_OP_CLASSES
#include "remat/Dialect/RematOps.h.inc"

namespace remat {

/// Returns whether \p op is a copy between device and host, or waits for one.
inline bool isSwap(mlir::Operation *op) {
  return llvm::isa<SwapOutOp, SwapInOp, AwaitOp>(op);
}

/// Returns whether \p op declares a stack on the host or one of its slots.
inline bool isStackPlacement(mlir::Operation *op) {
  return llvm::isa<ToHostOp, ToDeviceOp, HostStackOp, HostSlotOp>(op);
}

} // namespace remat

#endif // REMAT_DIALECT_REMATOPS_H
