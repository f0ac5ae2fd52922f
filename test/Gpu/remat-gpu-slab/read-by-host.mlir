// An owned argument of which kernels read the element again, after its last use in the
// host's code: it stays beside the arena, whose bytes others get.
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-slab | FileCheck %s
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-slab --remat-gpu-kernels | FileCheck %s --check-prefix=KERNEL
// CHECK: step_arena = 32 : i64
// CHECK-SAME: step_inputs = [{donated = true, offset = 256 : i64, type = tensor<f32>}, {donated = false, offset = 512 : i64, type = tensor<8xf32>}]
// KERNEL: gpu.launch_func
#map = affine_map<(i) -> (i)>
#scalar = affine_map<(i) -> ()>
func.func @main(%t: tensor<f32> {remat.donate}, %x: tensor<8xf32>) -> tensor<8xf32> {
  %rate = tensor.extract %t[] : tensor<f32>
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#map, #scalar, #map], iterator_types = ["parallel"]}
      ins(%x, %rate : tensor<8xf32>, f32) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %r: f32, %out: f32):
    %0 = arith.mulf %in, %r : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %a : tensor<8xf32>
}
