// A result never takes over a part of a tensor. The held bytes are the planned bytes: each whole tensor has 64 bytes.
// RUN: remat-opt %s --remat-print-graph -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLAN
// RUN: remat-run %s --entry=written | FileCheck %s --check-prefix=WRITTEN
// RUN: remat-run %s --entry=in_loop | FileCheck %s --check-prefix=LOOP
// RUN: remat-run %s --entry=columns | FileCheck %s --check-prefix=COLUMNS
// RUN: remat-run %s --entry=added | FileCheck %s --check-prefix=ADDED
// RUN: remat-run %s --entry=copied | FileCheck %s --check-prefix=COPIED
// RUN: remat-run %s --entry=captured | FileCheck %s --check-prefix=CAPTURED
// RUN: remat-run %s --entry=again | FileCheck %s --check-prefix=AGAIN
// RUN: remat-run %s --entry=constant | FileCheck %s --check-prefix=CONSTANT
// RUN: remat-run %s --entry=yielded | FileCheck %s --check-prefix=YIELDED
// RUN: remat-run %s --entry=returned | FileCheck %s --check-prefix=RETURNED

// The last op only writes over a part of %old, so %old dies earlier: %old and %new, then %next, its result and the output.
// PLAN: graph written: {{.*}} peak 128 bytes
// WRITTEN: peak bytes 128{{$}}
// WRITTEN: added copies 0{{$}}
func.func @written(%x: tensor<16xf32>) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %old = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %new = linalg.tanh ins(%old : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %to = tensor.extract_slice %old[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %from = tensor.extract_slice %new[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %part = linalg.exp ins(%from : tensor<4xf32>) outs(%to : tensor<4xf32>) -> tensor<4xf32>
  %next = tensor.insert_slice %part into %new[4] [4] [1] : tensor<4xf32> into tensor<16xf32>
  return %next : tensor<16xf32>
}

// The same in a loop holds the carried value, %old and %new.
// PLAN: graph in_loop: {{.*}} peak 192 bytes
// LOOP: peak bytes 192{{$}}
func.func @in_loop(%x: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<16xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> (tensor<16xf32>) {
    %old = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    %new = linalg.tanh ins(%old : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    %to = tensor.extract_slice %old[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
    %from = tensor.extract_slice %new[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
    %part = linalg.exp ins(%from : tensor<4xf32>) outs(%to : tensor<4xf32>) -> tensor<4xf32>
    %next = tensor.insert_slice %part into %a[4] [4] [1] : tensor<4xf32> into tensor<16xf32>
    scf.yield %next : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// Columns are not contiguous. Nobody reads them, so they are not copied.
// PLAN: graph columns: 4 nodes, {{.*}} peak 128 bytes
// COLUMNS: peak bytes 128{{$}}
// COLUMNS: added copies 0{{$}}
func.func @columns(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %old = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %new = linalg.tanh ins(%old : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %columns = tensor.extract_slice %old[0, 0] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %to = tensor.collapse_shape %columns [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %flat = tensor.collapse_shape %new [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %from = tensor.extract_slice %flat[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %part = linalg.exp ins(%from : tensor<8xf32>) outs(%to : tensor<8xf32>) -> tensor<8xf32>
  %inserted = tensor.insert_slice %part into %flat[4] [8] [1] : tensor<8xf32> into tensor<16xf32>
  %next = tensor.expand_shape %inserted [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  return %next : tensor<4x4xf32>
}

// They are copied to be reshaped, and the op adds to this copy in place.
// PLAN: graph added: 2 nodes, {{.*}} peak 32 bytes
// ADDED: peak bytes 32{{$}}
// ADDED: added copies 1{{$}}
// ADDED: 32 bytes: tensor.collapse_shape of a view that is not contiguous
func.func @added(%x: tensor<4x4xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %columns = tensor.extract_slice %x[0, 0] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %flat = tensor.collapse_shape %columns [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%y : tensor<8xf32>) outs(%flat : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %sum : tensor<8xf32>
}

// A row of %rows is returned, so it is copied, and %rows is not. The row, %big and %next.
// PLAN: graph copied: {{.*}} peak 144 bytes
// COPIED: peak bytes 144{{$}}
// COPIED: added copies 1{{$}}
func.func @copied(%x: tensor<4x4xf32>) -> (tensor<1x4xf32>, tensor<2x4xf32>) {
  %e = tensor.empty() : tensor<4x4xf32>
  %rows = tensor.extract_slice %x[0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %row = tensor.extract_slice %rows[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
  %big = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %next = linalg.tanh ins(%big : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %from = tensor.extract_slice %next[0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %r = linalg.exp ins(%from : tensor<2x4xf32>) outs(%rows : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %row, %r : tensor<1x4xf32>, tensor<2x4xf32>
}

// A loop copies columns from outside, and holds the carried value, %old and the copy.
// PLAN: graph captured: {{.*}} peak 128 bytes
// CAPTURED: peak bytes 128{{$}}
// CAPTURED: added copies 2{{$}}
// CAPTURED: 32 bytes: tensor.collapse_shape of a view that is not contiguous
func.func @captured(%x: tensor<4x4xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<4x4xf32>
  %old = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %columns = tensor.extract_slice %old[0, 0] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %y) -> (tensor<8xf32>) {
    %flat = tensor.collapse_shape %columns [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
    %s = linalg.add ins(%flat, %a : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %s : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// Columns that are returned are copied once, and the loop reshapes this copy.
// PLAN: graph returned: {{.*}} peak 64 bytes
// RETURNED: peak bytes 64{{$}}
// RETURNED: added copies 2{{$}}
func.func @returned(%x: tensor<4x4xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<4x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %columns = tensor.extract_slice %x[0, 0] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %y) -> (tensor<8xf32>) {
    %flat = tensor.collapse_shape %columns [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
    %s = linalg.add ins(%flat, %a : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %s : tensor<8xf32>
  }
  return %r, %columns : tensor<8xf32>, tensor<4x2xf32>
}

// A branch copies columns before they are reshaped, and then into its result: %old, the copy and the result.
// PLAN: graph yielded: {{.*}} peak 128 bytes
// YIELDED: peak bytes 128{{$}}
// YIELDED: added copies 4{{$}}
func.func @yielded(%x: tensor<4x4xf32>, %is: i1) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %old = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %left = tensor.extract_slice %old[0, 0] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %right = tensor.extract_slice %old[0, 2] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %r = scf.if %is -> (tensor<8xf32>) {
    %flat = tensor.collapse_shape %left [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
    scf.yield %flat : tensor<8xf32>
  } else {
    %flat = tensor.collapse_shape %right [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
    scf.yield %flat : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// The loop reads the copy of the columns and then overwrites it. It holds the carried value, the copy, %other and %next.
// PLAN: graph again: {{.*}} peak 160 bytes
// AGAIN: peak bytes 160{{$}}
// AGAIN: added copies 2{{$}}
func.func @again(%x: tensor<4x4xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<4x4xf32>
  %e8 = tensor.empty() : tensor<8xf32>
  %columns = tensor.extract_slice %x[0, 0] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %y) -> (tensor<8xf32>) {
    %flat = tensor.collapse_shape %columns [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
    %other = linalg.exp ins(%flat : tensor<8xf32>) outs(%e8 : tensor<8xf32>) -> tensor<8xf32>
    %next = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
    %s = linalg.add ins(%other, %a : tensor<8xf32>, tensor<8xf32>) outs(%flat : tensor<8xf32>) -> tensor<8xf32>
    %t = linalg.add ins(%s, %a : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %t : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// A constant of which a part is returned is in the program.
// PLAN: graph constant: 1 nodes, 1 tensors, peak 16 bytes
// CONSTANT: peak bytes 16{{$}}
func.func @constant() -> tensor<4xf32> {
  %ones = arith.constant dense<1.0> : tensor<16xf32>
  %part = tensor.extract_slice %ones[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
  return %part : tensor<4xf32>
}
