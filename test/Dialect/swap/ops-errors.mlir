// RUN: remat-opt %s --split-input-file --verify-diagnostics

func.func @never_awaited(%t: tensor<4xf32>) {
  // expected-error@+1 {{'remat.swap_out' op is never awaited: add a remat.await of its token}}
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  return
}

// -----

func.func @fetch_never_awaited(%t: tensor<4xf32>, %e: tensor<4xf32>) {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  // expected-error@+1 {{'remat.swap_in' op is never awaited}}
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @awaited_twice(%t: tensor<4xf32>) {
  // expected-error@+1 {{'remat.swap_out' op is awaited more than once}}
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  // expected-note@+1 {{here}}
  remat.await %out, %t : tensor<4xf32>
  return
}

// -----

func.func @awaited_twice_on_memrefs(%m: memref<4xf32>) {
  // expected-error@+1 {{'remat.swap_out' op is awaited more than once}}
  %h, %out = remat.swap_out %m : memref<4xf32> -> !remat.host<4xf32>
  remat.await %out, %m : memref<4xf32>
  // expected-note@+1 {{here}}
  remat.await %out, %m : memref<4xf32>
  return
}

// -----

func.func @awaited_in_a_loop(%t: tensor<4xf32>, %i: index) {
  // expected-error@+1 {{'remat.swap_out' op is awaited in another block}}
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  scf.for %k = %i to %i step %i {
    remat.await %out, %t : tensor<4xf32>
  }
  return
}

// -----

func.func @fetched_in_a_loop(%t: tensor<4xf32>, %e: tensor<4xf32>, %i: index) {
  // expected-error@+1 {{'remat.swap_out' op is fetched in another block}}
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  scf.for %k = %i to %i step %i {
    %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
    %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  }
  return
}

// -----

func.func @token_escapes(%t: tensor<4xf32>) -> !remat.token {
  // expected-error@+1 {{'remat.swap_out' op hands its token to 'func.return': only a remat.await may use the token}}
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  return %out : !remat.token
}

// -----

func.func @host_returned(%t: tensor<4xf32>) -> !remat.host<4xf32> {
  // expected-error@+1 {{'remat.swap_out' op hands its host copy to 'func.return': only a remat.swap_in of this function may use the host copy}}
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  return %h : !remat.host<4xf32>
}

// -----

func.func private @other(!remat.host<4xf32>)
func.func @host_passed_on(%t: tensor<4xf32>) {
  // expected-error@+1 {{'remat.swap_out' op hands its host copy to 'func.call'}}
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  func.call @other(%h) : (!remat.host<4xf32>) -> ()
  return
}

// -----

func.func @host_argument(%h: !remat.host<4xf32>, %e: tensor<4xf32>) {
  // expected-error@+1 {{'remat.swap_in' op fetches a host copy that does not come from a remat.swap_out of this function}}
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @token_argument(%tok: !remat.token, %t: tensor<4xf32>) {
  // expected-error@+1 {{'remat.await' op waits for a token that does not come from a copy of this function}}
  remat.await %tok, %t : tensor<4xf32>
  return
}

// -----

func.func @read_before_arrival(%t: tensor<4xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  // expected-error@+1 {{'remat.swap_in' op has a result that 'func.return' reads before the copy is complete: take the result of its remat.await}}
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  return %t2 : tensor<4xf32>
}

// -----

func.func @fetched_early(%t: tensor<4xf32>, %e: tensor<4xf32>) {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  // expected-error@+1 {{'remat.swap_in' op fetches a host copy before it is complete: move it after the remat.await of its remat.swap_out}}
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  remat.await %out, %t : tensor<4xf32>
  return
}

// -----

func.func @other_host_type(%t: tensor<4xf32>) {
  // expected-error@+1 {{'remat.swap_out' op copies 'tensor<4xf32>', whose host type is '!remat.host<4xf32>', not '!remat.host<8xf32>'}}
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<8xf32>
  remat.await %out, %t : tensor<4xf32>
  return
}

// -----

func.func @other_dest_type(%t: tensor<4xf32>, %e: tensor<2x2xf32>) {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  // expected-error@+1 {{'remat.swap_in' op copies 'tensor<2x2xf32>', whose host type is '!remat.host<2x2xf32>', not '!remat.host<4xf32>'}}
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<2x2xf32> -> tensor<2x2xf32>
  %t3 = remat.await %in, %t2 : tensor<2x2xf32> -> tensor<2x2xf32>
  return
}

// -----

func.func @other_fetched_type(%t: tensor<4xf32>, %e: tensor<4xf32>) {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  // expected-error@+1 {{'remat.swap_in' op result is 'tensor<8xf32>', but must have the type of its destination, 'tensor<4xf32>'}}
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<8xf32>
  %t3 = remat.await %in, %t2 : tensor<8xf32> -> tensor<8xf32>
  return
}

// -----

func.func @other_awaited_type(%t: tensor<4xf32>, %u: tensor<8xf32>) {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  // expected-error@+1 {{'remat.await' op waits for a copy of 'tensor<4xf32>', but its tensor is 'tensor<8xf32>'}}
  remat.await %out, %u : tensor<8xf32>
  return
}

// -----

func.func @other_tensor(%t: tensor<4xf32>, %u: tensor<4xf32>) {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  // expected-error@+1 {{'remat.await' op must take the tensor that is being copied}}
  remat.await %out, %u : tensor<4xf32>
  return
}

// -----

func.func @other_result_type(%t: tensor<4xf32>, %e: tensor<4xf32>) {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  // expected-error@+1 {{'remat.await' op result is 'tensor<8xf32>', but must have the type of its operand, 'tensor<4xf32>'}}
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<8xf32>
  return
}

// -----

func.func @result_of_leaving(%t: tensor<4xf32>) -> tensor<4xf32> {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  // expected-error@+1 {{'remat.await' op of a swap_out must not have a result: the tensor is no longer on the device}}
  %t2 = remat.await %out, %t : tensor<4xf32> -> tensor<4xf32>
  return %t2 : tensor<4xf32>
}

// -----

func.func @no_result_of_arriving(%t: tensor<4xf32>, %e: tensor<4xf32>) {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  // expected-error@+1 {{'remat.await' op of a swap_in must have a result: the tensor that is on the device again}}
  remat.await %in, %t2 : tensor<4xf32>
  return
}

// -----

func.func @no_tensor_fetched(%t: tensor<4xf32>, %e: tensor<4xf32>) {
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  // expected-error@+1 {{'remat.swap_in' op on tensors must have a second result: the tensor that is copied back}}
  %in = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32>
  remat.await %in, %e : tensor<4xf32>
  return
}

// -----

func.func @tensor_fetched_into_memref(%m: memref<4xf32>) {
  %h, %out = remat.swap_out %m : memref<4xf32> -> !remat.host<4xf32>
  remat.await %out, %m : memref<4xf32>
  // expected-error@+1 {{'remat.swap_in' op on memrefs must not have a second result: readers use the memref itself}}
  %in, %t = remat.swap_in %h into %m : !remat.host<4xf32> into memref<4xf32> -> tensor<4xf32>
  remat.await %in, %m : memref<4xf32>
  return
}

// -----

func.func @dynamic(%t: tensor<?xf32>) {
  // expected-error@+1 {{a host copy must have a static shape}}
  %h, %out = remat.swap_out %t : tensor<?xf32> -> !remat.host<?xf32>
  remat.await %out, %t : tensor<?xf32>
  return
}

// -----

func.func @dynamic_source(%t: tensor<?xf32>) {
  // expected-error@+1 {{'remat.swap_out' op must have a static shape, got 'tensor<?xf32>'}}
  %h, %out = remat.swap_out %t : tensor<?xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<?xf32>
  return
}

// -----

// expected-error@+1 {{invalid element type 'tensor<4xf32>'}}
func.func private @elements(!remat.host<4xtensor<4xf32>>)
