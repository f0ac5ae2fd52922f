//===- Policies.cpp - The user's policies for tensors ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/GraphReader.h"
#include "remat/Core/Graph/Policy.h"

using namespace mlir;
using namespace remat;

/// Returns the reason why a tensor cannot have \p policy, or an empty text. The
/// list \p body has the ops of the node that makes the tensor. It is empty if
/// no node makes the tensor.
static std::string refusal(TensorPolicy policy, NodeId producer, bool owned,
                           ArrayRef<Operation *> body) {
  if (producer == kNone) {
    if (policy == TensorPolicy::Recompute)
      return "nothing computes it: it is an argument or a constant";
    if (policy == TensorPolicy::Offload && !owned)
      return "it belongs to the caller: donate the argument (remat.donate) to "
             "let the step move it";
    return "";
  }
  for (Operation *op : body)
    if (OpEffect effect = effectOf(op);
        policy == TensorPolicy::Recompute && effect != OpEffect::Pure)
      return ("'" + op->getName().getStringRef() + "' " +
              describeEffect(effect) + " and may run only once")
          .str();
  return "";
}

/// Describes a policy as a verb: `keep`, `recompute 2 times`.
static std::string describeWish(TensorPolicy policy, uint32_t mirrors) {
  std::string verb(policyName(policy));
  return mirrors == 1 ? verb : verb + " " + std::to_string(mirrors) + " times";
}

LogicalResult GraphReader::readPolicies() {
  llvm::DenseMap<TensorId, Operation *> askedBy;
  for (Operation &op : *result.block) {
    auto attribute = op.getAttrOfType<PolicyAttr>(RematDialect::kPolicy);
    if (!attribute)
      continue;
    TensorPolicy policy = attribute.getTensorPolicy();
    uint32_t mirrors = attribute.getMirrors();
    for (Value value : op.getResults()) {
      auto t = tensorOf(value);
      if (!t)
        continue;
      Tensor &tensor = spec.tensors[*t];
      auto [first, isNew] = askedBy.try_emplace(*t, &op);
      if (!isNew && (tensor.policy != policy || tensor.mirrors != mirrors)) {
        InFlightDiagnostic error =
            op.emitError("asks to ")
            << describeWish(policy, mirrors)
            << " a tensor that another op asks to "
            << describeWish(tensor.policy, tensor.mirrors);
        error.attachNote(first->second->getLoc()) << "the other op";
        return error;
      }
      NodeId producer = producers[*t];
      ArrayRef<Operation *> body;
      if (producer != kNone)
        body = result.nodeBodies[producer];
      std::string reason = refusal(policy, producer, tensor.owned, body);
      if (!reason.empty())
        return op.emitError("policy ") << policyName(policy) << ": " << reason;
      tensor.policy = policy;
      tensor.mirrors = mirrors;
    }
  }
  return success();
}

LogicalResult GraphReader::readSplits() {
  for (Operation &op : *result.block) {
    if (!op.hasAttr(RematDialect::kSplit))
      continue;
    for (Value value : op.getResults()) {
      auto t = tensorOf(value);
      if (t && producers[*t] == kNone)
        return op.emitError("remat.split: no op computes this value: it is an "
                            "argument or a constant");
      if (t)
        spec.nodes[producers[*t]].split = true;
    }
  }
  return success();
}
