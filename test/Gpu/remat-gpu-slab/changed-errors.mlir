// Another pass changed the step between two of these passes.
// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-gpu-slab

// expected-error@+1 {{function @rematStep has arguments that differ from its step_inputs: a pass in between changed the step; run the passes of remat-to-gpu one after another}}
func.func @rematStep(%a: memref<4xf32>, %b: f32)
    attributes {step_inputs = [{donated = false, type = tensor<4xf32>}], step_outputs = []} {
  return
}

// -----

// expected-error@+1 {{function @rematStep has arguments that differ from its step_inputs}}
func.func @rematStep(%a: memref<8xf32>)
    attributes {step_inputs = [{donated = false, type = tensor<4xf32>}], step_outputs = []} {
  return
}

// -----

// expected-error@+1 {{function @rematStep has arguments that differ from its step_inputs}}
func.func @rematStep(%a: memref<4xf32>)
    attributes {step_inputs = [tensor<4xf32>], step_outputs = []} {
  return
}

// -----

// expected-error@+1 {{function @rematStep has several blocks}}
func.func @rematStep(%a: memref<4xf32>)
    attributes {step_inputs = [{donated = false, type = tensor<4xf32>}], step_outputs = []} {
  cf.br ^bb1
^bb1:
  return
}

// -----

// expected-error@+1 {{function @rematStep is called in the module}}
func.func @rematStep(%a: memref<4xf32>)
    attributes {step_inputs = [{donated = false, type = tensor<4xf32>}], step_outputs = []} {
  call @rematStep(%a) : (memref<4xf32>) -> ()
  return
}
