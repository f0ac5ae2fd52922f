// What a target computes in one kernel is one node.
// RUN: remat-opt %s --split-input-file --remat-print-graph -o /dev/null --allow-unregistered-dialect 2>/dev/null | FileCheck %s

// Two elementwise ops: what is between them takes no bytes, and 2 * 16 bytes
// cross the border. A fill and a view need no group.
// CHECK-LABEL: graph two
// CHECK: XX
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
// CHECK-LABEL: graph twice
// CHECK: XX
func.func @twice(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp {remat.group = array<i64: 0, 1>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.abs {remat.group = array<i64: 0>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.log {remat.group = array<i64: 1>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b, %c : tensor<4xf32>, tensor<4xf32>
}

// -----

// A group that gives out two results, one of an op that the first group computes
// for itself; in the order of the groups, not of the program.
// CHECK-LABEL: graph outputs
// CHECK: XX
func.func @outputs(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp {remat.group = array<i64: 1, 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.abs {remat.group = array<i64: 1>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.log {remat.group = array<i64: 0>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %d = linalg.sqrt {remat.group = array<i64: 2>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b, %c, %d : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// What the function records: a name, workspace, work.
// CHECK-LABEL: graph recorded
// CHECK: XX
func.func @recorded(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {remat.groups = [#remat.group<name = "fusion.7", workspace = 1000, flops = 70, bytes = 80>]} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.abs {remat.group = array<i64: 0>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// -----

// A group takes over the storage of an input that dies there, as its op would
// alone, but not where another op of it reads that.
// CHECK-LABEL: graph in_place
// CHECK: XX
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
// CHECK-LABEL: graph mixed
// CHECK: XX
func.func @mixed(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.log ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.abs {remat.group = array<i64: 0>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %d = linalg.sqrt ins(%c : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %f = linalg.negf {remat.group = array<i64: 1>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b, %d, %f : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
