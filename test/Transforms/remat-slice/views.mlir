// What is returned is a view of an argument, which is there whole: nothing is put together, and each slice has a view of its own.
// RUN: remat-opt %s --remat-slice=k=2 2>/dev/null | FileCheck %s --check-prefixes=CHECK,LINE
// RUN: remat-opt %s --remat-slice="k=2 loop=true" 2>/dev/null | FileCheck %s --check-prefixes=CHECK,LOOP

// CHECK-LABEL: func.func @step(
// CHECK-SAME:      %[[X:.*]]: tensor<6x4xf32>
// CHECK-DAG:     %[[WHOLE:.*]] = tensor.collapse_shape %[[X]] {{.*}} into tensor<24xf32>
// LINE:          tensor.extract_slice %[[X]][0, 0] [3, 4]
// LINE:          tensor.extract_slice %[[X]][3, 0] [3, 4]
// LOOP:          scf.for {{.*}} iter_args({{[^,]*}}) -> (tensor<f32>)
// LOOP:            tensor.extract_slice %[[X]]
// CHECK-NOT:     tensor.insert_slice
// CHECK:         return %{{.*}}, %[[WHOLE]]
func.func @step(%x: tensor<6x4xf32> {remat.slice = 0}) -> (tensor<f32>, tensor<24xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %view = tensor.collapse_shape %x [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %loss = linalg.reduce {arith.addf} ins(%view : tensor<24xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %loss, %view : tensor<f32>, tensor<24xf32>
}
