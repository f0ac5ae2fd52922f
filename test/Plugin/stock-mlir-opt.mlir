// A stock mlir-opt with the plugin reads and prints the dialect, runs its own
// passes on it, and checks it as remat-opt does.
// REQUIRES: remat-plugin
// RUN: mlir-opt %s --load-dialect-plugin=%remat_plugin --load-pass-plugin=%remat_plugin \
// RUN:   --pass-pipeline='builtin.module(inline,func.func(canonicalize,cse))' --split-input-file --verify-diagnostics \
// RUN:   | FileCheck %s
// RUN: mlir-opt %s --load-dialect-plugin=%remat_plugin --split-input-file --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(one-shot-bufferize{bufferize-function-boundaries})' \
// RUN:   | FileCheck %s --check-prefix=BUFFER
// Without the plugin, mlir-opt knows none of these.
// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: {{.*}}remat

// CHECK-LABEL: func.func @main(
// CHECK-SAME:      remat.applied = #remat.applied<planner = "auto", peak = 1, baseline = 1, overhead = 0.0e+00, clones = 0, fences = 1>
// CHECK-NEXT:    %[[F:.*]]:2 = remat.fence
// CHECK-NEXT:    return %[[F]]#0
// BUFFER-LABEL: func.func @main(
// BUFFER:       func.func private @segment(
// BUFFER-NEXT:    remat.fence %{{.*}} after %{{.*}} : memref<4xf32, {{.*}}> after memref<4xf32, {{.*}}>
// BUFFER-NEXT:    return
func.func @main(%a: tensor<4xf32>, %g: tensor<4xf32> {remat.donate}) -> tensor<4xf32>
    attributes {remat.applied = #remat.applied<planner = "auto", peak = 1, baseline = 1, overhead = 0.0, clones = 0, fences = 1>} {
  %0 = call @segment(%a, %g) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func private @segment(%a: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = remat.fence %a after %g : tensor<4xf32> after tensor<4xf32>
  return %0#0 : tensor<4xf32>
}

// -----

// expected-error@+1 {{attribute 'remat.plan' must be #remat.plan, got "auto"}}
func.func private @f() attributes {remat.plan = "auto"}
