//===- ForeignOps.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/ForeignOps.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace remat;

using Table = llvm::StringMap<ForeignOp>;

static void add(Table &table, ForeignOp entry,
                std::initializer_list<StringRef> names) {
  for (StringRef name : names)
    table[name] = entry;
}

/// Names without their dialect, which is stablehlo, mhlo or chlo.
static Table makeHloTable() {
  using F = ForeignForm;
  using E = OpEffect;
  Table t;
  add(t, {F::Elementwise},
      {"abs",
       "add",
       "and",
       "atan2",
       "cbrt",
       "ceil",
       "clamp",
       "compare",
       "cosine",
       "count_leading_zeros",
       "divide",
       "exponential",
       "exponential_minus_one",
       "floor",
       "imag",
       "is_finite",
       "log",
       "log_plus_one",
       "logistic",
       "maximum",
       "minimum",
       "multiply",
       "negate",
       "not",
       "or",
       "popcnt",
       "power",
       "real",
       "reduce_precision",
       "remainder",
       "round_nearest_afz",
       "round_nearest_even",
       "rsqrt",
       "select",
       "shift_left",
       "shift_right_arithmetic",
       "shift_right_logical",
       "sign",
       "sine",
       "sqrt",
       "subtract",
       "tan",
       "tanh",
       "xor",
       "uniform_quantize",
       "uniform_dequantize"});
  add(t, {F::Elementwise},
      {"acos",       "acosh",      "asin",       "asinh",     "atan",
       "atanh",      "bessel_i1e", "conj",       "cosh",      "digamma",
       "erf",        "erf_inv",    "erfc",       "is_inf",    "is_neg_inf",
       "is_pos_inf", "lgamma",     "next_after", "polygamma", "sinh",
       "square",     "zeta"});
  add(t, {F::Move},
      {"bitcast_convert", "concatenate", "convert", "complex", "dynamic_slice",
       "gather", "iota", "pad", "reverse", "slice", "torch_index_select",
       "transpose", "create_token", "after_all", "get_dimension_size",
       "partition_id", "replica_id", "tuple"});
  add(t, {F::View}, {"reshape", "get_tuple_element"});
  add(t, {F::Barrier}, {"optimization_barrier"});
  add(t, {F::Constant}, {"constant"});
  add(t, {F::Broadcast}, {"broadcast", "broadcast_in_dim"});
  add(t, {F::Update}, {"dynamic_update_slice"});
  add(t, {F::Scatter}, {"scatter"});
  add(t, {F::Dot}, {"dot", "dot_general"});
  add(t, {F::Convolution}, {"convolution"});
  add(t, {F::Reduce}, {"reduce"});
  add(t, {F::ReduceWindow}, {"reduce_window"});
  add(t, {F::SelectAndScatter}, {"select_and_scatter"});
  add(t, {F::Map}, {"map"});
  add(t, {F::Sort}, {"sort", "top_k"});
  add(t, {F::Fft}, {"fft"});
  add(t, {F::Factorisation}, {"cholesky"});
  add(t, {F::Solve}, {"triangular_solve"});
  add(t, {F::BatchNorm},
      {"batch_norm_grad", "batch_norm_inference", "batch_norm_training"});
  add(t, {F::While}, {"while"});
  add(t, {F::Branch}, {"if", "case"});
  add(t, {F::Terminator}, {"return"});
  // Takes its state as an operand and gives it back.
  add(t, {F::Opaque}, {"rng_bit_generator"});
  add(t, {F::Opaque, E::Random}, {"rng"});
  add(t, {F::Opaque, E::Collective},
      {"all_gather", "all_reduce", "all_to_all", "collective_broadcast",
       "collective_permute", "cross-replica-sum", "reduce_scatter"});
  add(t, {F::Opaque, E::SideEffect}, {"infeed", "outfeed", "recv", "send"});
  return t;
}

/// Full names: the few ops of other dialects.
static Table makeOtherTable() {
  using F = ForeignForm;
  Table t;
  add(t, {F::Barrier}, {"util.optimization_barrier"});
  add(t, {F::Terminator}, {"util.return", "sdy.return"});
  add(t, {F::View},
      {"flow.tensor.reshape", "flow.tensor.bitcast",
       "sdy.sharding_constraint"});
  add(t, {F::Move}, {"flow.tensor.slice", "flow.tensor.clone"});
  return t;
}

/// A custom call is taken for one with side effects unless it says otherwise;
/// partitioning annotations are calls in name only.
static ForeignOp classifyCustomCall(Operation *op) {
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  if (target && (target == "Sharding" || target == "SPMDFullToShardShape" ||
                 target == "SPMDShardToFullShape"))
    return {ForeignForm::View};
  auto sideEffect = op->getAttrOfType<BoolAttr>("has_side_effect");
  if (sideEffect && !sideEffect.getValue())
    return {ForeignForm::Opaque};
  return {ForeignForm::Opaque, OpEffect::SideEffect};
}

std::optional<ForeignOp> remat::lookUpForeign(Operation *op) {
  static const Table hlo = makeHloTable();
  static const Table other = makeOtherTable();
  if (op->isRegistered())
    return std::nullopt;
  StringRef fullName = op->getName().getStringRef();
  auto [dialect, name] = fullName.split('.');
  if (dialect != "stablehlo" && dialect != "mhlo" && dialect != "chlo") {
    auto it = other.find(fullName);
    return it == other.end() ? std::nullopt : std::optional(it->second);
  }
  if (name == "custom_call")
    return classifyCustomCall(op);
  if (dialect == "chlo")
    name.consume_front("broadcast_"); // broadcast_add and its like
  auto it = hlo.find(name);
  return it == hlo.end() ? std::nullopt : std::optional(it->second);
}

SmallVector<int64_t> remat::listInAttribute(Attribute attribute,
                                            StringRef key) {
  SmallVector<int64_t> list;
  if (!attribute)
    return list;
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
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
