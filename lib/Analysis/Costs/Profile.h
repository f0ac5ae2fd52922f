//===- Profile.h - Measured seconds of ops ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Measured seconds of ops, to plan with instead of estimates. A profile is one
// JSON object from names to seconds of one run: {"conv1": 1.2e-4,
// "linalg.matmul": 3.0e-5} A name is a location's (`loc("conv1")`), a place's
// (placeOf) or an op's; of several, the first of these wins.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_COSTS_PROFILE_H
#define REMAT_LIB_ANALYSIS_COSTS_PROFILE_H

#include "remat/Core/Base/Result.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringMap.h"

#include <optional>
#include <string>

namespace remat {

/// The place in a file, such as "step.mlir:3:8", where an op or its original
/// was read; empty if there is none.
std::string placeOf(mlir::Operation *op);

class Profile {
public:
  /// Reads \p file. An error where it cannot be read or is not as above, or
  /// where a time is negative.
  static Result<Profile> read(llvm::StringRef file);
  /// Reads the text of a profile; \p file is for messages.
  static Result<Profile> parse(llvm::StringRef text, llvm::StringRef file);

  /// Seconds of \p op, where the profile has its location or its name.
  std::optional<double> seconds(mlir::Operation *op) const;

  /// The seconds for \p name; none if it is empty.
  std::optional<double> secondsOf(llvm::StringRef name) const;

  /// What to tell the user where the profile has names that none of \p ops
  /// has, and that are not among \p names either: a profile of another program
  /// would otherwise pass unseen.
  std::optional<Error>
  checkNames(llvm::ArrayRef<mlir::Operation *> ops,
             llvm::ArrayRef<llvm::StringRef> names = {}) const;

private:
  std::string file;
  llvm::StringMap<double> times;
};

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_COSTS_PROFILE_H
