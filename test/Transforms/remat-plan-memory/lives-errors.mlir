// RUN: remat-opt %s -split-input-file -verify-diagnostics --remat-plan-memory
// RUN: not remat-opt %s -split-input-file --remat-plan-memory="alignment=48" 2>&1 | FileCheck %s --check-prefix=ALIGNMENT
// RUN: not remat-opt %s -split-input-file --remat-plan-memory="effort=0" 2>&1 | FileCheck %s --check-prefix=EFFORT

// ALIGNMENT: error: alignment=48 is not a power of two
// EFFORT: error: effort=0{{.*}}: expected a number above 0 and below 1e9
func.func @dynamic(%n: index) {
  // expected-error @+1 {{has type 'memref<?xf32>'; an arena holds buffers of static shape and identity layout}}
  %a = memref.alloc(%n) : memref<?xf32>
  return
}

// -----

func.func @element() {
  // expected-error @+1 {{has element type 'complex<f32>'; an arena holds integers, floats and indices}}
  %a = memref.alloc() : memref<4xcomplex<f32>>
  return
}

// -----

func.func @count() {
  // expected-error @+1 {{has a size beyond 64 bits}}
  %a = memref.alloc() : memref<4611686018427387904x4xf32>
  return
}

// -----

func.func @sum(%s: i8) {
  %a = memref.alloc() : memref<4000000000000000000xi8>
  // expected-error @+1 {{makes the sum of all sizes, with their alignment, reach 2^62 bytes}}
  %b = memref.alloc() : memref<4000000000000000000xi8>
  linalg.fill ins(%s : i8) outs(%a : memref<4000000000000000000xi8>)
  linalg.fill ins(%s : i8) outs(%b : memref<4000000000000000000xi8>)
  return
}

// -----

// expected-error @+1 {{the arena takes 1000000000000000 bytes, but an index can only address 140737488355328: plan the step for a smaller budget}}
func.func @range(%s: i8) {
  %a = memref.alloc() : memref<1000000000000000xi8>
  linalg.fill ins(%s : i8) outs(%a : memref<1000000000000000xi8>)
  return
}

// -----

// An index of 32 bits addresses less.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  // expected-error @+1 {{the arena takes 3000000000 bytes, but an index can only address 2147483648}}
  func.func @narrow(%s: i8) {
    %a = memref.alloc() : memref<3000000000xi8>
    linalg.fill ins(%s : i8) outs(%a : memref<3000000000xi8>)
    return
  }
}

// -----

func.func @leaves(%init: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %init) -> memref<4xf32> {
    // expected-error @+1 {{is used after the loop in which it is allocated: allocate it before the loop}}
    %a = memref.alloc() : memref<4xf32>
    scf.yield %a : memref<4xf32>
  }
  return %r : memref<4xf32>
}

// -----

func.func @parallel(%s: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    // expected-error @+1 {{is inside 'scf.parallel', whose iterations may run at the same time: allocate it before}}
    %a = memref.alloc() : memref<4xf32>
    linalg.fill ins(%s : f32) outs(%a : memref<4xf32>)
  }
  return
}

// -----

// expected-error @+1 {{has several blocks: plan its memory while its control flow is still in scf ops}}
func.func @blocks() {
  %a = memref.alloc() : memref<4xf32>
  cf.br ^next
^next:
  return
}

// -----

func.func private @other(memref<4xf32>) -> memref<4xf32>

func.func @unknown() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  // expected-error @+1 {{takes a buffer, and it is not known how long it uses the buffer: plan the memory before a pass makes this op}}
  %b = func.call @other(%a) : (memref<4xf32>) -> memref<4xf32>
  return %b : memref<4xf32>
}

// -----

func.func @address() -> index {
  %a = memref.alloc() : memref<4xf32>
  // expected-error @+1 {{takes a buffer, and it is not known how long it uses the buffer}}
  %b = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  return %b : index
}
