//===- File.h - Reads and writes whole files --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A script that reads a report, a plan or a trace must never see half of a
// file. A run that fails must not destroy an earlier file. This header ensures
// both.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_FILE_H
#define REMAT_LIB_EXCHANGE_FILE_H

#include "Exchange/OutputFile.h"
#include "remat/Core/Base/Result.h"

#include <optional>
#include <string_view>

namespace remat {

/// Reads the whole file \p path. A file may have at most 4 GiB. Any other input
/// may be endless, so it may have at most 256 MiB. `-` is standard input.
Result<std::string> readTextFile(const std::string &path);

/// Reads the file \p path, and parses its text with \p parse. An error that
/// \p parse returns gets the file's name.
template <typename Parse>
auto parseFile(const std::string &path, Parse parse)
    -> decltype(parse(std::string_view())) {
  Result<std::string> text = readTextFile(path);
  if (!text)
    return text.error();
  auto parsed = parse(*text);
  if (!parsed)
    return Error{path + ": " + parsed.error().message};
  return parsed;
}

/// Writes the whole file \p path as OutputFile does. A reader never sees half
/// of a file, and a failure keeps the earlier file.
std::optional<Error>
writeTextFile(const std::string &path, std::string_view text,
              OutputFile::Kind kind = OutputFile::Kind::Data);

} // namespace remat

#endif // REMAT_LIB_EXCHANGE_FILE_H
