// Loops that run a constant number of times become straight lines, and a stack
// that one loop writes for another becomes separate tensors.
// RUN: remat-opt %s --split-input-file --remat-prepare=unroll-loops=true --allow-unregistered-dialect | FileCheck %s

// scf.for with slices of lower rank; the stack is gone.
// CHECK-LABEL: func.func @main(
// CHECK-SAME:      %[[W:.*]]: tensor<3x8xf32>, %[[X:.*]]: tensor<8xf32>
// CHECK-NOT:     scf.for
// CHECK-DAG:     %[[E:.*]] = tensor.empty() : tensor<8xf32>
// CHECK:         %[[W0:.*]] = tensor.extract_slice %[[W]][0, 0]
// CHECK-NEXT:    %[[A:.*]] = linalg.mul ins(%[[X]], %[[W0]]
// CHECK-NEXT:    %[[W1:.*]] = tensor.extract_slice %[[W]][1, 0]
// CHECK-NEXT:    %[[B:.*]] = linalg.mul ins(%[[A]], %[[W1]]
// CHECK-NEXT:    %[[W2:.*]] = tensor.extract_slice %[[W]][2, 0]
// CHECK-NEXT:    %[[C:.*]] = linalg.mul ins(%[[B]], %[[W2]]
// CHECK-NEXT:    %[[D:.*]] = linalg.mul ins(%[[C]], %[[C]]
// CHECK-NEXT:    %[[F:.*]] = linalg.mul ins(%[[D]], %[[B]]
// CHECK-NEXT:    %[[G:.*]] = linalg.mul ins(%[[F]], %[[A]]
// CHECK-NEXT:    return %[[C]], %[[G]]
func.func @main(%w: tensor<3x8xf32>, %x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %s0 = tensor.empty() : tensor<3x8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x, %s = %s0) -> (tensor<8xf32>, tensor<3x8xf32>) {
    %wi = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
    %b = linalg.mul ins(%a, %wi : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %s1 = tensor.insert_slice %b into %s[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<3x8xf32>
    scf.yield %b, %s1 : tensor<8xf32>, tensor<3x8xf32>
  }
  %g = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %r#0) -> (tensor<8xf32>) {
    %j = arith.subi %c2, %i : index
    %h = tensor.extract_slice %r#1[%j, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
    %b = linalg.mul ins(%a, %h : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %b : tensor<8xf32>
  }
  return %r#0, %g : tensor<8xf32>, tensor<8xf32>
}

// -----

// A slice that starts outside is moved inside, as in StableHLO. An update that
// writes beside a slice is passed over, and one that covers a part of it is not.
// CHECK-LABEL: func.func @clamped(
// CHECK-SAME:      %[[S:.*]]: tensor<4xf32>, %[[P:.*]]: tensor<1xf32>, %[[Q:.*]]: tensor<2xf32>
// CHECK:         %[[U:.*]] = "stablehlo.dynamic_update_slice"(%[[S]], %[[Q]],
// CHECK:         %[[R:.*]] = "stablehlo.dynamic_slice"(%[[U]],
// CHECK:         return %[[P]], %[[R]]
func.func @clamped(%s: tensor<4xf32>, %p: tensor<1xf32>, %q: tensor<2xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %2 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %3 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
  %9 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
  %a = "stablehlo.dynamic_update_slice"(%s, %q, %1) : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>
  %b = "stablehlo.dynamic_update_slice"(%a, %p, %3) : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
  %c = "stablehlo.dynamic_slice"(%b, %9) <{slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
  %d = "stablehlo.dynamic_slice"(%b, %2) <{slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
  return %c, %d : tensor<1xf32>, tensor<1xf32>
}

// -----

// Counters of many kinds: values that are constant in an iteration are folded,
// including the negative index that JAX moves up.
// CHECK-LABEL: func.func @counters(
// CHECK-NOT:     stablehlo.{{while|compare|select|add|convert}}
// CHECK:         %[[I:.*]] = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}>
// CHECK:         "test.use"(%[[I]])
// CHECK:         %[[J:.*]] = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}>
// CHECK:         "test.use"(%[[J]])
// CHECK-NOT:     "test.use"
// CHECK:         return
func.func @counters() {
  %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %2 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %4 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
  %r = "stablehlo.while"(%0) ({
  ^bb0(%i: tensor<i32>):
    %c = "stablehlo.compare"(%i, %2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    %n = "stablehlo.subtract"(%0, %i) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %m = "stablehlo.subtract"(%n, %1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c = "stablehlo.compare"(%m, %0) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %u = "stablehlo.add"(%m, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %s = "stablehlo.select"(%c, %u, %m) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %w = "stablehlo.convert"(%s) : (tensor<i32>) -> tensor<i64>
    "test.use"(%w) : (tensor<i64>) -> ()
    %next = "stablehlo.add"(%i, %1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%next) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

// A branch whose result nothing reads goes, unless something unknown is in it.
// CHECK-LABEL: func.func @branches(
// CHECK-NEXT:    "stablehlo.if"
// CHECK-NEXT:      "test.use"
// CHECK-NOT:     "stablehlo.if"
// CHECK:         return
func.func @branches(%p: tensor<i1>, %x: tensor<4xf32>) {
  %known = "stablehlo.if"(%p) ({
    %s = "stablehlo.sine"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%s) : (tensor<4xf32>) -> ()
  }, {
    "stablehlo.return"(%x) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>) -> tensor<4xf32>
  %unknown = "stablehlo.if"(%p) ({
    %s = "test.use"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%s) : (tensor<4xf32>) -> ()
  }, {
    "stablehlo.return"(%x) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>) -> tensor<4xf32>
  return
}
