// RUN: remat-opt %s --remat-destination-inputs --split-input-file | FileCheck %s

// Without the pass upstream's fusion adds %a to %b once for each column.
// RUN: remat-opt %s --split-input-file -o %t.all.mlir
// RUN: sed '/^\/\/ -----/,$d' %t.all.mlir > %t.mlir
// RUN: remat-opt %t.mlir --linalg-fuse-elementwise-ops -o %t.wrong.mlir
// RUN: not remat-run %t.mlir %t.wrong.mlir | FileCheck %s --check-prefix=WRONG
// RUN: remat-opt %t.mlir --remat-destination-inputs --linalg-fuse-elementwise-ops -o %t.fused.mlir
// RUN: FileCheck %s --check-prefix=FUSED < %t.fused.mlir
// RUN: remat-run %t.mlir %t.fused.mlir | FileCheck %s --check-prefix=SAME
// WRONG: 1 of 1 outputs differ
// FUSED-COUNT-1: linalg.generic
// FUSED-NOT: linalg.generic
// SAME: all 1 outputs equal, bit for bit

#i = affine_map<(i) -> (i)>
#row = affine_map<(i, j) -> (i)>
#ij = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func.func @main(
// CHECK-SAME:    %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<4xf32>,
// CHECK:       %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK:       linalg.generic {indexing_maps = [#[[I:.*]], #[[I]], #[[I]]], iterator_types = ["parallel"]} ins(%[[A]], %[[B]] : tensor<4xf32>, tensor<4xf32>) outs(%[[E]] : tensor<4xf32>) attrs = {a.b}
// CHECK-NEXT:  ^bb0(%[[X:.*]]: f32, %[[Y:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT:    arith.addf %[[X]], %[[Y]] : f32
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>, %x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %sum = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) attrs = {a.b} {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %e = tensor.empty() : tensor<4x3xf32>
  %y = linalg.generic {indexing_maps = [#row, #ij, #ij], iterator_types = ["parallel", "parallel"]} ins(%sum, %x : tensor<4xf32>, tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) {
  ^bb0(%s: f32, %in: f32, %out: f32):
    %0 = arith.mulf %s, %in : f32
    linalg.yield %0 : f32
  } -> tensor<4x3xf32>
  return %y : tensor<4x3xf32>
}

// -----

// The one with more loops is a reader's reader, and two of three destinations are read, of open extents.
#i = affine_map<(i) -> (i)>
#row = affine_map<(i, j) -> (i)>
#ij = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func.func @reader(
// CHECK-SAME:    %[[A:.*]]: tensor<?xf32>, %[[B:.*]]: tensor<?xf32>, %[[C:.*]]: tensor<?xi32>,
// CHECK:       %[[N:.*]] = tensor.dim %[[A]], %{{.*}} : tensor<?xf32>
// CHECK:       %[[E:.*]] = tensor.empty(%[[N]]) : tensor<?xf32>
// CHECK:       %[[M:.*]] = tensor.dim %[[C]], %{{.*}} : tensor<?xi32>
// CHECK:       %[[F:.*]] = tensor.empty(%[[M]]) : tensor<?xi32>
// CHECK:       linalg.generic {indexing_maps = [#[[I:.*]], #[[I]], #[[I]], #[[I]], #[[I]], #[[I]]], iterator_types = ["parallel"]}
// CHECK-SAME:    ins(%[[B]], %[[A]], %[[C]] : tensor<?xf32>, tensor<?xf32>, tensor<?xi32>) outs(%[[E]], %[[B]], %[[F]] : tensor<?xf32>, tensor<?xf32>, tensor<?xi32>)
// CHECK-NEXT:  ^bb0(%[[X:.*]]: f32, %[[Y:.*]]: f32, %[[Z:.*]]: i32, %{{.*}}: f32, %{{.*}}: f32, %{{.*}}: i32):
// CHECK-NEXT:    %[[SUM:.*]] = arith.addf %[[X]], %[[Y]] : f32
// CHECK-NEXT:    %[[TWICE:.*]] = arith.addi %[[Z]], %[[Z]] : i32
// CHECK-NEXT:    linalg.yield %[[SUM]], %[[X]], %[[TWICE]] : f32, f32, i32
func.func @reader(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xi32>, %x: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?xi32>) {
  %sum:3 = linalg.generic {indexing_maps = [#i, #i, #i, #i], iterator_types = ["parallel"]} ins(%b : tensor<?xf32>) outs(%a, %b, %c : tensor<?xf32>, tensor<?xf32>, tensor<?xi32>) {
  ^bb0(%in: f32, %out: f32, %unread: f32, %count: i32):
    %0 = arith.addf %in, %out : f32
    %1 = arith.addi %count, %count : i32
    linalg.yield %0, %in, %1 : f32, f32, i32
  } -> (tensor<?xf32>, tensor<?xf32>, tensor<?xi32>)
  %neg = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]} ins(%sum#0 : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  %y = linalg.generic {indexing_maps = [#row, #ij], iterator_types = ["parallel", "parallel"]} ins(%neg : tensor<?xf32>) outs(%x : tensor<?x?xf32>) {
  ^bb0(%s: f32, %out: f32):
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %y, %sum#1, %sum#2 : tensor<?x?xf32>, tensor<?xf32>, tensor<?xi32>
}
