// The caller holds the first result of an op, and the step reads the second one late. If the op ran again, it would
// make the first result again, in memory of its own. The op therefore runs once, and the plan holds its planned bytes.
// RUN: remat-opt %s --split-input-file --remat="budget=min caller-results=true" --remat-verify=remarks -o %t 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=ONCE < %t

// CHECK-COUNT-3: verified: peak 1024 bytes, planned 1024
// CHECK-NOT:     error

// ONCE-LABEL: func.func @branch
// ONCE-COUNT-1: scf.if
// ONCE-NOT:     scf.if
// ONCE:         return
func.func @branch(%p: i1, %x: tensor<8xf32>) -> (tensor<8x16xf32>, tensor<8x8xf32>) {
  %wide = tensor.empty() : tensor<8x16xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %late = tensor.empty() : tensor<8x8xf32>
  %c:2 = scf.if %p -> (tensor<8x16xf32>, tensor<8x8xf32>) {
    %a = linalg.broadcast ins(%x : tensor<8xf32>) outs(%wide : tensor<8x16xf32>) dimensions = [1]
    %b = linalg.broadcast ins(%x : tensor<8xf32>) outs(%e : tensor<8x8xf32>) dimensions = [1]
    scf.yield %a, %b : tensor<8x16xf32>, tensor<8x8xf32>
  } else {
    %a = linalg.broadcast ins(%x : tensor<8xf32>) outs(%wide : tensor<8x16xf32>) dimensions = [1]
    %b = linalg.broadcast ins(%x : tensor<8xf32>) outs(%e : tensor<8x8xf32>) dimensions = [0]
    scf.yield %a, %b : tensor<8x16xf32>, tensor<8x8xf32>
  }
  %s = linalg.reduce ins(%c#1 : tensor<8x8xf32>) outs(%x : tensor<8xf32>) dimensions = [0]
    (%in: f32, %init: f32) { %0 = arith.addf %in, %init : f32 linalg.yield %0 : f32 }
  %b0 = linalg.broadcast ins(%s : tensor<8xf32>) outs(%late : tensor<8x8xf32>) dimensions = [1]
  %b1 = linalg.matmul ins(%b0, %b0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%late : tensor<8x8xf32>) -> tensor<8x8xf32>
  %b2 = linalg.matmul ins(%b1, %b0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%late : tensor<8x8xf32>) -> tensor<8x8xf32>
  %u = linalg.reduce ins(%b2 : tensor<8x8xf32>) outs(%x : tensor<8xf32>) dimensions = [0]
    (%in: f32, %init: f32) { %0 = arith.addf %in, %init : f32 linalg.yield %0 : f32 }
  %v = linalg.broadcast ins(%u : tensor<8xf32>) outs(%late : tensor<8x8xf32>) dimensions = [1]
  %m = linalg.add ins(%c#1, %v : tensor<8x8xf32>, tensor<8x8xf32>) outs(%late : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %c#0, %m : tensor<8x16xf32>, tensor<8x8xf32>
}

// -----

// ONCE-LABEL: func.func @nested
// ONCE-COUNT-1: = scf.if %arg0
// ONCE-NOT:     = scf.if %arg0
// ONCE:         return
func.func @nested(%p: i1, %q: i1, %x: tensor<8xf32>) -> (tensor<8x16xf32>, tensor<8x8xf32>) {
  %wide = tensor.empty() : tensor<8x16xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %late = tensor.empty() : tensor<8x8xf32>
  %c:2 = scf.if %p -> (tensor<8x16xf32>, tensor<8x8xf32>) {
    %n:2 = scf.if %q -> (tensor<8x16xf32>, tensor<8x8xf32>) {
      %a = linalg.broadcast ins(%x : tensor<8xf32>) outs(%wide : tensor<8x16xf32>) dimensions = [1]
      %b = linalg.broadcast ins(%x : tensor<8xf32>) outs(%e : tensor<8x8xf32>) dimensions = [0]
      scf.yield %a, %b : tensor<8x16xf32>, tensor<8x8xf32>
    } else {
      %a = linalg.broadcast ins(%x : tensor<8xf32>) outs(%wide : tensor<8x16xf32>) dimensions = [1]
      %b = linalg.broadcast ins(%x : tensor<8xf32>) outs(%e : tensor<8x8xf32>) dimensions = [1]
      scf.yield %a, %b : tensor<8x16xf32>, tensor<8x8xf32>
    }
    scf.yield %n#0, %n#1 : tensor<8x16xf32>, tensor<8x8xf32>
  } else {
    %a = linalg.broadcast ins(%x : tensor<8xf32>) outs(%wide : tensor<8x16xf32>) dimensions = [1]
    %b = linalg.broadcast ins(%x : tensor<8xf32>) outs(%e : tensor<8x8xf32>) dimensions = [0]
    scf.yield %a, %b : tensor<8x16xf32>, tensor<8x8xf32>
  }
  %s = linalg.reduce ins(%c#1 : tensor<8x8xf32>) outs(%x : tensor<8xf32>) dimensions = [0]
    (%in: f32, %init: f32) { %0 = arith.addf %in, %init : f32 linalg.yield %0 : f32 }
  %b0 = linalg.broadcast ins(%s : tensor<8xf32>) outs(%late : tensor<8x8xf32>) dimensions = [1]
  %b1 = linalg.matmul ins(%b0, %b0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%late : tensor<8x8xf32>) -> tensor<8x8xf32>
  %b2 = linalg.matmul ins(%b1, %b0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%late : tensor<8x8xf32>) -> tensor<8x8xf32>
  %u = linalg.reduce ins(%b2 : tensor<8x8xf32>) outs(%x : tensor<8xf32>) dimensions = [0]
    (%in: f32, %init: f32) { %0 = arith.addf %in, %init : f32 linalg.yield %0 : f32 }
  %v = linalg.broadcast ins(%u : tensor<8xf32>) outs(%late : tensor<8x8xf32>) dimensions = [1]
  %m = linalg.add ins(%c#1, %v : tensor<8x8xf32>, tensor<8x8xf32>) outs(%late : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %c#0, %m : tensor<8x16xf32>, tensor<8x8xf32>
}

// -----

// ONCE-LABEL: func.func @elements
// ONCE-COUNT-1: iterator_types
// ONCE-NOT:     iterator_types
// ONCE:         return
func.func @elements(%x: tensor<8xf32>) -> (tensor<8x8xf64>, tensor<8x8xf32>) {
  %e = tensor.empty() : tensor<8x8xf32>
  %late = tensor.empty() : tensor<8x8xf32>
  %e2 = tensor.empty() : tensor<8x8xf64>
  %c:2 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8xf32>) outs(%e2, %e : tensor<8x8xf64>, tensor<8x8xf32>) {
  ^bb0(%in: f32, %o0: f64, %o1: f32):
    %0 = arith.addf %in, %in : f32
    %1 = arith.mulf %in, %in : f32
    %2 = arith.extf %0 : f32 to f64
    linalg.yield %2, %1 : f64, f32
  } -> (tensor<8x8xf64>, tensor<8x8xf32>)
  %s = linalg.reduce ins(%c#1 : tensor<8x8xf32>) outs(%x : tensor<8xf32>) dimensions = [0]
    (%in: f32, %init: f32) { %0 = arith.addf %in, %init : f32 linalg.yield %0 : f32 }
  %b0 = linalg.broadcast ins(%s : tensor<8xf32>) outs(%late : tensor<8x8xf32>) dimensions = [1]
  %b1 = linalg.matmul ins(%b0, %b0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%late : tensor<8x8xf32>) -> tensor<8x8xf32>
  %b2 = linalg.matmul ins(%b1, %b0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%late : tensor<8x8xf32>) -> tensor<8x8xf32>
  %u = linalg.reduce ins(%b2 : tensor<8x8xf32>) outs(%x : tensor<8xf32>) dimensions = [0]
    (%in: f32, %init: f32) { %0 = arith.addf %in, %init : f32 linalg.yield %0 : f32 }
  %v = linalg.broadcast ins(%u : tensor<8xf32>) outs(%late : tensor<8x8xf32>) dimensions = [1]
  %m = linalg.add ins(%c#1, %v : tensor<8x8xf32>, tensor<8x8xf32>) outs(%late : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %c#0, %m : tensor<8x8xf64>, tensor<8x8xf32>
}
