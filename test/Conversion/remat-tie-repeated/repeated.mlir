// A fence is put behind a large value that several groups compute from more
// bytes than it has.
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-tie-repeated | FileCheck %s

// The gradient %g has 32 bytes and is computed from %p and %q, which have 64
// bytes. Only the last value of the chain gets a fence, and both readers read it.
// CHECK-LABEL: func.func @chain
// CHECK:         %[[T:.*]] = "stablehlo.subtract"
// CHECK-NEXT:    %[[G:.*]] = "stablehlo.negate"(%[[T]])
// CHECK-NEXT:    %[[F:.*]] = remat.fence %[[G]] : tensor<8xf32>
// CHECK-NEXT:    "stablehlo.sine"(%[[F]])
// CHECK-NEXT:    "stablehlo.cosine"(%[[F]])
func.func @chain(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %p = "stablehlo.exponential"(%x) {remat.group = array<i64: 0>} : (tensor<8xf32>) -> tensor<8xf32>
  %q = "stablehlo.tanh"(%x) {remat.group = array<i64: 1>} : (tensor<8xf32>) -> tensor<8xf32>
  %t = "stablehlo.subtract"(%p, %q) {remat.group = array<i64: 2, 3>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %g = "stablehlo.negate"(%t) {remat.group = array<i64: 2, 3>} : (tensor<8xf32>) -> tensor<8xf32>
  %a = "stablehlo.sine"(%g) {remat.group = array<i64: 2>} : (tensor<8xf32>) -> tensor<8xf32>
  %b = "stablehlo.cosine"(%g) {remat.group = array<i64: 3>} : (tensor<8xf32>) -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

// -----

// A value in memory that another group computes again is such a value, too.
// Its source is read through a view.
// CHECK-LABEL: func.func @stored
// CHECK:         %[[G:.*]] = "stablehlo.add"
// CHECK-NEXT:    %[[F:.*]] = remat.fence %[[G]] : tensor<2x4xf32>
// CHECK-NEXT:    "stablehlo.sine"(%[[F]])
// CHECK-NEXT:    return %[[F]],
func.func @stored(%x: tensor<8xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %p = "stablehlo.exponential"(%x) {remat.group = array<i64: 0>} : (tensor<8xf32>) -> tensor<8xf32>
  %q = "stablehlo.tanh"(%x) {remat.group = array<i64: 1>} : (tensor<8xf32>) -> tensor<8xf32>
  %v = "stablehlo.reshape"(%p) : (tensor<8xf32>) -> tensor<2x4xf32>
  %w = "stablehlo.reshape"(%q) : (tensor<8xf32>) -> tensor<2x4xf32>
  %g = "stablehlo.add"(%v, %w) {remat.group = array<i64: 2, 3>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %a = "stablehlo.sine"(%g) {remat.group = array<i64: 3>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %g, %a : tensor<2x4xf32>, tensor<2x4xf32>
}

// -----

// These values stay as they are: %g has as many bytes as its only source, %k is
// computed from arguments, %o is computed once, and %s is small.
// CHECK-LABEL: func.func @others
// CHECK-NOT:     remat.fence
func.func @others(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<4xf32>, tensor<4xf32>) {
  %p = "stablehlo.exponential"(%x) {remat.group = array<i64: 0>} : (tensor<64xf32>) -> tensor<64xf32>
  %q = "stablehlo.tanh"(%p) {remat.group = array<i64: 1>} : (tensor<64xf32>) -> tensor<64xf32>
  %g = "stablehlo.negate"(%p) {remat.group = array<i64: 2, 3>} : (tensor<64xf32>) -> tensor<64xf32>
  %k = "stablehlo.add"(%x, %y) {remat.group = array<i64: 2, 3>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %o = "stablehlo.add"(%p, %q) {remat.group = array<i64: 2>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %c = "stablehlo.slice"(%p) {start_indices = array<i64: 0>, limit_indices = array<i64: 4>, strides = array<i64: 1>, remat.group = array<i64: 2, 3>} : (tensor<64xf32>) -> tensor<4xf32>
  %d = "stablehlo.slice"(%q) {start_indices = array<i64: 0>, limit_indices = array<i64: 4>, strides = array<i64: 1>, remat.group = array<i64: 2, 3>} : (tensor<64xf32>) -> tensor<4xf32>
  %s = "stablehlo.add"(%c, %d) {remat.group = array<i64: 2, 3>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %m = "stablehlo.multiply"(%g, %k) {remat.group = array<i64: 2>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %a = "stablehlo.multiply"(%m, %o) {remat.group = array<i64: 2>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %b = "stablehlo.divide"(%g, %k) {remat.group = array<i64: 3>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %e = "stablehlo.sine"(%s) {remat.group = array<i64: 2>} : (tensor<4xf32>) -> tensor<4xf32>
  %f = "stablehlo.cosine"(%s) {remat.group = array<i64: 3>} : (tensor<4xf32>) -> tensor<4xf32>
  return %a, %b, %e, %f : tensor<64xf32>, tensor<64xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// A fence would free nothing: group 4 reads %p after the other groups.
// CHECK-LABEL: func.func @read_later
// CHECK-NOT:     remat.fence
func.func @read_later(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %p = "stablehlo.exponential"(%x) {remat.group = array<i64: 0>} : (tensor<8xf32>) -> tensor<8xf32>
  %q = "stablehlo.tanh"(%x) {remat.group = array<i64: 1>} : (tensor<8xf32>) -> tensor<8xf32>
  %g = "stablehlo.subtract"(%p, %q) {remat.group = array<i64: 2, 3>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %a = "stablehlo.sine"(%g) {remat.group = array<i64: 2>} : (tensor<8xf32>) -> tensor<8xf32>
  %b = "stablehlo.cosine"(%g) {remat.group = array<i64: 3>} : (tensor<8xf32>) -> tensor<8xf32>
  %c = "stablehlo.negate"(%p) {remat.group = array<i64: 4>} : (tensor<8xf32>) -> tensor<8xf32>
  return %a, %b, %c : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// A fence would free nothing: the step returns %p.
// CHECK-LABEL: func.func @returned
// CHECK-NOT:     remat.fence
func.func @returned(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %p = "stablehlo.exponential"(%x) {remat.group = array<i64: 0>} : (tensor<8xf32>) -> tensor<8xf32>
  %q = "stablehlo.tanh"(%x) {remat.group = array<i64: 1>} : (tensor<8xf32>) -> tensor<8xf32>
  %g = "stablehlo.subtract"(%p, %q) {remat.group = array<i64: 2, 3>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %a = "stablehlo.sine"(%g) {remat.group = array<i64: 2>} : (tensor<8xf32>) -> tensor<8xf32>
  %b = "stablehlo.cosine"(%g) {remat.group = array<i64: 3>} : (tensor<8xf32>) -> tensor<8xf32>
  return %p, %a, %b : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// The step holds the most bytes before the value is computed, at %m.
// CHECK-LABEL: func.func @elsewhere
// CHECK-NOT:     remat.fence
func.func @elsewhere(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %m = "stablehlo.broadcast_in_dim"(%x) {broadcast_dimensions = array<i64: 1>, remat.group = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x8xf32>
  %n = "stablehlo.exponential"(%m) {remat.group = array<i64: 1>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %s = "stablehlo.slice"(%n) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 1>, remat.group = array<i64: 2>} : (tensor<8x8xf32>) -> tensor<1x8xf32>
  %p = "stablehlo.reshape"(%s) : (tensor<1x8xf32>) -> tensor<8xf32>
  %q = "stablehlo.tanh"(%p) {remat.group = array<i64: 3>} : (tensor<8xf32>) -> tensor<8xf32>
  %g = "stablehlo.subtract"(%p, %q) {remat.group = array<i64: 4, 5>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %a = "stablehlo.sine"(%g) {remat.group = array<i64: 4>} : (tensor<8xf32>) -> tensor<8xf32>
  %b = "stablehlo.cosine"(%g) {remat.group = array<i64: 5>} : (tensor<8xf32>) -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}
