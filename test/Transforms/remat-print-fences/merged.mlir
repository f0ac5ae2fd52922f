// If XLA would make a value once, early, and hold it, the value has a fence in its first run.
// RUN: remat-opt %s --allow-unregistered-dialect --split-input-file --remat-print-fences=fence-per-step -o /dev/null | FileCheck %s --match-full-lines --strict-whitespace

// The first kernel computes exp inside, and the second one writes it.
//      CHECK:fences of @inside: 1
// CHECK-NEXT:  before step 1, for second: ties arg0 after first
func.func @inside(%x: tensor<8xf32>) -> tensor<8xf32> attributes {
    remat.groups = [#remat.group<name = "first", workspace = 0, flops = 16, bytes = 64>, #remat.group<name = "second", workspace = 0, flops = 8, bytes = 64>],
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 3, steps = [0-2]>} {
  %y = math.log %x {remat.group = array<i64: 0>} : tensor<8xf32>
  %s = math.exp %x {remat.group = array<i64: 1, 0>} : tensor<8xf32>
  %a = arith.addf %s, %y {remat.group = array<i64: 0>} : tensor<8xf32>
  %b = arith.mulf %a, %s : tensor<8xf32>
  return %b : tensor<8xf32>
}

// -----

// Two sums begin with the same zeros.
//      CHECK:fences of @zeros: 2
// CHECK-NEXT:  before step 1, for scatter.1: ties stablehlo.constant, arg1 after exp.0
// CHECK-NEXT:  before step 2, for scatter.2: ties exp.0, stablehlo.constant after scatter.1
func.func @zeros(%x: tensor<4x8xf32>, %i: tensor<4x1xi32>) -> tensor<2x8xf32> attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 4, steps = [0-3]>} {
  %c = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %zeros = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8xf32>
  %s = math.exp %x : tensor<4x8xf32>
  %a = "stablehlo.scatter"(%zeros, %i, %x) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%r) : (tensor<f32>) -> ()
  }) : (tensor<2x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<2x8xf32>
  %b = "stablehlo.scatter"(%zeros, %i, %s) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%r) : (tensor<f32>) -> ()
  }) : (tensor<2x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<2x8xf32>
  %d = arith.mulf %a, %b : tensor<2x8xf32>
  return %d : tensor<2x8xf32>
}

// -----

// Two sums begin with zeros of the same type, which a compiler would make in
// one kernel. The zeros of the third sum have another type.
//      CHECK:fences of @types: 2
// CHECK-NEXT:  before step 1, for scatter.1: ties stablehlo.constant, arg1 after exp.0
// CHECK-NEXT:  before step 2, for scatter.2: ties exp.0, stablehlo.constant after scatter.1
func.func @types(%x: tensor<4x8xf32>, %i: tensor<4x1xi32>) -> (tensor<2x8xf32>, tensor<3x8xf32>) attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 5, steps = [0-4]>} {
  %c = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %zeros = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8xf32>
  %equal = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8xf32>
  %other = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
  %s = math.exp %x : tensor<4x8xf32>
  %a = "stablehlo.scatter"(%zeros, %i, %x) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%r) : (tensor<f32>) -> ()
  }) : (tensor<2x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<2x8xf32>
  %b = "stablehlo.scatter"(%equal, %i, %s) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%r) : (tensor<f32>) -> ()
  }) : (tensor<2x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<2x8xf32>
  %e = "stablehlo.scatter"(%other, %i, %s) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %r = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%r) : (tensor<f32>) -> ()
  }) : (tensor<3x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<3x8xf32>
  %d = arith.mulf %a, %b : tensor<2x8xf32>
  return %d, %e : tensor<2x8xf32>, tensor<3x8xf32>
}

// -----

// So do two loops, whose counters may be one.
//      CHECK:fences of @loops: 2
// CHECK-NEXT:  before step 0, for while.0: ties stablehlo.constant, arg0
// CHECK-NEXT:  before step 1, for while.1: ties while.0#1, stablehlo.constant
func.func @loops(%x: tensor<8xf32>) -> tensor<8xf32> attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 2, steps = [0-1]>} {
  %i = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %c = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %zeros = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
  %equal = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
  %a:3 = "stablehlo.while"(%i, %zeros, %x) ({
  ^bb0(%k: tensor<i32>, %p: tensor<8xf32>, %q: tensor<8xf32>):
    %go = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    "stablehlo.return"(%go) : (tensor<i1>) -> ()
  }, {
  ^bb0(%k: tensor<i32>, %p: tensor<8xf32>, %q: tensor<8xf32>):
    %r = "stablehlo.add"(%p, %q) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "stablehlo.return"(%k, %r, %q) : (tensor<i32>, tensor<8xf32>, tensor<8xf32>) -> ()
  }) : (tensor<i32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>, tensor<8xf32>)
  %b:3 = "stablehlo.while"(%i, %equal, %a#1) ({
  ^bb0(%k: tensor<i32>, %p: tensor<8xf32>, %q: tensor<8xf32>):
    %go = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    "stablehlo.return"(%go) : (tensor<i1>) -> ()
  }, {
  ^bb0(%k: tensor<i32>, %p: tensor<8xf32>, %q: tensor<8xf32>):
    %r = "stablehlo.add"(%p, %q) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "stablehlo.return"(%k, %r, %q) : (tensor<i32>, tensor<8xf32>, tensor<8xf32>) -> ()
  }) : (tensor<i32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>, tensor<8xf32>)
  return %b#1 : tensor<8xf32>
}

