//===- Kernels.cpp - One function for all identical ops -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A training step that is one function compiles slowly: LLVM's compile time
// grows faster than the size of a function, and a network repeats the same few
// ops. Therefore each linalg op on buffers becomes a call of a function that
// takes bare pointers. Ops whose functions have the same text share one
// function. Contractions become calls of the runtime's kernel, with a constant
// that describes their loops.
//
//===----------------------------------------------------------------------===//
#include "Execution/Bufferization/Contractions.h"
#include "Execution/Bufferization/TensorData.h"
#include "Execution/Cpu/BarePointers.h"
#include "Execution/Cpu/Stages.h"
#include "remat/Runtime/Cpu/Contraction.h"

#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace remat::execution {

namespace {

/// This attribute of the op in a kernel has the two numbers of the op's
/// SumTree.
constexpr StringLiteral kTree = "step_tree";

bool hasStaticStrides(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  SmallVector<int64_t> strides;
  int64_t offset;
  return !memref || (succeeded(memref.getStridesAndOffset(strides, offset)) &&
                     llvm::none_of(strides, ShapedType::isDynamic));
}

/// Collects the values that an op reads: its operands, and values that its
/// region captures. Constants are not collected, because they become part of
/// the kernel.
LogicalResult collectOperands(linalg::LinalgOp op,
                              SmallVectorImpl<Value> &operands,
                              SmallVectorImpl<Operation *> &constants) {
  SetVector<Value> used(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), used);
  for (Value value : used) {
    Operation *definition = value.getDefiningOp();
    if (definition && definition->hasTrait<OpTrait::ConstantLike>())
      constants.push_back(definition);
    else if (hasStaticStrides(value.getType()))
      operands.push_back(value);
    else
      return op->emitOpError("cannot be compiled for the CPU: the strides of "
                             "an operand are not known");
  }
  return success();
}

/// A pointer parameter may be marked noalias in two cases. Either the op's
/// other operands are in other storage, or the op only reads all operands in
/// this storage.
bool isUnaliased(linalg::LinalgOp op, Value operand, ArrayRef<Value> operands) {
  auto isWritten = [&](Value value) {
    return llvm::is_contained(op.getDpsInits(), value);
  };
  for (Value other : operands)
    if (other != operand && isa<MemRefType>(other.getType()) &&
        (isWritten(operand) || isWritten(other)) &&
        bufferOf(other) == bufferOf(operand))
      return false;
  return true;
}

std::string textOf(Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  op->print(stream, OpPrintingFlags().useLocalScope().assumeVerified());
  return text;
}

class Outliner {
public:
  explicit Outliner(ModuleOp module)
      : module(module), rewriter(module.getContext()),
        pointers(module.getContext()) {}

  /// Moves \p op into a function. If \p tree is given, the function adds up
  /// sums in the order of this tree.
  LogicalResult outline(linalg::LinalgOp op, std::optional<SumTree> tree) {
    SmallVector<Value> operands;
    SmallVector<Operation *> constants;
    if (failed(collectOperands(op, operands, constants)))
      return failure();
    LLVM::LLVMFuncOp function = makeFunction(op, operands, constants, tree);
    auto [known, isNew] = functions.try_emplace(textOf(function), function);
    if (isNew)
      function.setName("kernel" + std::to_string(functions.size()));
    else
      function.erase();
    call(op, known->second, operands);
    return success();
  }

  /// If the runtime can compute \p op, replaces it by a call of the runtime and
  /// returns true.
  bool outlineContraction(linalg::LinalgOp op) {
    std::optional<Contraction> found = matchContraction(op);
    if (!found || !isUnaliased(op, found->c, {found->a, found->b}))
      return false;
    LLVM::GlobalOp description = describe(found->loops);
    rewriter.setInsertionPoint(op);
    auto typeOf = [](Value operand) {
      Type type = cast<MemRefType>(operand.getType()).getElementType();
      return int32_t(type.isBF16()  ? REMAT_FACTOR_BF16
                     : type.isF16() ? REMAT_FACTOR_F16
                                    : REMAT_FACTOR_F32);
    };
    bool isMixed = typeOf(found->a) != REMAT_FACTOR_F32 ||
                   typeOf(found->b) != REMAT_FACTOR_F32;
    SmallVector<Value> arguments{
        LLVM::AddressOfOp::create(rewriter, op.getLoc(), description)};
    for (Value operand : {found->a, found->b, found->c}) {
      if (isMixed && operand != found->c)
        arguments.push_back(LLVM::ConstantOp::create(
            rewriter, op.getLoc(), rewriter.getI32Type(), typeOf(operand)));
      arguments.push_back(pointers.addressOf(rewriter, operand));
    }
    callRuntime(rewriter, op.getLoc(), op->getParentOfType<func::FuncOp>(),
                isMixed ? "rematContractMixed" : "rematContract", Type(),
                arguments);
    rewriter.eraseOp(op);
    return true;
  }

