// RUN: remat-opt %s --split-input-file --verify-diagnostics

func.func @no_slots() {
  // expected-error@+1 {{'remat.host_stack' op must have a first dimension that counts slots}}
  %s = remat.host_stack : !remat.host<f32>
  return
}

// -----

func.func @stack_fetched(%e: tensor<4xf32>) {
  // expected-error@+1 {{'remat.host_stack' op hands its stack to 'remat.swap_in': only a remat.host_slot may use the stack}}
  %s = remat.host_stack : !remat.host<4xf32>
  %in, %t = remat.swap_in %s into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %there = remat.await %in, %t : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @other_slot(%i: index) {
  %s = remat.host_stack : !remat.host<6x4xf32>
  // expected-error@+1 {{'remat.host_slot' op gives '!remat.host<5xf32>', which is not the type of a slot of '!remat.host<6x4xf32>'}}
  %slot = remat.host_slot %s[%i] : !remat.host<6x4xf32> -> !remat.host<5xf32>
  return
}

// -----

func.func @slot_of_a_copy(%t: tensor<6x4xf32>, %i: index) {
  // expected-error@+1 {{'remat.swap_out' op hands its host copy to 'remat.host_slot': only a remat.swap_in of this function may use the host copy}}
  %h, %out = remat.swap_out %t : tensor<6x4xf32> -> !remat.host<6x4xf32>
  remat.await %out, %t : tensor<6x4xf32>
  %slot = remat.host_slot %h[%i] : !remat.host<6x4xf32> -> !remat.host<4xf32>
  return
}

// -----

func.func @slot_of_an_argument(%h: !remat.host<6x4xf32>, %i: index) {
  // expected-error@+1 {{'remat.host_slot' op takes a stack that does not come from a remat.host_stack}}
  %slot = remat.host_slot %h[%i] : !remat.host<6x4xf32> -> !remat.host<4xf32>
  return
}

// -----

func.func @into_a_copy(%t: tensor<4xf32>, %h: !remat.host<4xf32>) {
  // expected-error@+1 {{'remat.swap_out' op can only copy into a remat.host_slot}}
  %h2, %out = remat.swap_out %t into %h : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  return
}

// -----

func.func @other_type(%t: tensor<4xf32>, %i: index) {
  %s = remat.host_stack : !remat.host<6x5xf32>
  %slot = remat.host_slot %s[%i] : !remat.host<6x5xf32> -> !remat.host<5xf32>
  // expected-error@+1 {{'remat.swap_out' op copies '!remat.host<4xf32>', but the slot has the type '!remat.host<5xf32>'}}
  %h, %out = "remat.swap_out"(%t, %slot) : (tensor<4xf32>, !remat.host<5xf32>) -> (!remat.host<4xf32>, !remat.token)
  remat.await %out, %t : tensor<4xf32>
  return
}

// -----

func.func @result_fetched(%t: tensor<4xf32>, %e: tensor<4xf32>, %i: index) {
  %s = remat.host_stack : !remat.host<6x4xf32>
  %slot = remat.host_slot %s[%i] : !remat.host<6x4xf32> -> !remat.host<4xf32>
  // expected-error@+1 {{'remat.swap_out' op copies into a slot: remat.swap_in must take the slot, not this result}}
  %h, %out = remat.swap_out %t into %slot : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @other_result(%t: tensor<4xf32>) {
  // expected-error@+1 {{'remat.to_host' op requires the same type for all operands and results}}
  %h = "remat.to_host"(%t) : (tensor<4xf32>) -> tensor<5xf32>
  return
}
