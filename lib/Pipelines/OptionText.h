//===- OptionText.h - Pipeline options whose value is any text --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MLIR splits the text of a pipeline's options at spaces, quotes and braces. In
// such a text, these characters cannot be escaped. However, a path in an option
// may contain all of these characters.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_OPTIONTEXT_H
#define REMAT_LIB_PIPELINES_OPTIONTEXT_H

#include "Analysis/Tools/OptionNames.h"
#include "Analysis/Tools/TextArgument.h"

#include "mlir/Pass/PassOptions.h"
#include "llvm/ADT/StringExtras.h"

namespace remat {

/// Returns \p text after replacing each `\xHH` by the byte with this
/// hexadecimal number. A backslash before any other character stays unchanged.
inline std::string unescaped(llvm::StringRef text) {
  std::string bytes;
  while (!text.empty()) {
    uint8_t byte;
    if (text.starts_with("\\x") && text.size() >= 4 &&
        llvm::tryGetHexFromNibbles(text[2], text[3], byte)) {
      bytes += char(byte);
      text = text.drop_front(4);
      continue;
    }
    bytes += text.front();
    text = text.drop_front();
  }
  return bytes;
}

/// Reads the value of an option. The value of the option must not be empty. Any
/// byte of the value may be written as `\xHH`.
class OptionTextParser : public TextArgumentParser {
public:
  using TextArgumentParser::TextArgumentParser;

  bool parse(llvm::cl::Option &option, llvm::StringRef name,
             llvm::StringRef text, std::string &value) {
    return TextArgumentParser::parse(option, name, unescaped(text), value);
  }
};

/// An option of a pipeline whose value is any text that is not empty.
using TextOption =
    mlir::detail::PassOptions::Option<std::string, OptionTextParser>;

/// An option of a pipeline whose value is a list of texts, separated by commas.
/// A comma inside a text is written as `\x2c`.
class TextListOption
    : public mlir::detail::PassOptions::ListOption<std::string,
                                                   OptionTextParser> {
public:
  using ListOption::ListOption;

  bool handleOccurrence(unsigned position, llvm::StringRef name,
                        llvm::StringRef text) override {
    if (text.empty())
      return error("needs a value, or must be left out");
    return ListOption::handleOccurrence(position, name, text);
  }
};

} // namespace remat

#endif // REMAT_LIB_PIPELINES_OPTIONTEXT_H
