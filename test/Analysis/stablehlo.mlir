// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-print-graph -o /dev/null 2>/dev/null | FileCheck %s

// Products. Batch 2, 4 x 8 by 8 x 16: 2 * (2*4*16) * 8 FLOP. A convolution's
// kernel has 3*3*4 elements for each of 8 features: 2 * 288 * 36 FLOP.

// CHECK-LABEL: graph products:
// CHECK:       n0 dot_general.0 (matmul): t0 t1 -> t5, flops 2048, bytes 1792,
// CHECK-NEXT:  n1 dot.1 (matmul): t2 -> t6, flops 128, bytes 192,
// CHECK-NEXT:  n2 convolution.2 (conv): t3 t4 -> t7, flops 20736, bytes 3328,
func.func @products(%a: tensor<2x4x8xf32>, %b: tensor<2x8x16xf32>, %c: tensor<4x4xf32>,
                    %x: tensor<1x8x8x4xf32>, %k: tensor<3x3x4x8xf32>)
    -> (tensor<2x4x16xf32>, tensor<4x4xf32>, tensor<1x6x6x8xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x4x8xf32>, tensor<2x8x16xf32>) -> tensor<2x4x16xf32>
  %1 = "stablehlo.dot"(%c, %c) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x8xf32>) -> tensor<1x6x6x8xf32>
  return %0, %1, %2 : tensor<2x4x16xf32>, tensor<4x4xf32>, tensor<1x6x6x8xf32>
}

// -----

// Ops with a body run it so often: 16 elements reduced; 4 windows of 2; 4
// window elements compared for each of 4 sources, and 3 additions each; a sort
// of 4 rows of 4, log2 4 comparisons an element; 2 FLOP mapped on 16 elements.

// CHECK-LABEL: graph bodies:
// CHECK:       n0 reduce.0 (reduce): t0 -> t1, flops 16, bytes 80,
// CHECK-NEXT:  n1 reduce_window.1 (reduce): t0 -> t2, flops 16, bytes 80,
// CHECK-NEXT:  n2 select_and_scatter.2 (other): t0 t2 -> t3, flops 28, bytes 144,
// CHECK-NEXT:  n3 sort.3 (other): t0 -> t4, flops 32, bytes 128,
// CHECK-NEXT:  n4 map.4 (elementwise): t0 -> t5, flops 32, bytes 128,
func.func @bodies(%x: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %zero) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<2x2xf32>
  %2 = "stablehlo.select_and_scatter"(%x, %1, %zero) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %t = "stablehlo.add"(%a, %s) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %u = "stablehlo.add"(%a, %t) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%u) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  %3 = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.compare"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %4 = "stablehlo.map"(%x) ({
  ^bb0(%a: tensor<f32>):
    %s = "stablehlo.exponential"(%a) : (tensor<f32>) -> tensor<f32>
    %t = "stablehlo.negate"(%s) : (tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%t) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0, %2, %3, %4 : tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// Views: a reshape, and a broadcast that only adds dimensions of size 1. A
// broadcast of a constant is made where it is read, and any other broadcast is
// a node. Updates take over their operand, and move the bytes that they write.

