// Views at offsets that the step computes. Planners would like to compute the
// view's reader before the large tensor that decides the offset. This order is
// impossible, so the tensor runs again instead, and the results keep their bits.
// RUN: remat-opt %s --remat="activation-budget=400 function=slice" -o %t.slice.mlir
// RUN: remat-run %s %t.slice.mlir --entry=slice | FileCheck %s
// RUN: remat-opt %s --remat="activation-budget=400 function=chain" -o %t.chain.mlir
// RUN: remat-run %s %t.chain.mlir --entry=chain | FileCheck %s
// RUN: remat-opt %s --remat="activation-budget=600 function=loop" -o %t.loop.mlir
// RUN: remat-run %s %t.loop.mlir --entry=loop | FileCheck %s
// RUN: remat-opt %s --remat="activation-budget=400 function=captured" -o %t.captured.mlir
// RUN: remat-run %s %t.captured.mlir --entry=captured | FileCheck %s

// One of two tensors of 256 bytes is held at a time, with 4 bytes for each of
// two sums. The loop holds two tensors of its own.
// CHECK: peak bytes {{.*}} {{264|512$}}
// CHECK: all 2 outputs equal, bit for bit

func.func @slice(%x: tensor<64xf32>, %y: tensor<128xf32>) -> (tensor<f32>, tensor<f32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = tensor.empty() : tensor<f32>
  %e = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%z : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %large = math.exp %x : tensor<64xf32>
  %sum = linalg.reduce { arith.addf } ins(%large : tensor<64xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %element = tensor.extract %sum[] : tensor<f32>
  %i32 = arith.fptosi %element : f32 to i32
  %i = arith.index_cast %i32 : i32 to index
  %j = arith.maxsi %i, %c0 : index
  %k = arith.minsi %j, %c32 : index
  %v = tensor.extract_slice %y[%k] [64] [1] : tensor<128xf32> to tensor<64xf32>
  %read = math.exp %v : tensor<64xf32>
  %t = linalg.reduce { arith.addf } ins(%read : tensor<64xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %p = linalg.dot ins(%large, %large : tensor<64xf32>, tensor<64xf32>) outs(%t : tensor<f32>) -> tensor<f32>
  return %p, %t : tensor<f32>, tensor<f32>
}

func.func @chain(%x: tensor<64xf32>, %y: tensor<128xf32>) -> (tensor<f32>, tensor<f32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = tensor.empty() : tensor<f32>
  %e = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%z : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %large = math.exp %x : tensor<64xf32>
  %sum = linalg.reduce { arith.addf } ins(%large : tensor<64xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %element = tensor.extract %sum[] : tensor<f32>
  %i32 = arith.fptosi %element : f32 to i32
  %i = arith.index_cast %i32 : i32 to index
  %j = arith.maxsi %i, %c0 : index
  %k = arith.minsi %j, %c32 : index
  %u = tensor.extract_slice %y[%k] [96] [1] : tensor<128xf32> to tensor<96xf32>
  %v = tensor.extract_slice %u[32] [64] [1] : tensor<96xf32> to tensor<64xf32>
  %w = tensor.expand_shape %v [[0, 1]] output_shape [8, 8] : tensor<64xf32> into tensor<8x8xf32>
  %q = math.exp %w : tensor<8x8xf32>
  %read = tensor.collapse_shape %q [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  %t = linalg.reduce { arith.addf } ins(%read : tensor<64xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %p = linalg.dot ins(%large, %large : tensor<64xf32>, tensor<64xf32>) outs(%t : tensor<f32>) -> tensor<f32>
  return %p, %t : tensor<f32>, tensor<f32>
}

func.func @loop(%x: tensor<64xf32>, %y: tensor<128xf32>) -> (tensor<f32>, tensor<f32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = tensor.empty() : tensor<f32>
  %e = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%z : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %large = math.exp %x : tensor<64xf32>
  %sum = linalg.reduce { arith.addf } ins(%large : tensor<64xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %element = tensor.extract %sum[] : tensor<f32>
  %i32 = arith.fptosi %element : f32 to i32
  %i = arith.index_cast %i32 : i32 to index
  %j = arith.maxsi %i, %c0 : index
  %k = arith.minsi %j, %c32 : index
  %v = tensor.extract_slice %y[%k] [64] [1] : tensor<128xf32> to tensor<64xf32>
  %read = scf.for %n = %c0 to %c32 step %c1 iter_args(%a = %v) -> tensor<64xf32> {
    %b = math.tanh %a : tensor<64xf32>
    scf.yield %b : tensor<64xf32>
  }
  %t = linalg.reduce { arith.addf } ins(%read : tensor<64xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %p = linalg.dot ins(%large, %large : tensor<64xf32>, tensor<64xf32>) outs(%t : tensor<f32>) -> tensor<f32>
  return %p, %t : tensor<f32>, tensor<f32>
}

func.func @captured(%x: tensor<64xf32>, %y: tensor<128xf32>) -> (tensor<f32>, tensor<f32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %s = tensor.empty() : tensor<f32>
  %e = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%z : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %large = math.exp %x : tensor<64xf32>
  %sum = linalg.reduce { arith.addf } ins(%large : tensor<64xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %element = tensor.extract %sum[] : tensor<f32>
  %i32 = arith.fptosi %element : f32 to i32
  %i = arith.index_cast %i32 : i32 to index
  %j = arith.maxsi %i, %c0 : index
  %k = arith.minsi %j, %c32 : index
  %v = tensor.extract_slice %y[%k] [64] [1] : tensor<128xf32> to tensor<64xf32>
  %read = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%e : tensor<64xf32>) {
  ^bb0(%out: f32):
    %n = linalg.index 0 : index
    %b = tensor.extract %v[%n] : tensor<64xf32>
    linalg.yield %b : f32
  } -> tensor<64xf32>
  %t = linalg.reduce { arith.addf } ins(%read : tensor<64xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %p = linalg.dot ins(%large, %large : tensor<64xf32>, tensor<64xf32>) outs(%t : tensor<f32>) -> tensor<f32>
  return %p, %t : tensor<f32>, tensor<f32>
}
