// A converted weight is small, and is computed from an argument alone. If it is
// made again, its fence has the anchor of the fence before it, here the group's
// result. With the nearer concatenation as its anchor, a compiler could not
// compute both concatenations in one kernel.
// RUN: remat-opt %s --allow-unregistered-dialect --split-input-file --remat-print-fences=fence-per-step -o /dev/null | FileCheck %s --match-full-lines --strict-whitespace

//      CHECK:fences of @weight: 2
// CHECK-NEXT:  before step 4, for exp.1: ties arg1 after gradient
// CHECK-NEXT:  before step 6, for negf.0: ties arg0 after gradient
func.func @weight(%w: tensor<1x8xf32>, %x: tensor<8x8xf32>) -> (tensor<17x8xf32>, tensor<10x8xf32>) attributes {
    remat.groups = [#remat.group<name = "gradient", workspace = 0, flops = 64, bytes = 512>],
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 6, steps = [0-3, 1, 4, 0, 5]>} {
  %c = arith.negf %w : tensor<1x8xf32>
  %a = math.exp %x : tensor<8x8xf32>
  %m = "stablehlo.concatenate"(%a, %c) <{dimension = 0 : i64}> : (tensor<8x8xf32>, tensor<1x8xf32>) -> tensor<9x8xf32>
  %g = math.log %m {remat.group = array<i64: 0>} : tensor<9x8xf32>
  %u = "stablehlo.concatenate"(%a, %g) <{dimension = 0 : i64}> : (tensor<8x8xf32>, tensor<9x8xf32>) -> tensor<17x8xf32>
  %d = "stablehlo.concatenate"(%g, %c) <{dimension = 0 : i64}> : (tensor<9x8xf32>, tensor<1x8xf32>) -> tensor<10x8xf32>
  return %u, %d : tensor<17x8xf32>, tensor<10x8xf32>
}

// -----

// If the group's result is not used any more, the fence has the nearest anchor.
//      CHECK:fences of @free: 2
// CHECK-NEXT:  before step 4, for exp.1: ties arg1 after gradient
// CHECK-NEXT:  before step 6, for negf.0: ties arg0 after concatenate.4
func.func @free(%w: tensor<1x8xf32>, %x: tensor<8x8xf32>) -> tensor<18x8xf32> attributes {
    remat.groups = [#remat.group<name = "gradient", workspace = 0, flops = 64, bytes = 512>],
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 6, steps = [0-3, 1, 4, 0, 5]>} {
  %c = arith.negf %w : tensor<1x8xf32>
  %a = math.exp %x : tensor<8x8xf32>
  %m = "stablehlo.concatenate"(%a, %c) <{dimension = 0 : i64}> : (tensor<8x8xf32>, tensor<1x8xf32>) -> tensor<9x8xf32>
  %g = math.log %m {remat.group = array<i64: 0>} : tensor<9x8xf32>
  %u = "stablehlo.concatenate"(%a, %g) <{dimension = 0 : i64}> : (tensor<8x8xf32>, tensor<9x8xf32>) -> tensor<17x8xf32>
  %d = "stablehlo.concatenate"(%u, %c) <{dimension = 0 : i64}> : (tensor<17x8xf32>, tensor<1x8xf32>) -> tensor<18x8xf32>
  return %d : tensor<18x8xf32>
}
