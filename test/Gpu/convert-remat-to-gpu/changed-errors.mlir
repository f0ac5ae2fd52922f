// Another pass changed the step on a slab.
// RUN: remat-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics --convert-remat-to-gpu

// expected-error@+1 {{function @rematStep is called in the module: a pass in between changed the step; run the passes of remat-to-gpu one after another}}
func.func @rematStep(%slab: memref<1024xi8>)
    attributes {step_arena = 0 : i64, step_inputs = [], step_outputs = [], step_constants = []} {
  call @rematStep(%slab) : (memref<1024xi8>) -> ()
  return
}

// -----

// An unknown op could hold symbols of its own.
// expected-error@+1 {{function @rematStep is called in the module}}
func.func @rematStep(%slab: memref<1024xi8>)
    attributes {step_arena = 0 : i64, step_inputs = [], step_outputs = [], step_constants = []} {
  call @rematStep(%slab) : (memref<1024xi8>) -> ()
  return
}
func.func @other() {
  "other.op"() ({
    "other.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

// expected-error@+1 {{function @rematStep returns values that differ from its step_outputs}}
func.func @rematStep(%slab: memref<1024xi8>) -> (memref<1024xi8>, index)
    attributes {step_arena = 0 : i64, step_inputs = [], step_outputs = [tensor<1024xi8>], step_constants = []} {
  %i = arith.constant 0 : index
  return %slab, %i : memref<1024xi8>, index
}

// -----

// expected-error@+1 {{function @rematStep returns values that differ from its step_outputs}}
func.func @rematStep(%slab: memref<1024xi8>) -> memref<1024xi8>
    attributes {step_arena = 0 : i64, step_inputs = [], step_outputs = [tensor<8xf32>], step_constants = []} {
  return %slab : memref<1024xi8>
}

// -----

// expected-error@+1 {{function @rematStep has an argument that is not the slab}}
func.func @rematStep(%slab: memref<?xi8>)
    attributes {step_arena = 0 : i64, step_inputs = [], step_outputs = [], step_constants = []} {
  return
}

// -----

// expected-error@+1 {{function @rematStep has no place in the slab for an input or a constant}}
func.func @rematStep(%slab: memref<1024xi8>)
    attributes {step_arena = 0 : i64, step_inputs = [{donated = false, type = tensor<4xf32>}], step_outputs = [], step_constants = []} {
  return
}

// -----

module attributes {gpu.container_module} {
  func.func @rematStep(%slab: memref<1024xi8>)
      attributes {step_arena = 0 : i64, step_inputs = [], step_outputs = [], step_constants = []} {
    return
  }
  gpu.module @other {
    // expected-error@+1 {{'gpu.func' op is not a kernel of remat-gpu-kernels: give a module without other kernels}}
    gpu.func @kernel(%a: memref<4xf32>) kernel {
      gpu.return
    }
  }
}
