// Reshapes and slices are views of their source's buffer, which lives until the
// last of them is read.
// RUN: remat-run %s --entry=reshape | FileCheck %s --check-prefix=RESHAPE
// RUN: remat-run %s --entry=slice --print-outputs | FileCheck %s --check-prefix=SLICE
// RUN: remat-run %s --entry=dynamic_offset --print-outputs | FileCheck %s --check-prefix=OFFSET
// RUN: remat-run %s --entry=unread | FileCheck %s --check-prefix=UNREAD
// RUN: remat-run %s --entry=not_contiguous --print-outputs | FileCheck %s --check-prefix=COPY
// RUN: remat-run %s --entry=insert --print-outputs | FileCheck %s --check-prefix=INSERT

// RESHAPE: peak bytes 256{{$}}
// RESHAPE: buffers 2{{$}}
func.func @reshape(%x: tensor<4x8xf32>) -> tensor<2x16xf32> {
  %a = math.exp %x : tensor<4x8xf32>
  %f = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %g = tensor.expand_shape %f [[0, 1]] output_shape [2, 16]
    : tensor<32xf32> into tensor<2x16xf32>
  %b = math.exp %g : tensor<2x16xf32>
  return %b : tensor<2x16xf32>
}

// An output is whole: a part of a tensor is copied out of it, at its place. The
// 32 bytes of %a, 16 and 8.
// SLICE: peak bytes 56{{$}}
// SLICE: added copies 2{{$}}
// SLICE: copy: {{.*}}: 16 bytes: an output is a part of a tensor
// SLICE: output 0: tensor<2x2xi32> = 1 3 5 7
// SLICE: output 1: tensor<2xi32> = 6 7
func.func @slice() -> (tensor<2x2xi32>, tensor<2xi32>) {
  %x = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi32>
  %zero = arith.constant dense<0> : tensor<2x4xi32>
  %a = arith.addi %x, %zero : tensor<2x4xi32>
  %s = tensor.extract_slice %a[0, 1] [2, 2] [1, 2]
    : tensor<2x4xi32> to tensor<2x2xi32>
  %r = tensor.extract_slice %a[1, 2] [1, 2] [1, 1]
    : tensor<2x4xi32> to tensor<2xi32>
  return %s, %r : tensor<2x2xi32>, tensor<2xi32>
}

// OFFSET: output 0: tensor<2xi32> = 12 13
func.func @dynamic_offset() -> tensor<2xi32> {
  %x = arith.constant dense<[10, 11, 12, 13]> : tensor<4xi32>
  %i = arith.constant dense<[0, 2]> : tensor<2xindex>
  %one = arith.constant 1 : index
  %k = tensor.extract %i[%one] : tensor<2xindex>
  %s = tensor.extract_slice %x[%k] [2] [1] : tensor<4xi32> to tensor<2xi32>
  return %s : tensor<2xi32>
}

// A view that nothing reads does not keep its source.
// UNREAD: peak bytes 256{{$}}
func.func @unread(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %a = math.exp %x : tensor<4x8xf32>
  %b = math.exp %a : tensor<4x8xf32>
  %c = math.exp %b : tensor<4x8xf32>
  %f = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  return %c : tensor<4x8xf32>
}

// Collapsing dimensions that are not contiguous needs a copy of 16 bytes, beside
// the 32 of %a.
// COPY: peak bytes 48{{$}}
// COPY: added copies 1{{$}}
// COPY: copy: {{.*}}: 16 bytes: tensor.collapse_shape of a view that is not contiguous
// COPY: output 0: tensor<4xi32> = 2 4 10 12
func.func @not_contiguous() -> tensor<4xi32> {
  %x = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi32>
  %zero = arith.constant dense<0> : tensor<2x4xi32>
  %a = arith.addi %x, %zero : tensor<2x4xi32>
  %s = tensor.extract_slice %a[0, 1] [2, 2] [1, 1]
    : tensor<2x4xi32> to tensor<2x2xi32>
  %f = tensor.collapse_shape %s [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  %b = arith.addi %f, %f : tensor<4xi32>
  return %b : tensor<4xi32>
}

// Two insertions fill one buffer, with no other copies than these insertions.
// INSERT: peak bytes 16{{$}}
// INSERT: buffers 1{{$}}
// INSERT: added copies 0{{$}}
// INSERT: = 1 2 3 4
func.func @insert() -> tensor<4xi32> {
  %x = arith.constant dense<[1, 2]> : tensor<2xi32>
  %y = arith.constant dense<[3, 4]> : tensor<2xi32>
  %e = tensor.empty() : tensor<4xi32>
  %a = tensor.insert_slice %x into %e[0] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %b = tensor.insert_slice %y into %a[2] [2] [1] : tensor<2xi32> into tensor<4xi32>
  return %b : tensor<4xi32>
}
