// RUN: remat-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect --remat-gpu-buffers
// RUN: not remat-opt %s -split-input-file --remat-gpu-buffers=function=other 2>&1 | FileCheck %s --check-prefix=FUNCTION

// FUNCTION: error: no function @other with a body

// expected-error @below {{argument #0 of @main has type 'tensor<?xf32>', and only static shapes can be run}}
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

// -----

// expected-error @below {{has several functions, and none is @main: name the step}}
module {
  // expected-note @below {{@a}}
  func.func @a(%x: tensor<2xf32>) -> tensor<2xf32> {
    return %x : tensor<2xf32>
  }
  // expected-note @below {{@b}}
  func.func @b(%x: tensor<2xf32>) -> tensor<2xf32> {
    return %x : tensor<2xf32>
  }
}

// -----

func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{cannot be compiled}}
  %0 = "other.op"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
