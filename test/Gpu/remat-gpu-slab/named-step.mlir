// The module names the step that was planned. Only the step on buffers stays, so the name goes with the function.
// RUN: remat-opt %s --remat-gpu-slab="effort=0.001" | FileCheck %s
// CHECK: module {
// CHECK-NEXT: func.func @rematStep(
// CHECK-NOT: @step
module attributes {remat.step = @step} {
  func.func @step(%x: f32) {
    return
  }
  func.func @rematStep(%x: memref<4xf32>) attributes {step_inputs = [{donated = true, type = tensor<4xf32>}]} {
    return
  }
}
