// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-slice="loop slice-reorder=true" 2>/dev/null | FileCheck %s

// Sums of complex numbers begin with a complex zero.

// CHECK-LABEL: func.func @sum(
// CHECK:         %[[ZERO:.*]] = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<3x2xcomplex<f32>>}>
// CHECK:         "stablehlo.while"(%{{.*}}, %[[ZERO]], %arg0, %arg1)
// CHECK:         %[[TERMS:.*]] = "stablehlo.dot_general"({{.*}} -> tensor<3x2xcomplex<f32>>
// CHECK-NEXT:    "stablehlo.add"(%{{.*}}, %[[TERMS]])
func.func @sum(%x: tensor<4x3xcomplex<f32>> {remat.slice = 0 : i64}, %d: tensor<4x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>> {
  %0 = "stablehlo.dot_general"(%x, %d) <{dot_dimension_numbers = "#stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>"}> : (tensor<4x3xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  return %0 : tensor<3x2xcomplex<f32>>
}

// -----

// An initial value of another type than the op's is not a known one.

// CHECK-LABEL: func.func @strange(
// CHECK:         "stablehlo.reduce"(%{{.*}}, %{{.*}}) <{dimensions = array<i64: 0, 1>}>
// CHECK:         tensor<4x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
func.func @strange(%x: tensor<4x2xcomplex<f32>> {remat.slice = 0 : i64}) -> (tensor<4x2xcomplex<f32>>, tensor<complex<f32>>) {
  %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<complex<f32>>
  %1 = "stablehlo.negate"(%x) : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
  %2 = "stablehlo.reduce"(%1, %0) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %3 = "stablehlo.add"(%a, %b) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    "stablehlo.return"(%3) : (tensor<complex<f32>>) -> ()
  }) : (tensor<4x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %1, %2 : tensor<4x2xcomplex<f32>>, tensor<complex<f32>>
}
