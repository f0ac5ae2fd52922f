//===- ForeignDialects.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Pipelines/Register.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"

using namespace mlir;

namespace {

constexpr const char *kNames[] = {"stablehlo", "chlo", "mhlo", "sdy"};

/// A dialect that is known only by its name. The ops of such a dialect are
/// unregistered, and its attributes and types are opaque, as if the dialect
/// were not loaded.
template <size_t Index> class ForeignDialect : public Dialect {
public:
  explicit ForeignDialect(MLIRContext *context)
      : Dialect(kNames[Index], context, TypeID::get<ForeignDialect>()) {
    allowUnknownOperations();
  }

  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ForeignDialect)

  static StringRef getDialectNamespace() { return kNames[Index]; }

  Attribute parseAttribute(DialectAsmParser &parser, Type) const override {
    MLIRContext *context = parser.getContext();
    return OpaqueAttr::get(StringAttr::get(context, kNames[Index]),
                           parser.getFullSymbolSpec(), NoneType::get(context));
  }

  Type parseType(DialectAsmParser &parser) const override {
    return OpaqueType::get(StringAttr::get(parser.getContext(), kNames[Index]),
                           parser.getFullSymbolSpec());
  }
};

template <size_t... Indices>
void insertAll(DialectRegistry &registry, std::index_sequence<Indices...>) {
  registry.insert<ForeignDialect<Indices>...>();
}

} // namespace

void remat::registerForeignDialects(DialectRegistry &registry) {
  insertAll(registry, std::make_index_sequence<std::size(kNames)>());
}
