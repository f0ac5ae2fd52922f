// RUN: remat-opt %s --split-input-file --remat-slice 2>/dev/null | FileCheck %s

// A layer and the gradient of its weight: the activation lives in slices, the
// gradient is carried from slice to slice, and the results are put together.
// CHECK-LABEL: func @layer
// CHECK-SAME:    (%[[W:.*]]: tensor<8x8xf32>, %[[X:.*]]: tensor<4x8xf32> {remat.slice = 0 : i64})
func.func @layer(%w: tensor<8x8xf32>, %x: tensor<4x8xf32> {remat.slice = 0})
    -> (tensor<4x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %ew = tensor.empty() : tensor<8x8xf32>
  %zeros_w = linalg.fill ins(%zero : f32) outs(%ew : tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK-DAG:  %[[ZERO:.*]] = arith.constant 0
  // CHECK-DAG:  %[[ZEROSW:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs({{.*}} : tensor<8x8xf32>)
  // CHECK:      %[[X0:.*]] = tensor.extract_slice %[[X]][0, 0] [2, 8] [1, 1] : tensor<4x8xf32> to tensor<2x8xf32>
  // CHECK-NEXT: %[[E0:.*]] = tensor.empty() : tensor<2x8xf32>
  // CHECK-NEXT: %[[ZEROS0:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%[[E0]] : tensor<2x8xf32>)
  // CHECK-NEXT: %[[Y0:.*]] = linalg.matmul ins(%[[X0]], %[[W]] : tensor<2x8xf32>, tensor<8x8xf32>) outs(%[[ZEROS0]] :
  // CHECK-NEXT: %[[A0:.*]] = linalg.tanh ins(%[[Y0]] : tensor<2x8xf32>) outs(%[[E0]] :
  // CHECK-NEXT: %[[D:.*]] = tensor.empty() : tensor<4x8xf32>
  // CHECK-NEXT: %[[D0:.*]] = tensor.insert_slice %[[A0]] into %[[D]][0, 0] [2, 8] [1, 1]
  // CHECK-NEXT: %[[G0:.*]] = linalg.generic {{.*}} ins(%[[X0]], %[[A0]] : {{.*}}) outs(%[[ZEROSW]] : tensor<8x8xf32>)
  // CHECK:      %[[X1:.*]] = tensor.extract_slice %[[X]][2, 0] [2, 8] [1, 1] : tensor<4x8xf32> to tensor<2x8xf32>
  // CHECK:      %[[Y1:.*]] = linalg.matmul ins(%[[X1]], %[[W]] :
  // CHECK-NEXT: %[[A1:.*]] = linalg.tanh ins(%[[Y1]] :
  // CHECK-NEXT: %[[D1:.*]] = tensor.insert_slice %[[A1]] into %[[D0]][2, 0] [2, 8] [1, 1]
  // CHECK-NEXT: %[[G1:.*]] = linalg.generic {{.*}} ins(%[[X1]], %[[A1]] : {{.*}}) outs(%[[G0]] : tensor<8x8xf32>)
  // CHECK:      %[[NEW:.*]] = linalg.sub ins(%[[W]], %[[G1]] :
  // CHECK-NEXT: return %[[D1]], %[[G1]], %[[NEW]]
  %y = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x8xf32>) outs(%zeros : tensor<4x8xf32>) -> tensor<4x8xf32>
  %a = linalg.tanh ins(%y : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %g = linalg.generic {
    indexing_maps = [affine_map<(i, j, b) -> (b, i)>, affine_map<(i, j, b) -> (b, j)>, affine_map<(i, j, b) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%zeros_w : tensor<8x8xf32>) {
  ^bb0(%p: f32, %q: f32, %sum: f32):
    %r = arith.mulf %p, %q : f32
    %s = arith.addf %sum, %r : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %new = linalg.sub ins(%w, %g : tensor<8x8xf32>, tensor<8x8xf32>) outs(%ew : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %a, %g, %new : tensor<4x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// Values that only slices read are made in slices, although they do not depend on the
// argument: a mask by the row's number, a bias for each row. If an op also reads such
// a value whole, the value is made once. Five rows in two slices are three and two.
// CHECK-LABEL: func @readers
// CHECK-SAME:    (%[[B:.*]]: tensor<8xf32>, %[[X:.*]]: tensor<5x8xf32>
func.func @readers(%b: tensor<8xf32>, %x: tensor<5x8xf32> {remat.slice = 0})
    -> (tensor<5x8xf32>, tensor<5x8xf32>) {
  %e = tensor.empty() : tensor<5x8xf32>
  // CHECK:      linalg.generic {{.*}} outs(%{{.*}} : tensor<3x8xf32>)
  // CHECK:        %[[I:.*]] = linalg.index 0
  // CHECK-NEXT:   arith.index_cast %[[I]] : index to i32
  // CHECK:      %[[TWICE:.*]] = linalg.broadcast ins(%[[B]] : tensor<8xf32>) outs({{.*}} : tensor<5x8xf32>)
  // CHECK:      tensor.extract_slice %[[TWICE]][0, 0] [3, 8] [1, 1]
  // CHECK:      linalg.generic {{.*}} outs(%{{.*}} : tensor<2x8xf32>)
  // CHECK-DAG:    %[[I:.*]] = linalg.index 0
  // CHECK-DAG:    %[[THREE:.*]] = arith.constant 3 : index
  // CHECK:        %[[J:.*]] = arith.addi %[[I]], %[[THREE]] : index
  // CHECK-NEXT:   arith.index_cast %[[J]] : index to i32
  // CHECK:      tensor.extract_slice %[[X]][3, 0] [2, 8] [1, 1]
  // CHECK:      tensor.extract_slice %[[TWICE]][3, 0] [2, 8] [1, 1]
  // CHECK:      return %{{.*}}, %[[TWICE]]
  %rows = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    outs(%e : tensor<5x8xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    linalg.yield %f : f32
  } -> tensor<5x8xf32>
  %twice = linalg.broadcast ins(%b : tensor<8xf32>) outs(%e : tensor<5x8xf32>) dimensions = [0]
  %y = linalg.mul ins(%x, %rows : tensor<5x8xf32>, tensor<5x8xf32>) outs(%e : tensor<5x8xf32>) -> tensor<5x8xf32>
  %z = linalg.add ins(%y, %twice : tensor<5x8xf32>, tensor<5x8xf32>) outs(%e : tensor<5x8xf32>) -> tensor<5x8xf32>
  return %z, %twice : tensor<5x8xf32>, tensor<5x8xf32>
}

// -----

// Through reshapes: a row of the batch is three rows of the collapsed dimension.
// Reshapes and pads that neither pad nor cut the sliced dimension are sliced,
// too. The result is a reshape of a tensor that slices put together.
// CHECK-LABEL: func @views
func.func @views(%x: tensor<4x3x8xf32> {remat.slice = 0}) -> tensor<4x3x5xf32> {
  // CHECK:      tensor.extract_slice %{{.*}}[0, 0, 0] [2, 3, 8] [1, 1, 1]
  // CHECK-NEXT: tensor.collapse_shape {{.*}} : tensor<2x3x8xf32> into tensor<6x8xf32>
  // CHECK-NEXT: math.exp {{.*}} : tensor<6x8xf32>
  // CHECK-NEXT: tensor.extract_slice {{.*}}[0, 1] [6, 3] [1, 2] : tensor<6x8xf32> to tensor<6x3xf32>
  // CHECK-NEXT: tensor.pad {{.*}} low[0, 1] high[0, 1]
  // CHECK:      : tensor<6x3xf32> to tensor<6x5xf32>
  // CHECK:      tensor.insert_slice {{.*}}[6, 0] [6, 5] [1, 1] : tensor<6x5xf32> into tensor<12x5xf32>
  // CHECK-NEXT: tensor.expand_shape {{.*}} output_shape [4, 3, 5] : tensor<12x5xf32> into tensor<4x3x5xf32>
  %c = arith.constant 0.0 : f32
  %a = tensor.collapse_shape %x [[0, 1], [2]] : tensor<4x3x8xf32> into tensor<12x8xf32>
  %b = math.exp %a : tensor<12x8xf32>
  %p = tensor.extract_slice %b[0, 1] [12, 3] [1, 2] : tensor<12x8xf32> to tensor<12x3xf32>
  %q = tensor.pad %p low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<12x3xf32> to tensor<12x5xf32>
  %d = tensor.expand_shape %q [[0, 1], [2]] output_shape [4, 3, 5] : tensor<12x5xf32> into tensor<4x3x5xf32>
  return %d : tensor<4x3x5xf32>
}
