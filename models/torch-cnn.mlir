// tools/models/generate torch-cnn  (torch 2.15.0, torch-mlir 20261001, mlir-opt 22.1.8)
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
module @torch_cnn {
  func.func @main(%arg0: tensor<64x3x3x3xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64x64x3x3xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<64x64x3x3xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x64x3x3xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64x64x3x3xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<64x64x3x3xf32>, %arg16: tensor<64xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64x64x3x3xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<128x64x3x3xf32>, %arg22: tensor<128xf32>, %arg23: tensor<128xf32>, %arg24: tensor<128x128x3x3xf32>, %arg25: tensor<128x64x1x1xf32>, %arg26: tensor<128xf32>, %arg27: tensor<128xf32>, %arg28: tensor<128x128x3x3xf32>, %arg29: tensor<128xf32>, %arg30: tensor<128xf32>, %arg31: tensor<128x128x3x3xf32>, %arg32: tensor<128xf32>, %arg33: tensor<128xf32>, %arg34: tensor<128x128x3x3xf32>, %arg35: tensor<128xf32>, %arg36: tensor<128xf32>, %arg37: tensor<128x128x3x3xf32>, %arg38: tensor<128xf32>, %arg39: tensor<128xf32>, %arg40: tensor<256x128x3x3xf32>, %arg41: tensor<256xf32>, %arg42: tensor<256xf32>, %arg43: tensor<256x256x3x3xf32>, %arg44: tensor<256x128x1x1xf32>, %arg45: tensor<256xf32>, %arg46: tensor<256xf32>, %arg47: tensor<256x256x3x3xf32>, %arg48: tensor<256xf32>, %arg49: tensor<256xf32>, %arg50: tensor<256x256x3x3xf32>, %arg51: tensor<256xf32>, %arg52: tensor<256xf32>, %arg53: tensor<256x256x3x3xf32>, %arg54: tensor<256xf32>, %arg55: tensor<256xf32>, %arg56: tensor<256x256x3x3xf32>, %arg57: tensor<256xf32>, %arg58: tensor<256xf32>, %arg59: tensor<256x100xf32>, %arg60: tensor<100xf32>, %arg61: tensor<32x3x32x32xf32>, %arg62: tensor<32x100xf32>) -> (tensor<f32>, tensor<64x3x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x100xf32>, tensor<100xf32>) {
    %cst = arith.constant -3.125000e-02 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 1.000000e-01 : f64
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 1.638400e+04 : f32
    %cst_6 = arith.constant 1.638400e+04 : f64
    %cst_7 = arith.constant 8.192000e+03 : f32
    %cst_8 = arith.constant 8.192000e+03 : f64
    %cst_9 = arith.constant 4.096000e+03 : f32
    %cst_10 = arith.constant 4.096000e+03 : f64
    %cst_11 = arith.constant 6.400000e+01 : f32
    %cst_12 = arith.constant 3.200000e+01 : f32
    %cst_13 = arith.constant 2.44140625E-4 : f32
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_14 = arith.constant 1.22070313E-4 : f32
    %cst_15 = arith.constant 6.10351563E-5 : f32
    %padded = tensor.pad %arg61 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x3x32x32xf32> to tensor<32x3x34x34xf32>
    %0 = tensor.empty() : tensor<32x64x32x32xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg0 : tensor<32x3x34x34xf32>, tensor<64x3x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %collapsed = tensor.collapse_shape %2 [[0], [1, 2, 3]] : tensor<32x64x32x32xf32> into tensor<32x65536xf32>
    %expanded = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [32, 4, 16384] : tensor<32x65536xf32> into tensor<32x4x16384xf32>
    %3 = tensor.empty() : tensor<32x4x1xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<32x4x1xf32>) -> tensor<32x4x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<32x4x16384xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_5 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %7 = tensor.empty() : tensor<32x4x16384xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<32x4x16384xf32>) outs(%7 : tensor<32x4x16384xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x16384xf64>
    %9 = tensor.empty() : tensor<32x4x1xf64>
    %10 = linalg.fill ins(%cst_1 : f64) outs(%9 : tensor<32x4x1xf64>) -> tensor<32x4x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<32x4x16384xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8, %11 : tensor<32x4x16384xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_6 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_6 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %14 = tensor.empty() : tensor<32x4x16384xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %6, %13 : tensor<32x4x16384xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%14 : tensor<32x4x16384xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x16384xf32>
    %collapsed_16 = tensor.collapse_shape %15 [[0], [1, 2]] : tensor<32x4x16384xf32> into tensor<32x65536xf32>
    %expanded_17 = tensor.expand_shape %collapsed_16 [[0], [1, 2, 3]] output_shape [32, 64, 32, 32] : tensor<32x65536xf32> into tensor<32x64x32x32xf32>
    %expanded_18 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %expanded_19 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17, %expanded_18, %expanded_19 : tensor<32x64x32x32xf32>, tensor<64x1x1xf32>, tensor<64x1x1xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x64x32x32xf32>
    %padded_20 = tensor.pad %16 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x64x32x32xf32> to tensor<32x64x34x34xf32>
    %17 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_20, %arg3 : tensor<32x64x34x34xf32>, tensor<64x64x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %collapsed_21 = tensor.collapse_shape %17 [[0], [1, 2, 3]] : tensor<32x64x32x32xf32> into tensor<32x65536xf32>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0], [1, 2]] output_shape [32, 4, 16384] : tensor<32x65536xf32> into tensor<32x4x16384xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_22 : tensor<32x4x16384xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_5 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<32x4x16384xf32>) outs(%7 : tensor<32x4x16384xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x16384xf64>
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<32x4x16384xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %22 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20, %21 : tensor<32x4x16384xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_6 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_6 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %19, %23 : tensor<32x4x16384xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%14 : tensor<32x4x16384xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x16384xf32>
    %collapsed_23 = tensor.collapse_shape %24 [[0], [1, 2]] : tensor<32x4x16384xf32> into tensor<32x65536xf32>
    %expanded_24 = tensor.expand_shape %collapsed_23 [[0], [1, 2, 3]] output_shape [32, 64, 32, 32] : tensor<32x65536xf32> into tensor<32x64x32x32xf32>
    %expanded_25 = tensor.expand_shape %arg4 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %expanded_26 = tensor.expand_shape %arg5 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24, %expanded_25, %expanded_26 : tensor<32x64x32x32xf32>, tensor<64x1x1xf32>, tensor<64x1x1xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x64x32x32xf32>
    %padded_27 = tensor.pad %25 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x64x32x32xf32> to tensor<32x64x34x34xf32>
    %26 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_27, %arg6 : tensor<32x64x34x34xf32>, tensor<64x64x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %2 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64x32x32xf32>
    %collapsed_28 = tensor.collapse_shape %27 [[0], [1, 2, 3]] : tensor<32x64x32x32xf32> into tensor<32x65536xf32>
    %expanded_29 = tensor.expand_shape %collapsed_28 [[0], [1, 2]] output_shape [32, 4, 16384] : tensor<32x65536xf32> into tensor<32x4x16384xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_29 : tensor<32x4x16384xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_5 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<32x4x16384xf32>) outs(%7 : tensor<32x4x16384xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x16384xf64>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%30 : tensor<32x4x16384xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %32 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%30, %31 : tensor<32x4x16384xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_6 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_6 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %29, %33 : tensor<32x4x16384xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%14 : tensor<32x4x16384xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x16384xf32>
    %collapsed_30 = tensor.collapse_shape %34 [[0], [1, 2]] : tensor<32x4x16384xf32> into tensor<32x65536xf32>
    %expanded_31 = tensor.expand_shape %collapsed_30 [[0], [1, 2, 3]] output_shape [32, 64, 32, 32] : tensor<32x65536xf32> into tensor<32x64x32x32xf32>
    %expanded_32 = tensor.expand_shape %arg7 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %expanded_33 = tensor.expand_shape %arg8 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31, %expanded_32, %expanded_33 : tensor<32x64x32x32xf32>, tensor<64x1x1xf32>, tensor<64x1x1xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x64x32x32xf32>
    %padded_34 = tensor.pad %35 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x64x32x32xf32> to tensor<32x64x34x34xf32>
    %36 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_34, %arg9 : tensor<32x64x34x34xf32>, tensor<64x64x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %collapsed_35 = tensor.collapse_shape %36 [[0], [1, 2, 3]] : tensor<32x64x32x32xf32> into tensor<32x65536xf32>
    %expanded_36 = tensor.expand_shape %collapsed_35 [[0], [1, 2]] output_shape [32, 4, 16384] : tensor<32x65536xf32> into tensor<32x4x16384xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_36 : tensor<32x4x16384xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_5 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<32x4x16384xf32>) outs(%7 : tensor<32x4x16384xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x16384xf64>
    %40 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<32x4x16384xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %41 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39, %40 : tensor<32x4x16384xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_6 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_6 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36, %38, %42 : tensor<32x4x16384xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%14 : tensor<32x4x16384xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x16384xf32>
    %collapsed_37 = tensor.collapse_shape %43 [[0], [1, 2]] : tensor<32x4x16384xf32> into tensor<32x65536xf32>
    %expanded_38 = tensor.expand_shape %collapsed_37 [[0], [1, 2, 3]] output_shape [32, 64, 32, 32] : tensor<32x65536xf32> into tensor<32x64x32x32xf32>
    %expanded_39 = tensor.expand_shape %arg10 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %expanded_40 = tensor.expand_shape %arg11 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_38, %expanded_39, %expanded_40 : tensor<32x64x32x32xf32>, tensor<64x1x1xf32>, tensor<64x1x1xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x64x32x32xf32>
    %padded_41 = tensor.pad %44 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x64x32x32xf32> to tensor<32x64x34x34xf32>
    %45 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_41, %arg12 : tensor<32x64x34x34xf32>, tensor<64x64x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %27 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64x32x32xf32>
    %collapsed_42 = tensor.collapse_shape %46 [[0], [1, 2, 3]] : tensor<32x64x32x32xf32> into tensor<32x65536xf32>
    %expanded_43 = tensor.expand_shape %collapsed_42 [[0], [1, 2]] output_shape [32, 4, 16384] : tensor<32x65536xf32> into tensor<32x4x16384xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_43 : tensor<32x4x16384xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_5 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<32x4x16384xf32>) outs(%7 : tensor<32x4x16384xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x16384xf64>
    %50 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%49 : tensor<32x4x16384xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %51 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%49, %50 : tensor<32x4x16384xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_6 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_6 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43, %48, %52 : tensor<32x4x16384xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%14 : tensor<32x4x16384xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x16384xf32>
    %collapsed_44 = tensor.collapse_shape %53 [[0], [1, 2]] : tensor<32x4x16384xf32> into tensor<32x65536xf32>
    %expanded_45 = tensor.expand_shape %collapsed_44 [[0], [1, 2, 3]] output_shape [32, 64, 32, 32] : tensor<32x65536xf32> into tensor<32x64x32x32xf32>
    %expanded_46 = tensor.expand_shape %arg13 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %expanded_47 = tensor.expand_shape %arg14 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45, %expanded_46, %expanded_47 : tensor<32x64x32x32xf32>, tensor<64x1x1xf32>, tensor<64x1x1xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x64x32x32xf32>
    %padded_48 = tensor.pad %54 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x64x32x32xf32> to tensor<32x64x34x34xf32>
    %55 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_48, %arg15 : tensor<32x64x34x34xf32>, tensor<64x64x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %collapsed_49 = tensor.collapse_shape %55 [[0], [1, 2, 3]] : tensor<32x64x32x32xf32> into tensor<32x65536xf32>
    %expanded_50 = tensor.expand_shape %collapsed_49 [[0], [1, 2]] output_shape [32, 4, 16384] : tensor<32x65536xf32> into tensor<32x4x16384xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_50 : tensor<32x4x16384xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_5 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<32x4x16384xf32>) outs(%7 : tensor<32x4x16384xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x16384xf64>
    %59 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%58 : tensor<32x4x16384xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %60 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%58, %59 : tensor<32x4x16384xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_6 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_6 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50, %57, %61 : tensor<32x4x16384xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%14 : tensor<32x4x16384xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x16384xf32>
    %collapsed_51 = tensor.collapse_shape %62 [[0], [1, 2]] : tensor<32x4x16384xf32> into tensor<32x65536xf32>
    %expanded_52 = tensor.expand_shape %collapsed_51 [[0], [1, 2, 3]] output_shape [32, 64, 32, 32] : tensor<32x65536xf32> into tensor<32x64x32x32xf32>
    %expanded_53 = tensor.expand_shape %arg16 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %expanded_54 = tensor.expand_shape %arg17 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_52, %expanded_53, %expanded_54 : tensor<32x64x32x32xf32>, tensor<64x1x1xf32>, tensor<64x1x1xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x64x32x32xf32>
    %padded_55 = tensor.pad %63 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x64x32x32xf32> to tensor<32x64x34x34xf32>
    %64 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_55, %arg18 : tensor<32x64x34x34xf32>, tensor<64x64x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %46 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64x32x32xf32>
    %collapsed_56 = tensor.collapse_shape %65 [[0], [1, 2, 3]] : tensor<32x64x32x32xf32> into tensor<32x65536xf32>
    %expanded_57 = tensor.expand_shape %collapsed_56 [[0], [1, 2]] output_shape [32, 4, 16384] : tensor<32x65536xf32> into tensor<32x4x16384xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_57 : tensor<32x4x16384xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_5 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57 : tensor<32x4x16384xf32>) outs(%7 : tensor<32x4x16384xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x16384xf64>
    %69 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<32x4x16384xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %70 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68, %69 : tensor<32x4x16384xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_6 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_6 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57, %67, %71 : tensor<32x4x16384xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%14 : tensor<32x4x16384xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x16384xf32>
    %collapsed_58 = tensor.collapse_shape %72 [[0], [1, 2]] : tensor<32x4x16384xf32> into tensor<32x65536xf32>
    %expanded_59 = tensor.expand_shape %collapsed_58 [[0], [1, 2, 3]] output_shape [32, 64, 32, 32] : tensor<32x65536xf32> into tensor<32x64x32x32xf32>
    %expanded_60 = tensor.expand_shape %arg19 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %expanded_61 = tensor.expand_shape %arg20 [[0, 1, 2]] output_shape [64, 1, 1] : tensor<64xf32> into tensor<64x1x1xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_59, %expanded_60, %expanded_61 : tensor<32x64x32x32xf32>, tensor<64x1x1xf32>, tensor<64x1x1xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x64x32x32xf32>
    %padded_62 = tensor.pad %73 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x64x32x32xf32> to tensor<32x64x34x34xf32>
    %74 = tensor.empty() : tensor<32x128x16x16xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %76 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_62, %arg21 : tensor<32x64x34x34xf32>, tensor<128x64x3x3xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %collapsed_63 = tensor.collapse_shape %76 [[0], [1, 2, 3]] : tensor<32x128x16x16xf32> into tensor<32x32768xf32>
    %expanded_64 = tensor.expand_shape %collapsed_63 [[0], [1, 2]] output_shape [32, 4, 8192] : tensor<32x32768xf32> into tensor<32x4x8192xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_64 : tensor<32x4x8192xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_7 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %79 = tensor.empty() : tensor<32x4x8192xf64>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64 : tensor<32x4x8192xf32>) outs(%79 : tensor<32x4x8192xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x8192xf64>
    %81 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<32x4x8192xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %82 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80, %81 : tensor<32x4x8192xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_8 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_8 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %84 = tensor.empty() : tensor<32x4x8192xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64, %78, %83 : tensor<32x4x8192xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%84 : tensor<32x4x8192xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x8192xf32>
    %collapsed_65 = tensor.collapse_shape %85 [[0], [1, 2]] : tensor<32x4x8192xf32> into tensor<32x32768xf32>
    %expanded_66 = tensor.expand_shape %collapsed_65 [[0], [1, 2, 3]] output_shape [32, 128, 16, 16] : tensor<32x32768xf32> into tensor<32x128x16x16xf32>
    %expanded_67 = tensor.expand_shape %arg22 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %expanded_68 = tensor.expand_shape %arg23 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %86 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_66, %expanded_67, %expanded_68 : tensor<32x128x16x16xf32>, tensor<128x1x1xf32>, tensor<128x1x1xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x128x16x16xf32>
    %padded_69 = tensor.pad %86 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x128x16x16xf32> to tensor<32x128x18x18xf32>
    %87 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_69, %arg24 : tensor<32x128x18x18xf32>, tensor<128x128x3x3xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %88 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%73, %arg25 : tensor<32x64x32x32xf32>, tensor<128x64x1x1xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %88 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128x16x16xf32>
    %collapsed_70 = tensor.collapse_shape %89 [[0], [1, 2, 3]] : tensor<32x128x16x16xf32> into tensor<32x32768xf32>
    %expanded_71 = tensor.expand_shape %collapsed_70 [[0], [1, 2]] output_shape [32, 4, 8192] : tensor<32x32768xf32> into tensor<32x4x8192xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_71 : tensor<32x4x8192xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_7 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<32x4x8192xf32>) outs(%79 : tensor<32x4x8192xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x8192xf64>
    %93 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92 : tensor<32x4x8192xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %94 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92, %93 : tensor<32x4x8192xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_8 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_8 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71, %91, %95 : tensor<32x4x8192xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%84 : tensor<32x4x8192xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x8192xf32>
    %collapsed_72 = tensor.collapse_shape %96 [[0], [1, 2]] : tensor<32x4x8192xf32> into tensor<32x32768xf32>
    %expanded_73 = tensor.expand_shape %collapsed_72 [[0], [1, 2, 3]] output_shape [32, 128, 16, 16] : tensor<32x32768xf32> into tensor<32x128x16x16xf32>
    %expanded_74 = tensor.expand_shape %arg26 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %expanded_75 = tensor.expand_shape %arg27 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %97 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_74, %expanded_75 : tensor<32x128x16x16xf32>, tensor<128x1x1xf32>, tensor<128x1x1xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x128x16x16xf32>
    %padded_76 = tensor.pad %97 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x128x16x16xf32> to tensor<32x128x18x18xf32>
    %98 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_76, %arg28 : tensor<32x128x18x18xf32>, tensor<128x128x3x3xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %collapsed_77 = tensor.collapse_shape %98 [[0], [1, 2, 3]] : tensor<32x128x16x16xf32> into tensor<32x32768xf32>
    %expanded_78 = tensor.expand_shape %collapsed_77 [[0], [1, 2]] output_shape [32, 4, 8192] : tensor<32x32768xf32> into tensor<32x4x8192xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_78 : tensor<32x4x8192xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_7 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_78 : tensor<32x4x8192xf32>) outs(%79 : tensor<32x4x8192xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x8192xf64>
    %102 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%101 : tensor<32x4x8192xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %103 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%101, %102 : tensor<32x4x8192xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_8 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_8 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_78, %100, %104 : tensor<32x4x8192xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%84 : tensor<32x4x8192xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x8192xf32>
    %collapsed_79 = tensor.collapse_shape %105 [[0], [1, 2]] : tensor<32x4x8192xf32> into tensor<32x32768xf32>
    %expanded_80 = tensor.expand_shape %collapsed_79 [[0], [1, 2, 3]] output_shape [32, 128, 16, 16] : tensor<32x32768xf32> into tensor<32x128x16x16xf32>
    %expanded_81 = tensor.expand_shape %arg29 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %expanded_82 = tensor.expand_shape %arg30 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %106 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_80, %expanded_81, %expanded_82 : tensor<32x128x16x16xf32>, tensor<128x1x1xf32>, tensor<128x1x1xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x128x16x16xf32>
    %padded_83 = tensor.pad %106 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x128x16x16xf32> to tensor<32x128x18x18xf32>
    %107 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_83, %arg31 : tensor<32x128x18x18xf32>, tensor<128x128x3x3xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %108 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107, %89 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128x16x16xf32>
    %collapsed_84 = tensor.collapse_shape %108 [[0], [1, 2, 3]] : tensor<32x128x16x16xf32> into tensor<32x32768xf32>
    %expanded_85 = tensor.expand_shape %collapsed_84 [[0], [1, 2]] output_shape [32, 4, 8192] : tensor<32x32768xf32> into tensor<32x4x8192xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_85 : tensor<32x4x8192xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_7 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_85 : tensor<32x4x8192xf32>) outs(%79 : tensor<32x4x8192xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x8192xf64>
    %112 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%111 : tensor<32x4x8192xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %113 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%111, %112 : tensor<32x4x8192xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_8 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_8 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_85, %110, %114 : tensor<32x4x8192xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%84 : tensor<32x4x8192xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x8192xf32>
    %collapsed_86 = tensor.collapse_shape %115 [[0], [1, 2]] : tensor<32x4x8192xf32> into tensor<32x32768xf32>
    %expanded_87 = tensor.expand_shape %collapsed_86 [[0], [1, 2, 3]] output_shape [32, 128, 16, 16] : tensor<32x32768xf32> into tensor<32x128x16x16xf32>
    %expanded_88 = tensor.expand_shape %arg32 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %expanded_89 = tensor.expand_shape %arg33 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_87, %expanded_88, %expanded_89 : tensor<32x128x16x16xf32>, tensor<128x1x1xf32>, tensor<128x1x1xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x128x16x16xf32>
    %padded_90 = tensor.pad %116 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x128x16x16xf32> to tensor<32x128x18x18xf32>
    %117 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_90, %arg34 : tensor<32x128x18x18xf32>, tensor<128x128x3x3xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %collapsed_91 = tensor.collapse_shape %117 [[0], [1, 2, 3]] : tensor<32x128x16x16xf32> into tensor<32x32768xf32>
    %expanded_92 = tensor.expand_shape %collapsed_91 [[0], [1, 2]] output_shape [32, 4, 8192] : tensor<32x32768xf32> into tensor<32x4x8192xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_92 : tensor<32x4x8192xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_7 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_92 : tensor<32x4x8192xf32>) outs(%79 : tensor<32x4x8192xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x8192xf64>
    %121 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%120 : tensor<32x4x8192xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %122 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%120, %121 : tensor<32x4x8192xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_8 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_8 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_92, %119, %123 : tensor<32x4x8192xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%84 : tensor<32x4x8192xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x8192xf32>
    %collapsed_93 = tensor.collapse_shape %124 [[0], [1, 2]] : tensor<32x4x8192xf32> into tensor<32x32768xf32>
    %expanded_94 = tensor.expand_shape %collapsed_93 [[0], [1, 2, 3]] output_shape [32, 128, 16, 16] : tensor<32x32768xf32> into tensor<32x128x16x16xf32>
    %expanded_95 = tensor.expand_shape %arg35 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %expanded_96 = tensor.expand_shape %arg36 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_94, %expanded_95, %expanded_96 : tensor<32x128x16x16xf32>, tensor<128x1x1xf32>, tensor<128x1x1xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x128x16x16xf32>
    %padded_97 = tensor.pad %125 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x128x16x16xf32> to tensor<32x128x18x18xf32>
    %126 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_97, %arg37 : tensor<32x128x18x18xf32>, tensor<128x128x3x3xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %108 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128x16x16xf32>
    %collapsed_98 = tensor.collapse_shape %127 [[0], [1, 2, 3]] : tensor<32x128x16x16xf32> into tensor<32x32768xf32>
    %expanded_99 = tensor.expand_shape %collapsed_98 [[0], [1, 2]] output_shape [32, 4, 8192] : tensor<32x32768xf32> into tensor<32x4x8192xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_99 : tensor<32x4x8192xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_7 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99 : tensor<32x4x8192xf32>) outs(%79 : tensor<32x4x8192xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x8192xf64>
    %131 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130 : tensor<32x4x8192xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %132 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130, %131 : tensor<32x4x8192xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_8 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_8 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99, %129, %133 : tensor<32x4x8192xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%84 : tensor<32x4x8192xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x8192xf32>
    %collapsed_100 = tensor.collapse_shape %134 [[0], [1, 2]] : tensor<32x4x8192xf32> into tensor<32x32768xf32>
    %expanded_101 = tensor.expand_shape %collapsed_100 [[0], [1, 2, 3]] output_shape [32, 128, 16, 16] : tensor<32x32768xf32> into tensor<32x128x16x16xf32>
    %expanded_102 = tensor.expand_shape %arg38 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %expanded_103 = tensor.expand_shape %arg39 [[0, 1, 2]] output_shape [128, 1, 1] : tensor<128xf32> into tensor<128x1x1xf32>
    %135 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_101, %expanded_102, %expanded_103 : tensor<32x128x16x16xf32>, tensor<128x1x1xf32>, tensor<128x1x1xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x128x16x16xf32>
    %padded_104 = tensor.pad %135 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x128x16x16xf32> to tensor<32x128x18x18xf32>
    %136 = tensor.empty() : tensor<32x256x8x8xf32>
    %137 = linalg.fill ins(%cst_0 : f32) outs(%136 : tensor<32x256x8x8xf32>) -> tensor<32x256x8x8xf32>
    %138 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_104, %arg40 : tensor<32x128x18x18xf32>, tensor<256x128x3x3xf32>) outs(%137 : tensor<32x256x8x8xf32>) -> tensor<32x256x8x8xf32>
    %collapsed_105 = tensor.collapse_shape %138 [[0], [1, 2, 3]] : tensor<32x256x8x8xf32> into tensor<32x16384xf32>
    %expanded_106 = tensor.expand_shape %collapsed_105 [[0], [1, 2]] output_shape [32, 4, 4096] : tensor<32x16384xf32> into tensor<32x4x4096xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_106 : tensor<32x4x4096xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_9 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %141 = tensor.empty() : tensor<32x4x4096xf64>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106 : tensor<32x4x4096xf32>) outs(%141 : tensor<32x4x4096xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x4096xf64>
    %143 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%142 : tensor<32x4x4096xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %144 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%142, %143 : tensor<32x4x4096xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_10 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_10 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %146 = tensor.empty() : tensor<32x4x4096xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106, %140, %145 : tensor<32x4x4096xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%146 : tensor<32x4x4096xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x4096xf32>
    %collapsed_107 = tensor.collapse_shape %147 [[0], [1, 2]] : tensor<32x4x4096xf32> into tensor<32x16384xf32>
    %expanded_108 = tensor.expand_shape %collapsed_107 [[0], [1, 2, 3]] output_shape [32, 256, 8, 8] : tensor<32x16384xf32> into tensor<32x256x8x8xf32>
    %expanded_109 = tensor.expand_shape %arg41 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %expanded_110 = tensor.expand_shape %arg42 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %148 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_108, %expanded_109, %expanded_110 : tensor<32x256x8x8xf32>, tensor<256x1x1xf32>, tensor<256x1x1xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x256x8x8xf32>
    %padded_111 = tensor.pad %148 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x256x8x8xf32> to tensor<32x256x10x10xf32>
    %149 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_111, %arg43 : tensor<32x256x10x10xf32>, tensor<256x256x3x3xf32>) outs(%137 : tensor<32x256x8x8xf32>) -> tensor<32x256x8x8xf32>
    %150 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%135, %arg44 : tensor<32x128x16x16xf32>, tensor<256x128x1x1xf32>) outs(%137 : tensor<32x256x8x8xf32>) -> tensor<32x256x8x8xf32>
    %151 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %150 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256x8x8xf32>
    %collapsed_112 = tensor.collapse_shape %151 [[0], [1, 2, 3]] : tensor<32x256x8x8xf32> into tensor<32x16384xf32>
    %expanded_113 = tensor.expand_shape %collapsed_112 [[0], [1, 2]] output_shape [32, 4, 4096] : tensor<32x16384xf32> into tensor<32x4x4096xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_113 : tensor<32x4x4096xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_9 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113 : tensor<32x4x4096xf32>) outs(%141 : tensor<32x4x4096xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x4096xf64>
    %155 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%154 : tensor<32x4x4096xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %156 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%154, %155 : tensor<32x4x4096xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_10 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_10 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %153, %157 : tensor<32x4x4096xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%146 : tensor<32x4x4096xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x4096xf32>
    %collapsed_114 = tensor.collapse_shape %158 [[0], [1, 2]] : tensor<32x4x4096xf32> into tensor<32x16384xf32>
    %expanded_115 = tensor.expand_shape %collapsed_114 [[0], [1, 2, 3]] output_shape [32, 256, 8, 8] : tensor<32x16384xf32> into tensor<32x256x8x8xf32>
    %expanded_116 = tensor.expand_shape %arg45 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %expanded_117 = tensor.expand_shape %arg46 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %159 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_115, %expanded_116, %expanded_117 : tensor<32x256x8x8xf32>, tensor<256x1x1xf32>, tensor<256x1x1xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x256x8x8xf32>
    %padded_118 = tensor.pad %159 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x256x8x8xf32> to tensor<32x256x10x10xf32>
    %160 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_118, %arg47 : tensor<32x256x10x10xf32>, tensor<256x256x3x3xf32>) outs(%137 : tensor<32x256x8x8xf32>) -> tensor<32x256x8x8xf32>
    %collapsed_119 = tensor.collapse_shape %160 [[0], [1, 2, 3]] : tensor<32x256x8x8xf32> into tensor<32x16384xf32>
    %expanded_120 = tensor.expand_shape %collapsed_119 [[0], [1, 2]] output_shape [32, 4, 4096] : tensor<32x16384xf32> into tensor<32x4x4096xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_120 : tensor<32x4x4096xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_9 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_120 : tensor<32x4x4096xf32>) outs(%141 : tensor<32x4x4096xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x4096xf64>
    %164 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%163 : tensor<32x4x4096xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %165 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%163, %164 : tensor<32x4x4096xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_10 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %166 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_10 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_120, %162, %166 : tensor<32x4x4096xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%146 : tensor<32x4x4096xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x4096xf32>
    %collapsed_121 = tensor.collapse_shape %167 [[0], [1, 2]] : tensor<32x4x4096xf32> into tensor<32x16384xf32>
    %expanded_122 = tensor.expand_shape %collapsed_121 [[0], [1, 2, 3]] output_shape [32, 256, 8, 8] : tensor<32x16384xf32> into tensor<32x256x8x8xf32>
    %expanded_123 = tensor.expand_shape %arg48 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %expanded_124 = tensor.expand_shape %arg49 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %168 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_122, %expanded_123, %expanded_124 : tensor<32x256x8x8xf32>, tensor<256x1x1xf32>, tensor<256x1x1xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x256x8x8xf32>
    %padded_125 = tensor.pad %168 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x256x8x8xf32> to tensor<32x256x10x10xf32>
    %169 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_125, %arg50 : tensor<32x256x10x10xf32>, tensor<256x256x3x3xf32>) outs(%137 : tensor<32x256x8x8xf32>) -> tensor<32x256x8x8xf32>
    %170 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169, %151 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256x8x8xf32>
    %collapsed_126 = tensor.collapse_shape %170 [[0], [1, 2, 3]] : tensor<32x256x8x8xf32> into tensor<32x16384xf32>
    %expanded_127 = tensor.expand_shape %collapsed_126 [[0], [1, 2]] output_shape [32, 4, 4096] : tensor<32x16384xf32> into tensor<32x4x4096xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_127 : tensor<32x4x4096xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_9 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_127 : tensor<32x4x4096xf32>) outs(%141 : tensor<32x4x4096xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x4096xf64>
    %174 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%173 : tensor<32x4x4096xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %175 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%173, %174 : tensor<32x4x4096xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_10 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %176 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_10 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_127, %172, %176 : tensor<32x4x4096xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%146 : tensor<32x4x4096xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x4096xf32>
    %collapsed_128 = tensor.collapse_shape %177 [[0], [1, 2]] : tensor<32x4x4096xf32> into tensor<32x16384xf32>
    %expanded_129 = tensor.expand_shape %collapsed_128 [[0], [1, 2, 3]] output_shape [32, 256, 8, 8] : tensor<32x16384xf32> into tensor<32x256x8x8xf32>
    %expanded_130 = tensor.expand_shape %arg51 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %expanded_131 = tensor.expand_shape %arg52 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %178 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_129, %expanded_130, %expanded_131 : tensor<32x256x8x8xf32>, tensor<256x1x1xf32>, tensor<256x1x1xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x256x8x8xf32>
    %padded_132 = tensor.pad %178 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x256x8x8xf32> to tensor<32x256x10x10xf32>
    %179 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_132, %arg53 : tensor<32x256x10x10xf32>, tensor<256x256x3x3xf32>) outs(%137 : tensor<32x256x8x8xf32>) -> tensor<32x256x8x8xf32>
    %collapsed_133 = tensor.collapse_shape %179 [[0], [1, 2, 3]] : tensor<32x256x8x8xf32> into tensor<32x16384xf32>
    %expanded_134 = tensor.expand_shape %collapsed_133 [[0], [1, 2]] output_shape [32, 4, 4096] : tensor<32x16384xf32> into tensor<32x4x4096xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_134 : tensor<32x4x4096xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %181 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_9 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %182 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_134 : tensor<32x4x4096xf32>) outs(%141 : tensor<32x4x4096xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x4096xf64>
    %183 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%182 : tensor<32x4x4096xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %184 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%182, %183 : tensor<32x4x4096xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_10 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %185 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_10 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %186 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_134, %181, %185 : tensor<32x4x4096xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%146 : tensor<32x4x4096xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x4096xf32>
    %collapsed_135 = tensor.collapse_shape %186 [[0], [1, 2]] : tensor<32x4x4096xf32> into tensor<32x16384xf32>
    %expanded_136 = tensor.expand_shape %collapsed_135 [[0], [1, 2, 3]] output_shape [32, 256, 8, 8] : tensor<32x16384xf32> into tensor<32x256x8x8xf32>
    %expanded_137 = tensor.expand_shape %arg54 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %expanded_138 = tensor.expand_shape %arg55 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %187 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_136, %expanded_137, %expanded_138 : tensor<32x256x8x8xf32>, tensor<256x1x1xf32>, tensor<256x1x1xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x256x8x8xf32>
    %padded_139 = tensor.pad %187 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<32x256x8x8xf32> to tensor<32x256x10x10xf32>
    %188 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_139, %arg56 : tensor<32x256x10x10xf32>, tensor<256x256x3x3xf32>) outs(%137 : tensor<32x256x8x8xf32>) -> tensor<32x256x8x8xf32>
    %189 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188, %170 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256x8x8xf32>
    %collapsed_140 = tensor.collapse_shape %189 [[0], [1, 2, 3]] : tensor<32x256x8x8xf32> into tensor<32x16384xf32>
    %expanded_141 = tensor.expand_shape %collapsed_140 [[0], [1, 2]] output_shape [32, 4, 4096] : tensor<32x16384xf32> into tensor<32x4x4096xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_141 : tensor<32x4x4096xf32>) outs(%4 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_9 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %192 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_141 : tensor<32x4x4096xf32>) outs(%141 : tensor<32x4x4096xf64>) {
    ^bb0(%in: f32, %out: f64):
      %670 = arith.extf %in : f32 to f64
      linalg.yield %670 : f64
    } -> tensor<32x4x4096xf64>
    %193 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%192 : tensor<32x4x4096xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %670 = arith.addf %in, %out : f64
      linalg.yield %670 : f64
    } -> tensor<32x4x1xf64>
    %194 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%192, %193 : tensor<32x4x4096xf64>, tensor<32x4x1xf64>) outs(%10 : tensor<32x4x1xf64>) {
    ^bb0(%in: f64, %in_657: f64, %out: f64):
      %670 = arith.divf %in_657, %cst_10 : f64
      %671 = arith.subf %in, %670 : f64
      %672 = arith.mulf %671, %671 : f64
      %673 = arith.addf %672, %out : f64
      linalg.yield %673 : f64
    } -> tensor<32x4x1xf64>
    %195 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<32x4x1xf64>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %670 = arith.divf %in, %cst_10 : f64
      %671 = arith.truncf %670 : f64 to f32
      %672 = arith.truncf %cst_4 : f64 to f32
      %673 = arith.addf %671, %672 : f32
      %674 = math.rsqrt %673 : f32
      linalg.yield %674 : f32
    } -> tensor<32x4x1xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_141, %191, %195 : tensor<32x4x4096xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%146 : tensor<32x4x4096xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      linalg.yield %671 : f32
    } -> tensor<32x4x4096xf32>
    %collapsed_142 = tensor.collapse_shape %196 [[0], [1, 2]] : tensor<32x4x4096xf32> into tensor<32x16384xf32>
    %expanded_143 = tensor.expand_shape %collapsed_142 [[0], [1, 2, 3]] output_shape [32, 256, 8, 8] : tensor<32x16384xf32> into tensor<32x256x8x8xf32>
    %expanded_144 = tensor.expand_shape %arg57 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %expanded_145 = tensor.expand_shape %arg58 [[0, 1, 2]] output_shape [256, 1, 1] : tensor<256xf32> into tensor<256x1x1xf32>
    %197 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_143, %expanded_144, %expanded_145 : tensor<32x256x8x8xf32>, tensor<256x1x1xf32>, tensor<256x1x1xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %in_658 : f32
      %672 = arith.cmpf ugt, %671, %cst_0 : f32
      %673 = arith.select %672, %671, %cst_0 : f32
      linalg.yield %673 : f32
    } -> tensor<32x256x8x8xf32>
    %198 = tensor.empty() : tensor<32x256xf32>
    %199 = linalg.fill ins(%cst_0 : f32) outs(%198 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %200 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%197 : tensor<32x256x8x8xf32>) outs(%199 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %201 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<32x256xf32>) outs(%198 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.divf %in, %cst_11 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %202 = tensor.empty() : tensor<32x100xf32>
    %203 = linalg.fill ins(%cst_0 : f32) outs(%202 : tensor<32x100xf32>) -> tensor<32x100xf32>
    %204 = linalg.matmul ins(%201, %arg59 : tensor<32x256xf32>, tensor<256x100xf32>) outs(%203 : tensor<32x100xf32>) -> tensor<32x100xf32>
    %205 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%204, %arg60 : tensor<32x100xf32>, tensor<100xf32>) outs(%202 : tensor<32x100xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x100xf32>
    %206 = tensor.empty() : tensor<32xf32>
    %expanded_146 = tensor.expand_shape %206 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %207 = linalg.fill ins(%cst_2 : f32) outs(%expanded_146 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %expanded_147 = tensor.expand_shape %205 [[0, 1], [2]] output_shape [32, 1, 100] : tensor<32x100xf32> into tensor<32x1x100xf32>
    %208 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_147 : tensor<32x1x100xf32>) outs(%207 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.maximumf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x1xf32>
    %209 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %208 : tensor<32x100xf32>, tensor<32x1xf32>) outs(%202 : tensor<32x100xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.subf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x100xf32>
    %210 = tensor.empty() : tensor<32x1xf32>
    %211 = linalg.fill ins(%cst_0 : f32) outs(%210 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %212 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["parallel", "reduction"]} ins(%209 : tensor<32x100xf32>) outs(%211 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = math.exp %in : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x1xf32>
    %213 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%209, %212 : tensor<32x100xf32>, tensor<32x1xf32>) outs(%202 : tensor<32x100xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = math.log %in_657 : f32
      %671 = arith.subf %in, %670 : f32
      linalg.yield %671 : f32
    } -> tensor<32x100xf32>
    %214 = tensor.empty() : tensor<f32>
    %215 = linalg.fill ins(%cst_0 : f32) outs(%214 : tensor<f32>) -> tensor<f32>
    %216 = linalg.generic {indexing_maps = [#map5, #map5, #map9], iterator_types = ["reduction", "reduction"]} ins(%213, %arg62 : tensor<32x100xf32>, tensor<32x100xf32>) outs(%215 : tensor<f32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<f32>
    %217 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%216 : tensor<f32>) outs(%214 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.negf %in : f32
      %671 = arith.divf %670, %cst_12 : f32
      linalg.yield %671 : f32
    } -> tensor<f32>
    %218 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg62 : tensor<32x100xf32>) outs(%202 : tensor<32x100xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.mulf %in, %cst : f32
      linalg.yield %670 : f32
    } -> tensor<32x100xf32>
    %219 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["parallel", "reduction"]} ins(%218 : tensor<32x100xf32>) outs(%211 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x1xf32>
    %220 = linalg.generic {indexing_maps = [#map5, #map5, #map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%218, %213, %219 : tensor<32x100xf32>, tensor<32x100xf32>, tensor<32x1xf32>) outs(%202 : tensor<32x100xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = math.exp %in_657 : f32
      %671 = arith.mulf %670, %in_658 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<32x100xf32>
    %221 = tensor.empty() : tensor<1x100xf32>
    %222 = linalg.fill ins(%cst_0 : f32) outs(%221 : tensor<1x100xf32>) -> tensor<1x100xf32>
    %223 = linalg.generic {indexing_maps = [#map5, #map11], iterator_types = ["reduction", "parallel"]} ins(%220 : tensor<32x100xf32>) outs(%222 : tensor<1x100xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<1x100xf32>
    %224 = tensor.empty() : tensor<256x32xf32>
    %transposed = linalg.transpose ins(%201 : tensor<32x256xf32>) outs(%224 : tensor<256x32xf32>) permutation = [1, 0] 
    %225 = tensor.empty() : tensor<256x100xf32>
    %226 = linalg.fill ins(%cst_0 : f32) outs(%225 : tensor<256x100xf32>) -> tensor<256x100xf32>
    %227 = linalg.matmul ins(%transposed, %220 : tensor<256x32xf32>, tensor<32x100xf32>) outs(%226 : tensor<256x100xf32>) -> tensor<256x100xf32>
    %228 = tensor.empty() : tensor<100x256xf32>
    %transposed_148 = linalg.transpose ins(%arg59 : tensor<256x100xf32>) outs(%228 : tensor<100x256xf32>) permutation = [1, 0] 
    %229 = linalg.matmul ins(%220, %transposed_148 : tensor<32x100xf32>, tensor<100x256xf32>) outs(%199 : tensor<32x256xf32>) -> tensor<32x256xf32>
    %230 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197, %229 : tensor<32x256x8x8xf32>, tensor<32x256xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.divf %in_657, %cst_11 : f32
      %671 = arith.cmpf ole, %in, %cst_0 : f32
      %672 = arith.select %671, %cst_0, %670 : f32
      linalg.yield %672 : f32
    } -> tensor<32x256x8x8xf32>
    %231 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%230, %189 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%199 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x256xf32>
    %232 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%230 : tensor<32x256x8x8xf32>) outs(%199 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_149 = tensor.expand_shape %arg57 [[0, 1]] output_shape [1, 256] : tensor<256xf32> into tensor<1x256xf32>
    %233 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%231, %expanded_149 : tensor<32x256xf32>, tensor<1x256xf32>) outs(%198 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %234 = tensor.empty() : tensor<32x4xf32>
    %235 = linalg.fill ins(%cst_0 : f32) outs(%234 : tensor<32x4xf32>) -> tensor<32x4xf32>
    %expanded_150 = tensor.expand_shape %233 [[0], [1, 2, 3]] output_shape [32, 4, 1, 64] : tensor<32x256xf32> into tensor<32x4x1x64xf32>
    %expanded_151 = tensor.expand_shape %234 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %236 = linalg.fill ins(%cst_0 : f32) outs(%expanded_151 : tensor<32x4x1xf32>) -> tensor<32x4x1xf32>
    %237 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_150 : tensor<32x4x1x64xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %238 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%232, %expanded_149 : tensor<32x256xf32>, tensor<1x256xf32>) outs(%198 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_152 = tensor.expand_shape %238 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_152 : tensor<32x4x64xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_153 = tensor.expand_shape %arg57 [[0, 1, 2]] output_shape [1, 4, 64] : tensor<256xf32> into tensor<1x4x64xf32>
    %240 = tensor.empty() : tensor<32x4x64xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %expanded_153 : tensor<32x4x1xf32>, tensor<1x4x64xf32>) outs(%240 : tensor<32x4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x64xf32>
    %expanded_154 = tensor.expand_shape %239 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %242 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %expanded_154, %191, %195 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_13 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_155 = tensor.expand_shape %242 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_156 = tensor.expand_shape %191 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_157 = tensor.expand_shape %239 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_158 = tensor.expand_shape %195 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_159 = tensor.expand_shape %241 [[0], [1], [2, 3]] output_shape [32, 4, 64, 1] : tensor<32x4x64xf32> into tensor<32x4x64x1xf32>
    %expanded_160 = tensor.expand_shape %230 [[0], [1, 2], [3], [4]] output_shape [32, 4, 64, 8, 8] : tensor<32x256x8x8xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_161 = tensor.collapse_shape %expanded_160 [[0], [1], [2], [3, 4]] : tensor<32x4x64x8x8xf32> into tensor<32x4x64x64xf32>
    %243 = tensor.empty() : tensor<32x4x64x64xf32>
    %expanded_162 = tensor.expand_shape %189 [[0], [1, 2], [3], [4]] output_shape [32, 4, 64, 8, 8] : tensor<32x256x8x8xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_163 = tensor.collapse_shape %expanded_162 [[0], [1], [2], [3, 4]] : tensor<32x4x64x8x8xf32> into tensor<32x4x64x64xf32>
    %244 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_161, %expanded_159, %collapsed_163, %expanded_155, %expanded_155, %expanded_156, %expanded_157, %expanded_158 : tensor<32x4x64x64xf32>, tensor<32x4x64x1xf32>, tensor<32x4x64x64xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%243 : tensor<32x4x64x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_13 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x64x64xf32>
    %expanded_164 = tensor.expand_shape %244 [[0], [1], [2], [3, 4]] output_shape [32, 4, 64, 8, 8] : tensor<32x4x64x64xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_165 = tensor.collapse_shape %expanded_164 [[0], [1, 2], [3], [4]] : tensor<32x4x64x8x8xf32> into tensor<32x256x8x8xf32>
    %expanded_166 = tensor.expand_shape %231 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %expanded_167 = tensor.expand_shape %232 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %245 = tensor.empty() : tensor<4x64xf32>
    %246 = linalg.fill ins(%cst_0 : f32) outs(%245 : tensor<4x64xf32>) -> tensor<4x64xf32>
    %247 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_166, %expanded_167, %191, %195 : tensor<32x4x64xf32>, tensor<32x4x64xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%246 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x64xf32>
    %248 = tensor.empty() : tensor<256xf32>
    %249 = linalg.fill ins(%cst_0 : f32) outs(%248 : tensor<256xf32>) -> tensor<256xf32>
    %250 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%232 : tensor<32x256xf32>) outs(%249 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<256xf32>
    %251 = tensor.empty() : tensor<256x256x3x3xf32>
    %252 = linalg.fill ins(%cst_0 : f32) outs(%251 : tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %253 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%251 : tensor<256x256x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg56[%671, %670, %674, %675] : tensor<256x256x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<256x256x3x3xf32>
    %254 = tensor.empty() : tensor<32x256x10x10xf32>
    %255 = linalg.fill ins(%cst_0 : f32) outs(%254 : tensor<32x256x10x10xf32>) -> tensor<32x256x10x10xf32>
    %inserted_slice = tensor.insert_slice %collapsed_165 into %255[0, 0, 1, 1] [32, 256, 8, 8] [1, 1, 1, 1] : tensor<32x256x8x8xf32> into tensor<32x256x10x10xf32>
    %256 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %253 : tensor<32x256x10x10xf32>, tensor<256x256x3x3xf32>) outs(%137 : tensor<32x256x8x8xf32>) -> tensor<32x256x8x8xf32>
    %257 = tensor.empty() : tensor<256x32x8x8xf32>
    %transposed_168 = linalg.transpose ins(%187 : tensor<32x256x8x8xf32>) outs(%257 : tensor<256x32x8x8xf32>) permutation = [1, 0, 2, 3] 
    %transposed_169 = linalg.transpose ins(%collapsed_165 : tensor<32x256x8x8xf32>) outs(%257 : tensor<256x32x8x8xf32>) permutation = [1, 0, 2, 3] 
    %padded_170 = tensor.pad %transposed_168 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<256x32x8x8xf32> to tensor<256x32x10x10xf32>
    %258 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_170, %transposed_169 : tensor<256x32x10x10xf32>, tensor<256x32x8x8xf32>) outs(%252 : tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %transposed_171 = linalg.transpose ins(%258 : tensor<256x256x3x3xf32>) outs(%251 : tensor<256x256x3x3xf32>) permutation = [1, 0, 2, 3] 
    %259 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187, %256 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x256x8x8xf32>
    %260 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%259, %179 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%199 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x256xf32>
    %261 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%259 : tensor<32x256x8x8xf32>) outs(%199 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_172 = tensor.expand_shape %arg54 [[0, 1]] output_shape [1, 256] : tensor<256xf32> into tensor<1x256xf32>
    %262 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%260, %expanded_172 : tensor<32x256xf32>, tensor<1x256xf32>) outs(%198 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_173 = tensor.expand_shape %262 [[0], [1, 2, 3]] output_shape [32, 4, 1, 64] : tensor<32x256xf32> into tensor<32x4x1x64xf32>
    %263 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_173 : tensor<32x4x1x64xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %264 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%261, %expanded_172 : tensor<32x256xf32>, tensor<1x256xf32>) outs(%198 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_174 = tensor.expand_shape %264 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %265 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_174 : tensor<32x4x64xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_175 = tensor.expand_shape %arg54 [[0, 1, 2]] output_shape [1, 4, 64] : tensor<256xf32> into tensor<1x4x64xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %expanded_175 : tensor<32x4x1xf32>, tensor<1x4x64xf32>) outs(%240 : tensor<32x4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x64xf32>
    %expanded_176 = tensor.expand_shape %265 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %267 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %expanded_176, %181, %185 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_13 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_177 = tensor.expand_shape %267 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_178 = tensor.expand_shape %181 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_179 = tensor.expand_shape %265 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_180 = tensor.expand_shape %185 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_181 = tensor.expand_shape %266 [[0], [1], [2, 3]] output_shape [32, 4, 64, 1] : tensor<32x4x64xf32> into tensor<32x4x64x1xf32>
    %expanded_182 = tensor.expand_shape %259 [[0], [1, 2], [3], [4]] output_shape [32, 4, 64, 8, 8] : tensor<32x256x8x8xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_183 = tensor.collapse_shape %expanded_182 [[0], [1], [2], [3, 4]] : tensor<32x4x64x8x8xf32> into tensor<32x4x64x64xf32>
    %expanded_184 = tensor.expand_shape %179 [[0], [1, 2], [3], [4]] output_shape [32, 4, 64, 8, 8] : tensor<32x256x8x8xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_185 = tensor.collapse_shape %expanded_184 [[0], [1], [2], [3, 4]] : tensor<32x4x64x8x8xf32> into tensor<32x4x64x64xf32>
    %268 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_183, %expanded_181, %collapsed_185, %expanded_177, %expanded_177, %expanded_178, %expanded_179, %expanded_180 : tensor<32x4x64x64xf32>, tensor<32x4x64x1xf32>, tensor<32x4x64x64xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%243 : tensor<32x4x64x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_13 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x64x64xf32>
    %expanded_186 = tensor.expand_shape %268 [[0], [1], [2], [3, 4]] output_shape [32, 4, 64, 8, 8] : tensor<32x4x64x64xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_187 = tensor.collapse_shape %expanded_186 [[0], [1, 2], [3], [4]] : tensor<32x4x64x8x8xf32> into tensor<32x256x8x8xf32>
    %expanded_188 = tensor.expand_shape %260 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %expanded_189 = tensor.expand_shape %261 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %269 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_188, %expanded_189, %181, %185 : tensor<32x4x64xf32>, tensor<32x4x64xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%246 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x64xf32>
    %270 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%261 : tensor<32x256xf32>) outs(%249 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<256xf32>
    %271 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%251 : tensor<256x256x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg53[%671, %670, %674, %675] : tensor<256x256x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<256x256x3x3xf32>
    %inserted_slice_190 = tensor.insert_slice %collapsed_187 into %255[0, 0, 1, 1] [32, 256, 8, 8] [1, 1, 1, 1] : tensor<32x256x8x8xf32> into tensor<32x256x10x10xf32>
    %272 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_190, %271 : tensor<32x256x10x10xf32>, tensor<256x256x3x3xf32>) outs(%137 : tensor<32x256x8x8xf32>) -> tensor<32x256x8x8xf32>
    %transposed_191 = linalg.transpose ins(%178 : tensor<32x256x8x8xf32>) outs(%257 : tensor<256x32x8x8xf32>) permutation = [1, 0, 2, 3] 
    %transposed_192 = linalg.transpose ins(%collapsed_187 : tensor<32x256x8x8xf32>) outs(%257 : tensor<256x32x8x8xf32>) permutation = [1, 0, 2, 3] 
    %padded_193 = tensor.pad %transposed_191 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<256x32x8x8xf32> to tensor<256x32x10x10xf32>
    %273 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_193, %transposed_192 : tensor<256x32x10x10xf32>, tensor<256x32x8x8xf32>) outs(%252 : tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %transposed_194 = linalg.transpose ins(%273 : tensor<256x256x3x3xf32>) outs(%251 : tensor<256x256x3x3xf32>) permutation = [1, 0, 2, 3] 
    %274 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %272 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x256x8x8xf32>
    %275 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%274, %170 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%199 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x256xf32>
    %276 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%274 : tensor<32x256x8x8xf32>) outs(%199 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_195 = tensor.expand_shape %arg51 [[0, 1]] output_shape [1, 256] : tensor<256xf32> into tensor<1x256xf32>
    %277 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%275, %expanded_195 : tensor<32x256xf32>, tensor<1x256xf32>) outs(%198 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_196 = tensor.expand_shape %277 [[0], [1, 2, 3]] output_shape [32, 4, 1, 64] : tensor<32x256xf32> into tensor<32x4x1x64xf32>
    %278 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_196 : tensor<32x4x1x64xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %279 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%276, %expanded_195 : tensor<32x256xf32>, tensor<1x256xf32>) outs(%198 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_197 = tensor.expand_shape %279 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %280 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_197 : tensor<32x4x64xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_198 = tensor.expand_shape %arg51 [[0, 1, 2]] output_shape [1, 4, 64] : tensor<256xf32> into tensor<1x4x64xf32>
    %281 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %expanded_198 : tensor<32x4x1xf32>, tensor<1x4x64xf32>) outs(%240 : tensor<32x4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x64xf32>
    %expanded_199 = tensor.expand_shape %280 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %282 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %expanded_199, %172, %176 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_13 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_200 = tensor.expand_shape %282 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_201 = tensor.expand_shape %172 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_202 = tensor.expand_shape %280 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_203 = tensor.expand_shape %176 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_204 = tensor.expand_shape %281 [[0], [1], [2, 3]] output_shape [32, 4, 64, 1] : tensor<32x4x64xf32> into tensor<32x4x64x1xf32>
    %expanded_205 = tensor.expand_shape %274 [[0], [1, 2], [3], [4]] output_shape [32, 4, 64, 8, 8] : tensor<32x256x8x8xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_206 = tensor.collapse_shape %expanded_205 [[0], [1], [2], [3, 4]] : tensor<32x4x64x8x8xf32> into tensor<32x4x64x64xf32>
    %expanded_207 = tensor.expand_shape %170 [[0], [1, 2], [3], [4]] output_shape [32, 4, 64, 8, 8] : tensor<32x256x8x8xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_208 = tensor.collapse_shape %expanded_207 [[0], [1], [2], [3, 4]] : tensor<32x4x64x8x8xf32> into tensor<32x4x64x64xf32>
    %283 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_206, %expanded_204, %collapsed_208, %expanded_200, %expanded_200, %expanded_201, %expanded_202, %expanded_203 : tensor<32x4x64x64xf32>, tensor<32x4x64x1xf32>, tensor<32x4x64x64xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%243 : tensor<32x4x64x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_13 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x64x64xf32>
    %expanded_209 = tensor.expand_shape %283 [[0], [1], [2], [3, 4]] output_shape [32, 4, 64, 8, 8] : tensor<32x4x64x64xf32> into tensor<32x4x64x8x8xf32>
    %expanded_210 = tensor.expand_shape %275 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %expanded_211 = tensor.expand_shape %276 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_210, %expanded_211, %172, %176 : tensor<32x4x64xf32>, tensor<32x4x64xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%246 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x64xf32>
    %285 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%276 : tensor<32x256xf32>) outs(%249 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<256xf32>
    %286 = tensor.empty() : tensor<32x4x64x8x8xf32>
    %287 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_164, %expanded_209 : tensor<32x4x64x8x8xf32>, tensor<32x4x64x8x8xf32>) outs(%286 : tensor<32x4x64x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x64x8x8xf32>
    %collapsed_212 = tensor.collapse_shape %287 [[0], [1, 2], [3], [4]] : tensor<32x4x64x8x8xf32> into tensor<32x256x8x8xf32>
    %288 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%251 : tensor<256x256x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg50[%671, %670, %674, %675] : tensor<256x256x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<256x256x3x3xf32>
    %inserted_slice_213 = tensor.insert_slice %collapsed_212 into %255[0, 0, 1, 1] [32, 256, 8, 8] [1, 1, 1, 1] : tensor<32x256x8x8xf32> into tensor<32x256x10x10xf32>
    %289 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_213, %288 : tensor<32x256x10x10xf32>, tensor<256x256x3x3xf32>) outs(%137 : tensor<32x256x8x8xf32>) -> tensor<32x256x8x8xf32>
    %transposed_214 = linalg.transpose ins(%168 : tensor<32x256x8x8xf32>) outs(%257 : tensor<256x32x8x8xf32>) permutation = [1, 0, 2, 3] 
    %transposed_215 = linalg.transpose ins(%collapsed_212 : tensor<32x256x8x8xf32>) outs(%257 : tensor<256x32x8x8xf32>) permutation = [1, 0, 2, 3] 
    %padded_216 = tensor.pad %transposed_214 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<256x32x8x8xf32> to tensor<256x32x10x10xf32>
    %290 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_216, %transposed_215 : tensor<256x32x10x10xf32>, tensor<256x32x8x8xf32>) outs(%252 : tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %transposed_217 = linalg.transpose ins(%290 : tensor<256x256x3x3xf32>) outs(%251 : tensor<256x256x3x3xf32>) permutation = [1, 0, 2, 3] 
    %291 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168, %289 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x256x8x8xf32>
    %292 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%291, %160 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%199 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x256xf32>
    %293 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%291 : tensor<32x256x8x8xf32>) outs(%199 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_218 = tensor.expand_shape %arg48 [[0, 1]] output_shape [1, 256] : tensor<256xf32> into tensor<1x256xf32>
    %294 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%292, %expanded_218 : tensor<32x256xf32>, tensor<1x256xf32>) outs(%198 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_219 = tensor.expand_shape %294 [[0], [1, 2, 3]] output_shape [32, 4, 1, 64] : tensor<32x256xf32> into tensor<32x4x1x64xf32>
    %295 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_219 : tensor<32x4x1x64xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %296 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%293, %expanded_218 : tensor<32x256xf32>, tensor<1x256xf32>) outs(%198 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_220 = tensor.expand_shape %296 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_220 : tensor<32x4x64xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_221 = tensor.expand_shape %arg48 [[0, 1, 2]] output_shape [1, 4, 64] : tensor<256xf32> into tensor<1x4x64xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %expanded_221 : tensor<32x4x1xf32>, tensor<1x4x64xf32>) outs(%240 : tensor<32x4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x64xf32>
    %expanded_222 = tensor.expand_shape %297 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %expanded_222, %162, %166 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_13 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_223 = tensor.expand_shape %299 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_224 = tensor.expand_shape %162 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_225 = tensor.expand_shape %297 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_226 = tensor.expand_shape %166 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_227 = tensor.expand_shape %298 [[0], [1], [2, 3]] output_shape [32, 4, 64, 1] : tensor<32x4x64xf32> into tensor<32x4x64x1xf32>
    %expanded_228 = tensor.expand_shape %291 [[0], [1, 2], [3], [4]] output_shape [32, 4, 64, 8, 8] : tensor<32x256x8x8xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_229 = tensor.collapse_shape %expanded_228 [[0], [1], [2], [3, 4]] : tensor<32x4x64x8x8xf32> into tensor<32x4x64x64xf32>
    %expanded_230 = tensor.expand_shape %160 [[0], [1, 2], [3], [4]] output_shape [32, 4, 64, 8, 8] : tensor<32x256x8x8xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_231 = tensor.collapse_shape %expanded_230 [[0], [1], [2], [3, 4]] : tensor<32x4x64x8x8xf32> into tensor<32x4x64x64xf32>
    %300 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_229, %expanded_227, %collapsed_231, %expanded_223, %expanded_223, %expanded_224, %expanded_225, %expanded_226 : tensor<32x4x64x64xf32>, tensor<32x4x64x1xf32>, tensor<32x4x64x64xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%243 : tensor<32x4x64x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_13 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x64x64xf32>
    %expanded_232 = tensor.expand_shape %300 [[0], [1], [2], [3, 4]] output_shape [32, 4, 64, 8, 8] : tensor<32x4x64x64xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_233 = tensor.collapse_shape %expanded_232 [[0], [1, 2], [3], [4]] : tensor<32x4x64x8x8xf32> into tensor<32x256x8x8xf32>
    %expanded_234 = tensor.expand_shape %292 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %expanded_235 = tensor.expand_shape %293 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %301 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_234, %expanded_235, %162, %166 : tensor<32x4x64xf32>, tensor<32x4x64xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%246 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x64xf32>
    %302 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%293 : tensor<32x256xf32>) outs(%249 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<256xf32>
    %303 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%251 : tensor<256x256x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg47[%671, %670, %674, %675] : tensor<256x256x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<256x256x3x3xf32>
    %inserted_slice_236 = tensor.insert_slice %collapsed_233 into %255[0, 0, 1, 1] [32, 256, 8, 8] [1, 1, 1, 1] : tensor<32x256x8x8xf32> into tensor<32x256x10x10xf32>
    %304 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_236, %303 : tensor<32x256x10x10xf32>, tensor<256x256x3x3xf32>) outs(%137 : tensor<32x256x8x8xf32>) -> tensor<32x256x8x8xf32>
    %transposed_237 = linalg.transpose ins(%159 : tensor<32x256x8x8xf32>) outs(%257 : tensor<256x32x8x8xf32>) permutation = [1, 0, 2, 3] 
    %transposed_238 = linalg.transpose ins(%collapsed_233 : tensor<32x256x8x8xf32>) outs(%257 : tensor<256x32x8x8xf32>) permutation = [1, 0, 2, 3] 
    %padded_239 = tensor.pad %transposed_237 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<256x32x8x8xf32> to tensor<256x32x10x10xf32>
    %305 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_239, %transposed_238 : tensor<256x32x10x10xf32>, tensor<256x32x8x8xf32>) outs(%252 : tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %transposed_240 = linalg.transpose ins(%305 : tensor<256x256x3x3xf32>) outs(%251 : tensor<256x256x3x3xf32>) permutation = [1, 0, 2, 3] 
    %306 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %304 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x256x8x8xf32>
    %307 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%306, %151 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%199 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x256xf32>
    %308 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%306 : tensor<32x256x8x8xf32>) outs(%199 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_241 = tensor.expand_shape %arg45 [[0, 1]] output_shape [1, 256] : tensor<256xf32> into tensor<1x256xf32>
    %309 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%307, %expanded_241 : tensor<32x256xf32>, tensor<1x256xf32>) outs(%198 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_242 = tensor.expand_shape %309 [[0], [1, 2, 3]] output_shape [32, 4, 1, 64] : tensor<32x256xf32> into tensor<32x4x1x64xf32>
    %310 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_242 : tensor<32x4x1x64xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %311 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%308, %expanded_241 : tensor<32x256xf32>, tensor<1x256xf32>) outs(%198 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_243 = tensor.expand_shape %311 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %312 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_243 : tensor<32x4x64xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_244 = tensor.expand_shape %arg45 [[0, 1, 2]] output_shape [1, 4, 64] : tensor<256xf32> into tensor<1x4x64xf32>
    %313 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %expanded_244 : tensor<32x4x1xf32>, tensor<1x4x64xf32>) outs(%240 : tensor<32x4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x64xf32>
    %expanded_245 = tensor.expand_shape %312 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %314 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310, %expanded_245, %153, %157 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_13 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_246 = tensor.expand_shape %314 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_247 = tensor.expand_shape %153 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_248 = tensor.expand_shape %312 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_249 = tensor.expand_shape %157 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_250 = tensor.expand_shape %313 [[0], [1], [2, 3]] output_shape [32, 4, 64, 1] : tensor<32x4x64xf32> into tensor<32x4x64x1xf32>
    %expanded_251 = tensor.expand_shape %306 [[0], [1, 2], [3], [4]] output_shape [32, 4, 64, 8, 8] : tensor<32x256x8x8xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_252 = tensor.collapse_shape %expanded_251 [[0], [1], [2], [3, 4]] : tensor<32x4x64x8x8xf32> into tensor<32x4x64x64xf32>
    %expanded_253 = tensor.expand_shape %151 [[0], [1, 2], [3], [4]] output_shape [32, 4, 64, 8, 8] : tensor<32x256x8x8xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_254 = tensor.collapse_shape %expanded_253 [[0], [1], [2], [3, 4]] : tensor<32x4x64x8x8xf32> into tensor<32x4x64x64xf32>
    %315 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_252, %expanded_250, %collapsed_254, %expanded_246, %expanded_246, %expanded_247, %expanded_248, %expanded_249 : tensor<32x4x64x64xf32>, tensor<32x4x64x1xf32>, tensor<32x4x64x64xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%243 : tensor<32x4x64x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_13 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x64x64xf32>
    %expanded_255 = tensor.expand_shape %315 [[0], [1], [2], [3, 4]] output_shape [32, 4, 64, 8, 8] : tensor<32x4x64x64xf32> into tensor<32x4x64x8x8xf32>
    %expanded_256 = tensor.expand_shape %307 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %expanded_257 = tensor.expand_shape %308 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %316 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_256, %expanded_257, %153, %157 : tensor<32x4x64xf32>, tensor<32x4x64xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%246 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x64xf32>
    %317 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%308 : tensor<32x256xf32>) outs(%249 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<256xf32>
    %318 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%287, %expanded_255 : tensor<32x4x64x8x8xf32>, tensor<32x4x64x8x8xf32>) outs(%286 : tensor<32x4x64x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x64x8x8xf32>
    %collapsed_258 = tensor.collapse_shape %318 [[0], [1, 2], [3], [4]] : tensor<32x4x64x8x8xf32> into tensor<32x256x8x8xf32>
    %319 = tensor.empty() : tensor<128x256x1x1xf32>
    %320 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%319 : tensor<128x256x1x1xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %extracted = tensor.extract %arg44[%671, %670, %c0, %c0] : tensor<256x128x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<128x256x1x1xf32>
    %321 = tensor.empty() : tensor<32x256x16x16xf32>
    %322 = linalg.fill ins(%cst_0 : f32) outs(%321 : tensor<32x256x16x16xf32>) -> tensor<32x256x16x16xf32>
    %inserted_slice_259 = tensor.insert_slice %collapsed_258 into %322[0, 0, 0, 0] [32, 256, 8, 8] [1, 1, 2, 2] : tensor<32x256x8x8xf32> into tensor<32x256x16x16xf32>
    %323 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_259, %320 : tensor<32x256x16x16xf32>, tensor<128x256x1x1xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %324 = tensor.empty() : tensor<128x32x16x16xf32>
    %transposed_260 = linalg.transpose ins(%135 : tensor<32x128x16x16xf32>) outs(%324 : tensor<128x32x16x16xf32>) permutation = [1, 0, 2, 3] 
    %expanded_261 = tensor.expand_shape %transposed_260 [[0], [1, 2], [3], [4]] output_shape [128, 32, 1, 16, 16] : tensor<128x32x16x16xf32> into tensor<128x32x1x16x16xf32>
    %325 = tensor.empty() : tensor<128x8192x2x2xf32>
    %expanded_262 = tensor.expand_shape %318 [[0], [1], [2], [3, 4], [5]] output_shape [32, 4, 64, 1, 8, 8] : tensor<32x4x64x8x8xf32> into tensor<32x4x64x1x8x8xf32>
    %collapsed_263 = tensor.collapse_shape %expanded_262 [[0], [1, 2], [3], [4], [5]] : tensor<32x4x64x1x8x8xf32> into tensor<32x256x1x8x8xf32>
    %expanded_264 = tensor.expand_shape %325 [[0], [1, 2], [3], [4]] output_shape [128, 32, 256, 2, 2] : tensor<128x8192x2x2xf32> into tensor<128x32x256x2x2xf32>
    %326 = linalg.fill ins(%cst_0 : f32) outs(%expanded_264 : tensor<128x32x256x2x2xf32>) -> tensor<128x32x256x2x2xf32>
    %327 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_261, %collapsed_263 : tensor<128x32x1x16x16xf32>, tensor<32x256x1x8x8xf32>) outs(%326 : tensor<128x32x256x2x2xf32>) -> tensor<128x32x256x2x2xf32>
    %collapsed_265 = tensor.collapse_shape %327 [[0], [1, 2], [3], [4]] : tensor<128x32x256x2x2xf32> into tensor<128x8192x2x2xf32>
    %extracted_slice = tensor.extract_slice %collapsed_265[0, 0, 0, 0] [128, 8192, 1, 2] [1, 1, 1, 1] : tensor<128x8192x2x2xf32> to tensor<128x8192x1x2xf32>
    %extracted_slice_266 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [128, 8192, 1, 1] [1, 1, 1, 1] : tensor<128x8192x1x2xf32> to tensor<128x8192x1x1xf32>
    %expanded_267 = tensor.expand_shape %extracted_slice_266 [[0], [1, 2], [3], [4]] output_shape [128, 32, 256, 1, 1] : tensor<128x8192x1x1xf32> into tensor<128x32x256x1x1xf32>
    %328 = tensor.empty() : tensor<32x256x128x1x1xf32>
    %transposed_268 = linalg.transpose ins(%expanded_267 : tensor<128x32x256x1x1xf32>) outs(%328 : tensor<32x256x128x1x1xf32>) permutation = [1, 2, 0, 3, 4] 
    %329 = tensor.empty() : tensor<256x128x1x1xf32>
    %330 = linalg.fill ins(%cst_0 : f32) outs(%329 : tensor<256x128x1x1xf32>) -> tensor<256x128x1x1xf32>
    %331 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_268 : tensor<32x256x128x1x1xf32>) outs(%330 : tensor<256x128x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<256x128x1x1xf32>
    %332 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%251 : tensor<256x256x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg43[%671, %670, %674, %675] : tensor<256x256x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<256x256x3x3xf32>
    %inserted_slice_269 = tensor.insert_slice %collapsed_258 into %255[0, 0, 1, 1] [32, 256, 8, 8] [1, 1, 1, 1] : tensor<32x256x8x8xf32> into tensor<32x256x10x10xf32>
    %333 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_269, %332 : tensor<32x256x10x10xf32>, tensor<256x256x3x3xf32>) outs(%137 : tensor<32x256x8x8xf32>) -> tensor<32x256x8x8xf32>
    %transposed_270 = linalg.transpose ins(%148 : tensor<32x256x8x8xf32>) outs(%257 : tensor<256x32x8x8xf32>) permutation = [1, 0, 2, 3] 
    %transposed_271 = linalg.transpose ins(%collapsed_258 : tensor<32x256x8x8xf32>) outs(%257 : tensor<256x32x8x8xf32>) permutation = [1, 0, 2, 3] 
    %padded_272 = tensor.pad %transposed_270 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<256x32x8x8xf32> to tensor<256x32x10x10xf32>
    %334 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_272, %transposed_271 : tensor<256x32x10x10xf32>, tensor<256x32x8x8xf32>) outs(%252 : tensor<256x256x3x3xf32>) -> tensor<256x256x3x3xf32>
    %transposed_273 = linalg.transpose ins(%334 : tensor<256x256x3x3xf32>) outs(%251 : tensor<256x256x3x3xf32>) permutation = [1, 0, 2, 3] 
    %335 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148, %333 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%136 : tensor<32x256x8x8xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x256x8x8xf32>
    %336 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%335, %138 : tensor<32x256x8x8xf32>, tensor<32x256x8x8xf32>) outs(%199 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x256xf32>
    %337 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%335 : tensor<32x256x8x8xf32>) outs(%199 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_274 = tensor.expand_shape %arg41 [[0, 1]] output_shape [1, 256] : tensor<256xf32> into tensor<1x256xf32>
    %338 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%336, %expanded_274 : tensor<32x256xf32>, tensor<1x256xf32>) outs(%198 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_275 = tensor.expand_shape %338 [[0], [1, 2, 3]] output_shape [32, 4, 1, 64] : tensor<32x256xf32> into tensor<32x4x1x64xf32>
    %339 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_275 : tensor<32x4x1x64xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %340 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%337, %expanded_274 : tensor<32x256xf32>, tensor<1x256xf32>) outs(%198 : tensor<32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x256xf32>
    %expanded_276 = tensor.expand_shape %340 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %341 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_276 : tensor<32x4x64xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_277 = tensor.expand_shape %arg41 [[0, 1, 2]] output_shape [1, 4, 64] : tensor<256xf32> into tensor<1x4x64xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %expanded_277 : tensor<32x4x1xf32>, tensor<1x4x64xf32>) outs(%240 : tensor<32x4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x64xf32>
    %expanded_278 = tensor.expand_shape %341 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %343 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %expanded_278, %140, %145 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_13 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_279 = tensor.expand_shape %343 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_280 = tensor.expand_shape %140 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_281 = tensor.expand_shape %341 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_282 = tensor.expand_shape %145 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_283 = tensor.expand_shape %342 [[0], [1], [2, 3]] output_shape [32, 4, 64, 1] : tensor<32x4x64xf32> into tensor<32x4x64x1xf32>
    %expanded_284 = tensor.expand_shape %335 [[0], [1, 2], [3], [4]] output_shape [32, 4, 64, 8, 8] : tensor<32x256x8x8xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_285 = tensor.collapse_shape %expanded_284 [[0], [1], [2], [3, 4]] : tensor<32x4x64x8x8xf32> into tensor<32x4x64x64xf32>
    %expanded_286 = tensor.expand_shape %138 [[0], [1, 2], [3], [4]] output_shape [32, 4, 64, 8, 8] : tensor<32x256x8x8xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_287 = tensor.collapse_shape %expanded_286 [[0], [1], [2], [3, 4]] : tensor<32x4x64x8x8xf32> into tensor<32x4x64x64xf32>
    %344 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_285, %expanded_283, %collapsed_287, %expanded_279, %expanded_279, %expanded_280, %expanded_281, %expanded_282 : tensor<32x4x64x64xf32>, tensor<32x4x64x1xf32>, tensor<32x4x64x64xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%243 : tensor<32x4x64x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_13 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x64x64xf32>
    %expanded_288 = tensor.expand_shape %344 [[0], [1], [2], [3, 4]] output_shape [32, 4, 64, 8, 8] : tensor<32x4x64x64xf32> into tensor<32x4x64x8x8xf32>
    %collapsed_289 = tensor.collapse_shape %expanded_288 [[0], [1, 2], [3], [4]] : tensor<32x4x64x8x8xf32> into tensor<32x256x8x8xf32>
    %expanded_290 = tensor.expand_shape %336 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %expanded_291 = tensor.expand_shape %337 [[0], [1, 2]] output_shape [32, 4, 64] : tensor<32x256xf32> into tensor<32x4x64xf32>
    %345 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_290, %expanded_291, %140, %145 : tensor<32x4x64xf32>, tensor<32x4x64xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%246 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x64xf32>
    %346 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%337 : tensor<32x256xf32>) outs(%249 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<256xf32>
    %347 = tensor.empty() : tensor<128x256x3x3xf32>
    %348 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%347 : tensor<128x256x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg40[%671, %670, %674, %675] : tensor<256x128x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<128x256x3x3xf32>
    %349 = tensor.empty() : tensor<32x256x18x18xf32>
    %350 = linalg.fill ins(%cst_0 : f32) outs(%349 : tensor<32x256x18x18xf32>) -> tensor<32x256x18x18xf32>
    %inserted_slice_292 = tensor.insert_slice %collapsed_289 into %350[0, 0, 1, 1] [32, 256, 8, 8] [1, 1, 2, 2] : tensor<32x256x8x8xf32> into tensor<32x256x18x18xf32>
    %351 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_292, %348 : tensor<32x256x18x18xf32>, tensor<128x256x3x3xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %352 = tensor.empty() : tensor<128x8192x4x4xf32>
    %padded_293 = tensor.pad %expanded_261 low[0, 0, 0, 1, 1] high[0, 0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index, %arg67: index):
      tensor.yield %cst_0 : f32
    } : tensor<128x32x1x16x16xf32> to tensor<128x32x1x18x18xf32>
    %expanded_294 = tensor.expand_shape %344 [[0], [1], [2], [3, 4, 5]] output_shape [32, 4, 64, 1, 8, 8] : tensor<32x4x64x64xf32> into tensor<32x4x64x1x8x8xf32>
    %collapsed_295 = tensor.collapse_shape %expanded_294 [[0], [1, 2], [3], [4], [5]] : tensor<32x4x64x1x8x8xf32> into tensor<32x256x1x8x8xf32>
    %expanded_296 = tensor.expand_shape %352 [[0], [1, 2], [3], [4]] output_shape [128, 32, 256, 4, 4] : tensor<128x8192x4x4xf32> into tensor<128x32x256x4x4xf32>
    %353 = linalg.fill ins(%cst_0 : f32) outs(%expanded_296 : tensor<128x32x256x4x4xf32>) -> tensor<128x32x256x4x4xf32>
    %354 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_293, %collapsed_295 : tensor<128x32x1x18x18xf32>, tensor<32x256x1x8x8xf32>) outs(%353 : tensor<128x32x256x4x4xf32>) -> tensor<128x32x256x4x4xf32>
    %collapsed_297 = tensor.collapse_shape %354 [[0], [1, 2], [3], [4]] : tensor<128x32x256x4x4xf32> into tensor<128x8192x4x4xf32>
    %extracted_slice_298 = tensor.extract_slice %collapsed_297[0, 0, 0, 0] [128, 8192, 3, 4] [1, 1, 1, 1] : tensor<128x8192x4x4xf32> to tensor<128x8192x3x4xf32>
    %extracted_slice_299 = tensor.extract_slice %extracted_slice_298[0, 0, 0, 0] [128, 8192, 3, 3] [1, 1, 1, 1] : tensor<128x8192x3x4xf32> to tensor<128x8192x3x3xf32>
    %expanded_300 = tensor.expand_shape %extracted_slice_299 [[0], [1, 2], [3], [4]] output_shape [128, 32, 256, 3, 3] : tensor<128x8192x3x3xf32> into tensor<128x32x256x3x3xf32>
    %355 = tensor.empty() : tensor<32x256x128x3x3xf32>
    %transposed_301 = linalg.transpose ins(%expanded_300 : tensor<128x32x256x3x3xf32>) outs(%355 : tensor<32x256x128x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %356 = tensor.empty() : tensor<256x128x3x3xf32>
    %357 = linalg.fill ins(%cst_0 : f32) outs(%356 : tensor<256x128x3x3xf32>) -> tensor<256x128x3x3xf32>
    %358 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_301 : tensor<32x256x128x3x3xf32>) outs(%357 : tensor<256x128x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<256x128x3x3xf32>
    %359 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135, %323, %351 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.addf %in_657, %in_658 : f32
      %671 = arith.cmpf ole, %in, %cst_0 : f32
      %672 = arith.select %671, %cst_0, %670 : f32
      linalg.yield %672 : f32
    } -> tensor<32x128x16x16xf32>
    %360 = tensor.empty() : tensor<32x128xf32>
    %361 = linalg.fill ins(%cst_0 : f32) outs(%360 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %362 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%359, %127 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%361 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x128xf32>
    %363 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%359 : tensor<32x128x16x16xf32>) outs(%361 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_302 = tensor.expand_shape %arg38 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
    %364 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%362, %expanded_302 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%360 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_303 = tensor.expand_shape %364 [[0], [1, 2, 3]] output_shape [32, 4, 1, 32] : tensor<32x128xf32> into tensor<32x4x1x32xf32>
    %365 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_303 : tensor<32x4x1x32xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %366 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%363, %expanded_302 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%360 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_304 = tensor.expand_shape %366 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %367 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_304 : tensor<32x4x32xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_305 = tensor.expand_shape %arg38 [[0, 1, 2]] output_shape [1, 4, 32] : tensor<128xf32> into tensor<1x4x32xf32>
    %368 = tensor.empty() : tensor<32x4x32xf32>
    %369 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %expanded_305 : tensor<32x4x1xf32>, tensor<1x4x32xf32>) outs(%368 : tensor<32x4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x32xf32>
    %expanded_306 = tensor.expand_shape %367 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %370 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %expanded_306, %129, %133 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_14 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_307 = tensor.expand_shape %370 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_308 = tensor.expand_shape %129 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_309 = tensor.expand_shape %367 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_310 = tensor.expand_shape %133 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_311 = tensor.expand_shape %369 [[0], [1], [2, 3]] output_shape [32, 4, 32, 1] : tensor<32x4x32xf32> into tensor<32x4x32x1xf32>
    %expanded_312 = tensor.expand_shape %359 [[0], [1, 2], [3], [4]] output_shape [32, 4, 32, 16, 16] : tensor<32x128x16x16xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_313 = tensor.collapse_shape %expanded_312 [[0], [1], [2], [3, 4]] : tensor<32x4x32x16x16xf32> into tensor<32x4x32x256xf32>
    %371 = tensor.empty() : tensor<32x4x32x256xf32>
    %expanded_314 = tensor.expand_shape %127 [[0], [1, 2], [3], [4]] output_shape [32, 4, 32, 16, 16] : tensor<32x128x16x16xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_315 = tensor.collapse_shape %expanded_314 [[0], [1], [2], [3, 4]] : tensor<32x4x32x16x16xf32> into tensor<32x4x32x256xf32>
    %372 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_313, %expanded_311, %collapsed_315, %expanded_307, %expanded_307, %expanded_308, %expanded_309, %expanded_310 : tensor<32x4x32x256xf32>, tensor<32x4x32x1xf32>, tensor<32x4x32x256xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%371 : tensor<32x4x32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_14 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x32x256xf32>
    %expanded_316 = tensor.expand_shape %372 [[0], [1], [2], [3, 4]] output_shape [32, 4, 32, 16, 16] : tensor<32x4x32x256xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_317 = tensor.collapse_shape %expanded_316 [[0], [1, 2], [3], [4]] : tensor<32x4x32x16x16xf32> into tensor<32x128x16x16xf32>
    %expanded_318 = tensor.expand_shape %362 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %expanded_319 = tensor.expand_shape %363 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %373 = tensor.empty() : tensor<4x32xf32>
    %374 = linalg.fill ins(%cst_0 : f32) outs(%373 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %375 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_318, %expanded_319, %129, %133 : tensor<32x4x32xf32>, tensor<32x4x32xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%374 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x32xf32>
    %376 = tensor.empty() : tensor<128xf32>
    %377 = linalg.fill ins(%cst_0 : f32) outs(%376 : tensor<128xf32>) -> tensor<128xf32>
    %378 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%363 : tensor<32x128xf32>) outs(%377 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<128xf32>
    %379 = tensor.empty() : tensor<128x128x3x3xf32>
    %380 = linalg.fill ins(%cst_0 : f32) outs(%379 : tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %381 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%379 : tensor<128x128x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg37[%671, %670, %674, %675] : tensor<128x128x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<128x128x3x3xf32>
    %382 = tensor.empty() : tensor<32x128x18x18xf32>
    %383 = linalg.fill ins(%cst_0 : f32) outs(%382 : tensor<32x128x18x18xf32>) -> tensor<32x128x18x18xf32>
    %inserted_slice_320 = tensor.insert_slice %collapsed_317 into %383[0, 0, 1, 1] [32, 128, 16, 16] [1, 1, 1, 1] : tensor<32x128x16x16xf32> into tensor<32x128x18x18xf32>
    %384 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_320, %381 : tensor<32x128x18x18xf32>, tensor<128x128x3x3xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %transposed_321 = linalg.transpose ins(%125 : tensor<32x128x16x16xf32>) outs(%324 : tensor<128x32x16x16xf32>) permutation = [1, 0, 2, 3] 
    %transposed_322 = linalg.transpose ins(%collapsed_317 : tensor<32x128x16x16xf32>) outs(%324 : tensor<128x32x16x16xf32>) permutation = [1, 0, 2, 3] 
    %padded_323 = tensor.pad %transposed_321 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<128x32x16x16xf32> to tensor<128x32x18x18xf32>
    %385 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_323, %transposed_322 : tensor<128x32x18x18xf32>, tensor<128x32x16x16xf32>) outs(%380 : tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %transposed_324 = linalg.transpose ins(%385 : tensor<128x128x3x3xf32>) outs(%379 : tensor<128x128x3x3xf32>) permutation = [1, 0, 2, 3] 
    %386 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %384 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x128x16x16xf32>
    %387 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%386, %117 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%361 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x128xf32>
    %388 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%386 : tensor<32x128x16x16xf32>) outs(%361 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_325 = tensor.expand_shape %arg35 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
    %389 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%387, %expanded_325 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%360 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_326 = tensor.expand_shape %389 [[0], [1, 2, 3]] output_shape [32, 4, 1, 32] : tensor<32x128xf32> into tensor<32x4x1x32xf32>
    %390 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_326 : tensor<32x4x1x32xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %391 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%388, %expanded_325 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%360 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_327 = tensor.expand_shape %391 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %392 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_327 : tensor<32x4x32xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_328 = tensor.expand_shape %arg35 [[0, 1, 2]] output_shape [1, 4, 32] : tensor<128xf32> into tensor<1x4x32xf32>
    %393 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %expanded_328 : tensor<32x4x1xf32>, tensor<1x4x32xf32>) outs(%368 : tensor<32x4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x32xf32>
    %expanded_329 = tensor.expand_shape %392 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %394 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %expanded_329, %119, %123 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_14 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_330 = tensor.expand_shape %394 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_331 = tensor.expand_shape %119 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_332 = tensor.expand_shape %392 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_333 = tensor.expand_shape %123 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_334 = tensor.expand_shape %393 [[0], [1], [2, 3]] output_shape [32, 4, 32, 1] : tensor<32x4x32xf32> into tensor<32x4x32x1xf32>
    %expanded_335 = tensor.expand_shape %386 [[0], [1, 2], [3], [4]] output_shape [32, 4, 32, 16, 16] : tensor<32x128x16x16xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_336 = tensor.collapse_shape %expanded_335 [[0], [1], [2], [3, 4]] : tensor<32x4x32x16x16xf32> into tensor<32x4x32x256xf32>
    %expanded_337 = tensor.expand_shape %117 [[0], [1, 2], [3], [4]] output_shape [32, 4, 32, 16, 16] : tensor<32x128x16x16xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_338 = tensor.collapse_shape %expanded_337 [[0], [1], [2], [3, 4]] : tensor<32x4x32x16x16xf32> into tensor<32x4x32x256xf32>
    %395 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_336, %expanded_334, %collapsed_338, %expanded_330, %expanded_330, %expanded_331, %expanded_332, %expanded_333 : tensor<32x4x32x256xf32>, tensor<32x4x32x1xf32>, tensor<32x4x32x256xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%371 : tensor<32x4x32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_14 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x32x256xf32>
    %expanded_339 = tensor.expand_shape %395 [[0], [1], [2], [3, 4]] output_shape [32, 4, 32, 16, 16] : tensor<32x4x32x256xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_340 = tensor.collapse_shape %expanded_339 [[0], [1, 2], [3], [4]] : tensor<32x4x32x16x16xf32> into tensor<32x128x16x16xf32>
    %expanded_341 = tensor.expand_shape %387 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %expanded_342 = tensor.expand_shape %388 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %396 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_341, %expanded_342, %119, %123 : tensor<32x4x32xf32>, tensor<32x4x32xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%374 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x32xf32>
    %397 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%388 : tensor<32x128xf32>) outs(%377 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<128xf32>
    %398 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%379 : tensor<128x128x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg34[%671, %670, %674, %675] : tensor<128x128x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<128x128x3x3xf32>
    %inserted_slice_343 = tensor.insert_slice %collapsed_340 into %383[0, 0, 1, 1] [32, 128, 16, 16] [1, 1, 1, 1] : tensor<32x128x16x16xf32> into tensor<32x128x18x18xf32>
    %399 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_343, %398 : tensor<32x128x18x18xf32>, tensor<128x128x3x3xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %transposed_344 = linalg.transpose ins(%116 : tensor<32x128x16x16xf32>) outs(%324 : tensor<128x32x16x16xf32>) permutation = [1, 0, 2, 3] 
    %transposed_345 = linalg.transpose ins(%collapsed_340 : tensor<32x128x16x16xf32>) outs(%324 : tensor<128x32x16x16xf32>) permutation = [1, 0, 2, 3] 
    %padded_346 = tensor.pad %transposed_344 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<128x32x16x16xf32> to tensor<128x32x18x18xf32>
    %400 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_346, %transposed_345 : tensor<128x32x18x18xf32>, tensor<128x32x16x16xf32>) outs(%380 : tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %transposed_347 = linalg.transpose ins(%400 : tensor<128x128x3x3xf32>) outs(%379 : tensor<128x128x3x3xf32>) permutation = [1, 0, 2, 3] 
    %401 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %399 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x128x16x16xf32>
    %402 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%401, %108 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%361 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x128xf32>
    %403 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%401 : tensor<32x128x16x16xf32>) outs(%361 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_348 = tensor.expand_shape %arg32 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
    %404 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%402, %expanded_348 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%360 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_349 = tensor.expand_shape %404 [[0], [1, 2, 3]] output_shape [32, 4, 1, 32] : tensor<32x128xf32> into tensor<32x4x1x32xf32>
    %405 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_349 : tensor<32x4x1x32xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %406 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%403, %expanded_348 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%360 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_350 = tensor.expand_shape %406 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %407 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_350 : tensor<32x4x32xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_351 = tensor.expand_shape %arg32 [[0, 1, 2]] output_shape [1, 4, 32] : tensor<128xf32> into tensor<1x4x32xf32>
    %408 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %expanded_351 : tensor<32x4x1xf32>, tensor<1x4x32xf32>) outs(%368 : tensor<32x4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x32xf32>
    %expanded_352 = tensor.expand_shape %407 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %409 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %expanded_352, %110, %114 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_14 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_353 = tensor.expand_shape %409 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_354 = tensor.expand_shape %110 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_355 = tensor.expand_shape %407 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_356 = tensor.expand_shape %114 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_357 = tensor.expand_shape %408 [[0], [1], [2, 3]] output_shape [32, 4, 32, 1] : tensor<32x4x32xf32> into tensor<32x4x32x1xf32>
    %expanded_358 = tensor.expand_shape %401 [[0], [1, 2], [3], [4]] output_shape [32, 4, 32, 16, 16] : tensor<32x128x16x16xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_359 = tensor.collapse_shape %expanded_358 [[0], [1], [2], [3, 4]] : tensor<32x4x32x16x16xf32> into tensor<32x4x32x256xf32>
    %expanded_360 = tensor.expand_shape %108 [[0], [1, 2], [3], [4]] output_shape [32, 4, 32, 16, 16] : tensor<32x128x16x16xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_361 = tensor.collapse_shape %expanded_360 [[0], [1], [2], [3, 4]] : tensor<32x4x32x16x16xf32> into tensor<32x4x32x256xf32>
    %410 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_359, %expanded_357, %collapsed_361, %expanded_353, %expanded_353, %expanded_354, %expanded_355, %expanded_356 : tensor<32x4x32x256xf32>, tensor<32x4x32x1xf32>, tensor<32x4x32x256xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%371 : tensor<32x4x32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_14 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x32x256xf32>
    %expanded_362 = tensor.expand_shape %410 [[0], [1], [2], [3, 4]] output_shape [32, 4, 32, 16, 16] : tensor<32x4x32x256xf32> into tensor<32x4x32x16x16xf32>
    %expanded_363 = tensor.expand_shape %402 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %expanded_364 = tensor.expand_shape %403 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %411 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_363, %expanded_364, %110, %114 : tensor<32x4x32xf32>, tensor<32x4x32xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%374 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x32xf32>
    %412 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%403 : tensor<32x128xf32>) outs(%377 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<128xf32>
    %413 = tensor.empty() : tensor<32x4x32x16x16xf32>
    %414 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_316, %expanded_362 : tensor<32x4x32x16x16xf32>, tensor<32x4x32x16x16xf32>) outs(%413 : tensor<32x4x32x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x32x16x16xf32>
    %collapsed_365 = tensor.collapse_shape %414 [[0], [1, 2], [3], [4]] : tensor<32x4x32x16x16xf32> into tensor<32x128x16x16xf32>
    %415 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%379 : tensor<128x128x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg31[%671, %670, %674, %675] : tensor<128x128x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<128x128x3x3xf32>
    %inserted_slice_366 = tensor.insert_slice %collapsed_365 into %383[0, 0, 1, 1] [32, 128, 16, 16] [1, 1, 1, 1] : tensor<32x128x16x16xf32> into tensor<32x128x18x18xf32>
    %416 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_366, %415 : tensor<32x128x18x18xf32>, tensor<128x128x3x3xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %transposed_367 = linalg.transpose ins(%106 : tensor<32x128x16x16xf32>) outs(%324 : tensor<128x32x16x16xf32>) permutation = [1, 0, 2, 3] 
    %transposed_368 = linalg.transpose ins(%collapsed_365 : tensor<32x128x16x16xf32>) outs(%324 : tensor<128x32x16x16xf32>) permutation = [1, 0, 2, 3] 
    %padded_369 = tensor.pad %transposed_367 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<128x32x16x16xf32> to tensor<128x32x18x18xf32>
    %417 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_369, %transposed_368 : tensor<128x32x18x18xf32>, tensor<128x32x16x16xf32>) outs(%380 : tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %transposed_370 = linalg.transpose ins(%417 : tensor<128x128x3x3xf32>) outs(%379 : tensor<128x128x3x3xf32>) permutation = [1, 0, 2, 3] 
    %418 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %416 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x128x16x16xf32>
    %419 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%418, %98 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%361 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x128xf32>
    %420 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%418 : tensor<32x128x16x16xf32>) outs(%361 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_371 = tensor.expand_shape %arg29 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
    %421 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%419, %expanded_371 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%360 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_372 = tensor.expand_shape %421 [[0], [1, 2, 3]] output_shape [32, 4, 1, 32] : tensor<32x128xf32> into tensor<32x4x1x32xf32>
    %422 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_372 : tensor<32x4x1x32xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %423 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%420, %expanded_371 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%360 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_373 = tensor.expand_shape %423 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %424 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_373 : tensor<32x4x32xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_374 = tensor.expand_shape %arg29 [[0, 1, 2]] output_shape [1, 4, 32] : tensor<128xf32> into tensor<1x4x32xf32>
    %425 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %expanded_374 : tensor<32x4x1xf32>, tensor<1x4x32xf32>) outs(%368 : tensor<32x4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x32xf32>
    %expanded_375 = tensor.expand_shape %424 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %426 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %expanded_375, %100, %104 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_14 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_376 = tensor.expand_shape %426 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_377 = tensor.expand_shape %100 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_378 = tensor.expand_shape %424 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_379 = tensor.expand_shape %104 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_380 = tensor.expand_shape %425 [[0], [1], [2, 3]] output_shape [32, 4, 32, 1] : tensor<32x4x32xf32> into tensor<32x4x32x1xf32>
    %expanded_381 = tensor.expand_shape %418 [[0], [1, 2], [3], [4]] output_shape [32, 4, 32, 16, 16] : tensor<32x128x16x16xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_382 = tensor.collapse_shape %expanded_381 [[0], [1], [2], [3, 4]] : tensor<32x4x32x16x16xf32> into tensor<32x4x32x256xf32>
    %expanded_383 = tensor.expand_shape %98 [[0], [1, 2], [3], [4]] output_shape [32, 4, 32, 16, 16] : tensor<32x128x16x16xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_384 = tensor.collapse_shape %expanded_383 [[0], [1], [2], [3, 4]] : tensor<32x4x32x16x16xf32> into tensor<32x4x32x256xf32>
    %427 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_382, %expanded_380, %collapsed_384, %expanded_376, %expanded_376, %expanded_377, %expanded_378, %expanded_379 : tensor<32x4x32x256xf32>, tensor<32x4x32x1xf32>, tensor<32x4x32x256xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%371 : tensor<32x4x32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_14 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x32x256xf32>
    %expanded_385 = tensor.expand_shape %427 [[0], [1], [2], [3, 4]] output_shape [32, 4, 32, 16, 16] : tensor<32x4x32x256xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_386 = tensor.collapse_shape %expanded_385 [[0], [1, 2], [3], [4]] : tensor<32x4x32x16x16xf32> into tensor<32x128x16x16xf32>
    %expanded_387 = tensor.expand_shape %419 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %expanded_388 = tensor.expand_shape %420 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %428 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_387, %expanded_388, %100, %104 : tensor<32x4x32xf32>, tensor<32x4x32xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%374 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x32xf32>
    %429 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%420 : tensor<32x128xf32>) outs(%377 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<128xf32>
    %430 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%379 : tensor<128x128x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg28[%671, %670, %674, %675] : tensor<128x128x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<128x128x3x3xf32>
    %inserted_slice_389 = tensor.insert_slice %collapsed_386 into %383[0, 0, 1, 1] [32, 128, 16, 16] [1, 1, 1, 1] : tensor<32x128x16x16xf32> into tensor<32x128x18x18xf32>
    %431 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_389, %430 : tensor<32x128x18x18xf32>, tensor<128x128x3x3xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %transposed_390 = linalg.transpose ins(%97 : tensor<32x128x16x16xf32>) outs(%324 : tensor<128x32x16x16xf32>) permutation = [1, 0, 2, 3] 
    %transposed_391 = linalg.transpose ins(%collapsed_386 : tensor<32x128x16x16xf32>) outs(%324 : tensor<128x32x16x16xf32>) permutation = [1, 0, 2, 3] 
    %padded_392 = tensor.pad %transposed_390 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<128x32x16x16xf32> to tensor<128x32x18x18xf32>
    %432 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_392, %transposed_391 : tensor<128x32x18x18xf32>, tensor<128x32x16x16xf32>) outs(%380 : tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %transposed_393 = linalg.transpose ins(%432 : tensor<128x128x3x3xf32>) outs(%379 : tensor<128x128x3x3xf32>) permutation = [1, 0, 2, 3] 
    %433 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %431 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x128x16x16xf32>
    %434 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%433, %89 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%361 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x128xf32>
    %435 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%433 : tensor<32x128x16x16xf32>) outs(%361 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_394 = tensor.expand_shape %arg26 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
    %436 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%434, %expanded_394 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%360 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_395 = tensor.expand_shape %436 [[0], [1, 2, 3]] output_shape [32, 4, 1, 32] : tensor<32x128xf32> into tensor<32x4x1x32xf32>
    %437 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_395 : tensor<32x4x1x32xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %438 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%435, %expanded_394 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%360 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_396 = tensor.expand_shape %438 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %439 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_396 : tensor<32x4x32xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_397 = tensor.expand_shape %arg26 [[0, 1, 2]] output_shape [1, 4, 32] : tensor<128xf32> into tensor<1x4x32xf32>
    %440 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %expanded_397 : tensor<32x4x1xf32>, tensor<1x4x32xf32>) outs(%368 : tensor<32x4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x32xf32>
    %expanded_398 = tensor.expand_shape %439 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %441 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %expanded_398, %91, %95 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_14 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_399 = tensor.expand_shape %441 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_400 = tensor.expand_shape %91 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_401 = tensor.expand_shape %439 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_402 = tensor.expand_shape %95 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_403 = tensor.expand_shape %440 [[0], [1], [2, 3]] output_shape [32, 4, 32, 1] : tensor<32x4x32xf32> into tensor<32x4x32x1xf32>
    %expanded_404 = tensor.expand_shape %433 [[0], [1, 2], [3], [4]] output_shape [32, 4, 32, 16, 16] : tensor<32x128x16x16xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_405 = tensor.collapse_shape %expanded_404 [[0], [1], [2], [3, 4]] : tensor<32x4x32x16x16xf32> into tensor<32x4x32x256xf32>
    %expanded_406 = tensor.expand_shape %89 [[0], [1, 2], [3], [4]] output_shape [32, 4, 32, 16, 16] : tensor<32x128x16x16xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_407 = tensor.collapse_shape %expanded_406 [[0], [1], [2], [3, 4]] : tensor<32x4x32x16x16xf32> into tensor<32x4x32x256xf32>
    %442 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_405, %expanded_403, %collapsed_407, %expanded_399, %expanded_399, %expanded_400, %expanded_401, %expanded_402 : tensor<32x4x32x256xf32>, tensor<32x4x32x1xf32>, tensor<32x4x32x256xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%371 : tensor<32x4x32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_14 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x32x256xf32>
    %expanded_408 = tensor.expand_shape %442 [[0], [1], [2], [3, 4]] output_shape [32, 4, 32, 16, 16] : tensor<32x4x32x256xf32> into tensor<32x4x32x16x16xf32>
    %expanded_409 = tensor.expand_shape %434 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %expanded_410 = tensor.expand_shape %435 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %443 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_409, %expanded_410, %91, %95 : tensor<32x4x32xf32>, tensor<32x4x32xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%374 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x32xf32>
    %444 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%435 : tensor<32x128xf32>) outs(%377 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<128xf32>
    %445 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%414, %expanded_408 : tensor<32x4x32x16x16xf32>, tensor<32x4x32x16x16xf32>) outs(%413 : tensor<32x4x32x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x32x16x16xf32>
    %collapsed_411 = tensor.collapse_shape %445 [[0], [1, 2], [3], [4]] : tensor<32x4x32x16x16xf32> into tensor<32x128x16x16xf32>
    %446 = tensor.empty() : tensor<64x128x1x1xf32>
    %447 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%446 : tensor<64x128x1x1xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %extracted = tensor.extract %arg25[%671, %670, %c0, %c0] : tensor<128x64x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x128x1x1xf32>
    %448 = tensor.empty() : tensor<32x128x32x32xf32>
    %449 = linalg.fill ins(%cst_0 : f32) outs(%448 : tensor<32x128x32x32xf32>) -> tensor<32x128x32x32xf32>
    %inserted_slice_412 = tensor.insert_slice %collapsed_411 into %449[0, 0, 0, 0] [32, 128, 16, 16] [1, 1, 2, 2] : tensor<32x128x16x16xf32> into tensor<32x128x32x32xf32>
    %450 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_412, %447 : tensor<32x128x32x32xf32>, tensor<64x128x1x1xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %451 = tensor.empty() : tensor<64x32x32x32xf32>
    %transposed_413 = linalg.transpose ins(%73 : tensor<32x64x32x32xf32>) outs(%451 : tensor<64x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %expanded_414 = tensor.expand_shape %transposed_413 [[0], [1, 2], [3], [4]] output_shape [64, 32, 1, 32, 32] : tensor<64x32x32x32xf32> into tensor<64x32x1x32x32xf32>
    %452 = tensor.empty() : tensor<64x4096x2x2xf32>
    %expanded_415 = tensor.expand_shape %445 [[0], [1], [2], [3, 4], [5]] output_shape [32, 4, 32, 1, 16, 16] : tensor<32x4x32x16x16xf32> into tensor<32x4x32x1x16x16xf32>
    %collapsed_416 = tensor.collapse_shape %expanded_415 [[0], [1, 2], [3], [4], [5]] : tensor<32x4x32x1x16x16xf32> into tensor<32x128x1x16x16xf32>
    %expanded_417 = tensor.expand_shape %452 [[0], [1, 2], [3], [4]] output_shape [64, 32, 128, 2, 2] : tensor<64x4096x2x2xf32> into tensor<64x32x128x2x2xf32>
    %453 = linalg.fill ins(%cst_0 : f32) outs(%expanded_417 : tensor<64x32x128x2x2xf32>) -> tensor<64x32x128x2x2xf32>
    %454 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_414, %collapsed_416 : tensor<64x32x1x32x32xf32>, tensor<32x128x1x16x16xf32>) outs(%453 : tensor<64x32x128x2x2xf32>) -> tensor<64x32x128x2x2xf32>
    %collapsed_418 = tensor.collapse_shape %454 [[0], [1, 2], [3], [4]] : tensor<64x32x128x2x2xf32> into tensor<64x4096x2x2xf32>
    %extracted_slice_419 = tensor.extract_slice %collapsed_418[0, 0, 0, 0] [64, 4096, 1, 2] [1, 1, 1, 1] : tensor<64x4096x2x2xf32> to tensor<64x4096x1x2xf32>
    %extracted_slice_420 = tensor.extract_slice %extracted_slice_419[0, 0, 0, 0] [64, 4096, 1, 1] [1, 1, 1, 1] : tensor<64x4096x1x2xf32> to tensor<64x4096x1x1xf32>
    %expanded_421 = tensor.expand_shape %extracted_slice_420 [[0], [1, 2], [3], [4]] output_shape [64, 32, 128, 1, 1] : tensor<64x4096x1x1xf32> into tensor<64x32x128x1x1xf32>
    %455 = tensor.empty() : tensor<32x128x64x1x1xf32>
    %transposed_422 = linalg.transpose ins(%expanded_421 : tensor<64x32x128x1x1xf32>) outs(%455 : tensor<32x128x64x1x1xf32>) permutation = [1, 2, 0, 3, 4] 
    %456 = tensor.empty() : tensor<128x64x1x1xf32>
    %457 = linalg.fill ins(%cst_0 : f32) outs(%456 : tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    %458 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_422 : tensor<32x128x64x1x1xf32>) outs(%457 : tensor<128x64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<128x64x1x1xf32>
    %459 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%379 : tensor<128x128x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg24[%671, %670, %674, %675] : tensor<128x128x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<128x128x3x3xf32>
    %inserted_slice_423 = tensor.insert_slice %collapsed_411 into %383[0, 0, 1, 1] [32, 128, 16, 16] [1, 1, 1, 1] : tensor<32x128x16x16xf32> into tensor<32x128x18x18xf32>
    %460 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_423, %459 : tensor<32x128x18x18xf32>, tensor<128x128x3x3xf32>) outs(%75 : tensor<32x128x16x16xf32>) -> tensor<32x128x16x16xf32>
    %transposed_424 = linalg.transpose ins(%86 : tensor<32x128x16x16xf32>) outs(%324 : tensor<128x32x16x16xf32>) permutation = [1, 0, 2, 3] 
    %transposed_425 = linalg.transpose ins(%collapsed_411 : tensor<32x128x16x16xf32>) outs(%324 : tensor<128x32x16x16xf32>) permutation = [1, 0, 2, 3] 
    %padded_426 = tensor.pad %transposed_424 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<128x32x16x16xf32> to tensor<128x32x18x18xf32>
    %461 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_426, %transposed_425 : tensor<128x32x18x18xf32>, tensor<128x32x16x16xf32>) outs(%380 : tensor<128x128x3x3xf32>) -> tensor<128x128x3x3xf32>
    %transposed_427 = linalg.transpose ins(%461 : tensor<128x128x3x3xf32>) outs(%379 : tensor<128x128x3x3xf32>) permutation = [1, 0, 2, 3] 
    %462 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %460 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%74 : tensor<32x128x16x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x128x16x16xf32>
    %463 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%462, %76 : tensor<32x128x16x16xf32>, tensor<32x128x16x16xf32>) outs(%361 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x128xf32>
    %464 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%462 : tensor<32x128x16x16xf32>) outs(%361 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_428 = tensor.expand_shape %arg22 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
    %465 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%463, %expanded_428 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%360 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_429 = tensor.expand_shape %465 [[0], [1, 2, 3]] output_shape [32, 4, 1, 32] : tensor<32x128xf32> into tensor<32x4x1x32xf32>
    %466 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_429 : tensor<32x4x1x32xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %467 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%464, %expanded_428 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%360 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x128xf32>
    %expanded_430 = tensor.expand_shape %467 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %468 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_430 : tensor<32x4x32xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_431 = tensor.expand_shape %arg22 [[0, 1, 2]] output_shape [1, 4, 32] : tensor<128xf32> into tensor<1x4x32xf32>
    %469 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %expanded_431 : tensor<32x4x1xf32>, tensor<1x4x32xf32>) outs(%368 : tensor<32x4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x32xf32>
    %expanded_432 = tensor.expand_shape %468 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %470 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %expanded_432, %78, %83 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_14 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_433 = tensor.expand_shape %470 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_434 = tensor.expand_shape %78 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_435 = tensor.expand_shape %468 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_436 = tensor.expand_shape %83 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_437 = tensor.expand_shape %469 [[0], [1], [2, 3]] output_shape [32, 4, 32, 1] : tensor<32x4x32xf32> into tensor<32x4x32x1xf32>
    %expanded_438 = tensor.expand_shape %462 [[0], [1, 2], [3], [4]] output_shape [32, 4, 32, 16, 16] : tensor<32x128x16x16xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_439 = tensor.collapse_shape %expanded_438 [[0], [1], [2], [3, 4]] : tensor<32x4x32x16x16xf32> into tensor<32x4x32x256xf32>
    %expanded_440 = tensor.expand_shape %76 [[0], [1, 2], [3], [4]] output_shape [32, 4, 32, 16, 16] : tensor<32x128x16x16xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_441 = tensor.collapse_shape %expanded_440 [[0], [1], [2], [3, 4]] : tensor<32x4x32x16x16xf32> into tensor<32x4x32x256xf32>
    %471 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_439, %expanded_437, %collapsed_441, %expanded_433, %expanded_433, %expanded_434, %expanded_435, %expanded_436 : tensor<32x4x32x256xf32>, tensor<32x4x32x1xf32>, tensor<32x4x32x256xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%371 : tensor<32x4x32x256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_14 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x32x256xf32>
    %expanded_442 = tensor.expand_shape %471 [[0], [1], [2], [3, 4]] output_shape [32, 4, 32, 16, 16] : tensor<32x4x32x256xf32> into tensor<32x4x32x16x16xf32>
    %collapsed_443 = tensor.collapse_shape %expanded_442 [[0], [1, 2], [3], [4]] : tensor<32x4x32x16x16xf32> into tensor<32x128x16x16xf32>
    %expanded_444 = tensor.expand_shape %463 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %expanded_445 = tensor.expand_shape %464 [[0], [1, 2]] output_shape [32, 4, 32] : tensor<32x128xf32> into tensor<32x4x32xf32>
    %472 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_444, %expanded_445, %78, %83 : tensor<32x4x32xf32>, tensor<32x4x32xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%374 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x32xf32>
    %473 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%464 : tensor<32x128xf32>) outs(%377 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<128xf32>
    %474 = tensor.empty() : tensor<64x128x3x3xf32>
    %475 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%474 : tensor<64x128x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg21[%671, %670, %674, %675] : tensor<128x64x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x128x3x3xf32>
    %476 = tensor.empty() : tensor<32x128x34x34xf32>
    %477 = linalg.fill ins(%cst_0 : f32) outs(%476 : tensor<32x128x34x34xf32>) -> tensor<32x128x34x34xf32>
    %inserted_slice_446 = tensor.insert_slice %collapsed_443 into %477[0, 0, 1, 1] [32, 128, 16, 16] [1, 1, 2, 2] : tensor<32x128x16x16xf32> into tensor<32x128x34x34xf32>
    %478 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_446, %475 : tensor<32x128x34x34xf32>, tensor<64x128x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %479 = tensor.empty() : tensor<64x4096x4x4xf32>
    %padded_447 = tensor.pad %expanded_414 low[0, 0, 0, 1, 1] high[0, 0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index, %arg67: index):
      tensor.yield %cst_0 : f32
    } : tensor<64x32x1x32x32xf32> to tensor<64x32x1x34x34xf32>
    %expanded_448 = tensor.expand_shape %471 [[0], [1], [2], [3, 4, 5]] output_shape [32, 4, 32, 1, 16, 16] : tensor<32x4x32x256xf32> into tensor<32x4x32x1x16x16xf32>
    %collapsed_449 = tensor.collapse_shape %expanded_448 [[0], [1, 2], [3], [4], [5]] : tensor<32x4x32x1x16x16xf32> into tensor<32x128x1x16x16xf32>
    %expanded_450 = tensor.expand_shape %479 [[0], [1, 2], [3], [4]] output_shape [64, 32, 128, 4, 4] : tensor<64x4096x4x4xf32> into tensor<64x32x128x4x4xf32>
    %480 = linalg.fill ins(%cst_0 : f32) outs(%expanded_450 : tensor<64x32x128x4x4xf32>) -> tensor<64x32x128x4x4xf32>
    %481 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_447, %collapsed_449 : tensor<64x32x1x34x34xf32>, tensor<32x128x1x16x16xf32>) outs(%480 : tensor<64x32x128x4x4xf32>) -> tensor<64x32x128x4x4xf32>
    %collapsed_451 = tensor.collapse_shape %481 [[0], [1, 2], [3], [4]] : tensor<64x32x128x4x4xf32> into tensor<64x4096x4x4xf32>
    %extracted_slice_452 = tensor.extract_slice %collapsed_451[0, 0, 0, 0] [64, 4096, 3, 4] [1, 1, 1, 1] : tensor<64x4096x4x4xf32> to tensor<64x4096x3x4xf32>
    %extracted_slice_453 = tensor.extract_slice %extracted_slice_452[0, 0, 0, 0] [64, 4096, 3, 3] [1, 1, 1, 1] : tensor<64x4096x3x4xf32> to tensor<64x4096x3x3xf32>
    %expanded_454 = tensor.expand_shape %extracted_slice_453 [[0], [1, 2], [3], [4]] output_shape [64, 32, 128, 3, 3] : tensor<64x4096x3x3xf32> into tensor<64x32x128x3x3xf32>
    %482 = tensor.empty() : tensor<32x128x64x3x3xf32>
    %transposed_455 = linalg.transpose ins(%expanded_454 : tensor<64x32x128x3x3xf32>) outs(%482 : tensor<32x128x64x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %483 = tensor.empty() : tensor<128x64x3x3xf32>
    %484 = linalg.fill ins(%cst_0 : f32) outs(%483 : tensor<128x64x3x3xf32>) -> tensor<128x64x3x3xf32>
    %485 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_455 : tensor<32x128x64x3x3xf32>) outs(%484 : tensor<128x64x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<128x64x3x3xf32>
    %486 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %450, %478 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %out: f32):
      %670 = arith.addf %in_657, %in_658 : f32
      %671 = arith.cmpf ole, %in, %cst_0 : f32
      %672 = arith.select %671, %cst_0, %670 : f32
      linalg.yield %672 : f32
    } -> tensor<32x64x32x32xf32>
    %487 = tensor.empty() : tensor<32x64xf32>
    %488 = linalg.fill ins(%cst_0 : f32) outs(%487 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %489 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%486, %65 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x64xf32>
    %490 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%486 : tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_456 = tensor.expand_shape %arg19 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32>
    %491 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%489, %expanded_456 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_457 = tensor.expand_shape %491 [[0], [1, 2, 3]] output_shape [32, 4, 1, 16] : tensor<32x64xf32> into tensor<32x4x1x16xf32>
    %492 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_457 : tensor<32x4x1x16xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %493 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%490, %expanded_456 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_458 = tensor.expand_shape %493 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %494 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_458 : tensor<32x4x16xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_459 = tensor.expand_shape %arg19 [[0, 1, 2]] output_shape [1, 4, 16] : tensor<64xf32> into tensor<1x4x16xf32>
    %495 = tensor.empty() : tensor<32x4x16xf32>
    %496 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %expanded_459 : tensor<32x4x1xf32>, tensor<1x4x16xf32>) outs(%495 : tensor<32x4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x16xf32>
    %expanded_460 = tensor.expand_shape %494 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %497 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492, %expanded_460, %67, %71 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_15 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_461 = tensor.expand_shape %497 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_462 = tensor.expand_shape %67 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_463 = tensor.expand_shape %494 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_464 = tensor.expand_shape %71 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_465 = tensor.expand_shape %496 [[0], [1], [2, 3]] output_shape [32, 4, 16, 1] : tensor<32x4x16xf32> into tensor<32x4x16x1xf32>
    %expanded_466 = tensor.expand_shape %486 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_467 = tensor.collapse_shape %expanded_466 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %498 = tensor.empty() : tensor<32x4x16x1024xf32>
    %expanded_468 = tensor.expand_shape %65 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_469 = tensor.collapse_shape %expanded_468 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %499 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_467, %expanded_465, %collapsed_469, %expanded_461, %expanded_461, %expanded_462, %expanded_463, %expanded_464 : tensor<32x4x16x1024xf32>, tensor<32x4x16x1xf32>, tensor<32x4x16x1024xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%498 : tensor<32x4x16x1024xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_15 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x16x1024xf32>
    %expanded_470 = tensor.expand_shape %499 [[0], [1], [2], [3, 4]] output_shape [32, 4, 16, 32, 32] : tensor<32x4x16x1024xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_471 = tensor.collapse_shape %expanded_470 [[0], [1, 2], [3], [4]] : tensor<32x4x16x32x32xf32> into tensor<32x64x32x32xf32>
    %expanded_472 = tensor.expand_shape %489 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %expanded_473 = tensor.expand_shape %490 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %500 = tensor.empty() : tensor<4x16xf32>
    %501 = linalg.fill ins(%cst_0 : f32) outs(%500 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %502 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_472, %expanded_473, %67, %71 : tensor<32x4x16xf32>, tensor<32x4x16xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%501 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x16xf32>
    %503 = tensor.empty() : tensor<64xf32>
    %504 = linalg.fill ins(%cst_0 : f32) outs(%503 : tensor<64xf32>) -> tensor<64xf32>
    %505 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%490 : tensor<32x64xf32>) outs(%504 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<64xf32>
    %506 = tensor.empty() : tensor<64x64x3x3xf32>
    %507 = linalg.fill ins(%cst_0 : f32) outs(%506 : tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %508 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%506 : tensor<64x64x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg18[%671, %670, %674, %675] : tensor<64x64x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x64x3x3xf32>
    %509 = tensor.empty() : tensor<32x64x34x34xf32>
    %510 = linalg.fill ins(%cst_0 : f32) outs(%509 : tensor<32x64x34x34xf32>) -> tensor<32x64x34x34xf32>
    %inserted_slice_474 = tensor.insert_slice %collapsed_471 into %510[0, 0, 1, 1] [32, 64, 32, 32] [1, 1, 1, 1] : tensor<32x64x32x32xf32> into tensor<32x64x34x34xf32>
    %511 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_474, %508 : tensor<32x64x34x34xf32>, tensor<64x64x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %transposed_475 = linalg.transpose ins(%63 : tensor<32x64x32x32xf32>) outs(%451 : tensor<64x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %transposed_476 = linalg.transpose ins(%collapsed_471 : tensor<32x64x32x32xf32>) outs(%451 : tensor<64x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %padded_477 = tensor.pad %transposed_475 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<64x32x32x32xf32> to tensor<64x32x34x34xf32>
    %512 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_477, %transposed_476 : tensor<64x32x34x34xf32>, tensor<64x32x32x32xf32>) outs(%507 : tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %transposed_478 = linalg.transpose ins(%512 : tensor<64x64x3x3xf32>) outs(%506 : tensor<64x64x3x3xf32>) permutation = [1, 0, 2, 3] 
    %513 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %511 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x64x32x32xf32>
    %514 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%513, %55 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x64xf32>
    %515 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%513 : tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_479 = tensor.expand_shape %arg16 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32>
    %516 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%514, %expanded_479 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_480 = tensor.expand_shape %516 [[0], [1, 2, 3]] output_shape [32, 4, 1, 16] : tensor<32x64xf32> into tensor<32x4x1x16xf32>
    %517 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_480 : tensor<32x4x1x16xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %518 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%515, %expanded_479 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_481 = tensor.expand_shape %518 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %519 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_481 : tensor<32x4x16xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_482 = tensor.expand_shape %arg16 [[0, 1, 2]] output_shape [1, 4, 16] : tensor<64xf32> into tensor<1x4x16xf32>
    %520 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %expanded_482 : tensor<32x4x1xf32>, tensor<1x4x16xf32>) outs(%495 : tensor<32x4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x16xf32>
    %expanded_483 = tensor.expand_shape %519 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %521 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %expanded_483, %57, %61 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_15 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_484 = tensor.expand_shape %521 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_485 = tensor.expand_shape %57 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_486 = tensor.expand_shape %519 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_487 = tensor.expand_shape %61 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_488 = tensor.expand_shape %520 [[0], [1], [2, 3]] output_shape [32, 4, 16, 1] : tensor<32x4x16xf32> into tensor<32x4x16x1xf32>
    %expanded_489 = tensor.expand_shape %513 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_490 = tensor.collapse_shape %expanded_489 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %expanded_491 = tensor.expand_shape %55 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_492 = tensor.collapse_shape %expanded_491 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %522 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_490, %expanded_488, %collapsed_492, %expanded_484, %expanded_484, %expanded_485, %expanded_486, %expanded_487 : tensor<32x4x16x1024xf32>, tensor<32x4x16x1xf32>, tensor<32x4x16x1024xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%498 : tensor<32x4x16x1024xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_15 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x16x1024xf32>
    %expanded_493 = tensor.expand_shape %522 [[0], [1], [2], [3, 4]] output_shape [32, 4, 16, 32, 32] : tensor<32x4x16x1024xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_494 = tensor.collapse_shape %expanded_493 [[0], [1, 2], [3], [4]] : tensor<32x4x16x32x32xf32> into tensor<32x64x32x32xf32>
    %expanded_495 = tensor.expand_shape %514 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %expanded_496 = tensor.expand_shape %515 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %523 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_495, %expanded_496, %57, %61 : tensor<32x4x16xf32>, tensor<32x4x16xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%501 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x16xf32>
    %524 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%515 : tensor<32x64xf32>) outs(%504 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<64xf32>
    %525 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%506 : tensor<64x64x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg15[%671, %670, %674, %675] : tensor<64x64x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x64x3x3xf32>
    %inserted_slice_497 = tensor.insert_slice %collapsed_494 into %510[0, 0, 1, 1] [32, 64, 32, 32] [1, 1, 1, 1] : tensor<32x64x32x32xf32> into tensor<32x64x34x34xf32>
    %526 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_497, %525 : tensor<32x64x34x34xf32>, tensor<64x64x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %transposed_498 = linalg.transpose ins(%54 : tensor<32x64x32x32xf32>) outs(%451 : tensor<64x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %transposed_499 = linalg.transpose ins(%collapsed_494 : tensor<32x64x32x32xf32>) outs(%451 : tensor<64x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %padded_500 = tensor.pad %transposed_498 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<64x32x32x32xf32> to tensor<64x32x34x34xf32>
    %527 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_500, %transposed_499 : tensor<64x32x34x34xf32>, tensor<64x32x32x32xf32>) outs(%507 : tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %transposed_501 = linalg.transpose ins(%527 : tensor<64x64x3x3xf32>) outs(%506 : tensor<64x64x3x3xf32>) permutation = [1, 0, 2, 3] 
    %528 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %526 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x64x32x32xf32>
    %529 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%528, %46 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x64xf32>
    %530 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%528 : tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_502 = tensor.expand_shape %arg13 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32>
    %531 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%529, %expanded_502 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_503 = tensor.expand_shape %531 [[0], [1, 2, 3]] output_shape [32, 4, 1, 16] : tensor<32x64xf32> into tensor<32x4x1x16xf32>
    %532 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_503 : tensor<32x4x1x16xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %533 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%530, %expanded_502 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_504 = tensor.expand_shape %533 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %534 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_504 : tensor<32x4x16xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_505 = tensor.expand_shape %arg13 [[0, 1, 2]] output_shape [1, 4, 16] : tensor<64xf32> into tensor<1x4x16xf32>
    %535 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %expanded_505 : tensor<32x4x1xf32>, tensor<1x4x16xf32>) outs(%495 : tensor<32x4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x16xf32>
    %expanded_506 = tensor.expand_shape %534 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %536 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532, %expanded_506, %48, %52 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_15 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_507 = tensor.expand_shape %536 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_508 = tensor.expand_shape %48 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_509 = tensor.expand_shape %534 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_510 = tensor.expand_shape %52 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_511 = tensor.expand_shape %535 [[0], [1], [2, 3]] output_shape [32, 4, 16, 1] : tensor<32x4x16xf32> into tensor<32x4x16x1xf32>
    %expanded_512 = tensor.expand_shape %528 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_513 = tensor.collapse_shape %expanded_512 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %expanded_514 = tensor.expand_shape %46 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_515 = tensor.collapse_shape %expanded_514 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %537 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_513, %expanded_511, %collapsed_515, %expanded_507, %expanded_507, %expanded_508, %expanded_509, %expanded_510 : tensor<32x4x16x1024xf32>, tensor<32x4x16x1xf32>, tensor<32x4x16x1024xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%498 : tensor<32x4x16x1024xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_15 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x16x1024xf32>
    %expanded_516 = tensor.expand_shape %537 [[0], [1], [2], [3, 4]] output_shape [32, 4, 16, 32, 32] : tensor<32x4x16x1024xf32> into tensor<32x4x16x32x32xf32>
    %expanded_517 = tensor.expand_shape %529 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %expanded_518 = tensor.expand_shape %530 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %538 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_517, %expanded_518, %48, %52 : tensor<32x4x16xf32>, tensor<32x4x16xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%501 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x16xf32>
    %539 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%530 : tensor<32x64xf32>) outs(%504 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<64xf32>
    %540 = tensor.empty() : tensor<32x4x16x32x32xf32>
    %541 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_470, %expanded_516 : tensor<32x4x16x32x32xf32>, tensor<32x4x16x32x32xf32>) outs(%540 : tensor<32x4x16x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x16x32x32xf32>
    %collapsed_519 = tensor.collapse_shape %541 [[0], [1, 2], [3], [4]] : tensor<32x4x16x32x32xf32> into tensor<32x64x32x32xf32>
    %542 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%506 : tensor<64x64x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg12[%671, %670, %674, %675] : tensor<64x64x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x64x3x3xf32>
    %inserted_slice_520 = tensor.insert_slice %collapsed_519 into %510[0, 0, 1, 1] [32, 64, 32, 32] [1, 1, 1, 1] : tensor<32x64x32x32xf32> into tensor<32x64x34x34xf32>
    %543 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_520, %542 : tensor<32x64x34x34xf32>, tensor<64x64x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %transposed_521 = linalg.transpose ins(%44 : tensor<32x64x32x32xf32>) outs(%451 : tensor<64x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %transposed_522 = linalg.transpose ins(%collapsed_519 : tensor<32x64x32x32xf32>) outs(%451 : tensor<64x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %padded_523 = tensor.pad %transposed_521 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<64x32x32x32xf32> to tensor<64x32x34x34xf32>
    %544 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_523, %transposed_522 : tensor<64x32x34x34xf32>, tensor<64x32x32x32xf32>) outs(%507 : tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %transposed_524 = linalg.transpose ins(%544 : tensor<64x64x3x3xf32>) outs(%506 : tensor<64x64x3x3xf32>) permutation = [1, 0, 2, 3] 
    %545 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %543 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x64x32x32xf32>
    %546 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%545, %36 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x64xf32>
    %547 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%545 : tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_525 = tensor.expand_shape %arg10 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32>
    %548 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%546, %expanded_525 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_526 = tensor.expand_shape %548 [[0], [1, 2, 3]] output_shape [32, 4, 1, 16] : tensor<32x64xf32> into tensor<32x4x1x16xf32>
    %549 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_526 : tensor<32x4x1x16xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %550 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%547, %expanded_525 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_527 = tensor.expand_shape %550 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %551 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_527 : tensor<32x4x16xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_528 = tensor.expand_shape %arg10 [[0, 1, 2]] output_shape [1, 4, 16] : tensor<64xf32> into tensor<1x4x16xf32>
    %552 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %expanded_528 : tensor<32x4x1xf32>, tensor<1x4x16xf32>) outs(%495 : tensor<32x4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x16xf32>
    %expanded_529 = tensor.expand_shape %551 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %553 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%549, %expanded_529, %38, %42 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_15 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_530 = tensor.expand_shape %553 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_531 = tensor.expand_shape %38 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_532 = tensor.expand_shape %551 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_533 = tensor.expand_shape %42 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_534 = tensor.expand_shape %552 [[0], [1], [2, 3]] output_shape [32, 4, 16, 1] : tensor<32x4x16xf32> into tensor<32x4x16x1xf32>
    %expanded_535 = tensor.expand_shape %545 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_536 = tensor.collapse_shape %expanded_535 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %expanded_537 = tensor.expand_shape %36 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_538 = tensor.collapse_shape %expanded_537 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %554 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_536, %expanded_534, %collapsed_538, %expanded_530, %expanded_530, %expanded_531, %expanded_532, %expanded_533 : tensor<32x4x16x1024xf32>, tensor<32x4x16x1xf32>, tensor<32x4x16x1024xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%498 : tensor<32x4x16x1024xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_15 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x16x1024xf32>
    %expanded_539 = tensor.expand_shape %554 [[0], [1], [2], [3, 4]] output_shape [32, 4, 16, 32, 32] : tensor<32x4x16x1024xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_540 = tensor.collapse_shape %expanded_539 [[0], [1, 2], [3], [4]] : tensor<32x4x16x32x32xf32> into tensor<32x64x32x32xf32>
    %expanded_541 = tensor.expand_shape %546 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %expanded_542 = tensor.expand_shape %547 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %555 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_541, %expanded_542, %38, %42 : tensor<32x4x16xf32>, tensor<32x4x16xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%501 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x16xf32>
    %556 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%547 : tensor<32x64xf32>) outs(%504 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<64xf32>
    %557 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%506 : tensor<64x64x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg9[%671, %670, %674, %675] : tensor<64x64x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x64x3x3xf32>
    %inserted_slice_543 = tensor.insert_slice %collapsed_540 into %510[0, 0, 1, 1] [32, 64, 32, 32] [1, 1, 1, 1] : tensor<32x64x32x32xf32> into tensor<32x64x34x34xf32>
    %558 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_543, %557 : tensor<32x64x34x34xf32>, tensor<64x64x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %transposed_544 = linalg.transpose ins(%35 : tensor<32x64x32x32xf32>) outs(%451 : tensor<64x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %transposed_545 = linalg.transpose ins(%collapsed_540 : tensor<32x64x32x32xf32>) outs(%451 : tensor<64x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %padded_546 = tensor.pad %transposed_544 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<64x32x32x32xf32> to tensor<64x32x34x34xf32>
    %559 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_546, %transposed_545 : tensor<64x32x34x34xf32>, tensor<64x32x32x32xf32>) outs(%507 : tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %transposed_547 = linalg.transpose ins(%559 : tensor<64x64x3x3xf32>) outs(%506 : tensor<64x64x3x3xf32>) permutation = [1, 0, 2, 3] 
    %560 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %558 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x64x32x32xf32>
    %561 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%560, %27 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x64xf32>
    %562 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%560 : tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_548 = tensor.expand_shape %arg7 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32>
    %563 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%561, %expanded_548 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_549 = tensor.expand_shape %563 [[0], [1, 2, 3]] output_shape [32, 4, 1, 16] : tensor<32x64xf32> into tensor<32x4x1x16xf32>
    %564 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_549 : tensor<32x4x1x16xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %565 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%562, %expanded_548 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_550 = tensor.expand_shape %565 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %566 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_550 : tensor<32x4x16xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_551 = tensor.expand_shape %arg7 [[0, 1, 2]] output_shape [1, 4, 16] : tensor<64xf32> into tensor<1x4x16xf32>
    %567 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %expanded_551 : tensor<32x4x1xf32>, tensor<1x4x16xf32>) outs(%495 : tensor<32x4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x16xf32>
    %expanded_552 = tensor.expand_shape %566 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %568 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%564, %expanded_552, %29, %33 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_15 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_553 = tensor.expand_shape %568 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_554 = tensor.expand_shape %29 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_555 = tensor.expand_shape %566 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_556 = tensor.expand_shape %33 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_557 = tensor.expand_shape %567 [[0], [1], [2, 3]] output_shape [32, 4, 16, 1] : tensor<32x4x16xf32> into tensor<32x4x16x1xf32>
    %expanded_558 = tensor.expand_shape %560 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_559 = tensor.collapse_shape %expanded_558 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %expanded_560 = tensor.expand_shape %27 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_561 = tensor.collapse_shape %expanded_560 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %569 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_559, %expanded_557, %collapsed_561, %expanded_553, %expanded_553, %expanded_554, %expanded_555, %expanded_556 : tensor<32x4x16x1024xf32>, tensor<32x4x16x1xf32>, tensor<32x4x16x1024xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%498 : tensor<32x4x16x1024xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_15 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x16x1024xf32>
    %expanded_562 = tensor.expand_shape %569 [[0], [1], [2], [3, 4]] output_shape [32, 4, 16, 32, 32] : tensor<32x4x16x1024xf32> into tensor<32x4x16x32x32xf32>
    %expanded_563 = tensor.expand_shape %561 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %expanded_564 = tensor.expand_shape %562 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %570 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_563, %expanded_564, %29, %33 : tensor<32x4x16xf32>, tensor<32x4x16xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%501 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x16xf32>
    %571 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%562 : tensor<32x64xf32>) outs(%504 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<64xf32>
    %572 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%541, %expanded_562 : tensor<32x4x16x32x32xf32>, tensor<32x4x16x32x32xf32>) outs(%540 : tensor<32x4x16x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x16x32x32xf32>
    %collapsed_565 = tensor.collapse_shape %572 [[0], [1, 2], [3], [4]] : tensor<32x4x16x32x32xf32> into tensor<32x64x32x32xf32>
    %573 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%506 : tensor<64x64x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg6[%671, %670, %674, %675] : tensor<64x64x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x64x3x3xf32>
    %inserted_slice_566 = tensor.insert_slice %collapsed_565 into %510[0, 0, 1, 1] [32, 64, 32, 32] [1, 1, 1, 1] : tensor<32x64x32x32xf32> into tensor<32x64x34x34xf32>
    %574 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_566, %573 : tensor<32x64x34x34xf32>, tensor<64x64x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %transposed_567 = linalg.transpose ins(%25 : tensor<32x64x32x32xf32>) outs(%451 : tensor<64x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %transposed_568 = linalg.transpose ins(%collapsed_565 : tensor<32x64x32x32xf32>) outs(%451 : tensor<64x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %padded_569 = tensor.pad %transposed_567 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<64x32x32x32xf32> to tensor<64x32x34x34xf32>
    %575 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_569, %transposed_568 : tensor<64x32x34x34xf32>, tensor<64x32x32x32xf32>) outs(%507 : tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %transposed_570 = linalg.transpose ins(%575 : tensor<64x64x3x3xf32>) outs(%506 : tensor<64x64x3x3xf32>) permutation = [1, 0, 2, 3] 
    %576 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %574 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x64x32x32xf32>
    %577 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%576, %17 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x64xf32>
    %578 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%576 : tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_571 = tensor.expand_shape %arg4 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32>
    %579 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%577, %expanded_571 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_572 = tensor.expand_shape %579 [[0], [1, 2, 3]] output_shape [32, 4, 1, 16] : tensor<32x64xf32> into tensor<32x4x1x16xf32>
    %580 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_572 : tensor<32x4x1x16xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %581 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%578, %expanded_571 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_573 = tensor.expand_shape %581 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %582 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_573 : tensor<32x4x16xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_574 = tensor.expand_shape %arg4 [[0, 1, 2]] output_shape [1, 4, 16] : tensor<64xf32> into tensor<1x4x16xf32>
    %583 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %expanded_574 : tensor<32x4x1xf32>, tensor<1x4x16xf32>) outs(%495 : tensor<32x4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x16xf32>
    %expanded_575 = tensor.expand_shape %582 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %584 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%580, %expanded_575, %19, %23 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_15 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_576 = tensor.expand_shape %584 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_577 = tensor.expand_shape %19 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_578 = tensor.expand_shape %582 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_579 = tensor.expand_shape %23 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_580 = tensor.expand_shape %583 [[0], [1], [2, 3]] output_shape [32, 4, 16, 1] : tensor<32x4x16xf32> into tensor<32x4x16x1xf32>
    %expanded_581 = tensor.expand_shape %576 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_582 = tensor.collapse_shape %expanded_581 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %expanded_583 = tensor.expand_shape %17 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_584 = tensor.collapse_shape %expanded_583 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %585 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_582, %expanded_580, %collapsed_584, %expanded_576, %expanded_576, %expanded_577, %expanded_578, %expanded_579 : tensor<32x4x16x1024xf32>, tensor<32x4x16x1xf32>, tensor<32x4x16x1024xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%498 : tensor<32x4x16x1024xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_15 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x16x1024xf32>
    %expanded_585 = tensor.expand_shape %585 [[0], [1], [2], [3, 4]] output_shape [32, 4, 16, 32, 32] : tensor<32x4x16x1024xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_586 = tensor.collapse_shape %expanded_585 [[0], [1, 2], [3], [4]] : tensor<32x4x16x32x32xf32> into tensor<32x64x32x32xf32>
    %expanded_587 = tensor.expand_shape %577 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %expanded_588 = tensor.expand_shape %578 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %586 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_587, %expanded_588, %19, %23 : tensor<32x4x16xf32>, tensor<32x4x16xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%501 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x16xf32>
    %587 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%578 : tensor<32x64xf32>) outs(%504 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<64xf32>
    %588 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%506 : tensor<64x64x3x3xf32>) {
    ^bb0(%out: f32):
      %670 = linalg.index 0 : index
      %671 = linalg.index 1 : index
      %672 = linalg.index 2 : index
      %673 = linalg.index 3 : index
      %674 = arith.subi %c2, %672 : index
      %675 = arith.subi %c2, %673 : index
      %extracted = tensor.extract %arg3[%671, %670, %674, %675] : tensor<64x64x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x64x3x3xf32>
    %inserted_slice_589 = tensor.insert_slice %collapsed_586 into %510[0, 0, 1, 1] [32, 64, 32, 32] [1, 1, 1, 1] : tensor<32x64x32x32xf32> into tensor<32x64x34x34xf32>
    %589 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_589, %588 : tensor<32x64x34x34xf32>, tensor<64x64x3x3xf32>) outs(%1 : tensor<32x64x32x32xf32>) -> tensor<32x64x32x32xf32>
    %transposed_590 = linalg.transpose ins(%16 : tensor<32x64x32x32xf32>) outs(%451 : tensor<64x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %transposed_591 = linalg.transpose ins(%collapsed_586 : tensor<32x64x32x32xf32>) outs(%451 : tensor<64x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %padded_592 = tensor.pad %transposed_590 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<64x32x32x32xf32> to tensor<64x32x34x34xf32>
    %590 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_592, %transposed_591 : tensor<64x32x34x34xf32>, tensor<64x32x32x32xf32>) outs(%507 : tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
    %transposed_593 = linalg.transpose ins(%590 : tensor<64x64x3x3xf32>) outs(%506 : tensor<64x64x3x3xf32>) permutation = [1, 0, 2, 3] 
    %591 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %589 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%0 : tensor<32x64x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.cmpf ole, %in, %cst_0 : f32
      %671 = arith.select %670, %cst_0, %in_657 : f32
      linalg.yield %671 : f32
    } -> tensor<32x64x32x32xf32>
    %592 = linalg.generic {indexing_maps = [#map2, #map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%591, %2 : tensor<32x64x32x32xf32>, tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      %671 = arith.addf %670, %out : f32
      linalg.yield %671 : f32
    } -> tensor<32x64xf32>
    %593 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%591 : tensor<32x64x32x32xf32>) outs(%488 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_594 = tensor.expand_shape %arg1 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32>
    %594 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%592, %expanded_594 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_595 = tensor.expand_shape %594 [[0], [1, 2, 3]] output_shape [32, 4, 1, 16] : tensor<32x64xf32> into tensor<32x4x1x16xf32>
    %595 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_595 : tensor<32x4x1x16xf32>) outs(%236 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x1xf32>
    %596 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%593, %expanded_594 : tensor<32x64xf32>, tensor<1x64xf32>) outs(%487 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x64xf32>
    %expanded_596 = tensor.expand_shape %596 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %597 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_596 : tensor<32x4x16xf32>) outs(%235 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<32x4xf32>
    %expanded_597 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [1, 4, 16] : tensor<64xf32> into tensor<1x4x16xf32>
    %598 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %expanded_597 : tensor<32x4x1xf32>, tensor<1x4x16xf32>) outs(%495 : tensor<32x4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.mulf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x16xf32>
    %expanded_598 = tensor.expand_shape %597 [[0], [1, 2]] output_shape [32, 4, 1] : tensor<32x4xf32> into tensor<32x4x1xf32>
    %599 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%595, %expanded_598, %6, %13 : tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%3 : tensor<32x4x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.negf %in : f32
      %672 = arith.addf %671, %670 : f32
      %673 = arith.mulf %672, %in_659 : f32
      %674 = arith.mulf %673, %in_659 : f32
      %675 = arith.mulf %674, %in_659 : f32
      %676 = arith.mulf %675, %cst_15 : f32
      linalg.yield %676 : f32
    } -> tensor<32x4x1xf32>
    %expanded_599 = tensor.expand_shape %599 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_600 = tensor.expand_shape %6 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_601 = tensor.expand_shape %597 [[0], [1, 2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4xf32> into tensor<32x4x1x1xf32>
    %expanded_602 = tensor.expand_shape %13 [[0], [1], [2, 3]] output_shape [32, 4, 1, 1] : tensor<32x4x1xf32> into tensor<32x4x1x1xf32>
    %expanded_603 = tensor.expand_shape %598 [[0], [1], [2, 3]] output_shape [32, 4, 16, 1] : tensor<32x4x16xf32> into tensor<32x4x16x1xf32>
    %expanded_604 = tensor.expand_shape %591 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_605 = tensor.collapse_shape %expanded_604 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %expanded_606 = tensor.expand_shape %2 [[0], [1, 2], [3], [4]] output_shape [32, 4, 16, 32, 32] : tensor<32x64x32x32xf32> into tensor<32x4x16x32x32xf32>
    %collapsed_607 = tensor.collapse_shape %expanded_606 [[0], [1], [2], [3, 4]] : tensor<32x4x16x32x32xf32> into tensor<32x4x16x1024xf32>
    %600 = linalg.generic {indexing_maps = [#map2, #map14, #map2, #map15, #map15, #map15, #map15, #map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_605, %expanded_603, %collapsed_607, %expanded_599, %expanded_599, %expanded_600, %expanded_601, %expanded_602 : tensor<32x4x16x1024xf32>, tensor<32x4x16x1xf32>, tensor<32x4x16x1024xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>, tensor<32x4x1x1xf32>) outs(%498 : tensor<32x4x16x1024xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %in_660: f32, %in_661: f32, %in_662: f32, %in_663: f32, %out: f32):
      %670 = arith.mulf %in_662, %in_663 : f32
      %671 = arith.mulf %670, %cst_15 : f32
      %672 = arith.negf %in_660 : f32
      %673 = arith.mulf %672, %in_661 : f32
      %674 = arith.subf %673, %671 : f32
      %675 = arith.mulf %in_658, %in_659 : f32
      %676 = arith.mulf %in, %in_657 : f32
      %677 = arith.addf %676, %675 : f32
      %678 = arith.addf %677, %674 : f32
      linalg.yield %678 : f32
    } -> tensor<32x4x16x1024xf32>
    %expanded_608 = tensor.expand_shape %600 [[0], [1], [2], [3, 4]] output_shape [32, 4, 16, 32, 32] : tensor<32x4x16x1024xf32> into tensor<32x4x16x32x32xf32>
    %expanded_609 = tensor.expand_shape %592 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %expanded_610 = tensor.expand_shape %593 [[0], [1, 2]] output_shape [32, 4, 16] : tensor<32x64xf32> into tensor<32x4x16xf32>
    %601 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1, #map16], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_609, %expanded_610, %6, %13 : tensor<32x4x16xf32>, tensor<32x4x16xf32>, tensor<32x4x1xf32>, tensor<32x4x1xf32>) outs(%501 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %in_658: f32, %in_659: f32, %out: f32):
      %670 = arith.mulf %in_657, %in_658 : f32
      %671 = arith.subf %in, %670 : f32
      %672 = arith.mulf %671, %in_659 : f32
      %673 = arith.addf %672, %out : f32
      linalg.yield %673 : f32
    } -> tensor<4x16xf32>
    %602 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "parallel"]} ins(%593 : tensor<32x64xf32>) outs(%504 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %670 = arith.addf %in, %out : f32
      linalg.yield %670 : f32
    } -> tensor<64xf32>
    %603 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%572, %expanded_608 : tensor<32x4x16x32x32xf32>, tensor<32x4x16x32x32xf32>) outs(%540 : tensor<32x4x16x32x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.addf %in, %in_657 : f32
      linalg.yield %670 : f32
    } -> tensor<32x4x16x32x32xf32>
    %604 = tensor.empty() : tensor<3x32x32x32xf32>
    %transposed_611 = linalg.transpose ins(%arg61 : tensor<32x3x32x32xf32>) outs(%604 : tensor<3x32x32x32xf32>) permutation = [1, 0, 2, 3] 
    %expanded_612 = tensor.expand_shape %451 [[0, 1], [2], [3], [4]] output_shape [4, 16, 32, 32, 32] : tensor<64x32x32x32xf32> into tensor<4x16x32x32x32xf32>
    %transposed_613 = linalg.transpose ins(%603 : tensor<32x4x16x32x32xf32>) outs(%expanded_612 : tensor<4x16x32x32x32xf32>) permutation = [1, 2, 0, 3, 4] 
    %collapsed_614 = tensor.collapse_shape %transposed_613 [[0, 1], [2], [3], [4]] : tensor<4x16x32x32x32xf32> into tensor<64x32x32x32xf32>
    %padded_615 = tensor.pad %transposed_611 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg63: index, %arg64: index, %arg65: index, %arg66: index):
      tensor.yield %cst_0 : f32
    } : tensor<3x32x32x32xf32> to tensor<3x32x34x34xf32>
    %605 = tensor.empty() : tensor<3x64x3x3xf32>
    %606 = linalg.fill ins(%cst_0 : f32) outs(%605 : tensor<3x64x3x3xf32>) -> tensor<3x64x3x3xf32>
    %607 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_615, %collapsed_614 : tensor<3x32x34x34xf32>, tensor<64x32x32x32xf32>) outs(%606 : tensor<3x64x3x3xf32>) -> tensor<3x64x3x3xf32>
    %608 = tensor.empty() : tensor<64x3x3x3xf32>
    %transposed_616 = linalg.transpose ins(%607 : tensor<3x64x3x3xf32>) outs(%608 : tensor<64x3x3x3xf32>) permutation = [1, 0, 2, 3] 
    %609 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %transposed_616 : tensor<64x3x3x3xf32>, tensor<64x3x3x3xf32>) outs(%608 : tensor<64x3x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64x3x3x3xf32>
    %expanded_617 = tensor.expand_shape %arg1 [[0, 1]] output_shape [4, 16] : tensor<64xf32> into tensor<4x16xf32>
    %610 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_617, %601 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%500 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x16xf32>
    %collapsed_618 = tensor.collapse_shape %610 [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
    %611 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg2, %602 : tensor<64xf32>, tensor<64xf32>) outs(%503 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64xf32>
    %612 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %transposed_593 : tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) outs(%506 : tensor<64x64x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64x64x3x3xf32>
    %expanded_619 = tensor.expand_shape %arg4 [[0, 1]] output_shape [4, 16] : tensor<64xf32> into tensor<4x16xf32>
    %613 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_619, %586 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%500 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x16xf32>
    %collapsed_620 = tensor.collapse_shape %613 [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
    %614 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg5, %587 : tensor<64xf32>, tensor<64xf32>) outs(%503 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64xf32>
    %615 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %transposed_570 : tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) outs(%506 : tensor<64x64x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64x64x3x3xf32>
    %expanded_621 = tensor.expand_shape %arg7 [[0, 1]] output_shape [4, 16] : tensor<64xf32> into tensor<4x16xf32>
    %616 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_621, %570 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%500 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x16xf32>
    %collapsed_622 = tensor.collapse_shape %616 [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
    %617 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg8, %571 : tensor<64xf32>, tensor<64xf32>) outs(%503 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64xf32>
    %618 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg9, %transposed_547 : tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) outs(%506 : tensor<64x64x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64x64x3x3xf32>
    %expanded_623 = tensor.expand_shape %arg10 [[0, 1]] output_shape [4, 16] : tensor<64xf32> into tensor<4x16xf32>
    %619 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_623, %555 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%500 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x16xf32>
    %collapsed_624 = tensor.collapse_shape %619 [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
    %620 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg11, %556 : tensor<64xf32>, tensor<64xf32>) outs(%503 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64xf32>
    %621 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12, %transposed_524 : tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) outs(%506 : tensor<64x64x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64x64x3x3xf32>
    %expanded_625 = tensor.expand_shape %arg13 [[0, 1]] output_shape [4, 16] : tensor<64xf32> into tensor<4x16xf32>
    %622 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_625, %538 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%500 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x16xf32>
    %collapsed_626 = tensor.collapse_shape %622 [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
    %623 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg14, %539 : tensor<64xf32>, tensor<64xf32>) outs(%503 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64xf32>
    %624 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg15, %transposed_501 : tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) outs(%506 : tensor<64x64x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64x64x3x3xf32>
    %expanded_627 = tensor.expand_shape %arg16 [[0, 1]] output_shape [4, 16] : tensor<64xf32> into tensor<4x16xf32>
    %625 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_627, %523 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%500 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x16xf32>
    %collapsed_628 = tensor.collapse_shape %625 [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
    %626 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg17, %524 : tensor<64xf32>, tensor<64xf32>) outs(%503 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64xf32>
    %627 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg18, %transposed_478 : tensor<64x64x3x3xf32>, tensor<64x64x3x3xf32>) outs(%506 : tensor<64x64x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64x64x3x3xf32>
    %expanded_629 = tensor.expand_shape %arg19 [[0, 1]] output_shape [4, 16] : tensor<64xf32> into tensor<4x16xf32>
    %628 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_629, %502 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%500 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x16xf32>
    %collapsed_630 = tensor.collapse_shape %628 [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
    %629 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg20, %505 : tensor<64xf32>, tensor<64xf32>) outs(%503 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<64xf32>
    %630 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg21, %485 : tensor<128x64x3x3xf32>, tensor<128x64x3x3xf32>) outs(%483 : tensor<128x64x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<128x64x3x3xf32>
    %expanded_631 = tensor.expand_shape %arg22 [[0, 1]] output_shape [4, 32] : tensor<128xf32> into tensor<4x32xf32>
    %631 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_631, %472 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%373 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x32xf32>
    %collapsed_632 = tensor.collapse_shape %631 [[0, 1]] : tensor<4x32xf32> into tensor<128xf32>
    %632 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg23, %473 : tensor<128xf32>, tensor<128xf32>) outs(%376 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<128xf32>
    %633 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg24, %transposed_427 : tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) outs(%379 : tensor<128x128x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<128x128x3x3xf32>
    %634 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg25, %458 : tensor<128x64x1x1xf32>, tensor<128x64x1x1xf32>) outs(%456 : tensor<128x64x1x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<128x64x1x1xf32>
    %expanded_633 = tensor.expand_shape %arg26 [[0, 1]] output_shape [4, 32] : tensor<128xf32> into tensor<4x32xf32>
    %635 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_633, %443 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%373 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x32xf32>
    %collapsed_634 = tensor.collapse_shape %635 [[0, 1]] : tensor<4x32xf32> into tensor<128xf32>
    %636 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg27, %444 : tensor<128xf32>, tensor<128xf32>) outs(%376 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<128xf32>
    %637 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg28, %transposed_393 : tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) outs(%379 : tensor<128x128x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<128x128x3x3xf32>
    %expanded_635 = tensor.expand_shape %arg29 [[0, 1]] output_shape [4, 32] : tensor<128xf32> into tensor<4x32xf32>
    %638 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_635, %428 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%373 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x32xf32>
    %collapsed_636 = tensor.collapse_shape %638 [[0, 1]] : tensor<4x32xf32> into tensor<128xf32>
    %639 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg30, %429 : tensor<128xf32>, tensor<128xf32>) outs(%376 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<128xf32>
    %640 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg31, %transposed_370 : tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) outs(%379 : tensor<128x128x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<128x128x3x3xf32>
    %expanded_637 = tensor.expand_shape %arg32 [[0, 1]] output_shape [4, 32] : tensor<128xf32> into tensor<4x32xf32>
    %641 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_637, %411 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%373 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x32xf32>
    %collapsed_638 = tensor.collapse_shape %641 [[0, 1]] : tensor<4x32xf32> into tensor<128xf32>
    %642 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg33, %412 : tensor<128xf32>, tensor<128xf32>) outs(%376 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<128xf32>
    %643 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg34, %transposed_347 : tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) outs(%379 : tensor<128x128x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<128x128x3x3xf32>
    %expanded_639 = tensor.expand_shape %arg35 [[0, 1]] output_shape [4, 32] : tensor<128xf32> into tensor<4x32xf32>
    %644 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_639, %396 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%373 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x32xf32>
    %collapsed_640 = tensor.collapse_shape %644 [[0, 1]] : tensor<4x32xf32> into tensor<128xf32>
    %645 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg36, %397 : tensor<128xf32>, tensor<128xf32>) outs(%376 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<128xf32>
    %646 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg37, %transposed_324 : tensor<128x128x3x3xf32>, tensor<128x128x3x3xf32>) outs(%379 : tensor<128x128x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<128x128x3x3xf32>
    %expanded_641 = tensor.expand_shape %arg38 [[0, 1]] output_shape [4, 32] : tensor<128xf32> into tensor<4x32xf32>
    %647 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_641, %375 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%373 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x32xf32>
    %collapsed_642 = tensor.collapse_shape %647 [[0, 1]] : tensor<4x32xf32> into tensor<128xf32>
    %648 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg39, %378 : tensor<128xf32>, tensor<128xf32>) outs(%376 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<128xf32>
    %649 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg40, %358 : tensor<256x128x3x3xf32>, tensor<256x128x3x3xf32>) outs(%356 : tensor<256x128x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256x128x3x3xf32>
    %expanded_643 = tensor.expand_shape %arg41 [[0, 1]] output_shape [4, 64] : tensor<256xf32> into tensor<4x64xf32>
    %650 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_643, %345 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%245 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x64xf32>
    %collapsed_644 = tensor.collapse_shape %650 [[0, 1]] : tensor<4x64xf32> into tensor<256xf32>
    %651 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg42, %346 : tensor<256xf32>, tensor<256xf32>) outs(%248 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256xf32>
    %652 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg43, %transposed_273 : tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) outs(%251 : tensor<256x256x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256x256x3x3xf32>
    %653 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg44, %331 : tensor<256x128x1x1xf32>, tensor<256x128x1x1xf32>) outs(%329 : tensor<256x128x1x1xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256x128x1x1xf32>
    %expanded_645 = tensor.expand_shape %arg45 [[0, 1]] output_shape [4, 64] : tensor<256xf32> into tensor<4x64xf32>
    %654 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_645, %316 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%245 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x64xf32>
    %collapsed_646 = tensor.collapse_shape %654 [[0, 1]] : tensor<4x64xf32> into tensor<256xf32>
    %655 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg46, %317 : tensor<256xf32>, tensor<256xf32>) outs(%248 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256xf32>
    %656 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg47, %transposed_240 : tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) outs(%251 : tensor<256x256x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256x256x3x3xf32>
    %expanded_647 = tensor.expand_shape %arg48 [[0, 1]] output_shape [4, 64] : tensor<256xf32> into tensor<4x64xf32>
    %657 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_647, %301 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%245 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x64xf32>
    %collapsed_648 = tensor.collapse_shape %657 [[0, 1]] : tensor<4x64xf32> into tensor<256xf32>
    %658 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg49, %302 : tensor<256xf32>, tensor<256xf32>) outs(%248 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256xf32>
    %659 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg50, %transposed_217 : tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) outs(%251 : tensor<256x256x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256x256x3x3xf32>
    %expanded_649 = tensor.expand_shape %arg51 [[0, 1]] output_shape [4, 64] : tensor<256xf32> into tensor<4x64xf32>
    %660 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_649, %284 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%245 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x64xf32>
    %collapsed_650 = tensor.collapse_shape %660 [[0, 1]] : tensor<4x64xf32> into tensor<256xf32>
    %661 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg52, %285 : tensor<256xf32>, tensor<256xf32>) outs(%248 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256xf32>
    %662 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg53, %transposed_194 : tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) outs(%251 : tensor<256x256x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256x256x3x3xf32>
    %expanded_651 = tensor.expand_shape %arg54 [[0, 1]] output_shape [4, 64] : tensor<256xf32> into tensor<4x64xf32>
    %663 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_651, %269 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%245 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x64xf32>
    %collapsed_652 = tensor.collapse_shape %663 [[0, 1]] : tensor<4x64xf32> into tensor<256xf32>
    %664 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg55, %270 : tensor<256xf32>, tensor<256xf32>) outs(%248 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256xf32>
    %665 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg56, %transposed_171 : tensor<256x256x3x3xf32>, tensor<256x256x3x3xf32>) outs(%251 : tensor<256x256x3x3xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256x256x3x3xf32>
    %expanded_653 = tensor.expand_shape %arg57 [[0, 1]] output_shape [4, 64] : tensor<256xf32> into tensor<4x64xf32>
    %666 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_653, %247 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%245 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<4x64xf32>
    %collapsed_654 = tensor.collapse_shape %666 [[0, 1]] : tensor<4x64xf32> into tensor<256xf32>
    %667 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg58, %250 : tensor<256xf32>, tensor<256xf32>) outs(%248 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256xf32>
    %668 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg59, %227 : tensor<256x100xf32>, tensor<256x100xf32>) outs(%225 : tensor<256x100xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<256x100xf32>
    %expanded_655 = tensor.expand_shape %arg60 [[0, 1]] output_shape [1, 100] : tensor<100xf32> into tensor<1x100xf32>
    %669 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_655, %223 : tensor<1x100xf32>, tensor<1x100xf32>) outs(%221 : tensor<1x100xf32>) {
    ^bb0(%in: f32, %in_657: f32, %out: f32):
      %670 = arith.truncf %cst_3 : f64 to f32
      %671 = arith.mulf %in_657, %670 : f32
      %672 = arith.subf %in, %671 : f32
      linalg.yield %672 : f32
    } -> tensor<1x100xf32>
    %collapsed_656 = tensor.collapse_shape %669 [[0, 1]] : tensor<1x100xf32> into tensor<100xf32>
    return %217, %609, %collapsed_618, %611, %612, %collapsed_620, %614, %615, %collapsed_622, %617, %618, %collapsed_624, %620, %621, %collapsed_626, %623, %624, %collapsed_628, %626, %627, %collapsed_630, %629, %630, %collapsed_632, %632, %633, %634, %collapsed_634, %636, %637, %collapsed_636, %639, %640, %collapsed_638, %642, %643, %collapsed_640, %645, %646, %collapsed_642, %648, %649, %collapsed_644, %651, %652, %653, %collapsed_646, %655, %656, %collapsed_648, %658, %659, %collapsed_650, %661, %662, %collapsed_652, %664, %665, %collapsed_654, %667, %668, %collapsed_656 : tensor<f32>, tensor<64x3x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x100xf32>, tensor<100xf32>
  }
}

