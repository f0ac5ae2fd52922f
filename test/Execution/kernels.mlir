// Identical ops of both steps become one function, so a clone runs the
// instructions of its original.
// RUN: remat-run %s | FileCheck %s --check-prefix=ONE
// RUN: remat-run %s %s | FileCheck %s --check-prefix=TWO
// RUN: remat-run %s --entry=offsets | FileCheck %s --check-prefix=OFFSETS
// RUN: remat-run %s --entry=in_place --dump-llvm 2>&1 | FileCheck %s --check-prefix=INPLACE

// Three exp of one shape, whatever attributes tools left on them, one of another
// shape, and an addition.
// ONE: 2 outputs; 3 kernels
// TWO: 2 outputs; 3 kernels
func.func @main(%x: tensor<4xf32>, %y: tensor<5xf32>)
    -> (tensor<4xf32>, tensor<5xf32>) {
  %e4 = tensor.empty() : tensor<4xf32>
  %a = linalg.exp {some.note} ins(%x : tensor<4xf32>) outs(%e4 : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.exp {other.note} ins(%a : tensor<4xf32>) outs(%e4 : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.exp ins(%b : tensor<4xf32>) outs(%e4 : tensor<4xf32>) -> tensor<4xf32>
  %d = arith.addf %c, %a : tensor<4xf32>
  %e = math.exp %y : tensor<5xf32>
  return %d, %e : tensor<4xf32>, tensor<5xf32>
}

// Slices at different offsets share a kernel.
// OFFSETS: 2 outputs; 1 kernels
func.func @offsets(%x: tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = tensor.extract_slice %x[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %b = tensor.extract_slice %x[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %c = math.exp %a : tensor<4xf32>
  %d = math.exp %b : tensor<4xf32>
  return %c, %d : tensor<4xf32>, tensor<4xf32>
}

// Buffers that no other operand shares are called noalias; a buffer that is
// read and written in place is one operand.
// INPLACE: define internal void @kernel1(ptr noalias %{{[0-9]+}}, ptr noalias %{{[0-9]+}})
// INPLACE: define internal void @kernel2(ptr noalias %{{[0-9]+}})
func.func @in_place(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.exp ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  return %b : tensor<8xf32>
}
