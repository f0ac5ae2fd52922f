// Which stacks have no copies to the host is said beside those that have.

// One that another op reads, too: here the step returns it.
// RUN: sed 's/-> tensor<6x16x16xf32> {$/-> (tensor<6x16x16xf32>, tensor<6x64x16xf32>) {/; s/return %16#6 : .*/return %16#6, %7#4 : tensor<6x16x16xf32>, tensor<6x64x16xf32>/' %S/Inputs/scan.mlir > %t.mlir
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min offload=true remarks=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=RETURNED
// RETURNED: remark: loops of 6 iterations: {{.*}}; on the host {{[0-9]+}} bytes: {{.*}}; 24576 bytes of stacks stay on the device: others than the backward loop read them{{$}}
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min remarks=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min offload=true remarks=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: remark: loops of 6 iterations
// NOTHING-NOT: stay on the device

// Those of a loop alone.
// RUN: remat-opt %s --allow-unregistered-dialect --remat-plan-loops="budget=min offload=true remarks=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: remat-opt %s --allow-unregistered-dialect --remat-plan-loops="budget=min remarks=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NO-COPIES
// ALONE: remark: a loop of 4 iterations: {{.*}}; nothing on the host: only stacks that a later loop reads are copied{{$}}
// NO-COPIES: remark: a loop of 4 iterations: {{.*}}; planner {{[a-z-]+$}}
func.func @main(%w: tensor<4x4xf32>, %x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %r:3 = "stablehlo.while"(%zero, %w, %x) ({
  ^bb0(%i: tensor<i32>, %a: tensor<4x4xf32>, %c: tensor<4x4xf32>):
    %n = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %go = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%go) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %a: tensor<4x4xf32>, %c: tensor<4x4xf32>):
    %p = "stablehlo.dot_general"(%c, %a) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %t = "stablehlo.tanh"(%p) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %q = "stablehlo.dot_general"(%t, %a) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %next = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%next, %a, %q) : (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  }) : (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>)
  return %r#2 : tensor<4x4xf32>
}
