// Marks of donation that contradict each other, when a step is planned and when
// it is compiled.
// RUN: remat-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics --remat-print-graph
// RUN: split-file %s %t
// RUN: bash %S/../Execution/Inputs/exits 2 remat-run %t/twice.mlir --entry=twice 2>&1 | FileCheck %s
// CHECK: error: argument #2 of @twice has tf.aliasing_output = 1, and so has argument #0

//--- twice.mlir
// expected-error @+2 {{argument #2 of @twice has tf.aliasing_output = 1, and so has argument #0: two arguments cannot share the buffer of one result}}
func.func @twice(%a: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %b: tensor<4xf32>,
                 %c: tensor<4xf32> {tf.aliasing_output = 1 : i32}) -> (tensor<4xf32>, tensor<4xf32>) {
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}

// -----

// expected-error @+1 {{argument #0 of @none has tf.aliasing_output = 1, and there are 1 results}}
func.func @none(%a: tensor<4xf32> {tf.aliasing_output = 1 : i32}) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
