//===- TextArgument.h - Options that are texts ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An option with an empty value, such as `--budget=`, is a mistake. For
// example, a variable of a shell may not be set. If a tool ignored such an
// option, it would silently plan nothing or write nothing.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_TOOLS_TEXTARGUMENT_H
#define REMAT_LIB_ANALYSIS_TOOLS_TEXTARGUMENT_H

#include "llvm/Support/CommandLine.h"

namespace remat {

/// Reads any text that is not empty.
class TextArgumentParser : public llvm::cl::parser<std::string> {
public:
  using llvm::cl::parser<std::string>::parser;

  bool parse(llvm::cl::Option &option, llvm::StringRef, llvm::StringRef text,
             std::string &value) {
    if (text.empty())
      return option.error("needs a value, or must be left out");
    value = text.str();
    return false;
  }
};

/// An option of a tool that is a text.
using TextArgument =
    llvm::cl::opt<std::string, /*ExternalStorage=*/false, TextArgumentParser>;

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_TOOLS_TEXTARGUMENT_H
