// The machine code of a large product in f32: copies that no register waits for, loads
// from shared memory long before their values are needed, one barrier a step, stores of
// 128 bits, two blocks on a multiprocessor, and no spilled register.
// REQUIRES: remat-compile, cuda, nvdisasm
// RUN: %remat_source/tools/gpu-roofline %s --products --sass %t.sass | FileCheck %s
// RUN: FileCheck %s --check-prefix=SASS < %t.sass

// CHECK: kernel registers blocks resident products other instructions shared loads products before use bytes under way barriers step's others stores spilled
// CHECK-NEXT: kernel1 {{1[0-2][0-9]}} 2 512 {{[1-4][0-9]}} 32 {{[2-9][0-9]}}.{{[0-9]}} 64 1 {{[1-6][0-9]}} 128 0
// A's rows are apart, and B's columns are neighbours.
// SASS-NOT: LDG.E
// SASS: LDGSTS.E [
// SASS: LDGSTS.E.BYPASS.128 [
// SASS-NOT: LDG.E
func.func @main(%a: tensor<4096x512xf32>, %b: tensor<512x2048xf32>) -> tensor<4096x2048xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4096x2048xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4096x2048xf32>) -> tensor<4096x2048xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4096x512xf32>, tensor<512x2048xf32>) outs(%f : tensor<4096x2048xf32>) -> tensor<4096x2048xf32>
  return %0 : tensor<4096x2048xf32>
}
