// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-print-graph -o /dev/null | FileCheck %s

// A recomputation by hand: %a again, behind a fence that waits for %g. The
// fence is no node and its results are its operands; the clone n3 reads the
// argument t0, and comes after n2, whose result anchors it (t4, 0 bytes). The
// reader of the anchor's result reads the anchor.

// CHECK-LABEL: graph clone: 5 nodes, 7 tensors, peak 48 bytes, resident 16,
// CHECK-NEXT:  t0 arg0: 16 bytes, resident
// CHECK-NEXT:  t1 exp.0: 16 bytes
// CHECK-NEXT:  t2 exp.1: 16 bytes
// CHECK-NEXT:  t3 exp.2: 16 bytes
// CHECK-NEXT:  t4 exp.3: 16 bytes
// CHECK-NEXT:  t5 exp.2#order: 0 bytes
// CHECK-NEXT:  t6 mul.4: 16 bytes
// CHECK-NEXT:  n0 exp.0 (elementwise): t0 -> t1,
// CHECK-NEXT:  n1 exp.1 (elementwise): t1 -> t2,
// CHECK-NEXT:  n2 exp.2 (elementwise): t2 -> t3 t5,
// CHECK-NEXT:  n3 exp.3 (elementwise): t0 t5 -> t4,
// CHECK-NEXT:  n4 mul.4 (elementwise): t4 t3 -> t6,
// CHECK-NEXT:  outputs t6
func.func @clone(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %g = linalg.exp ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %x2, %g2 = remat.fence %x after %g : tensor<4xf32> after tensor<4xf32>
  %a2 = linalg.exp ins(%x2 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %h = linalg.mul ins(%a2, %g2 : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %h : tensor<4xf32>
}

// -----

// The order goes through views and through fences of fences; a fenced empty
// is still free.

// CHECK-LABEL: graph nested: 3 nodes, 6 tensors,
// CHECK:       n0 exp.0 (elementwise): t0 -> t1 t5,
// CHECK-NEXT:  n1 exp.1 (elementwise): t0 -> t2 t4,
// CHECK-NEXT:  n2 exp.2 (elementwise): t0 t4 t5 -> t3,
// CHECK-NEXT:  outputs t1 t2 t3
func.func @nested(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %x1, %a1 = remat.fence %x after %a : tensor<4xf32> after tensor<4xf32>
  %x2, %e2, %b2 = remat.fence %x1, %e after %b : tensor<4xf32>, tensor<4xf32> after tensor<4xf32>
  %x3 = tensor.expand_shape %x2 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %e3 = tensor.expand_shape %e2 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %c = linalg.exp ins(%x3 : tensor<2x2xf32>) outs(%e3 : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %a, %b, %c : tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>
}

// -----

// Barriers of other projects are fences, too.

// CHECK-LABEL: graph foreign: 2 nodes, 4 tensors,
// CHECK:       n0 exponential.0 (elementwise): t0 -> t1 t3,
// CHECK-NEXT:  n1 exponential.1 (elementwise): t0 t3 -> t2,
// CHECK-NEXT:  outputs t2
func.func @foreign(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = "stablehlo.exponential"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %b:2 = "stablehlo.optimization_barrier"(%x, %a) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %c = "util.optimization_barrier"(%b#0) : (tensor<4xf32>) -> tensor<4xf32>
  %d = "stablehlo.exponential"(%c) : (tensor<4xf32>) -> tensor<4xf32>
  return %d : tensor<4xf32>
}

// -----

// Several fences: %b reads the first one, so ops after %b come after the first
// fence's operands. Only %b orders %c (t5), and not %a.

// CHECK-LABEL: graph row: 3 nodes, 6 tensors,
// CHECK:       n0 exp.0 (elementwise): t0 -> t1 t3,
// CHECK-NEXT:  n1 exp.1 (elementwise): t0 t3 -> t2 t5,
// CHECK-NEXT:  n2 exp.2 (elementwise): t0 t5 -> t4,
func.func @row(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %x1, %a1 = remat.fence %x after %a : tensor<4xf32> after tensor<4xf32>
  %b = linalg.exp ins(%x1 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %x2, %b2 = remat.fence %x1 after %b : tensor<4xf32> after tensor<4xf32>
  %c = linalg.exp ins(%x2 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %c : tensor<4xf32>
}

// -----

// A value that is empty, or has one number everywhere, is also so after a
// fence. The loop allocates a buffer, and the add reads one tensor.

// CHECK-LABEL: graph behind: 2 nodes,
// CHECK:       n0 for.0 (loop): {{.*}}, workspace 16
// CHECK-NEXT:  n1 add.1 {{.*}}, bytes 32,
func.func @behind(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ones = arith.constant dense<1.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %x1, %e1, %ones1 = remat.fence %x, %e, %ones : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  %a = scf.for %i = %c0 to %c1 step %c1 iter_args(%carried = %x1) -> tensor<4xf32> {
    %1 = linalg.exp ins(%carried : tensor<4xf32>) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  %b = linalg.add ins(%x, %ones1 : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}

// -----

// A fill of a value that has passed a fence has passed it, too: t3 orders %b after %a.

// CHECK-LABEL: graph filled: 2 nodes, 4 tensors,
// CHECK:       n0 exp.0 (elementwise): t0 -> t1 t3,
// CHECK-NEXT:  n1 generic.1 {{.*}}: t3 -> t2,
func.func @filled(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %e1, %a1 = remat.fence %e after %a : tensor<4xf32> after tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%f : tensor<4xf32>) {
  ^bb0(%out: f32):
    %1 = math.exp %out : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %a1, %b : tensor<4xf32>, tensor<4xf32>
}
