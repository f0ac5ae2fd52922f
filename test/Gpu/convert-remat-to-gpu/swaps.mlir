// A tensor leaves and comes back. Each copy runs on its stream, after the earlier
// work of the compute stream. Only the compute stream waits, and never the host.
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-slab --remat-gpu-kernels --convert-remat-to-gpu | FileCheck %s
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-slab --remat-gpu-kernels --convert-remat-to-gpu | FileCheck %s --check-prefix=PROGRAM

// CHECK: func.func private @rematGpuOutput(i64, i64, i64)
// CHECK: func.func @rematStep(%[[CONTEXT:.*]]: i64, %{{.*}}: memref<

// CHECK: memref.alloca() : memref<6xi64>
// CHECK: call @rematGpuLaunch(%[[CONTEXT]],
// CHECK: call @rematGpuLaunch(%[[CONTEXT]],

// The producer is in the compute stream; stream 1 follows it and copies.
// CHECK: %[[C0:.*]] = arith.constant 0 : i64
// CHECK: %[[E0:.*]] = arith.constant 0 : i64
// CHECK: call @rematGpuRecord(%[[CONTEXT]], %[[C0]], %[[E0]])
// CHECK: %[[C1:.*]] = arith.constant 1 : i64
// CHECK: %[[E0B:.*]] = arith.constant 0 : i64
// CHECK: call @rematGpuWait(%[[CONTEXT]], %[[C1]], %[[E0B]])
// CHECK: %[[BYTES:.*]] = arith.constant 32 : i64
// CHECK: call @rematGpuCopyOut(%[[CONTEXT]], %{{.*}}, %{{.*}}, %{{.*}}, %[[BYTES]])
// CHECK: %[[C1C:.*]] = arith.constant 1 : i64
// CHECK: %[[E1:.*]] = arith.constant 1 : i64
// CHECK: call @rematGpuRecord(%[[CONTEXT]], %[[C1C]], %[[E1]])

// The second copy out needs no event of its own for the same place.
// CHECK-NOT: rematGpuWait
// CHECK: call @rematGpuCopyOut

// CHECK: call @rematGpuLaunch
// The awaits: the compute stream waits.
// CHECK: %[[C0D:.*]] = arith.constant 0 : i64
// CHECK: %[[E1D:.*]] = arith.constant 1 : i64
// CHECK: call @rematGpuWait(%[[CONTEXT]], %[[C0D]], %[[E1D]])
// CHECK: call @rematGpuWait
// CHECK: call @rematGpuLaunch
// CHECK: call @rematGpuRecord
// CHECK: %[[C2:.*]] = arith.constant 2 : i64
// CHECK: call @rematGpuWait(%[[CONTEXT]], %[[C2]],
// CHECK: call @rematGpuCopyIn
// CHECK: call @rematGpuRecord
// CHECK: call @rematGpuWait
// CHECK: call @rematGpuLaunch
// CHECK: call @rematGpuOutput
// CHECK-NOT: remat.

// Both host copies live at the same time.
// PROGRAM: step_program = "program 1\0Adevice {{[0-9]+}} {{[0-9]+}}\0Ahost 288\0Aevents 5\0Ainput
// PROGRAM-SAME: kernel kernel1 1 32 0 0 8 0\0Asectors 2 2\0Aparameter read 32\0Aparameter write 32
// PROGRAM-SAME: site {{.*}}swaps.mlir:{{[0-9:]+}} gpu.launch_func\0Asite {{.*}} remat.swap_out
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %k = linalg.exp ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %h, %out = remat.swap_out %a : tensor<8xf32> -> !remat.host<8xf32>
  %g, %out2 = remat.swap_out %k : tensor<8xf32> -> !remat.host<8xf32>
  %b = linalg.exp ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  remat.await %out, %a : tensor<8xf32>
  remat.await %out2, %k : tensor<8xf32>
  %c = linalg.exp ins(%b : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %in, %t = remat.swap_in %h into %e : !remat.host<8xf32> into tensor<8xf32> -> tensor<8xf32>
  %d = remat.await %in, %t : tensor<8xf32> -> tensor<8xf32>
  %r = linalg.mul ins(%c, %d : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
