// A message shows the line of its source, and not the whole op. An option of
// mlir-opt shows the op again.
// RUN: not remat-opt %s 2>&1 | FileCheck %s
// RUN: not remat-opt %s --mlir-print-op-on-diagnostic 2>&1 | FileCheck %s --check-prefix=OP

// CHECK:     diagnostics.mlir:[[@LINE+4]]:1: error: attribute 'remat.plan' must be #remat.plan
// CHECK-NOT: see current operation
// OP:        error: attribute 'remat.plan' must be #remat.plan
// OP:        note: see current operation
func.func private @f() attributes {remat.plan = "auto"}
