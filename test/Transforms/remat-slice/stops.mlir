// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-slice=passes=2 | FileCheck %s
// RUN: not remat-opt %s --split-input-file --remat-slice 2>&1 | FileCheck %s --check-prefix=ONE

// The mean over the batch is read again by its rows: the first pass puts
// together the tensors that the second pass reads.
// ONE: error: cannot be sliced along dimension 0 of argument 0: it takes 2 passes over all slices, and 1 is allowed; allow more by passes=2
// ONE: note: 'linalg.generic' begins the second pass
// ONE: note: 'linalg.generic' ends the first pass: it is a sum over all slices
// CHECK-LABEL: func @statistics
// expected-remark @below {{4 elements in 2 slices: 3 ops in 2 passes, 1 of them sums; 2 values are put together}}
func.func @statistics(%x: tensor<4x8xf32> {remat.slice = 0}) -> tensor<4x8xf32> {
  // CHECK:      %[[D0:.*]] = tensor.insert_slice
  // CHECK:      %[[S0:.*]] = linalg.generic {{.*}}["parallel", "reduction"]
  // CHECK:      %[[D1:.*]] = tensor.insert_slice %{{.*}} into %[[D0]]
  // CHECK:      %[[S1:.*]] = linalg.generic {{.*}}["parallel", "reduction"]{{.*}} outs(%[[S0]] :
  // CHECK:      tensor.extract_slice %[[D1]][0, 0] [2, 8]
  // CHECK:      linalg.generic {{.*}}["parallel", "parallel"]
  // CHECK:      tensor.extract_slice %[[D1]][2, 0] [2, 8]
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %es = tensor.empty() : tensor<8xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%es : tensor<8xf32>) -> tensor<8xf32>
  %y = math.exp %x : tensor<4x8xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, b) -> (b, i)>, affine_map<(i, b) -> (i)>],
    iterator_types = ["parallel", "reduction"]} ins(%y : tensor<4x8xf32>) outs(%zeros : tensor<8xf32>) {
  ^bb0(%p: f32, %sum: f32):
    %a = arith.addf %sum, %p : f32
    linalg.yield %a : f32
  } -> tensor<8xf32>
  %n = linalg.generic {indexing_maps = [affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> (i)>, affine_map<(b, i) -> (b, i)>],
    iterator_types = ["parallel", "parallel"]} ins(%y, %s : tensor<4x8xf32>, tensor<8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %d = arith.subf %p, %q : f32
    linalg.yield %d : f32
  } -> tensor<4x8xf32>
  return %n : tensor<4x8xf32>
}

// -----

// Ops that need whole operands, and why.
// CHECK-LABEL: func @whole
// expected-remark @below {{4 elements in 2 slices: 2 ops in 1 pass, 1 of them sums; 1 values are put together}}
func.func @whole(%x: tensor<4x8xf32> {remat.slice = 0}, %f: tensor<f32>)
    -> (tensor<4x8xf32>, tensor<4x4xf32>, tensor<6x8xf32>, tensor<2x8xf32>, tensor<2x2x8xf32>, tensor<f32>, tensor<f32>, tensor<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %y = math.exp %x : tensor<4x8xf32>
  // expected-remark @below {{is computed on whole tensors: it has the mark remat.whole}}
  %m = math.exp %y {remat.whole} : tensor<4x8xf32>
  %e44 = tensor.empty() : tensor<4x4xf32>
  // expected-remark @below {{is computed on whole tensors: it reads the sliced dimension as two dimensions}}
  %sq = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]} ins(%y, %y : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e44 : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32, %sum: f32):
    linalg.yield %q : f32
  } -> tensor<4x4xf32>
  // expected-remark @below {{is computed on whole tensors: it pads the sliced dimension}}
  %pad = tensor.pad %y low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<4x8xf32> to tensor<6x8xf32>
  // expected-remark @below {{is computed on whole tensors: it reads only a part of the sliced dimension}}
  %part = tensor.extract_slice %y[1, 0] [2, 8] [1, 1] : tensor<4x8xf32> to tensor<2x8xf32>
  // expected-remark @below {{is computed on whole tensors: it divides the sliced dimension into groups, and a slice would end inside a group}}
  %split = tensor.expand_shape %y [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
  // Dimension 1 is outside of dimension 0 here.
  // expected-remark @below {{is computed on whole tensors: it sums over an outer dimension and over the sliced one, and slices would change the order of additions (allow this by slice-reorder=true)}}
  %inside = linalg.generic {indexing_maps = [affine_map<(i, b) -> (b, i)>, affine_map<(i, b) -> ()>],
    iterator_types = ["reduction", "reduction"]} ins(%y : tensor<4x8xf32>) outs(%f : tensor<f32>) {
  ^bb0(%p: f32, %sum: f32):
    %a = arith.addf %sum, %p : f32
    linalg.yield %a : f32
  } -> tensor<f32>
  %outside = linalg.generic {indexing_maps = [affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> ()>],
    iterator_types = ["reduction", "reduction"]} ins(%y : tensor<4x8xf32>) outs(%f : tensor<f32>) {
  ^bb0(%p: f32, %sum: f32):
    %a = arith.addf %sum, %p : f32
    linalg.yield %a : f32
  } -> tensor<f32>
  // expected-remark @below {{is computed on whole tensors: it concatenates tensors along the sliced dimension}}
  %both = tensor.concat dim(0) %y, %x : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return %m, %sq, %pad, %part, %split, %inside, %outside, %both
    : tensor<4x8xf32>, tensor<4x4xf32>, tensor<6x8xf32>, tensor<2x8xf32>, tensor<2x2x8xf32>, tensor<f32>, tensor<f32>, tensor<8x8xf32>
}

// -----

// The last row that is written stays: no sum, and no rows of a result.
// CHECK-LABEL: func @last
// expected-remark @below {{4 elements in 2 slices: 1 ops in 1 pass, 0 of them sums; 1 values are put together}}
func.func @last(%x: tensor<4x8xf32> {remat.slice = 0}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %y = math.exp %x : tensor<4x8xf32>
  // expected-remark @below {{is computed on whole tensors: it writes a result without the sliced dimension}}
  %z = linalg.generic {indexing_maps = [affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> (i)>],
    iterator_types = ["parallel", "parallel"]} ins(%y : tensor<4x8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%p: f32, %out: f32):
    linalg.yield %p : f32
  } -> tensor<8xf32>
  return %z : tensor<8xf32>
}
