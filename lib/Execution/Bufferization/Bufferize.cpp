//===- Bufferize.cpp - Turns tensors into buffers, and lists copies -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This file runs MLIR's one-shot bufferization and stops between its analysis
// and its rewrite. Between the analysis and the rewrite, the copies that
// bufferization needs are ops, so this file can name them.
//===----------------------------------------------------------------------===//
#include "Analysis/Storage/Storage.h"
#include "Execution/Bufferization/Stages.h"
#include "Execution/Bufferization/TensorData.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
namespace buf = mlir::bufferization;

namespace remat::execution {

std::string describe(Location location) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (auto file = location->findInstanceOf<FileLineColLoc>())
    stream << file.getFilename().getValue() << ":" << file.getLine() << ":"
           << file.getColumn();
  else
    location.print(stream);
  return text;
}

static constexpr StringLiteral writable =
    buf::BufferizationDialect::kWritableAttrName;

namespace {

buf::OneShotBufferizationOptions bufferizationOptions() {
  buf::OneShotBufferizationOptions options;
  options.bufferizeFunctionBoundaries = true;
  options.setFunctionBoundaryTypeConversion(
      buf::LayoutMapOption::IdentityLayoutMap);
  return options;
}

/// Fills in \p info from the signature of \p step. Each argument of \p step
/// keeps one attribute, which says whether the step may write the argument.
void readSignature(func::FuncOp step, StepInfo &info) {
  auto *context = step.getContext();
  for (auto [i, type] : llvm::enumerate(step.getArgumentTypes())) {
    info.inputs.push_back(cast<RankedTensorType>(type));
    info.donated.push_back(isDonated(step, i));
    auto flag = BoolAttr::get(context, info.donated.back());
    step.setArgAttrs(i,
                     NamedAttribute(StringAttr::get(context, writable), flag));
  }
  for (Type type : step.getResultTypes())
    info.outputs.push_back(cast<RankedTensorType>(type));
  step->removeAttr("res_attrs");
}

/// Returns the reason for \p copy. A copy without a noted reason resolves a
/// conflict inside a loop. The analysis has added it.
std::string reasonOf(buf::AllocTensorOp copy) {
  if (auto reason = copy->getAttrOfType<StringAttr>(copyReasonAttr))
    return reason.str();
  if (copy->use_empty())
    return "nothing reads it";
  return copy->use_begin()->getOwner()->getName().getStringRef().str() +
         " writes a tensor that is read again later";
}

/// Stores \p reason in the location of \p op. Ops that replace \p op get the
/// same location.
void noteInLocation(Operation *op, StringRef reason) {
  Builder builder(op->getContext());
  auto noted = builder.getDictionaryAttr(
      builder.getNamedAttr(copyReasonAttr, builder.getStringAttr(reason)));
  op->setLoc(FusedLoc::get({op->getLoc()}, noted, op->getContext()));
}

/// Turns the reasons in locations into attributes of the copies.
void readReasons(ModuleOp module) {
  module.walk([](Operation *op) {
    auto fused = dyn_cast<FusedLoc>(op->getLoc());
    auto noted = fused ? dyn_cast_or_null<DictionaryAttr>(fused.getMetadata())
                       : DictionaryAttr();
    Attribute reason = noted ? noted.get(copyReasonAttr) : Attribute();
    if (!reason)
      return;
    op->setLoc(fused.getLocations().front());
    if (isa<memref::CopyOp>(op))
      op->setAttr(copyReasonAttr, reason);
  });
}

void recordCopies(func::FuncOp step, StepInfo &info) {
  step.walk([&](buf::AllocTensorOp op) {
    if (!op.getCopy())
      return;
    info.copies.push_back({describe(op.getLoc()),
                           tensorBytes(cast<RankedTensorType>(op.getType())),
                           reasonOf(op)});
    noteInLocation(op, info.copies.back().reason);
  });
  step.walk([&](linalg::CopyOp op) {
    if (auto reason = op->getAttrOfType<StringAttr>(copyReasonAttr))
      info.copies.push_back(
          {describe(op.getLoc()),
           tensorBytes(cast<RankedTensorType>(op.getResult(0).getType())),
           reason.str()});
  });
}

} // namespace

LogicalResult bufferizeSteps(ModuleOp module, std::vector<StepInfo> &infos) {
  auto steps = llvm::to_vector(module.getOps<func::FuncOp>());
  infos.resize(steps.size());
  for (auto [step, info] : llvm::zip(steps, infos))
    readSignature(step, info);

  buf::OneShotBufferizationOptions options = bufferizationOptions();
  buf::BufferizationState state;
  if (failed(buf::insertTensorCopies(module, options, state)))
    return failure();
  for (auto [step, info] : llvm::zip(steps, infos))
    recordCopies(step, info);
  if (failed(buf::bufferizeModuleOp(module, options, state)))
    return failure();
  buf::removeBufferizationAttributesInModule(module);
  readReasons(module);
  for (auto global : module.getOps<memref::GlobalOp>())
    if (auto type = dyn_cast<MemRefType>(global.getType()))
      for (StepInfo &info : infos) // Several steps share the constants.
        info.constantBytes += tensorBytes(
            RankedTensorType::get(type.getShape(), type.getElementType()));
  return success();
}

} // namespace remat::execution
