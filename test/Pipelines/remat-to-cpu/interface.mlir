// The LLVM dialect, with the C interface and nothing of the tensors' function.
// RUN: remat-opt %s --remat-to-cpu | FileCheck %s --implicit-check-not='func.func'
// RUN: remat-opt %s --remat-to-cpu="name=half function=other poison contractions=false" | FileCheck %s --check-prefix=NAMED
// RUN: remat-opt %s --remat-to-cpu | mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=LLVM
// A rewritten step, in one go.
// RUN: remat-opt %S/../remat/Inputs/chain.mlir --remat="activation-budget=13000 enforce=arena" --remat-to-cpu | mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=LLVM

// CHECK-DAG: llvm.func @rematContract(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-DAG: llvm.func @step_run(%{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr)
// CHECK-NOT: rematPoison
// CHECK: llvm.func @step_arena_bytes() -> i64
// CHECK-NEXT: llvm.mlir.constant(256 : i64)
// LLVM-DAG: define void @step_run(ptr %{{[0-9]+}}, ptr %{{[0-9]+}}, ptr %{{[0-9]+}})
// LLVM-DAG: define i64 @step_arena_bytes()
func.func @main(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %y = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>)
    outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// NAMED-NOT: rematContract
// NAMED: llvm.func @half_run
// NAMED: llvm.call @rematPoison
// NAMED: llvm.func @half_arena_bytes
// NAMED-NEXT: llvm.mlir.constant(64 : i64)
func.func @other(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %y = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>)
    outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}
