// A scalar argument is in device memory. Each kernel itself computes the
// values that depend on it, and the host reads nothing.
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-slab --remat-gpu-kernels | FileCheck %s

// CHECK-LABEL: func.func @rematStep
// CHECK-NOT: memref.load
// CHECK: gpu.launch_func
// CHECK: gpu.func @kernel1(%{{.*}}: memref<8xf32>, %[[RATE:.*]]: memref<f32>, %{{.*}}: memref<8xf32>) kernel
// CHECK-SAME: step_access = array<i32: 1, 1, 2>
// CHECK: %[[LOADED:.*]] = memref.load %[[RATE]][]
// CHECK: arith.negf %[[LOADED]]
// CHECK: scf.if
func.func @main(%x: tensor<8xf32>, %rate: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %minus = arith.negf %rate : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>],
                       iterator_types = ["parallel"]}
      ins(%x, %minus : tensor<8xf32>, f32) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %by: f32, %out: f32):
    %0 = arith.mulf %in, %by : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
