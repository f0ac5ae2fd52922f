// RUN: remat-opt %s | FileCheck %s
// RUN: remat-opt %s | remat-opt | FileCheck %s
// RUN: remat-opt %s --emit-bytecode | remat-opt | FileCheck %s

// CHECK-LABEL: func.func @f(
func.func @f(%x: f32) {
  // CHECK-NEXT: math.exp %{{.*}} {remat.cost = #remat.cost<flops = 123, bytes = 456, seconds = 1.0e-05>}
  %0 = math.exp %x {remat.cost = #remat.cost<flops = 123, bytes = 456, seconds = 0.00001>} : f32
  // Fields in any order; a whole number of seconds.
  // CHECK-NEXT: math.exp %{{.*}} {remat.cost = #remat.cost<flops = 0, bytes = 9223372036854775807, seconds = 2.0e+00>}
  %1 = math.exp %x {remat.cost = #remat.cost<seconds = 2, bytes = 9223372036854775807, flops = 0>} : f32
  // All digits that count are printed, and no more.
  // CHECK-NEXT: math.exp %{{.*}} {remat.cost = #remat.cost<flops = 1, bytes = 1, seconds = 1.2345678912345678e-05>}
  %2 = math.exp %x {remat.cost = #remat.cost<flops = 1, bytes = 1, seconds = 1.23456789123456780000e-05>} : f32
  // CHECK-NEXT: math.exp %{{.*}} {remat.cost = #remat.cost<flops = 1, bytes = 1, seconds = 1.234567891e+09>}
  %3 = math.exp %x {remat.cost = #remat.cost<flops = 1, bytes = 1, seconds = 1234567891.0>} : f32
  return
}
