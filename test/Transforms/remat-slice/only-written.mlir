// A destination of which nothing is read is an empty tensor in each slice: a part of a
// tensor that other slices still need would be written over, which no graph counts.
// RUN: remat-opt %s --remat-slice="k=2 argument=0" | FileCheck %s

#id = affine_map<(i) -> (i)>

// CHECK-LABEL: func.func @main(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK:         %[[X0:.*]] = tensor.extract_slice %[[X]][0] [2] [1]
// CHECK-NEXT:    %[[E0:.*]] = tensor.empty() : tensor<2xf32>
// CHECK-NEXT:    linalg.generic {{.*}} ins(%[[X0]] : tensor<2xf32>) outs(%[[E0]] : tensor<2xf32>)
// CHECK:         %[[X1:.*]] = tensor.extract_slice %[[X]][2] [2] [1]
// CHECK-NEXT:    %[[E1:.*]] = tensor.empty() : tensor<2xf32>
// CHECK-NEXT:    linalg.generic {{.*}} ins(%[[X1]] : tensor<2xf32>) outs(%[[E1]] : tensor<2xf32>)
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%y : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %e = math.exp %in : f32
    linalg.yield %e : f32
  } -> tensor<4xf32>
  return %a : tensor<4xf32>
}
