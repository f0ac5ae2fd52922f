// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: remat-opt %s --allow-unregistered-dialect --remat-prepare | FileCheck %s
// RUN: remat-opt %s --allow-unregistered-dialect | remat-opt --allow-unregistered-dialect | FileCheck %s --check-prefix=SAME
// RUN: not remat-opt %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// MLIR takes an unknown op with one region for a symbol table of its own.
// Examples are lax.reduce of a function that calls jnp.where, and
// lax.platform_dependent.

// UNKNOWN: error: operation being parsed with an unregistered dialect

// CHECK-LABEL: func.func @main
// CHECK: "stablehlo.reduce"
// CHECK: "stablehlo.maximum"
// CHECK: "stablehlo.case"
// CHECK-NEXT: "stablehlo.maximum"
// CHECK-NOT: call
// CHECK-NOT: @larger

// SAME: "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}>
// SAME: func.call @larger
// SAME: "stablehlo.after_all"() : () -> !stablehlo.token
// SAME: {handle = #stablehlo.channel_handle<handle = 1, type = 0>, mhlo.mark, sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", ?}]>}
func.func @main(%x: tensor<4xf32>, %i: tensor<f32>, %k: tensor<i32>) -> (tensor<f32>, tensor<f32>) {
  %r = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %l = func.call @larger(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%l) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %c = "stablehlo.case"(%k) ({
    %l = func.call @larger(%r, %i) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%l) : (tensor<f32>) -> ()
  }) : (tensor<i32>) -> tensor<f32>
  %t = "stablehlo.after_all"() : () -> !stablehlo.token
  %n = "stablehlo.negate"(%c) {handle = #stablehlo.channel_handle<handle = 1, type = 0>, mhlo.mark, sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", ?}]>} : (tensor<f32>) -> tensor<f32>
  return %r, %n : tensor<f32>, tensor<f32>
}

func.func private @larger(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %m = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %m : tensor<f32>
}
