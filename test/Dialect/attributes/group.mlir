// RUN: remat-opt %s | FileCheck %s
// RUN: remat-opt %s | remat-opt | FileCheck %s
// RUN: remat-opt %s --emit-bytecode | remat-opt | FileCheck %s

// CHECK:      func.func @f(
// CHECK-SAME: remat.groups = [#remat.group<name = "fusion.3", workspace = 4096, flops = 10, bytes = 20, seconds = 1.0e-05>, #remat.group<flops = 1, bytes = 2>, #remat.group<>]
func.func @f(%x: f32) attributes {remat.groups = [
    #remat.group<workspace = 4096, name = "fusion.3", flops = 10, bytes = 20, seconds = 0.00001>,
    #remat.group<flops = 1, bytes = 2>, #remat.group<>]} {
  // CHECK-NEXT: math.exp %{{.*}} {remat.group = array<i64: 0>}
  %0 = math.exp %x {remat.group = array<i64: 0>} : f32
  // The group that gives the result out stands first.
  // CHECK-NEXT: math.exp %{{.*}} {remat.group = array<i64: 1, 0, 2>}
  %1 = math.exp %x {remat.group = array<i64: 1, 0, 2>} : f32
  return
}
