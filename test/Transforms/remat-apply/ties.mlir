// The values by which a group of clones is tied.
// RUN: remat-opt %s --split-input-file --remat-apply --allow-unregistered-dialect | FileCheck %s
// The ties hold: no later cse merges a clone with its original.
// RUN: remat-opt %s --split-input-file --remat-apply --cse --canonicalize --cse --remat-verify --allow-unregistered-dialect | FileCheck %s

// A clone that reads nothing is tied by its destination.
// CHECK-LABEL: func.func @no_inputs
// CHECK:         %[[E:.*]] = tensor.empty() : tensor<8xi32>
// CHECK:         %[[I:.*]] = linalg.generic {{.*}} outs(%[[E]]
// CHECK:         %[[G:.*]] = linalg.exp
// CHECK:         %[[F:.*]]:2 = remat.fence %[[E]] after %[[G]] : tensor<8xi32> after tensor<8xf32>
// CHECK:         linalg.generic {{.*}} outs(%[[F]]#0
func.func @no_inputs(%x: tensor<8xf32>) -> (tensor<8xi32>, tensor<8xf32>, tensor<8xi32>)
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 4, steps = [0-2, 0, 3]>} {
  %e = tensor.empty() : tensor<8xi32>
  %ef = tensor.empty() : tensor<8xf32>
  %i = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%e : tensor<8xi32>) {
  ^bb0(%out: i32):
    %m = linalg.index 0 : index
    %n = arith.index_cast %m : index to i32
    linalg.yield %n : i32
  } -> tensor<8xi32>
  %j = linalg.add ins(%i, %i : tensor<8xi32>, tensor<8xi32>) outs(%e : tensor<8xi32>) -> tensor<8xi32>
  %g = linalg.exp ins(%x : tensor<8xf32>) outs(%ef : tensor<8xf32>) -> tensor<8xf32>
  %k = linalg.mul ins(%i, %i : tensor<8xi32>, tensor<8xi32>) outs(%e : tensor<8xi32>) -> tensor<8xi32>
  return %j, %g, %k : tensor<8xi32>, tensor<8xf32>, tensor<8xi32>
}

// -----

