//===- File.h - Whole files in, whole files out -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A script that reads a report, a plan or a trace must never see half of it,
// and a run that fails must not destroy the file of an earlier one. Files are
// written through this header for both reasons.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_FILE_H
#define REMAT_LIB_EXCHANGE_FILE_H

#include "Exchange/OutputFile.h"
#include "remat/Core/Base/Result.h"

#include <optional>
#include <string_view>

namespace remat {

/// Reads all of \p path: at most 4 GiB of a file, and 256 MiB of anything else,
/// which may have no end. "-" is standard input.
Result<std::string> readTextFile(const std::string &path);

/// Writes all of \p path, as OutputFile does: a reader never sees half a file,
/// and a failure leaves the earlier one.
std::optional<Error>
writeTextFile(const std::string &path, std::string_view text,
              OutputFile::Kind kind = OutputFile::Kind::Data);

} // namespace remat

#endif // REMAT_LIB_EXCHANGE_FILE_H
