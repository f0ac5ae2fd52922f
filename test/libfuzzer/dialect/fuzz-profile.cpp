//===- fuzz-profile.cpp - Fuzzes files of measured seconds ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Target.h"

#include "Analysis/Costs/Profile.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <cmath>

using namespace mlir;
using namespace remat;
using namespace remat::fuzz;

namespace {

/// In this program, some ops have a location, some have a place in a file, some
/// have both, and some have neither.
constexpr StringLiteral kProgram = R"(
"foreign.op"() : () -> () loc("conv1")
"foreign.op"() : () -> () loc("step.mlir":3:8)
"other.op"() : () -> () loc("a"("dir/step.mlir":4:9))
"other.op"() : () -> () loc(unknown)
)";

ArrayRef<Operation *> ops() {
  static std::vector<Operation *> all = [] {
    auto *context = new MLIRContext(MLIRContext::Threading::DISABLED);
    context->allowUnregisteredDialects();
    auto module = parseSourceString<ModuleOp>(kProgram, context);
    require(bool(module), "the target's own program is not valid");
    std::vector<Operation *> list;
    for (Operation &op : *module.release().getBody())
      list.push_back(&op);
    return list;
  }();
  return all;
}

constexpr StringLiteral kNames[] = {
    "conv1",         "foreign.op", "other.op",       "a", "step.mlir:3:8",
    "step.mlir:4:9", "",           "step.mlir:9:99", ":", "x.mlir:1:"};
constexpr double kSeconds[] = {0,      -0.0,  1e-6, 1.5,    1e300,
                               1e-320, -1e-9, 3,    1.7e308};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Result<Profile> profile = Profile::parse(textOf(data, size), "p.json");
  if (!profile) {
    require(!profile.error().message.empty(), "an error without a message");
    return 0;
  }
  for (Operation *op : ops())
    if (auto seconds = profile->seconds(op))
      require(std::isfinite(*seconds) && *seconds >= 0,
              "seconds that no run takes");
  for (ArrayRef<Operation *> known : {ops(), ops().take_front(1), {}})
    if (auto error = profile->checkNames(known))
      require(!error->message.empty(), "an error without a message");
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t most, unsigned seed) {
  auto mutate = [](std::string_view text,
                   Random &random) -> std::optional<std::string> {
    llvm::Expected<llvm::json::Value> json = llvm::json::parse(text);
    if (!json) {
      llvm::consumeError(json.takeError());
      return std::nullopt;
    }
    llvm::json::Object *object = json->getAsObject();
    if (!object)
      return std::nullopt;
    for (uint32_t i = random.between(1, 4); i > 0; --i)
      if (random.chance(70))
        (*object)[random.pick(kNames)] = random.pick(kSeconds);
      else
        object->erase(random.pick(kNames));
    return llvm::formatv("{0}", *json).str();
  };
  return mutateText(data, size, most, seed, mutate);
}
