// The ops that a target computes in one kernel are one node.
// RUN: remat-opt %s --split-input-file --remat-print-graph -o /dev/null --allow-unregistered-dialect 2>/dev/null | FileCheck %s

// Two elementwise ops: the value between them takes no bytes, and 2 * 16 bytes
// cross the border. A fill and a view need no group.
// CHECK-LABEL: graph two: 2 nodes, 3 tensors, peak 32 bytes, resident 16, bound 32, flops 12, bytes 64, cost 12 flop
// CHECK-NEXT:      t0 arg0: 16 bytes, resident
// CHECK-NEXT:      t1 abs.0: 16 bytes
// CHECK-NEXT:      t2 exp.1: 16 bytes
// CHECK-NEXT:      n0 abs.0 (elementwise): t0 -> t1, flops 8, bytes 32, cost 8
// CHECK-NEXT:      n1 exp.1 (elementwise): t1 -> t2, flops 4, bytes 32, cost 4
// CHECK-NEXT:      outputs t2
func.func @two(%x: tensor<4xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.abs {remat.group = array<i64: 0>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %v = tensor.expand_shape %b [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %e2 = tensor.empty() : tensor<2x2xf32>
  %c = linalg.exp ins(%v : tensor<2x2xf32>) outs(%e2 : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %c : tensor<2x2xf32>
}

// -----

// An op of two groups is in neither's border: 16 bytes in and 16 out, each.
// CHECK-LABEL: graph twice: 2 nodes, 3 tensors, peak 32 bytes, resident 16, bound 32, flops 16, bytes 64, cost 16 flop
// CHECK-NEXT:      t0 arg0: 16 bytes, resident
// CHECK-NEXT:      t1 abs.0: 16 bytes
// CHECK-NEXT:      t2 log.1: 16 bytes
// CHECK-NEXT:      n0 abs.0 (elementwise): t0 -> t1, flops 8, bytes 32, cost 8
// CHECK-NEXT:      n1 log.1 (elementwise): t0 -> t2, flops 8, bytes 32, cost 8
// CHECK-NEXT:      outputs t1 t2
func.func @twice(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp {remat.group = array<i64: 0, 1>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.abs {remat.group = array<i64: 0>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.log {remat.group = array<i64: 1>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b, %c : tensor<4xf32>, tensor<4xf32>
}

// -----

// A group has two results, and one belongs to an op that the first group computes
// for itself. The groups are in their own order, and not in that of the program.
// CHECK-LABEL: graph outputs: 3 nodes, 5 tensors, peak 64 bytes, resident 16, bound 48, flops 20, bytes 112, cost 20 flop
// CHECK-NEXT:      t0 arg0: 16 bytes, resident
// CHECK-NEXT:      t1 log.0: 16 bytes
// CHECK-NEXT:      t2 abs.1#0: 16 bytes
// CHECK-NEXT:      t3 abs.1#1: 16 bytes
// CHECK-NEXT:      t4 sqrt.2: 16 bytes
// CHECK-NEXT:      n0 log.0 (elementwise): t0 -> t1, flops 8, bytes 32, cost 8
// CHECK-NEXT:      n1 abs.1 (elementwise): t0 -> t2 t3, flops 8, bytes 48, cost 8
// CHECK-NEXT:      n2 sqrt.2 (elementwise): t2 -> t4, flops 4, bytes 32, cost 4
// CHECK-NEXT:      outputs t3 t1 t4
func.func @outputs(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp {remat.group = array<i64: 1, 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.abs {remat.group = array<i64: 1>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.log {remat.group = array<i64: 0>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %d = linalg.sqrt {remat.group = array<i64: 2>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b, %c, %d : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// The attributes of the function: a name, workspace, work.
// CHECK-LABEL: graph recorded: 1 nodes, 2 tensors, peak 1016 bytes, resident 16, bound 1016, flops 70, bytes 80, cost 70 flop
// CHECK-NEXT:      t0 arg0: 16 bytes, resident
// CHECK-NEXT:      t1 fusion.7: 16 bytes
// CHECK-NEXT:      n0 fusion.7 (elementwise): t0 -> t1, flops 70, bytes 80, cost 70, workspace 1000
// CHECK-NEXT:      outputs t1
func.func @recorded(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {remat.groups = [#remat.group<name = "fusion.7", workspace = 1000, flops = 70, bytes = 80>]} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.abs {remat.group = array<i64: 0>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// -----

// A group takes over the storage of an input that dies there, as its op would
// alone, unless another op of the group reads the input.
// CHECK-LABEL: graph in_place: 4 nodes, 5 tensors, peak 48 bytes, resident 16, bound 32, flops 24, bytes 160, cost 24 flop
// CHECK-NEXT:      t0 arg0: 16 bytes, resident
// CHECK-NEXT:      t1 exp.0: 16 bytes
// CHECK-NEXT:      t2 exp.1: 16 bytes
// CHECK-NEXT:      t3 sub.2: 16 bytes
// CHECK-NEXT:      t4 sub.3: 16 bytes
// CHECK-NEXT:      n0 exp.0 (elementwise): t0 -> t1, flops 4, bytes 32, cost 4
// CHECK-NEXT:      n1 exp.1 (elementwise): t1 -> t2, flops 4, bytes 32, cost 4
// CHECK-NEXT:      n2 sub.2 (elementwise): t0 t1 -> t3, flops 8, bytes 48, cost 8, in place t1 t3
// CHECK-NEXT:      n3 sub.3 (elementwise): t2 t0 -> t4, flops 8, bytes 48, cost 8
// CHECK-NEXT:      outputs t3 t4
func.func @in_place(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.abs {remat.group = array<i64: 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %d = linalg.sub {remat.group = array<i64: 0>} ins(%c, %x : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %f = linalg.exp {remat.group = array<i64: 1>} ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %g = linalg.sub {remat.group = array<i64: 1>} ins(%f, %x : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %d, %g : tensor<4xf32>, tensor<4xf32>
}

// -----

// Ops of no group run before the groups that end behind them.
// CHECK-LABEL: graph mixed: 4 nodes, 5 tensors, peak 48 bytes, resident 16, bound 48, flops 20, bytes 128, cost 20 flop
// CHECK-NEXT:      t0 arg0: 16 bytes, resident
// CHECK-NEXT:      t1 log.0: 16 bytes
// CHECK-NEXT:      t2 abs.1: 16 bytes
// CHECK-NEXT:      t3 sqrt.2: 16 bytes
// CHECK-NEXT:      t4 negf.3: 16 bytes
// CHECK-NEXT:      n0 log.0 (elementwise): t0 -> t1, flops 4, bytes 32, cost 4
// CHECK-NEXT:      n1 abs.1 (elementwise): t0 -> t2, flops 8, bytes 32, cost 8
// CHECK-NEXT:      n2 sqrt.2 (elementwise): t2 -> t3, flops 4, bytes 32, cost 4
// CHECK-NEXT:      n3 negf.3 (elementwise): t0 -> t4, flops 4, bytes 32, cost 4
// CHECK-NEXT:      outputs t1 t3 t4
func.func @mixed(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.log ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.abs {remat.group = array<i64: 0>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %d = linalg.sqrt ins(%c : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %f = linalg.negf {remat.group = array<i64: 1>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b, %d, %f : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// Only ops of the block are nodes of a group. The terminator, ops inside of an op, views, and
// values that are made where they are read belong to no group, whatever their attributes say.
// CHECK-LABEL: graph others
// CHECK:         n0 abs.0 (elementwise): t0 -> t1
// CHECK-NEXT:    outputs t1
func.func @others(%x: tensor<4xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() {remat.group = array<i64: 5>} : tensor<4xf32>
  %a = linalg.abs {remat.group = array<i64: 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %v = tensor.expand_shape %a [[0, 1]] output_shape [2, 2] {remat.group = array<i64: 0>} : tensor<4xf32> into tensor<2x2xf32>
  "func.return"(%v) {remat.group = array<i64: 0>} : (tensor<2x2xf32>) -> ()
}

// -----

// A marked result may be written over a marked value that its group reads
// element by element, also if the group sums the value. It may not be written
// over an operand of a product or over an argument, and both must have the
// mark. A reshape between them changes nothing.
// CHECK-LABEL: graph over: 4 nodes
// CHECK:           n0 exponential.0 (elementwise): t0 -> t1, flops 4, bytes 32, cost 4{{$}}
// CHECK-NEXT:      n1 abs.1 (reduce): t1 -> t2 t3, flops 8, bytes 36, cost 8, in place t1 t3
// CHECK-NEXT:      n2 negate.2 (elementwise): t3 -> t4, flops 4, bytes 32, cost 4{{$}}
// CHECK-NEXT:      n3 dot_general.3 (matmul): t3 t4 -> t5, flops 16, bytes 48, cost 16{{$}}
func.func @over(%x: tensor<2x2xf32>) -> (tensor<f32>, tensor<2x2xf32>) {
  %a = "stablehlo.exponential"(%x) {remat.group = array<i64: 0>, remat.in_place, remat.overwritten} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %z = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {remat.group = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
  %v = "stablehlo.reshape"(%a) : (tensor<2x2xf32>) -> tensor<4xf32>
  %b = "stablehlo.abs"(%v) {remat.group = array<i64: 1>, remat.in_place, remat.overwritten} : (tensor<4xf32>) -> tensor<4xf32>
  %c = "stablehlo.negate"(%b) {remat.group = array<i64: 2>} : (tensor<4xf32>) -> tensor<4xf32>
  %w = "stablehlo.reshape"(%c) : (tensor<4xf32>) -> tensor<2x2xf32>
  %y = "stablehlo.reshape"(%b) : (tensor<4xf32>) -> tensor<2x2xf32>
  %d = "stablehlo.dot_general"(%y, %w) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> {remat.group = array<i64: 3>, remat.in_place} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %r, %d : tensor<f32>, tensor<2x2xf32>
}

// -----

// A value without the mark is written over by nothing, as XLA treats the result
// of a library's call.
// CHECK-LABEL: graph beside: 2 nodes
// CHECK:           n0 exponential.0 (elementwise): t0 -> t1, flops 4, bytes 32, cost 4{{$}}
// CHECK-NEXT:      n1 abs.1 (elementwise): t1 -> t2, flops 4, bytes 32, cost 4{{$}}
func.func @beside(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %a = "stablehlo.exponential"(%x) {remat.group = array<i64: 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %b = "stablehlo.abs"(%a) {remat.group = array<i64: 1>, remat.in_place} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %b : tensor<2x2xf32>
}
