// A view of an argument exists whole, without being put together, only if its
// offset also exists before all slices. Here a sum over the slices decides the
// offset, so the view is made from the slices of the second pass.
// RUN: remat-opt %s --remat-slice="k=2 passes=2" 2>/dev/null | FileCheck %s

// CHECK-LABEL: func.func @after_a_sum(
// CHECK-SAME:      %[[Y:.*]]: tensor<4x8xf32>
// CHECK:         linalg.reduce
// CHECK:         linalg.reduce
// CHECK:         %[[K:.*]] = arith.minsi
// CHECK:         %[[Y0:.*]] = tensor.extract_slice %[[Y]][0, 0] [2, 8]
// CHECK:         %[[V0:.*]] = tensor.extract_slice %[[Y0]][0, %[[K]]] [2, 4]
// CHECK:         %[[P0:.*]] = tensor.insert_slice %[[V0]] into %{{.*}}[0, 0] [2, 4]
// CHECK:         %[[Y1:.*]] = tensor.extract_slice %[[Y]][2, 0] [2, 8]
// CHECK:         %[[V1:.*]] = tensor.extract_slice %[[Y1]][0, %[[K]]] [2, 4]
// CHECK:         %[[P1:.*]] = tensor.insert_slice %[[V1]] into %[[P0]][2, 0] [2, 4]
// CHECK:         tensor.extract %[[P1]]
func.func @after_a_sum(%y: tensor<4x8xf32> {remat.slice = 0}) -> (tensor<4x4xf32>, tensor<f32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %e0 = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<4x8xf32>) outs(%f : tensor<f32>) dimensions = [0, 1]
  %s = tensor.extract %sum[] : tensor<f32>
  %i = arith.fptosi %s : f32 to i64
  %j = arith.index_cast %i : i64 to index
  %p = arith.maxsi %j, %c0 : index
  %k = arith.minsi %p, %c4 : index
  %v = tensor.extract_slice %y[0, %k] [4, 4] [1, 1] : tensor<4x8xf32> to tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %a = linalg.exp ins(%v : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %x = tensor.extract %v[%c0, %c0] : tensor<4x4xf32>
  %w = tensor.from_elements %x : tensor<f32>
  return %a, %w : tensor<4x4xf32>, tensor<f32>
}
