//===- OptionText.h - Options of pipelines that are any text ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR divides the text of a pipeline's options at spaces, quotes and braces,
// and has no escape for them, but a path may have them all.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_PIPELINES_OPTIONTEXT_H
#define REMAT_LIB_PIPELINES_OPTIONTEXT_H

#include "Analysis/Tools/TextArgument.h"

#include "mlir/Pass/PassOptions.h"

namespace remat {

/// \p text with each `\xHH` as the byte of that number. What else follows a
/// backslash stays as it is.
std::string unescaped(llvm::StringRef text);

/// Reads an option's value, in which any byte may be written as `\xHH`,
/// and which is not empty.
class OptionTextParser : public TextArgumentParser {
public:
  using TextArgumentParser::TextArgumentParser;

  bool parse(llvm::cl::Option &option, llvm::StringRef name,
             llvm::StringRef text, std::string &value) {
    return TextArgumentParser::parse(option, name, unescaped(text), value);
  }
};

/// An option of a pipeline that is a text.
using TextOption =
    mlir::detail::PassOptions::Option<std::string, OptionTextParser>;

/// An option of a pipeline that is one text or several, between commas; a comma
/// that is part of a text is written as `\x2c`.
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
