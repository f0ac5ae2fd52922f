// RUN: remat-opt %s --split-input-file --remat-accumulate | FileCheck %s

// The contribution has another reader.
// CHECK-LABEL: func @read_elsewhere
func.func @read_elsewhere(%x: tensor<4x3xf32>, %a: tensor<4x2xf32>, %b: tensor<2x3xf32>)
    -> (tensor<4x3xf32>, tensor<4x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %p = linalg.matmul ins(%a, %b : tensor<4x2xf32>, tensor<2x3xf32>) outs(%zeros : tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: linalg.add
  %sum = linalg.add ins(%x, %p : tensor<4x3xf32>, tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %sum, %p : tensor<4x3xf32>, tensor<4x3xf32>
}

// -----

// It does not begin with zeros.
// CHECK-LABEL: func @from_ones
func.func @from_ones(%x: tensor<4x3xf32>, %a: tensor<4x2xf32>, %b: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4x3xf32>
  %ones = linalg.fill ins(%one : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %p = linalg.matmul ins(%a, %b : tensor<4x2xf32>, tensor<2x3xf32>) outs(%ones : tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: linalg.add
  %sum = linalg.add ins(%x, %p : tensor<4x3xf32>, tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %sum : tensor<4x3xf32>
}

// -----

// A reduction that is no contraction keeps its order of additions.
// CHECK-LABEL: func @reduction
func.func @reduction(%x: tensor<4xf32>, %a: tensor<4x2xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %p = linalg.reduce {arith.addf} ins(%a : tensor<4x2xf32>) outs(%zeros : tensor<4xf32>) dimensions = [1]
  // CHECK: linalg.add
  %sum = linalg.add ins(%x, %p : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %sum : tensor<4xf32>
}

// -----

// Padded with ones.
// CHECK-LABEL: func @ones_around
func.func @ones_around(%total: tensor<8xf32>, %part: tensor<1xf32>) -> tensor<8xf32> {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  // CHECK: tensor.pad
  %padded = tensor.pad %part low[3] high[4] {
  ^bb0(%i: index):
    tensor.yield %one : f32
  } : tensor<1xf32> to tensor<8xf32>
  // CHECK: linalg.add
  %sum = linalg.add ins(%total, %padded : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %sum : tensor<8xf32>
}

// -----

// The sum so far has another layout than the contribution.
// CHECK-LABEL: func @other_layout
func.func @other_layout(%x: tensor<3x4xf32>, %a: tensor<4x2xf32>, %b: tensor<2x3xf32>) -> tensor<3x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3xf32>
  %t = tensor.empty() : tensor<3x4xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %p = linalg.matmul ins(%a, %b : tensor<4x2xf32>, tensor<2x3xf32>) outs(%zeros : tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: arith.addf
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
      ins(%x, %p : tensor<3x4xf32>, tensor<4x3xf32>) outs(%t : tensor<3x4xf32>) {
  ^bb0(%in: f32, %other: f32, %out: f32):
    %s = arith.addf %in, %other : f32
    linalg.yield %s : f32
  } -> tensor<3x4xf32>
  return %sum : tensor<3x4xf32>
}
