//===- OptionNames.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Tools/OptionNames.h"

#include "Core/Base/Nearest.h"

using namespace mlir;

SmallVector<StringRef> remat::optionsIn(StringRef printed) {
  SmallVector<StringRef> names;
  for (StringRef option :
       llvm::split(printed.split('{').second.rtrim('}'), ' '))
    if (StringRef name = option.split('=').first; !name.empty())
      names.push_back(name);
  return names;
}

LogicalResult remat::reportOptionError(StringRef name, StringRef message,
                                       SmallVector<StringRef> known,
                                       OptionError error) {
  // If the value of an option is wrong, the value's parser has printed a
  // message already.
  if (message.empty())
    return failure();
  if (!message.consume_front("<Pass-Options-Parser>: no such option "))
    return error(message);
  message = message.trim();
  llvm::sort(known);
  return error(
      name + " has no option '" + message + "'" + didYouMean(message, known) +
      (known.empty() ? "" : ": its options are ") + llvm::join(known, ", "));
}
