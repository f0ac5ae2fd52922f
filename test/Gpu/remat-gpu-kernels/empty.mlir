// An op without elements is removed. A value that a region captures is a parameter.
// RUN: remat-opt %s --remat-gpu-kernels | FileCheck %s

// CHECK-LABEL: func.func @rematStep
// CHECK-COUNT-1: gpu.launch_func
// CHECK-NOT: gpu.launch_func
// CHECK: gpu.func @kernel1(%{{.*}}: memref<4xf32>, %{{.*}}: memref<4xf32>) kernel
// CHECK-SAME: step_access = array<i32: 2, 1>
func.func @rematStep(%e: memref<0x4xf32>, %x: memref<4xf32>, %y: memref<4xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%e : memref<0x4xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%y : memref<4xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %three = arith.constant 3 : index
    %j = arith.subi %three, %i : index
    %0 = memref.load %x[%j] : memref<4xf32>
    linalg.yield %0 : f32
  }
  return
}
