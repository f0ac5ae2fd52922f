//===- File.h - Whole files in, whole files out -----------------*- C++ -*-===//
//
// A script that reads a report, a plan or a trace must never see half of it,
// and a run that fails must not destroy the file of an earlier one. Files are
// written through this header for both reasons.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXCHANGE_FILE_H
#define REMAT_EXCHANGE_FILE_H

#include "remat/Core/Base/Result.h"

#include <optional>
#include <string_view>

namespace remat {

Result<std::string> readTextFile(const std::string &path);

/// Writes \p text beside \p path and renames it there, so that a reader never
/// sees half a file and a failure leaves the earlier one. What is not a regular
/// file (a pipe, /dev/stdout) is written to directly.
std::optional<Error> writeTextFile(const std::string &path,
                                   std::string_view text);

} // namespace remat

#endif // REMAT_EXCHANGE_FILE_H
