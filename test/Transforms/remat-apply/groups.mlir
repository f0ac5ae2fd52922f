// Groups run as one: the ops that each step of the plan needs are emitted, and
// numbered again in the plan's order.
// RUN: remat-opt %s --split-input-file --remat-apply --remat-verify | FileCheck %s
// No later cse merges a clone with its original.
// RUN: remat-opt %s --split-input-file --remat-apply --cse --canonicalize --cse --remat-verify | FileCheck %s

// Everything is kept: the ops are those of before, in the groups' order, and
// the op of two groups is there once.
// CHECK-LABEL: func.func @keep_all
// CHECK-SAME:    (%[[X:.*]]: tensor<8xf32>)
// CHECK-SAME:    clones = 0, fences = 0
// CHECK-SAME:    remat.groups = [#remat.group<name = "b">, #remat.group<name = "a", workspace = 64>]
// CHECK-NEXT:    %[[E:.*]] = tensor.empty()
// CHECK-NEXT:    %[[P:.*]] = linalg.exp {remat.group = array<i64: 0, 1>} ins(%[[X]]
// CHECK-NEXT:    %[[R:.*]] = linalg.log {remat.group = array<i64: 0>} ins(%[[P]]
// CHECK-NEXT:    %[[Q:.*]] = linalg.abs {remat.group = array<i64: 1>} ins(%[[P]]
// CHECK-NEXT:    return %[[Q]], %[[R]]
func.func @keep_all(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {
    remat.groups = [#remat.group<name = "b", flops = 8, bytes = 64>, #remat.group<name = "unused">, #remat.group<name = "a", workspace = 64>],
    remat.plan = #remat.plan<version = 1, planner = "keep-all", nodes = 2, steps = [0-1]>} {
  %e = tensor.empty() : tensor<8xf32>
  %p = linalg.exp {remat.group = array<i64: 0, 2>} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %q = linalg.abs {remat.group = array<i64: 2>} ins(%p : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = linalg.log {remat.group = array<i64: 0>} ins(%p : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %q, %r : tensor<8xf32>, tensor<8xf32>
}

// -----

// A group with two results runs again for one of them. The ops that only the other
// result needs are not emitted. The view at the border is made again from the clone.
// The fence waits for every op before it that is the last reader of a large tensor.
// CHECK-LABEL: func.func @one_of_two
// CHECK-SAME:    (%[[X:.*]]: tensor<8xf32>)
// CHECK-SAME:    clones = 2, fences = 1
// CHECK:         %[[P:.*]] = linalg.exp {remat.group = array<i64: 0>} ins(%[[X]]
// CHECK-NEXT:    %[[A:.*]] = linalg.abs {remat.group = array<i64: 0>} ins(%[[P]]
// CHECK-NEXT:    %[[B:.*]] = linalg.log {remat.group = array<i64: 0>} ins(%[[P]]
// CHECK-NEXT:    %[[V:.*]] = tensor.expand_shape %[[A]]
// CHECK:         %[[C:.*]] = linalg.exp {remat.group = array<i64: 1>} ins(%[[V]]
// CHECK-NEXT:    %[[D:.*]] = linalg.sqrt {remat.group = array<i64: 2>} ins(%[[B]]
// CHECK-NEXT:    %[[F:.*]]:3 = remat.fence %[[X]] after %[[D]], %[[C]] :
// CHECK-NEXT:    %[[P2:.*]] = linalg.exp {remat.group = array<i64: 3>} ins(%[[F]]#0
// CHECK-NEXT:    %[[A2:.*]] = linalg.abs {remat.group = array<i64: 3>} ins(%[[P2]]
// CHECK-NEXT:    %[[V2:.*]] = tensor.expand_shape %[[A2]]
// CHECK-NEXT:    linalg.mul {remat.group = array<i64: 4>} ins(%[[V2]], %[[F]]#2
// CHECK-NEXT:    return %{{.*}}, %[[F]]#1
func.func @one_of_two(%x: tensor<8xf32>) -> (tensor<2x4xf32>, tensor<8xf32>) attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 4, steps = [0-2, 0, 3]>} {
  %e = tensor.empty() : tensor<8xf32>
  %e2 = tensor.empty() : tensor<2x4xf32>
  %p = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.abs {remat.group = array<i64: 0>} ins(%p : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.log {remat.group = array<i64: 0>} ins(%p : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %v = tensor.expand_shape %a [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %c = linalg.exp {remat.group = array<i64: 1>} ins(%v : tensor<2x4xf32>) outs(%e2 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %d = linalg.sqrt {remat.group = array<i64: 2>} ins(%b : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %m = linalg.mul {remat.group = array<i64: 3>} ins(%v, %c : tensor<2x4xf32>, tensor<2x4xf32>) outs(%e2 : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %m, %d : tensor<2x4xf32>, tensor<8xf32>
}

// -----

// Each op that reads no tensor from outside is tied itself: here an op that
// reads only an argument, beside an op that reads a saved input.
// CHECK-LABEL: func.func @ties
// CHECK-SAME:    (%[[X:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK:         %[[S:.*]] = linalg.exp
// CHECK:         %[[F:.*]]:3 = remat.fence %[[W]], %[[S]] after %{{.*}} :
// CHECK-NEXT:    %[[P:.*]] = linalg.exp {remat.group = array<i64: 3>} ins(%[[F]]#0
// CHECK-NEXT:    linalg.mul {remat.group = array<i64: 3>} ins(%[[F]]#1, %[[P]]
func.func @ties(%x: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 4, steps = [0-2, 1, 3]>} {
  %e = tensor.empty() : tensor<8xf32>
  %s = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %p = linalg.exp {remat.group = array<i64: 1>} ins(%w : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %q = linalg.mul {remat.group = array<i64: 1>} ins(%s, %p : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = linalg.exp {remat.group = array<i64: 2>} ins(%q : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %t = linalg.mul {remat.group = array<i64: 3>} ins(%q, %r : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %t : tensor<8xf32>
}

// -----

// An op that only repeats an argument inside a group is not tied if another op of
// the group is. It then reads the argument itself, so a compiler can compute it
// inside its reader. If no other operand of its reader is tied, the argument is.
// CHECK-LABEL: func.func @repeats
// CHECK-SAME:    (%[[X:.*]]: tensor<8xf32>, %[[B:.*]]: tensor<4xf32>)
// CHECK:         %[[S:.*]] = linalg.exp {remat.group = array<i64: 0>}
// CHECK:         %[[R:.*]] = linalg.broadcast ins(%[[B]] : {{.*}} {remat.group = array<i64: 1, 4>}
// CHECK:         %[[F:.*]]:2 = remat.fence %[[S]] after %{{.*}} :
// CHECK-NEXT:    %[[V:.*]] = tensor.expand_shape %[[F]]#0
// CHECK-NEXT:    linalg.sub {remat.group = array<i64: 4>} ins(%[[V]], %[[R]]
// CHECK:         %[[G:.*]]:2 = remat.fence %[[B]] after %{{.*}} :
// CHECK-NEXT:    %[[R2:.*]] = linalg.broadcast ins(%[[G]]#0 :
// CHECK-NEXT:    linalg.exp {remat.group = array<i64: 6>} ins(%[[R2]]
func.func @repeats(%x: tensor<8xf32>, %b: tensor<4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 6, steps = [0-3, 1, 4, 2, 5]>} {
  %e = tensor.empty() : tensor<8xf32>
  %e2 = tensor.empty() : tensor<2x4xf32>
  %s = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %v = tensor.expand_shape %s [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %r = linalg.broadcast ins(%b : tensor<4xf32>) outs(%e2 : tensor<2x4xf32>) dimensions = [0] {remat.group = array<i64: 1>}
  %q = linalg.sub {remat.group = array<i64: 1>} ins(%v, %r : tensor<2x4xf32>, tensor<2x4xf32>) outs(%e2 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %r2 = linalg.broadcast ins(%b : tensor<4xf32>) outs(%e2 : tensor<2x4xf32>) dimensions = [0] {remat.group = array<i64: 2>}
  %p = linalg.exp {remat.group = array<i64: 2>} ins(%r2 : tensor<2x4xf32>) outs(%e2 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %t = linalg.mul {remat.group = array<i64: 3>} ins(%q, %p : tensor<2x4xf32>, tensor<2x4xf32>) outs(%e2 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %u = linalg.add {remat.group = array<i64: 4>} ins(%q, %t : tensor<2x4xf32>, tensor<2x4xf32>) outs(%e2 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %w = linalg.mul {remat.group = array<i64: 5>} ins(%p, %u : tensor<2x4xf32>, tensor<2x4xf32>) outs(%e2 : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %u, %w : tensor<2x4xf32>, tensor<2x4xf32>
}

// -----

// A fence that the step has waits for a value that nothing else reads, and that
// its group does not give out.
// CHECK-LABEL: func.func @waited_for
// CHECK-SAME:    (%[[X:.*]]: tensor<8xf32>)
// CHECK:         %[[P:.*]] = linalg.exp {remat.group = array<i64: 0>} ins(%[[X]]
// CHECK-NEXT:    %[[F:.*]]:2 = remat.fence %[[X]] after %[[P]]
// CHECK-NEXT:    %[[Q:.*]] = linalg.log {remat.group = array<i64: 1>} ins(%[[F]]#0
func.func @waited_for(%x: tensor<8xf32>) -> tensor<8xf32> attributes {
    remat.groups = [#remat.group<name = "a">, #remat.group<name = "b">],
    remat.plan = #remat.plan<version = 1, planner = "keep-all", nodes = 2, steps = [0-1]>} {
  %e = tensor.empty() : tensor<8xf32>
  %p = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %f:2 = remat.fence %x after %p : tensor<8xf32> after tensor<8xf32>
  %q = linalg.log {remat.group = array<i64: 1>} ins(%f#0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %q : tensor<8xf32>
}

// -----

// The plan runs the reader of the fence before the op for which the fence
// would wait. The fence then does not wait for this op.
// CHECK-LABEL: func.func @not_made_yet
// CHECK-SAME:    (%[[X:.*]]: tensor<8xf32>)
// CHECK:         %[[F:.*]]:2 = remat.fence %[[X]] after %[[X]]
// CHECK:         %[[Q:.*]] = linalg.log {remat.group = array<i64: 0>} ins(%[[F]]#0
// CHECK:         return %[[Q]]
func.func @not_made_yet(%x: tensor<8xf32>) -> tensor<8xf32> attributes {
    remat.groups = [#remat.group<name = "a">, #remat.group<name = "b">],
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 2, steps = [1, 0]>} {
  %e = tensor.empty() : tensor<8xf32>
  %p = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %f:2 = remat.fence %x after %p : tensor<8xf32> after tensor<8xf32>
  %q = linalg.log {remat.group = array<i64: 1>} ins(%f#0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %q : tensor<8xf32>
}

// -----

// A tensor that leaves for the host is no longer held: the fence waits for %d,
// which its reader makes.
// CHECK-LABEL: func.func @leaves
// CHECK-SAME:    (%[[X:.*]]: tensor<8xf32>)
// CHECK:         %[[B:.*]] = linalg.exp {remat.group = array<i64: 1>}
// CHECK-NEXT:    %[[D:.*]] = linalg.sqrt {remat.group = array<i64: 2>} ins(%[[B]]
// CHECK-NEXT:    %{{.*}}, %[[OUT:.*]] = remat.swap_out %[[B]]
// CHECK-NEXT:    remat.await %[[OUT]], %[[B]]
// CHECK-NEXT:    %[[C:.*]] = linalg.log {remat.group = array<i64: 3>} ins(%[[X]]
// CHECK-NEXT:    remat.fence %[[X]] after %[[C]], %[[D]] :
func.func @leaves(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {
    remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 6, steps = [0, 1, 2, out 2, wait 2, 3, 0, 4, in 2, 5]>} {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.exp {remat.group = array<i64: 1>} ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %d = linalg.sqrt {remat.group = array<i64: 2>} ins(%b : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %c = linalg.log {remat.group = array<i64: 3>} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %m = linalg.mul {remat.group = array<i64: 4>} ins(%a, %c : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %n = linalg.mul {remat.group = array<i64: 5>} ins(%m, %b : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %d, %n : tensor<8xf32>, tensor<8xf32>
}

// -----

// A group may lead from a tensor through a scalar: the tensor ties all of it.
// Tensors that the group makes need no tie, and neither do views of them.

// CHECK-LABEL: func.func @through_a_scalar(
// CHECK-SAME:      %[[X:.*]]: tensor<4xf32>
// CHECK:         %[[F:.*]]:2 = remat.fence %[[X]] after %{{.*}} : tensor<4xf32> after tensor<2xf32>
// CHECK:         %[[S:.*]] = tensor.extract %[[F]]#0
// CHECK:         %[[T:.*]] = tensor.splat %[[S]]
// CHECK:         %[[V:.*]] = tensor.extract_slice %[[T]]
// CHECK:         math.exp %[[V]]
func.func @through_a_scalar(%x: tensor<4xf32>) -> tensor<2xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 3, steps = [0-1, 0, 2]>} {
  %c0 = arith.constant 0 : index
  %s = tensor.extract %x[%c0] {remat.group = array<i64: 0>} : tensor<4xf32>
  %t = tensor.splat %s {remat.group = array<i64: 0>} : tensor<4xf32>
  %v = tensor.extract_slice %t[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %a = math.exp %v {remat.group = array<i64: 0>} : tensor<2xf32>
  %b = math.exp %a {remat.group = array<i64: 1>} : tensor<2xf32>
  %c = arith.mulf %a, %b {remat.group = array<i64: 2>} : tensor<2xf32>
  return %c : tensor<2xf32>
}
