// Each fence is a scalar that IREE cannot see through, and the clones that read
// the fence depend on it. Nothing else changes.
// RUN: remat-opt %s --convert-remat-to-iree --allow-unregistered-dialect --split-input-file 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.err

#id = affine_map<(d0) -> (d0)>

// The attributes of planning are removed.
// CHECK:      module {
// CHECK-NEXT: func.func @elementwise(%[[X:.*]]: tensor<8xf32>, %[[G:.*]]: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
module attributes {remat.step = @elementwise} {
func.func @elementwise(%x: tensor<8xf32> {remat.donate}, %g: tensor<8xf32>) -> (tensor<8xf32> {remat.loss}, tensor<8xf32>)
    attributes {remat.applied = #remat.applied<planner = "by-hand", peak = 1, baseline = 2, overhead = 0.0, clones = 2, fences = 1>} {
  // CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[OPAQUE:.*]] = "util.optimization_barrier"(%[[TRUE]]) : (i1) -> i1
  // CHECK-NEXT: %[[E:.*]] = tensor.empty()
  %e = tensor.empty() : tensor<8xf32>
  // CHECK-NOT: remat
  %f, %a = remat.fence %x after %g : tensor<8xf32> after tensor<8xf32>
  // The clone of an op by name has a region to select in as a generic.
  // CHECK:      %[[Y:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<8xf32>) outs(%[[E]] : tensor<8xf32>) {
  // CHECK:      %[[EXP:.*]] = math.exp
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0.0
  // CHECK-NEXT: %[[SELECTED:.*]] = arith.select %[[OPAQUE]], %[[EXP]], %[[ZERO]] : f32
  // CHECK-NEXT: linalg.yield %[[SELECTED]]
  %y = linalg.exp ins(%f : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  // A clone that reads a clone has no twin either.
  // CHECK:      %[[Z:.*]] = linalg.mul ins(%[[Y]], %[[X]]
  %z = linalg.mul ins(%y, %f : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  // The reader of the anchor is not a clone.
  // CHECK-NEXT: %[[W:.*]] = linalg.add ins(%[[Z]], %[[G]]
  %w = linalg.add ins(%z, %a : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  // CHECK-NEXT: return %[[Y]], %[[W]]
  return %y, %w : tensor<8xf32>, tensor<8xf32>
}
}

// -----

// A contraction begins with the selected value, so it stays a contraction. Two
// fences have two scalars. A view has no place of its own, but its reader has one.
// CHECK-LABEL: func.func @contractions
func.func @contractions(%a: tensor<16xf32>, %b: tensor<4x4xf32>, %g: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  // CHECK:      %[[TRUE:.*]] = arith.constant true
  // CHECK-NEXT: %[[SECOND:.*]] = "util.optimization_barrier"(%[[TRUE]])
  // CHECK-NEXT: %[[FIRST:.*]] = "util.optimization_barrier"(%[[TRUE]])
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %f:2 = remat.fence %a after %g : tensor<16xf32> after tensor<4x4xf32>
  // CHECK:      %[[VIEW:.*]] = tensor.expand_shape
  %view = tensor.expand_shape %f#0 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  // CHECK-NEXT: %[[ONE:.*]] = arith.constant 1.0
  // CHECK-NEXT: %[[SCALAR:.*]] = arith.select %[[FIRST]], %{{.*}}, %[[ONE]] : f32
  // CHECK-NEXT: %[[INIT:.*]] = linalg.fill ins(%[[SCALAR]] : f32)
  // CHECK-NEXT: linalg.matmul ins(%[[VIEW]], %{{.*}}) outs(%[[INIT]]
  %c = linalg.matmul ins(%view, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %h = remat.fence %e : tensor<4x4xf32>
  // A fill is a clone like any other.
  // CHECK:      arith.select %[[SECOND]]
  // CHECK-NEXT: linalg.fill
  %d = linalg.fill ins(%zero : f32) outs(%h : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %c, %d : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @copies
func.func @copies(%a: tensor<4x4xf32>, %g: tensor<4x4xf32>) -> (tensor<6x4xf32>, tensor<4x8xf32>) {
  // CHECK: %[[OPAQUE:.*]] = "util.optimization_barrier"
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %f:2 = remat.fence %a after %g : tensor<4x4xf32> after tensor<4x4xf32>
  // The padding is zero, and would be one.
  // CHECK:      %[[OTHER:.*]] = arith.constant 1.0
  // CHECK-NEXT: %[[VALUE:.*]] = arith.select %[[OPAQUE]], %{{.*}}, %[[OTHER]]
  // CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<6x4xf32>
  // CHECK-NEXT: %[[AROUND:.*]] = linalg.fill ins(%[[VALUE]] : f32) outs(%[[E]]
  // CHECK-NEXT: tensor.insert_slice %{{.*}} into %[[AROUND]][1, 0] [4, 4] [1, 1]
  // CHECK-NOT:  tensor.pad
  %p = tensor.pad %f#0 low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<4x4xf32> to tensor<6x4xf32>
  // CHECK:      %[[AT:.*]] = arith.select %[[OPAQUE]], %{{.*}}, %{{.*}} : index
  // CHECK-NEXT: %[[LEFT:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[%[[AT]], 0]
  %l = tensor.insert_slice %f#0 into %e[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x8xf32>
  // CHECK-NEXT: tensor.insert_slice %{{.*}} into %[[LEFT]][0, 4]
  %r = tensor.insert_slice %f#0 into %l[0, 4] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x8xf32>
  return %p, %r : tensor<6x4xf32>, tensor<4x8xf32>
}

// -----

// An unknown op has no place for a scalar.
// REMARK: remark: is recomputed from an operand that passes through a barrier
// CHECK-LABEL: func.func @unknown
func.func @unknown(%a: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %f:2 = remat.fence %a after %g : tensor<4xf32> after tensor<4xf32>
  // CHECK: %[[HIDDEN:.*]] = "util.optimization_barrier"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: "other.op"(%[[HIDDEN]], %[[HIDDEN]])
  %y = "other.op"(%f#0, %f#0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// The region of a generic may do the reading.
// CHECK-LABEL: func.func @gather
func.func @gather(%a: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[OPAQUE:.*]] = "util.optimization_barrier"
  %e = tensor.empty() : tensor<4xf32>
  %f:2 = remat.fence %a after %g : tensor<4xf32> after tensor<4xf32>
  // CHECK: linalg.generic
  // CHECK: tensor.extract %arg0
  // CHECK: arith.select %[[OPAQUE]]
  %y = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%e : tensor<4xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %v = tensor.extract %f#0[%i] : tensor<4xf32>
    linalg.yield %v : f32
  } -> tensor<4xf32>
  return %y : tensor<4xf32>
}
