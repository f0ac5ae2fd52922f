// A region that only overwrites a tensor does not read it. It writes to a tensor of its own, so the
// tensor outside need not exist. The held bytes equal the planned bytes. Each tensor has 64 bytes.
// RUN: remat-opt %s --remat-print-graph -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLAN
// RUN: remat-run %s --entry=loop | FileCheck %s --check-prefix=LOOP
// RUN: remat-run %s --entry=view | FileCheck %s --check-prefix=VIEW
// RUN: remat-run %s --entry=branch | FileCheck %s --check-prefix=BRANCH
// RUN: remat-run %s --entry=nested | FileCheck %s --check-prefix=NESTED

// The loop begins with the tensor that its body overwrites, and takes it over. This tensor and the results of the body are held.
// PLAN: graph loop: {{.*}} peak 128 bytes
// LOOP: peak bytes 128{{$}}
// LOOP: added copies 1{{$}}
func.func @loop(%x: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %empty = tensor.empty() : tensor<16xf32>
  %begin = linalg.tanh ins(%x : tensor<16xf32>) outs(%empty : tensor<16xf32>) -> tensor<16xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %begin) -> (tensor<16xf32>) {
    %next = linalg.tanh ins(%a : tensor<16xf32>) outs(%begin : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %next : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// PLAN: graph view: {{.*}} peak 128 bytes
// VIEW: peak bytes 128{{$}}
func.func @view(%x: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %empty = tensor.empty() : tensor<16xf32>
  %begin = linalg.tanh ins(%x : tensor<16xf32>) outs(%empty : tensor<16xf32>) -> tensor<16xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %begin) -> (tensor<16xf32>) {
    %rows = tensor.expand_shape %begin [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
    %old = tensor.expand_shape %a [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
    %next = linalg.tanh ins(%old : tensor<4x4xf32>) outs(%rows : tensor<4x4xf32>) -> tensor<4x4xf32>
    %flat = tensor.collapse_shape %next [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
    scf.yield %flat : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// Both sides overwrite the tensor, so it is no longer held.
// PLAN: graph branch: {{.*}} peak 128 bytes
// BRANCH: peak bytes 128{{$}}
func.func @branch(%x: tensor<16xf32>, %is: i1) -> tensor<16xf32> {
  %empty = tensor.empty() : tensor<16xf32>
  %old = linalg.tanh ins(%x : tensor<16xf32>) outs(%empty : tensor<16xf32>) -> tensor<16xf32>
  %one = linalg.exp ins(%old : tensor<16xf32>) outs(%empty : tensor<16xf32>) -> tensor<16xf32>
  %r = scf.if %is -> (tensor<16xf32>) {
    %a = linalg.tanh ins(%one : tensor<16xf32>) outs(%old : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %a : tensor<16xf32>
  } else {
    %b = linalg.exp ins(%one : tensor<16xf32>) outs(%old : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %b : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// The inner loop only overwrites a value that the outer loop carries. This value dies at the beginning of the inner loop.
// PLAN: graph nested: {{.*}} peak 128 bytes
// NESTED: peak bytes 128{{$}}
func.func @nested(%x: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %empty = tensor.empty() : tensor<16xf32>
  %begin = linalg.tanh ins(%x : tensor<16xf32>) outs(%empty : tensor<16xf32>) -> tensor<16xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %begin) -> (tensor<16xf32>) {
    %inner = scf.for %j = %c0 to %c3 step %c1 iter_args(%b = %a) -> (tensor<16xf32>) {
      %next = linalg.tanh ins(%b : tensor<16xf32>) outs(%a : tensor<16xf32>) -> tensor<16xf32>
      scf.yield %next : tensor<16xf32>
    }
    scf.yield %inner : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
