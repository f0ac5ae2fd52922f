// RUN: remat-opt %s -split-input-file -verify-diagnostics --convert-remat-to-gpu

// expected-error @below {{has no step whose memory is one slab: run remat-gpu-slab first}}
module {
}

// -----

// expected-error @below {{is not in the one slab of a step: run remat-gpu-slab and remat-gpu-kernels first}}
func.func @rematStep(%slab: memref<1024xi8>) {
  return
}

// -----

func.func @rematStep(%slab: memref<1024xi8>)
    attributes {step_arena = 0 : i64, step_inputs = [], step_outputs = [], step_constants = []} {
  %zero = arith.constant 0 : index
  %v = memref.view %slab[%zero][] : memref<1024xi8> to memref<4x8xf32>
  %s = memref.subview %v[0, 0] [4, 4] [1, 1] : memref<4x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  // expected-error @below {{it copies 'memref<4x4xf32, strided<[8, 1]>>', whose elements are not contiguous}}
  %h, %out = remat.swap_out %s : memref<4x4xf32, strided<[8, 1]>> -> !remat.host<4x4xf32>
  remat.await %out, %s : memref<4x4xf32, strided<[8, 1]>>
  return
}
