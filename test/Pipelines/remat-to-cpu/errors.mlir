// RUN: split-file --leading-lines %s %t
// RUN: not remat-opt %t/two.mlir --remat-to-cpu 2>&1 | FileCheck %s --check-prefix=SEVERAL
// RUN: not remat-opt %t/two.mlir --remat-to-cpu="function=c" 2>&1 | FileCheck %s --check-prefix=NOENTRY
// RUN: not remat-opt %t/two.mlir --remat-to-cpu="function=a name=9lives" 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not remat-opt %t/two.mlir --remat-to-cpu="function=a name=" 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not remat-opt %t/unknown.mlir --allow-unregistered-dialect --remat-to-cpu 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not remat-opt %t/dynamic.mlir --remat-to-cpu 2>&1 | FileCheck %s --check-prefix=DYNAMIC

//--- two.mlir
// SEVERAL: error: has several functions, and none is @main: name the step
// NOENTRY: error: no function @c with a body
// NAME: two.mlir:[[#@LINE+2]]:1: error: '9lives' cannot be the name of the C functions: use letters, digits and _
// EMPTY: error: '' cannot be the name of the C functions
func.func @a(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @b(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

//--- unknown.mlir
// UNKNOWN: unknown.mlir:[[#@LINE+2]]:8: error: 'foo.bar' op cannot be compiled: the supported ops are
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "foo.bar"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- dynamic.mlir
// DYNAMIC: error: argument #0 of @main has type 'tensor<?xf32>', and only static shapes can be run
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
