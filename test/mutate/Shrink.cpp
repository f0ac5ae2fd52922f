//===- Shrink.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Shrink.h"
#include "Mutations.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace remat::mutate;

namespace {

class Shrinker {
public:
  Shrinker(const Finding &finding, const Corpus &corpus, MLIRContext &context,
           Supervisor &supervisor, StringRef folder)
      : finding(finding), corpus(corpus), context(context),
        supervisor(supervisor), file((folder + "/mutant.mlir").str()) {
    recipe.seed = finding.seed;
  }

  Mutant run(StringRef folder) {
    dropChanges(folder);
    Mutant best = writtenMutant(folder);
    if (!fails(best))
      return best; // The mutant's text does not contain everything, but its
                   // seed does.
    best.changes.push_back("shrunk");
    for (bool again = true; again;) {
      again = dropPasses(best);
      again |= dropOptions(best);
      again |= best.module ? dropOps(best) : dropLines(best);
    }
    return best;
  }

private:
  bool isSame(std::optional<Finding> found) const {
    return found && found->signature == finding.signature;
  }

  bool fails(const Mutant &mutant) {
    return isSame(supervisor.run([&](Shared &shared) {
      supervisor.begin(finding.seed);
      Mutant copy = copyOf(mutant);
      ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) {});
      if (copy.module && failed(verify(*copy.module)))
        return;
      supervisor.end(runMutant(copy, context, shared.progress));
    }));
  }

  static Mutant copyOf(const Mutant &mutant) {
    Mutant copy{mutant.file, nullptr, mutant.text, mutant.passes,
                mutant.changes};
    if (mutant.module)
      copy.module = ModuleOp(*mutant.module).clone();
    return copy;
  }

  bool take(Mutant &best, Mutant candidate) {
    if (!fails(candidate))
      return false;
    best = std::move(candidate);
    return true;
  }

  void dropChanges(StringRef folder) {
    for (uint32_t i = 0; i < kMostChanges; ++i) {
      Recipe fewer = recipe;
      fewer.dropped |= 1u << i;
      bool same = isSame(supervisor.run([&](Shared &shared) {
        supervisor.begin(recipe.seed);
        if (auto mutant =
                makeMutant(corpus, fewer, context, folder, shared.progress))
          supervisor.end(runMutant(*mutant, context, shared.progress));
      }));
      if (same)
        recipe = fewer;
    }
  }

  /// Another process makes the mutant, because making it may never end.
  Mutant writtenMutant(StringRef folder) {
    Mutant result;
    llvm::sys::fs::remove(file);
    (void)supervisor.run([&](Shared &shared) {
      supervisor.begin(recipe.seed);
      auto mutant =
          makeMutant(corpus, recipe, context, folder, shared.progress);
      std::error_code error;
      llvm::raw_fd_ostream stream(file, error);
      if (!mutant || error)
        return;
      stream << (mutant->module ? "module\n" : "text\n");
      for (const PassCall &call : mutant->passes)
        stream << call.name << "\n" << call.options << "\n";
      stream << "\n" << mutant->print();
    });
    auto buffer = llvm::MemoryBuffer::getFile(file);
    if (!buffer)
      return result;
    auto [kind, rest] = (*buffer)->getBuffer().split('\n');
    while (!rest.empty() && !rest.starts_with("\n")) {
      auto [name, more] = rest.split('\n');
      auto [options, text] = more.split('\n');
      result.passes.push_back({name.str(), options.str()});
      rest = text;
    }
    result.text = rest.drop_front(rest.empty() ? 0 : 1).str();
    ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) {});
    if (kind == "module")
      result.module = parseSourceString<ModuleOp>(result.text, &context);
    return result;
  }

  bool dropPasses(Mutant &best) {
    bool any = false;
    for (size_t i = best.passes.size(); i-- > 0;) {
      Mutant candidate = copyOf(best);
      candidate.passes.erase(candidate.passes.begin() + i);
      any |= take(best, std::move(candidate));
    }
    return any;
  }

  bool dropOptions(Mutant &best) {
    bool any = false;
    for (size_t p = 0; p < best.passes.size(); ++p) {
      SmallVector<StringRef> words;
      std::string options = best.passes[p].options;
      StringRef(options).split(words, ' ');
      if (best.passes[p].name == "pass-pipeline")
        continue;
      for (size_t i = words.size(); i-- > 0 && words.size() > 1;) {
        SmallVector<StringRef> fewer = words;
        fewer.erase(fewer.begin() + i);
        Mutant candidate = copyOf(best);
        candidate.passes[p].options = llvm::join(fewer, " ");
        if (take(best, std::move(candidate))) {
          words = fewer;
          any = true;
        }
      }
    }
    return any;
  }

  /// Removes an op. Its results become arguments of its function.
  static bool dropOp(Operation *op) {
    if (op->hasTrait<OpTrait::IsTerminator>() && !isa<func::ReturnOp>(op))
      return false;
    auto function = op->getParentOfType<func::FuncOp>();
    if (isa<func::ReturnOp>(op)) {
      if (op->getNumOperands() == 0)
        return false;
      op->eraseOperand(op->getNumOperands() - 1);
      return succeeded(function.eraseResult(function.getNumResults() - 1));
    }
    for (Value result : op->getResults()) {
      if (result.use_empty())
        continue;
      if (!function)
        return false;
      unsigned index = function.getNumArguments();
      if (failed(function.insertArgument(index, result.getType(), {},
                                         op->getLoc())))
        return false;
      result.replaceAllUsesWith(function.getArgument(index));
    }
    op->erase();
    return true;
  }

  static void dropUnusedArguments(ModuleOp module) {
    module.walk([](func::FuncOp function) {
      for (unsigned i = function.getNumArguments(); i-- > 0;)
        if (!function.isExternal() && function.getArgument(i).use_empty())
          (void)function.eraseArgument(i);
    });
  }

  bool dropOps(Mutant &best) {
    bool any = dropOpsOf(best, [](Operation *op) { // Removes whole functions.
      return op->getParentOp() && isa<ModuleOp>(op->getParentOp());
    });
    any |= dropOpsOf(best, [](Operation *) { return true; });
    Mutant candidate = copyOf(best);
    dropUnusedArguments(*candidate.module);
    take(best, std::move(candidate));
    return any;
  }

  /// Removes ops: first many ops together, and then fewer.
  bool dropOpsOf(Mutant &best, llvm::function_ref<bool(Operation *)> filter) {
    bool any = false;
    size_t count = listOps(*best.module, filter).size();
    for (size_t many = std::max<size_t>(count / 2, 1); many > 0; many /= 2)
      for (size_t end = listOps(*best.module, filter).size(); end > 0;) {
        size_t begin = end - std::min(end, many);
        Mutant candidate = copyOf(best);
        std::vector<Operation *> ops = listOps(*candidate.module, filter);
        bool dropped = false;
        // Readers go first. An op with regions is removed alone, because the
        // ops in it are removed with it.
        for (size_t i = std::min(end, ops.size()); i-- > begin;)
          if (ops[i]->getNumRegions() == 0 || many == 1)
            dropped |= dropOp(ops[i]);
        any |= dropped && take(best, std::move(candidate));
        end = begin;
      }
    return any;
  }

  bool dropLines(Mutant &best) {
    bool any = false;
    for (size_t i = StringRef(best.text).count('\n') + 1; i-- > 0;) {
      SmallVector<StringRef> lines;
      std::string text = best.text;
      StringRef(text).split(lines, '\n');
      if (i >= lines.size() || lines.size() < 2)
        continue;
      lines.erase(lines.begin() + i);
      Mutant candidate = copyOf(best);
      candidate.text = llvm::join(lines, "\n");
      any |= take(best, std::move(candidate));
    }
    return any;
  }

  const Finding &finding;
  const Corpus &corpus;
  MLIRContext &context;
  Supervisor &supervisor;
  std::string file;
  Recipe recipe;
};

} // namespace

Mutant remat::mutate::shrink(const Finding &finding, const Corpus &corpus,
                             MLIRContext &context, Supervisor &supervisor,
                             StringRef folder) {
  return Shrinker(finding, corpus, context, supervisor, folder).run(folder);
}