// -----

// The broadcast reads no counted tensor, except through a view of a value of
// its own kernel, which does not exist before the step.
//      CHECK:fences of @view: 1
// CHECK-NEXT:  before step 2, for second: ties first (handed on) after second
func.func @view() -> (tensor<4x2xi32>, tensor<4x2xi32>) attributes {
    remat.groups = [#remat.group<name = "first", workspace = 0, flops = 0, bytes = 0>, #remat.group<name = "second", workspace = 0, flops = 0, bytes = 0>],
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 2, steps = [0-1, 1]>} {
  %a = "stablehlo.iota"() <{iota_dimension = 0 : i64}> {remat.group = array<i64: 0>} : () -> tensor<4x2xi32>
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> {remat.group = array<i64: 1>} : () -> tensor<4xi32>
  %v = "stablehlo.reshape"(%i) : (tensor<4xi32>) -> tensor<4x1xi32>
  %w = "stablehlo.broadcast_in_dim"(%v) <{broadcast_dimensions = array<i64: 0, 1>}> {remat.group = array<i64: 1>} : (tensor<4x1xi32>) -> tensor<4x2xi32>
  %s = "stablehlo.add"(%w, %a) {remat.group = array<i64: 1>} : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
  return %a, %s : tensor<4x2xi32>, tensor<4x2xi32>
}

// -----

// The newest value before the recomputation is only returned, so a compiler may
// make it early. The fence also waits for the newest value that a later kernel
// reads. No large tensor is freed before the recomputation.
//      CHECK:fences of @returned: 1
// CHECK-NEXT:  before step 4, for again: ties exp.0 after sqrt.3, log.2
func.func @returned(%x: tensor<8xf32>, %y: tensor<1024xf32>) -> (tensor<8xf32>, tensor<1024xf32>) attributes {
    remat.groups = [#remat.group<name = "again", workspace = 0, flops = 16, bytes = 64>],
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 5, steps = [0-3, 1, 4]>} {
  %s = math.exp %x : tensor<8xf32>
  %a = math.absf %s {remat.group = array<i64: 0>} : tensor<8xf32>
  %b = math.log %a : tensor<8xf32>
  %r = math.sqrt %y : tensor<1024xf32>
  %d = arith.mulf %a, %b : tensor<8xf32>
  return %d, %r : tensor<8xf32>, tensor<1024xf32>
}

// -----

// The compiler merged three products into one kernel. The plan computes the
// second one again, and the other two once. A fence keeps the second one apart
// from the first, and another fence keeps the third one apart from the second.
//      CHECK:fences of @products: 3
// CHECK-NEXT:  before step 1, for sin.1: ties arg0 after cos.0
// CHECK-NEXT:  before step 2, for log.2: ties arg0 after sin.1
// CHECK-NEXT:  before step 4, for sin.1: ties arg0 after atan.3
func.func @products(%x: tensor<8xf32>) -> tensor<8xf32> attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 7, steps = [0-3, 1, 4-6]>} {
  %a = math.cos %x {remat.merged = 7 : i64} : tensor<8xf32>
  %b = math.sin %x {remat.merged = 7 : i64} : tensor<8xf32>
  %c = math.log %x {remat.merged = 7 : i64} : tensor<8xf32>
  %d = math.atan %b : tensor<8xf32>
  %e = arith.addf %a, %b : tensor<8xf32>
  %f = arith.addf %e, %d : tensor<8xf32>
  %g = arith.addf %f, %c : tensor<8xf32>
  return %g : tensor<8xf32>
}

// -----

// The plan computes both of these products once, so they may stay merged.
//      CHECK:fences of @once: 0
func.func @once(%x: tensor<8xf32>) -> tensor<8xf32> attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 3, steps = [0-2]>} {
  %a = math.cos %x {remat.merged = 7 : i64} : tensor<8xf32>
  %b = math.sin %x {remat.merged = 7 : i64} : tensor<8xf32>
  %c = arith.addf %a, %b : tensor<8xf32>
  return %c : tensor<8xf32>
}
