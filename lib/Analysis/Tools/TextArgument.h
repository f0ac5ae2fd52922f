//===- TextArgument.h - Options whose value is a text -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An option with an empty value, such as `--budget=`, is a mistake. Such an
// option results, for example, from a shell variable that is not set. If a tool
// ignored such an option, it would silently plan nothing or write nothing.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_TOOLS_TEXTARGUMENT_H
#define REMAT_LIB_ANALYSIS_TOOLS_TEXTARGUMENT_H

#include "llvm/Support/CommandLine.h"

namespace remat {

/// Reads the value of an option: any text that is not empty.
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

/// A command-line option whose value is any text that is not empty.
using TextArgument =
    llvm::cl::opt<std::string, /*ExternalStorage=*/false, TextArgumentParser>;

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_TOOLS_TEXTARGUMENT_H
