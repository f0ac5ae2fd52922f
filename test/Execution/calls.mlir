// Private functions are inlined into a step that runs, as remat-prepare does:
// calls that say no_inline, of one function twice, of functions that call.
// RUN: remat-run %s --print-outputs | FileCheck %s
// RUN: remat-opt %s --remat="activation-budget=100%%" -o %t.mlir && remat-run %t.mlir --print-outputs | FileCheck %s
// RUN: remat-opt %s --remat-to-cpu | FileCheck %s --check-prefix=CPU

// CHECK: = 24 24
// CPU: llvm.func @{{.*}}step
func.func private @double(%a: tensor<2xi32>) -> tensor<2xi32> attributes {no_inline} {
  %r = arith.addi %a, %a : tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func private @quadruple(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = func.call @double(%a) {no_inline} : (tensor<2xi32>) -> tensor<2xi32>
  %1 = func.call @double(%0) {no_inline} : (tensor<2xi32>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}
func.func @main() -> tensor<2xi32> {
  %c = arith.constant dense<3> : tensor<2xi32>
  %0 = func.call @quadruple(%c) {no_inline} : (tensor<2xi32>) -> tensor<2xi32>
  %1 = func.call @double(%0) : (tensor<2xi32>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}
