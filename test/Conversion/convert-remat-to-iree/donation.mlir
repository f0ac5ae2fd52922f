// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --convert-remat-to-iree 2>/dev/null | FileCheck %s
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --convert-remat-to-iree -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAID

#id = affine_map<(i, j) -> (i, j)>
#flip = affine_map<(i, j) -> (j, i)>

// IREE writes %w1 over %w when it reaches this op, so the op comes after %dx.
// CHECK-LABEL: func @update
// CHECK-SAME:    (%[[W:.*]]: tensor<4x4xf32> {iree.abi.output = 1 : index}, %[[X:.*]]: tensor<4x4xf32>)
func.func @update(%w: tensor<4x4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<4x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %e = tensor.empty() : tensor<4x4xf32>
  // CHECK: %[[G:.*]] = linalg.matmul ins(%[[X]], %[[X]] :
  %g = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK-NEXT: %[[LATE:.*]] = "iree_tensor_ext.compute_barrier.start"(%[[G]])
  // CHECK-NEXT: linalg.matmul ins(%[[X]], %[[W]] :
  // CHECK-NEXT: linalg.sub ins(%[[W]], %[[LATE]] :
  %w1 = linalg.sub ins(%w, %g : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %dx = linalg.matmul ins(%x, %w : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %dx, %w1 : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// A view of the argument is read last. The result leaves through a view, which
// moves, too.
// CHECK-LABEL: func @views
// CHECK-SAME:    (%[[W:.*]]: tensor<4x4xf32> {iree.abi.output = 0 : index},
func.func @views(%w: tensor<4x4xf32> {remat.donate}, %x: tensor<16xf32>) -> (tensor<4x4xf32>, tensor<16xf32>) {
  %e = tensor.empty() : tensor<16xf32>
  %flat = tensor.collapse_shape %w [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  // CHECK:      %[[R:.*]] = linalg.mul
  // CHECK-NEXT: %[[NEW:.*]] = linalg.sub ins(%{{.*}}, %arg1 :
  // CHECK-NEXT: tensor.expand_shape %[[NEW]]
  %w1 = linalg.sub ins(%flat, %x : tensor<16xf32>, tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %out = tensor.expand_shape %w1 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %r = linalg.mul ins(%flat, %x : tensor<16xf32>, tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %out, %r : tensor<4x4xf32>, tensor<16xf32>
}

// -----

// IREE transposes %w inside the op that reads it so: that is the last reader.
// CHECK-LABEL: func @moved
// CHECK-SAME:    (%[[W:.*]]: tensor<4x4xf32> {iree.abi.output = 0 : index},
func.func @moved(%w: tensor<4x4xf32> {remat.donate}, %x: tensor<4x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %e = tensor.empty() : tensor<4x4xf32>
  // CHECK:      %[[T:.*]] = linalg.transpose ins(%[[W]] :
  // CHECK-NEXT: linalg.matmul ins(%{{.*}}, %[[T]] :
  // CHECK-NEXT: linalg.sub ins(%[[W]],
  %t = linalg.transpose ins(%w : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
  %w1 = linalg.sub ins(%w, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %dx = linalg.matmul ins(%x, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %w1, %dx : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// Each of two updates reads the other one's argument: one of them is too early.
// SAID: remark: argument #0 is donated, but IREE gets it as not donated: it is read after the result is computed
// CHECK-LABEL: func @swap
// CHECK-SAME:    (%{{.*}}: tensor<4xf32>, %{{.*}}: tensor<4xf32> {iree.abi.output = 1 : index})
func.func @swap(%a: tensor<4xf32> {jax.buffer_donor = true}, %b: tensor<4xf32> {jax.buffer_donor = true})
    -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a1 = linalg.exp ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b1 = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a1, %b1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// The update is read before the argument's last reader, and cannot move.
// SAID: remark: argument #0 is donated, but IREE gets it as not donated: it is read after the result is computed
// CHECK-LABEL: func @read_before
// CHECK-NOT:     iree.abi.output
func.func @read_before(%w: tensor<4xf32> {remat.donate}) -> (tensor<4xf32>, tensor<f32>) {
  %e = tensor.empty() : tensor<4xf32>
  %w1 = linalg.exp ins(%w : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %q = linalg.exp ins(%w1 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.empty() : tensor<f32>
  %dot = linalg.dot ins(%q, %w : tensor<4xf32>, tensor<4xf32>) outs(%s : tensor<f32>) -> tensor<f32>
  return %w1, %dot : tensor<4xf32>, tensor<f32>
}

// -----

// The op writes elsewhere than it reads. This holds for the op itself, or for
// an op that IREE makes part of it.
#id = affine_map<(i, j) -> (i, j)>
#flip = affine_map<(i, j) -> (j, i)>
// SAID: remark: argument #0 is donated, but IREE gets it as not donated: the op of the result reads it at other places than it writes
// CHECK-LABEL: func @flipped
// CHECK-SAME:    (%{{.*}}: tensor<4x4xf32>, %[[V:.*]]: tensor<4x4xf32> {iree.abi.output = 1 : index})
func.func @flipped(%w: tensor<4x4xf32> {remat.donate}, %v: tensor<4x4xf32> {remat.donate})
    -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %e = tensor.empty() : tensor<4x4xf32>
  %w1 = linalg.generic {indexing_maps = [#flip, #id], iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %n = arith.negf %a : f32
    linalg.yield %n : f32
  } -> tensor<4x4xf32>
  // CHECK: %[[T:.*]] = linalg.transpose ins(%[[V]] :
  // CHECK: %[[KEPT:.*]] = "iree_tensor_ext.compute_barrier.start"(%[[T]])
  // CHECK: linalg.add ins(%[[V]], %[[KEPT]] :
  %t = linalg.transpose ins(%v : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
  %v1 = linalg.add ins(%v, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %w1, %v1 : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// SAID: remark: argument #0 is donated, but IREE gets it as not donated: no elementwise op makes the result
// SAID: remark: argument #1 is donated, but IREE gets it as not donated: no result of its type is left
// CHECK-LABEL: func @others
// CHECK-NOT:     iree.abi.output
// CHECK-NOT:     donor
func.func @others(%w: tensor<4x4xf32> {iree.abi.output = 0 : index}, %x: tensor<8xf32> {jax.buffer_donor = true})
    -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %g = linalg.matmul ins(%w, %w : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %g : tensor<4x4xf32>
}
