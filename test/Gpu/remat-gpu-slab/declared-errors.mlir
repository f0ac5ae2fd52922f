// A step without a body is none.
// RUN: not remat-opt %s --remat-gpu-slab 2>&1 | FileCheck %s
// CHECK: error: has no step on buffers: run remat-gpu-buffers first
func.func private @rematStep() attributes {step_inputs = [], step_outputs = []}
