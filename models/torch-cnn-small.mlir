// tools/models/generate torch-cnn-small  (torch 2.15.0, torch-mlir 20261001, mlir-opt 22.1.8)
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0, d1) -> ()>
#map10 = affine_map<() -> ()>
#map11 = affine_map<(d0, d1) -> (0, d1)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map16 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map19 = affine_map<(d0) -> (d0)>
module @torch_cnn_small {
  func.func @main(%arg0: tensor<8x3x3x3xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8x8x3x3xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8x8x3x3xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<16x8x3x3xf32>, %arg10: tensor<16xf32>, %arg11: tensor<16xf32>, %arg12: tensor<16x16x3x3xf32>, %arg13: tensor<16x8x1x1xf32>, %arg14: tensor<16xf32>, %arg15: tensor<16xf32>, %arg16: tensor<32x16x3x3xf32>, %arg17: tensor<32xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32x32x3x3xf32>, %arg20: tensor<32x16x1x1xf32>, %arg21: tensor<32xf32>, %arg22: tensor<32xf32>, %arg23: tensor<32x10xf32>, %arg24: tensor<10xf32>, %arg25: tensor<8x3x16x16xf32>, %arg26: tensor<8x10xf32>) -> (tensor<f32>, tensor<8x3x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16x8x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16x8x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32x16x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>) {
    %cst = arith.constant -1.250000e-01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 1.000000e-01 : f64
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 5.120000e+02 : f32
    %cst_6 = arith.constant 5.120000e+02 : f64
    %cst_7 = arith.constant 2.560000e+02 : f32
    %cst_8 = arith.constant 2.560000e+02 : f64
    %cst_9 = arith.constant 1.280000e+02 : f32
    %cst_10 = arith.constant 1.280000e+02 : f64
    %cst_11 = arith.constant 1.600000e+01 : f32
    %cst_12 = arith.constant 8.000000e+00 : f32
    %cst_13 = arith.constant 7.812500e-03 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst_14 = arith.constant 3.906250e-03 : f32
    %cst_15 = arith.constant 0.001953125 : f32
    %padded = tensor.pad %arg25 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index):
      tensor.yield %cst_0 : f32
    } : tensor<8x3x16x16xf32> to tensor<8x3x18x18xf32>
    %0 = tensor.empty() : tensor<8x8x16x16xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<8x8x16x16xf32>) -> tensor<8x8x16x16xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg0 : tensor<8x3x18x18xf32>, tensor<8x3x3x3xf32>) outs(%1 : tensor<8x8x16x16xf32>) -> tensor<8x8x16x16xf32>
    %collapsed = tensor.collapse_shape %2 [[0], [1, 2, 3]] : tensor<8x8x16x16xf32> into tensor<8x2048xf32>
    %expanded = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [8, 4, 512] : tensor<8x2048xf32> into tensor<8x4x512xf32>
    %3 = tensor.empty() : tensor<8x4x1xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<8x4x1xf32>) -> tensor<8x4x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<8x4x512xf32>) outs(%4 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_5 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %7 = tensor.empty() : tensor<8x4x512xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<8x4x512xf32>) outs(%7 : tensor<8x4x512xf64>) {
    ^bb0(%in: f32, %out: f64):
      %330 = arith.extf %in : f32 to f64
      linalg.yield %330 : f64
    } -> tensor<8x4x512xf64>
    %9 = tensor.empty() : tensor<8x4x1xf64>
    %10 = linalg.fill ins(%cst_1 : f64) outs(%9 : tensor<8x4x1xf64>) -> tensor<8x4x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<8x4x512xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %330 = arith.addf %in, %out : f64
      linalg.yield %330 : f64
    } -> tensor<8x4x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8, %11 : tensor<8x4x512xf64>, tensor<8x4x1xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %in_273: f64, %out: f64):
      %330 = arith.divf %in_273, %cst_6 : f64
      %331 = arith.subf %in, %330 : f64
      %332 = arith.mulf %331, %331 : f64
      %333 = arith.addf %332, %out : f64
      linalg.yield %333 : f64
    } -> tensor<8x4x1xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<8x4x1xf64>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %330 = arith.divf %in, %cst_6 : f64
      %331 = arith.truncf %330 : f64 to f32
      %332 = arith.truncf %cst_4 : f64 to f32
      %333 = arith.addf %331, %332 : f32
      %334 = math.rsqrt %333 : f32
      linalg.yield %334 : f32
    } -> tensor<8x4x1xf32>
    %14 = tensor.empty() : tensor<8x4x512xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %6, %13 : tensor<8x4x512xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%14 : tensor<8x4x512xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.subf %in, %in_273 : f32
      %331 = arith.mulf %330, %in_274 : f32
      linalg.yield %331 : f32
    } -> tensor<8x4x512xf32>
    %collapsed_16 = tensor.collapse_shape %15 [[0], [1, 2]] : tensor<8x4x512xf32> into tensor<8x2048xf32>
    %expanded_17 = tensor.expand_shape %collapsed_16 [[0], [1, 2, 3]] output_shape [8, 8, 16, 16] : tensor<8x2048xf32> into tensor<8x8x16x16xf32>
    %expanded_18 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %expanded_19 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17, %expanded_18, %expanded_19 : tensor<8x8x16x16xf32>, tensor<8x1x1xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<8x8x16x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %in_274 : f32
      %332 = arith.cmpf ugt, %331, %cst_0 : f32
      %333 = arith.select %332, %331, %cst_0 : f32
      linalg.yield %333 : f32
    } -> tensor<8x8x16x16xf32>
    %padded_20 = tensor.pad %16 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index):
      tensor.yield %cst_0 : f32
    } : tensor<8x8x16x16xf32> to tensor<8x8x18x18xf32>
    %17 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_20, %arg3 : tensor<8x8x18x18xf32>, tensor<8x8x3x3xf32>) outs(%1 : tensor<8x8x16x16xf32>) -> tensor<8x8x16x16xf32>
    %collapsed_21 = tensor.collapse_shape %17 [[0], [1, 2, 3]] : tensor<8x8x16x16xf32> into tensor<8x2048xf32>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0], [1, 2]] output_shape [8, 4, 512] : tensor<8x2048xf32> into tensor<8x4x512xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_22 : tensor<8x4x512xf32>) outs(%4 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_5 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<8x4x512xf32>) outs(%7 : tensor<8x4x512xf64>) {
    ^bb0(%in: f32, %out: f64):
      %330 = arith.extf %in : f32 to f64
      linalg.yield %330 : f64
    } -> tensor<8x4x512xf64>
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<8x4x512xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %330 = arith.addf %in, %out : f64
      linalg.yield %330 : f64
    } -> tensor<8x4x1xf64>
    %22 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20, %21 : tensor<8x4x512xf64>, tensor<8x4x1xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %in_273: f64, %out: f64):
      %330 = arith.divf %in_273, %cst_6 : f64
      %331 = arith.subf %in, %330 : f64
      %332 = arith.mulf %331, %331 : f64
      %333 = arith.addf %332, %out : f64
      linalg.yield %333 : f64
    } -> tensor<8x4x1xf64>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<8x4x1xf64>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %330 = arith.divf %in, %cst_6 : f64
      %331 = arith.truncf %330 : f64 to f32
      %332 = arith.truncf %cst_4 : f64 to f32
      %333 = arith.addf %331, %332 : f32
      %334 = math.rsqrt %333 : f32
      linalg.yield %334 : f32
    } -> tensor<8x4x1xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %19, %23 : tensor<8x4x512xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%14 : tensor<8x4x512xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.subf %in, %in_273 : f32
      %331 = arith.mulf %330, %in_274 : f32
      linalg.yield %331 : f32
    } -> tensor<8x4x512xf32>
    %collapsed_23 = tensor.collapse_shape %24 [[0], [1, 2]] : tensor<8x4x512xf32> into tensor<8x2048xf32>
    %expanded_24 = tensor.expand_shape %collapsed_23 [[0], [1, 2, 3]] output_shape [8, 8, 16, 16] : tensor<8x2048xf32> into tensor<8x8x16x16xf32>
    %expanded_25 = tensor.expand_shape %arg4 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %expanded_26 = tensor.expand_shape %arg5 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24, %expanded_25, %expanded_26 : tensor<8x8x16x16xf32>, tensor<8x1x1xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<8x8x16x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %in_274 : f32
      %332 = arith.cmpf ugt, %331, %cst_0 : f32
      %333 = arith.select %332, %331, %cst_0 : f32
      linalg.yield %333 : f32
    } -> tensor<8x8x16x16xf32>
    %padded_27 = tensor.pad %25 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index):
      tensor.yield %cst_0 : f32
    } : tensor<8x8x16x16xf32> to tensor<8x8x18x18xf32>
    %26 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_27, %arg6 : tensor<8x8x18x18xf32>, tensor<8x8x3x3xf32>) outs(%1 : tensor<8x8x16x16xf32>) -> tensor<8x8x16x16xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %2 : tensor<8x8x16x16xf32>, tensor<8x8x16x16xf32>) outs(%0 : tensor<8x8x16x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.addf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x8x16x16xf32>
    %collapsed_28 = tensor.collapse_shape %27 [[0], [1, 2, 3]] : tensor<8x8x16x16xf32> into tensor<8x2048xf32>
    %expanded_29 = tensor.expand_shape %collapsed_28 [[0], [1, 2]] output_shape [8, 4, 512] : tensor<8x2048xf32> into tensor<8x4x512xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_29 : tensor<8x4x512xf32>) outs(%4 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_5 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<8x4x512xf32>) outs(%7 : tensor<8x4x512xf64>) {
    ^bb0(%in: f32, %out: f64):
      %330 = arith.extf %in : f32 to f64
      linalg.yield %330 : f64
    } -> tensor<8x4x512xf64>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%30 : tensor<8x4x512xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %330 = arith.addf %in, %out : f64
      linalg.yield %330 : f64
    } -> tensor<8x4x1xf64>
    %32 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%30, %31 : tensor<8x4x512xf64>, tensor<8x4x1xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %in_273: f64, %out: f64):
      %330 = arith.divf %in_273, %cst_6 : f64
      %331 = arith.subf %in, %330 : f64
      %332 = arith.mulf %331, %331 : f64
      %333 = arith.addf %332, %out : f64
      linalg.yield %333 : f64
    } -> tensor<8x4x1xf64>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<8x4x1xf64>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %330 = arith.divf %in, %cst_6 : f64
      %331 = arith.truncf %330 : f64 to f32
      %332 = arith.truncf %cst_4 : f64 to f32
      %333 = arith.addf %331, %332 : f32
      %334 = math.rsqrt %333 : f32
      linalg.yield %334 : f32
    } -> tensor<8x4x1xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %29, %33 : tensor<8x4x512xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%14 : tensor<8x4x512xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.subf %in, %in_273 : f32
      %331 = arith.mulf %330, %in_274 : f32
      linalg.yield %331 : f32
    } -> tensor<8x4x512xf32>
    %collapsed_30 = tensor.collapse_shape %34 [[0], [1, 2]] : tensor<8x4x512xf32> into tensor<8x2048xf32>
    %expanded_31 = tensor.expand_shape %collapsed_30 [[0], [1, 2, 3]] output_shape [8, 8, 16, 16] : tensor<8x2048xf32> into tensor<8x8x16x16xf32>
    %expanded_32 = tensor.expand_shape %arg7 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %expanded_33 = tensor.expand_shape %arg8 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31, %expanded_32, %expanded_33 : tensor<8x8x16x16xf32>, tensor<8x1x1xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<8x8x16x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %in_274 : f32
      %332 = arith.cmpf ugt, %331, %cst_0 : f32
      %333 = arith.select %332, %331, %cst_0 : f32
      linalg.yield %333 : f32
    } -> tensor<8x8x16x16xf32>
    %padded_34 = tensor.pad %35 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index):
      tensor.yield %cst_0 : f32
    } : tensor<8x8x16x16xf32> to tensor<8x8x18x18xf32>
    %36 = tensor.empty() : tensor<8x16x8x8xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<8x16x8x8xf32>) -> tensor<8x16x8x8xf32>
    %38 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_34, %arg9 : tensor<8x8x18x18xf32>, tensor<16x8x3x3xf32>) outs(%37 : tensor<8x16x8x8xf32>) -> tensor<8x16x8x8xf32>
    %collapsed_35 = tensor.collapse_shape %38 [[0], [1, 2, 3]] : tensor<8x16x8x8xf32> into tensor<8x1024xf32>
    %expanded_36 = tensor.expand_shape %collapsed_35 [[0], [1, 2]] output_shape [8, 4, 256] : tensor<8x1024xf32> into tensor<8x4x256xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_36 : tensor<8x4x256xf32>) outs(%4 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_7 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %41 = tensor.empty() : tensor<8x4x256xf64>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<8x4x256xf32>) outs(%41 : tensor<8x4x256xf64>) {
    ^bb0(%in: f32, %out: f64):
      %330 = arith.extf %in : f32 to f64
      linalg.yield %330 : f64
    } -> tensor<8x4x256xf64>
    %43 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%42 : tensor<8x4x256xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %330 = arith.addf %in, %out : f64
      linalg.yield %330 : f64
    } -> tensor<8x4x1xf64>
    %44 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%42, %43 : tensor<8x4x256xf64>, tensor<8x4x1xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %in_273: f64, %out: f64):
      %330 = arith.divf %in_273, %cst_8 : f64
      %331 = arith.subf %in, %330 : f64
      %332 = arith.mulf %331, %331 : f64
      %333 = arith.addf %332, %out : f64
      linalg.yield %333 : f64
    } -> tensor<8x4x1xf64>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<8x4x1xf64>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %330 = arith.divf %in, %cst_8 : f64
      %331 = arith.truncf %330 : f64 to f32
      %332 = arith.truncf %cst_4 : f64 to f32
      %333 = arith.addf %331, %332 : f32
      %334 = math.rsqrt %333 : f32
      linalg.yield %334 : f32
    } -> tensor<8x4x1xf32>
    %46 = tensor.empty() : tensor<8x4x256xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36, %40, %45 : tensor<8x4x256xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%46 : tensor<8x4x256xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.subf %in, %in_273 : f32
      %331 = arith.mulf %330, %in_274 : f32
      linalg.yield %331 : f32
    } -> tensor<8x4x256xf32>
    %collapsed_37 = tensor.collapse_shape %47 [[0], [1, 2]] : tensor<8x4x256xf32> into tensor<8x1024xf32>
    %expanded_38 = tensor.expand_shape %collapsed_37 [[0], [1, 2, 3]] output_shape [8, 16, 8, 8] : tensor<8x1024xf32> into tensor<8x16x8x8xf32>
    %expanded_39 = tensor.expand_shape %arg10 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %expanded_40 = tensor.expand_shape %arg11 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_38, %expanded_39, %expanded_40 : tensor<8x16x8x8xf32>, tensor<16x1x1xf32>, tensor<16x1x1xf32>) outs(%36 : tensor<8x16x8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %in_274 : f32
      %332 = arith.cmpf ugt, %331, %cst_0 : f32
      %333 = arith.select %332, %331, %cst_0 : f32
      linalg.yield %333 : f32
    } -> tensor<8x16x8x8xf32>
    %padded_41 = tensor.pad %48 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index):
      tensor.yield %cst_0 : f32
    } : tensor<8x16x8x8xf32> to tensor<8x16x10x10xf32>
    %49 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_41, %arg12 : tensor<8x16x10x10xf32>, tensor<16x16x3x3xf32>) outs(%37 : tensor<8x16x8x8xf32>) -> tensor<8x16x8x8xf32>
    %50 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%35, %arg13 : tensor<8x8x16x16xf32>, tensor<16x8x1x1xf32>) outs(%37 : tensor<8x16x8x8xf32>) -> tensor<8x16x8x8xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %50 : tensor<8x16x8x8xf32>, tensor<8x16x8x8xf32>) outs(%36 : tensor<8x16x8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.addf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x16x8x8xf32>
    %collapsed_42 = tensor.collapse_shape %51 [[0], [1, 2, 3]] : tensor<8x16x8x8xf32> into tensor<8x1024xf32>
    %expanded_43 = tensor.expand_shape %collapsed_42 [[0], [1, 2]] output_shape [8, 4, 256] : tensor<8x1024xf32> into tensor<8x4x256xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_43 : tensor<8x4x256xf32>) outs(%4 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_7 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<8x4x256xf32>) outs(%41 : tensor<8x4x256xf64>) {
    ^bb0(%in: f32, %out: f64):
      %330 = arith.extf %in : f32 to f64
      linalg.yield %330 : f64
    } -> tensor<8x4x256xf64>
    %55 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%54 : tensor<8x4x256xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %330 = arith.addf %in, %out : f64
      linalg.yield %330 : f64
    } -> tensor<8x4x1xf64>
    %56 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%54, %55 : tensor<8x4x256xf64>, tensor<8x4x1xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %in_273: f64, %out: f64):
      %330 = arith.divf %in_273, %cst_8 : f64
      %331 = arith.subf %in, %330 : f64
      %332 = arith.mulf %331, %331 : f64
      %333 = arith.addf %332, %out : f64
      linalg.yield %333 : f64
    } -> tensor<8x4x1xf64>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<8x4x1xf64>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %330 = arith.divf %in, %cst_8 : f64
      %331 = arith.truncf %330 : f64 to f32
      %332 = arith.truncf %cst_4 : f64 to f32
      %333 = arith.addf %331, %332 : f32
      %334 = math.rsqrt %333 : f32
      linalg.yield %334 : f32
    } -> tensor<8x4x1xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43, %53, %57 : tensor<8x4x256xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%46 : tensor<8x4x256xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.subf %in, %in_273 : f32
      %331 = arith.mulf %330, %in_274 : f32
      linalg.yield %331 : f32
    } -> tensor<8x4x256xf32>
    %collapsed_44 = tensor.collapse_shape %58 [[0], [1, 2]] : tensor<8x4x256xf32> into tensor<8x1024xf32>
    %expanded_45 = tensor.expand_shape %collapsed_44 [[0], [1, 2, 3]] output_shape [8, 16, 8, 8] : tensor<8x1024xf32> into tensor<8x16x8x8xf32>
    %expanded_46 = tensor.expand_shape %arg14 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %expanded_47 = tensor.expand_shape %arg15 [[0, 1, 2]] output_shape [16, 1, 1] : tensor<16xf32> into tensor<16x1x1xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45, %expanded_46, %expanded_47 : tensor<8x16x8x8xf32>, tensor<16x1x1xf32>, tensor<16x1x1xf32>) outs(%36 : tensor<8x16x8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %in_274 : f32
      %332 = arith.cmpf ugt, %331, %cst_0 : f32
      %333 = arith.select %332, %331, %cst_0 : f32
      linalg.yield %333 : f32
    } -> tensor<8x16x8x8xf32>
    %padded_48 = tensor.pad %59 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index):
      tensor.yield %cst_0 : f32
    } : tensor<8x16x8x8xf32> to tensor<8x16x10x10xf32>
    %60 = tensor.empty() : tensor<8x32x4x4xf32>
    %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<8x32x4x4xf32>) -> tensor<8x32x4x4xf32>
    %62 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_48, %arg16 : tensor<8x16x10x10xf32>, tensor<32x16x3x3xf32>) outs(%61 : tensor<8x32x4x4xf32>) -> tensor<8x32x4x4xf32>
    %collapsed_49 = tensor.collapse_shape %62 [[0], [1, 2, 3]] : tensor<8x32x4x4xf32> into tensor<8x512xf32>
    %expanded_50 = tensor.expand_shape %collapsed_49 [[0], [1, 2]] output_shape [8, 4, 128] : tensor<8x512xf32> into tensor<8x4x128xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_50 : tensor<8x4x128xf32>) outs(%4 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_9 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %65 = tensor.empty() : tensor<8x4x128xf64>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<8x4x128xf32>) outs(%65 : tensor<8x4x128xf64>) {
    ^bb0(%in: f32, %out: f64):
      %330 = arith.extf %in : f32 to f64
      linalg.yield %330 : f64
    } -> tensor<8x4x128xf64>
    %67 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<8x4x128xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %330 = arith.addf %in, %out : f64
      linalg.yield %330 : f64
    } -> tensor<8x4x1xf64>
    %68 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66, %67 : tensor<8x4x128xf64>, tensor<8x4x1xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %in_273: f64, %out: f64):
      %330 = arith.divf %in_273, %cst_10 : f64
      %331 = arith.subf %in, %330 : f64
      %332 = arith.mulf %331, %331 : f64
      %333 = arith.addf %332, %out : f64
      linalg.yield %333 : f64
    } -> tensor<8x4x1xf64>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<8x4x1xf64>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %330 = arith.divf %in, %cst_10 : f64
      %331 = arith.truncf %330 : f64 to f32
      %332 = arith.truncf %cst_4 : f64 to f32
      %333 = arith.addf %331, %332 : f32
      %334 = math.rsqrt %333 : f32
      linalg.yield %334 : f32
    } -> tensor<8x4x1xf32>
    %70 = tensor.empty() : tensor<8x4x128xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50, %64, %69 : tensor<8x4x128xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%70 : tensor<8x4x128xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.subf %in, %in_273 : f32
      %331 = arith.mulf %330, %in_274 : f32
      linalg.yield %331 : f32
    } -> tensor<8x4x128xf32>
    %collapsed_51 = tensor.collapse_shape %71 [[0], [1, 2]] : tensor<8x4x128xf32> into tensor<8x512xf32>
    %expanded_52 = tensor.expand_shape %collapsed_51 [[0], [1, 2, 3]] output_shape [8, 32, 4, 4] : tensor<8x512xf32> into tensor<8x32x4x4xf32>
    %expanded_53 = tensor.expand_shape %arg17 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %expanded_54 = tensor.expand_shape %arg18 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %72 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_52, %expanded_53, %expanded_54 : tensor<8x32x4x4xf32>, tensor<32x1x1xf32>, tensor<32x1x1xf32>) outs(%60 : tensor<8x32x4x4xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %in_274 : f32
      %332 = arith.cmpf ugt, %331, %cst_0 : f32
      %333 = arith.select %332, %331, %cst_0 : f32
      linalg.yield %333 : f32
    } -> tensor<8x32x4x4xf32>
    %padded_55 = tensor.pad %72 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index):
      tensor.yield %cst_0 : f32
    } : tensor<8x32x4x4xf32> to tensor<8x32x6x6xf32>
    %73 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_55, %arg19 : tensor<8x32x6x6xf32>, tensor<32x32x3x3xf32>) outs(%61 : tensor<8x32x4x4xf32>) -> tensor<8x32x4x4xf32>
    %74 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%59, %arg20 : tensor<8x16x8x8xf32>, tensor<32x16x1x1xf32>) outs(%61 : tensor<8x32x4x4xf32>) -> tensor<8x32x4x4xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %74 : tensor<8x32x4x4xf32>, tensor<8x32x4x4xf32>) outs(%60 : tensor<8x32x4x4xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.addf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x32x4x4xf32>
    %collapsed_56 = tensor.collapse_shape %75 [[0], [1, 2, 3]] : tensor<8x32x4x4xf32> into tensor<8x512xf32>
    %expanded_57 = tensor.expand_shape %collapsed_56 [[0], [1, 2]] output_shape [8, 4, 128] : tensor<8x512xf32> into tensor<8x4x128xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_57 : tensor<8x4x128xf32>) outs(%4 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_9 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57 : tensor<8x4x128xf32>) outs(%65 : tensor<8x4x128xf64>) {
    ^bb0(%in: f32, %out: f64):
      %330 = arith.extf %in : f32 to f64
      linalg.yield %330 : f64
    } -> tensor<8x4x128xf64>
    %79 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<8x4x128xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %330 = arith.addf %in, %out : f64
      linalg.yield %330 : f64
    } -> tensor<8x4x1xf64>
    %80 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78, %79 : tensor<8x4x128xf64>, tensor<8x4x1xf64>) outs(%10 : tensor<8x4x1xf64>) {
    ^bb0(%in: f64, %in_273: f64, %out: f64):
      %330 = arith.divf %in_273, %cst_10 : f64
      %331 = arith.subf %in, %330 : f64
      %332 = arith.mulf %331, %331 : f64
      %333 = arith.addf %332, %out : f64
      linalg.yield %333 : f64
    } -> tensor<8x4x1xf64>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<8x4x1xf64>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %330 = arith.divf %in, %cst_10 : f64
      %331 = arith.truncf %330 : f64 to f32
      %332 = arith.truncf %cst_4 : f64 to f32
      %333 = arith.addf %331, %332 : f32
      %334 = math.rsqrt %333 : f32
      linalg.yield %334 : f32
    } -> tensor<8x4x1xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57, %77, %81 : tensor<8x4x128xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%70 : tensor<8x4x128xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.subf %in, %in_273 : f32
      %331 = arith.mulf %330, %in_274 : f32
      linalg.yield %331 : f32
    } -> tensor<8x4x128xf32>
    %collapsed_58 = tensor.collapse_shape %82 [[0], [1, 2]] : tensor<8x4x128xf32> into tensor<8x512xf32>
    %expanded_59 = tensor.expand_shape %collapsed_58 [[0], [1, 2, 3]] output_shape [8, 32, 4, 4] : tensor<8x512xf32> into tensor<8x32x4x4xf32>
    %expanded_60 = tensor.expand_shape %arg21 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %expanded_61 = tensor.expand_shape %arg22 [[0, 1, 2]] output_shape [32, 1, 1] : tensor<32xf32> into tensor<32x1x1xf32>
    %83 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_59, %expanded_60, %expanded_61 : tensor<8x32x4x4xf32>, tensor<32x1x1xf32>, tensor<32x1x1xf32>) outs(%60 : tensor<8x32x4x4xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %in_274 : f32
      %332 = arith.cmpf ugt, %331, %cst_0 : f32
      %333 = arith.select %332, %331, %cst_0 : f32
      linalg.yield %333 : f32
    } -> tensor<8x32x4x4xf32>
    %84 = tensor.empty() : tensor<8x32xf32>
    %85 = linalg.fill ins(%cst_0 : f32) outs(%84 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %86 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%83 : tensor<8x32x4x4xf32>) outs(%85 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x32xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<8x32xf32>) outs(%84 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_11 : f32
      linalg.yield %330 : f32
    } -> tensor<8x32xf32>
    %88 = tensor.empty() : tensor<8x10xf32>
    %89 = linalg.fill ins(%cst_0 : f32) outs(%88 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %90 = linalg.matmul ins(%87, %arg23 : tensor<8x32xf32>, tensor<32x10xf32>) outs(%89 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %91 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%90, %arg24 : tensor<8x10xf32>, tensor<10xf32>) outs(%88 : tensor<8x10xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.addf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x10xf32>
    %92 = tensor.empty() : tensor<8xf32>
    %expanded_62 = tensor.expand_shape %92 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %93 = linalg.fill ins(%cst_2 : f32) outs(%expanded_62 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %expanded_63 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [8, 1, 10] : tensor<8x10xf32> into tensor<8x1x10xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_63 : tensor<8x1x10xf32>) outs(%93 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.maximumf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x1xf32>
    %95 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%91, %94 : tensor<8x10xf32>, tensor<8x1xf32>) outs(%88 : tensor<8x10xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.subf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x10xf32>
    %96 = tensor.empty() : tensor<8x1xf32>
    %97 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %98 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["parallel", "reduction"]} ins(%95 : tensor<8x10xf32>) outs(%97 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = math.exp %in : f32
      %331 = arith.addf %330, %out : f32
      linalg.yield %331 : f32
    } -> tensor<8x1xf32>
    %99 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%95, %98 : tensor<8x10xf32>, tensor<8x1xf32>) outs(%88 : tensor<8x10xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = math.log %in_273 : f32
      %331 = arith.subf %in, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<8x10xf32>
    %100 = tensor.empty() : tensor<f32>
    %101 = linalg.fill ins(%cst_0 : f32) outs(%100 : tensor<f32>) -> tensor<f32>
    %102 = linalg.generic {indexing_maps = [#map5, #map5, #map9], iterator_types = ["reduction", "reduction"]} ins(%99, %arg26 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%101 : tensor<f32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %out : f32
      linalg.yield %331 : f32
    } -> tensor<f32>
    %103 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%102 : tensor<f32>) outs(%100 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.negf %in : f32
      %331 = arith.divf %330, %cst_12 : f32
      linalg.yield %331 : f32
    } -> tensor<f32>
    %104 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg26 : tensor<8x10xf32>) outs(%88 : tensor<8x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %cst : f32
      linalg.yield %330 : f32
    } -> tensor<8x10xf32>
    %105 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["parallel", "reduction"]} ins(%104 : tensor<8x10xf32>) outs(%97 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x1xf32>
    %106 = linalg.generic {indexing_maps = [#map5, #map5, #map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%104, %99, %105 : tensor<8x10xf32>, tensor<8x10xf32>, tensor<8x1xf32>) outs(%88 : tensor<8x10xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = math.exp %in_273 : f32
      %331 = arith.mulf %330, %in_274 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<8x10xf32>
    %107 = tensor.empty() : tensor<1x10xf32>
    %108 = linalg.fill ins(%cst_0 : f32) outs(%107 : tensor<1x10xf32>) -> tensor<1x10xf32>
    %109 = linalg.generic {indexing_maps = [#map5, #map11], iterator_types = ["reduction", "parallel"]} ins(%106 : tensor<8x10xf32>) outs(%108 : tensor<1x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<1x10xf32>
    %110 = tensor.empty() : tensor<32x8xf32>
    %transposed = linalg.transpose ins(%87 : tensor<8x32xf32>) outs(%110 : tensor<32x8xf32>) permutation = [1, 0] 
    %111 = tensor.empty() : tensor<32x10xf32>
    %112 = linalg.fill ins(%cst_0 : f32) outs(%111 : tensor<32x10xf32>) -> tensor<32x10xf32>
    %113 = linalg.matmul ins(%transposed, %106 : tensor<32x8xf32>, tensor<8x10xf32>) outs(%112 : tensor<32x10xf32>) -> tensor<32x10xf32>
    %114 = tensor.empty() : tensor<10x32xf32>
    %transposed_64 = linalg.transpose ins(%arg23 : tensor<32x10xf32>) outs(%114 : tensor<10x32xf32>) permutation = [1, 0] 
    %115 = linalg.matmul ins(%106, %transposed_64 : tensor<8x10xf32>, tensor<10x32xf32>) outs(%85 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %115 : tensor<8x32x4x4xf32>, tensor<8x32xf32>) outs(%60 : tensor<8x32x4x4xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.divf %in_273, %cst_11 : f32
      %331 = arith.cmpf ole, %in, %cst_0 : f32
      %332 = arith.select %331, %cst_0, %330 : f32
      linalg.yield %332 : f32
    } -> tensor<8x32x4x4xf32>
    %117 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%116, %75 : tensor<8x32x4x4xf32>, tensor<8x32x4x4xf32>) outs(%85 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %out : f32
      linalg.yield %331 : f32
    } -> tensor<8x32xf32>
    %118 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%116 : tensor<8x32x4x4xf32>) outs(%85 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x32xf32>
    %expanded_65 = tensor.expand_shape %arg21 [[0, 1]] output_shape [1, 32] : tensor<32xf32> into tensor<1x32xf32>
    %119 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%117, %expanded_65 : tensor<8x32xf32>, tensor<1x32xf32>) outs(%84 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x32xf32>
    %120 = tensor.empty() : tensor<8x4xf32>
    %121 = linalg.fill ins(%cst_0 : f32) outs(%120 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %expanded_66 = tensor.expand_shape %119 [[0], [1, 2, 3]] output_shape [8, 4, 1, 8] : tensor<8x32xf32> into tensor<8x4x1x8xf32>
    %expanded_67 = tensor.expand_shape %120 [[0], [1, 2]] output_shape [8, 4, 1] : tensor<8x4xf32> into tensor<8x4x1xf32>
    %122 = linalg.fill ins(%cst_0 : f32) outs(%expanded_67 : tensor<8x4x1xf32>) -> tensor<8x4x1xf32>
    %123 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_66 : tensor<8x4x1x8xf32>) outs(%122 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %124 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%118, %expanded_65 : tensor<8x32xf32>, tensor<1x32xf32>) outs(%84 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x32xf32>
    %expanded_68 = tensor.expand_shape %124 [[0], [1, 2]] output_shape [8, 4, 8] : tensor<8x32xf32> into tensor<8x4x8xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_68 : tensor<8x4x8xf32>) outs(%121 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4xf32>
    %expanded_69 = tensor.expand_shape %arg21 [[0, 1, 2]] output_shape [1, 4, 8] : tensor<32xf32> into tensor<1x4x8xf32>
    %126 = tensor.empty() : tensor<8x4x8xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %expanded_69 : tensor<8x4x1xf32>, tensor<1x4x8xf32>) outs(%126 : tensor<8x4x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x8xf32>
    %expanded_70 = tensor.expand_shape %125 [[0], [1, 2]] output_shape [8, 4, 1] : tensor<8x4xf32> into tensor<8x4x1xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %expanded_70, %77, %81 : tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.negf %in : f32
      %332 = arith.addf %331, %330 : f32
      %333 = arith.mulf %332, %in_275 : f32
      %334 = arith.mulf %333, %in_275 : f32
      %335 = arith.mulf %334, %in_275 : f32
      %336 = arith.mulf %335, %cst_13 : f32
      linalg.yield %336 : f32
    } -> tensor<8x4x1xf32>
    %expanded_71 = tensor.expand_shape %128 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_72 = tensor.expand_shape %77 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_73 = tensor.expand_shape %125 [[0], [1, 2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4xf32> into tensor<8x4x1x1xf32>
    %expanded_74 = tensor.expand_shape %81 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_75 = tensor.expand_shape %127 [[0], [1], [2, 3]] output_shape [8, 4, 8, 1] : tensor<8x4x8xf32> into tensor<8x4x8x1xf32>
    %expanded_76 = tensor.expand_shape %116 [[0], [1, 2], [3], [4]] output_shape [8, 4, 8, 4, 4] : tensor<8x32x4x4xf32> into tensor<8x4x8x4x4xf32>
    %collapsed_77 = tensor.collapse_shape %expanded_76 [[0], [1], [2], [3, 4]] : tensor<8x4x8x4x4xf32> into tensor<8x4x8x16xf32>
    %129 = tensor.empty() : tensor<8x4x8x16xf32>
    %expanded_78 = tensor.expand_shape %75 [[0], [1, 2], [3], [4]] output_shape [8, 4, 8, 4, 4] : tensor<8x32x4x4xf32> into tensor<8x4x8x4x4xf32>
    %collapsed_79 = tensor.collapse_shape %expanded_78 [[0], [1], [2], [3, 4]] : tensor<8x4x8x4x4xf32> into tensor<8x4x8x16xf32>
    %130 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_77, %expanded_75, %collapsed_79, %expanded_71, %expanded_71, %expanded_72, %expanded_73, %expanded_74 : tensor<8x4x8x16xf32>, tensor<8x4x8x1xf32>, tensor<8x4x8x16xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>) outs(%129 : tensor<8x4x8x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %in_276: f32, %in_277: f32, %in_278: f32, %in_279: f32, %out: f32):
      %330 = arith.mulf %in_278, %in_279 : f32
      %331 = arith.mulf %330, %cst_13 : f32
      %332 = arith.negf %in_276 : f32
      %333 = arith.mulf %332, %in_277 : f32
      %334 = arith.subf %333, %331 : f32
      %335 = arith.mulf %in_274, %in_275 : f32
      %336 = arith.mulf %in, %in_273 : f32
      %337 = arith.addf %336, %335 : f32
      %338 = arith.addf %337, %334 : f32
      linalg.yield %338 : f32
    } -> tensor<8x4x8x16xf32>
    %expanded_80 = tensor.expand_shape %130 [[0], [1], [2], [3, 4]] output_shape [8, 4, 8, 4, 4] : tensor<8x4x8x16xf32> into tensor<8x4x8x4x4xf32>
    %collapsed_81 = tensor.collapse_shape %expanded_80 [[0], [1, 2], [3], [4]] : tensor<8x4x8x4x4xf32> into tensor<8x32x4x4xf32>
    %expanded_82 = tensor.expand_shape %117 [[0], [1, 2]] output_shape [8, 4, 8] : tensor<8x32xf32> into tensor<8x4x8xf32>
    %expanded_83 = tensor.expand_shape %118 [[0], [1, 2]] output_shape [8, 4, 8] : tensor<8x32xf32> into tensor<8x4x8xf32>
    %131 = tensor.empty() : tensor<4x8xf32>
    %132 = linalg.fill ins(%cst_0 : f32) outs(%131 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_82, %expanded_83, %77, %81 : tensor<8x4x8xf32>, tensor<8x4x8xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%132 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.subf %in, %330 : f32
      %332 = arith.mulf %331, %in_275 : f32
      %333 = arith.addf %332, %out : f32
      linalg.yield %333 : f32
    } -> tensor<4x8xf32>
    %134 = tensor.empty() : tensor<32xf32>
    %135 = linalg.fill ins(%cst_0 : f32) outs(%134 : tensor<32xf32>) -> tensor<32xf32>
    %136 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%118 : tensor<8x32xf32>) outs(%135 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<32xf32>
    %137 = tensor.empty() : tensor<16x32x1x1xf32>
    %138 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%137 : tensor<16x32x1x1xf32>) {
    ^bb0(%out: f32):
      %330 = linalg.index 0 : index
      %331 = linalg.index 1 : index
      %extracted = tensor.extract %arg20[%331, %330, %c0, %c0] : tensor<32x16x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x32x1x1xf32>
    %139 = tensor.empty() : tensor<8x32x8x8xf32>
    %140 = linalg.fill ins(%cst_0 : f32) outs(%139 : tensor<8x32x8x8xf32>) -> tensor<8x32x8x8xf32>
    %inserted_slice = tensor.insert_slice %collapsed_81 into %140[0, 0, 0, 0] [8, 32, 4, 4] [1, 1, 2, 2] : tensor<8x32x4x4xf32> into tensor<8x32x8x8xf32>
    %141 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %138 : tensor<8x32x8x8xf32>, tensor<16x32x1x1xf32>) outs(%37 : tensor<8x16x8x8xf32>) -> tensor<8x16x8x8xf32>
    %142 = tensor.empty() : tensor<16x8x8x8xf32>
    %transposed_84 = linalg.transpose ins(%59 : tensor<8x16x8x8xf32>) outs(%142 : tensor<16x8x8x8xf32>) permutation = [1, 0, 2, 3] 
    %expanded_85 = tensor.expand_shape %transposed_84 [[0], [1, 2], [3], [4]] output_shape [16, 8, 1, 8, 8] : tensor<16x8x8x8xf32> into tensor<16x8x1x8x8xf32>
    %143 = tensor.empty() : tensor<16x256x2x2xf32>
    %expanded_86 = tensor.expand_shape %130 [[0], [1], [2], [3, 4, 5]] output_shape [8, 4, 8, 1, 4, 4] : tensor<8x4x8x16xf32> into tensor<8x4x8x1x4x4xf32>
    %collapsed_87 = tensor.collapse_shape %expanded_86 [[0], [1, 2], [3], [4], [5]] : tensor<8x4x8x1x4x4xf32> into tensor<8x32x1x4x4xf32>
    %expanded_88 = tensor.expand_shape %143 [[0], [1, 2], [3], [4]] output_shape [16, 8, 32, 2, 2] : tensor<16x256x2x2xf32> into tensor<16x8x32x2x2xf32>
    %144 = linalg.fill ins(%cst_0 : f32) outs(%expanded_88 : tensor<16x8x32x2x2xf32>) -> tensor<16x8x32x2x2xf32>
    %145 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_85, %collapsed_87 : tensor<16x8x1x8x8xf32>, tensor<8x32x1x4x4xf32>) outs(%144 : tensor<16x8x32x2x2xf32>) -> tensor<16x8x32x2x2xf32>
    %collapsed_89 = tensor.collapse_shape %145 [[0], [1, 2], [3], [4]] : tensor<16x8x32x2x2xf32> into tensor<16x256x2x2xf32>
    %extracted_slice = tensor.extract_slice %collapsed_89[0, 0, 0, 0] [16, 256, 1, 2] [1, 1, 1, 1] : tensor<16x256x2x2xf32> to tensor<16x256x1x2xf32>
    %extracted_slice_90 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [16, 256, 1, 1] [1, 1, 1, 1] : tensor<16x256x1x2xf32> to tensor<16x256x1x1xf32>
    %expanded_91 = tensor.expand_shape %extracted_slice_90 [[0], [1, 2], [3], [4]] output_shape [16, 8, 32, 1, 1] : tensor<16x256x1x1xf32> into tensor<16x8x32x1x1xf32>
    %146 = tensor.empty() : tensor<8x32x16x1x1xf32>
    %transposed_92 = linalg.transpose ins(%expanded_91 : tensor<16x8x32x1x1xf32>) outs(%146 : tensor<8x32x16x1x1xf32>) permutation = [1, 2, 0, 3, 4] 
    %147 = tensor.empty() : tensor<32x16x1x1xf32>
    %148 = linalg.fill ins(%cst_0 : f32) outs(%147 : tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32>
    %149 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_92 : tensor<8x32x16x1x1xf32>) outs(%148 : tensor<32x16x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<32x16x1x1xf32>
    %150 = tensor.empty() : tensor<32x32x3x3xf32>
    %151 = linalg.fill ins(%cst_0 : f32) outs(%150 : tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    %152 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%150 : tensor<32x32x3x3xf32>) {
    ^bb0(%out: f32):
      %330 = linalg.index 0 : index
      %331 = linalg.index 1 : index
      %332 = linalg.index 2 : index
      %333 = linalg.index 3 : index
      %334 = arith.subi %c2, %332 : index
      %335 = arith.subi %c2, %333 : index
      %extracted = tensor.extract %arg19[%331, %330, %334, %335] : tensor<32x32x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x32x3x3xf32>
    %153 = tensor.empty() : tensor<8x32x6x6xf32>
    %154 = linalg.fill ins(%cst_0 : f32) outs(%153 : tensor<8x32x6x6xf32>) -> tensor<8x32x6x6xf32>
    %inserted_slice_93 = tensor.insert_slice %collapsed_81 into %154[0, 0, 1, 1] [8, 32, 4, 4] [1, 1, 1, 1] : tensor<8x32x4x4xf32> into tensor<8x32x6x6xf32>
    %155 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_93, %152 : tensor<8x32x6x6xf32>, tensor<32x32x3x3xf32>) outs(%61 : tensor<8x32x4x4xf32>) -> tensor<8x32x4x4xf32>
    %156 = tensor.empty() : tensor<32x8x4x4xf32>
    %transposed_94 = linalg.transpose ins(%72 : tensor<8x32x4x4xf32>) outs(%156 : tensor<32x8x4x4xf32>) permutation = [1, 0, 2, 3] 
    %transposed_95 = linalg.transpose ins(%collapsed_81 : tensor<8x32x4x4xf32>) outs(%156 : tensor<32x8x4x4xf32>) permutation = [1, 0, 2, 3] 
    %padded_96 = tensor.pad %transposed_94 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x8x4x4xf32> to tensor<32x8x6x6xf32>
    %157 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_96, %transposed_95 : tensor<32x8x6x6xf32>, tensor<32x8x4x4xf32>) outs(%151 : tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    %transposed_97 = linalg.transpose ins(%157 : tensor<32x32x3x3xf32>) outs(%150 : tensor<32x32x3x3xf32>) permutation = [1, 0, 2, 3] 
    %158 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %155 : tensor<8x32x4x4xf32>, tensor<8x32x4x4xf32>) outs(%60 : tensor<8x32x4x4xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.cmpf ole, %in, %cst_0 : f32
      %331 = arith.select %330, %cst_0, %in_273 : f32
      linalg.yield %331 : f32
    } -> tensor<8x32x4x4xf32>
    %159 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%158, %62 : tensor<8x32x4x4xf32>, tensor<8x32x4x4xf32>) outs(%85 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %out : f32
      linalg.yield %331 : f32
    } -> tensor<8x32xf32>
    %160 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%158 : tensor<8x32x4x4xf32>) outs(%85 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x32xf32>
    %expanded_98 = tensor.expand_shape %arg17 [[0, 1]] output_shape [1, 32] : tensor<32xf32> into tensor<1x32xf32>
    %161 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%159, %expanded_98 : tensor<8x32xf32>, tensor<1x32xf32>) outs(%84 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x32xf32>
    %expanded_99 = tensor.expand_shape %161 [[0], [1, 2, 3]] output_shape [8, 4, 1, 8] : tensor<8x32xf32> into tensor<8x4x1x8xf32>
    %162 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_99 : tensor<8x4x1x8xf32>) outs(%122 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %163 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%160, %expanded_98 : tensor<8x32xf32>, tensor<1x32xf32>) outs(%84 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x32xf32>
    %expanded_100 = tensor.expand_shape %163 [[0], [1, 2]] output_shape [8, 4, 8] : tensor<8x32xf32> into tensor<8x4x8xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_100 : tensor<8x4x8xf32>) outs(%121 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4xf32>
    %expanded_101 = tensor.expand_shape %arg17 [[0, 1, 2]] output_shape [1, 4, 8] : tensor<32xf32> into tensor<1x4x8xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %expanded_101 : tensor<8x4x1xf32>, tensor<1x4x8xf32>) outs(%126 : tensor<8x4x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x8xf32>
    %expanded_102 = tensor.expand_shape %164 [[0], [1, 2]] output_shape [8, 4, 1] : tensor<8x4xf32> into tensor<8x4x1xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %expanded_102, %64, %69 : tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.negf %in : f32
      %332 = arith.addf %331, %330 : f32
      %333 = arith.mulf %332, %in_275 : f32
      %334 = arith.mulf %333, %in_275 : f32
      %335 = arith.mulf %334, %in_275 : f32
      %336 = arith.mulf %335, %cst_13 : f32
      linalg.yield %336 : f32
    } -> tensor<8x4x1xf32>
    %expanded_103 = tensor.expand_shape %166 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_104 = tensor.expand_shape %64 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_105 = tensor.expand_shape %164 [[0], [1, 2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4xf32> into tensor<8x4x1x1xf32>
    %expanded_106 = tensor.expand_shape %69 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_107 = tensor.expand_shape %165 [[0], [1], [2, 3]] output_shape [8, 4, 8, 1] : tensor<8x4x8xf32> into tensor<8x4x8x1xf32>
    %expanded_108 = tensor.expand_shape %158 [[0], [1, 2], [3], [4]] output_shape [8, 4, 8, 4, 4] : tensor<8x32x4x4xf32> into tensor<8x4x8x4x4xf32>
    %collapsed_109 = tensor.collapse_shape %expanded_108 [[0], [1], [2], [3, 4]] : tensor<8x4x8x4x4xf32> into tensor<8x4x8x16xf32>
    %expanded_110 = tensor.expand_shape %62 [[0], [1, 2], [3], [4]] output_shape [8, 4, 8, 4, 4] : tensor<8x32x4x4xf32> into tensor<8x4x8x4x4xf32>
    %collapsed_111 = tensor.collapse_shape %expanded_110 [[0], [1], [2], [3, 4]] : tensor<8x4x8x4x4xf32> into tensor<8x4x8x16xf32>
    %167 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_109, %expanded_107, %collapsed_111, %expanded_103, %expanded_103, %expanded_104, %expanded_105, %expanded_106 : tensor<8x4x8x16xf32>, tensor<8x4x8x1xf32>, tensor<8x4x8x16xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>) outs(%129 : tensor<8x4x8x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %in_276: f32, %in_277: f32, %in_278: f32, %in_279: f32, %out: f32):
      %330 = arith.mulf %in_278, %in_279 : f32
      %331 = arith.mulf %330, %cst_13 : f32
      %332 = arith.negf %in_276 : f32
      %333 = arith.mulf %332, %in_277 : f32
      %334 = arith.subf %333, %331 : f32
      %335 = arith.mulf %in_274, %in_275 : f32
      %336 = arith.mulf %in, %in_273 : f32
      %337 = arith.addf %336, %335 : f32
      %338 = arith.addf %337, %334 : f32
      linalg.yield %338 : f32
    } -> tensor<8x4x8x16xf32>
    %expanded_112 = tensor.expand_shape %167 [[0], [1], [2], [3, 4]] output_shape [8, 4, 8, 4, 4] : tensor<8x4x8x16xf32> into tensor<8x4x8x4x4xf32>
    %collapsed_113 = tensor.collapse_shape %expanded_112 [[0], [1, 2], [3], [4]] : tensor<8x4x8x4x4xf32> into tensor<8x32x4x4xf32>
    %expanded_114 = tensor.expand_shape %159 [[0], [1, 2]] output_shape [8, 4, 8] : tensor<8x32xf32> into tensor<8x4x8xf32>
    %expanded_115 = tensor.expand_shape %160 [[0], [1, 2]] output_shape [8, 4, 8] : tensor<8x32xf32> into tensor<8x4x8xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_114, %expanded_115, %64, %69 : tensor<8x4x8xf32>, tensor<8x4x8xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%132 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.subf %in, %330 : f32
      %332 = arith.mulf %331, %in_275 : f32
      %333 = arith.addf %332, %out : f32
      linalg.yield %333 : f32
    } -> tensor<4x8xf32>
    %169 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%160 : tensor<8x32xf32>) outs(%135 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<32xf32>
    %170 = tensor.empty() : tensor<16x32x3x3xf32>
    %171 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%170 : tensor<16x32x3x3xf32>) {
    ^bb0(%out: f32):
      %330 = linalg.index 0 : index
      %331 = linalg.index 1 : index
      %332 = linalg.index 2 : index
      %333 = linalg.index 3 : index
      %334 = arith.subi %c2, %332 : index
      %335 = arith.subi %c2, %333 : index
      %extracted = tensor.extract %arg16[%331, %330, %334, %335] : tensor<32x16x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x32x3x3xf32>
    %172 = tensor.empty() : tensor<8x32x10x10xf32>
    %173 = linalg.fill ins(%cst_0 : f32) outs(%172 : tensor<8x32x10x10xf32>) -> tensor<8x32x10x10xf32>
    %inserted_slice_116 = tensor.insert_slice %collapsed_113 into %173[0, 0, 1, 1] [8, 32, 4, 4] [1, 1, 2, 2] : tensor<8x32x4x4xf32> into tensor<8x32x10x10xf32>
    %174 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_116, %171 : tensor<8x32x10x10xf32>, tensor<16x32x3x3xf32>) outs(%37 : tensor<8x16x8x8xf32>) -> tensor<8x16x8x8xf32>
    %175 = tensor.empty() : tensor<16x256x4x4xf32>
    %padded_117 = tensor.pad %expanded_85 low[0, 0, 0, 1, 1] high[0, 0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index, %arg31: index):
      tensor.yield %cst_0 : f32
    } : tensor<16x8x1x8x8xf32> to tensor<16x8x1x10x10xf32>
    %expanded_118 = tensor.expand_shape %167 [[0], [1], [2], [3, 4, 5]] output_shape [8, 4, 8, 1, 4, 4] : tensor<8x4x8x16xf32> into tensor<8x4x8x1x4x4xf32>
    %collapsed_119 = tensor.collapse_shape %expanded_118 [[0], [1, 2], [3], [4], [5]] : tensor<8x4x8x1x4x4xf32> into tensor<8x32x1x4x4xf32>
    %expanded_120 = tensor.expand_shape %175 [[0], [1, 2], [3], [4]] output_shape [16, 8, 32, 4, 4] : tensor<16x256x4x4xf32> into tensor<16x8x32x4x4xf32>
    %176 = linalg.fill ins(%cst_0 : f32) outs(%expanded_120 : tensor<16x8x32x4x4xf32>) -> tensor<16x8x32x4x4xf32>
    %177 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_117, %collapsed_119 : tensor<16x8x1x10x10xf32>, tensor<8x32x1x4x4xf32>) outs(%176 : tensor<16x8x32x4x4xf32>) -> tensor<16x8x32x4x4xf32>
    %collapsed_121 = tensor.collapse_shape %177 [[0], [1, 2], [3], [4]] : tensor<16x8x32x4x4xf32> into tensor<16x256x4x4xf32>
    %extracted_slice_122 = tensor.extract_slice %collapsed_121[0, 0, 0, 0] [16, 256, 3, 4] [1, 1, 1, 1] : tensor<16x256x4x4xf32> to tensor<16x256x3x4xf32>
    %extracted_slice_123 = tensor.extract_slice %extracted_slice_122[0, 0, 0, 0] [16, 256, 3, 3] [1, 1, 1, 1] : tensor<16x256x3x4xf32> to tensor<16x256x3x3xf32>
    %expanded_124 = tensor.expand_shape %extracted_slice_123 [[0], [1, 2], [3], [4]] output_shape [16, 8, 32, 3, 3] : tensor<16x256x3x3xf32> into tensor<16x8x32x3x3xf32>
    %178 = tensor.empty() : tensor<8x32x16x3x3xf32>
    %transposed_125 = linalg.transpose ins(%expanded_124 : tensor<16x8x32x3x3xf32>) outs(%178 : tensor<8x32x16x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %179 = tensor.empty() : tensor<32x16x3x3xf32>
    %180 = linalg.fill ins(%cst_0 : f32) outs(%179 : tensor<32x16x3x3xf32>) -> tensor<32x16x3x3xf32>
    %181 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_125 : tensor<8x32x16x3x3xf32>) outs(%180 : tensor<32x16x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<32x16x3x3xf32>
    %182 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %141, %174 : tensor<8x16x8x8xf32>, tensor<8x16x8x8xf32>, tensor<8x16x8x8xf32>) outs(%36 : tensor<8x16x8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.addf %in_273, %in_274 : f32
      %331 = arith.cmpf ole, %in, %cst_0 : f32
      %332 = arith.select %331, %cst_0, %330 : f32
      linalg.yield %332 : f32
    } -> tensor<8x16x8x8xf32>
    %183 = tensor.empty() : tensor<8x16xf32>
    %184 = linalg.fill ins(%cst_0 : f32) outs(%183 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %185 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%182, %51 : tensor<8x16x8x8xf32>, tensor<8x16x8x8xf32>) outs(%184 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %out : f32
      linalg.yield %331 : f32
    } -> tensor<8x16xf32>
    %186 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%182 : tensor<8x16x8x8xf32>) outs(%184 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x16xf32>
    %expanded_126 = tensor.expand_shape %arg14 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %187 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%185, %expanded_126 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%183 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x16xf32>
    %expanded_127 = tensor.expand_shape %187 [[0], [1, 2, 3]] output_shape [8, 4, 1, 4] : tensor<8x16xf32> into tensor<8x4x1x4xf32>
    %188 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_127 : tensor<8x4x1x4xf32>) outs(%122 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %189 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%186, %expanded_126 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%183 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x16xf32>
    %expanded_128 = tensor.expand_shape %189 [[0], [1, 2]] output_shape [8, 4, 4] : tensor<8x16xf32> into tensor<8x4x4xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_128 : tensor<8x4x4xf32>) outs(%121 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4xf32>
    %expanded_129 = tensor.expand_shape %arg14 [[0, 1, 2]] output_shape [1, 4, 4] : tensor<16xf32> into tensor<1x4x4xf32>
    %191 = tensor.empty() : tensor<8x4x4xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %expanded_129 : tensor<8x4x1xf32>, tensor<1x4x4xf32>) outs(%191 : tensor<8x4x4xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x4xf32>
    %expanded_130 = tensor.expand_shape %190 [[0], [1, 2]] output_shape [8, 4, 1] : tensor<8x4xf32> into tensor<8x4x1xf32>
    %193 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %expanded_130, %53, %57 : tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.negf %in : f32
      %332 = arith.addf %331, %330 : f32
      %333 = arith.mulf %332, %in_275 : f32
      %334 = arith.mulf %333, %in_275 : f32
      %335 = arith.mulf %334, %in_275 : f32
      %336 = arith.mulf %335, %cst_14 : f32
      linalg.yield %336 : f32
    } -> tensor<8x4x1xf32>
    %expanded_131 = tensor.expand_shape %193 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_132 = tensor.expand_shape %53 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_133 = tensor.expand_shape %190 [[0], [1, 2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4xf32> into tensor<8x4x1x1xf32>
    %expanded_134 = tensor.expand_shape %57 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_135 = tensor.expand_shape %192 [[0], [1], [2, 3]] output_shape [8, 4, 4, 1] : tensor<8x4x4xf32> into tensor<8x4x4x1xf32>
    %expanded_136 = tensor.expand_shape %182 [[0], [1, 2], [3], [4]] output_shape [8, 4, 4, 8, 8] : tensor<8x16x8x8xf32> into tensor<8x4x4x8x8xf32>
    %collapsed_137 = tensor.collapse_shape %expanded_136 [[0], [1], [2], [3, 4]] : tensor<8x4x4x8x8xf32> into tensor<8x4x4x64xf32>
    %194 = tensor.empty() : tensor<8x4x4x64xf32>
    %expanded_138 = tensor.expand_shape %51 [[0], [1, 2], [3], [4]] output_shape [8, 4, 4, 8, 8] : tensor<8x16x8x8xf32> into tensor<8x4x4x8x8xf32>
    %collapsed_139 = tensor.collapse_shape %expanded_138 [[0], [1], [2], [3, 4]] : tensor<8x4x4x8x8xf32> into tensor<8x4x4x64xf32>
    %195 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_137, %expanded_135, %collapsed_139, %expanded_131, %expanded_131, %expanded_132, %expanded_133, %expanded_134 : tensor<8x4x4x64xf32>, tensor<8x4x4x1xf32>, tensor<8x4x4x64xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>) outs(%194 : tensor<8x4x4x64xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %in_276: f32, %in_277: f32, %in_278: f32, %in_279: f32, %out: f32):
      %330 = arith.mulf %in_278, %in_279 : f32
      %331 = arith.mulf %330, %cst_14 : f32
      %332 = arith.negf %in_276 : f32
      %333 = arith.mulf %332, %in_277 : f32
      %334 = arith.subf %333, %331 : f32
      %335 = arith.mulf %in_274, %in_275 : f32
      %336 = arith.mulf %in, %in_273 : f32
      %337 = arith.addf %336, %335 : f32
      %338 = arith.addf %337, %334 : f32
      linalg.yield %338 : f32
    } -> tensor<8x4x4x64xf32>
    %expanded_140 = tensor.expand_shape %195 [[0], [1], [2], [3, 4]] output_shape [8, 4, 4, 8, 8] : tensor<8x4x4x64xf32> into tensor<8x4x4x8x8xf32>
    %collapsed_141 = tensor.collapse_shape %expanded_140 [[0], [1, 2], [3], [4]] : tensor<8x4x4x8x8xf32> into tensor<8x16x8x8xf32>
    %expanded_142 = tensor.expand_shape %185 [[0], [1, 2]] output_shape [8, 4, 4] : tensor<8x16xf32> into tensor<8x4x4xf32>
    %expanded_143 = tensor.expand_shape %186 [[0], [1, 2]] output_shape [8, 4, 4] : tensor<8x16xf32> into tensor<8x4x4xf32>
    %196 = tensor.empty() : tensor<4x4xf32>
    %197 = linalg.fill ins(%cst_0 : f32) outs(%196 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_142, %expanded_143, %53, %57 : tensor<8x4x4xf32>, tensor<8x4x4xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%197 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.subf %in, %330 : f32
      %332 = arith.mulf %331, %in_275 : f32
      %333 = arith.addf %332, %out : f32
      linalg.yield %333 : f32
    } -> tensor<4x4xf32>
    %199 = tensor.empty() : tensor<16xf32>
    %200 = linalg.fill ins(%cst_0 : f32) outs(%199 : tensor<16xf32>) -> tensor<16xf32>
    %201 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%186 : tensor<8x16xf32>) outs(%200 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<16xf32>
    %202 = tensor.empty() : tensor<8x16x1x1xf32>
    %203 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%202 : tensor<8x16x1x1xf32>) {
    ^bb0(%out: f32):
      %330 = linalg.index 0 : index
      %331 = linalg.index 1 : index
      %extracted = tensor.extract %arg13[%331, %330, %c0, %c0] : tensor<16x8x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x16x1x1xf32>
    %204 = tensor.empty() : tensor<8x16x16x16xf32>
    %205 = linalg.fill ins(%cst_0 : f32) outs(%204 : tensor<8x16x16x16xf32>) -> tensor<8x16x16x16xf32>
    %inserted_slice_144 = tensor.insert_slice %collapsed_141 into %205[0, 0, 0, 0] [8, 16, 8, 8] [1, 1, 2, 2] : tensor<8x16x8x8xf32> into tensor<8x16x16x16xf32>
    %206 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_144, %203 : tensor<8x16x16x16xf32>, tensor<8x16x1x1xf32>) outs(%1 : tensor<8x8x16x16xf32>) -> tensor<8x8x16x16xf32>
    %transposed_145 = linalg.transpose ins(%35 : tensor<8x8x16x16xf32>) outs(%0 : tensor<8x8x16x16xf32>) permutation = [1, 0, 2, 3] 
    %expanded_146 = tensor.expand_shape %transposed_145 [[0], [1, 2], [3], [4]] output_shape [8, 8, 1, 16, 16] : tensor<8x8x16x16xf32> into tensor<8x8x1x16x16xf32>
    %207 = tensor.empty() : tensor<8x128x2x2xf32>
    %expanded_147 = tensor.expand_shape %195 [[0], [1], [2], [3, 4, 5]] output_shape [8, 4, 4, 1, 8, 8] : tensor<8x4x4x64xf32> into tensor<8x4x4x1x8x8xf32>
    %collapsed_148 = tensor.collapse_shape %expanded_147 [[0], [1, 2], [3], [4], [5]] : tensor<8x4x4x1x8x8xf32> into tensor<8x16x1x8x8xf32>
    %expanded_149 = tensor.expand_shape %207 [[0], [1, 2], [3], [4]] output_shape [8, 8, 16, 2, 2] : tensor<8x128x2x2xf32> into tensor<8x8x16x2x2xf32>
    %208 = linalg.fill ins(%cst_0 : f32) outs(%expanded_149 : tensor<8x8x16x2x2xf32>) -> tensor<8x8x16x2x2xf32>
    %209 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_146, %collapsed_148 : tensor<8x8x1x16x16xf32>, tensor<8x16x1x8x8xf32>) outs(%208 : tensor<8x8x16x2x2xf32>) -> tensor<8x8x16x2x2xf32>
    %collapsed_150 = tensor.collapse_shape %209 [[0], [1, 2], [3], [4]] : tensor<8x8x16x2x2xf32> into tensor<8x128x2x2xf32>
    %extracted_slice_151 = tensor.extract_slice %collapsed_150[0, 0, 0, 0] [8, 128, 1, 2] [1, 1, 1, 1] : tensor<8x128x2x2xf32> to tensor<8x128x1x2xf32>
    %extracted_slice_152 = tensor.extract_slice %extracted_slice_151[0, 0, 0, 0] [8, 128, 1, 1] [1, 1, 1, 1] : tensor<8x128x1x2xf32> to tensor<8x128x1x1xf32>
    %expanded_153 = tensor.expand_shape %extracted_slice_152 [[0], [1, 2], [3], [4]] output_shape [8, 8, 16, 1, 1] : tensor<8x128x1x1xf32> into tensor<8x8x16x1x1xf32>
    %210 = tensor.empty() : tensor<8x16x8x1x1xf32>
    %transposed_154 = linalg.transpose ins(%expanded_153 : tensor<8x8x16x1x1xf32>) outs(%210 : tensor<8x16x8x1x1xf32>) permutation = [1, 2, 0, 3, 4] 
    %211 = tensor.empty() : tensor<16x8x1x1xf32>
    %212 = linalg.fill ins(%cst_0 : f32) outs(%211 : tensor<16x8x1x1xf32>) -> tensor<16x8x1x1xf32>
    %213 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_154 : tensor<8x16x8x1x1xf32>) outs(%212 : tensor<16x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<16x8x1x1xf32>
    %214 = tensor.empty() : tensor<16x16x3x3xf32>
    %215 = linalg.fill ins(%cst_0 : f32) outs(%214 : tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %216 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%214 : tensor<16x16x3x3xf32>) {
    ^bb0(%out: f32):
      %330 = linalg.index 0 : index
      %331 = linalg.index 1 : index
      %332 = linalg.index 2 : index
      %333 = linalg.index 3 : index
      %334 = arith.subi %c2, %332 : index
      %335 = arith.subi %c2, %333 : index
      %extracted = tensor.extract %arg12[%331, %330, %334, %335] : tensor<16x16x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x16x3x3xf32>
    %217 = tensor.empty() : tensor<8x16x10x10xf32>
    %218 = linalg.fill ins(%cst_0 : f32) outs(%217 : tensor<8x16x10x10xf32>) -> tensor<8x16x10x10xf32>
    %inserted_slice_155 = tensor.insert_slice %collapsed_141 into %218[0, 0, 1, 1] [8, 16, 8, 8] [1, 1, 1, 1] : tensor<8x16x8x8xf32> into tensor<8x16x10x10xf32>
    %219 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_155, %216 : tensor<8x16x10x10xf32>, tensor<16x16x3x3xf32>) outs(%37 : tensor<8x16x8x8xf32>) -> tensor<8x16x8x8xf32>
    %transposed_156 = linalg.transpose ins(%48 : tensor<8x16x8x8xf32>) outs(%142 : tensor<16x8x8x8xf32>) permutation = [1, 0, 2, 3] 
    %transposed_157 = linalg.transpose ins(%collapsed_141 : tensor<8x16x8x8xf32>) outs(%142 : tensor<16x8x8x8xf32>) permutation = [1, 0, 2, 3] 
    %padded_158 = tensor.pad %transposed_156 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index):
      tensor.yield %cst_0 : f32
    } : tensor<16x8x8x8xf32> to tensor<16x8x10x10xf32>
    %220 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_158, %transposed_157 : tensor<16x8x10x10xf32>, tensor<16x8x8x8xf32>) outs(%215 : tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    %transposed_159 = linalg.transpose ins(%220 : tensor<16x16x3x3xf32>) outs(%214 : tensor<16x16x3x3xf32>) permutation = [1, 0, 2, 3] 
    %221 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %219 : tensor<8x16x8x8xf32>, tensor<8x16x8x8xf32>) outs(%36 : tensor<8x16x8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.cmpf ole, %in, %cst_0 : f32
      %331 = arith.select %330, %cst_0, %in_273 : f32
      linalg.yield %331 : f32
    } -> tensor<8x16x8x8xf32>
    %222 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%221, %38 : tensor<8x16x8x8xf32>, tensor<8x16x8x8xf32>) outs(%184 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %out : f32
      linalg.yield %331 : f32
    } -> tensor<8x16xf32>
    %223 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%221 : tensor<8x16x8x8xf32>) outs(%184 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x16xf32>
    %expanded_160 = tensor.expand_shape %arg10 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %224 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%222, %expanded_160 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%183 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x16xf32>
    %expanded_161 = tensor.expand_shape %224 [[0], [1, 2, 3]] output_shape [8, 4, 1, 4] : tensor<8x16xf32> into tensor<8x4x1x4xf32>
    %225 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_161 : tensor<8x4x1x4xf32>) outs(%122 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %226 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%223, %expanded_160 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%183 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x16xf32>
    %expanded_162 = tensor.expand_shape %226 [[0], [1, 2]] output_shape [8, 4, 4] : tensor<8x16xf32> into tensor<8x4x4xf32>
    %227 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_162 : tensor<8x4x4xf32>) outs(%121 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4xf32>
    %expanded_163 = tensor.expand_shape %arg10 [[0, 1, 2]] output_shape [1, 4, 4] : tensor<16xf32> into tensor<1x4x4xf32>
    %228 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %expanded_163 : tensor<8x4x1xf32>, tensor<1x4x4xf32>) outs(%191 : tensor<8x4x4xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x4xf32>
    %expanded_164 = tensor.expand_shape %227 [[0], [1, 2]] output_shape [8, 4, 1] : tensor<8x4xf32> into tensor<8x4x1xf32>
    %229 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %expanded_164, %40, %45 : tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.negf %in : f32
      %332 = arith.addf %331, %330 : f32
      %333 = arith.mulf %332, %in_275 : f32
      %334 = arith.mulf %333, %in_275 : f32
      %335 = arith.mulf %334, %in_275 : f32
      %336 = arith.mulf %335, %cst_14 : f32
      linalg.yield %336 : f32
    } -> tensor<8x4x1xf32>
    %expanded_165 = tensor.expand_shape %229 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_166 = tensor.expand_shape %40 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_167 = tensor.expand_shape %227 [[0], [1, 2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4xf32> into tensor<8x4x1x1xf32>
    %expanded_168 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_169 = tensor.expand_shape %228 [[0], [1], [2, 3]] output_shape [8, 4, 4, 1] : tensor<8x4x4xf32> into tensor<8x4x4x1xf32>
    %expanded_170 = tensor.expand_shape %221 [[0], [1, 2], [3], [4]] output_shape [8, 4, 4, 8, 8] : tensor<8x16x8x8xf32> into tensor<8x4x4x8x8xf32>
    %collapsed_171 = tensor.collapse_shape %expanded_170 [[0], [1], [2], [3, 4]] : tensor<8x4x4x8x8xf32> into tensor<8x4x4x64xf32>
    %expanded_172 = tensor.expand_shape %38 [[0], [1, 2], [3], [4]] output_shape [8, 4, 4, 8, 8] : tensor<8x16x8x8xf32> into tensor<8x4x4x8x8xf32>
    %collapsed_173 = tensor.collapse_shape %expanded_172 [[0], [1], [2], [3, 4]] : tensor<8x4x4x8x8xf32> into tensor<8x4x4x64xf32>
    %230 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_171, %expanded_169, %collapsed_173, %expanded_165, %expanded_165, %expanded_166, %expanded_167, %expanded_168 : tensor<8x4x4x64xf32>, tensor<8x4x4x1xf32>, tensor<8x4x4x64xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>) outs(%194 : tensor<8x4x4x64xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %in_276: f32, %in_277: f32, %in_278: f32, %in_279: f32, %out: f32):
      %330 = arith.mulf %in_278, %in_279 : f32
      %331 = arith.mulf %330, %cst_14 : f32
      %332 = arith.negf %in_276 : f32
      %333 = arith.mulf %332, %in_277 : f32
      %334 = arith.subf %333, %331 : f32
      %335 = arith.mulf %in_274, %in_275 : f32
      %336 = arith.mulf %in, %in_273 : f32
      %337 = arith.addf %336, %335 : f32
      %338 = arith.addf %337, %334 : f32
      linalg.yield %338 : f32
    } -> tensor<8x4x4x64xf32>
    %expanded_174 = tensor.expand_shape %230 [[0], [1], [2], [3, 4]] output_shape [8, 4, 4, 8, 8] : tensor<8x4x4x64xf32> into tensor<8x4x4x8x8xf32>
    %collapsed_175 = tensor.collapse_shape %expanded_174 [[0], [1, 2], [3], [4]] : tensor<8x4x4x8x8xf32> into tensor<8x16x8x8xf32>
    %expanded_176 = tensor.expand_shape %222 [[0], [1, 2]] output_shape [8, 4, 4] : tensor<8x16xf32> into tensor<8x4x4xf32>
    %expanded_177 = tensor.expand_shape %223 [[0], [1, 2]] output_shape [8, 4, 4] : tensor<8x16xf32> into tensor<8x4x4xf32>
    %231 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_176, %expanded_177, %40, %45 : tensor<8x4x4xf32>, tensor<8x4x4xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%197 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.subf %in, %330 : f32
      %332 = arith.mulf %331, %in_275 : f32
      %333 = arith.addf %332, %out : f32
      linalg.yield %333 : f32
    } -> tensor<4x4xf32>
    %232 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%223 : tensor<8x16xf32>) outs(%200 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<16xf32>
    %233 = tensor.empty() : tensor<8x16x3x3xf32>
    %234 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%233 : tensor<8x16x3x3xf32>) {
    ^bb0(%out: f32):
      %330 = linalg.index 0 : index
      %331 = linalg.index 1 : index
      %332 = linalg.index 2 : index
      %333 = linalg.index 3 : index
      %334 = arith.subi %c2, %332 : index
      %335 = arith.subi %c2, %333 : index
      %extracted = tensor.extract %arg9[%331, %330, %334, %335] : tensor<16x8x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x16x3x3xf32>
    %235 = tensor.empty() : tensor<8x16x18x18xf32>
    %236 = linalg.fill ins(%cst_0 : f32) outs(%235 : tensor<8x16x18x18xf32>) -> tensor<8x16x18x18xf32>
    %inserted_slice_178 = tensor.insert_slice %collapsed_175 into %236[0, 0, 1, 1] [8, 16, 8, 8] [1, 1, 2, 2] : tensor<8x16x8x8xf32> into tensor<8x16x18x18xf32>
    %237 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_178, %234 : tensor<8x16x18x18xf32>, tensor<8x16x3x3xf32>) outs(%1 : tensor<8x8x16x16xf32>) -> tensor<8x8x16x16xf32>
    %238 = tensor.empty() : tensor<8x128x4x4xf32>
    %padded_179 = tensor.pad %expanded_146 low[0, 0, 0, 1, 1] high[0, 0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index, %arg31: index):
      tensor.yield %cst_0 : f32
    } : tensor<8x8x1x16x16xf32> to tensor<8x8x1x18x18xf32>
    %expanded_180 = tensor.expand_shape %230 [[0], [1], [2], [3, 4, 5]] output_shape [8, 4, 4, 1, 8, 8] : tensor<8x4x4x64xf32> into tensor<8x4x4x1x8x8xf32>
    %collapsed_181 = tensor.collapse_shape %expanded_180 [[0], [1, 2], [3], [4], [5]] : tensor<8x4x4x1x8x8xf32> into tensor<8x16x1x8x8xf32>
    %expanded_182 = tensor.expand_shape %238 [[0], [1, 2], [3], [4]] output_shape [8, 8, 16, 4, 4] : tensor<8x128x4x4xf32> into tensor<8x8x16x4x4xf32>
    %239 = linalg.fill ins(%cst_0 : f32) outs(%expanded_182 : tensor<8x8x16x4x4xf32>) -> tensor<8x8x16x4x4xf32>
    %240 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_179, %collapsed_181 : tensor<8x8x1x18x18xf32>, tensor<8x16x1x8x8xf32>) outs(%239 : tensor<8x8x16x4x4xf32>) -> tensor<8x8x16x4x4xf32>
    %collapsed_183 = tensor.collapse_shape %240 [[0], [1, 2], [3], [4]] : tensor<8x8x16x4x4xf32> into tensor<8x128x4x4xf32>
    %extracted_slice_184 = tensor.extract_slice %collapsed_183[0, 0, 0, 0] [8, 128, 3, 4] [1, 1, 1, 1] : tensor<8x128x4x4xf32> to tensor<8x128x3x4xf32>
    %extracted_slice_185 = tensor.extract_slice %extracted_slice_184[0, 0, 0, 0] [8, 128, 3, 3] [1, 1, 1, 1] : tensor<8x128x3x4xf32> to tensor<8x128x3x3xf32>
    %expanded_186 = tensor.expand_shape %extracted_slice_185 [[0], [1, 2], [3], [4]] output_shape [8, 8, 16, 3, 3] : tensor<8x128x3x3xf32> into tensor<8x8x16x3x3xf32>
    %241 = tensor.empty() : tensor<8x16x8x3x3xf32>
    %transposed_187 = linalg.transpose ins(%expanded_186 : tensor<8x8x16x3x3xf32>) outs(%241 : tensor<8x16x8x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %242 = tensor.empty() : tensor<16x8x3x3xf32>
    %243 = linalg.fill ins(%cst_0 : f32) outs(%242 : tensor<16x8x3x3xf32>) -> tensor<16x8x3x3xf32>
    %244 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_187 : tensor<8x16x8x3x3xf32>) outs(%243 : tensor<16x8x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<16x8x3x3xf32>
    %245 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %206, %237 : tensor<8x8x16x16xf32>, tensor<8x8x16x16xf32>, tensor<8x8x16x16xf32>) outs(%0 : tensor<8x8x16x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %out: f32):
      %330 = arith.addf %in_273, %in_274 : f32
      %331 = arith.cmpf ole, %in, %cst_0 : f32
      %332 = arith.select %331, %cst_0, %330 : f32
      linalg.yield %332 : f32
    } -> tensor<8x8x16x16xf32>
    %246 = tensor.empty() : tensor<8x8xf32>
    %247 = linalg.fill ins(%cst_0 : f32) outs(%246 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %248 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%245, %27 : tensor<8x8x16x16xf32>, tensor<8x8x16x16xf32>) outs(%247 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %out : f32
      linalg.yield %331 : f32
    } -> tensor<8x8xf32>
    %249 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%245 : tensor<8x8x16x16xf32>) outs(%247 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x8xf32>
    %expanded_188 = tensor.expand_shape %arg7 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %250 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%248, %expanded_188 : tensor<8x8xf32>, tensor<1x8xf32>) outs(%246 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x8xf32>
    %expanded_189 = tensor.expand_shape %250 [[0], [1, 2, 3]] output_shape [8, 4, 1, 2] : tensor<8x8xf32> into tensor<8x4x1x2xf32>
    %251 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_189 : tensor<8x4x1x2xf32>) outs(%122 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %252 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%249, %expanded_188 : tensor<8x8xf32>, tensor<1x8xf32>) outs(%246 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x8xf32>
    %expanded_190 = tensor.expand_shape %252 [[0], [1, 2]] output_shape [8, 4, 2] : tensor<8x8xf32> into tensor<8x4x2xf32>
    %253 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_190 : tensor<8x4x2xf32>) outs(%121 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4xf32>
    %expanded_191 = tensor.expand_shape %arg7 [[0, 1, 2]] output_shape [1, 4, 2] : tensor<8xf32> into tensor<1x4x2xf32>
    %254 = tensor.empty() : tensor<8x4x2xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %expanded_191 : tensor<8x4x1xf32>, tensor<1x4x2xf32>) outs(%254 : tensor<8x4x2xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x2xf32>
    %expanded_192 = tensor.expand_shape %253 [[0], [1, 2]] output_shape [8, 4, 1] : tensor<8x4xf32> into tensor<8x4x1xf32>
    %256 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %expanded_192, %29, %33 : tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.negf %in : f32
      %332 = arith.addf %331, %330 : f32
      %333 = arith.mulf %332, %in_275 : f32
      %334 = arith.mulf %333, %in_275 : f32
      %335 = arith.mulf %334, %in_275 : f32
      %336 = arith.mulf %335, %cst_15 : f32
      linalg.yield %336 : f32
    } -> tensor<8x4x1xf32>
    %expanded_193 = tensor.expand_shape %256 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_194 = tensor.expand_shape %29 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_195 = tensor.expand_shape %253 [[0], [1, 2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4xf32> into tensor<8x4x1x1xf32>
    %expanded_196 = tensor.expand_shape %33 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_197 = tensor.expand_shape %255 [[0], [1], [2, 3]] output_shape [8, 4, 2, 1] : tensor<8x4x2xf32> into tensor<8x4x2x1xf32>
    %expanded_198 = tensor.expand_shape %245 [[0], [1, 2], [3], [4]] output_shape [8, 4, 2, 16, 16] : tensor<8x8x16x16xf32> into tensor<8x4x2x16x16xf32>
    %collapsed_199 = tensor.collapse_shape %expanded_198 [[0], [1], [2], [3, 4]] : tensor<8x4x2x16x16xf32> into tensor<8x4x2x256xf32>
    %257 = tensor.empty() : tensor<8x4x2x256xf32>
    %expanded_200 = tensor.expand_shape %27 [[0], [1, 2], [3], [4]] output_shape [8, 4, 2, 16, 16] : tensor<8x8x16x16xf32> into tensor<8x4x2x16x16xf32>
    %collapsed_201 = tensor.collapse_shape %expanded_200 [[0], [1], [2], [3, 4]] : tensor<8x4x2x16x16xf32> into tensor<8x4x2x256xf32>
    %258 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_199, %expanded_197, %collapsed_201, %expanded_193, %expanded_193, %expanded_194, %expanded_195, %expanded_196 : tensor<8x4x2x256xf32>, tensor<8x4x2x1xf32>, tensor<8x4x2x256xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>) outs(%257 : tensor<8x4x2x256xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %in_276: f32, %in_277: f32, %in_278: f32, %in_279: f32, %out: f32):
      %330 = arith.mulf %in_278, %in_279 : f32
      %331 = arith.mulf %330, %cst_15 : f32
      %332 = arith.negf %in_276 : f32
      %333 = arith.mulf %332, %in_277 : f32
      %334 = arith.subf %333, %331 : f32
      %335 = arith.mulf %in_274, %in_275 : f32
      %336 = arith.mulf %in, %in_273 : f32
      %337 = arith.addf %336, %335 : f32
      %338 = arith.addf %337, %334 : f32
      linalg.yield %338 : f32
    } -> tensor<8x4x2x256xf32>
    %expanded_202 = tensor.expand_shape %258 [[0], [1], [2], [3, 4]] output_shape [8, 4, 2, 16, 16] : tensor<8x4x2x256xf32> into tensor<8x4x2x16x16xf32>
    %collapsed_203 = tensor.collapse_shape %expanded_202 [[0], [1, 2], [3], [4]] : tensor<8x4x2x16x16xf32> into tensor<8x8x16x16xf32>
    %expanded_204 = tensor.expand_shape %248 [[0], [1, 2]] output_shape [8, 4, 2] : tensor<8x8xf32> into tensor<8x4x2xf32>
    %expanded_205 = tensor.expand_shape %249 [[0], [1, 2]] output_shape [8, 4, 2] : tensor<8x8xf32> into tensor<8x4x2xf32>
    %259 = tensor.empty() : tensor<4x2xf32>
    %260 = linalg.fill ins(%cst_0 : f32) outs(%259 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %261 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_204, %expanded_205, %29, %33 : tensor<8x4x2xf32>, tensor<8x4x2xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%260 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.subf %in, %330 : f32
      %332 = arith.mulf %331, %in_275 : f32
      %333 = arith.addf %332, %out : f32
      linalg.yield %333 : f32
    } -> tensor<4x2xf32>
    %262 = linalg.fill ins(%cst_0 : f32) outs(%92 : tensor<8xf32>) -> tensor<8xf32>
    %263 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%249 : tensor<8x8xf32>) outs(%262 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8xf32>
    %264 = tensor.empty() : tensor<8x8x3x3xf32>
    %265 = linalg.fill ins(%cst_0 : f32) outs(%264 : tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %266 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%264 : tensor<8x8x3x3xf32>) {
    ^bb0(%out: f32):
      %330 = linalg.index 0 : index
      %331 = linalg.index 1 : index
      %332 = linalg.index 2 : index
      %333 = linalg.index 3 : index
      %334 = arith.subi %c2, %332 : index
      %335 = arith.subi %c2, %333 : index
      %extracted = tensor.extract %arg6[%331, %330, %334, %335] : tensor<8x8x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x8x3x3xf32>
    %267 = tensor.empty() : tensor<8x8x18x18xf32>
    %268 = linalg.fill ins(%cst_0 : f32) outs(%267 : tensor<8x8x18x18xf32>) -> tensor<8x8x18x18xf32>
    %inserted_slice_206 = tensor.insert_slice %collapsed_203 into %268[0, 0, 1, 1] [8, 8, 16, 16] [1, 1, 1, 1] : tensor<8x8x16x16xf32> into tensor<8x8x18x18xf32>
    %269 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_206, %266 : tensor<8x8x18x18xf32>, tensor<8x8x3x3xf32>) outs(%1 : tensor<8x8x16x16xf32>) -> tensor<8x8x16x16xf32>
    %transposed_207 = linalg.transpose ins(%25 : tensor<8x8x16x16xf32>) outs(%0 : tensor<8x8x16x16xf32>) permutation = [1, 0, 2, 3] 
    %transposed_208 = linalg.transpose ins(%collapsed_203 : tensor<8x8x16x16xf32>) outs(%0 : tensor<8x8x16x16xf32>) permutation = [1, 0, 2, 3] 
    %padded_209 = tensor.pad %transposed_207 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index):
      tensor.yield %cst_0 : f32
    } : tensor<8x8x16x16xf32> to tensor<8x8x18x18xf32>
    %270 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_209, %transposed_208 : tensor<8x8x18x18xf32>, tensor<8x8x16x16xf32>) outs(%265 : tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %transposed_210 = linalg.transpose ins(%270 : tensor<8x8x3x3xf32>) outs(%264 : tensor<8x8x3x3xf32>) permutation = [1, 0, 2, 3] 
    %271 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %269 : tensor<8x8x16x16xf32>, tensor<8x8x16x16xf32>) outs(%0 : tensor<8x8x16x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.cmpf ole, %in, %cst_0 : f32
      %331 = arith.select %330, %cst_0, %in_273 : f32
      linalg.yield %331 : f32
    } -> tensor<8x8x16x16xf32>
    %272 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%271, %17 : tensor<8x8x16x16xf32>, tensor<8x8x16x16xf32>) outs(%247 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %out : f32
      linalg.yield %331 : f32
    } -> tensor<8x8xf32>
    %273 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%271 : tensor<8x8x16x16xf32>) outs(%247 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x8xf32>
    %expanded_211 = tensor.expand_shape %arg4 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %274 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%272, %expanded_211 : tensor<8x8xf32>, tensor<1x8xf32>) outs(%246 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x8xf32>
    %expanded_212 = tensor.expand_shape %274 [[0], [1, 2, 3]] output_shape [8, 4, 1, 2] : tensor<8x8xf32> into tensor<8x4x1x2xf32>
    %275 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_212 : tensor<8x4x1x2xf32>) outs(%122 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %276 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%273, %expanded_211 : tensor<8x8xf32>, tensor<1x8xf32>) outs(%246 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x8xf32>
    %expanded_213 = tensor.expand_shape %276 [[0], [1, 2]] output_shape [8, 4, 2] : tensor<8x8xf32> into tensor<8x4x2xf32>
    %277 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_213 : tensor<8x4x2xf32>) outs(%121 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4xf32>
    %expanded_214 = tensor.expand_shape %arg4 [[0, 1, 2]] output_shape [1, 4, 2] : tensor<8xf32> into tensor<1x4x2xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %expanded_214 : tensor<8x4x1xf32>, tensor<1x4x2xf32>) outs(%254 : tensor<8x4x2xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x2xf32>
    %expanded_215 = tensor.expand_shape %277 [[0], [1, 2]] output_shape [8, 4, 1] : tensor<8x4xf32> into tensor<8x4x1xf32>
    %279 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %expanded_215, %19, %23 : tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.negf %in : f32
      %332 = arith.addf %331, %330 : f32
      %333 = arith.mulf %332, %in_275 : f32
      %334 = arith.mulf %333, %in_275 : f32
      %335 = arith.mulf %334, %in_275 : f32
      %336 = arith.mulf %335, %cst_15 : f32
      linalg.yield %336 : f32
    } -> tensor<8x4x1xf32>
    %expanded_216 = tensor.expand_shape %279 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_217 = tensor.expand_shape %19 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_218 = tensor.expand_shape %277 [[0], [1, 2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4xf32> into tensor<8x4x1x1xf32>
    %expanded_219 = tensor.expand_shape %23 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_220 = tensor.expand_shape %278 [[0], [1], [2, 3]] output_shape [8, 4, 2, 1] : tensor<8x4x2xf32> into tensor<8x4x2x1xf32>
    %expanded_221 = tensor.expand_shape %271 [[0], [1, 2], [3], [4]] output_shape [8, 4, 2, 16, 16] : tensor<8x8x16x16xf32> into tensor<8x4x2x16x16xf32>
    %collapsed_222 = tensor.collapse_shape %expanded_221 [[0], [1], [2], [3, 4]] : tensor<8x4x2x16x16xf32> into tensor<8x4x2x256xf32>
    %expanded_223 = tensor.expand_shape %17 [[0], [1, 2], [3], [4]] output_shape [8, 4, 2, 16, 16] : tensor<8x8x16x16xf32> into tensor<8x4x2x16x16xf32>
    %collapsed_224 = tensor.collapse_shape %expanded_223 [[0], [1], [2], [3, 4]] : tensor<8x4x2x16x16xf32> into tensor<8x4x2x256xf32>
    %280 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_222, %expanded_220, %collapsed_224, %expanded_216, %expanded_216, %expanded_217, %expanded_218, %expanded_219 : tensor<8x4x2x256xf32>, tensor<8x4x2x1xf32>, tensor<8x4x2x256xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>) outs(%257 : tensor<8x4x2x256xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %in_276: f32, %in_277: f32, %in_278: f32, %in_279: f32, %out: f32):
      %330 = arith.mulf %in_278, %in_279 : f32
      %331 = arith.mulf %330, %cst_15 : f32
      %332 = arith.negf %in_276 : f32
      %333 = arith.mulf %332, %in_277 : f32
      %334 = arith.subf %333, %331 : f32
      %335 = arith.mulf %in_274, %in_275 : f32
      %336 = arith.mulf %in, %in_273 : f32
      %337 = arith.addf %336, %335 : f32
      %338 = arith.addf %337, %334 : f32
      linalg.yield %338 : f32
    } -> tensor<8x4x2x256xf32>
    %expanded_225 = tensor.expand_shape %280 [[0], [1], [2], [3, 4]] output_shape [8, 4, 2, 16, 16] : tensor<8x4x2x256xf32> into tensor<8x4x2x16x16xf32>
    %collapsed_226 = tensor.collapse_shape %expanded_225 [[0], [1, 2], [3], [4]] : tensor<8x4x2x16x16xf32> into tensor<8x8x16x16xf32>
    %expanded_227 = tensor.expand_shape %272 [[0], [1, 2]] output_shape [8, 4, 2] : tensor<8x8xf32> into tensor<8x4x2xf32>
    %expanded_228 = tensor.expand_shape %273 [[0], [1, 2]] output_shape [8, 4, 2] : tensor<8x8xf32> into tensor<8x4x2xf32>
    %281 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_227, %expanded_228, %19, %23 : tensor<8x4x2xf32>, tensor<8x4x2xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%260 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.subf %in, %330 : f32
      %332 = arith.mulf %331, %in_275 : f32
      %333 = arith.addf %332, %out : f32
      linalg.yield %333 : f32
    } -> tensor<4x2xf32>
    %282 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%273 : tensor<8x8xf32>) outs(%262 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8xf32>
    %283 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%264 : tensor<8x8x3x3xf32>) {
    ^bb0(%out: f32):
      %330 = linalg.index 0 : index
      %331 = linalg.index 1 : index
      %332 = linalg.index 2 : index
      %333 = linalg.index 3 : index
      %334 = arith.subi %c2, %332 : index
      %335 = arith.subi %c2, %333 : index
      %extracted = tensor.extract %arg3[%331, %330, %334, %335] : tensor<8x8x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x8x3x3xf32>
    %inserted_slice_229 = tensor.insert_slice %collapsed_226 into %268[0, 0, 1, 1] [8, 8, 16, 16] [1, 1, 1, 1] : tensor<8x8x16x16xf32> into tensor<8x8x18x18xf32>
    %284 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_229, %283 : tensor<8x8x18x18xf32>, tensor<8x8x3x3xf32>) outs(%1 : tensor<8x8x16x16xf32>) -> tensor<8x8x16x16xf32>
    %transposed_230 = linalg.transpose ins(%16 : tensor<8x8x16x16xf32>) outs(%0 : tensor<8x8x16x16xf32>) permutation = [1, 0, 2, 3] 
    %transposed_231 = linalg.transpose ins(%collapsed_226 : tensor<8x8x16x16xf32>) outs(%0 : tensor<8x8x16x16xf32>) permutation = [1, 0, 2, 3] 
    %padded_232 = tensor.pad %transposed_230 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index):
      tensor.yield %cst_0 : f32
    } : tensor<8x8x16x16xf32> to tensor<8x8x18x18xf32>
    %285 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_232, %transposed_231 : tensor<8x8x18x18xf32>, tensor<8x8x16x16xf32>) outs(%265 : tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    %transposed_233 = linalg.transpose ins(%285 : tensor<8x8x3x3xf32>) outs(%264 : tensor<8x8x3x3xf32>) permutation = [1, 0, 2, 3] 
    %286 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %284 : tensor<8x8x16x16xf32>, tensor<8x8x16x16xf32>) outs(%0 : tensor<8x8x16x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.cmpf ole, %in, %cst_0 : f32
      %331 = arith.select %330, %cst_0, %in_273 : f32
      linalg.yield %331 : f32
    } -> tensor<8x8x16x16xf32>
    %287 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%286, %2 : tensor<8x8x16x16xf32>, tensor<8x8x16x16xf32>) outs(%247 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      %331 = arith.addf %330, %out : f32
      linalg.yield %331 : f32
    } -> tensor<8x8xf32>
    %288 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%286 : tensor<8x8x16x16xf32>) outs(%247 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x8xf32>
    %expanded_234 = tensor.expand_shape %arg1 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %289 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%287, %expanded_234 : tensor<8x8xf32>, tensor<1x8xf32>) outs(%246 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x8xf32>
    %expanded_235 = tensor.expand_shape %289 [[0], [1, 2, 3]] output_shape [8, 4, 1, 2] : tensor<8x8xf32> into tensor<8x4x1x2xf32>
    %290 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_235 : tensor<8x4x1x2xf32>) outs(%122 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x1xf32>
    %291 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%288, %expanded_234 : tensor<8x8xf32>, tensor<1x8xf32>) outs(%246 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x8xf32>
    %expanded_236 = tensor.expand_shape %291 [[0], [1, 2]] output_shape [8, 4, 2] : tensor<8x8xf32> into tensor<8x4x2xf32>
    %292 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_236 : tensor<8x4x2xf32>) outs(%121 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8x4xf32>
    %expanded_237 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [1, 4, 2] : tensor<8xf32> into tensor<1x4x2xf32>
    %293 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %expanded_237 : tensor<8x4x1xf32>, tensor<1x4x2xf32>) outs(%254 : tensor<8x4x2xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.mulf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x2xf32>
    %expanded_238 = tensor.expand_shape %292 [[0], [1, 2]] output_shape [8, 4, 1] : tensor<8x4xf32> into tensor<8x4x1xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %expanded_238, %6, %13 : tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%3 : tensor<8x4x1xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.negf %in : f32
      %332 = arith.addf %331, %330 : f32
      %333 = arith.mulf %332, %in_275 : f32
      %334 = arith.mulf %333, %in_275 : f32
      %335 = arith.mulf %334, %in_275 : f32
      %336 = arith.mulf %335, %cst_15 : f32
      linalg.yield %336 : f32
    } -> tensor<8x4x1xf32>
    %expanded_239 = tensor.expand_shape %294 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_240 = tensor.expand_shape %6 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_241 = tensor.expand_shape %292 [[0], [1, 2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4xf32> into tensor<8x4x1x1xf32>
    %expanded_242 = tensor.expand_shape %13 [[0], [1], [2, 3]] output_shape [8, 4, 1, 1] : tensor<8x4x1xf32> into tensor<8x4x1x1xf32>
    %expanded_243 = tensor.expand_shape %293 [[0], [1], [2, 3]] output_shape [8, 4, 2, 1] : tensor<8x4x2xf32> into tensor<8x4x2x1xf32>
    %expanded_244 = tensor.expand_shape %286 [[0], [1, 2], [3], [4]] output_shape [8, 4, 2, 16, 16] : tensor<8x8x16x16xf32> into tensor<8x4x2x16x16xf32>
    %collapsed_245 = tensor.collapse_shape %expanded_244 [[0], [1], [2], [3, 4]] : tensor<8x4x2x16x16xf32> into tensor<8x4x2x256xf32>
    %expanded_246 = tensor.expand_shape %2 [[0], [1, 2], [3], [4]] output_shape [8, 4, 2, 16, 16] : tensor<8x8x16x16xf32> into tensor<8x4x2x16x16xf32>
    %collapsed_247 = tensor.collapse_shape %expanded_246 [[0], [1], [2], [3, 4]] : tensor<8x4x2x16x16xf32> into tensor<8x4x2x256xf32>
    %295 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_245, %expanded_243, %collapsed_247, %expanded_239, %expanded_239, %expanded_240, %expanded_241, %expanded_242 : tensor<8x4x2x256xf32>, tensor<8x4x2x1xf32>, tensor<8x4x2x256xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>) outs(%257 : tensor<8x4x2x256xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %in_276: f32, %in_277: f32, %in_278: f32, %in_279: f32, %out: f32):
      %330 = arith.mulf %in_278, %in_279 : f32
      %331 = arith.mulf %330, %cst_15 : f32
      %332 = arith.negf %in_276 : f32
      %333 = arith.mulf %332, %in_277 : f32
      %334 = arith.subf %333, %331 : f32
      %335 = arith.mulf %in_274, %in_275 : f32
      %336 = arith.mulf %in, %in_273 : f32
      %337 = arith.addf %336, %335 : f32
      %338 = arith.addf %337, %334 : f32
      linalg.yield %338 : f32
    } -> tensor<8x4x2x256xf32>
    %expanded_248 = tensor.expand_shape %295 [[0], [1], [2], [3, 4]] output_shape [8, 4, 2, 16, 16] : tensor<8x4x2x256xf32> into tensor<8x4x2x16x16xf32>
    %expanded_249 = tensor.expand_shape %287 [[0], [1, 2]] output_shape [8, 4, 2] : tensor<8x8xf32> into tensor<8x4x2xf32>
    %expanded_250 = tensor.expand_shape %288 [[0], [1, 2]] output_shape [8, 4, 2] : tensor<8x8xf32> into tensor<8x4x2xf32>
    %296 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_249, %expanded_250, %6, %13 : tensor<8x4x2xf32>, tensor<8x4x2xf32>, tensor<8x4x1xf32>, tensor<8x4x1xf32>) outs(%260 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %in_273: f32, %in_274: f32, %in_275: f32, %out: f32):
      %330 = arith.mulf %in_273, %in_274 : f32
      %331 = arith.subf %in, %330 : f32
      %332 = arith.mulf %331, %in_275 : f32
      %333 = arith.addf %332, %out : f32
      linalg.yield %333 : f32
    } -> tensor<4x2xf32>
    %297 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%288 : tensor<8x8xf32>) outs(%262 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %out : f32
      linalg.yield %330 : f32
    } -> tensor<8xf32>
    %298 = tensor.empty() : tensor<8x4x2x16x16xf32>
    %299 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_202, %expanded_248 : tensor<8x4x2x16x16xf32>, tensor<8x4x2x16x16xf32>) outs(%298 : tensor<8x4x2x16x16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.addf %in, %in_273 : f32
      linalg.yield %330 : f32
    } -> tensor<8x4x2x16x16xf32>
    %300 = tensor.empty() : tensor<3x8x16x16xf32>
    %transposed_251 = linalg.transpose ins(%arg25 : tensor<8x3x16x16xf32>) outs(%300 : tensor<3x8x16x16xf32>) permutation = [1, 0, 2, 3] 
    %expanded_252 = tensor.expand_shape %0 [[0, 1], [2], [3], [4]] output_shape [4, 2, 8, 16, 16] : tensor<8x8x16x16xf32> into tensor<4x2x8x16x16xf32>
    %transposed_253 = linalg.transpose ins(%299 : tensor<8x4x2x16x16xf32>) outs(%expanded_252 : tensor<4x2x8x16x16xf32>) permutation = [1, 2, 0, 3, 4] 
    %collapsed_254 = tensor.collapse_shape %transposed_253 [[0, 1], [2], [3], [4]] : tensor<4x2x8x16x16xf32> into tensor<8x8x16x16xf32>
    %padded_255 = tensor.pad %transposed_251 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index):
      tensor.yield %cst_0 : f32
    } : tensor<3x8x16x16xf32> to tensor<3x8x18x18xf32>
    %301 = tensor.empty() : tensor<3x8x3x3xf32>
    %302 = linalg.fill ins(%cst_0 : f32) outs(%301 : tensor<3x8x3x3xf32>) -> tensor<3x8x3x3xf32>
    %303 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_255, %collapsed_254 : tensor<3x8x18x18xf32>, tensor<8x8x16x16xf32>) outs(%302 : tensor<3x8x3x3xf32>) -> tensor<3x8x3x3xf32>
    %304 = tensor.empty() : tensor<8x3x3x3xf32>
    %transposed_256 = linalg.transpose ins(%303 : tensor<3x8x3x3xf32>) outs(%304 : tensor<8x3x3x3xf32>) permutation = [1, 0, 2, 3] 
    %305 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %transposed_256 : tensor<8x3x3x3xf32>, tensor<8x3x3x3xf32>) outs(%304 : tensor<8x3x3x3xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<8x3x3x3xf32>
    %expanded_257 = tensor.expand_shape %arg1 [[0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
    %306 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_257, %296 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%259 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<4x2xf32>
    %collapsed_258 = tensor.collapse_shape %306 [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
    %307 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg2, %297 : tensor<8xf32>, tensor<8xf32>) outs(%92 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<8xf32>
    %308 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %transposed_233 : tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>) outs(%264 : tensor<8x8x3x3xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<8x8x3x3xf32>
    %expanded_259 = tensor.expand_shape %arg4 [[0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
    %309 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_259, %281 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%259 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<4x2xf32>
    %collapsed_260 = tensor.collapse_shape %309 [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
    %310 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg5, %282 : tensor<8xf32>, tensor<8xf32>) outs(%92 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<8xf32>
    %311 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %transposed_210 : tensor<8x8x3x3xf32>, tensor<8x8x3x3xf32>) outs(%264 : tensor<8x8x3x3xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<8x8x3x3xf32>
    %expanded_261 = tensor.expand_shape %arg7 [[0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
    %312 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_261, %261 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%259 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<4x2xf32>
    %collapsed_262 = tensor.collapse_shape %312 [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
    %313 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg8, %263 : tensor<8xf32>, tensor<8xf32>) outs(%92 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<8xf32>
    %314 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg9, %244 : tensor<16x8x3x3xf32>, tensor<16x8x3x3xf32>) outs(%242 : tensor<16x8x3x3xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<16x8x3x3xf32>
    %expanded_263 = tensor.expand_shape %arg10 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
    %315 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_263, %231 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%196 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<4x4xf32>
    %collapsed_264 = tensor.collapse_shape %315 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
    %316 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg11, %232 : tensor<16xf32>, tensor<16xf32>) outs(%199 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<16xf32>
    %317 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12, %transposed_159 : tensor<16x16x3x3xf32>, tensor<16x16x3x3xf32>) outs(%214 : tensor<16x16x3x3xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<16x16x3x3xf32>
    %318 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg13, %213 : tensor<16x8x1x1xf32>, tensor<16x8x1x1xf32>) outs(%211 : tensor<16x8x1x1xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<16x8x1x1xf32>
    %expanded_265 = tensor.expand_shape %arg14 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
    %319 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_265, %198 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%196 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<4x4xf32>
    %collapsed_266 = tensor.collapse_shape %319 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
    %320 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg15, %201 : tensor<16xf32>, tensor<16xf32>) outs(%199 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<16xf32>
    %321 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg16, %181 : tensor<32x16x3x3xf32>, tensor<32x16x3x3xf32>) outs(%179 : tensor<32x16x3x3xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<32x16x3x3xf32>
    %expanded_267 = tensor.expand_shape %arg17 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %322 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_267, %168 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%131 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<4x8xf32>
    %collapsed_268 = tensor.collapse_shape %322 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
    %323 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg18, %169 : tensor<32xf32>, tensor<32xf32>) outs(%134 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<32xf32>
    %324 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg19, %transposed_97 : tensor<32x32x3x3xf32>, tensor<32x32x3x3xf32>) outs(%150 : tensor<32x32x3x3xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<32x32x3x3xf32>
    %325 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg20, %149 : tensor<32x16x1x1xf32>, tensor<32x16x1x1xf32>) outs(%147 : tensor<32x16x1x1xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<32x16x1x1xf32>
    %expanded_269 = tensor.expand_shape %arg21 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %326 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_269, %133 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%131 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<4x8xf32>
    %collapsed_270 = tensor.collapse_shape %326 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
    %327 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg22, %136 : tensor<32xf32>, tensor<32xf32>) outs(%134 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<32xf32>
    %328 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg23, %113 : tensor<32x10xf32>, tensor<32x10xf32>) outs(%111 : tensor<32x10xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<32x10xf32>
    %expanded_271 = tensor.expand_shape %arg24 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32>
    %329 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_271, %109 : tensor<1x10xf32>, tensor<1x10xf32>) outs(%107 : tensor<1x10xf32>) {
    ^bb0(%in: f32, %in_273: f32, %out: f32):
      %330 = arith.truncf %cst_3 : f64 to f32
      %331 = arith.mulf %in_273, %330 : f32
      %332 = arith.subf %in, %331 : f32
      linalg.yield %332 : f32
    } -> tensor<1x10xf32>
    %collapsed_272 = tensor.collapse_shape %329 [[0, 1]] : tensor<1x10xf32> into tensor<10xf32>
    return %103, %305, %collapsed_258, %307, %308, %collapsed_260, %310, %311, %collapsed_262, %313, %314, %collapsed_264, %316, %317, %318, %collapsed_266, %320, %321, %collapsed_268, %323, %324, %325, %collapsed_270, %327, %328, %collapsed_272 : tensor<f32>, tensor<8x3x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<16x8x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16x8x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32x16x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>
  }
}