// There is one fence for a group. A value that is made inside the group needs
// none, and a view is made again from its source.
// CHECK-LABEL: func.func @group
// CHECK-SAME:    (%[[X:.*]]: tensor<8xf32>)
// CHECK:         %[[A:.*]] = linalg.exp ins(%[[X]]
// CHECK:         %[[V:.*]] = tensor.expand_shape %[[A]]
// CHECK:         %[[B:.*]] = linalg.exp ins(%[[V]]
// CHECK:         %[[C:.*]] = linalg.exp ins(%[[B]]
// CHECK:         %[[F:.*]]:2 = remat.fence %[[X]] after %[[C]]
// CHECK-NOT:     remat.fence
// CHECK:         %[[A2:.*]] = linalg.exp ins(%[[F]]#0
// CHECK:         %[[V2:.*]] = tensor.expand_shape %[[A2]]
// CHECK:         %[[B2:.*]] = linalg.exp ins(%[[V2]]
// CHECK:         linalg.mul ins(%[[B2]], %[[F]]#1
func.func @group(%x: tensor<8xf32>) -> tensor<2x4xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 4, steps = [0-2, 0-1, 3]>} {
  %e = tensor.empty() : tensor<8xf32>
  %e2 = tensor.empty() : tensor<2x4xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %v = tensor.expand_shape %a [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %b = linalg.exp ins(%v : tensor<2x4xf32>) outs(%e2 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %c = linalg.exp ins(%b : tensor<2x4xf32>) outs(%e2 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %d = linalg.mul ins(%b, %c : tensor<2x4xf32>, tensor<2x4xf32>) outs(%e2 : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %d : tensor<2x4xf32>
}

// -----

// A plan in program order leaves the body as it is.
// CHECK-LABEL: func.func @program_order
// CHECK-SAME:    clones = 0, fences = 0
// CHECK-NOT:     remat.fence
// CHECK:         return
func.func @program_order(%x: tensor<8xf32>) -> tensor<8xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "keep-all", nodes = 2, steps = [0-1]>} {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.exp ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %b : tensor<8xf32>
}

// -----

// A plan may reorder without recomputing: no fence is needed.
// CHECK-LABEL: func.func @reordered
// CHECK:         linalg.sqrt
// CHECK-NOT:     remat.fence
// CHECK:         linalg.exp
func.func @reordered(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 2, steps = [1, 0]>} {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.sqrt ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

// -----

// The clone reads the last value that lives on. This value is the saved input,
// and later readers take it from the fence.
// CHECK-LABEL: func.func @anchor_is_saved
// CHECK:         %[[A:.*]] = linalg.exp
// CHECK:         linalg.sqrt ins(%[[A]]
// CHECK:         %[[F:.*]] = remat.fence %[[A]] : tensor<8xf32>
// CHECK:         %[[B:.*]] = linalg.sqrt ins(%[[F]]
// CHECK:         linalg.mul ins(%[[F]], %[[B]]
func.func @anchor_is_saved(%x: tensor<8xf32>) -> tensor<8xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 4, steps = [0-2, 1, 3]>} {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.sqrt ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  "test.use"(%b) : (tensor<8xf32>) -> ()
  %d = linalg.mul ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %d : tensor<8xf32>
}

// -----

// A constant is used if there is no tensor.empty.
// CHECK-LABEL: func.func @constant
// CHECK:         %[[C:.*]] = arith.constant dense<1> : tensor<8xi32>
// CHECK:         linalg.generic {{.*}} outs(%[[C]]
// CHECK:         %[[F:.*]]:2 = remat.fence %[[C]] after
// CHECK:         linalg.generic {{.*}} outs(%[[F]]#0
func.func @constant(%x: tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 3, steps = [0-1, 0, 2]>} {
  %c = arith.constant dense<1> : tensor<8xi32>
  %e = tensor.empty() : tensor<8xi32>
  %i = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%c : tensor<8xi32>) {
  ^bb0(%out: i32):
    %m = linalg.index 0 : index
    %n = arith.index_cast %m : index to i32
    %s = arith.addi %n, %out : i32
    linalg.yield %s : i32
  } -> tensor<8xi32>
  %j = linalg.add ins(%i, %x : tensor<8xi32>, tensor<8xi32>) outs(%e : tensor<8xi32>) -> tensor<8xi32>
  %k = linalg.mul ins(%i, %x : tensor<8xi32>, tensor<8xi32>) outs(%e : tensor<8xi32>) -> tensor<8xi32>
  return %j, %k : tensor<8xi32>, tensor<8xi32>
}

// -----

// An op that runs twice in a row has a fence each time.
// CHECK-LABEL: func.func @twice
// CHECK-SAME:    (%[[X:.*]]: tensor<8xf32>)
// CHECK:         %[[B:.*]] = linalg.sqrt
// CHECK:         %[[C:.*]] = linalg.sqrt ins(%[[B]]
// CHECK:         %[[F:.*]]:2 = remat.fence %[[X]] after %[[C]]
// CHECK:         %[[A1:.*]] = linalg.exp ins(%[[F]]#0
// CHECK:         %[[B1:.*]] = linalg.sqrt ins(%[[A1]]
// CHECK:         %[[G:.*]]:2 = remat.fence %[[X]] after %[[B1]]
// CHECK:         %[[A2:.*]] = linalg.exp ins(%[[G]]#0
// CHECK:         linalg.mul ins(%[[G]]#1, %[[A2]]
func.func @twice(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 4, steps = [0-2, 0, 1, 0, 3]>} {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.sqrt ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %c = linalg.sqrt ins(%b : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %d = linalg.mul ins(%b, %a : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %c, %d : tensor<8xf32>, tensor<8xf32>
}
