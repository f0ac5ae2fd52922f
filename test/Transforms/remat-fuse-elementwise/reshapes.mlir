// RUN: remat-opt %s --split-input-file --remat-fuse-elementwise | FileCheck %s
// RUN: remat-opt %s --split-input-file --remat-fuse-elementwise=reshapes=false | FileCheck %s --check-prefix=APART

// Two ops that go through the same elements, one in rows and one in heads, are one.
#rows = affine_map<(i, j) -> (i, j)>
#heads = affine_map<(i, j, k) -> (i, j, k)>
// CHECK-LABEL: func @between
// CHECK-SAME: (%[[X:.*]]: tensor<4x6xf32>)
// CHECK:      %[[IN:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0], [1, 2]]
// CHECK:      %[[R:.*]] = linalg.generic {{.*}} ins(%[[IN]] : tensor<4x2x3xf32>)
// CHECK:        math.exp
// CHECK-NEXT:   arith.negf
// CHECK-NOT:  linalg.generic
// CHECK:      return %[[R]]
// APART-LABEL: func @between
// APART: linalg.generic
// APART: tensor.expand_shape
// APART: linalg.generic
func.func @between(%x: tensor<4x6xf32>) -> tensor<4x2x3xf32> {
  %e = tensor.empty() : tensor<4x6xf32>
  %f = tensor.empty() : tensor<4x2x3xf32>
  %a = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.exp %in : f32
    linalg.yield %0 : f32
  } -> tensor<4x6xf32>
  %b = tensor.expand_shape %a [[0], [1, 2]] output_shape [4, 2, 3] : tensor<4x6xf32> into tensor<4x2x3xf32>
  %c = linalg.generic {indexing_maps = [#heads, #heads], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%b : tensor<4x2x3xf32>) outs(%f : tensor<4x2x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<4x2x3xf32>
  return %c : tensor<4x2x3xf32>
}

// -----

// A sum over a dimension of 1 is an addition to its constant, inside of its reader.
#id = affine_map<(i) -> (i)>
// CHECK-LABEL: func @one_term
// CHECK-SAME: (%[[X:.*]]: tensor<1x8xf32>)
// CHECK:      %[[ONE:.*]] = arith.constant 1.0
// CHECK-NOT:  linalg.fill
// CHECK:      %[[IN:.*]] = tensor.collapse_shape %[[X]]
// CHECK:      linalg.generic {{.*}} iterator_types = ["parallel"]} ins(%[[IN]] : tensor<8xf32>)
// CHECK-NEXT: ^bb0(%[[E:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT:   %[[S:.*]] = arith.addf %[[E]], %[[ONE]]
// CHECK-NEXT:   arith.negf %[[S]]
// CHECK-NOT:  linalg.generic
func.func @one_term(%x: tensor<1x8xf32>) -> tensor<8xf32> {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %ones = linalg.fill ins(%one : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<1x8xf32>) outs(%ones : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%sum : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// The factor of a row is cheap, so it is computed for each element. An exponential is not cheap, and neither is anything inside of a contraction.
#rows = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#id = affine_map<(i) -> (i)>
// CHECK-LABEL: func @for_each_row
// CHECK-SAME: (%[[X:.*]]: tensor<4x6xf32>, %[[S:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<6x2xf32>)
// CHECK:      %[[EXP:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<4xf32>)
// CHECK:        math.exp
// CHECK:      %[[SCALED:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[S]], %[[EXP]] : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>)
// CHECK-NEXT: ^bb0(
// CHECK-NEXT:   arith.addf
// CHECK-NEXT:   arith.mulf
// CHECK-NEXT:   arith.addf
// CHECK:      linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[SCALED]], %[[W]]
// APART-LABEL: func @for_each_row
// APART-COUNT-4: linalg.generic
func.func @for_each_row(%x: tensor<4x6xf32>, %s: tensor<4xf32>, %w: tensor<6x2xf32>) -> tensor<4x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.empty() : tensor<4x6xf32>
  %g = tensor.empty() : tensor<4x2xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%g : tensor<4x2xf32>) -> tensor<4x2xf32>
  %twice = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%s : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %in : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%s : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.exp %in : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %scaled = linalg.generic {indexing_maps = [#rows, #row, #row, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%x, %twice, %exp : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4x6xf32>) {
  ^bb0(%in: f32, %a: f32, %b: f32, %out: f32):
    %0 = arith.mulf %in, %a : f32
    %1 = arith.addf %0, %b : f32
    linalg.yield %1 : f32
  } -> tensor<4x6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%scaled, %w : tensor<4x6xf32>, tensor<6x2xf32>) outs(%zeros : tensor<4x2xf32>) {
  ^bb0(%in: f32, %o: f32, %out: f32):
    %0 = arith.mulf %in, %o : f32
    %1 = arith.addf %out, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// -----

// An op that reads its indices keeps its dimensions: the index would be computed for each element.
#rows = affine_map<(i) -> (i)>
#heads = affine_map<(i, j) -> (i, j)>
// CHECK-LABEL: func @indices
// CHECK: linalg.index
// CHECK-NOT: affine.apply
// CHECK: tensor.expand_shape
// CHECK: arith.negf
func.func @indices(%x: tensor<24xf32>) -> tensor<4x6xf32> {
  %e = tensor.empty() : tensor<24xf32>
  %f = tensor.empty() : tensor<4x6xf32>
  %a = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel"]}
      ins(%x : tensor<24xf32>) outs(%e : tensor<24xf32>) {
  ^bb0(%in: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %0 = arith.addf %in, %k : f32
    linalg.yield %0 : f32
  } -> tensor<24xf32>
  %b = tensor.expand_shape %a [[0, 1]] output_shape [4, 6] : tensor<24xf32> into tensor<4x6xf32>
  %c = linalg.generic {indexing_maps = [#heads, #heads], iterator_types = ["parallel", "parallel"]}
      ins(%b : tensor<4x6xf32>) outs(%f : tensor<4x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<4x6xf32>
  return %c : tensor<4x6xf32>
}