// CHECK-LABEL: graph storage:
// CHECK:       n0 add.0 (elementwise): t0 -> t2, flops 16, bytes 128,
// CHECK-NEXT:  n1 broadcast_in_dim.1 (move): t1 -> t3, flops 0, bytes 80,
// CHECK-NEXT:  n2 multiply.2 (elementwise): t2 t3 -> t4, flops 16, bytes 192,
// CHECK-NEXT:  n3 dynamic_update_slice.3 (move): t4 t1 -> t5, flops 0, bytes 32, cost 0, in place t4 t5
// CHECK-NEXT:  n4 transpose.4 (move): t5 -> t6, flops 0, bytes 128,
// CHECK-NEXT:  n5 slice.5 (move): t6 -> t7, flops 0, bytes 32,
// CHECK-NEXT:  n6 pad.6 (move): t7 -> t8, flops 0, bytes 80,
// CHECK-NEXT:  outputs t8
func.func @storage(%x: tensor<16xf32>, %row: tensor<4xf32>) -> tensor<4x4xf32> {
  %c0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  %ones = "stablehlo.broadcast_in_dim"(%one) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
  %0 = "stablehlo.reshape"(%x) : (tensor<16xf32>) -> tensor<4x4xf32>
  %1 = "stablehlo.add"(%0, %ones) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.broadcast_in_dim"(%row) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<4x4xf32>
  %3 = "stablehlo.multiply"(%1, %2) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %4 = "stablehlo.broadcast_in_dim"(%row) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
  %5 = "stablehlo.dynamic_update_slice"(%3, %4, %c0, %c0) : (tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %7 = "stablehlo.slice"(%6) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x4xf32>
  %8 = "stablehlo.pad"(%7, %one) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 3, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<1x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  return %8 : tensor<4x4xf32>
}

// -----

// A loop whose counter goes from 0 to 8: 8 times the body and the condition,
// 16 + 1 FLOP and 1. The body allocates the counter and the new value; carried
// tensors take over.

// CHECK-LABEL: graph loop:
// CHECK:       n0 while.0 (loop): t0 -> t1 t2, flops 144, bytes {{[0-9]+}}, cost 144, in place t0 t2, workspace 68
func.func @loop(%x: tensor<16xf32>) -> tensor<16xf32> {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %eight = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
  %0:2 = "stablehlo.while"(%zero, %x) ({
  ^bb0(%i: tensor<i32>, %v: tensor<16xf32>):
    %1 = "stablehlo.compare"(%i, %eight) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %v: tensor<16xf32>):
    %1 = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.tanh"(%v) : (tensor<16xf32>) -> tensor<16xf32>
    "stablehlo.return"(%1, %2) : (tensor<i32>, tensor<16xf32>) -> ()
  }) : (tensor<i32>, tensor<16xf32>) -> (tensor<i32>, tensor<16xf32>)
  return %0#1 : tensor<16xf32>
}

// -----

// A broadcast that transposes moves every element, though their number stays.

// CHECK-LABEL: graph transposing:
// CHECK:       n0 broadcast_in_dim.0 (move): t0 -> t1, flops 0, bytes 64,
func.func @transposing(%x: tensor<2x4xf32>) -> tensor<4x2xf32> {
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// -----

// Ops that move or send parts of numbers compute nothing. An op that adds up
// over devices adds each element of its operand. A dimension of -1 is the last
// one: 16 elements in rows of 4, with log2 4 comparisons each.

// CHECK-LABEL: graph moved:
// CHECK:       n0 real.0 (elementwise): t0 -> t2, flops 0, bytes 48,
// CHECK-NEXT:  n1 imag.1 (elementwise): t0 -> t3, flops 0, bytes 48,
// CHECK-NEXT:  n2 all_gather.2 (other): t1 -> t4, flops 0, bytes 192,
// CHECK-NEXT:  n3 all_to_all.3 (other): t1 -> t5, flops 0, bytes 128,
// CHECK-NEXT:  n4 reduce_scatter.4 (other): t1 -> t6, flops 16, bytes 96,
// CHECK-NEXT:  n5 sort.5 (other): t1 -> t7, flops 32, bytes 128,
func.func @moved(%z: tensor<4xcomplex<f32>>, %x: tensor<4x4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>, tensor<4x4xf32>) {
  %0 = "stablehlo.real"(%z) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %1 = "stablehlo.imag"(%z) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %2 = "stablehlo.all_gather"(%x) {remat.run_again} : (tensor<4x4xf32>) -> tensor<8x4xf32>
  %3 = "stablehlo.all_to_all"(%x) {remat.run_again} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %4 = "stablehlo.reduce_scatter"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {remat.run_again} : (tensor<4x4xf32>) -> tensor<2x4xf32>
  %5 = "stablehlo.sort"(%x) <{dimension = -1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.compare"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%s) : (tensor<i1>) -> ()
  }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4x4xf32>, tensor<2x4xf32>, tensor<4x4xf32>
}
