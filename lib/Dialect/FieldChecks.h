//===- FieldChecks.h - Checks numbers in attributes -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of the dialect come from text that a user may have written. The
// functions in this header refuse numbers that planning cannot use. Each
// message of a check names the field.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_FIELDCHECKS_H
#define REMAT_LIB_DIALECT_FIELDCHECKS_H

#include "mlir/IR/Diagnostics.h"

#include <cmath>
#include <optional>

namespace remat {

using EmitError = llvm::function_ref<mlir::InFlightDiagnostic()>;

inline mlir::LogicalResult
checkNotNegative(EmitError emitError, llvm::StringRef name, int64_t value) {
  if (value >= 0)
    return mlir::success();
  return emitError() << name << " must not be negative, got " << value;
}

inline mlir::LogicalResult checkNotNegative(EmitError emitError,
                                            llvm::StringRef name,
                                            std::optional<int64_t> value) {
  return checkNotNegative(emitError, name, value.value_or(0));
}

inline mlir::LogicalResult
checkNotNegative(EmitError emitError, llvm::StringRef name, double value) {
  if (std::isfinite(value) && value >= 0)
    return mlir::success();
  return emitError() << name << " must be finite and not negative, got "
                     << value;
}

inline mlir::LogicalResult checkPositive(EmitError emitError,
                                         llvm::StringRef name, double value) {
  if (std::isfinite(value) && value > 0)
    return mlir::success();
  return emitError() << name << " must be finite and above 0, got " << value;
}

/// Checks the fields that describe a link to the host. If both \p d2h and \p
/// h2d are missing, there is no link.
inline mlir::LogicalResult checkLink(EmitError emitError,
                                     std::optional<double> d2h,
                                     std::optional<double> h2d,
                                     double latency) {
  if (d2h.has_value() != h2d.has_value())
    return emitError() << "give both d2h and h2d: a tensor that is copied to "
                          "the host must come back";
  if (d2h && (failed(checkPositive(emitError, "d2h", *d2h)) ||
              failed(checkPositive(emitError, "h2d", *h2d))))
    return mlir::failure();
  return checkNotNegative(emitError, "latency", latency);
}

} // namespace remat

#endif // REMAT_LIB_DIALECT_FIELDCHECKS_H
