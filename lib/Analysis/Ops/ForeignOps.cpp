//===- ForeignOps.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/ForeignOps.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ScopedPrinter.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace remat;

// The names of the ops with their dialects, in the order of the rows of the
// table Ops.inc. A row for a StableHLO op is also used for the ops of MHLO and
// CHLO with the same name.
#define OP(NAME, FORM, EFFECT, KIND, STORAGE, FLOPS, BYTES, SLICES, OPERANDS)  \
  NAME,
static constexpr StringLiteral kForeignNames[] = {
#include "Ops.inc"
};
#undef OP

#define OP(NAME, FORM, EFFECT, KIND, STORAGE, FLOPS, BYTES, SLICES, OPERANDS)  \
  {ForeignForm::FORM, OpEffect::EFFECT, OpKind::KIND, ForeignStorage::STORAGE, \
   0},
static constexpr ForeignOp kForeignOps[] = {
#include "Ops.inc"
};
#undef OP

static std::optional<ForeignOp> find(StringRef name) {
  static const auto rows = [] {
    llvm::StringMap<unsigned> byName;
    for (auto [row, each] : llvm::enumerate(kForeignNames))
      byName[each] = row;
    return byName;
  }();
  auto it = rows.find(name);
  if (it == rows.end())
    return std::nullopt;
  ForeignOp op = kForeignOps[it->second];
  op.row = it->second;
  return op;
}

static std::optional<ForeignOp> classifyCustomCall(Operation *op) {
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  if (target && (target == "Sharding" || target == "SPMDFullToShardShape" ||
                 target == "SPMDShardToFullShape"))
    return find("sdy.sharding_constraint");
  std::optional<ForeignOp> call = find("stablehlo.custom_call");
  auto sideEffect = op->getAttrOfType<BoolAttr>("has_side_effect");
  if (call && sideEffect && !sideEffect.getValue())
    call->effect = OpEffect::Pure;
  return call;
}

std::optional<ForeignOp> remat::lookUpForeign(Operation *op) {
  if (op->isRegistered())
    return std::nullopt;
  StringRef fullName = op->getName().getStringRef();
  auto [dialect, name] = fullName.split('.');
  bool isKin = dialect == "mhlo" || dialect == "chlo";
  if (name == "custom_call" && (isKin || dialect == "stablehlo"))
    return classifyCustomCall(op);
  if (!isKin)
    return find(fullName);
  if (dialect == "chlo")
    name.consume_front("broadcast_"); // For example broadcast_add.
  return find(("stablehlo." + name).str());
}

bool remat::hasForm(Operation *op, ForeignForm form) {
  auto foreign = lookUpForeign(op);
  return foreign && foreign->form == form;
}

SmallVector<int64_t> remat::listInAttribute(Attribute attribute,
                                            StringRef key) {
  SmallVector<int64_t> list;
  if (!attribute)
    return list;
  std::string text = llvm::to_string(attribute);
  StringRef rest = text;
  size_t at = rest.find(key);
  if (at == StringRef::npos)
    return list;
  rest = rest.substr(at + key.size()).ltrim();
  if (!rest.consume_front("=") || !(rest = rest.ltrim()).consume_front("["))
    return list;
  int64_t value;
  while (!(rest = rest.ltrim(" ,")).consumeInteger(10, value))
    list.push_back(value);
  return list;
}
