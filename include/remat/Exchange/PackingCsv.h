//===- PackingCsv.h - Packing problems as CSV -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the buffers of published packing benchmarks. A file has one buffer on
// each line. The first line names the columns: `lower` is the first time at
// which a buffer lives, `upper` is the first time at which it no longer lives,
// and `size` is in bytes. Other columns are ignored.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXCHANGE_PACKINGCSV_H
#define REMAT_EXCHANGE_PACKINGCSV_H

#include "remat/Core/Packing/Packing.h"

#include <string_view>

namespace remat {

/// Returns buffers that pass checkBuffers, each aligned to \p alignment. An
/// error names the line.
Result<std::vector<LiveBuffer>> parsePackingCsv(std::string_view text,
                                                int64_t alignment);
/// Reads a file. An error begins with the name of the file.
Result<std::vector<LiveBuffer>> readPackingCsv(const std::string &path,
                                               int64_t alignment);

} // namespace remat

#endif // REMAT_EXCHANGE_PACKINGCSV_H
