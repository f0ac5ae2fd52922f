// A function without a body is not a step.
// RUN: not remat-opt %s --remat-gpu-slab 2>&1 | FileCheck %s
// RUN: not remat-opt %s --convert-remat-to-gpu 2>&1 | FileCheck %s --check-prefix=CONVERT
// CONVERT: error: has no step whose memory is one slab: run remat-gpu-slab first
// CHECK: error: has no step on buffers: run remat-gpu-buffers before this pass
func.func private @rematStep() attributes {step_inputs = [], step_outputs = []}
