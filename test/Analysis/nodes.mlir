// RUN: remat-opt %s --split-input-file --remat-print-graph -o /dev/null 2>&1 | FileCheck %s

// A fill that only starts an accumulator is counted with the matmul: 2 * 4 * 16 * 8
// FLOP; 4*16 + 16*8 elements read and 4*8 written, of 4 bytes.

// CHECK-LABEL: graph matmul:
// CHECK-SAME:  1 nodes, 3 tensors, peak 128 bytes, resident 768, bound 128,
// CHECK-SAME:  flops 1024, bytes 896, cost 1024 flop
// CHECK-NEXT:  t0 arg0: 256 bytes, resident
// CHECK-NEXT:  t1 arg1: 512 bytes, resident
// CHECK-NEXT:  t2 matmul.0: 128 bytes
// CHECK-NEXT:  n0 matmul.0 (matmul): t0 t1 -> t2, flops 1024, bytes 896, cost 1024
// CHECK-NEXT:  outputs t2
func.func @matmul(%a: tensor<4x16xf32>, %b: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x8xf32>) -> tensor<4x8xf32>
  %c = linalg.matmul ins(%a, %b : tensor<4x16xf32>, tensor<16x8xf32>)
                     outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c : tensor<4x8xf32>
}

// -----

// One merged fill for two reductions is still no node, and each has its own
// result. An op with two results is one node with two tensors.

// CHECK-LABEL: graph reductions:
// CHECK-NEXT:  t0 arg0: 32 bytes, resident
// CHECK-NEXT:  t1 generic.0#0: 4 bytes
// CHECK-NEXT:  t2 generic.0#1: 4 bytes
// CHECK-NEXT:  t3 reduce.1: 4 bytes
// CHECK-NEXT:  n0 generic.0 (reduce): t0 -> t1 t2, flops 24, bytes 40, cost 24
// CHECK-NEXT:  n1 reduce.1 (reduce): t0 -> t3, flops 8, bytes 36, cost 8
// CHECK-NEXT:  outputs t1 t2 t3
func.func @reductions(%x: tensor<8xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<f32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  %sums:2 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]}
      ins(%x : tensor<8xf32>) outs(%init, %init : tensor<f32>, tensor<f32>) {
    ^bb0(%in: f32, %sum: f32, %squares: f32):
      %0 = arith.addf %in, %sum : f32
      %1 = arith.mulf %in, %in : f32
      %2 = arith.addf %1, %squares : f32
      linalg.yield %0, %2 : f32, f32
  } -> (tensor<f32>, tensor<f32>)
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) outs(%init : tensor<f32>) dimensions = [0]
  return %sums#0, %sums#1, %sum : tensor<f32>, tensor<f32>, tensor<f32>
}

// -----

// Names: a location's name if there is one, also for arguments and for clones,
// which are called remat(original). A second op with a name gets a number.

// CHECK-LABEL: graph step.named:
// CHECK-NEXT:  t0 image: 16 bytes, resident
// CHECK-NEXT:  t1 act: 16 bytes
// CHECK-NEXT:  t2 act.1: 16 bytes
// CHECK-NEXT:  n0 act (elementwise):
// CHECK-NEXT:  n1 act.1 (elementwise):
module @step {
  func.func @named(%x: tensor<4xf32> loc("image")) -> tensor<4xf32> {
    %empty = tensor.empty() : tensor<4xf32>
    %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32> loc("act"("model.py":3:1))
    %1 = linalg.exp ins(%0 : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32> loc("remat"(fused["model.py":3:1, "act"]))
    return %1 : tensor<4xf32>
  }
}

// -----

// No results, no tensors: an empty graph.

// CHECK-LABEL: graph nothing: 0 nodes, 0 tensors, peak 0 bytes,
// CHECK-NEXT:  outputs
func.func @nothing() {
  return
}

// -----

// The same result twice is one output. An argument may be an output. A scalar
// that depends on no tensor is not one.

// CHECK-LABEL: graph returned: 1 nodes, 2 tensors,
// CHECK-NEXT:  t0 arg0: 16 bytes, resident
// CHECK-NEXT:  t1 exp.0: 16 bytes
// CHECK-NEXT:  n0 exp.0
// CHECK-NEXT:  outputs t1 t0
func.func @returned(%x: tensor<4xf32>, %s: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, f32) {
  %empty = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %1 = arith.addf %s, %s : f32
  return %0, %0, %x, %1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, f32
}
