//===- Mutant.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Mutant.h"
#include "Mutations.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace remat::mutate;

namespace {

/// If an input has more ops, only a part of it is used.
constexpr size_t kMostOps = 300;

struct Errors {
  unsigned count = 0;
  std::string text;

  void add(Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
      return;
    ++count;
    text += diagnostic.str() + "\n";
  }
};

/// Returns the symbols of a module and of the modules in it.
llvm::SetVector<StringRef> symbolsOf(Operation *module) {
  llvm::SetVector<StringRef> names;
  module->walk([&](SymbolOpInterface symbol) {
    if (symbol != module)
      names.insert(symbol.getNameAttr().getValue());
  });
  return names;
}

/// Records which pass runs, and checks its result. The module must verify, and
/// each op that names a symbol must still find it.
class PassWatch : public PassInstrumentation {
public:
  explicit PassWatch(Progress &progress) : progress(progress) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    if (!pass->getArgument().empty())
      progress.setPass(pass->getArgument());
    if (isa<ModuleOp>(op))
      symbols[pass] = symbolsOf(op);
  }
  void runAfterPass(Pass *pass, Operation *op) override {
    if (!progress.finding[0] && failed(verify(op)))
      progress.setFinding("the module does not verify after " +
                          pass->getArgument().str());
    // Upstream's inliner and symbol-dce do not look into the properties of
    // unknown ops. The pass remat-bufferize makes a module that has only the
    // step.
    if (!progress.finding[0] && isa<ModuleOp>(op) &&
        !llvm::is_contained({"inline", "symbol-dce", "remat-bufferize"},
                            pass->getArgument()))
      checkNames(pass, op);
  }

private:
  /// Returns the text without the messages of refusals, because their sentences
  /// name functions.
  static std::string textWithoutMessages(Operation *module) {
    constexpr StringLiteral kBegin = "message = \"";
    std::string text;
    llvm::raw_string_ostream(text) << *module;
    for (size_t at; (at = text.find(kBegin)) != std::string::npos;)
      text.erase(at, text.find('"', at + kBegin.size()) + 1 - at);
    return text;
  }

  /// Checks that the module names no symbol that the pass erased. The module's
  /// text shows the names in all properties and attributes.
  void checkNames(Pass *pass, Operation *module) {
    llvm::SetVector<StringRef> left = symbolsOf(module);
    std::string text;
    for (StringRef name : symbols[pass]) {
      if (left.contains(name))
        continue;
      if (text.empty())
        text = textWithoutMessages(module);
      for (size_t at = 0;
           (at = text.find(("@" + name).str(), at)) != std::string::npos;) {
        at += name.size() + 1;
        if (!llvm::isAlnum(text[at]) && !StringRef("_$.-").contains(text[at]))
          return progress.setFinding(pass->getArgument().str() +
                                     " erases a symbol that is named");
      }
    }
  }

  Progress &progress;
  llvm::DenseMap<Pass *, llvm::SetVector<StringRef>> symbols;
};

void copyTo(MutableArrayRef<char> to, StringRef text) {
  text = text.take_front(to.size() - 1);
  *llvm::copy(text, to.begin()) = 0;
}

Random randomFor(uint64_t seed, uint64_t part) {
  return Random(Random(seed).bits() ^ (part * 0x9e3779b97f4a7c15));
}

const Input &pickInput(const Corpus &corpus, Random &random) {
  for (;;) {
    const Input &input = pickByKey(corpus.inputs, random);
    if (input.ops <= kMostOps || random.chance(20))
      return input;
  }
}

PassCalls pickPasses(const Corpus &corpus, StringRef file, Random &random,
                     StringRef folder) {
  std::vector<const PassCalls *> own;
  for (const Run &run : corpus.runs)
    if (run.file == file)
      own.push_back(&run.calls);
  if (!own.empty() && random.chance(40))
    return *random.pick(own);
  if (!corpus.runs.empty() && random.chance(10))
    return pickByKey(corpus.runs, random).calls;
  return drawPasses(random, folder);
}