  size_t count() const { return functions.size() + descriptions.size(); }

private:
  LLVM::LLVMFuncOp declareFunction(linalg::LinalgOp op,
                                   ArrayRef<Value> operands) {
    SmallVector<Type> types;
    for (Value operand : operands)
      types.push_back(pointers.parameterType(operand.getType()));
    auto type = LLVM::LLVMFunctionType::get(
        LLVM::LLVMVoidType::get(module.getContext()), types);
    rewriter.setInsertionPointToEnd(module.getBody());
    auto function = LLVM::LLVMFuncOp::create(rewriter, op.getLoc(), "kernel",
                                             type, LLVM::Linkage::Internal);
    function.setNoInline(true);
    for (auto [i, operand] : llvm::enumerate(operands))
      if (isa<MemRefType>(operand.getType()) &&
          isUnaliased(op, operand, operands))
        function.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(),
                            rewriter.getUnitAttr());
    return function;
  }

  LLVM::LLVMFuncOp makeFunction(linalg::LinalgOp op, ArrayRef<Value> operands,
                                ArrayRef<Operation *> constants,
                                std::optional<SumTree> tree) {
    LLVM::LLVMFuncOp function = declareFunction(op, operands);
    Block *body = function.addEntryBlock(rewriter);
    rewriter.setInsertionPointToEnd(body);
    IRMapping mapping;
    for (auto [operand, parameter] : llvm::zip(operands, body->getArguments()))
      mapping.map(operand, parameterFor(operand, parameter));
    for (Operation *constant : constants)
      rewriter.clone(*constant, mapping);
    Operation *clone = rewriter.clone(*op, mapping);
    clone->setDiscardableAttrs(DictionaryAttr::get(module.getContext()));
    if (tree)
      clone->setAttr(
          kTree, rewriter.getDenseI64ArrayAttr({tree->rows, tree->rowsOfWarp}));
    LLVM::ReturnOp::create(rewriter, op.getLoc(), ValueRange());
    return function;
  }

  LLVM::GlobalOp describe(ArrayRef<int64_t> loops) {
    auto value = rewriter.getI64TensorAttr(loops);
    LLVM::GlobalOp &global = descriptions[value];
    if (!global) {
      rewriter.setInsertionPointToStart(module.getBody());
      global = LLVM::GlobalOp::create(
          rewriter, module.getLoc(),
          LLVM::LLVMArrayType::get(rewriter.getI64Type(), loops.size()),
          /*isConstant=*/true, LLVM::Linkage::Internal,
          "contraction" + std::to_string(descriptions.size()), value);
    }
    return global;
  }

  Value parameterFor(Value operand, BlockArgument parameter) {
    if (auto type = dyn_cast<MemRefType>(operand.getType()))
      return pointers.memrefAt(rewriter, operand.getLoc(), parameter, type);
    return pointers.convert(rewriter, parameter, operand.getType());
  }

  void call(linalg::LinalgOp op, LLVM::LLVMFuncOp function,
            ArrayRef<Value> operands) {
    rewriter.setInsertionPoint(op);
    SmallVector<Value> arguments;
    for (Value operand : operands)
      arguments.push_back(
          isa<MemRefType>(operand.getType())
              ? pointers.addressOf(rewriter, operand)
              : pointers.convert(rewriter, operand,
                                 pointers.parameterType(operand.getType())));
    LLVM::CallOp::create(rewriter, op.getLoc(), function, arguments);
    rewriter.eraseOp(op);
  }

  ModuleOp module;
  IRRewriter rewriter;
  BarePointers pointers;
  llvm::StringMap<LLVM::LLVMFuncOp> functions;
  DenseMap<Attribute, LLVM::GlobalOp> descriptions;
};

/// Replaces the op of a kernel by loops.
LogicalResult lowerKernelOp(RewriterBase &rewriter, linalg::LinalgOp op) {
  auto tree = op->getAttrOfType<DenseI64ArrayAttr>(kTree);
  if (!tree)
    return lowerToLoops(rewriter, op);
  lowerToTree(rewriter, op, {tree[0], tree[1]});
  return success();
}

/// Turns copies into linalg ops. Copies of views and of whole buffers then need
/// no different code.
void copiesToLinalg(ModuleOp module, RewriterBase &rewriter) {
  module.walk([&](memref::CopyOp copy) {
    rewriter.setInsertionPoint(copy);
    linalg::makeMemRefCopyOp(rewriter, copy.getLoc(), copy.getSource(),
                             copy.getTarget());
    rewriter.eraseOp(copy);
  });
}

} // namespace

FailureOr<KernelCounts> outlineKernels(ModuleOp module, bool contractions,
                                       SumOrder sums) {
  IRRewriter rewriter(module.getContext());
  copiesToLinalg(module, rewriter);
  SmallVector<linalg::LinalgOp> ops;
  for (auto step : module.getOps<func::FuncOp>())
    step.walk([&](linalg::LinalgOp op) { ops.push_back(op); });
  KernelCounts counts;
  Outliner outliner(module);
  for (linalg::LinalgOp op : ops) {
    // An op without iterations writes nothing, and is erased here because types
    // without elements have no strides.
    if (llvm::is_contained(op.getStaticLoopRanges(), 0)) {
      rewriter.eraseOp(op);
      continue;
    }
    std::optional<SumTree> tree =
        sums == SumOrder::Tree ? treeOf(op) : std::nullopt;
    if (contractions && !tree && outliner.outlineContraction(op))
      continue;
    double iterations = 1;
    for (int64_t range : op.getStaticLoopRanges())
      iterations *= static_cast<double>(range);
    counts.iterations += iterations;
    if (failed(outliner.outline(op, tree)))
      return failure();
  }
  counts.kernels = outliner.count();
  for (auto function : module.getOps<LLVM::LLVMFuncOp>()) {
    SmallVector<linalg::LinalgOp> outlined;
    function.walk([&](linalg::LinalgOp op) { outlined.push_back(op); });
    for (linalg::LinalgOp op : outlined)
      if (failed(lowerKernelOp(rewriter, op)))
        return failure();
  }
  return counts;
}

} // namespace remat::execution
