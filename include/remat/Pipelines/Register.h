//===- Register.h - Everything of this project, registered ------*- C++ -*-===//
//
// remat-opt, remat-run and the plugin register the same things, here.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_PIPELINES_REGISTER_H
#define REMAT_PIPELINES_REGISTER_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace remat {

/// The remat dialect and its interfaces on other dialects' ops.
void registerAllRematDialects(mlir::DialectRegistry &registry);

/// All passes and pipelines, for command lines and pass pipelines in text.
void registerAllRematPasses();

} // namespace remat

#endif // REMAT_PIPELINES_REGISTER_H
