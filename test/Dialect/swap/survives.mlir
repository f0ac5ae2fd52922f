// Copies stay as they were written through every usual cleanup.
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
// RUN: remat-opt %s --linalg-fuse-elementwise-ops | FileCheck %s
// RUN: remat-opt %s --pass-pipeline='builtin.module(canonicalize,cse,symbol-dce,inline,sccp,remove-dead-values,func.func(loop-invariant-code-motion,linalg-fuse-elementwise-ops),canonicalize,cse)' | FileCheck %s

// Two copies of one tensor are two copies, and each comes back twice.
// CHECK-LABEL: func.func @step(
// CHECK:         %[[T:.*]] = linalg.exp
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[T]]
// CHECK-NEXT:    %[[U:.*]] = linalg.exp
// CHECK-NEXT:    remat.await %[[OUT]], %[[T]]
// CHECK-NEXT:    %[[V:.*]] = linalg.exp
// CHECK:         %[[IN:.*]], %[[T2:.*]] = remat.swap_in %[[H]]
// CHECK:         %[[T3:.*]] = remat.await %[[IN]], %[[T2]]
// CHECK-NEXT:    %[[W:.*]] = linalg.mul ins(%[[T3]], %[[V]]
// CHECK:         %[[IN2:.*]], %[[T4:.*]] = remat.swap_in %[[H]]
// CHECK-NEXT:    %[[T5:.*]] = remat.await %[[IN2]], %[[T4]]
// CHECK-NEXT:    return %[[W]], %[[T5]]
func.func @step(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %t = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  %u = linalg.exp ins(%t : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  remat.await %out, %t : tensor<4xf32>
  %v = linalg.exp ins(%u : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  %w = linalg.mul ins(%t3, %v : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %in2, %t4 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t5 = remat.await %in2, %t4 : tensor<4xf32> -> tensor<4xf32>
  return %w, %t5 : tensor<4xf32>, tensor<4xf32>
}

// A fetch whose tensor no op reads stays, because a plan may have made it for this purpose.
// CHECK-LABEL: func.func @unread(
// CHECK:         remat.swap_out
// CHECK:         remat.swap_in
// CHECK-NEXT:    remat.await
func.func @unread(%m: tensor<4xf32>, %e: tensor<4xf32>) {
  %h, %out = remat.swap_out %m : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %m : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  return
}

// Copies in a loop stay in the loop, though nothing that they read changes there.
// CHECK-LABEL: func.func @loop(
// CHECK:         scf.for
// CHECK:           remat.swap_out
// CHECK-NEXT:      remat.await
// CHECK:           remat.swap_in
// CHECK-NEXT:      remat.await
// CHECK-NEXT:      scf.yield
func.func @loop(%m: tensor<4xf32>, %e: tensor<4xf32>, %lb: index, %ub: index, %step: index) -> tensor<4xf32> {
  %r = scf.for %i = %lb to %ub step %step iter_args(%it = %e) -> tensor<4xf32> {
    %t = tensor.insert_slice %m into %e[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
    remat.await %out, %t : tensor<4xf32>
    %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
    %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
    scf.yield %t3 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// After bufferization, a buffer that the copies use is neither loaded early
// nor taken from an earlier store.
// CHECK-LABEL: func.func @memrefs(
// CHECK-SAME:    %[[M:.*]]: memref<4xf32>, %[[I:.*]]: index, %[[X:.*]]: f32)
// CHECK-NEXT:    memref.store %[[X]], %[[M]]
// CHECK-NEXT:    %[[H:.*]], %[[OUT:.*]] = remat.swap_out %[[M]]
// CHECK-NEXT:    %[[A:.*]] = memref.load %[[M]]
// CHECK-NEXT:    remat.await %[[OUT]], %[[M]]
// CHECK-NEXT:    memref.store %[[A]], %[[M]]
// CHECK-NEXT:    %[[IN:.*]] = remat.swap_in %[[H]] into %[[M]]
// CHECK-NEXT:    remat.await %[[IN]], %[[M]]
// CHECK-NEXT:    %[[B:.*]] = memref.load %[[M]]
// CHECK-NEXT:    return %[[B]]
func.func @memrefs(%m: memref<4xf32>, %i: index, %x: f32) -> f32 {
  memref.store %x, %m[%i] : memref<4xf32>
  %h, %out = remat.swap_out %m : memref<4xf32> -> !remat.host<4xf32>
  %a = memref.load %m[%i] : memref<4xf32>
  remat.await %out, %m : memref<4xf32>
  memref.store %a, %m[%i] : memref<4xf32>
  %in = remat.swap_in %h into %m : !remat.host<4xf32> into memref<4xf32>
  remat.await %in, %m : memref<4xf32>
  %b = memref.load %m[%i] : memref<4xf32>
  return %b : f32
}
