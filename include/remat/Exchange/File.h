//===- File.h - Whole files in, whole files out -----------------*- C++ -*-===//
#ifndef REMAT_EXCHANGE_FILE_H
#define REMAT_EXCHANGE_FILE_H

#include "remat/Exchange/OutputFile.h"

namespace remat {

/// All of \p path: at most 4 GiB of a file and 256 MiB of anything else, which
/// may have no end; "-" is standard input.
Result<std::string> readTextFile(const std::string &path);

/// Writes all of \p path, as OutputFile does: a reader never sees half a file,
/// and a failure leaves the earlier one.
std::optional<Error>
writeTextFile(const std::string &path, std::string_view text,
              OutputFile::Kind kind = OutputFile::Kind::Data);

} // namespace remat

#endif // REMAT_EXCHANGE_FILE_H
