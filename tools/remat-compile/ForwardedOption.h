//===- ForwardedOption.h - A pipeline's option of a command -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A pipeline reads its options from one text. remat-compile has a separate
// option for each of them, but each option is declared only once, in the
// pipeline.
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMAT_COMPILE_FORWARDEDOPTION_H
#define REMAT_TOOLS_REMAT_COMPILE_FORWARDEDOPTION_H

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"

#include <deque>
#include <string>

/// Passes the value from the command line to \p inner.
class ForwardedOption : public llvm::cl::Option {
public:
  ForwardedOption(llvm::cl::Option &inner, llvm::cl::OptionCategory &category)
      : Option(llvm::cl::Optional, llvm::cl::NotHidden), inner(inner) {
    setArgStr(inner.ArgStr);
    setDescription(inner.HelpStr);
    addCategory(category);
    addArgument();
  }

private:
  /// Writes some characters as `\xHH`, because these characters would end the
  /// text of a pipeline.
  bool handleOccurrence(unsigned position, llvm::StringRef name,
                        llvm::StringRef value) override {
    std::string &escaped = values.emplace_back();
    for (char c : value)
      if (llvm::isAlnum(c) || llvm::StringRef("+,-./:=%_").contains(c))
        escaped += c;
      else
        escaped += "\\x" + llvm::utohexstr(uint8_t(c), /*LowerCase=*/true, 2);
    return inner.addOccurrence(position, name, escaped);
  }
  llvm::cl::ValueExpected getValueExpectedFlagDefault() const override {
    return inner.getValueExpectedFlag();
  }
  size_t getOptionWidth() const override { return inner.getOptionWidth(); }
  void printOptionInfo(size_t width) const override {
    inner.printOptionInfo(width);
  }
  void printOptionValue(size_t width, bool force) const override {
    inner.printOptionValue(width, force);
  }
  void setDefault() override { inner.setDefault(); }

  llvm::cl::Option &inner;
  /// The inner option may refer to these values.
  std::deque<std::string> values;
};

#endif // REMAT_TOOLS_REMAT_COMPILE_FORWARDEDOPTION_H
