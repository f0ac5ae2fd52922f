// RUN: remat-opt %s --split-input-file --remat-accumulate | FileCheck %s

// Sums of contractions begin with the sum so far.
// CHECK-LABEL: func @contractions
// CHECK-SAME: (%[[A:.*]]: tensor<4x2xf32>, %[[B:.*]]: tensor<2x3xf32>, %[[C:.*]]: tensor<4x2xf32>, %[[D:.*]]: tensor<2x3xf32>)
func.func @contractions(%a: tensor<4x2xf32>, %b: tensor<2x3xf32>,
                        %c: tensor<4x2xf32>, %d: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3xf32>
  // CHECK: %[[ZEROS:.*]] = linalg.fill
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: %[[FIRST:.*]] = linalg.matmul ins(%[[A]], %[[B]] : {{.*}}) outs(%[[ZEROS]] :
  %p = linalg.matmul ins(%a, %b : tensor<4x2xf32>, tensor<2x3xf32>) outs(%zeros : tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: %[[BOTH:.*]] = linalg.matmul ins(%[[C]], %[[D]] : {{.*}}) outs(%[[FIRST]] :
  %q = linalg.matmul ins(%c, %d : tensor<4x2xf32>, tensor<2x3xf32>) outs(%zeros : tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK-NOT: linalg.add
  %sum = linalg.add ins(%p, %q : tensor<4x3xf32>, tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: return %[[BOTH]]
  return %sum : tensor<4x3xf32>
}

// -----

// Transpositions of the parts become one behind the sum.
// CHECK-LABEL: func @transposed
func.func @transposed(%a: tensor<4x2xf32>, %b: tensor<2x3xf32>,
                      %c: tensor<4x2xf32>, %d: tensor<2x3xf32>) -> tensor<3x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3xf32>
  %t = tensor.empty() : tensor<3x4xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  // CHECK: %[[FIRST:.*]] = linalg.matmul
  %p = linalg.matmul ins(%a, %b : tensor<4x2xf32>, tensor<2x3xf32>) outs(%zeros : tensor<4x3xf32>) -> tensor<4x3xf32>
  %pt = linalg.transpose ins(%p : tensor<4x3xf32>) outs(%t : tensor<3x4xf32>) permutation = [1, 0]
  %q = linalg.matmul ins(%c, %d : tensor<4x2xf32>, tensor<2x3xf32>) outs(%zeros : tensor<4x3xf32>) -> tensor<4x3xf32>
  %qt = linalg.transpose ins(%q : tensor<4x3xf32>) outs(%t : tensor<3x4xf32>) permutation = [1, 0]
  // CHECK-NEXT: %[[BOTH:.*]] = linalg.matmul {{.*}} outs(%[[FIRST]] :
  // CHECK-NEXT: %[[T:.*]] = linalg.generic {{.*}} ins(%[[BOTH]] :
  // CHECK:      return %[[T]]
  %sum = linalg.add ins(%pt, %qt : tensor<3x4xf32>, tensor<3x4xf32>) outs(%t : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %sum : tensor<3x4xf32>
}

// -----

// The same holds for transpositions that sums have taken in. The three dimensions rotate, and no two of them just change places.
// CHECK-DAG: #[[$AROUND:.*]] = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
// CHECK-LABEL: func @transposed_in_sums
// CHECK-SAME: (%[[X:[^:]*]]: tensor<4x3x2xf32>,
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#around = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
func.func @transposed_in_sums(%x: tensor<4x3x2xf32>, %a: tensor<4x3x5xf32>, %b: tensor<4x5x2xf32>,
                              %c: tensor<4x3x5xf32>, %d: tensor<4x5x2xf32>) -> tensor<3x2x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3x2xf32>
  %t = tensor.empty() : tensor<3x2x4xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  // CHECK: %[[FIRST:.*]] = linalg.batch_matmul {{.*}} outs(%[[X]] :
  // CHECK: %[[BOTH:.*]] = linalg.batch_matmul {{.*}} outs(%[[FIRST]] :
  // CHECK: %[[T:.*]] = linalg.generic {indexing_maps = [#[[$AROUND]], {{.*}} ins(%[[BOTH]] :
  // CHECK-NOT: arith.addf
  // CHECK: return %[[T]]
  %p = linalg.batch_matmul ins(%a, %b : tensor<4x3x5xf32>, tensor<4x5x2xf32>) outs(%zeros : tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %one = linalg.generic {indexing_maps = [#around, #around, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %p : tensor<4x3x2xf32>, tensor<4x3x2xf32>) outs(%t : tensor<3x2x4xf32>) {
  ^bb0(%in: f32, %other: f32, %out: f32):
    %s = arith.addf %in, %other : f32
    linalg.yield %s : f32
  } -> tensor<3x2x4xf32>
  %q = linalg.batch_matmul ins(%c, %d : tensor<4x3x5xf32>, tensor<4x5x2xf32>) outs(%zeros : tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %two = linalg.generic {indexing_maps = [#id, #around, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%one, %q : tensor<3x2x4xf32>, tensor<4x3x2xf32>) outs(%t : tensor<3x2x4xf32>) {
  ^bb0(%in: f32, %other: f32, %out: f32):
    %s = arith.addf %in, %other : f32
    linalg.yield %s : f32
  } -> tensor<3x2x4xf32>
  return %two : tensor<3x2x4xf32>
}

// -----

// A value that is padded with zeros is added to its slice.
// CHECK-LABEL: func @padded
// CHECK-SAME: (%[[TOTAL:.*]]: tensor<8x4xf32>, %[[PART:.*]]: tensor<1x4xf32>)
func.func @padded(%total: tensor<8x4xf32>, %part: tensor<1x4xf32>) -> tensor<8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  // CHECK-NOT: tensor.pad
  // CHECK: %[[SLICE:.*]] = tensor.extract_slice %[[TOTAL]][3, 0] [1, 4] [1, 1]
  // CHECK: %[[ADDED:.*]] = linalg.generic {{.*}} ins(%[[SLICE]], %[[PART]] :
  // CHECK: arith.addf
  // CHECK: tensor.insert_slice %[[ADDED]] into %[[TOTAL]][3, 0] [1, 4] [1, 1]
  %padded = tensor.pad %part low[3, 0] high[4, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<1x4xf32> to tensor<8x4xf32>
  %sum = linalg.add ins(%total, %padded : tensor<8x4xf32>, tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %sum : tensor<8x4xf32>
}
