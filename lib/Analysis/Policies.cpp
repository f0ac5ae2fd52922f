//===- Policies.cpp - What the user asked for tensors ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "GraphReader.h"

#include "remat/Core/Graph/Policy.h"

using namespace mlir;
using namespace remat;

/// Why a tensor that the ops of \p body make cannot have the \p policy that was
/// asked for it; empty if it can. Without a producer there are no such ops.
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

LogicalResult GraphReader::readPolicies() {
  llvm::DenseMap<TensorId, Operation *> askedBy;
  for (Operation &op : *result.block) {
    auto attribute = op.getAttrOfType<PolicyAttr>(RematDialect::kPolicy);
    if (!attribute)
      continue;
    TensorPolicy policy = attribute.getTensorPolicy();
    for (Value value : op.getResults()) {
      auto t = tensorOf(value);
      if (!t)
        continue;
      Tensor &tensor = spec.tensors[*t];
      auto [first, isNew] = askedBy.try_emplace(*t, &op);
      if (!isNew && tensor.policy != policy) {
        InFlightDiagnostic error = op.emitError("asks to ")
                                   << policyName(policy)
                                   << " a tensor that another op asks to "
                                   << policyName(tensor.policy);
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
    }
  }
  return success();
}
