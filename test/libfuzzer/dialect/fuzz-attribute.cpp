//===- fuzz-attribute.cpp - Fuzzes attributes as users write them ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An input is the text after `#remat.`, such as machine<...> or plan<...>.
//
//===----------------------------------------------------------------------===//

#include "Target.h"

#include "remat/Dialect/Remat.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"

#include <cmath>

using namespace mlir;
using namespace remat;
using namespace remat::fuzz;

namespace {

constexpr StringLiteral kKinds[] = {"machine<", "plan<", "cost<", "applied<",
                                    "policy<"};

MLIRContext &context() {
  static MLIRContext *context = [] {
    auto *made = new MLIRContext(MLIRContext::Threading::DISABLED);
    made->loadDialect<RematDialect>();
    return made;
  }();
  return *context;
}

/// Reads an attribute. If its text is refused, returns null with the message in
/// \p errors.
Attribute read(StringRef text, std::string &errors) {
  ScopedDiagnosticHandler handler(&context(), [&](Diagnostic &diagnostic) {
    errors += diagnostic.str() + "\n";
    return success();
  });
  return parseAttribute(text, &context());
}

void checkMachine(MachineAttr machine) {
  auto isRate = [](double rate) { return std::isfinite(rate) && rate > 0; };
  Link link = machine.getLink();
  require(!machine.getName().empty(), "a machine without a name");
  require(isRate(machine.getFlops()) && isRate(machine.getBandwidth()) &&
              isRate(link.deviceToHost.value_or(1)) &&
              isRate(link.hostToDevice.value_or(1)),
          "a machine with a rate that is none");
  require(link.deviceToHost.has_value() == link.hostToDevice.has_value(),
          "a machine with half a link");
  require(machine.getLaunch() >= 0 && link.latency >= 0 &&
              machine.getHostBytes().value_or(0) >= 0,
          "a machine with negative seconds or bytes");
}

void checkPlan(PlanAttr plan) {
  auto quiet = [] { return emitError(UnknownLoc::get(&context())); };
  ScopedDiagnosticHandler handler(&context(), [](Diagnostic &) {});
  std::vector<Step> steps = plan.getSteps();
  auto again = PlanAttr::get(&context(), plan.getPlanner(), plan.getBudget(),
                             plan.getNodes(), ArrayRef<Step>(steps));
  require(
      succeeded(PlanAttr::verify(quiet, again.getPlanner(), again.getBudget(),
                                 again.getNodes(), again.getRuns())),
      "a plan whose own steps are no plan");
  require(again.getSteps() == steps, "a plan with other steps than its own");
}

// Changes.

constexpr StringLiteral kValues[] = {
    "0",       "1",        "-1",      "9223372036854775807",
    "1.0e300", "1.0e-300", "\"h\"",   "\"\"",
    "2.5e9",   "0x7FF0",   "1.0e999", "18446744073709551616"};
constexpr StringLiteral kFields[] = {
    "name",     "flops",   "bandwidth", "launch",      "d2h",
    "h2d",      "latency", "bytes",     "half_duplex", "host_bytes",
    "planner",  "budget",  "nodes",     "steps",       "seconds",
    "overhead", "peak",    "baseline",  "clones",      "fences"};

/// Adds, removes, repeats or moves one field, or changes its value.
void changeField(std::vector<std::string> &fields, Random &random) {
  size_t at = random.below(fields.size());
  std::string field =
      random.pick(kFields).str() + " = " + random.pick(kValues).str();
  switch (random.below(5)) {
  case 0:
    fields.insert(fields.begin() + at, field);
    break;
  case 1:
    if (fields.size() > 1)
      fields.erase(fields.begin() + at);
    break;
  case 2:
    fields.insert(fields.begin() + at, std::string(fields[at]));
    break;
  case 3:
    std::swap(fields[at], random.pick(fields));
    break;
  default:
    fields[at] = StringRef(fields[at]).split('=').first.str() + "= " +
                 random.pick(kValues).str();
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  StringRef text = textOf(data, size);
  // Text without one of these attributes would test only MLIR's parsers.
  if (llvm::none_of(kKinds, [&](StringRef k) { return text.starts_with(k); }) ||
      text.contains('\0'))
    return 0;
  std::string errors;
  Attribute attribute = read(("#remat." + text).str(), errors);
  if (!attribute) {
    require(!errors.empty(), "a refusal without an error");
    return 0;
  }
  require(errors.empty(), "an attribute with an error: " + errors);
  std::string printed;
  llvm::raw_string_ostream(printed) << attribute;
  require(read(printed, errors) == attribute,
          "the attribute's text is another attribute: " + printed + errors);
  if (auto machine = dyn_cast<MachineAttr>(attribute))
    checkMachine(machine);
  if (auto plan = dyn_cast<PlanAttr>(attribute))
    checkPlan(plan);
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t most, unsigned seed) {
  auto mutate = [](std::string_view text,
                   Random &random) -> std::optional<std::string> {
    auto [kind, body] = StringRef(text).split('<');
    if (body.empty())
      return (random.pick(kKinds) + "name = \"h\">").str();
    std::vector<std::string> fields;
    for (StringRef field : llvm::split(body.rtrim(">\n"), ", "))
      fields.push_back(field.str());
    for (uint32_t i = random.between(1, 3); i > 0; --i)
      changeField(fields, random);
    return (kind + "<" + llvm::join(fields, ", ") + ">").str();
  };
  return mutateText(data, size, most, seed, mutate);
}