/// Runs the passes \p calls on \p module, and returns whether all succeeded.
bool runPasses(ModuleOp module, const PassCalls &calls, Progress &progress) {
  PassManager manager(module.getContext(), ModuleOp::getOperationName(),
                      PassManager::Nesting::Implicit);
  manager.enableVerifier(false); // PassWatch verifies, and tells which pass
                                 // ran.
  manager.addInstrumentation(std::make_unique<PassWatch>(progress));
  return addPasses(manager, calls) && succeeded(manager.run(module));
}

} // namespace

void Progress::setPass(StringRef name) { copyTo(pass, name); }
void Progress::setFinding(StringRef what) { copyTo(finding, what); }

std::string Mutant::print() const {
  if (!module)
    return text;
  std::string printed;
  llvm::raw_string_ostream stream(printed);
  ModuleOp(*module).print(stream, OpPrintingFlags().assumeVerified());
  return printed;
}

std::optional<Mutant> remat::mutate::makeMutant(const Corpus &corpus,
                                                Recipe recipe,
                                                MLIRContext &context,
                                                StringRef folder,
                                                Progress &progress) {
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) {});
  Random random = randomFor(recipe.seed, 0);
  const Input &input = pickInput(corpus, random);
  Mutant mutant{input.file, nullptr, "", {}, {}};
  uint32_t changes = random.between(1, kMostChanges);
  bool isText = !input.module || random.chance(12);
  mutant.passes = pickPasses(corpus, input.file, random, folder);
  if (isText) {
    mutant.text = input.text;
    for (uint32_t i = 0; i < changes; ++i)
      if (Random own = randomFor(recipe.seed, i + 1);
          !(recipe.dropped >> i & 1))
        mutant.text = mutateText(mutant.text, own);
    mutant.changes.push_back("text");
    return mutant;
  }
  mutant.module = ModuleOp(*input.module).clone();
  if (input.ops > kMostOps)
    crop(*mutant.module, random.between(10, 120), random);
  if (random.chance(20)) { // Changes the module between two passes.
    size_t before = random.below(mutant.passes.size() + 1);
    PassCalls first(mutant.passes.begin(), mutant.passes.begin() + before);
    mutant.passes.erase(mutant.passes.begin(), mutant.passes.begin() + before);
    bool done = runPasses(*mutant.module, first, progress);
    if (!done || progress.finding[0]) {
      // The passes failed before the module was changed between them. If this
      // failure is a finding, a mutant without such a change reports it.
      progress.setFinding("");
      return std::nullopt;
    }
    if (before)
      mutant.changes.push_back(describe(first));
  }
  progress.setPass("changes");
  for (uint32_t i = 0; i < changes; ++i)
    if (Random own = randomFor(recipe.seed, i + 1); !(recipe.dropped >> i & 1))
      mutant.changes.push_back(mutate(*mutant.module, corpus, own).str());
  if (failed(verify(*mutant.module)))
    return std::nullopt;
  return mutant;
}

Outcome remat::mutate::runMutant(Mutant &mutant, MLIRContext &context,
                                 Progress &progress) {
  Errors errors;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    errors.add(diagnostic);
    return success();
  });
  progress.setPass("parse");
  if (!mutant.module) {
    mutant.module = parseSourceString<ModuleOp>(mutant.text, &context);
    if (!mutant.module && errors.count == 0)
      progress.setFinding("the text is refused without an error");
    if (!mutant.module)
      return progress.finding[0] ? Outcome::Finding : Outcome::Invalid;
  }
  progress.setPass("options");
  bool done = runPasses(*mutant.module, mutant.passes, progress);
  if (progress.finding[0]) {
    llvm::errs() << errors.text; // This text is for the log.
    return Outcome::Finding;
  }
  StringRef pass = progress.pass;
  if (!done && errors.count == 0 && pass != "options")
    progress.setFinding((pass + " fails without an error").str());
  else if (done && errors.count != 0)
    progress.setFinding(
        (pass + " succeeds with an error: " + errors.text).str());
  else if (StringRef(errors.text).contains_insensitive("internal"))
    progress.setFinding((pass + ": " + errors.text).str());
  if (progress.finding[0])
    return Outcome::Finding;
  return done ? Outcome::Succeeded : Outcome::Refused;
}
