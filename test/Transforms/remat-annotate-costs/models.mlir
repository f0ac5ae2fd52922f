// RUN: remat-opt %s --remat-annotate-costs='cost-model=flops machine=cpu' | FileCheck %s
// RUN: remat-opt %s --remat-annotate-costs='cost-model=analytic' --remat-print-graph -o /dev/null 2>/dev/null | FileCheck %s --check-prefix=ANALYTIC
// RUN: remat-opt %s --remat-annotate-costs='cost-model=flops' --remat-print-graph -o /dev/null 2>/dev/null | FileCheck %s --check-prefix=FLOPS
// RUN: remat-opt %s --remat-annotate-costs --remat-print-graph -o /dev/null 2>/dev/null | FileCheck %s --check-prefix=ROOFLINE
// RUN: remat-opt %s --remat-annotate-costs | FileCheck %s --check-prefix=MODULE

// Nodes have FLOP, bytes and seconds, and other ops have none. The function
// records the model, and the module the machine. On one core of 192 GFLOP/s
// and 15 GB/s, 65536 FLOP take 341 ns and 12288 bytes 819.2 ns.

// CHECK:       module attributes {remat.machine = #remat.machine<name = "cpu"
// CHECK:       func.func @main({{.*}} attributes {remat.cost_model = "flops"} {
// CHECK-NEXT:    %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[EMPTY:.*]] = tensor.empty() : tensor<32x32xf32>
// CHECK-NEXT:    linalg.fill ins(%[[ZERO]] : f32) outs(%[[EMPTY]] : tensor<32x32xf32>)
// CHECK-NEXT:    linalg.matmul {remat.cost = #remat.cost<flops = 65536, bytes = 12288, seconds = 8.192e-07>}
// CHECK-NEXT:    linalg.exp {remat.cost = #remat.cost<flops = 1024, bytes = 8192, seconds = {{5\.461333[0-9]*e-07}}>}
// CHECK-NEXT:    tensor.collapse_shape {{[^{]*$}}

// ANALYTIC: graph main: {{.*}}, cost 11{{$}}
// ANALYTIC: n0 matmul.0 (matmul): {{.*}}, cost 10
// ANALYTIC: n1 exp.1 (elementwise): {{.*}}, cost 1

// FLOPS: graph main: {{.*}}, cost 66560 flop
// FLOPS: n0 matmul.0 (matmul): t0 t1 -> t2, flops 65536, bytes 12288, cost 65536
// FLOPS: n1 exp.1 (elementwise): t2 -> t3, flops 1024, bytes 8192, cost 1024

// Without a machine it is an h100: 4 us of launch and 12288 or 8192 bytes at
// 3.35 TB/s.

// ROOFLINE: graph main: {{.*}}, cost 8.00611e-06 s
// ROOFLINE: n0 matmul.0 (matmul): {{.*}}, cost 4.00367e-06
// ROOFLINE: n1 exp.1 (elementwise): {{.*}}, cost 4.00245e-06

// MODULE-NOT: remat.machine
// MODULE:     attributes {remat.cost_model = "roofline"}

func.func @main(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>) -> tensor<1024xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<32x32xf32>, tensor<32x32xf32>) outs(%f : tensor<32x32xf32>) -> tensor<32x32xf32>
  %1 = linalg.exp ins(%0 : tensor<32x32xf32>) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<32x32xf32> into tensor<1024xf32>
  return %2 : tensor<1024xf32>
}
