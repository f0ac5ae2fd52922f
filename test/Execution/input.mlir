// The input depends on the seed and on nothing else.
// RUN: remat-run %s --print-outputs | FileCheck %s
// RUN: remat-run %s --opt-level=3 | grep checksum > %t.1
// RUN: remat-run %s --opt-level=0 | grep checksum > %t.1b
// RUN: diff %t.1 %t.1b
// RUN: remat-run %s --seed=2 | grep checksum > %t.2
// RUN: not diff %t.1 %t.2
// An argument's elements do not depend on the other arguments: as the first
// argument of both functions, %x is the same.
// RUN: remat-run %s --entry=fewer --print-outputs | FileCheck %s

// CHECK: output 0: tensor<3xf32> = -0.0260519 -0.142777 -0.0416445{{$}}
func.func @main(%x: tensor<3xf32>, %y: tensor<64xi32>, %z: tensor<8xf64>)
    -> (tensor<3xf32>, tensor<64xi32>, tensor<8xf64>) {
  return %x, %y, %z : tensor<3xf32>, tensor<64xi32>, tensor<8xf64>
}
func.func @fewer(%x: tensor<3xf32>) -> tensor<3xf32> {
  return %x : tensor<3xf32>
}
