//===- RematAttrs.h - The remat dialect's attributes ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each stage of planning stores its result in the IR as an attribute, and the
// next stage reads it. The C++ values of attributes are the types of lib/Core:
// Step, Link, TensorPolicy.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_REMATATTRS_H
#define REMAT_DIALECT_REMATATTRS_H

#include "remat/Core/Plan/Simulator.h"

#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/Hashing.h"

#include <bit>

namespace remat {

/// A double as the parameter of an attribute. MLIR finds equal attributes by
/// hash and equality. The hash and the equality of a Float64 use the bits of
/// the double.
struct Float64 {
  double value = 0;

  Float64() = default;
  Float64(double value) : value(value) {}
  operator double() const { return value; }

  uint64_t bits() const { return std::bit_cast<uint64_t>(value); }
  bool operator==(const Float64 &other) const { return bits() == other.bits(); }
  friend llvm::hash_code hash_value(const Float64 &number) {
    return llvm::hash_value(number.bits());
  }
};

/// Steps of one kind with consecutive ids. The ids go from `first` to `last`,
/// including both. A run of swap_outs, wait_outs or swap_ins has only one step.
struct StepRun {
  StepKind kind = StepKind::Compute;
  uint32_t first = 0;
  uint32_t last = 0;

  bool operator==(const StepRun &) const = default;
  friend llvm::hash_code hash_value(const StepRun &run) {
    return llvm::hash_combine(run.kind, run.first, run.last);
  }
};

} // namespace remat

#include "remat/Dialect/RematEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "remat/Dialect/RematAttrs.h.inc"

#endif // REMAT_DIALECT_REMATATTRS_H
