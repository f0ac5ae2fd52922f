// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-print-graph -o /dev/null 2>/dev/null | FileCheck %s

// An op that only wraps the step is looked through: one device's shapes, its
// arguments as the function donates them, the loss among the results.

// CHECK-LABEL: graph wrapped: 2 nodes, 4 tensors, peak 32 bytes, resident 32,
// CHECK-NEXT:  t0 arg0: 32 bytes, resident
// CHECK-NEXT:  t1 arg1: 16 bytes, owned
// CHECK-NEXT:  t2 exponential.0: 16 bytes
// CHECK-NEXT:  t3 log.1: 4 bytes
// CHECK-NEXT:  n0 exponential.0 (elementwise): t1 -> t2,
// CHECK-NEXT:  n1 log.1 (elementwise): t2 -> t3,
// CHECK-NEXT:  outputs t2 t3, loss t3
func.func @wrapped(%w: tensor<8xf32>, %x: tensor<8xf32> {jax.buffer_donor = true}) -> (tensor<8xf32>, tensor<f32>) {
  %0:2 = "sdy.manual_computation"(%w, %x) ({
  ^bb0(%w1: tensor<8xf32>, %x1: tensor<4xf32>):
    %1 = "stablehlo.exponential"(%x1) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.log"(%1) : (tensor<4xf32>) -> tensor<f32>
    "sdy.return"(%1, %2) : (tensor<4xf32>, tensor<f32>) -> ()
  }) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<f32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<f32>
}

// -----

// An op that does not wrap everything is an unknown op.

// CHECK-LABEL: graph partly: 2 nodes,
// CHECK:       n0 manual_computation.0 (other): t0 -> t1, {{.*}}, never again
func.func @partly(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "sdy.manual_computation"(%x) ({
  ^bb0(%x1: tensor<4xf32>):
    %1 = "stablehlo.exponential"(%x1) : (tensor<4xf32>) -> tensor<4xf32>
    "sdy.return"(%1) : (tensor<4xf32>) -> ()
  }) : (tensor<8xf32>) -> tensor<8xf32>
  %2 = "stablehlo.negate"(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

// Nor one that swaps results.

// CHECK-LABEL: graph swapped: 1 nodes,
// CHECK:       n0 manual_computation.0 (other): t0 -> t1 t2, {{.*}}, never again
func.func @swapped(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:2 = "sdy.manual_computation"(%x) ({
  ^bb0(%x1: tensor<4xf32>):
    %1 = "stablehlo.exponential"(%x1) : (tensor<4xf32>) -> tensor<4xf32>
    "sdy.return"(%1, %x1) : (tensor<4xf32>, tensor<4xf32>) -> ()
  }) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return %0#1, %0#0 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Nor one that takes an argument past its operands.

// CHECK-LABEL: graph past: 1 nodes,
// CHECK:       n0 manual_computation.0 (other): t0 -> t1, {{.*}}, never again
func.func @past(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "sdy.manual_computation"(%x) ({
  ^bb0(%x1: tensor<8xf32>):
    %1 = "stablehlo.add"(%x, %x1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "sdy.return"(%1) : (tensor<8xf32>) -> ()
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
