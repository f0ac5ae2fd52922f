// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-print-graph --verify-diagnostics -o /dev/null

// expected-error @+1 {{function @blocks has several blocks: bring its control flow into scf ops or unroll it, so that one block is left}}
func.func @blocks(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  return
}

// -----

func.func private @callee(tensor<4xf32>) -> tensor<4xf32>

func.func @call(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{is a call, and the callee's body is not read: inline it first (remat-prepare does)}}
  %0 = call @callee(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @indirect_call(%x: tensor<4xf32>, %f: (tensor<4xf32>) -> tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{is a call, and the callee's body is not read: write it as a func.call, which remat-prepare inlines}}
  %0 = call_indirect %f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The op belongs to another project, and is inside a region.

func.func @foreign_call(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = scf.if %c -> tensor<4xf32> {
    // expected-error @+1 {{is a call, and the callee's body is not read: write it as a func.call, which remat-prepare inlines}}
    %1 = "util.call"(%x) {callee = @callee} : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// expected-error @+1 {{'tensor<?x4xf32>' has no static shape, and the bytes of a tensor must be known; specialise the function for fixed shapes first}}
func.func @dynamic_argument(%x: tensor<?x4xf32>) {
  return
}

// -----

func.func @dynamic_result(%x: tensor<4xf32>, %n: index) {
  // expected-error @+1 {{'tensor<?xf32>' has no static shape, and the bytes of a tensor must be known; specialise the function for fixed shapes first}}
  %0 = "stablehlo.dynamic_pad"(%x, %n) : (tensor<4xf32>, index) -> tensor<?xf32>
  return
}

// -----

// expected-error @+1 {{'tensor<*xf32>' has no static shape, and the bytes of a tensor must be known; specialise the function for fixed shapes first}}
func.func @unranked(%x: tensor<*xf32>) {
  return
}

// -----

// expected-error @+1 {{'tensor<4x!acme.thing>' has elements of unknown size; convert them to integers or floats first}}
func.func @elements(%x: tensor<4x!acme.thing>) {
  return
}

// -----

// 2^33 * 2^33 elements.
// expected-error @+1 {{'tensor<8589934592x8589934592xf32>' takes more than 2^53-1 bytes}}
func.func @overflow(%x: tensor<8589934592x8589934592xf32>) {
  return
}

// -----

// Each part fits, and together they do not.
func.func @tuple(%x: tensor<8xi8>) {
  // expected-error @+1 {{takes more than 2^53-1 bytes}}
  %0 = "stablehlo.tuple"(%x) : (tensor<8xi8>) -> tuple<tensor<4503599627370496xi8>, tensor<4503599627370496xi8>>
  return
}

// -----

// expected-error @+1 {{'remat.cost_model' is 'guess': expected 'analytic', 'flops' or 'roofline'}}
func.func @model() attributes {remat.cost_model = "guess"} {
  return
}

// -----

// MLIR does not verify the order of ops in a region that it does not know.
func.func @ahead(%x: tensor<8xf32>) -> tensor<4xf32> {
  %0 = "sdy.manual_computation"(%x) ({
  ^bb0(%x1: tensor<4xf32>):
    // expected-error @+1 {{reads a value that a later op computes, so the step cannot be ordered: correct the module}}
    %1 = "stablehlo.exponential"(%2) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.negate"(%x1) : (tensor<4xf32>) -> tensor<4xf32>
    "sdy.return"(%1) : (tensor<4xf32>) -> ()
  }) : (tensor<8xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @itself(%x: tensor<8xf32>) -> tensor<4xf32> {
  %0 = "sdy.manual_computation"(%x) ({
  ^bb0(%x1: tensor<4xf32>):
    // expected-error @+1 {{reads a value that a later op computes}}
    %1 = "stablehlo.exponential"(%1) : (tensor<4xf32>) -> tensor<4xf32>
    "sdy.return"(%1) : (tensor<4xf32>) -> ()
  }) : (tensor<8xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
