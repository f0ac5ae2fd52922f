//===- Names.cpp ----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

std::string remat::nameInLocation(Location location) {
  if (auto name = dyn_cast<NameLoc>(location))
    return name.getName() == "remat" ? nameInLocation(name.getChildLoc())
                                     : name.getName().str();
  if (auto call = dyn_cast<CallSiteLoc>(location)) {
    std::string caller = nameInLocation(call.getCaller()),
                callee = nameInLocation(call.getCallee());
    return caller + (caller.empty() || callee.empty() ? "" : "/") + callee;
  }
  if (auto fused = dyn_cast<FusedLoc>(location))
    for (Location part : fused.getLocations())
      if (std::string name = nameInLocation(part); !name.empty())
        return name;
  return "";
}

Location remat::lineOf(Operation *function) {
  auto place = function->getLoc()->findInstanceOf<FileLineColLoc>();
  return place ? FileLineColLoc::get(place.getFilename(), place.getLine(),
                                     /*column=*/0)
               : function->getLoc();
}
