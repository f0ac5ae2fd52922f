// A long sum becomes parts and the sum of the parts, and so does a product with
// few tiles and a long sum. Both start from the constant with which the output
// was filled, and the fill is removed. In the op's order there are no parts.
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-reductions | FileCheck %s
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-reductions=sums=order | FileCheck %s --check-prefix=STRICT
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-reductions --remat-gpu-slab --remat-gpu-kernels | FileCheck %s --check-prefix=KERNELS

// 64 channels of 8 * 56 * 56 terms, eight threads a channel with 3,136 each: 196 parts
// would leave them 16. The batch gives 8, and half of the height 28 for the 24 that are
// missing.
// CHECK-LABEL: func.func @rematStep(
// CHECK-NOT: linalg.fill
// CHECK: %[[SUM:.*]] = memref.alloc() {{.*}} : memref<64xf32>
// CHECK: %[[CUT:.*]] = memref.expand_shape %{{.*}} {{\[\[}}0], [1, 2], [3], [4]] {{.*}} into memref<8x28x2x56x64xf32>
// CHECK: %[[PARTS:.*]] = memref.alloc() : memref<8x28x64xf32>
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
// CHECK-SAME: ins(%[[CUT]] : memref<8x28x2x56x64xf32>) outs(%[[PARTS]] : memref<8x28x64xf32>)
// CHECK-SAME: step_start = [0.000000e+00 : f32]
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction", "reduction", "parallel"]}
// CHECK-SAME: ins(%[[PARTS]] : memref<8x28x64xf32>) outs(%[[SUM]] : memref<64xf32>)
// CHECK-SAME: step_start = [0.000000e+00 : f32]
// CHECK: memref.dealloc %[[PARTS]]

// STRICT-NOT: linalg.fill
// STRICT: linalg.generic
// STRICT-SAME: memref<8x56x56x64xf32>) outs(%{{.*}} : memref<64xf32>) attrs = {step_start = [0.000000e+00 : f32]}
// STRICT: linalg.matmul {step_start = [0.000000e+00 : f32]}
// STRICT: linalg.generic
// STRICT-NOT: linalg.generic

// KERNELS: gpu.func @kernel1
#channel = affine_map<(c, n, h, w) -> (n, h, w, c)>
#mean = affine_map<(c, n, h, w) -> (c)>
func.func @main(%y: tensor<8x56x56x64xf32>, %a: tensor<64x4096xf32>, %b: tensor<4096x32xf32>, %few: tensor<16x64xf32>)
    -> (tensor<64xf32>, tensor<64x32xf32>, tensor<64xf32>) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<64xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<64xf32>) -> tensor<64xf32>
  %0 = linalg.generic {indexing_maps = [#channel, #mean], iterator_types = ["parallel", "reduction", "reduction", "reduction"]}
      ins(%y : tensor<8x56x56x64xf32>) outs(%f0 : tensor<64xf32>) {
  ^bb0(%x: f32, %s: f32):
    %t = arith.addf %x, %s : f32
    linalg.yield %t : f32
  } -> tensor<64xf32>
  // One tile of 64 x 32: 16 parts of 256 products.
  // CHECK: memref.expand_shape %{{.*}} {{\[\[}}0], [1, 2]] {{.*}} into memref<64x16x256xf32>
  // CHECK: memref.expand_shape %{{.*}} {{\[\[}}0, 1], [2]] {{.*}} into memref<16x256x32xf32>
  // CHECK: iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins({{.*}} : memref<64x16x256xf32>, memref<16x256x32xf32>) outs(%{{.*}} : memref<16x64x32xf32>)
  %e1 = tensor.empty() : tensor<64x32xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<64x32xf32>) -> tensor<64x32xf32>
  %1 = linalg.matmul ins(%a, %b : tensor<64x4096xf32>, tensor<4096x32xf32>) outs(%f1 : tensor<64x32xf32>) -> tensor<64x32xf32>
  // 16 terms are few.
  // CHECK: ins(%{{.*}} : memref<16x64xf32>) outs(%{{.*}} : memref<64xf32>)
  // CHECK-NOT: linalg.generic
  %e2 = tensor.empty() : tensor<64xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<64xf32>) -> tensor<64xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%few : tensor<16x64xf32>) outs(%f2 : tensor<64xf32>) {
  ^bb0(%x: f32, %s: f32):
    %t = arith.addf %x, %s : f32
    linalg.yield %t : f32
  } -> tensor<64xf32>
  return %0, %1, %2 : tensor<64xf32>, tensor<64x32xf32>, tensor<64xf32>
}
