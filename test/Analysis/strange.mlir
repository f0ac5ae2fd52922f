// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-print-graph -o /dev/null 2>/dev/null | FileCheck %s
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-annotate-costs 2>/dev/null | FileCheck %s --check-prefix=COSTS

// IR that is no training step is read all the same.

// An unknown terminator returns its operands.

// CHECK-LABEL: graph unknown_end: 1 nodes, 2 tensors,
// CHECK:       outputs t1
func.func @unknown_end(%x: tensor<4xf32>) {
  %0 = "stablehlo.negate"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  "acme.end"(%0) : (tensor<4xf32>) -> ()
}

// -----

// Attributes of the wrong kind, missing operands, missing regions.

// COSTS-LABEL: func.func @malformed
// COSTS:       "stablehlo.while"(%arg0) {remat.cost = #remat.cost<
// COSTS:       "stablehlo.while"(%arg0) ({
// COSTS:       remat.cost = #remat.cost<
// CHECK-LABEL: graph malformed: 13 nodes, 11 tensors,
func.func @malformed(%x: tensor<4x4xf32>) {
  %0 = "stablehlo.dot_general"() : () -> tensor<4xf32>
  %1 = "stablehlo.dot_general"(%x) {dot_dimension_numbers = "lhs_contracting_dimensions = [7, -1, x"} : (tensor<4x4xf32>) -> tensor<4xf32>
  %2 = "stablehlo.convolution"(%x) {dimension_numbers = 1 : i32} : (tensor<4x4xf32>) -> tensor<4xf32>
  %3 = "stablehlo.convolution"(%x, %x) {dimension_numbers = "[b]x[o, i, 0, o]->[b]"} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
  %4 = "stablehlo.while"(%x) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %5 = "stablehlo.while"(%x) ({}, {}) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %6 = "stablehlo.reduce_window"(%x) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  "stablehlo.reduce_window"(%x) : (tensor<4x4xf32>) -> ()
  %7 = "stablehlo.reshape"() : () -> tensor<4xf32>
  %8 = "stablehlo.scatter"() : () -> tensor<4xf32>
  %9 = "stablehlo.sort"() {dimension = 9 : i64} : () -> tensor<4xf32>
  "stablehlo.constant"() {value = "?"} : () -> ()
  "stablehlo.constant"() {value = dense<[1, 2]> : tensor<2xi8>} : () -> ()
  "stablehlo.optimization_barrier"() : () -> ()
  return
}

// -----

// A block of a region without a single op.

// CHECK-LABEL: graph empty_block: 1 nodes, 2 tensors,
// COSTS-LABEL: func.func @empty_block
// COSTS:       "foreign.op"(%arg0) ({
// COSTS:       remat.cost = #remat.cost<
func.func @empty_block(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "foreign.op"(%x) ({
  ^bb0(%e: tensor<f32>):
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A declaration has nothing to read.

// CHECK-NOT: graph
func.func private @declared(tensor<4xf32>)
