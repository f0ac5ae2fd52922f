//===- PackingCsv.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Exchange/PackingCsv.h"

#include "Exchange/File.h"

#include <algorithm>
#include <array>
#include <charconv>

using namespace remat;

namespace {

constexpr std::array<std::string_view, 3> kColumns = {"lower", "upper", "size"};

std::string_view trim(std::string_view text) {
  size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos)
    return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string_view> splitFields(std::string_view line) {
  std::vector<std::string_view> fields;
  for (;;) {
    size_t comma = line.find(',');
    fields.push_back(trim(line.substr(0, comma)));
    if (comma == std::string_view::npos)
      return fields;
    line.remove_prefix(comma + 1);
  }
}

class CsvReader {
public:
  explicit CsvReader(int64_t alignment) : alignment(alignment) {}

  Result<std::vector<LiveBuffer>> read(std::string_view text) {
    while (!text.empty() && !error) {
      size_t end = text.find('\n');
      std::string_view row = trim(text.substr(0, end));
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      ++line;
      if (row.empty())
        continue;
      std::vector<std::string_view> fields = splitFields(row);
      if (columnCount == 0)
        readHeader(fields);
      else
        readRow(fields);
    }
    if (!error && columnCount == 0)
      fail("has no line that names the columns lower, upper and size");
    if (error)
      return *error;
    return std::move(buffers);
  }

private:
  void fail(const std::string &what) {
    error =
        Error{"line " + std::to_string(std::max<size_t>(line, 1)) + " " + what};
  }

  void readHeader(const std::vector<std::string_view> &fields) {
    columnCount = fields.size();
    for (size_t c = 0; c < kColumns.size(); ++c) {
      auto found = std::find(fields.begin(), fields.end(), kColumns[c]);
      std::string name(kColumns[c]);
      if (found == fields.end())
        return fail("has no column '" + name +
                    "': the first line must name the columns lower, upper "
                    "and size");
      if (std::find(found + 1, fields.end(), kColumns[c]) != fields.end())
        return fail("has the column '" + name + "' twice");
      columns[c] = found - fields.begin();
    }
  }

  void readRow(const std::vector<std::string_view> &fields) {
    if (fields.size() != columnCount)
      return fail("has " + std::to_string(fields.size()) +
                  " fields, but the first line names " +
                  std::to_string(columnCount));
    std::array<int64_t, 3> values{};
    for (size_t c = 0; c < kColumns.size(); ++c) {
      std::string_view field = fields[columns[c]];
      auto [end, code] =
          std::from_chars(field.data(), field.data() + field.size(), values[c]);
      if (code != std::errc() || end != field.data() + field.size())
        return fail("has the " + std::string(kColumns[c]) + " '" +
                    std::string(field) +
                    "': expected a whole number below "
                    "2^63");
    }
    LiveBuffer buffer{values[2], values[0], values[1], alignment};
    if (auto wrong = checkBuffer(buffer, total))
      return fail(wrong->message);
    buffers.push_back(buffer);
  }

  int64_t alignment;
  int64_t total = 0;
  size_t line = 0;
  size_t columnCount = 0; ///< The number of columns, or 0 until the columns are
                          ///< named.
  std::array<size_t, 3> columns{};
  std::vector<LiveBuffer> buffers;
  std::optional<Error> error;
};

} // namespace

Result<std::vector<LiveBuffer>> remat::parsePackingCsv(std::string_view text,
                                                       int64_t alignment) {
  return CsvReader(alignment).read(text);
}

Result<std::vector<LiveBuffer>> remat::readPackingCsv(const std::string &path,
                                                      int64_t alignment) {
  return parseFile(path, [&](std::string_view text) {
    return parsePackingCsv(text, alignment);
  });
}
