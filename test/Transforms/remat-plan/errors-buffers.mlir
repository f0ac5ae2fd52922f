// Bytes of buffers are not planned. A plan would count none of them, so every
// budget would seem to be met.
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat="budget=50%" --verify-diagnostics
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat="budget=1 enforce=arena" --verify-diagnostics
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-plan=budget=50% --verify-diagnostics
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-frontier --verify-diagnostics
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-annotate-costs --verify-diagnostics
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-print-graph --verify-diagnostics
// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-export-graph=file=%t --verify-diagnostics

// expected-note@+2 {{of type 'memref<32xf32>'}}
// expected-error@+1 {{function @arguments works on buffers, and only steps on tensors are planned: give the step before bufferization (to pack buffers into one arena, run remat-plan-memory)}}
func.func @arguments(%x: memref<32xf32>) {
  linalg.exp ins(%x : memref<32xf32>) outs(%x : memref<32xf32>)
  return
}

// -----

// expected-error@+1 {{function @locals works on buffers, and only steps on tensors are planned}}
func.func @locals(%x: tensor<32xf32>) -> tensor<32xf32> {
  // expected-note@+1 {{of type 'memref<32xf32>'}}
  %m = memref.alloc() : memref<32xf32>
  %t = bufferization.to_tensor %m restrict : memref<32xf32> to tensor<32xf32>
  return %t : tensor<32xf32>
}

// -----

// expected-error@+1 {{function @inside_a_loop works on buffers, and only steps on tensors are planned}}
func.func @inside_a_loop(%x: tensor<32xf32>, %m: index, %n: index) -> tensor<32xf32> {
  scf.for %i = %m to %n step %n {
    // expected-note@+1 {{of type 'memref<*xf32>'}}
    %b = "acme.buffer"() : () -> memref<*xf32>
  }
  return %x : tensor<32xf32>
}
