// A destination that dies is taken over; one that does not is copied, and the
// report says why.
// RUN: remat-run %s --entry=dies --print-outputs | FileCheck %s --check-prefix=DIES
// RUN: remat-run %s --entry=lives | FileCheck %s --check-prefix=LIVES
// RUN: remat-run %s --entry=reads_itself --print-outputs | FileCheck %s --check-prefix=ITSELF
// RUN: remat-run %s --entry=argument | FileCheck %s --check-prefix=ARGUMENT
// RUN: remat-run %s --entry=donated | FileCheck %s --check-prefix=DONATED
// RUN: remat-run %s --entry=unused_donation | FileCheck %s --check-prefix=UNUSED
// RUN: remat-run %s --entry=elementwise | FileCheck %s --check-prefix=ELEMENTWISE
// RUN: remat-run %s --entry=part | FileCheck %s --check-prefix=PART
// RUN: remat-run %s --entry=filled | FileCheck %s --check-prefix=FILLED

// An accumulated gradient: both products add to one buffer.
// DIES: peak bytes 16{{$}}
// DIES: buffers 1{{$}}
// DIES: added copies 0{{$}}
// DIES: = 4 4 4 4
func.func @dies() -> tensor<2x2xf32> {
  %ones = arith.constant dense<1.0> : tensor<2x2xf32>
  %zero = arith.constant dense<0.0> : tensor<2x2xf32>
  %a = linalg.matmul ins(%ones, %ones : tensor<2x2xf32>, tensor<2x2xf32>)
    outs(%zero : tensor<2x2xf32>) -> tensor<2x2xf32>
  %b = linalg.matmul ins(%ones, %ones : tensor<2x2xf32>, tensor<2x2xf32>)
    outs(%a : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %b : tensor<2x2xf32>
}

// LIVES: peak bytes 128{{$}}
// LIVES: added copies 1{{$}}
// LIVES: copy: {{.*}}in-place.mlir:[[#@LINE+5]]:8: 64 bytes: linalg.matmul writes a tensor that func.return reads later
func.func @lives(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4x4xf32>
  %a = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>)
    outs(%zero : tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>)
    outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %a, %b : tensor<4x4xf32>, tensor<4x4xf32>
}

// A product cannot write over its own operand, though that dies.
// ITSELF: peak bytes 32{{$}}
// ITSELF: copy: {{.*}}: 16 bytes: linalg.matmul reads the tensor that it writes
// ITSELF: = 10 10 10 10
func.func @reads_itself() -> tensor<2x2xi32> {
  %ones = arith.constant dense<1> : tensor<2x2xi32>
  %a = arith.addi %ones, %ones : tensor<2x2xi32>
  %b = linalg.matmul ins(%a, %a : tensor<2x2xi32>, tensor<2x2xi32>)
    outs(%a : tensor<2x2xi32>) -> tensor<2x2xi32>
  return %b : tensor<2x2xi32>
}

// Arguments belong to the caller.
// ARGUMENT: peak bytes 64{{$}}
// ARGUMENT: copy: {{.*}}: 64 bytes: linalg.matmul writes an argument, which is not donated
func.func @argument(%x: tensor<4x4xf32>, %a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %b = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>)
    outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %b : tensor<4x4xf32>
}

// A donated argument is the step's own: written in place, and counted. %y is
// donated too and freed after its only use: 64 + 64 + 64, then 64 + 64.
// DONATED: peak bytes 192{{$}}
// DONATED: buffers 3{{$}}
// DONATED: added copies 0{{$}}
func.func @donated(%x: tensor<4x4xf32>, %a: tensor<4x4xf32> {remat.donate},
                   %y: tensor<4x4xf32> {jax.buffer_donor = true})
    -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %z = math.exp %y : tensor<4x4xf32>
  %b = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>)
    outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %b, %z : tensor<4x4xf32>, tensor<4x4xf32>
}

// A buffer that no op reads is freed immediately: 400 at the start, then 64.
// UNUSED: peak bytes 400{{$}}
func.func @unused_donation(%x: tensor<4x4xf32>, %y: tensor<100xf32> {remat.donate})
    -> tensor<4x4xf32> {
  %z = math.exp %x : tensor<4x4xf32>
  return %z : tensor<4x4xf32>
}

// Elementwise ops on tensors take a buffer of their own, as in the model, even
// if an operand dies.
// ELEMENTWISE: peak bytes 128{{$}}
// ELEMENTWISE: buffers 2{{$}}
func.func @elementwise(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %a = arith.addf %x, %x : tensor<4x4xf32>
  %b = arith.addf %a, %x : tensor<4x4xf32>
  return %b : tensor<4x4xf32>
}

// A part of a larger buffer is not taken over, or the larger one would stay: at
// most %a and %b are live, and then %b and %c.
// PART: peak bytes 96{{$}}
// PART: added copies 0{{$}}
func.func @part(%x: tensor<16xf32>) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %f = tensor.empty() : tensor<16xf32>
  %a = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %p = tensor.extract_slice %a[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %b = linalg.exp ins(%p : tensor<8xf32>) outs(%p : tensor<8xf32>) -> tensor<8xf32>
  %c = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%f : tensor<16xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %c8 = arith.constant 8 : index
    %j = arith.remui %i, %c8 : index
    %v = tensor.extract %b[%j] : tensor<8xf32>
    linalg.yield %v : f32
  } -> tensor<16xf32>
  return %c : tensor<16xf32>
}

// A tensor that is filled with a computed value is a tensor like any other. It
// has a buffer of its own from the fill on, and is taken over if it dies: %a
// and %f, then %f.
// FILLED: peak bytes 64{{$}}
// FILLED: added copies 0{{$}}
func.func @filled(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %s = tensor.extract %a[%c0] : tensor<8xf32>
  %f = linalg.fill ins(%s : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.add ins(%f, %a : tensor<8xf32>, tensor<8xf32>) outs(%f : tensor<8xf32>) -> tensor<8xf32>
  return %b : tensor<8xf32>
}
