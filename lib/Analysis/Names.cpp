//===- Names.cpp ----------------------------------------------------------===//

#include "remat/Analysis/Names.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

StringRef remat::nameInLocation(Location location) {
  auto name = location->findInstanceOf<NameLoc>();
  while (name && name.getName() == "remat")
    name = name.getChildLoc()->findInstanceOf<NameLoc>();
  return name ? name.getName().getValue() : StringRef();
}

Location remat::lineOf(Operation *function) {
  auto place = function->getLoc()->findInstanceOf<FileLineColLoc>();
  return place ? FileLineColLoc::get(place.getFilename(), place.getLine(),
                                     /*column=*/0)
               : function->getLoc();
}
