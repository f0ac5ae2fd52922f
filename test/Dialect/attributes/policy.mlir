// RUN: remat-opt %s | FileCheck %s
// RUN: remat-opt %s | remat-opt | FileCheck %s
// RUN: remat-opt %s --emit-bytecode | remat-opt | FileCheck %s

// CHECK-LABEL: func.func @f(
func.func @f(%x: f32) {
  // CHECK-NEXT: math.exp %{{.*}} {remat.policy = #remat.policy<keep>}
  %0 = math.exp %x {remat.policy = #remat.policy<keep>} : f32
  // CHECK-NEXT: math.exp %{{.*}} {remat.policy = #remat.policy<recompute>}
  %1 = math.exp %x {remat.policy = #remat.policy<recompute>} : f32
  // CHECK-NEXT: math.exp %{{.*}} {remat.policy = #remat.policy<offload>}
  %2 = math.exp %x {remat.policy = #remat.policy<offload>} : f32
  // CHECK-NEXT: math.exp %{{.*}} {remat.policy = #remat.policy<recompute = 2>}
  %3 = math.exp %x {remat.policy = #remat.policy<recompute = 2>} : f32
  // CHECK-NEXT: math.exp %{{.*}} {remat.policy = #remat.policy<keep>}
  %4 = math.exp %x {remat.policy = #remat.policy<keep = 1>} : f32
  return
}
