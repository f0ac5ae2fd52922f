// RUN: remat-opt %s --split-input-file --remat-print-graph -o /dev/null | FileCheck %s

// The result may take over a real destination, which is an input. If the
// destination dies there, the two count once: 64 bytes and not 128. The matmul
// accumulates into it, so its 64 bytes are read as well.

// CHECK-LABEL: graph accumulate: 2 nodes, 4 tensors, peak 64 bytes,
// CHECK:       n0 exp.0 (elementwise): t0 -> t2,
// CHECK-NEXT:  n1 matmul.1 (matmul): t0 t1 t2 -> t3, flops 128, bytes 256, cost 128, in place t2 t3
// CHECK-NEXT:  outputs t3
func.func @accumulate(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %0 = linalg.exp ins(%a : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// -----

// This also works through a reshape. A destination that lives on is copied: 128 bytes.

// CHECK-LABEL: graph lives: 2 nodes, 3 tensors, peak 128 bytes,
// CHECK:       n1 exp.1 (elementwise): t0 t1 -> t2, flops 16, bytes 128, cost 16, in place t1 t2
// CHECK-NEXT:  outputs t1 t2
func.func @lives(%a: tensor<16xf32>) -> (tensor<16xf32>, tensor<4x4xf32>) {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %2 = tensor.expand_shape %a [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %3 = linalg.exp ins(%2 : tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0, %3 : tensor<16xf32>, tensor<4x4xf32>
}

// -----

// insert_slice writes into its destination: 4 elements read and written. Zeros
// that it writes into are no node. tensor.pad makes its own result.

// CHECK-LABEL: graph inserts: 3 nodes, 4 tensors, peak 128 bytes,
// CHECK:       n0 insert_slice.0 (move): t0 -> t1, flops 0, bytes 32, cost 0
// CHECK-NEXT:  n1 insert_slice.1 (move): t0 t1 -> t2, flops 0, bytes 32, cost 0, in place t1 t2
// CHECK-NEXT:  n2 pad.2 (move): t0 -> t3, flops 0, bytes 80, cost 0
// CHECK-NEXT:  outputs t2 t3
func.func @inserts(%x: tensor<4xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %0 = tensor.insert_slice %x into %f[0] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %1 = tensor.insert_slice %x into %0[4] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %2 = tensor.pad %x low[4] high[8] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<4xf32> to tensor<16xf32>
  return %1, %2 : tensor<16xf32>, tensor<16xf32>
}

// -----

// A fill that is read, returned or captured is a node; one into a real tensor
// takes it over.

// CHECK-LABEL: graph fills: 5 nodes, 6 tensors,
// CHECK:       n0 fill.0 (move): -> t1, flops 0, bytes 16, cost 0
// CHECK-NEXT:  n1 exp.1 (elementwise): t1 -> t2, flops 4, bytes 32, cost 4
// CHECK-NEXT:  n2 fill.2 (move): t2 -> t3, flops 0, bytes 16, cost 0, in place t2 t3
// CHECK-NEXT:  n3 fill.3 (move): -> t4, flops 0, bytes 16, cost 0
// CHECK-NEXT:  n4 generic.4 (move): t1 -> t5, flops 0, bytes 32, cost 0
// CHECK-NEXT:  outputs t3 t4 t5
func.func @fills(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<4xf32>
  %read = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %0 = linalg.exp ins(%read : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%e : tensor<4xf32>) {
    ^bb0(%out: f32):
      %4 = tensor.extract %read[%c0] : tensor<4xf32>
      linalg.yield %4 : f32
  } -> tensor<4xf32>
  return %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// An argument belongs to the caller and never dies: its update is a copy, 64
// bytes. A donated one is taken over: nothing above its own 64.

// CHECK-LABEL: graph arguments: 2 nodes, 4 tensors, peak 128 bytes, resident 64,
// CHECK-NEXT:  t0 arg0: 64 bytes, resident
// CHECK-NEXT:  t1 arg1: 64 bytes, owned
// CHECK:       n0 insert.0 (move): t0 -> t2, {{.*}}, in place t0 t2
// CHECK-NEXT:  n1 insert.1 (move): t1 -> t3, {{.*}}, in place t1 t3
func.func @arguments(%a: tensor<16xf32>, %b: tensor<16xf32> {remat.donate}) -> (tensor<16xf32>, tensor<16xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %zero into %a[%c0] : tensor<16xf32>
  %1 = tensor.insert %zero into %b[%c0] : tensor<16xf32>
  return %0, %1 : tensor<16xf32>, tensor<16xf32>
}

// -----

// All forms of donation, and attributes that do not donate.

// CHECK-LABEL: graph donated:
// CHECK-NEXT:  t0 arg0: 4 bytes, owned
// CHECK-NEXT:  t1 arg1: 4 bytes, owned
// CHECK-NEXT:  t2 arg2: 4 bytes, owned
// CHECK-NEXT:  t3 arg3: 4 bytes, owned
// CHECK-NEXT:  t4 arg4: 4 bytes, resident
// CHECK-NEXT:  t5 arg5: 4 bytes, resident
func.func @donated(
    %0: tensor<f32> {remat.donate}, %1: tensor<f32> {jax.buffer_donor = true},
    %2: tensor<f32> {tf.aliasing_output = 0 : i32}, %3: tensor<f32> {bufferization.writable = true},
    %4: tensor<f32> {bufferization.writable = false}, %5: tensor<f32> {jax.buffer_donor = false}) -> tensor<f32> {
  return %2 : tensor<f32>
}

// -----

// A tensor that is read while it would be overwritten is not taken over. Reading element
// by element is early enough. Another order is not, and the body's own reads are not.

// CHECK-LABEL: graph read_too:
// CHECK:       n1 mul.1 {{.*}}: t1 -> t2, {{.*}}, in place t1 t2
// CHECK-NEXT:  n2 add.2 {{.*}}: t0 t2 -> t3, {{.*}}, in place t2 t3
// CHECK-NEXT:  n3 generic.3 {{.*}}: t3 -> t4,
// CHECK-NOT:   in place
// CHECK-NEXT:  n4 generic.4 {{.*}}: t4 -> t5,
// CHECK-NOT:   in place
// CHECK:       outputs t5
func.func @read_too(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %a = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = linalg.mul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = linalg.add ins(%x, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  %d = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x4xf32>
  %f = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%d : tensor<4x4xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 1 : index
    %in = tensor.extract %d[%i, %i] : tensor<4x4xf32>
    linalg.yield %in : f32
  } -> tensor<4x4xf32>
  return %f : tensor<4x4xf32>
}

// -----

// A part of a larger tensor is not taken over, because the rest would stay. If
// the op only writes over it, the part is not held either.

// CHECK-LABEL: graph part: 2 nodes, 4 tensors, peak 64 bytes,
// CHECK:       t3 exp.0#order: 0 bytes
// CHECK-NEXT:  n0 exp.0 (elementwise): t0 -> t1 t3,
// CHECK-NEXT:  n1 exp.1 (elementwise): t0 t3 -> t2, flops 8, bytes 64, cost 8{{$}}
// CHECK-NEXT:  outputs t2
func.func @part(%x: tensor<16xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %a = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %p = tensor.extract_slice %x[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %q = tensor.extract_slice %a[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %b = linalg.exp ins(%p : tensor<8xf32>) outs(%q : tensor<8xf32>) -> tensor<8xf32>
  return %b : tensor<8xf32>
}

// -----

// An op that adds to the part reads it.

// CHECK-LABEL: graph read_part: 2 nodes, 3 tensors, peak 80 bytes,
// CHECK:       n1 matmul.1 (matmul): t0 t1 -> t2, flops 16, bytes 64, cost 16{{$}}
// CHECK-NEXT:  outputs t2
func.func @read_part(%x: tensor<4x4xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %a = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = tensor.extract_slice %x[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %q = tensor.extract_slice %a[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %b = linalg.matmul ins(%p, %p : tensor<2x2xf32>, tensor<2x2xf32>) outs(%q : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %b : tensor<2x2xf32>
}
