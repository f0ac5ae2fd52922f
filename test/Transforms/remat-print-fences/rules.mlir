// The values that fences tie and wait for, with each rule on the smallest step.
// RUN: remat-opt %s --split-input-file --remat-print-fences=fence-large=4 -o /dev/null | FileCheck %s --match-full-lines --strict-whitespace

// A clone that reads only an argument is tied by it.
//      CHECK:fences of @argument: 1
// CHECK-NEXT:  before step 2, for exp.0: ties arg0 after exp.1
func.func @argument(%x: tensor<8xf32>) -> tensor<8xf32> attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 3, steps = [0-1, 0, 2]>} {
  %a = math.exp %x : tensor<8xf32>
  %b = math.exp %a : tensor<8xf32>
  %c = arith.mulf %a, %b : tensor<8xf32>
  return %c : tensor<8xf32>
}

// -----

// The only saved input is the anchor as well: later readers take it from the
// fence.
//      CHECK:fences of @anchor_too: 1
// CHECK-NEXT:  before step 3, for exp.1: ties exp.0 (handed on)
func.func @anchor_too(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 4, steps = [0-2, 1, 3]>} {
  %a = math.exp %x : tensor<8xf32>
  %b = math.exp %a : tensor<8xf32>
  %c = math.tanh %b : tensor<8xf32>
  %d = arith.mulf %a, %b : tensor<8xf32>
  return %d, %a : tensor<8xf32>, tensor<8xf32>
}

// -----

// A node that runs twice in a row begins a run each time, and a run ends at a
// copy.
//      CHECK:fences of @runs: 3
func.func @runs(%x: tensor<8xf32>) -> tensor<8xf32> attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 4, steps = [0-2, 1, 1, out 2, wait 2, 1, in 2, 3]>} {
  %a = math.exp %x : tensor<8xf32>
  %b = math.exp %a : tensor<8xf32>
  %c = math.tanh %b : tensor<8xf32>
  %d = arith.mulf %b, %c : tensor<8xf32>
  return %d : tensor<8xf32>
}

// -----

// A large tensor that is made for the first time waits for those that the plan
// has freed before it.
//      CHECK:fences of @large: 1
// CHECK-NEXT:  before step 3, for negf.1: ties exp.0 after reduce.3
func.func @large(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>) attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 6, steps = [0, 2-3, 1, 4-5]>} {
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %s = math.exp %x : tensor<8x8xf32>
  %g = arith.negf %s : tensor<8x8xf32>
  %m = math.absf %s : tensor<8x8xf32>
  %r = linalg.reduce {arith.addf} ins(%m : tensor<8x8xf32>) outs(%zero : tensor<8xf32>) dimensions = [1]
  %d = arith.mulf %g, %g : tensor<8x8xf32>
  %l = math.log %r : tensor<8xf32>
  return %d, %l : tensor<8x8xf32>, tensor<8xf32>
}
