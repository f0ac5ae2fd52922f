// RUN: remat-opt %s --split-input-file --remat-print-graph -o /dev/null | FileCheck %s

// A scalar that comes from a tensor is data, and so are values that are
// computed from it. It is in a register, so it takes no bytes. Scalars that
// come from no tensor are free, and so are arguments.

// CHECK-LABEL: graph from_tensor: 3 nodes, 4 tensors, peak 16 bytes, resident 16,
// CHECK-NEXT:  t0 arg0: 16 bytes, resident
// CHECK-NEXT:  t1 extract.0: 0 bytes
// CHECK-NEXT:  t2 mulf.1: 0 bytes
// CHECK-NEXT:  t3 fill.2: 16 bytes
// CHECK-NEXT:  n0 extract.0 (scalar): t0 -> t1, flops 0, bytes 4, cost 0
// CHECK-NEXT:  n1 mulf.1 (scalar): t1 -> t2, flops 1, bytes 0, cost 1
// CHECK-NEXT:  n2 fill.2 (move): t2 -> t3, flops 0, bytes 16, cost 0
// CHECK-NEXT:  outputs t3
func.func @from_tensor(%x: tensor<4xf32>, %scale: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = arith.addi %c0, %c1 : index
  %half = arith.mulf %scale, %scale : f32
  %s = tensor.extract %x[%i] : tensor<4xf32>
  %t = arith.mulf %s, %half : f32
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.fill ins(%t : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// If an initial value comes from a tensor, its fill stays a node. The sum then
// depends on it.

// CHECK-LABEL: graph init: 3 nodes, 4 tensors,
// CHECK:       n1 fill.1 (move): t1 -> t2,
// CHECK-NEXT:  n2 reduce.2 (reduce): t0 t2 -> t3, flops 4, bytes 20, cost 4, in place t2 t3
func.func @init(%x: tensor<4xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %s = tensor.extract %x[%c0] : tensor<4xf32>
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%s : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<4xf32>) outs(%f : tensor<f32>) dimensions = [0]
  return %0 : tensor<f32>
}

// -----

// Scalars made into a tensor.

// CHECK-LABEL: graph elements: 1 nodes, 1 tensors,
// CHECK:       n0 from_elements.0 (move): -> t0, flops 0, bytes 8, cost 0
func.func @elements(%a: f32, %b: f32) -> tensor<2xf32> {
  %0 = tensor.from_elements %a, %b : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// Nothing could tell a second splat from the first, for a fence takes tensors
// only: it runs once. What reads a tensor may run again.

// CHECK-LABEL: graph splat:
// CHECK:       n0 extract.0 (scalar): t0 -> t1, flops 0, bytes {{[0-9]+}}, cost 0{{$}}
// CHECK-NEXT:  n1 splat.1 {{.*}}: t1 -> t2, {{.*}}, never again
func.func @splat(%x: tensor<f32>) -> tensor<4xf32> {
  %0 = tensor.extract %x[] : tensor<f32>
  %1 = tensor.splat %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
