// Loops that cannot be planned inside, each with the reason; and carried values
// that are no stacks.
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-print-loops -o /dev/null | FileCheck %s

// CHECK-LABEL: function @data_decides
// CHECK-NEXT:    loop 0: its number of iterations is not constant
func.func @data_decides(%bound: tensor<i32>) -> tensor<i32> {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %0:2 = "stablehlo.while"(%zero, %bound) ({
  ^bb0(%i: tensor<i32>, %n: tensor<i32>):
    %1 = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %n: tensor<i32>):
    %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1, %n) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return %0#0 : tensor<i32>
}

// -----

// CHECK-LABEL: function @condition_with_effects
// CHECK-NEXT:    loop 0: its condition has effects
func.func @condition_with_effects() -> tensor<i32> {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %0 = "stablehlo.while"(%zero) ({
  ^bb0(%i: tensor<i32>):
    %n = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.custom_call"(%i) <{call_target_name = "print"}> : (tensor<i32>) -> ()
    %1 = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// CHECK-LABEL: function @steps_of_two
// CHECK-NEXT:    loop 0: its counter does not increase by one
func.func @steps_of_two() -> tensor<i32> {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %0 = "stablehlo.while"(%zero) ({
  ^bb0(%i: tensor<i32>):
    %n = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    %two = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%i, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// CHECK-LABEL: function @carries_a_token
// CHECK-NEXT:    loop 0: it has a value of type !stablehlo.token, of which a loop has no stack
func.func @carries_a_token(%token: !stablehlo.token) -> tensor<i32> {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %0:2 = "stablehlo.while"(%zero, %token) ({
  ^bb0(%i: tensor<i32>, %t: !stablehlo.token):
    %n = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %t: !stablehlo.token):
    %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1, %t) : (tensor<i32>, !stablehlo.token) -> ()
  }) : (tensor<i32>, !stablehlo.token) -> (tensor<i32>, !stablehlo.token)
  return %0#0 : tensor<i32>
}

// -----

// CHECK-LABEL: function @condition_reads_more
// CHECK-NEXT:    loop 0: its condition reads other values than its counter
func.func @condition_reads_more() -> tensor<i32> {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %0:2 = "stablehlo.while"(%zero, %zero) ({
  ^bb0(%i: tensor<i32>, %j: tensor<i32>):
    %n = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.add"(%j, %n) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %j: tensor<i32>):
    %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1, %j) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return %0#0 : tensor<i32>
}

// -----

// From 2 to 6. A stack whose slots are all written; one of which slots 0 and 1
// are not; one whose slot is read before it is written; one of which half a slot
// is written; one of which another slot is read.

// CHECK-LABEL: function @stacks
// CHECK-NEXT:    loop 0: 4 iterations from 2
// CHECK-NEXT:      0 counter
// CHECK-NEXT:      1 invariant: tensor<2xf32>
// CHECK-NEXT:      2 stack: tensor<4x2xf32>, slot counter - 2
// CHECK-NEXT:      3 carry: tensor<6x2xf32>
// CHECK-NEXT:      4 stack: tensor<4x2xf32>, slot counter - 2, read before
// CHECK-NEXT:      5 carry: tensor<4x2xf32>
// CHECK-NEXT:      6 carry: tensor<4x2xf32>
// CHECK-NOT:   pair
func.func @stacks(%x: tensor<2xf32>, %s: tensor<4x2xf32>, %t: tensor<6x2xf32>) -> tensor<4x2xf32> {
  %start = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %0:7 = "stablehlo.while"(%start, %x, %s, %t, %s, %s, %s) ({
  ^bb0(%i: tensor<i32>, %c: tensor<2xf32>, %a: tensor<4x2xf32>, %b: tensor<6x2xf32>, %d: tensor<4x2xf32>, %e: tensor<4x2xf32>, %f: tensor<4x2xf32>):
    %n = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %c: tensor<2xf32>, %a: tensor<4x2xf32>, %b: tensor<6x2xf32>, %d: tensor<4x2xf32>, %e: tensor<4x2xf32>, %f: tensor<4x2xf32>):
    %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %two = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %slot = "stablehlo.subtract"(%i, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %row = "stablehlo.reshape"(%c) : (tensor<2xf32>) -> tensor<1x2xf32>
    %a1 = "stablehlo.dynamic_update_slice"(%a, %row, %slot, %zero) : (tensor<4x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
    %b1 = "stablehlo.dynamic_update_slice"(%b, %row, %i, %zero) : (tensor<6x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<6x2xf32>
    %read = "stablehlo.dynamic_slice"(%d, %slot, %zero) <{slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %d1 = "stablehlo.dynamic_update_slice"(%d, %read, %slot, %zero) : (tensor<4x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
    %half = "stablehlo.slice"(%row) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<1x2xf32>) -> tensor<1x1xf32>
    %e1 = "stablehlo.dynamic_update_slice"(%e, %half, %slot, %zero) : (tensor<4x2xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
    %first = "stablehlo.dynamic_slice"(%f, %zero, %zero) <{slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %f1 = "stablehlo.dynamic_update_slice"(%f, %first, %slot, %zero) : (tensor<4x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
    %1 = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1, %c, %a1, %b1, %d1, %e1, %f1) : (tensor<i32>, tensor<2xf32>, tensor<4x2xf32>, tensor<6x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>) -> ()
  }) : (tensor<i32>, tensor<2xf32>, tensor<4x2xf32>, tensor<6x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<i32>, tensor<2xf32>, tensor<4x2xf32>, tensor<6x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>)
  return %0#2 : tensor<4x2xf32>
}

// -----

// The loop of an op that MLIR does not know may read later values.
// CHECK-LABEL: backwards
// CHECK: it reads a value that a later op computes
func.func @backwards(%x: tensor<2xf32>) -> tensor<2xf32> {
  %start = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %0:2 = "stablehlo.while"(%start, %x) ({
  ^bb0(%i: tensor<i32>, %c: tensor<2xf32>):
    %n = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %c: tensor<2xf32>):
    %2 = "stablehlo.add"(%3, %c) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %3 = "stablehlo.tanh"(%c) : (tensor<2xf32>) -> tensor<2xf32>
    %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1, %2) : (tensor<i32>, tensor<2xf32>) -> ()
  }) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
  return %0#1 : tensor<2xf32>
}
