// RUN: remat-opt %s --split-input-file --verify-diagnostics

func.func @no_operands() {
  // expected-error@+1 {{'remat.fence' op needs at least one saved input in front of the word 'after'}}
  "remat.fence"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  return
}

// -----

func.func @only_anchors(%g: tensor<4xf32>) {
  // expected-error@+1 {{'remat.fence' op needs at least one saved input in front of the word 'after'}}
  %0 = "remat.fence"(%g) <{operandSegmentSizes = array<i32: 0, 1>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @mixed(%a: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error@+1 {{'remat.fence' op takes tensors or memrefs, not both}}
  %0:2 = "remat.fence"(%a, %m) <{operandSegmentSizes = array<i32: 1, 1>}>
      : (tensor<4xf32>, memref<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @mixed_memref_first(%a: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error@+1 {{'remat.fence' op takes tensors or memrefs, not both}}
  "remat.fence"(%m, %a) <{operandSegmentSizes = array<i32: 2, 0>}> : (memref<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @results_on_memrefs(%m: memref<4xf32>) {
  // expected-error@+1 {{'remat.fence' op on memrefs must not have results: its users read the operands}}
  %0 = "remat.fence"(%m) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @memref_result(%m: memref<4xf32>) {
  // expected-error@+1 {{'remat.fence' op result #0 must be variadic of ranked tensor of any type values, but got 'memref<4xf32>'}}
  %0 = "remat.fence"(%m) <{operandSegmentSizes = array<i32: 1, 0>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @too_few_results(%a: tensor<4xf32>, %g: tensor<4xf32>) {
  // expected-error@+1 {{'remat.fence' op must have one result for each operand: 2 operands, 1 results}}
  %0 = "remat.fence"(%a, %g) <{operandSegmentSizes = array<i32: 1, 1>}>
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @too_many_results(%a: tensor<4xf32>) {
  // expected-error@+1 {{'remat.fence' op must have one result for each operand: 1 operands, 2 results}}
  %0:2 = "remat.fence"(%a) <{operandSegmentSizes = array<i32: 1, 0>}>
      : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @other_type(%a: tensor<4xf32>, %g: tensor<8xf32>) {
  // expected-error@+1 {{'remat.fence' op result 1 is 'tensor<4xf32>', but must have the type of its operand, 'tensor<8xf32>'}}
  %0:2 = "remat.fence"(%a, %g) <{operandSegmentSizes = array<i32: 1, 1>}>
      : (tensor<4xf32>, tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scalar(%a: f32) {
  // expected-error@+1 {{'remat.fence' op operand #0 must be variadic of ranked tensor of any type values or memref of any type values, but got 'f32'}}
  %0 = remat.fence %a : f32
  return
}

// -----

func.func @unranked(%a: tensor<*xf32>) {
  // expected-error@+1 {{'remat.fence' op operand #0 must be variadic of ranked tensor of any type values or memref of any type values, but got 'tensor<*xf32>'}}
  %0 = remat.fence %a : tensor<*xf32>
  return
}

// -----

func.func @missing_anchor_type(%a: tensor<4xf32>, %g: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'remat.fence' number of operands and types do not match: got 1 operands and 2 types}}
  %0:2 = remat.fence %a after %g : tensor<4xf32>, tensor<4xf32>
  return
}

// -----

func.func @nothing_after_after(%a: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'remat.fence' expected an anchor after the keyword 'after'}}
  %0 = remat.fence %a after : tensor<4xf32>
  return
}

// -----

func.func @no_inputs_before_after(%g: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'remat.fence' expected a saved input}}
  %0 = remat.fence after %g : tensor<4xf32> after tensor<4xf32>
  return
}
