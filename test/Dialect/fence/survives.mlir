// A fenced recomputation stays as it was written through every usual cleanup;
// the same clone without a fence does not (unfenced.mlir).
// RUN: remat-opt %s --cse | FileCheck %s
// RUN: remat-opt %s --canonicalize | FileCheck %s
// RUN: remat-opt %s --symbol-dce | FileCheck %s
// RUN: remat-opt %s --inline | FileCheck %s
// RUN: remat-opt %s --loop-invariant-code-motion | FileCheck %s
// RUN: remat-opt %s --control-flow-sink | FileCheck %s
// RUN: remat-opt %s --sccp | FileCheck %s
// RUN: remat-opt %s --remove-dead-values | FileCheck %s
// RUN: remat-opt %s --topological-sort | FileCheck %s
// RUN: remat-opt %s --mem2reg | FileCheck %s
// RUN: remat-opt %s --int-range-optimizations | FileCheck %s
// RUN: remat-opt %s --linalg-fuse-elementwise-ops | FileCheck %s
// RUN: remat-opt %s --linalg-fold-unit-extent-dims | FileCheck %s
// RUN: remat-opt %s --pass-pipeline='builtin.module(canonicalize,cse,symbol-dce,inline,sccp,remove-dead-values,func.func(loop-invariant-code-motion,linalg-fuse-elementwise-ops),canonicalize,cse)' | FileCheck %s

#id = affine_map<(d0) -> (d0)>

// The step keeps %a, makes exp(%a) once for its result, and again once the
// gradient %d exists.
// CHECK-LABEL: func.func @step(
// CHECK-SAME:    %[[A:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
func.func @step(%a: tensor<4xf32>, %g: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK:      %[[E:.*]] = tensor.empty
  %e = tensor.empty() : tensor<4xf32>
  // CHECK:      %[[H:.*]] = linalg.generic
  // CHECK-SAME:   ins(%[[A]] : tensor<4xf32>)
  // CHECK:        math.exp
  %h = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = math.exp %in : f32
    linalg.yield %x : f32
  } -> tensor<4xf32>
  // CHECK:      %[[D:.*]] = linalg.generic
  // CHECK-SAME:   ins(%[[G]] : tensor<4xf32>)
  // CHECK:        math.sin
  %d = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%g : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = math.sin %in : f32
    linalg.yield %x : f32
  } -> tensor<4xf32>
  // CHECK:      %[[F:.*]]:2 = remat.fence %[[A]] after %[[D]] : tensor<4xf32> after tensor<4xf32>
  %a2, %d2 = remat.fence %a after %d : tensor<4xf32> after tensor<4xf32>
  // CHECK:      %[[H2:.*]] = linalg.generic
  // CHECK-SAME:   ins(%[[F]]#0 : tensor<4xf32>)
  // CHECK:        math.exp
  %h2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a2 : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = math.exp %in : f32
    linalg.yield %x : f32
  } -> tensor<4xf32>
  // CHECK:      return %[[H]], %[[H2]], %[[F]]#1
  return %h, %h2, %d2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// A fence in a loop stays in the loop, although nothing that it reads changes
// there. A fence whose results no op reads stays, too.
// CHECK-LABEL: func.func @loop(
// CHECK:         scf.for
// CHECK-NEXT:      %[[F:.*]] = remat.fence %{{.*}} : tensor<4xf32>
// CHECK-NEXT:      %[[D:.*]] = remat.fence %{{.*}} : tensor<4xf32>
// CHECK-NEXT:      scf.yield %[[F]]
func.func @loop(%a: tensor<4xf32>, %b: tensor<4xf32>, %lb: index, %ub: index, %step: index) -> tensor<4xf32> {
  %r = scf.for %i = %lb to %ub step %step iter_args(%it = %b) -> tensor<4xf32> {
    %f = remat.fence %a : tensor<4xf32>
    %unread = remat.fence %it : tensor<4xf32>
    scf.yield %f : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// Two equal fences are two fences.
// CHECK-LABEL: func.func @equal(
// CHECK-SAME:    %[[A:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[F:.*]] = remat.fence %[[A]] : tensor<4xf32>
// CHECK-NEXT:    %[[G:.*]] = remat.fence %[[A]] : tensor<4xf32>
// CHECK-NEXT:    return %[[F]], %[[G]]
func.func @equal(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %f = remat.fence %a : tensor<4xf32>
  %g = remat.fence %a : tensor<4xf32>
  return %f, %g : tensor<4xf32>, tensor<4xf32>
}

// After bufferization, values that were stored before the fence are loaded again after it.
// CHECK-LABEL: func.func @memref(
// CHECK-SAME:    %[[M:.*]]: memref<4xf32>, %[[I:.*]]: index)
// CHECK-NEXT:    %[[X:.*]] = memref.load %[[M]][%[[I]]]
// CHECK-NEXT:    remat.fence %[[M]] : memref<4xf32>
// CHECK-NEXT:    %[[Y:.*]] = memref.load %[[M]][%[[I]]]
// CHECK-NEXT:    return %[[X]], %[[Y]]
func.func @memref(%m: memref<4xf32>, %i: index) -> (f32, f32) {
  %x = memref.load %m[%i] : memref<4xf32>
  remat.fence %m : memref<4xf32>
  %y = memref.load %m[%i] : memref<4xf32>
  return %x, %y : f32, f32
}
