// RUN: remat-opt %s --split-input-file --remat-print-graph -o /dev/null | FileCheck %s

// A splat is made where it is read: no tensor, no bytes. Any other constant is
// memory that is always there.

// CHECK-LABEL: graph read: 2 nodes, 4 tensors, peak 32 bytes, resident 32,
// CHECK-NEXT:  t0 arg0: 16 bytes, resident
// CHECK-NEXT:  t1 constant: 16 bytes, resident
// CHECK-NEXT:  t2 add.0: 16 bytes
// CHECK-NEXT:  t3 add.1: 16 bytes
// CHECK-NEXT:  n0 add.0 (elementwise): t0 -> t2, flops 4, bytes 32, cost 4
// CHECK-NEXT:  n1 add.1 (elementwise): t1 t2 -> t3, flops 4, bytes 48, cost 4
func.func @read(%x: tensor<4xf32>) -> tensor<4xf32> {
  %splat = arith.constant dense<1.0> : tensor<4xf32>
  %dense = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.add ins(%x, %splat : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.add ins(%dense, %0 : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// A returned value must be in memory: a node makes it. A returned dense
// constant is in the program.

// CHECK-LABEL: graph returned: 2 nodes, 3 tensors, peak 32 bytes, resident 8,
// CHECK-NEXT:  t0 constant.0: 16 bytes
// CHECK-NEXT:  t1 empty.1: 16 bytes
// CHECK-NEXT:  t2 constant: 8 bytes, resident
// CHECK-NEXT:  n0 constant.0 (move): -> t0,
// CHECK-NEXT:  n1 empty.1 (move): -> t1,
// CHECK-NEXT:  outputs t0 t1 t2
func.func @returned() -> (tensor<4xf32>, tensor<2x2xf32>, tensor<2xf32>) {
  %splat = arith.constant dense<1.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %0 = tensor.expand_shape %e [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %dense = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return %splat, %0, %dense : tensor<4xf32>, tensor<2x2xf32>, tensor<2xf32>
}

// -----

// A constant that is no tensor is no memory. Inside a loop, constants are no
// workspace either: 16 bytes, of the sum.

// CHECK-LABEL: graph others: 1 nodes, 2 tensors,
// CHECK:       n0 for.0 (loop): t0 -> t1, {{.*}}, in place t0 t1, workspace 16
func.func @others(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %vector = arith.constant dense<[0, 1]> : vector<2xindex>
  %0 = vector.extract %vector[0] : index from vector<2xindex>
  %1 = vector.extract %vector[1] : index from vector<2xindex>
  %2 = scf.for %i = %0 to %n step %1 iter_args(%sum = %x) -> tensor<4xf32> {
    %dense = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %splat = arith.constant dense<1.0> : tensor<4xf32>
    %3 = arith.addf %sum, %dense : tensor<4xf32>
    %4 = linalg.add ins(%3, %splat : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %4 : tensor<4xf32>
  }
  return %2 : tensor<4xf32>
}

// -----

// A splat as a destination costs its result's bytes only.

// CHECK-LABEL: graph destination: 1 nodes, 2 tensors,
// CHECK:       n0 reduce.0 (reduce): t0 -> t1, flops 4, bytes 20, cost 4
func.func @destination(%x: tensor<4xf32>) -> tensor<f32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %0 : tensor<f32>
}
