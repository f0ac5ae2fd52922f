// cse merges fills and empties; every op still gets a buffer of its own, without
// a copy.
// RUN: remat-run %s --entry=fills --print-outputs | FileCheck %s --check-prefix=FILLS
// RUN: remat-run %s --entry=reshaped | FileCheck %s --check-prefix=RESHAPED
// RUN: remat-run %s --entry=splat --print-outputs | FileCheck %s --check-prefix=SPLAT
// RUN: remat-run %s --entry=read | FileCheck %s --check-prefix=READ
// RUN: remat-run %s --entry=window | FileCheck %s --check-prefix=WINDOW

// One fill, two matrix products and a reader of the fill itself. The fill that
// is read is a tensor like any other; the two others live with their products.
// Peak at the last op: the fill that it reads and three results, 64 bytes each.
// FILLS: peak bytes 256{{$}}
// FILLS: buffers 4{{$}}
// FILLS: added copies 0{{$}}
// FILLS: output 2: tensor<4x4xf32> = 2 2 2
func.func @fills(%x: tensor<4x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%one : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %a = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>)
    outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = linalg.matmul ins(%a, %x : tensor<4x4xf32>, tensor<4x4xf32>)
    outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = linalg.add ins(%f, %f : tensor<4x4xf32>, tensor<4x4xf32>)
    outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %a, %b, %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// The same through a reshape, as fusion leaves it.
// RESHAPED: peak bytes 32{{$}}
// RESHAPED: buffers 2{{$}}
// RESHAPED: added copies 0{{$}}
func.func @reshaped(%x: tensor<4x8xf32>) -> (tensor<4x1xf32>, tensor<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %v = tensor.expand_shape %f [[0, 1]] output_shape [4, 1]
    : tensor<4xf32> into tensor<4x1xf32>
  %a = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x : tensor<4x8xf32>) outs(%v : tensor<4x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<4x1xf32>
  %b = linalg.reduce {arith.maximumf} ins(%x : tensor<4x8xf32>)
    outs(%f : tensor<4xf32>) dimensions = [1]
  return %a, %b : tensor<4x1xf32>, tensor<4xf32>
}

// A splat constant as the destination is a fill.
// SPLAT: peak bytes 4{{$}}
// SPLAT: added copies 0{{$}}
// SPLAT: = 6
func.func @splat() -> tensor<f32> {
  %x = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %s = linalg.reduce {arith.addf} ins(%x : tensor<3xf32>)
    outs(%zero : tensor<f32>) dimensions = [0]
  return %s : tensor<f32>
}

// A fill as input only is the tensor that it says: 400 + 400.
// READ: peak bytes 800{{$}}
// READ: buffers 2{{$}}
func.func @read(%x: tensor<100xf32>) -> tensor<100xf32> {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<100xf32>
  %f = linalg.fill ins(%one : f32) outs(%e : tensor<100xf32>) -> tensor<100xf32>
  %c = linalg.add ins(%f, %x : tensor<100xf32>, tensor<100xf32>)
    outs(%e : tensor<100xf32>) -> tensor<100xf32>
  return %c : tensor<100xf32>
}

// The window of a pooling op is only a shape, and costs nothing: 1*2*2*1 sums.
// WINDOW: peak bytes 16{{$}}
// WINDOW: buffers 1{{$}}
func.func @window(%x: tensor<1x4x4x1xf32>) -> tensor<1x2x2x1xf32> {
  %zero = arith.constant 0.0 : f32
  %w = tensor.empty() : tensor<3x3xf32>
  %e = tensor.empty() : tensor<1x2x2x1xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  %p = linalg.pooling_nhwc_sum ins(%x, %w : tensor<1x4x4x1xf32>, tensor<3x3xf32>)
    outs(%f : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return %p : tensor<1x2x2x1xf32>
}
