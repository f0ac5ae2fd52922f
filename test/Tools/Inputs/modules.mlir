// Modules that a pass may be given by mistake, for passes-alone.test.

// Nothing at all.
module {}

// -----

// No body.
module {
func.func private @main(tensor<4xf32>) -> tensor<4xf32>
}

// -----

// The step has no body.
module attributes {remat.step = @main} {
func.func private @main(tensor<4xf32>) -> tensor<4xf32>
}

// -----

// Nothing to do.
module {
func.func @main() { return }
}

// -----

// No op.
module {
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }
}

// -----

// Before bufferization.
module {
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
}

// -----

// The name that lib/Gpu gives to a step, before it has one.
module {
func.func @step(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
}

// -----

// No bytes.
module {
func.func @main(%x: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %e = tensor.empty() : tensor<0x4xf32>
  %a = linalg.exp ins(%x : tensor<0x4xf32>) outs(%e : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %a : tensor<0x4xf32>
}
}

// -----

// Unknown shapes.
module {
func.func @main(%x: tensor<?xf32>, %e: tensor<?xf32>) -> tensor<?xf32> {
  %a = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %a : tensor<?xf32>
}
}

// -----

// No tensors.
module {
func.func @main(%x: f32, %i: index) -> f32 {
  %a = arith.addf %x, %x : f32
  return %a : f32
}
}

// -----

// Types without a layout.
module {
func.func @main(%x: vector<8xf32>, %t: tuple<f32>, %c: complex<f32>, %u: tensor<*xf32>) -> tensor<*xf32> { return %u : tensor<*xf32> }
}

// -----

// After bufferization.
module {
func.func @main(%x: memref<32xf32>, %y: memref<32xf32>) {
  %a = memref.alloc() : memref<32xf32>
  linalg.exp ins(%x : memref<32xf32>) outs(%a : memref<32xf32>)
  linalg.add ins(%x, %a : memref<32xf32>, memref<32xf32>) outs(%y : memref<32xf32>)
  memref.dealloc %a : memref<32xf32>
  return
}
}

// -----

// After bufferization, by the name that lib/Gpu gives.
module {
func.func @step(%x: memref<8xf32>, %y: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  memref.copy %a, %y : memref<8xf32> to memref<8xf32>
  return
}
}

// -----

// Buffers of shapes that nobody knows.
module {
func.func @main(%x: memref<?xf32>, %y: memref<*xf32>, %n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  linalg.exp ins(%x : memref<?xf32>) outs(%a : memref<?xf32>)
  memref.copy %x, %a : memref<?xf32> to memref<?xf32>
  return %a : memref<?xf32>
}
}

// -----

// Buffers whose elements are anywhere.
module {
func.func @step(%x: memref<8xf32, strided<[?], offset: ?>>, %y: memref<8xf32>) {
  memref.copy %x, %y : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
  linalg.exp ins(%x : memref<8xf32, strided<[?], offset: ?>>) outs(%y : memref<8xf32>)
  return
}
}

// -----

// Half bufferized.
module {
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %m = bufferization.to_buffer %x : tensor<8xf32> to memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  linalg.exp ins(%m : memref<8xf32>) outs(%b : memref<8xf32>)
  %t = bufferization.to_tensor %b restrict : memref<8xf32> to tensor<8xf32>
  return %t : tensor<8xf32>
}
}

// -----

// Several blocks.
module {
func.func @main(%x: tensor<8xf32>, %c: i1) -> tensor<8xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %x : tensor<8xf32>
^b:
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
}

// -----

// The step is in a module inside.
module { module @inner {
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> { return %x : tensor<8xf32> }
} }

// -----

// Lowered already.
module {
llvm.func @main(%x: !llvm.ptr) { llvm.return }
}

// -----

// Kernels that are there already.
module attributes {gpu.container_module} {
gpu.module @kernels { gpu.func @k(%a: memref<8xf32>) kernel { gpu.return } }
func.func @step(%x: memref<8xf32>) { return }
}

// -----

// A plan for another function, and a rewrite that never was.
module {
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> attributes {remat.plan = #remat.plan<version = 1, planner = "p", nodes = 3, steps = [0-2]>, remat.applied = #remat.applied<planner = "p", peak = 1, baseline = 1, overhead = 0.0, clones = 0, fences = 1>} {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
}

// -----

// A call of itself.
module {
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> { %0 = call @main(%x) : (tensor<8xf32>) -> tensor<8xf32>
 return %0 : tensor<8xf32> }
}

// -----

// Two functions to choose from.
module {
func.func @a(%x: tensor<8xf32>) -> tensor<8xf32> { return %x : tensor<8xf32> }
func.func @b(%x: tensor<8xf32>) -> tensor<8xf32> { %0 = call @a(%x) : (tensor<8xf32>) -> tensor<8xf32>
 return %0 : tensor<8xf32> }
}
