// A step in a nested module: every pipeline and tool says the same.
// REQUIRES: remat-compile
// RUN: not remat-opt %s --remat-prepare 2>&1 | FileCheck %s
// RUN: not remat-opt %s --remat="budget=50%%" 2>&1 | FileCheck %s
// RUN: not remat-opt %s --remat-bufferize 2>&1 | FileCheck %s
// RUN: not remat-opt %s --remat-to-cpu 2>&1 | FileCheck %s
// RUN: not remat-opt %s --remat-to-gpu 2>&1 | FileCheck %s
// RUN: not remat-run %s 2>&1 | FileCheck %s
// RUN: not remat-run %s --entry=step 2>&1 | FileCheck %s --check-prefix=NAMED
// RUN: not remat-opt %s --remat-prepare=function=step 2>&1 | FileCheck %s --check-prefix=NAMED

// CHECK: error: has no public func.func with a body, so there is nothing to plan or run
// CHECK: nested-module.mlir:[[#@LINE+7]]:5: note: @step is in a nested module, and functions there are not searched: give that module alone
// CHECK-NOT: error

// NAMED: error: no function @step with a body
// NAMED: nested-module.mlir:[[#@LINE+3]]:5: note: @step is in a nested module
module {
  module @inner {
    func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = math.exp %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
  }
}
