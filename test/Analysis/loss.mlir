// RUN: remat-opt %s --split-input-file --remat-print-graph --verify-diagnostics -o /dev/null | FileCheck %s
// RUN: remat-opt %s --split-input-file --remat-print-graph=loss-result=0 -o /dev/null 2>/dev/null | FileCheck %s --check-prefix=OPTION

// The only scalar float that is computed is the loss. A step counter is an
// integer, and a learning rate is an argument.

// CHECK-LABEL: graph only:
// CHECK:       outputs t2 t3 t0, loss t3
// OPTION-LABEL: graph only:
// OPTION:       outputs t2 t3 t0, loss t2
func.func @only(%rate: tensor<f32>, %step: tensor<i32>) -> (tensor<i32>, tensor<f32>, tensor<f32>) {
  %f = tensor.empty() : tensor<f32>
  %i = tensor.empty() : tensor<i32>
  %0 = linalg.add ins(%step, %step : tensor<i32>, tensor<i32>) outs(%i : tensor<i32>) -> tensor<i32>
  %1 = linalg.exp ins(%rate : tensor<f32>) outs(%f : tensor<f32>) -> tensor<f32>
  return %0, %1, %rate : tensor<i32>, tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: graph several:
// CHECK:       outputs t1 t2{{$}}
// expected-remark @+1 {{results #0, #1 could each be the loss, so the loss is not known; name one by loss-result=N or the result attribute 'remat.loss'}}
func.func @several(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.exp ins(%x : tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
  %1 = linalg.exp ins(%0 : tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: graph marked:
// CHECK:       outputs t1 t2, loss t2
func.func @marked(%x: tensor<f32>) -> (tensor<f32>, tensor<f32> {remat.loss}) {
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.exp ins(%x : tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
  %1 = linalg.exp ins(%0 : tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}

// -----

// CHECK-LABEL: graph none:
// CHECK:       outputs t1{{$}}
// expected-remark @+1 {{no result is a floating-point scalar, so the loss is not known; name one by loss-result=N or the result attribute 'remat.loss'}}
func.func @none(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A count of steps comes from scalars alone, and so is not the loss beside a
// sum of a tensor.
// CHECK-LABEL: graph counted:
// CHECK:       outputs t2 t3, loss t2
func.func @counted(%x: tensor<4xf32>, %steps: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<f32>
  %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %0 = linalg.reduce {arith.addf} ins(%x : tensor<4xf32>) outs(%fill : tensor<f32>) dimensions = [0]
  %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
      ins(%steps : tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %one : f32
    linalg.yield %sum : f32
  } -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}
