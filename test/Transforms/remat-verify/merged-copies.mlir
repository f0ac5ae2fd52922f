// cse may find a tensor that is away equal to one that is read. The module stays
// valid, for a tensor is a value, and runs; that it takes other bytes than
// planned remat-verify says.
// RUN: remat-opt %s --cse | FileCheck %s
// RUN: not remat-opt %s --cse --remat-verify 2>&1 | FileCheck %s --check-prefix=VERIFY
// RUN: remat-opt %s --remat-verify -o /dev/null
// RUN: remat-opt %s --cse -o %t.mlir
// RUN: remat-run %s %t.mlir | FileCheck %s --check-prefix=BITS

// BITS: all 2 outputs equal, bit for bit
// VERIFY: merged-copies.mlir:[[#@LINE+14]]:{{.*}} error: reads tensor 1 'exp.0' from before this tensor was copied to the host

// CHECK-LABEL: func @main
// CHECK:         %[[A:.*]] = linalg.exp
// CHECK:         remat.await {{.*}}, %[[A]]
// CHECK-NOT:     linalg.exp
// CHECK:         linalg.negf ins(%[[A]]
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {remat.applied = #remat.applied<planner = "p", peak = 100, baseline = 100, overhead = 0.0, clones = 0, fences = 0, swap_ins = 1, host_peak = 16>} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %h, %out = remat.swap_out %a : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %a : tensor<4xf32>
  %b = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.negf ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %in, %a2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %a3 = remat.await %in, %a2 : tensor<4xf32> -> tensor<4xf32>
  return %c, %a3 : tensor<4xf32>, tensor<4xf32>
}
