// RUN: split-file %s %t
// RUN: remat-opt %t/divided.mlir --allow-unregistered-dialect --remat=budget=min -o /dev/null 2>&1 | FileCheck %s --check-prefix=DIVIDED
// RUN: remat-opt %t/wrapped.mlir --allow-unregistered-dialect --remat=budget=min -o /dev/null 2>&1 | FileCheck %s --check-prefix=WRAPPED

// Shardings of arguments do not change the types in a step.
// DIVIDED: remark: the step is for 4 devices, and bytes are those of whole tensors: put it under jax.shard_map to count the bytes of one device, or plan it by remat.jit or remat-xla
// DIVIDED: peak 32 B -> 32 B plus 32 B of arguments

// A step under jax.shard_map has the types of one device.
// WRAPPED-NOT: devices
// WRAPPED: peak 8 B -> 8 B plus 8 B of arguments

//--- divided.mlir
module attributes {mhlo.num_partitions = 4 : i32} {
  func.func @main(%x: tensor<8xf32> {mhlo.sharding = "{devices=[4]<=[4]}"}) -> tensor<8xf32> {
    %0 = "stablehlo.exponential"(%x) : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

//--- wrapped.mlir
module attributes {mhlo.num_partitions = 4 : i32} {
  func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    %0 = "sdy.manual_computation"(%x) ({
    ^bb0(%x1: tensor<2xf32>):
      %1 = "stablehlo.exponential"(%x1) : (tensor<2xf32>) -> tensor<2xf32>
      "sdy.return"(%1) : (tensor<2xf32>) -> ()
    }) : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
