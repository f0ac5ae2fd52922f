// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-prepare

// expected-error @+1 {{has no public func.func with a body, so there is nothing to plan or run}}
module {
}

// -----

// expected-error @+1 {{has no public func.func with a body, so there is nothing to plan or run}}
module {
  func.func private @declared()
}

// -----

// expected-error @+1 {{has several functions, and none is @main: name the step's function (passes: function=, tools: --entry)}}
module {
  // expected-note @+1 {{@first}}
  func.func @first() {
    return
  }
  // expected-note @+1 {{@second}}
  func.func @second() {
    return
  }
}

// -----

module {
  func.func private @again(%a: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @+1 {{is recursive through @again: a step is planned as a straight line; unroll the recursion}}
    %0 = call @again(%a) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @again(%a) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

module {
  func.func private @elsewhere(tensor<4xf32>) -> tensor<4xf32>
  func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @+1 {{calls @elsewhere, which has no body here: link it in, or remove the call}}
    %0 = call @elsewhere(%a) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

module {
  func.func private @blocks(%a: tensor<4xf32>) -> tensor<4xf32> {
    cf.br ^next
  ^next:
    return %a : tensor<4xf32>
  }
  func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @+1 {{calls @blocks, which has several blocks: turn its branches into scf ops}}
    %0 = call @blocks(%a) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
