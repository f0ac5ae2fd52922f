//===- NamedSymbols.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/NamedSymbols.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

/// Adds each name that follows an @ in \p text. This is the text of an
/// attribute or a type that no dialect has parsed.
static void addNamesIn(StringRef text, MLIRContext *context,
                       llvm::DenseSet<StringAttr> &names) {
  auto isPartOfName = [](char c) {
    return llvm::isAlnum(c) || StringRef("_$.-").contains(c);
  };
  for (size_t at = text.find('@'); at != StringRef::npos; at = text.find('@')) {
    text = text.drop_front(at + 1);
    StringRef name = text.consume_front("\"")
                         ? text.take_until([](char c) { return c == '"'; })
                         : text.take_while(isPartOfName);
    names.insert(StringAttr::get(context, name));
  }
}

llvm::DenseSet<StringAttr> remat::namedSymbols(Operation *root) {
  llvm::DenseSet<StringAttr> names;
  AttrTypeWalker walker;
  walker.addWalk([&](SymbolRefAttr reference) {
    names.insert(reference.getRootReference());
    for (FlatSymbolRefAttr inner : reference.getNestedReferences())
      names.insert(inner.getAttr());
  });
  walker.addWalk([&](OpaqueAttr unknown) {
    addNamesIn(unknown.getAttrData(), root->getContext(), names);
  });
  walker.addWalk([&](OpaqueType unknown) {
    addNamesIn(unknown.getTypeData(), root->getContext(), names);
  });
  root->walk([&](Operation *op) {
    walker.walk(Attribute(op->getRawDictionaryAttrs()));
    if (Attribute properties = op->getPropertiesAsAttribute())
      walker.walk(properties);
  });
  return names;
}
