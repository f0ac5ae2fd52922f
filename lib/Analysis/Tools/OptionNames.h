//===- OptionNames.h - Misspelt options of passes ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If a pass gets an unknown option, MLIR's parser of options says only which
// name is unknown. For the passes and pipelines of remat, the functions in this
// header also give the nearest name of an existing option.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_TOOLS_OPTIONNAMES_H
#define REMAT_LIB_ANALYSIS_TOOLS_OPTIONNAMES_H

#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"

namespace remat {

using OptionError =
    llvm::function_ref<mlir::LogicalResult(const llvm::Twine &)>;

/// Reports \p message. MLIR's parser gave this message for an option of the
/// pass or pipeline called \p name. The list \p known has all options of this
/// pass or pipeline.
mlir::LogicalResult reportOptionError(llvm::StringRef name,
                                      llvm::StringRef message,
                                      llvm::SmallVector<llvm::StringRef> known,
                                      OptionError error);

/// Returns the names of the options in \p printed, a pass as MLIR prints it:
/// `pass{a=1 b=2}`. MLIR does not print options whose value is an empty list.
llvm::SmallVector<llvm::StringRef> optionsIn(llvm::StringRef printed);

/// The base class of passes that report a wrong option by reportOptionError.
/// The class \p Base is the base class that TableGen generates for the pass.
template <typename Base> class PassWithOptions : public Base {
public:
  using Base::Base;

  mlir::LogicalResult initializeOptions(llvm::StringRef text,
                                        OptionError error) override {
    return Base::initializeOptions(text, [&](const llvm::Twine &message) {
      std::string printed;
      llvm::raw_string_ostream os(printed);
      this->printAsTextualPipeline(os);
      return reportOptionError(this->getArgument(), message.str(),
                               optionsIn(printed), error);
    });
  }
};

/// Registers a pipeline whose errors about options come from reportOptionError.
template <typename Options>
void registerPipeline(llvm::StringRef name, llvm::StringRef description,
                      void (*build)(mlir::OpPassManager &, const Options &)) {
  mlir::registerPassPipeline(
      name, description,
      [name, build](mlir::OpPassManager &pm, llvm::StringRef text,
                    OptionError error) {
        Options options;
        std::string message;
        llvm::raw_string_ostream os(message);
        if (failed(options.parseFromString(text, os))) {
          // A C-style cast may convert to a base class that is not public.
          const auto &known =
              ((const llvm::cl::SubCommand &)options).OptionsMap;
          return reportOptionError(
              name, message, llvm::SmallVector<llvm::StringRef>(known.keys()),
              error);
        }
        build(pm, options);
        return mlir::success();
      },
      [](llvm::function_ref<void(const mlir::detail::PassOptions &)> visit) {
        visit(Options());
      });
}

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_TOOLS_OPTIONNAMES_H
