// Estimates of a step from its machine code, and the lint: no loop stores, a large
// launch has threads, and a long sum has several loads under way. A sum in the CPU's
// order has few threads, and one of places that are not linear is stored in each round.
// REQUIRES: remat-compile, cuda, nvdisasm
// RUN: %remat_source/tools/gpu-roofline %s --lint --launches --json %t.json | FileCheck %s
// RUN: %python -c "import json; r = json.load(open(r'%t.json')); print(r['gpu'], r['estimated'], sum(l['bytes'] for l in r['launches']))" | FileCheck %s --check-prefix=JSON
// RUN: not %remat_source/tools/gpu-roofline %s --lint --sums=order | FileCheck %s --check-prefix=STRICT
// RUN: not %remat_source/tools/gpu-roofline %S/Inputs/halves.mlir --lint | FileCheck %s --check-prefix=HALVES
// RUN: not %remat_source/tools/gpu-roofline %S/Inputs/apart.mlir --lint --launches | FileCheck %s --check-prefix=APART
// RUN: bash %S/../../Execution/Inputs/exits 2 %remat_source/tools/gpu-roofline %s --gpu v100 2>&1 | FileCheck %s --check-prefix=GPU
// RUN: bash %S/../../Execution/Inputs/exits 2 %remat_source/tools/gpu-roofline %s --math=f8 2>&1 | FileCheck %s --check-prefix=MATH
// Calls of libraries by their bytes and FLOP: 2 * 2 * 16 * 16 * 16 * 3 * 3 * 16 of them.
// RUN: %remat_source/tools/gpu-roofline %S/../Inputs/cudnn-bf16.mlir --libraries=cudnn --launches | FileCheck %s --check-prefix=LIBRARY
// RUN: %remat_source/tools/gpu-roofline %S/../Inputs/product.mlir --libraries=cudnn --math=tf32 | FileCheck %s --check-prefix=PRODUCTS

// LIBRARY: cudnn-bf16.mlir:{{[0-9:]+}} cuDNN convolution 0 0 0.0{{[0-9]+}} 0.002 0 2.{{[0-9]+}} launch
// LIBRARY: convolution 1
// LIBRARY: calls of libraries: estimated from their bytes and FLOP alone
// PRODUCTS: product 2 {{.*}} 0.004 launch
// CHECK: loads in flight
// CHECK-DAG: roofline.mlir:{{[0-9]+}}:{{[0-9]+}} {{.*}} elementwise {{.*}} 12.845
// CHECK-DAG: roofline.mlir:{{[0-9]+}}:{{[0-9]+}} {{.*}} sum {{.*}} 6.4
// CHECK: estimated for h200, from the machine code; nothing was measured
// CHECK: elementwise 1 0.013
// CHECK: all 3 0.019
// The sum takes the exp into its first launch, and nothing stores the tensor again.
// CHECK: the same ops done well: 0.010 ms, of which the estimate is {{.*}} times; fused, in 2 launches and 0.007 GB, 0.006 ms, {{.*}} times
// CHECK: elementwise warps ask for 0.013 GB in sectors, 1.00 times what their elements need
// CHECK: lint: 0 findings

// The tensor three times, and the parts and the sums: 3 * 6422528 + 2 * 57344 + 256.
// JSON: h200 True 19382528
// STRICT: lint: kernel2, 1 launches, the first at {{.*}}: 1605632 iterations in 64 threads
// HALVES: lint: kernel2, 1 launches, {{.*}}: a loop of it stores to device memory
// 32 sectors for each 128 bytes that a warp loads, and 4 for as many that it stores.
// APART: apart.mlir:{{[0-9:]+}} {{.*}} elementwise {{.*}} sectors
// APART: elementwise warps ask for 0.075 GB in sectors, 4.50 times what their elements need
// APART: lint: kernel1, 1 launches, {{.*}}: its warps ask for 4.5 times the sectors of their elements
// GPU: error: 'v100' is not a GPU that is known: give h200, h100 or a100
// MATH: error: math=f8: expected 'strict'
#channel = affine_map<(c, n, h, w) -> (n, h, w, c)>
#mean = affine_map<(c, n, h, w) -> (c)>
func.func @main(%x: tensor<8x56x56x64xf32>) -> (tensor<64xf32>) {
  %e = tensor.empty() : tensor<8x56x56x64xf32>
  %y = linalg.exp ins(%x : tensor<8x56x56x64xf32>) outs(%e : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<64xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<64xf32>) -> tensor<64xf32>
  %0 = linalg.generic {indexing_maps = [#channel, #mean], iterator_types = ["parallel", "reduction", "reduction", "reduction"]}
      ins(%y : tensor<8x56x56x64xf32>) outs(%f0 : tensor<64xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %a, %s : f32
    linalg.yield %t : f32
  } -> tensor<64xf32>
  return %0 : tensor<64xf32>
}
