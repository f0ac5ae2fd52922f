//===- TextMutations.cpp - Changes lines, numbers and letters -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Mutations.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace remat::mutate;

namespace {

using Lines = std::vector<std::string>;

constexpr StringLiteral kNumbers[] = {"0",
                                      "-1",
                                      "1",
                                      "18446744073709551616",
                                      "9223372036854775807",
                                      "1e999",
                                      "-0",
                                      "?",
                                      "",
                                      "0x7FF0000000000000",
                                      "1.0e308",
                                      "4294967296"};
constexpr StringLiteral kPieces[] = {
    "<", ">",  "(",   ")",  "[",  "]", "{", "}",     ",", "=",
    ":", "->", "\"",  "%0", "@x", "#", "!", "remat", ".", "loc(unknown)",
    " ", "\\", "\xff"};

/// Returns a line with the remat dialect in it, if there is one. The other
/// lines test the parsers of other dialects.
size_t pickLine(const Lines &lines, Random &random) {
  std::vector<size_t> ours;
  for (auto [i, line] : llvm::enumerate(lines))
    if (StringRef(line).contains("remat"))
      ours.push_back(i);
  if (!ours.empty() && random.chance(80))
    return random.pick(ours);
  return random.below(lines.size());
}

void changeNumber(std::string &line, Random &random) {
  std::vector<size_t> starts;
  for (size_t i = 0; i < line.size(); ++i)
    if (llvm::isDigit(line[i]) && (i == 0 || !llvm::isAlnum(line[i - 1])))
      starts.push_back(i);
  if (starts.empty())
    return;
  size_t begin = random.pick(starts), end = begin;
  while (end < line.size() && llvm::isDigit(line[end]))
    ++end;
  line.replace(begin, end - begin, random.pick(kNumbers).str());
}

/// Removes a word, repeats it, or puts another piece of text in its place.
void changeWord(std::string &line, Random &random) {
  if (line.empty())
    return;
  size_t begin = random.below(line.size()), end = begin + 1;
  while (end < line.size() && llvm::isAlnum(line[end]) &&
         llvm::isAlnum(line[begin]))
    ++end;
  std::string word = line.substr(begin, end - begin);
  switch (random.below(3)) {
  case 0:
    line.erase(begin, end - begin);
    break;
  case 1:
    line.insert(begin, word);
    break;
  case 2:
    line.replace(begin, end - begin, random.pick(kPieces).str());
    break;
  }
}

} // namespace

std::string remat::mutate::mutateText(std::string text, Random &random) {
  Lines lines;
  for (StringRef line : llvm::split(text, '\n'))
    lines.push_back(line.str());
  for (uint32_t n = random.between(1, 3); n-- > 0;) {
    size_t at = pickLine(lines, random);
    switch (random.below(8)) {
    case 0:
      lines.erase(lines.begin() + at);
      break;
    case 1:
      std::swap(lines[at], lines[pickLine(lines, random)]);
      break;
    case 2:
      lines.insert(lines.begin() + at, std::string(lines[at]));
      break;
    case 3:
      lines.resize(at + 1);
      lines[at].resize(random.below(lines[at].size() + 1));
      break;
    case 4:
    case 5:
      changeNumber(lines[at], random);
      break;
    default:
      changeWord(lines[at], random);
    }
    if (lines.empty())
      lines.emplace_back();
  }
  return llvm::join(lines, "\n");
}
