// RUN: remat-opt %s --remat-import-fences --allow-unregistered-dialect --split-input-file | FileCheck %s

// Barriers that follow one another are one fence, also in loops.
// CHECK-LABEL: func.func @loop
//  CHECK-SAME: (%[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<8xf32>)
//       CHECK: scf.for
//  CHECK-NEXT:   %[[F:.*]]:2 = remat.fence %[[C:.*]], %[[B]] : tensor<4xf32>, tensor<8xf32>
//  CHECK-NEXT:   %[[Y:.*]] = "test.use"(%[[F]]#0, %[[F]]#1)
//  CHECK-NEXT:   scf.yield %[[Y]]
func.func @loop(%a: tensor<4xf32>, %b: tensor<8xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%c = %a) -> (tensor<4xf32>) {
    %d = "util.optimization_barrier"(%c) : (tensor<4xf32>) -> tensor<4xf32>
    %e = "util.optimization_barrier"(%b) : (tensor<8xf32>) -> tensor<8xf32>
    %y = "test.use"(%d, %e) : (tensor<4xf32>, tensor<8xf32>) -> tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// One that reads another is a fence of its own; scalars stay.
// CHECK-LABEL: func.func @apart
//  CHECK-SAME: (%[[A:.*]]: tensor<4xf32>, %[[T:.*]]: i1)
//  CHECK-NEXT:   %[[B:.*]]:2 = remat.fence %[[A]], %[[A]]
//  CHECK-NEXT:   %[[C:.*]] = remat.fence %[[B]]#0
//  CHECK-NEXT:   %[[S:.*]] = "util.optimization_barrier"(%[[T]])
//  CHECK-NEXT:   return %[[C]], %[[B]]#1, %[[S]]
func.func @apart(%a: tensor<4xf32>, %t: i1) -> (tensor<4xf32>, tensor<4xf32>, i1) {
  %b:2 = "stablehlo.optimization_barrier"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %c = "util.optimization_barrier"(%b#0) : (tensor<4xf32>) -> tensor<4xf32>
  %s = "util.optimization_barrier"(%t) : (i1) -> i1
  return %c, %b#1, %s : tensor<4xf32>, tensor<4xf32>, i1
}
