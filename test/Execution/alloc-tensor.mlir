// bufferization.alloc_tensor is a tensor.empty. If it copies a tensor, it is a copy.
// RUN: remat-run %s --print-outputs | FileCheck %s
// RUN: remat-opt %s --remat-print-graph 2>&1 | FileCheck %s --check-prefix=GRAPH
// RUN: remat-opt %s --remat="activation-budget=100%%" -o %t.mlir && remat-run %t.mlir --print-outputs | FileCheck %s
// RUN: remat-opt %s --remat-prepare | FileCheck %s --check-prefix=IR
// RUN: remat-opt %s --remat-to-cpu | FileCheck %s --check-prefix=CPU
// RUN: not remat-run %s --entry=space 2>&1 | FileCheck %s --check-prefix=SPACE

// The copy and the sum, which takes the place of the copy, and the square.
// CHECK: peak bytes 16{{$}}
// CHECK: = 5 7
// CHECK: = 4 16
// GRAPH: graph main: 3 nodes, {{.*}}, peak 16 bytes
// GRAPH: n0 alloc_tensor.0 (other): t0 -> t1, flops 2, bytes 16, cost 2{{$}}
// IR-LABEL: func.func @main
// IR-NOT: alloc_tensor
// IR: return
// CPU: llvm.func
func.func @main() -> (tensor<2xi32>, tensor<2xi32>) {
  %c = arith.constant dense<[2, 4]> : tensor<2xi32>
  %three = arith.constant dense<3> : tensor<2xi32>
  %copy = bufferization.alloc_tensor() copy(%c) : tensor<2xi32>
  %0 = linalg.add ins(%copy, %three : tensor<2xi32>, tensor<2xi32>) outs(%copy : tensor<2xi32>) -> tensor<2xi32>
  %empty = bufferization.alloc_tensor() : tensor<2xi32>
  %1 = linalg.mul ins(%c, %c : tensor<2xi32>, tensor<2xi32>) outs(%empty : tensor<2xi32>) -> tensor<2xi32>
  return %0, %1 : tensor<2xi32>, tensor<2xi32>
}

// SPACE: error: 'bufferization.alloc_tensor' op cannot be compiled: the tensors of a step are in one memory; leave memory_space out
func.func @space(%a: tensor<2xf32>) -> tensor<2xf32> {
  %e = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<2xf32>
  %0 = linalg.exp ins(%a : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
