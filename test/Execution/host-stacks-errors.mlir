// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-bufferize

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{'remat.to_host' op is not written into a stack: an scf.for must carry a tensor.empty as the stack, and a tensor.insert_slice must write this value into one slot of the stack, without the first dimension}}
  %h = remat.to_host %x : tensor<8xf32>
  return %h : tensor<8xf32>
}

// -----

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{'remat.to_device' op brings back a value that is not on the host}}
  %d = remat.to_device %x : tensor<8xf32>
  return %d : tensor<8xf32>
}

// -----

// A slot that has the dimension of the slots.
func.func @main(%x: tensor<1x8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %slots = tensor.empty() : tensor<3x8xf32>
  %f = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %slots) -> (tensor<3x8xf32>) {
    // expected-error@+1 {{'remat.to_host' op is not written into a stack}}
    %h = remat.to_host %x : tensor<1x8xf32>
    %s1 = tensor.insert_slice %h into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<3x8xf32>
    scf.yield %s1 : tensor<3x8xf32>
  }
  %slot = tensor.extract_slice %f[%c0, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
  %d = remat.to_device %slot : tensor<8xf32>
  return %d : tensor<8xf32>
}

// -----

// The loop reads its initial value, which would have to be on the host.
func.func @main(%x: tensor<8xf32>, %slots: tensor<3x8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %slots) -> (tensor<3x8xf32>) {
    // expected-error@+1 {{'remat.to_host' op is not written into a stack}}
    %h = remat.to_host %x : tensor<8xf32>
    %s1 = tensor.insert_slice %h into %s[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<3x8xf32>
    scf.yield %s1 : tensor<3x8xf32>
  }
  %slot = tensor.extract_slice %f[%c0, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
  %d = remat.to_device %slot : tensor<8xf32>
  return %d : tensor<8xf32>
}

// -----

// Half of a slot.
func.func @main(%x: tensor<4xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %slots = tensor.empty() : tensor<3x8xf32>
  %f = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %slots) -> (tensor<3x8xf32>) {
    // expected-error@+1 {{'remat.to_host' op is not written into a stack}}
    %h = remat.to_host %x : tensor<4xf32>
    %s1 = tensor.insert_slice %h into %s[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x8xf32>
    scf.yield %s1 : tensor<3x8xf32>
  }
  %slot = tensor.extract_slice %f[%c0, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
  %d = remat.to_device %slot : tensor<8xf32>
  return %d : tensor<8xf32>
}

// -----

// The whole stack is read at one time.
func.func @main(%x: tensor<8xf32>) -> tensor<3x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %slots = tensor.empty() : tensor<3x8xf32>
  %f = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %slots) -> (tensor<3x8xf32>) {
    %h = remat.to_host %x : tensor<8xf32>
    %s1 = tensor.insert_slice %h into %s[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<3x8xf32>
    scf.yield %s1 : tensor<3x8xf32>
  }
  %e = tensor.empty() : tensor<3x8xf32>
  // expected-error@+1 {{'linalg.exp' op reads a stack that is on the host: take one slot with tensor.extract_slice, and bring it back with remat.to_device}}
  %r = linalg.exp ins(%f : tensor<3x8xf32>) outs(%e : tensor<3x8xf32>) -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}
