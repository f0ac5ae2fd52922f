// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-print-graph -o /dev/null | FileCheck %s

// Offsets, sizes and shapes that tensors decide are tensors. A reader of a
// view also reads the values from which the view is made.

// CHECK-LABEL: graph offset: 3 nodes,
// CHECK:       n0 extract.0 (scalar): t1 -> t2,
// CHECK-NEXT:  n1 addi.1 (scalar): t2 -> t3,
// CHECK-NEXT:  n2 exp.2 (elementwise): t0 t3 -> t4,
func.func @offset(%x: tensor<16xf32>, %at: tensor<index>) -> tensor<4xf32> {
  %c1 = arith.constant 1 : index
  %i = tensor.extract %at[] : tensor<index>
  %k = arith.addi %i, %c1 : index
  %v = tensor.extract_slice %x[%k] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%v : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// All views of the chain count, each scalar once.

// CHECK-LABEL: graph chain:
// CHECK:       n2 exp.2 (elementwise): t0 t2 t3 -> t4,
// CHECK-NEXT:  n3 exp.3 (elementwise): t0 t2 -> t5,
func.func @chain(%x: tensor<16xf32>, %at: tensor<2xindex>) -> (tensor<2x2xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = tensor.extract %at[%c0] : tensor<2xindex>
  %j = tensor.extract %at[%c1] : tensor<2xindex>
  %v = tensor.extract_slice %x[%i] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %w = tensor.extract_slice %v[%j] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %u = tensor.extract_slice %w[%i] [4] [1] : tensor<4xf32> to tensor<4xf32>
  %q = tensor.expand_shape %u [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %e = tensor.empty() : tensor<2x2xf32>
  %e8 = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%q : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = linalg.exp ins(%v : tensor<8xf32>) outs(%e8 : tensor<8xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<2x2xf32>, tensor<8xf32>
}

// -----

// A loop begins with a view, and reads another one in its body.

// CHECK-LABEL: graph loop:
// CHECK:       n2 for.2 (loop): t0 t2 t3 -> t4,
func.func @loop(%x: tensor<16xf32>, %at: tensor<2xindex>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %i = tensor.extract %at[%c0] : tensor<2xindex>
  %j = tensor.extract %at[%c1] : tensor<2xindex>
  %v = tensor.extract_slice %x[%i] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %w = tensor.extract_slice %x[%j] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %0 = scf.for %n = %c0 to %c3 step %c1 iter_args(%a = %v) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %b = linalg.add ins(%a, %w : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// A view that is returned needs its sizes to the end.

// CHECK-LABEL: graph returned: 2 nodes,
// CHECK:       n0 extract.0 (scalar): t1 -> t2,
// CHECK-NEXT:  n1 exp.1 (elementwise): t0 -> t3,
// CHECK-NEXT:  outputs t3 t2
func.func @returned(%x: tensor<16xf32>, %at: tensor<index>) -> tensor<?x4xf32> {
  %k = tensor.extract %at[] : tensor<index>
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %1 = tensor.cast %0 : tensor<16xf32> to tensor<?xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [%k, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %2 : tensor<?x4xf32>
}

// -----

// A shape may be a tensor, also one that is the same number everywhere.

// CHECK-LABEL: graph shape: 2 nodes, 3 tensors,
// CHECK:       n0 fill.0 (move): -> t1, flops 0, bytes 16,
// CHECK-NEXT:  n1 exp.1 (elementwise): t0 t1 -> t2,
func.func @shape(%x: tensor<16xf32>) -> tensor<4x4xf32> {
  %c4 = arith.constant 4 : index
  %s = tensor.empty() : tensor<2xindex>
  %four = linalg.fill ins(%c4 : index) outs(%s : tensor<2xindex>) -> tensor<2xindex>
  %v = tensor.reshape %x(%four) : (tensor<16xf32>, tensor<2xindex>) -> tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %0 = linalg.exp ins(%v : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// A destination whose size a tensor decides, and a fill that only prepares it.

// CHECK-LABEL: graph destination:
// CHECK:       n0 extract.0 (scalar): t1 -> t2,
// CHECK-NEXT:  n1 reduce.1 (reduce): t0 t2 -> t3,
func.func @destination(%x: tensor<4x4xf32>, %at: tensor<index>) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %k = tensor.extract %at[] : tensor<index>
  %e = tensor.empty(%k) : tensor<?xf32>
  %c = tensor.cast %e : tensor<?xf32> to tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<4x4xf32>) outs(%f : tensor<4xf32>) dimensions = [0]
  return %0 : tensor<4xf32>
}

// -----

// A view that has passed a fence is made from the same values. The fence also
// waits for the values from which its operands are made.

// CHECK-LABEL: graph fence:
// CHECK:       n0 extract.0 (scalar): t2 -> t3 t{{[0-9]+}},
// CHECK:       n{{[0-9]+}} exp.1 (elementwise): t0 t3 -> t{{[0-9]+}},
// CHECK:       n{{[0-9]+}} exp.2 (elementwise): t1 t{{[0-9]+}} -> t{{[0-9]+}},
func.func @fence(%x: tensor<16xf32>, %y: tensor<16xf32>, %at: tensor<index>) -> (tensor<4xf32>, tensor<16xf32>) {
  %k = tensor.extract %at[] : tensor<index>
  %v = tensor.extract_slice %x[%k] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %f:2 = remat.fence %v, %y : tensor<4xf32>, tensor<16xf32>
  %e = tensor.empty() : tensor<4xf32>
  %e16 = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%f#0 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.exp ins(%f#1 : tensor<16xf32>) outs(%e16 : tensor<16xf32>) -> tensor<16xf32>
  return %0, %1 : tensor<4xf32>, tensor<16xf32>
}

// -----

// StableHLO, and a reshape as IREE writes it. The size comes from a tensor.

// CHECK-LABEL: graph stablehlo:
// CHECK:       n{{[0-9]+}} tanh.{{[0-9]+}} (elementwise): t0 t[[K:[0-9]+]] ->
func.func @stablehlo(%x: tensor<16xf32>, %at: tensor<index>) -> tensor<4x4xf32> {
  %k = tensor.extract %at[] : tensor<index>
  %v = "flow.tensor.reshape"(%x, %k) : (tensor<16xf32>, index) -> tensor<?x4xf32>
  %w = "flow.tensor.reshape"(%v, %k) : (tensor<?x4xf32>, index) -> tensor<4x4xf32>
  %0 = "stablehlo.tanh"(%w) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// The same in groups: the first group makes the offset, and only a view reads
// it. The second group itself makes the tensor whose slice it takes.

// CHECK-LABEL: graph groups: 2 nodes,
// CHECK:       n0 {{.*}}: t1 -> t[[K:[0-9]+]],
// CHECK-NEXT:  n1 {{.*}}: t0 t[[K]] -> t{{[0-9]+}},
func.func @groups(%x: tensor<16xf32>, %at: tensor<index>) -> tensor<4xf32> {
  %c1 = arith.constant 1 : index
  %i = tensor.extract %at[] {remat.group = array<i64: 0>} : tensor<index>
  %k = arith.addi %i, %c1 {remat.group = array<i64: 0>} : index
  %e16 = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp {remat.group = array<i64: 1>} ins(%x : tensor<16xf32>) outs(%e16 : tensor<16xf32>) -> tensor<16xf32>
  %v = tensor.extract_slice %0[%k] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %1 = linalg.exp {remat.group = array<i64: 1>} ins(%v : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// One group makes the offset, and reads the slice of an argument at it.

// CHECK-LABEL: graph own: 1 nodes, 3 tensors,
// CHECK:       n0 {{.*}}: t1 t0 -> t2,
func.func @own(%x: tensor<16xf32>, %at: tensor<index>) -> tensor<4xf32> {
  %k = tensor.extract %at[] {remat.group = array<i64: 0>} : tensor<index>
  %v = tensor.extract_slice %x[%k] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %1 = linalg.exp {remat.group = array<i64: 0>} ins(%v : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
