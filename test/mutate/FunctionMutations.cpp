//===- FunctionMutations.cpp - Changes functions --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Mutations.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat::mutate;

static Operation *terminatorOf(func::FuncOp function) {
  Block &last = function.getBody().back();
  return last.empty() ? nullptr : &last.back();
}

/// Adds a result: any value, one that is returned already, or an argument.
static bool addResult(ModuleOp module, const Corpus &, Random &random) {
  func::FuncOp function = pickFunction(module, random);
  Operation *end = function ? terminatorOf(function) : nullptr;
  if (!end)
    return false;
  std::vector<Value> values = listValues(end);
  if (values.empty())
    return false;
  Value value = random.pick(values);
  end->insertOperands(end->getNumOperands(), value);
  return succeeded(
      function.insertResult(function.getNumResults(), value.getType(), {}));
}

static bool dropResult(ModuleOp module, const Corpus &, Random &random) {
  func::FuncOp function = pickFunction(module, random);
  Operation *end = function ? terminatorOf(function) : nullptr;
  if (!end || function.getNumResults() == 0 ||
      end->getNumOperands() != function.getNumResults())
    return false;
  unsigned index = random.below(function.getNumResults());
  end->eraseOperand(index);
  return succeeded(function.eraseResult(index));
}

static bool addArgument(ModuleOp module, const Corpus &, Random &random) {
  func::FuncOp function = pickFunction(module, random);
  Operation *op = pickOp(module, random,
                         [](Operation *op) { return op->getNumResults() > 0; });
  if (!function || !op)
    return false;
  Value like = op->getResult(random.below(op->getNumResults()));
  unsigned index = function.getNumArguments();
  if (failed(function.insertArgument(index, like.getType(), {},
                                     function.getLoc())))
    return false;
  if (op->getParentOp() == function && random.chance(60))
    like.replaceAllUsesWith(function.getArgument(index));
  return true;
}

static bool dropBody(ModuleOp module, const Corpus &, Random &random) {
  func::FuncOp function = pickFunction(module, random);
  if (!function)
    return false;
  function.eraseBody();
  function.setPrivate();
  return true;
}

/// Replaces an op by a call of a function with the same types.
static bool callFunction(ModuleOp module, const Corpus &, Random &random) {
  Operation *op = pickOp(module, random, [](Operation *op) {
    return op->getParentOfType<func::FuncOp>() && op->getNumResults() > 0;
  });
  if (!op)
    return false;
  func::FuncOp callee = pickFunction(module, random);
  SmallVector<Value> arguments;
  for (Type type : callee.getArgumentTypes())
    if (Value value = pickValue(op, type, Value(), random))
      arguments.push_back(value);
  if (arguments.size() != callee.getNumArguments())
    return false;
  OpBuilder b(op);
  auto call = func::CallOp::create(b, op->getLoc(), callee, arguments);
  if (call.getResultTypes() == op->getResultTypes()) {
    op->replaceAllUsesWith(call);
    op->erase();
  }
  return true;
}

static bool changeVisibility(ModuleOp module, const Corpus &, Random &random) {
  func::FuncOp function = pickFunction(module, random);
  if (!function)
    return false;
  function.setVisibility(function.isPrivate()
                             ? SymbolTable::Visibility::Public
                             : SymbolTable::Visibility::Private);
  if (random.chance(30))
    function.setName(random.chance(50) ? "main" : "");
  return true;
}

/// Adds a copy of a function from another input.
static bool copyFunction(ModuleOp module, const Corpus &corpus,
                         Random &random) {
  const Input &other = pickByKey(corpus.inputs, random);
  if (!other.module || other.ops > 400)
    return false;
  ModuleOp from = *other.module;
  std::vector<func::FuncOp> functions(from.getOps<func::FuncOp>().begin(),
                                      from.getOps<func::FuncOp>().end());
  if (functions.empty())
    return false;
  func::FuncOp copy = random.pick(functions).clone();
  SymbolTable(module).insert(copy);
  return true;
}

/// Removes everything from \p block except [begin, end) and its terminator.
static void keepRange(func::FuncOp function, ArrayRef<Operation *> ops,
                      size_t begin, size_t end) {
  llvm::SetVector<Value> read, results;
  llvm::DenseSet<Operation *> kept(ops.begin() + begin, ops.begin() + end);
  auto isIn = [&](Operation *op) {
    while (op && op->getBlock() != &function.front())
      op = op->getParentOp();
    return kept.contains(op);
  };
  for (Operation *op : ops.slice(begin, end - begin)) {
    op->walk([&](Operation *inner) {
      for (Value value : inner->getOperands())
        if (Operation *def = value.getDefiningOp();
            def && def->getBlock() == &function.front() && !isIn(def))
          read.insert(value);
    });
    for (Value value : op->getResults())
      if (llvm::any_of(value.getUsers(),
                       [&](Operation *user) { return !isIn(user); }))
        results.insert(value);
  }
  for (Value value : read) {
    unsigned index = function.getNumArguments();
    (void)function.insertArgument(index, value.getType(), {},
                                  function.getLoc());
    value.replaceUsesWithIf(function.getArgument(index), [&](OpOperand &use) {
      return isIn(use.getOwner());
    });
  }
  Operation *terminator = function.front().getTerminator();
  terminator->setOperands(results.getArrayRef());
  function.setAllResultAttrs(ArrayRef<DictionaryAttr>());
  function.setType(FunctionType::get(
      function.getContext(), function.front().getArgumentTypes(),
      ValueRange(results.getArrayRef()).getTypes()));
  for (Operation *op : llvm::reverse(ops))
    if (!kept.contains(op)) {
      op->dropAllUses();
      op->erase();
    }
  for (unsigned i = function.getNumArguments(); i-- > 0;)
    if (function.getArgument(i).use_empty())
      (void)function.eraseArgument(i);
}

void remat::mutate::crop(ModuleOp module, size_t most, Random &random) {
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal() || !function.getBody().hasOneBlock() ||
        !isa<func::ReturnOp>(terminatorOf(function)))
      continue;
    std::vector<Operation *> ops;
    for (Operation &op : function.front().without_terminator())
      ops.push_back(&op);
    if (ops.size() <= most)
      continue;
    size_t begin = random.below(ops.size() - most);
    keepRange(function, ops, begin, begin + most);
  }
}

ArrayRef<Mutation> remat::mutate::functionMutations() {
  static const Mutation all[] = {
      {"add-result", addResult},       {"drop-result", dropResult},
      {"add-argument", addArgument},   {"drop-body", dropBody},
      {"call-function", callFunction}, {"change-visibility", changeVisibility},
      {"copy-function", copyFunction}};
  return all;
}
