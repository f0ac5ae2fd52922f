// The result is a view of an argument, and the whole argument exists. Nothing is put together, and each slice has a view of its own.
// RUN: remat-opt %s --split-input-file --remat-slice=k=2 2>/dev/null | FileCheck %s --check-prefixes=CHECK,LINE
// RUN: remat-opt %s --split-input-file --remat-slice="k=2 loop=true" 2>/dev/null | FileCheck %s --check-prefixes=CHECK,LOOP

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

// -----

// The same of a view of a view. What reads one of them whole need not wait for
// the slices.

// CHECK-LABEL: func.func @chain(
// CHECK-SAME:      %[[X:.*]]: tensor<6x4xf32>
// CHECK-DAG:     %[[V:.*]] = tensor.expand_shape %[[X]] {{.*}} into tensor<6x2x2xf32>
// CHECK-DAG:     %[[E:.*]] = math.exp %[[V]] {remat.whole} : tensor<6x2x2xf32>
// CHECK-DAG:     %[[W:.*]] = tensor.collapse_shape %[[V]] {{.*}} into tensor<12x2xf32>
// LINE-DAG:      tensor.extract_slice %[[X]][0, 0] [3, 4]
// LINE:          tensor.extract_slice %[[X]][3, 0] [3, 4]
// LOOP:          scf.for {{.*}} iter_args({{[^,]*}}) -> (tensor<f32>)
// CHECK-NOT:     tensor.insert_slice
// CHECK:         return %{{.*}}, %[[W]], %[[E]]
func.func @chain(%x: tensor<6x4xf32> {remat.slice = 0}) -> (tensor<f32>, tensor<12x2xf32>, tensor<6x2x2xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %v = tensor.expand_shape %x [[0], [1, 2]] output_shape [6, 2, 2] : tensor<6x4xf32> into tensor<6x2x2xf32>
  %e = math.exp %v {remat.whole} : tensor<6x2x2xf32>
  %w = tensor.collapse_shape %v [[0, 1], [2]] : tensor<6x2x2xf32> into tensor<12x2xf32>
  %loss = linalg.reduce {arith.addf} ins(%w : tensor<12x2xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %loss, %w, %e : tensor<f32>, tensor<12x2xf32>, tensor<6x2x2xf32>
}

// -----

// A tensor and two reshapes of it are all read whole: slices put the tensor
// together once, and the reshapes are views of it.

// CHECK-LABEL: func.func @together(
// CHECK-SAME:      %[[X:.*]]: tensor<6x4xf32>
// LINE:          tensor.insert_slice
// LINE:          %[[A:.*]] = tensor.insert_slice
// LOOP:          %[[L:.*]]:2 = scf.for
// LOOP:            tensor.insert_slice
// CHECK-NOT:     tensor.insert_slice
// LINE:          %[[B:.*]] = tensor.expand_shape %[[A]] {{.*}} into tensor<6x2x2xf32>
// LINE:          %[[C:.*]] = tensor.collapse_shape %[[B]] {{.*}} into tensor<12x2xf32>
// LINE:          return %{{.*}}, %[[A]], %[[B]], %[[C]]
// LOOP:          %[[B:.*]] = tensor.expand_shape %[[L]]#[[N:.]] {{.*}} into tensor<6x2x2xf32>
// LOOP:          %[[C:.*]] = tensor.collapse_shape %[[B]] {{.*}} into tensor<12x2xf32>
// LOOP:          return %{{.*}}, %[[L]]#[[N]], %[[B]], %[[C]]
func.func @together(%x: tensor<6x4xf32> {remat.slice = 0}) -> (tensor<f32>, tensor<6x4xf32>, tensor<6x2x2xf32>, tensor<12x2xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %a = math.exp %x : tensor<6x4xf32>
  %b = tensor.expand_shape %a [[0], [1, 2]] output_shape [6, 2, 2] : tensor<6x4xf32> into tensor<6x2x2xf32>
  %c = tensor.collapse_shape %b [[0, 1], [2]] : tensor<6x2x2xf32> into tensor<12x2xf32>
  %loss = linalg.reduce {arith.addf} ins(%c : tensor<12x2xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
  return %loss, %a, %b, %c : tensor<f32>, tensor<6x4xf32>, tensor<6x2x2xf32>, tensor<12x2xf32>
}
