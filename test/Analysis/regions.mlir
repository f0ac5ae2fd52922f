// RUN: remat-opt %s --split-input-file --remat-print-graph -o /dev/null | FileCheck %s
// RUN: remat-opt %s --split-input-file --remat-print-graph -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// A value from outside that a region uses is an input, also of a gather.

// CHECK-LABEL: graph gather: 1 nodes, 3 tensors,
// CHECK:       n0 generic.0 (move): t1 t0 -> t2, flops 0, bytes 64, cost 0
func.func @gather(%table: tensor<100xf32>, %at: tensor<4xindex>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                       iterator_types = ["parallel"]}
      ins(%at : tensor<4xindex>) outs(%e : tensor<4xf32>) {
    ^bb0(%i: index, %out: f32):
      %1 = tensor.extract %table[%i] : tensor<100xf32>
      linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A loop is one node, and its carried value takes over the initial one. One
// iteration allocates %1 and then %2, which share no step with a third: the
// yielded %3 is written into %1. 8 iterations of 3 * 16 FLOP and of 2 + 3 + 3
// tensors of 64 bytes read or written.

// CHECK-LABEL: graph loop: 2 nodes, 3 tensors, peak 192 bytes,
// CHECK:       n0 exp.0 (elementwise): t0 -> t1,
// CHECK-NEXT:  n1 for.1 (loop): t1 t0 -> t2, flops 384, bytes 4096, cost 384, in place t1 t2, workspace 128
func.func @loop(%x: tensor<16xf32>) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %init = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %0 = scf.for %i = %c0 to %c8 step %c1 iter_args(%carried = %init) -> tensor<16xf32> {
    %1 = linalg.exp ins(%carried : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    %2 = linalg.add ins(%1, %x : tensor<16xf32>, tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    %3 = linalg.mul ins(%2, %x : tensor<16xf32>, tensor<16xf32>) outs(%1 : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %3 : tensor<16xf32>
  }
  return %0 : tensor<16xf32>
}

// -----

// With unknown bounds, a loop counts as one iteration.

// CHECK-LABEL: graph unknown_bounds:
// CHECK:       n0 for.0 (loop): t0 -> t1, flops 16, bytes 128, cost 16, in place t0 t1
func.func @unknown_bounds(%x: tensor<16xf32>, %n: index) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%carried = %x) -> tensor<16xf32> {
    %1 = linalg.exp ins(%carried : tensor<16xf32>) outs(%carried : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %1 : tensor<16xf32>
  }
  return %0 : tensor<16xf32>
}

// -----

// The costliest and the largest of two branches count: three tensors one after
// the other, two of them held at the same time.

// CHECK-LABEL: graph branch: 1 nodes, 2 tensors,
// CHECK:       n0 if.0 (other): t0 -> t1, flops 48, bytes 384, cost 48, workspace 128
func.func @branch(%x: tensor<16xf32>, %which: i1) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %0 = scf.if %which -> tensor<16xf32> {
    %1 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %1 : tensor<16xf32>
  } else {
    %1 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    %2 = linalg.exp ins(%1 : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    %3 = linalg.exp ins(%2 : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %3 : tensor<16xf32>
  }
  return %0 : tensor<16xf32>
}

// -----

// A loop that stacks residuals hides activations from the planner. Its inner
// tensors of dynamic shape have no bytes.

// REMARK: remark: this loop is one op of the graph, and stacks 1 residuals of 512 bytes: to plan inside of the loop, use --remat (for pairs of loops), or unroll it (unroll-loops=true)
// REMARK: remark: has inner tensors of dynamic shape, whose bytes are not counted
// CHECK-LABEL: graph stack: 1 nodes,
// CHECK:       n0 for.0 (loop): t0 -> t1 t2, flops 128, bytes 2048, cost 128, in place t0 t2, workspace 64
func.func @stack(%x: tensor<16xf32>, %n: index) -> (tensor<8x16xf32>, tensor<16xf32>) {
  %e = tensor.empty() : tensor<16xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %stack = tensor.empty() : tensor<8x16xf32>
  %0:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%saved = %stack, %h = %x) -> (tensor<8x16xf32>, tensor<16xf32>) {
    %1 = linalg.exp ins(%h : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    %2 = tensor.insert_slice %1 into %saved[%i, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<8x16xf32>
    %3 = tensor.generate %n {
    ^bb0(%j: index):
      tensor.yield %i : index
    } : tensor<?xindex>
    scf.yield %2, %1 : tensor<8x16xf32>, tensor<16xf32>
  }
  return %0#0, %0#1 : tensor<8x16xf32>, tensor<16xf32>
}

// -----

// A loop that runs as long as a value says is one node, too. The number of
// iterations is unknown, so it counts as one iteration.

// CHECK-LABEL: graph while: 3 nodes, 5 tensors, peak 128 bytes,
// CHECK:       n0 exp.0 (elementwise): t0 -> t1,
// CHECK-NEXT:  n1 while.1 (loop): t1 t0 -> t2 t3, flops 18, bytes 192, cost 18, in place t1 t3
// CHECK-NEXT:  n2 mul.2 (elementwise): t3 t0 -> t4,
func.func @while(%x: tensor<16xf32>, %n: i32) -> tensor<16xf32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %e = tensor.empty() : tensor<16xf32>
  %init = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %0:2 = scf.while (%i = %zero, %carried = %init) : (i32, tensor<16xf32>) -> (i32, tensor<16xf32>) {
    %more = arith.cmpi slt, %i, %n : i32
    scf.condition(%more) %i, %carried : i32, tensor<16xf32>
  } do {
  ^bb0(%i: i32, %carried: tensor<16xf32>):
    %next = arith.addi %i, %one : i32
    %1 = linalg.mul ins(%carried, %x : tensor<16xf32>, tensor<16xf32>) outs(%carried : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %next, %1 : i32, tensor<16xf32>
  }
  %2 = linalg.mul ins(%0#1, %x : tensor<16xf32>, tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %2 : tensor<16xf32>
}
