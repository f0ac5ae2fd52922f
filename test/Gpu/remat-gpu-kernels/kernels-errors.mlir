// RUN: remat-opt %s -split-input-file -verify-diagnostics --remat-gpu-kernels
// RUN: not remat-opt %s -split-input-file --remat-gpu-kernels=block-size=48 2>&1 | FileCheck %s --check-prefix=BLOCK

// BLOCK: error: block-size=48 is not possible: a block has 32 to 1024 threads

func.func @rematStep(%x: memref<4xf32>, %i: index) -> f32 {
  // expected-error @below {{an element is used outside of a structured op}}
  %0 = memref.load %x[%i] : memref<4xf32>
  return %0 : f32
}

// -----

func.func @rematStep(%x: memref<4xf32, strided<[?]>>, %y: memref<4xf32>) {
  // expected-error @below {{the strides of an operand are not known}}
  linalg.copy ins(%x : memref<4xf32, strided<[?]>>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @rematStep(%x: memref<1099511627776xi8>) {
  %zero = arith.constant 0 : i8
  // expected-error @below {{it takes 4294967296 blocks of threads, and a launch has at most 2147483647: raise block-size, or split the op}}
  linalg.fill ins(%zero : i8) outs(%x : memref<1099511627776xi8>)
  return
}

// -----

func.func @tensors(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  // expected-error@+1 {{'linalg.exp' op works on tensors: lower the step to buffers first (remat-gpu-buffers), or run the whole pipeline remat-to-gpu}}
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}

// -----

func.func private @other(f32) -> f32

func.func @calls(%x: memref<8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%x : memref<8xf32>) {
  ^bb0(%o: f32):
    // expected-error@+1 {{'func.call' op is inside an op that becomes a kernel, and a kernel cannot call a function: inline it (remat-prepare)}}
    %0 = func.call @other(%o) : (f32) -> f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// expected-error@+1 {{has @rematKernels already: run remat-gpu-kernels once, on the step on buffers}}
module {
  gpu.module @rematKernels {
  }
}

// -----

func.func @rematStep(%x: memref<9223372036854775807x4xf32>, %z: f32) {
  // expected-error@+1 {{cannot be compiled for a GPU: a buffer of 'tensor<9223372036854775807x4xf32>' takes more than 2^53-1 bytes}}
  linalg.fill ins(%z : f32) outs(%x : memref<9223372036854775807x4xf32>)
  return
}

// -----

// More elements are read than any buffer has.
func.func @rematStep(%x: memref<1125899906842624xi8>, %y: memref<1125899906842624xi8>, %o: memref<i8>) {
  // expected-error@+1 {{a launch has at most 2147483647: raise block-size, or split the op}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> ()>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<1125899906842624xi8>, memref<1125899906842624xi8>) outs(%o : memref<i8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
    linalg.yield %a : i8
  }
  return
}

// -----

// The host would have to wait for the bound, which is computed of an element.
func.func @rematStep(%n: memref<4xindex>, %x: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @below {{'memref.load' op cannot be compiled for a GPU: an element is used outside of a structured op}}
  %0 = memref.load %n[%c1] : memref<4xindex>
  %end = arith.addi %0, %c1 : index
  // expected-note @below {{the element is a bound of this loop: give the loop constant bounds}}
  scf.for %i = %c0 to %end step %c1 {
    linalg.exp ins(%x : memref<8xf32>) outs(%x : memref<8xf32>)
  }
  return
}

// -----

func.func @rematStep(%n: memref<4xf32>, %x: memref<8xf32>) {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  // expected-error @below {{an element is used outside of a structured op}}
  %0 = memref.load %n[%c1] : memref<4xf32>
  %isLess = arith.cmpf olt, %0, %zero : f32
  // expected-note @below {{the element decides this branch: compute both sides and take arith.select}}
  scf.if %isLess {
    linalg.exp ins(%x : memref<8xf32>) outs(%x : memref<8xf32>)
  }
  return
}

// -----

// A slot that data decide: no loop or branch is named.
func.func @rematStep(%n: memref<4xindex>, %x: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    // expected-error @below {{an element is used outside of a structured op}}
    %0 = memref.load %n[%i] : memref<4xindex>
    %slot = memref.subview %x[%0, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    linalg.exp ins(%slot : memref<8xf32, strided<[1], offset: ?>>) outs(%slot : memref<8xf32, strided<[1], offset: ?>>)
  }
  return
}
