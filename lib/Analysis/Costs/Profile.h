//===- Profile.h - Measured seconds of ops ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A profile has measured seconds of ops, which planners use instead of
// estimates. It is one JSON object that maps names to seconds of one run:
//
//     {"conv1": 1.2e-4, "linalg.matmul": 3.0e-5}
//
// A name belongs to a location (`loc("conv1")`), to a place (placeOf) or to an
// op. If several names match an op, its location counts before its place, and
// its place before its own name.
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

/// Returns the first place in a file, such as "step.mlir:3:8", that the
/// location of an op contains. Returns an empty string if the location contains
/// no place.
std::string placeOf(mlir::Operation *op);

class Profile {
public:
  /// Reads \p file. Returns an error if the file cannot be read or has another
  /// format, or if a time is negative.
  static Result<Profile> read(llvm::StringRef file);
  /// Reads the text of a profile. Messages call the profile \p file.
  static Result<Profile> parse(llvm::StringRef text, llvm::StringRef file);

  /// Returns the seconds of \p op if the profile has them under the op's
  /// location, place or name.
  std::optional<double> seconds(mlir::Operation *op) const;

  /// Returns the seconds for \p name, or none if \p name is empty or not in the
  /// profile.
  std::optional<double> secondsOf(llvm::StringRef name) const;

  /// Returns an error if the profile has names that neither \p ops nor \p names
  /// have. A profile with such unused names may belong to another program.
  std::optional<Error>
  checkNames(llvm::ArrayRef<mlir::Operation *> ops,
             llvm::ArrayRef<llvm::StringRef> names = {}) const;

private:
  std::string file;
  llvm::StringMap<double> times;
};

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_COSTS_PROFILE_H
