//===- OptionText.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Pipelines/OptionText.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

std::string remat::unescaped(StringRef text) {
  std::string bytes;
  while (!text.empty()) {
    uint8_t byte;
    if (text.starts_with("\\x") && text.size() >= 4 &&
        tryGetHexFromNibbles(text[2], text[3], byte)) {
      bytes += char(byte);
      text = text.drop_front(4);
      continue;
    }
    bytes += text.front();
    text = text.drop_front();
  }
  return bytes;
}
