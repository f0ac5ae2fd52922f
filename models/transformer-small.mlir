// tools/models/generate transformer-small  (jax 0.10.2, jaxlib 0.10.2, iree-base-compiler 3.13.0, mlir-opt 22.1.8)
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map22 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map23 = affine_map<(d0, d1) -> (d0, d1)>
#map24 = affine_map<(d0, d1) -> ()>
#map25 = affine_map<() -> ()>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map27 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map28 = affine_map<(d0, d1, d2) -> (d0)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map32 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0)>
#map33 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d1, d2)>
#map34 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map38 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map39 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map40 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map41 = affine_map<(d0, d1) -> (d1, d0)>
#map42 = affine_map<(d0) -> (d0)>
module @transformer_small {
  func.func @main(%arg0: tensor<64x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32x32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32x128xf32>, %arg15: tensor<128xf32>, %arg16: tensor<128x32xf32>, %arg17: tensor<32xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32xf32>, %arg20: tensor<32x32xf32>, %arg21: tensor<32xf32>, %arg22: tensor<32x32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<32x32xf32>, %arg25: tensor<32xf32>, %arg26: tensor<32x32xf32>, %arg27: tensor<32xf32>, %arg28: tensor<32xf32>, %arg29: tensor<32xf32>, %arg30: tensor<32x128xf32>, %arg31: tensor<128xf32>, %arg32: tensor<128x32xf32>, %arg33: tensor<32xf32>, %arg34: tensor<32xf32>, %arg35: tensor<32xf32>, %arg36: tensor<32x32xf32>, %arg37: tensor<32xf32>, %arg38: tensor<32x32xf32>, %arg39: tensor<32xf32>, %arg40: tensor<32x32xf32>, %arg41: tensor<32xf32>, %arg42: tensor<32x32xf32>, %arg43: tensor<32xf32>, %arg44: tensor<32xf32>, %arg45: tensor<32xf32>, %arg46: tensor<32x128xf32>, %arg47: tensor<128xf32>, %arg48: tensor<128x32xf32>, %arg49: tensor<32xf32>, %arg50: tensor<32xf32>, %arg51: tensor<32xf32>, %arg52: tensor<32x32xf32>, %arg53: tensor<32xf32>, %arg54: tensor<32x32xf32>, %arg55: tensor<32xf32>, %arg56: tensor<32x32xf32>, %arg57: tensor<32xf32>, %arg58: tensor<32x32xf32>, %arg59: tensor<32xf32>, %arg60: tensor<32xf32>, %arg61: tensor<32xf32>, %arg62: tensor<32x128xf32>, %arg63: tensor<128xf32>, %arg64: tensor<128x32xf32>, %arg65: tensor<32xf32>, %arg66: tensor<32xf32>, %arg67: tensor<32xf32>, %arg68: tensor<32x64xf32>, %arg69: tensor<64xf32>, %arg70: tensor<4x32x64xf32>, %arg71: tensor<4x32x64xf32>) -> (tensor<f32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>) {
    %cst = arith.constant -7.812500e-03 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 1.280000e+02 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 0.797884583 : f32
    %cst_4 = arith.constant 4.471500e-02 : f32
    %cst_5 = arith.constant 3.000000e+00 : f32
    %cst_6 = arith.constant 1.000000e+00 : f32
    %cst_7 = arith.constant 0xFF800000 : f32
    %cst_8 = arith.constant -1.000000e+09 : f32
    %cst_9 = arith.constant 0.353553385 : f32
    %cst_10 = arith.constant -5.000000e-01 : f32
    %cst_11 = arith.constant 9.99999974E-6 : f32
    %cst_12 = arith.constant 2.000000e+00 : f32
    %cst_13 = arith.constant 3.200000e+01 : f32
    %cst_14 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128x32xf32>
    %1 = linalg.fill ins(%cst_14 : f32) outs(%0 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %expanded = tensor.expand_shape %0 [[0, 1], [2]] output_shape [4, 32, 32] : tensor<128x32xf32> into tensor<4x32x32xf32>
    %2 = linalg.fill ins(%cst_14 : f32) outs(%expanded : tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg70, %arg0 : tensor<4x32x64xf32>, tensor<64x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %4 = tensor.empty() : tensor<4x32x32xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %arg1 : tensor<4x32x32xf32>, tensor<32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %6 = tensor.empty() : tensor<4x32xf32>
    %7 = linalg.fill ins(%cst_14 : f32) outs(%6 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %expanded_15 = tensor.expand_shape %5 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %expanded_16 = tensor.expand_shape %6 [[0], [1, 2]] output_shape [4, 32, 1] : tensor<4x32xf32> into tensor<4x32x1xf32>
    %8 = linalg.fill ins(%cst_14 : f32) outs(%expanded_16 : tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %9 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %10 = tensor.empty() : tensor<4x32x1xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %9 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in_169, %cst_13 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_17 = tensor.expand_shape %11 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_17 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.divf %in, %cst_13 : f32
      %592 = arith.addf %591, %cst_11 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = math.rsqrt %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %15 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %17, %arg3 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_18 = tensor.expand_shape %arg4 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %expanded_19 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [4, 32, 4, 8] : tensor<128x32xf32> into tensor<4x32x4x8xf32>
    %19 = linalg.fill ins(%cst_14 : f32) outs(%expanded_19 : tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xf32>
    %20 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%18, %expanded_18 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_20 = tensor.expand_shape %arg5 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %expanded_21 = tensor.expand_shape %arg6 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %21 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%18, %expanded_21 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_22 = tensor.expand_shape %arg7 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %22 = tensor.empty() : tensor<4x32x4x8xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %expanded_22 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_23 = tensor.expand_shape %arg8 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %24 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%18, %expanded_23 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_24 = tensor.expand_shape %arg9 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %25 = tensor.empty() : tensor<4x4x32x8xf32>
    %26 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %expanded_20 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%25 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32x8xf32>
    %27 = tensor.empty() : tensor<4x4x8x32xf32>
    %28 = tensor.empty() : tensor<16x32x32xf32>
    %expanded_25 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [4, 4, 32, 32] : tensor<16x32x32xf32> into tensor<4x4x32x32xf32>
    %29 = linalg.fill ins(%cst_14 : f32) outs(%expanded_25 : tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %30 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%26, %23 : tensor<4x4x32x8xf32>, tensor<4x32x4x8xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %31 = tensor.empty() : tensor<4x4x32x32xf32>
    %32 = tensor.empty() : tensor<4x4x32x32xi1>
    %33 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%32 : tensor<4x4x32x32xi1>) {
    ^bb0(%out: i1):
      %591 = linalg.index 2 : index
      %592 = linalg.index 3 : index
      %593 = arith.index_cast %592 : index to i32
      %594 = arith.index_cast %591 : index to i32
      %595 = arith.cmpi sge, %594, %593 : i32
      linalg.yield %595 : i1
    } -> tensor<4x4x32x32xi1>
    %34 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %30 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_9 : f32
      %592 = arith.select %in, %591, %cst_8 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %35 = tensor.empty() : tensor<4x4x32xf32>
    %36 = linalg.fill ins(%cst_7 : f32) outs(%35 : tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<4x4x32x32xf32>) outs(%36 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.maximumf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<4x4x32x32xf32>, tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.subf %in, %in_169 : f32
      %592 = math.exp %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %39 = linalg.fill ins(%cst_14 : f32) outs(%35 : tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32xf32>
    %expanded_26 = tensor.expand_shape %40 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x32x32xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %41 : tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32x32xf32>
    %43 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %expanded_24 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x8x32xf32>
    %44 = tensor.empty() : tensor<16x8x32xf32>
    %expanded_27 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [4, 4, 8, 32] : tensor<16x8x32xf32> into tensor<4x4x8x32xf32>
    %45 = linalg.fill ins(%cst_14 : f32) outs(%expanded_27 : tensor<4x4x8x32xf32>) -> tensor<4x4x8x32xf32>
    %46 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%43, %42 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x8x32xf32>
    %47 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_28 = tensor.expand_shape %arg10 [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xf32> into tensor<4x8x32xf32>
    %48 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%47, %expanded_28 : tensor<4x32x4x8xf32>, tensor<4x8x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %48, %arg11 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.addf %in_169, %in_170 : f32
      %592 = arith.addf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_29 = tensor.expand_shape %49 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_29 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %50 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in_169, %cst_13 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_30 = tensor.expand_shape %51 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_30 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.divf %in, %cst_13 : f32
      %592 = arith.addf %591, %cst_11 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = math.rsqrt %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %55 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %55 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %57 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %57, %arg13 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %59 = tensor.empty() : tensor<128x128xf32>
    %expanded_31 = tensor.expand_shape %59 [[0, 1], [2]] output_shape [4, 32, 128] : tensor<128x128xf32> into tensor<4x32x128xf32>
    %60 = linalg.fill ins(%cst_14 : f32) outs(%expanded_31 : tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58, %arg14 : tensor<4x32x32xf32>, tensor<32x128xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x128xf32>
    %62 = tensor.empty() : tensor<4x32x128xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %arg15 : tensor<4x32x128xf32>, tensor<128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x128xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x128xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %64 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %in : f32
      %592 = arith.mulf %591, %cst_4 : f32
      %593 = arith.addf %in, %592 : f32
      %594 = arith.mulf %593, %cst_3 : f32
      %595 = math.tanh %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x32x128xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %in, %cst_6 : f32
      %592 = arith.mulf %591, %cst_2 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x128xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x128xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67, %arg16 : tensor<4x32x128xf32>, tensor<128x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %68, %arg17 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.addf %in_169, %in_170 : f32
      %592 = arith.addf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_32 = tensor.expand_shape %69 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %70 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_32 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %70 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in_169, %cst_13 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_33 = tensor.expand_shape %71 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_33 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %73 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.divf %in, %cst_13 : f32
      %592 = arith.addf %591, %cst_11 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = math.rsqrt %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %75 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %75 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %77 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %77, %arg19 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_34 = tensor.expand_shape %arg20 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %79 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%78, %expanded_34 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_35 = tensor.expand_shape %arg21 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %expanded_36 = tensor.expand_shape %arg22 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %80 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%78, %expanded_36 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_37 = tensor.expand_shape %arg23 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %expanded_37 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_38 = tensor.expand_shape %arg24 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %82 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%78, %expanded_38 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_39 = tensor.expand_shape %arg25 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %83 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_35 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%25 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32x8xf32>
    %84 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%83, %81 : tensor<4x4x32x8xf32>, tensor<4x32x4x8xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %84 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_9 : f32
      %592 = arith.select %in, %591, %cst_8 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%85 : tensor<4x4x32x32xf32>) outs(%36 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.maximumf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %86 : tensor<4x4x32x32xf32>, tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.subf %in, %in_169 : f32
      %592 = math.exp %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%87 : tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32xf32>
    %expanded_40 = tensor.expand_shape %88 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x32x32xf32>
    %90 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %89 : tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32x32xf32>
    %91 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %expanded_39 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x8x32xf32>
    %92 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%91, %90 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x8x32xf32>
    %93 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_41 = tensor.expand_shape %arg26 [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xf32> into tensor<4x8x32xf32>
    %94 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%93, %expanded_41 : tensor<4x32x4x8xf32>, tensor<4x8x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %94, %arg27 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.addf %in_169, %in_170 : f32
      %592 = arith.addf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_42 = tensor.expand_shape %95 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %96 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_42 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %97 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %96 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in_169, %cst_13 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_43 = tensor.expand_shape %97 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %98 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_43 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %99 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.divf %in, %cst_13 : f32
      %592 = arith.addf %591, %cst_11 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %100 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = math.rsqrt %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %101 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %102 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %101 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg28 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %103, %arg29 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%104, %arg30 : tensor<4x32x32xf32>, tensor<32x128xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x128xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %arg31 : tensor<4x32x128xf32>, tensor<128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x128xf32>
    %107 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x128xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %107 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %in : f32
      %592 = arith.mulf %591, %cst_4 : f32
      %593 = arith.addf %in, %592 : f32
      %594 = arith.mulf %593, %cst_3 : f32
      %595 = math.tanh %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x32x128xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %in, %cst_6 : f32
      %592 = arith.mulf %591, %cst_2 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x128xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %109 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x128xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%110, %arg32 : tensor<4x32x128xf32>, tensor<128x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %111, %arg33 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.addf %in_169, %in_170 : f32
      %592 = arith.addf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_44 = tensor.expand_shape %112 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %113 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_44 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %114 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %113 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in_169, %cst_13 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_45 = tensor.expand_shape %114 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %115 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_45 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.divf %in, %cst_13 : f32
      %592 = arith.addf %591, %cst_11 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = math.rsqrt %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %118 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %118 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %120 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg34 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %120, %arg35 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_46 = tensor.expand_shape %arg36 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %122 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%121, %expanded_46 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_47 = tensor.expand_shape %arg37 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %expanded_48 = tensor.expand_shape %arg38 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %123 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%121, %expanded_48 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_49 = tensor.expand_shape %arg39 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %124 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %expanded_49 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_50 = tensor.expand_shape %arg40 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %125 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%121, %expanded_50 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_51 = tensor.expand_shape %arg41 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %126 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %expanded_47 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%25 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32x8xf32>
    %127 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%126, %124 : tensor<4x4x32x8xf32>, tensor<4x32x4x8xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %128 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %127 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_9 : f32
      %592 = arith.select %in, %591, %cst_8 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %129 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%128 : tensor<4x4x32x32xf32>) outs(%36 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.maximumf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32xf32>
    %130 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %129 : tensor<4x4x32x32xf32>, tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.subf %in, %in_169 : f32
      %592 = math.exp %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %131 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%130 : tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32xf32>
    %expanded_52 = tensor.expand_shape %131 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x32x32xf32>
    %133 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %132 : tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32x32xf32>
    %134 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %expanded_51 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x8x32xf32>
    %135 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%134, %133 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x8x32xf32>
    %136 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_53 = tensor.expand_shape %arg42 [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xf32> into tensor<4x8x32xf32>
    %137 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%136, %expanded_53 : tensor<4x32x4x8xf32>, tensor<4x8x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %137, %arg43 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.addf %in_169, %in_170 : f32
      %592 = arith.addf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_54 = tensor.expand_shape %138 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %139 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_54 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %139 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in_169, %cst_13 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_55 = tensor.expand_shape %140 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %141 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_55 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %142 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.divf %in, %cst_13 : f32
      %592 = arith.addf %591, %cst_11 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %143 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = math.rsqrt %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %144 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %144 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %146 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg44 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %147 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %146, %arg45 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%147, %arg46 : tensor<4x32x32xf32>, tensor<32x128xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x128xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %arg47 : tensor<4x32x128xf32>, tensor<128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x128xf32>
    %150 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x128xf32>
    %151 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %150 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %in : f32
      %592 = arith.mulf %591, %cst_4 : f32
      %593 = arith.addf %in, %592 : f32
      %594 = arith.mulf %593, %cst_3 : f32
      %595 = math.tanh %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x32x128xf32>
    %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %in, %cst_6 : f32
      %592 = arith.mulf %591, %cst_2 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x128xf32>
    %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %152 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x128xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%153, %arg48 : tensor<4x32x128xf32>, tensor<128x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %154, %arg49 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.addf %in_169, %in_170 : f32
      %592 = arith.addf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_56 = tensor.expand_shape %155 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %156 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_56 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %157 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %156 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in_169, %cst_13 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_57 = tensor.expand_shape %157 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %158 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_57 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.divf %in, %cst_13 : f32
      %592 = arith.addf %591, %cst_11 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %160 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = math.rsqrt %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %161 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %161 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %163 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg50 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %163, %arg51 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_58 = tensor.expand_shape %arg52 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %165 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%164, %expanded_58 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_59 = tensor.expand_shape %arg53 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %expanded_60 = tensor.expand_shape %arg54 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %166 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%164, %expanded_60 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_61 = tensor.expand_shape %arg55 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %167 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166, %expanded_61 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_62 = tensor.expand_shape %arg56 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %168 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%164, %expanded_62 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_63 = tensor.expand_shape %arg57 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %169 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165, %expanded_59 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%25 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32x8xf32>
    %170 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%169, %167 : tensor<4x4x32x8xf32>, tensor<4x32x4x8xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %171 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %170 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_9 : f32
      %592 = arith.select %in, %591, %cst_8 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %172 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%171 : tensor<4x4x32x32xf32>) outs(%36 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.maximumf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32xf32>
    %173 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %172 : tensor<4x4x32x32xf32>, tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.subf %in, %in_169 : f32
      %592 = math.exp %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %174 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%173 : tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32xf32>
    %expanded_64 = tensor.expand_shape %174 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %175 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174 : tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x32x32xf32>
    %176 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %175 : tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x32x32xf32>
    %177 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168, %expanded_63 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x4x8x32xf32>
    %178 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%177, %176 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x8x32xf32>
    %179 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_65 = tensor.expand_shape %arg58 [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xf32> into tensor<4x8x32xf32>
    %180 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%179, %expanded_65 : tensor<4x32x4x8xf32>, tensor<4x8x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %181 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %180, %arg59 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.addf %in_169, %in_170 : f32
      %592 = arith.addf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_66 = tensor.expand_shape %181 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %182 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_66 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %183 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %182 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in_169, %cst_13 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_67 = tensor.expand_shape %183 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %184 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_67 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %185 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.divf %in, %cst_13 : f32
      %592 = arith.addf %591, %cst_11 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %186 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = math.rsqrt %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %187 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %188 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %187 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %189 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg60 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %190 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %189, %arg61 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%190, %arg62 : tensor<4x32x32xf32>, tensor<32x128xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x128xf32>
    %192 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %arg63 : tensor<4x32x128xf32>, tensor<128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x128xf32>
    %193 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x128xf32>
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %193 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %in : f32
      %592 = arith.mulf %591, %cst_4 : f32
      %593 = arith.addf %in, %592 : f32
      %594 = arith.mulf %593, %cst_3 : f32
      %595 = math.tanh %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x32x128xf32>
    %195 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %in, %cst_6 : f32
      %592 = arith.mulf %591, %cst_2 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x128xf32>
    %196 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %195 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x128xf32>
    %197 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%196, %arg64 : tensor<4x32x128xf32>, tensor<128x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %198 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %197, %arg65 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.addf %in_169, %in_170 : f32
      %592 = arith.addf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_68 = tensor.expand_shape %198 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %199 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_68 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %200 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %199 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in_169, %cst_13 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_69 = tensor.expand_shape %200 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %201 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_69 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %202 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.divf %in, %cst_13 : f32
      %592 = arith.addf %591, %cst_11 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %203 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = math.rsqrt %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %204 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %205 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %204 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %206 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg66 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %207 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %206, %arg67 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %208 = tensor.empty() : tensor<128x64xf32>
    %expanded_70 = tensor.expand_shape %208 [[0, 1], [2]] output_shape [4, 32, 64] : tensor<128x64xf32> into tensor<4x32x64xf32>
    %209 = linalg.fill ins(%cst_14 : f32) outs(%expanded_70 : tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %210 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%207, %arg68 : tensor<4x32x32xf32>, tensor<32x64xf32>) outs(%209 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x64xf32>
    %211 = tensor.empty() : tensor<4x32x64xf32>
    %212 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %arg69 : tensor<4x32x64xf32>, tensor<64xf32>) outs(%211 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x64xf32>
    %213 = linalg.fill ins(%cst_7 : f32) outs(%6 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %214 = linalg.generic {indexing_maps = [#map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%212 : tensor<4x32x64xf32>) outs(%213 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.maximumf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32xf32>
    %215 = linalg.generic {indexing_maps = [#map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212, %214 : tensor<4x32x64xf32>, tensor<4x32xf32>) outs(%211 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.subf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x64xf32>
    %216 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<4x32x64xf32>) outs(%211 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = math.exp %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x64xf32>
    %expanded_71 = tensor.expand_shape %216 [[0], [1, 2], [3]] output_shape [4, 32, 1, 64] : tensor<4x32x64xf32> into tensor<4x32x1x64xf32>
    %217 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_71 : tensor<4x32x1x64xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x1xf32>
    %218 = linalg.generic {indexing_maps = [#map3, #map6, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%215, %217, %arg71 : tensor<4x32x64xf32>, tensor<4x32x1xf32>, tensor<4x32x64xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = math.log %in_169 : f32
      %592 = arith.subf %in, %591 : f32
      %593 = arith.mulf %592, %in_170 : f32
      %594 = arith.addf %out, %593 : f32
      linalg.yield %594 : f32
    } -> tensor<4x32xf32>
    %219 = tensor.empty() : tensor<f32>
    %220 = linalg.fill ins(%cst_14 : f32) outs(%219 : tensor<f32>) -> tensor<f32>
    %221 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["reduction", "reduction"]} ins(%218 : tensor<4x32xf32>) outs(%220 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<f32>
    %222 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%221 : tensor<f32>) outs(%219 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.divf %in, %cst_1 : f32
      %592 = arith.negf %591 : f32
      linalg.yield %592 : f32
    } -> tensor<f32>
    %223 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg71 : tensor<4x32x64xf32>) outs(%211 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.mulf %in, %cst : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x64xf32>
    %expanded_72 = tensor.expand_shape %223 [[0], [1, 2], [3]] output_shape [4, 32, 1, 64] : tensor<4x32x64xf32> into tensor<4x32x1x64xf32>
    %224 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_72 : tensor<4x32x1x64xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %225 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%224, %217 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.divf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32xf32>
    %226 = linalg.generic {indexing_maps = [#map3, #map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %225, %216 : tensor<4x32x64xf32>, tensor<4x32xf32>, tensor<4x32x64xf32>) outs(%211 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in_169, %in_170 : f32
      %592 = arith.addf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x64xf32>
    %227 = tensor.empty() : tensor<64xf32>
    %228 = linalg.fill ins(%cst_14 : f32) outs(%227 : tensor<64xf32>) -> tensor<64xf32>
    %expanded_73 = tensor.expand_shape %226 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 64] : tensor<4x32x64xf32> into tensor<4x32x1x1x64xf32>
    %expanded_74 = tensor.expand_shape %227 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %229 = linalg.fill ins(%cst_14 : f32) outs(%expanded_74 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32>
    %230 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_73 : tensor<4x32x1x1x64xf32>) outs(%229 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x64xf32>
    %231 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%230 : tensor<1x1x64xf32>) outs(%228 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<64xf32>
    %232 = tensor.empty() : tensor<64x32xf32>
    %233 = linalg.fill ins(%cst_14 : f32) outs(%232 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %234 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%226, %207 : tensor<4x32x64xf32>, tensor<4x32x32xf32>) outs(%233 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<64x32xf32>
    %235 = tensor.empty() : tensor<32x64xf32>
    %236 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%226, %arg68 : tensor<4x32x64xf32>, tensor<32x64xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %237 = tensor.empty() : tensor<32xf32>
    %238 = linalg.fill ins(%cst_14 : f32) outs(%237 : tensor<32xf32>) -> tensor<32xf32>
    %expanded_75 = tensor.expand_shape %236 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %expanded_76 = tensor.expand_shape %237 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %239 = linalg.fill ins(%cst_14 : f32) outs(%expanded_76 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
    %240 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_75 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %241 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%240 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_77 = tensor.expand_shape %205 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %242 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_77, %expanded_75 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<1x1x32xf32>
    %243 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %206 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %244 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%242 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_78 = tensor.expand_shape %243 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %245 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_69, %expanded_78 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %246 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %204 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %expanded_79 = tensor.expand_shape %246 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %247 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_79 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %248 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%245, %203, %202 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.divf %in_169, %in_170 : f32
      %592 = arith.mulf %591, %cst_10 : f32
      %593 = arith.mulf %in, %592 : f32
      %594 = arith.divf %593, %cst_13 : f32
      %595 = arith.addf %out, %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x32xf32>
    %249 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %200 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_12 : f32
      %592 = arith.mulf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_80 = tensor.expand_shape %249 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %250 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_80 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %251 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%247, %250 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.divf %591, %cst_13 : f32
      %593 = arith.addf %out, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32xf32>
    %252 = linalg.generic {indexing_maps = [#map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %249, %251 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_81 = tensor.expand_shape %252 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %253 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_81 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %254 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%253 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %255 = tensor.empty() : tensor<32x128xf32>
    %256 = linalg.fill ins(%cst_14 : f32) outs(%255 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %257 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%252, %196 : tensor<4x32x32xf32>, tensor<4x32x128xf32>) outs(%256 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %258 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%252, %arg64 : tensor<4x32x32xf32>, tensor<128x32xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x128xf32>
    %259 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %195, %192, %194, %193 : tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %in_171: f32, %in_172: f32, %out: f32):
      %591 = arith.subf %cst_6, %in_171 : f32
      %592 = arith.mulf %in_170, %in : f32
      %593 = arith.mulf %592, %cst_2 : f32
      %594 = arith.mulf %593, %591 : f32
      %595 = arith.mulf %594, %in_171 : f32
      %596 = arith.addf %594, %595 : f32
      %597 = arith.mulf %596, %cst_3 : f32
      %598 = arith.mulf %in_172, %cst_5 : f32
      %599 = arith.mulf %597, %cst_4 : f32
      %600 = arith.mulf %599, %598 : f32
      %601 = arith.mulf %in, %in_169 : f32
      %602 = arith.addf %601, %597 : f32
      %603 = arith.addf %602, %600 : f32
      linalg.yield %603 : f32
    } -> tensor<4x32x128xf32>
    %260 = tensor.empty() : tensor<128xf32>
    %261 = linalg.fill ins(%cst_14 : f32) outs(%260 : tensor<128xf32>) -> tensor<128xf32>
    %expanded_82 = tensor.expand_shape %259 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 128] : tensor<4x32x128xf32> into tensor<4x32x1x1x128xf32>
    %expanded_83 = tensor.expand_shape %260 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
    %262 = linalg.fill ins(%cst_14 : f32) outs(%expanded_83 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %263 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_82 : tensor<4x32x1x1x128xf32>) outs(%262 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x128xf32>
    %264 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%263 : tensor<1x1x128xf32>) outs(%261 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<128xf32>
    %265 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%259, %190 : tensor<4x32x128xf32>, tensor<4x32x32xf32>) outs(%1 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<128x32xf32>
    %266 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%259, %arg62 : tensor<4x32x128xf32>, tensor<32x128xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_84 = tensor.expand_shape %266 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %267 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_84 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %268 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%267 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_85 = tensor.expand_shape %188 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %269 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_85, %expanded_84 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<1x1x32xf32>
    %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %189 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %271 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%269 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_86 = tensor.expand_shape %270 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %272 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_67, %expanded_86 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %273 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %187 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %expanded_87 = tensor.expand_shape %273 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %274 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_87 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %275 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%272, %186, %185 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.divf %in_169, %in_170 : f32
      %592 = arith.mulf %591, %cst_10 : f32
      %593 = arith.mulf %in, %592 : f32
      %594 = arith.divf %593, %cst_13 : f32
      %595 = arith.addf %out, %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x32xf32>
    %276 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %183 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_12 : f32
      %592 = arith.mulf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_88 = tensor.expand_shape %276 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %277 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_88 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %278 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%274, %277 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.divf %591, %cst_13 : f32
      %593 = arith.addf %out, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32xf32>
    %279 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %273, %276, %278 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %in_171: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      %593 = arith.addf %592, %in_171 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32x32xf32>
    %expanded_89 = tensor.expand_shape %279 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %280 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_89 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %281 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%280 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %282 = tensor.empty() : tensor<32x32xf32>
    %283 = linalg.fill ins(%cst_14 : f32) outs(%282 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_90 = tensor.expand_shape %282 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %284 = linalg.fill ins(%cst_14 : f32) outs(%expanded_90 : tensor<32x4x8xf32>) -> tensor<32x4x8xf32>
    %285 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%279, %179 : tensor<4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%284 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x4x8xf32>
    %286 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%279, %expanded_65 : tensor<4x32x32xf32>, tensor<4x8x32xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %287 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286 : tensor<4x32x4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x8x32xf32>
    %288 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%287, %177 : tensor<4x4x8x32xf32>, tensor<4x4x8x32xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %289 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%287, %176 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x8x32xf32>
    %290 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %291 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%288, %expanded_64, %173 : tensor<4x4x32x32xf32>, tensor<4x4x32x1xf32>, tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in_169, %in_169 : f32
      %592 = arith.divf %cst_6, %591 : f32
      %593 = arith.mulf %in, %592 : f32
      %594 = arith.mulf %593, %in_170 : f32
      %595 = arith.addf %out, %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x4x32xf32>
    %expanded_91 = tensor.expand_shape %291 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %292 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_91 : tensor<4x4x32x1xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32xf32>
    %293 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %288, %175, %292, %173 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>, tensor<4x4x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_169: f32, %in_170: f32, %in_171: f32, %in_172: f32, %out: f32):
      %591 = arith.divf %in_169, %in_170 : f32
      %592 = arith.addf %591, %in_171 : f32
      %593 = arith.mulf %592, %in_172 : f32
      %594 = arith.select %in, %593, %cst_14 : f32
      %595 = arith.mulf %594, %cst_9 : f32
      linalg.yield %595 : f32
    } -> tensor<4x4x32x32xf32>
    %294 = tensor.empty() : tensor<16x32x8xf32>
    %expanded_92 = tensor.expand_shape %294 [[0, 1], [2], [3]] output_shape [4, 4, 32, 8] : tensor<16x32x8xf32> into tensor<4x4x32x8xf32>
    %295 = linalg.fill ins(%cst_14 : f32) outs(%expanded_92 : tensor<4x4x32x8xf32>) -> tensor<4x4x32x8xf32>
    %296 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%293, %169 : tensor<4x4x32x32xf32>, tensor<4x4x32x8xf32>) outs(%295 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x8xf32>
    %297 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %298 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%293, %167 : tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%295 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x8xf32>
    %299 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %collapsed = tensor.collapse_shape %290 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_93 = tensor.expand_shape %collapsed [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %300 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_93 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %301 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%300 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %302 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed, %164 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%283 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %303 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%290, %expanded_62 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_94 = tensor.collapse_shape %297 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_95 = tensor.expand_shape %collapsed_94 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %304 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_95 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %305 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%304 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %306 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_94, %164 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%283 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %307 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%297, %expanded_60 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_96 = tensor.collapse_shape %299 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_97 = tensor.expand_shape %collapsed_96 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %308 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_97 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %309 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%308 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %310 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_96, %164 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%283 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %311 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%299, %expanded_58 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %312 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303, %307, %311 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_98 = tensor.expand_shape %312 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %313 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_98 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %314 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%313 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_99 = tensor.expand_shape %162 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %315 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_99, %expanded_98 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<1x1x32xf32>
    %316 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %163 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %317 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%315 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_100 = tensor.expand_shape %316 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %318 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_57, %expanded_100 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %319 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %161 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %expanded_101 = tensor.expand_shape %319 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %320 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_101 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %321 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%318, %160, %159 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.divf %in_169, %in_170 : f32
      %592 = arith.mulf %591, %cst_10 : f32
      %593 = arith.mulf %in, %592 : f32
      %594 = arith.divf %593, %cst_13 : f32
      %595 = arith.addf %out, %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x32xf32>
    %322 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %157 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_12 : f32
      %592 = arith.mulf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_102 = tensor.expand_shape %322 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %323 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_102 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %324 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%320, %323 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.divf %591, %cst_13 : f32
      %593 = arith.addf %out, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32xf32>
    %325 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %319, %322, %324 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %in_171: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      %593 = arith.addf %592, %in_171 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32x32xf32>
    %expanded_103 = tensor.expand_shape %325 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %326 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_103 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %327 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%326 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %328 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%325, %153 : tensor<4x32x32xf32>, tensor<4x32x128xf32>) outs(%256 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %329 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%325, %arg48 : tensor<4x32x32xf32>, tensor<128x32xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x128xf32>
    %330 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %152, %149, %151, %150 : tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %in_171: f32, %in_172: f32, %out: f32):
      %591 = arith.subf %cst_6, %in_171 : f32
      %592 = arith.mulf %in_170, %in : f32
      %593 = arith.mulf %592, %cst_2 : f32
      %594 = arith.mulf %593, %591 : f32
      %595 = arith.mulf %594, %in_171 : f32
      %596 = arith.addf %594, %595 : f32
      %597 = arith.mulf %596, %cst_3 : f32
      %598 = arith.mulf %in_172, %cst_5 : f32
      %599 = arith.mulf %597, %cst_4 : f32
      %600 = arith.mulf %599, %598 : f32
      %601 = arith.mulf %in, %in_169 : f32
      %602 = arith.addf %601, %597 : f32
      %603 = arith.addf %602, %600 : f32
      linalg.yield %603 : f32
    } -> tensor<4x32x128xf32>
    %expanded_104 = tensor.expand_shape %330 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 128] : tensor<4x32x128xf32> into tensor<4x32x1x1x128xf32>
    %331 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_104 : tensor<4x32x1x1x128xf32>) outs(%262 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x128xf32>
    %332 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%331 : tensor<1x1x128xf32>) outs(%261 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<128xf32>
    %333 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%330, %147 : tensor<4x32x128xf32>, tensor<4x32x32xf32>) outs(%1 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<128x32xf32>
    %334 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%330, %arg46 : tensor<4x32x128xf32>, tensor<32x128xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_105 = tensor.expand_shape %334 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %335 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_105 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %336 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%335 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_106 = tensor.expand_shape %145 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %337 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_106, %expanded_105 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<1x1x32xf32>
    %338 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %146 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %339 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%337 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_107 = tensor.expand_shape %338 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %340 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_55, %expanded_107 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %341 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %144 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %expanded_108 = tensor.expand_shape %341 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %342 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_108 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %343 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%340, %143, %142 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.divf %in_169, %in_170 : f32
      %592 = arith.mulf %591, %cst_10 : f32
      %593 = arith.mulf %in, %592 : f32
      %594 = arith.divf %593, %cst_13 : f32
      %595 = arith.addf %out, %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x32xf32>
    %344 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343, %140 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_12 : f32
      %592 = arith.mulf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_109 = tensor.expand_shape %344 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %345 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_109 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %346 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%342, %345 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.divf %591, %cst_13 : f32
      %593 = arith.addf %out, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32xf32>
    %347 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %341, %344, %346 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %in_171: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      %593 = arith.addf %592, %in_171 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32x32xf32>
    %expanded_110 = tensor.expand_shape %347 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %348 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_110 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %349 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%348 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %350 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%347, %136 : tensor<4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%284 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x4x8xf32>
    %351 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%347, %expanded_53 : tensor<4x32x32xf32>, tensor<4x8x32xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %352 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%351 : tensor<4x32x4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x8x32xf32>
    %353 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%352, %134 : tensor<4x4x8x32xf32>, tensor<4x4x8x32xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %354 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%352, %133 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x8x32xf32>
    %355 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%354 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %356 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%353, %expanded_52, %130 : tensor<4x4x32x32xf32>, tensor<4x4x32x1xf32>, tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in_169, %in_169 : f32
      %592 = arith.divf %cst_6, %591 : f32
      %593 = arith.mulf %in, %592 : f32
      %594 = arith.mulf %593, %in_170 : f32
      %595 = arith.addf %out, %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x4x32xf32>
    %expanded_111 = tensor.expand_shape %356 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %357 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_111 : tensor<4x4x32x1xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32xf32>
    %358 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %353, %132, %357, %130 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>, tensor<4x4x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_169: f32, %in_170: f32, %in_171: f32, %in_172: f32, %out: f32):
      %591 = arith.divf %in_169, %in_170 : f32
      %592 = arith.addf %591, %in_171 : f32
      %593 = arith.mulf %592, %in_172 : f32
      %594 = arith.select %in, %593, %cst_14 : f32
      %595 = arith.mulf %594, %cst_9 : f32
      linalg.yield %595 : f32
    } -> tensor<4x4x32x32xf32>
    %359 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%358, %126 : tensor<4x4x32x32xf32>, tensor<4x4x32x8xf32>) outs(%295 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x8xf32>
    %360 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%359 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %361 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%358, %124 : tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%295 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x8xf32>
    %362 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%361 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %collapsed_112 = tensor.collapse_shape %355 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_113 = tensor.expand_shape %collapsed_112 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %363 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_113 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %364 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%363 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %365 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_112, %121 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%283 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %366 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%355, %expanded_50 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_114 = tensor.collapse_shape %360 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_115 = tensor.expand_shape %collapsed_114 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %367 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_115 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %368 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%367 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %369 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_114, %121 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%283 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %370 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%360, %expanded_48 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_116 = tensor.collapse_shape %362 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_117 = tensor.expand_shape %collapsed_116 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %371 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_117 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %372 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%371 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %373 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_116, %121 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%283 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %374 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%362, %expanded_46 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %375 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366, %370, %374 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_118 = tensor.expand_shape %375 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %376 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_118 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %377 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%376 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_119 = tensor.expand_shape %119 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %378 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_119, %expanded_118 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<1x1x32xf32>
    %379 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375, %120 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %380 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%378 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_120 = tensor.expand_shape %379 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %381 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_45, %expanded_120 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %382 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %118 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %expanded_121 = tensor.expand_shape %382 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %383 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_121 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %384 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%381, %117, %116 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.divf %in_169, %in_170 : f32
      %592 = arith.mulf %591, %cst_10 : f32
      %593 = arith.mulf %in, %592 : f32
      %594 = arith.divf %593, %cst_13 : f32
      %595 = arith.addf %out, %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x32xf32>
    %385 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %114 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_12 : f32
      %592 = arith.mulf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_122 = tensor.expand_shape %385 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %386 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_122 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %387 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%383, %386 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.divf %591, %cst_13 : f32
      %593 = arith.addf %out, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32xf32>
    %388 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %382, %385, %387 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %in_171: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      %593 = arith.addf %592, %in_171 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32x32xf32>
    %expanded_123 = tensor.expand_shape %388 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %389 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_123 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %390 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%389 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %391 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%388, %110 : tensor<4x32x32xf32>, tensor<4x32x128xf32>) outs(%256 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %392 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%388, %arg32 : tensor<4x32x32xf32>, tensor<128x32xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x128xf32>
    %393 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %109, %106, %108, %107 : tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %in_171: f32, %in_172: f32, %out: f32):
      %591 = arith.subf %cst_6, %in_171 : f32
      %592 = arith.mulf %in_170, %in : f32
      %593 = arith.mulf %592, %cst_2 : f32
      %594 = arith.mulf %593, %591 : f32
      %595 = arith.mulf %594, %in_171 : f32
      %596 = arith.addf %594, %595 : f32
      %597 = arith.mulf %596, %cst_3 : f32
      %598 = arith.mulf %in_172, %cst_5 : f32
      %599 = arith.mulf %597, %cst_4 : f32
      %600 = arith.mulf %599, %598 : f32
      %601 = arith.mulf %in, %in_169 : f32
      %602 = arith.addf %601, %597 : f32
      %603 = arith.addf %602, %600 : f32
      linalg.yield %603 : f32
    } -> tensor<4x32x128xf32>
    %expanded_124 = tensor.expand_shape %393 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 128] : tensor<4x32x128xf32> into tensor<4x32x1x1x128xf32>
    %394 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_124 : tensor<4x32x1x1x128xf32>) outs(%262 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x128xf32>
    %395 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%394 : tensor<1x1x128xf32>) outs(%261 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<128xf32>
    %396 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%393, %104 : tensor<4x32x128xf32>, tensor<4x32x32xf32>) outs(%1 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<128x32xf32>
    %397 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%393, %arg30 : tensor<4x32x128xf32>, tensor<32x128xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_125 = tensor.expand_shape %397 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %398 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_125 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %399 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%398 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_126 = tensor.expand_shape %102 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %400 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_126, %expanded_125 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<1x1x32xf32>
    %401 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %103 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %402 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%400 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_127 = tensor.expand_shape %401 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %403 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_43, %expanded_127 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %404 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401, %101 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %expanded_128 = tensor.expand_shape %404 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %405 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_128 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %406 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%403, %100, %99 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.divf %in_169, %in_170 : f32
      %592 = arith.mulf %591, %cst_10 : f32
      %593 = arith.mulf %in, %592 : f32
      %594 = arith.divf %593, %cst_13 : f32
      %595 = arith.addf %out, %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x32xf32>
    %407 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %97 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_12 : f32
      %592 = arith.mulf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_129 = tensor.expand_shape %407 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %408 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_129 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %409 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%405, %408 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.divf %591, %cst_13 : f32
      %593 = arith.addf %out, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32xf32>
    %410 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %404, %407, %409 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %in_171: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      %593 = arith.addf %592, %in_171 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32x32xf32>
    %expanded_130 = tensor.expand_shape %410 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %411 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_130 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %412 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%411 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %413 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%410, %93 : tensor<4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%284 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x4x8xf32>
    %414 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%410, %expanded_41 : tensor<4x32x32xf32>, tensor<4x8x32xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %415 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%414 : tensor<4x32x4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x8x32xf32>
    %416 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%415, %91 : tensor<4x4x8x32xf32>, tensor<4x4x8x32xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %417 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%415, %90 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x8x32xf32>
    %418 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%417 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %419 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%416, %expanded_40, %87 : tensor<4x4x32x32xf32>, tensor<4x4x32x1xf32>, tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in_169, %in_169 : f32
      %592 = arith.divf %cst_6, %591 : f32
      %593 = arith.mulf %in, %592 : f32
      %594 = arith.mulf %593, %in_170 : f32
      %595 = arith.addf %out, %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x4x32xf32>
    %expanded_131 = tensor.expand_shape %419 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %420 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_131 : tensor<4x4x32x1xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32xf32>
    %421 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %416, %89, %420, %87 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>, tensor<4x4x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_169: f32, %in_170: f32, %in_171: f32, %in_172: f32, %out: f32):
      %591 = arith.divf %in_169, %in_170 : f32
      %592 = arith.addf %591, %in_171 : f32
      %593 = arith.mulf %592, %in_172 : f32
      %594 = arith.select %in, %593, %cst_14 : f32
      %595 = arith.mulf %594, %cst_9 : f32
      linalg.yield %595 : f32
    } -> tensor<4x4x32x32xf32>
    %422 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%421, %83 : tensor<4x4x32x32xf32>, tensor<4x4x32x8xf32>) outs(%295 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x8xf32>
    %423 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%422 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %424 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%421, %81 : tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%295 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x8xf32>
    %425 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%424 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %collapsed_132 = tensor.collapse_shape %418 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_133 = tensor.expand_shape %collapsed_132 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %426 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_133 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %427 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%426 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %428 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_132, %78 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%283 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %429 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%418, %expanded_38 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_134 = tensor.collapse_shape %423 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_135 = tensor.expand_shape %collapsed_134 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %430 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_135 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %431 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%430 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %432 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_134, %78 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%283 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %433 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%423, %expanded_36 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_136 = tensor.collapse_shape %425 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_137 = tensor.expand_shape %collapsed_136 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %434 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_137 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %435 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%434 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %436 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_136, %78 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%283 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %437 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%425, %expanded_34 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %438 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429, %433, %437 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_138 = tensor.expand_shape %438 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %439 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_138 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %440 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%439 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_139 = tensor.expand_shape %76 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %441 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_139, %expanded_138 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<1x1x32xf32>
    %442 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %77 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %443 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%441 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_140 = tensor.expand_shape %442 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %444 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_33, %expanded_140 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %445 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442, %75 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %expanded_141 = tensor.expand_shape %445 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %446 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_141 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %447 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%444, %74, %73 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.divf %in_169, %in_170 : f32
      %592 = arith.mulf %591, %cst_10 : f32
      %593 = arith.mulf %in, %592 : f32
      %594 = arith.divf %593, %cst_13 : f32
      %595 = arith.addf %out, %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x32xf32>
    %448 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %71 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_12 : f32
      %592 = arith.mulf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_142 = tensor.expand_shape %448 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %449 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_142 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %450 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%446, %449 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.divf %591, %cst_13 : f32
      %593 = arith.addf %out, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32xf32>
    %451 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %445, %448, %450 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %in_171: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      %593 = arith.addf %592, %in_171 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32x32xf32>
    %expanded_143 = tensor.expand_shape %451 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %452 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_143 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %453 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%452 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %454 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%451, %67 : tensor<4x32x32xf32>, tensor<4x32x128xf32>) outs(%256 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %455 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%451, %arg16 : tensor<4x32x32xf32>, tensor<128x32xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x128xf32>
    %456 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455, %66, %63, %65, %64 : tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %in_171: f32, %in_172: f32, %out: f32):
      %591 = arith.subf %cst_6, %in_171 : f32
      %592 = arith.mulf %in_170, %in : f32
      %593 = arith.mulf %592, %cst_2 : f32
      %594 = arith.mulf %593, %591 : f32
      %595 = arith.mulf %594, %in_171 : f32
      %596 = arith.addf %594, %595 : f32
      %597 = arith.mulf %596, %cst_3 : f32
      %598 = arith.mulf %in_172, %cst_5 : f32
      %599 = arith.mulf %597, %cst_4 : f32
      %600 = arith.mulf %599, %598 : f32
      %601 = arith.mulf %in, %in_169 : f32
      %602 = arith.addf %601, %597 : f32
      %603 = arith.addf %602, %600 : f32
      linalg.yield %603 : f32
    } -> tensor<4x32x128xf32>
    %expanded_144 = tensor.expand_shape %456 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 128] : tensor<4x32x128xf32> into tensor<4x32x1x1x128xf32>
    %457 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_144 : tensor<4x32x1x1x128xf32>) outs(%262 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x128xf32>
    %458 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%457 : tensor<1x1x128xf32>) outs(%261 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<128xf32>
    %459 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%456, %58 : tensor<4x32x128xf32>, tensor<4x32x32xf32>) outs(%1 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<128x32xf32>
    %460 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%456, %arg14 : tensor<4x32x128xf32>, tensor<32x128xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_145 = tensor.expand_shape %460 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %461 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_145 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %462 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%461 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_146 = tensor.expand_shape %56 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %463 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_146, %expanded_145 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<1x1x32xf32>
    %464 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %57 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %465 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%463 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_147 = tensor.expand_shape %464 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %466 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_30, %expanded_147 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %467 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %55 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %expanded_148 = tensor.expand_shape %467 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %468 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_148 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %469 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%466, %54, %53 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.divf %in_169, %in_170 : f32
      %592 = arith.mulf %591, %cst_10 : f32
      %593 = arith.mulf %in, %592 : f32
      %594 = arith.divf %593, %cst_13 : f32
      %595 = arith.addf %out, %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x32xf32>
    %470 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %51 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_12 : f32
      %592 = arith.mulf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_149 = tensor.expand_shape %470 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %471 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_149 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %472 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%468, %471 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.divf %591, %cst_13 : f32
      %593 = arith.addf %out, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32xf32>
    %473 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %467, %470, %472 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %in_171: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      %593 = arith.addf %592, %in_171 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32x32xf32>
    %expanded_150 = tensor.expand_shape %473 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %474 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_150 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %475 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%474 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %476 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%473, %47 : tensor<4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%284 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x4x8xf32>
    %477 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%473, %expanded_28 : tensor<4x32x32xf32>, tensor<4x8x32xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x4x8xf32>
    %478 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%477 : tensor<4x32x4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x8x32xf32>
    %479 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%478, %43 : tensor<4x4x8x32xf32>, tensor<4x4x8x32xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x32xf32>
    %480 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%478, %42 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x8x32xf32>
    %481 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%480 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %482 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%479, %expanded_26, %38 : tensor<4x4x32x32xf32>, tensor<4x4x32x1xf32>, tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.mulf %in_169, %in_169 : f32
      %592 = arith.divf %cst_6, %591 : f32
      %593 = arith.mulf %in, %592 : f32
      %594 = arith.mulf %593, %in_170 : f32
      %595 = arith.addf %out, %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x4x32xf32>
    %expanded_151 = tensor.expand_shape %482 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %483 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_151 : tensor<4x4x32x1xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32xf32>
    %484 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %479, %41, %483, %38 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>, tensor<4x4x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_169: f32, %in_170: f32, %in_171: f32, %in_172: f32, %out: f32):
      %591 = arith.divf %in_169, %in_170 : f32
      %592 = arith.addf %591, %in_171 : f32
      %593 = arith.mulf %592, %in_172 : f32
      %594 = arith.select %in, %593, %cst_14 : f32
      %595 = arith.mulf %594, %cst_9 : f32
      linalg.yield %595 : f32
    } -> tensor<4x4x32x32xf32>
    %485 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%484, %26 : tensor<4x4x32x32xf32>, tensor<4x4x32x8xf32>) outs(%295 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x8xf32>
    %486 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%485 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %487 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%484, %23 : tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%295 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x4x32x8xf32>
    %488 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%487 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %collapsed_152 = tensor.collapse_shape %481 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_153 = tensor.expand_shape %collapsed_152 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %489 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_153 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %490 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%489 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %491 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_152, %18 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%283 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %492 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%481, %expanded_23 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_154 = tensor.collapse_shape %486 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_155 = tensor.expand_shape %collapsed_154 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %493 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_155 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %494 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%493 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %495 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_154, %18 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%283 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %496 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%486, %expanded_21 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_156 = tensor.collapse_shape %488 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_157 = tensor.expand_shape %collapsed_156 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %497 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_157 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %498 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%497 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %499 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_156, %18 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%283 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %500 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%488, %expanded_18 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %501 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492, %496, %500 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_158 = tensor.expand_shape %501 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %502 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_158 : tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x1x32xf32>
    %503 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%502 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_159 = tensor.expand_shape %16 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %504 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_159, %expanded_158 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<1x1x32xf32>
    %505 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %17 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %506 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%504 : tensor<1x1x32xf32>) outs(%238 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32xf32>
    %expanded_160 = tensor.expand_shape %505 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %507 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_17, %expanded_160 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %508 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %15 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      linalg.yield %591 : f32
    } -> tensor<4x32x32xf32>
    %expanded_161 = tensor.expand_shape %508 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %509 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_161 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %510 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%507, %14, %13 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %out: f32):
      %591 = arith.divf %in_169, %in_170 : f32
      %592 = arith.mulf %591, %cst_10 : f32
      %593 = arith.mulf %in, %592 : f32
      %594 = arith.divf %593, %cst_13 : f32
      %595 = arith.addf %out, %594 : f32
      linalg.yield %595 : f32
    } -> tensor<4x32xf32>
    %511 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510, %11 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_12 : f32
      %592 = arith.mulf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x32xf32>
    %expanded_162 = tensor.expand_shape %511 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %512 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_162 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.negf %in : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x32x1xf32>
    %513 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%509, %512 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.divf %591, %cst_13 : f32
      %593 = arith.addf %out, %592 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32xf32>
    %514 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473, %508, %511, %513 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %in_170: f32, %in_171: f32, %out: f32):
      %591 = arith.addf %in, %in_169 : f32
      %592 = arith.addf %591, %in_170 : f32
      %593 = arith.addf %592, %in_171 : f32
      linalg.yield %593 : f32
    } -> tensor<4x32x32xf32>
    %expanded_163 = tensor.expand_shape %514 [[0], [1, 2], [3]] output_shape [4, 1, 32, 32] : tensor<4x32x32xf32> into tensor<4x1x32x32xf32>
    %expanded_164 = tensor.expand_shape %282 [[0, 1], [2]] output_shape [1, 32, 32] : tensor<32x32xf32> into tensor<1x32x32xf32>
    %515 = linalg.fill ins(%cst_14 : f32) outs(%expanded_164 : tensor<1x32x32xf32>) -> tensor<1x32x32xf32>
    %516 = linalg.generic {indexing_maps = [#map39, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_163 : tensor<4x1x32x32xf32>) outs(%515 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<1x32x32xf32>
    %517 = linalg.generic {indexing_maps = [#map40, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%516 : tensor<1x32x32xf32>) outs(%283 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %591 = arith.addf %out, %in : f32
      linalg.yield %591 : f32
    } -> tensor<32x32xf32>
    %518 = linalg.fill ins(%cst_14 : f32) outs(%235 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %519 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%514, %arg70 : tensor<4x32x32xf32>, tensor<4x32x64xf32>) outs(%518 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in, %in_169 : f32
      %592 = arith.addf %out, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x64xf32>
    %520 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg0, %519 : tensor<64x32xf32>, tensor<32x64xf32>) outs(%232 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<64x32xf32>
    %521 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg1, %517 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%282 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %522 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg2, %506 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %523 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg3, %503 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %524 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg4, %499 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%282 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %525 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg5, %498 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %526 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg6, %495 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%282 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %527 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg7, %494 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %528 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg8, %491 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%282 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %529 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg9, %490 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %530 = tensor.empty() : tensor<4x8x32xf32>
    %531 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %476 : tensor<4x8x32xf32>, tensor<32x4x8xf32>) outs(%530 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x8x32xf32>
    %collapsed_165 = tensor.collapse_shape %531 [[0, 1], [2]] : tensor<4x8x32xf32> into tensor<32x32xf32>
    %532 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg11, %475 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %533 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg12, %465 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %534 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg13, %462 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %535 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg14, %459 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%255 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %536 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg15, %458 : tensor<128xf32>, tensor<128xf32>) outs(%260 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<128xf32>
    %537 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg16, %454 : tensor<128x32xf32>, tensor<32x128xf32>) outs(%0 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<128x32xf32>
    %538 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg17, %453 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %539 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg18, %443 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %540 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg19, %440 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %541 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg20, %436 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%282 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %542 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg21, %435 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %543 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg22, %432 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%282 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %544 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg23, %431 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %545 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg24, %428 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%282 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %546 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg25, %427 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %547 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %413 : tensor<4x8x32xf32>, tensor<32x4x8xf32>) outs(%530 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x8x32xf32>
    %collapsed_166 = tensor.collapse_shape %547 [[0, 1], [2]] : tensor<4x8x32xf32> into tensor<32x32xf32>
    %548 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg27, %412 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %549 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg28, %402 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %550 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg29, %399 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %551 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg30, %396 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%255 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %552 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg31, %395 : tensor<128xf32>, tensor<128xf32>) outs(%260 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<128xf32>
    %553 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg32, %391 : tensor<128x32xf32>, tensor<32x128xf32>) outs(%0 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<128x32xf32>
    %554 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg33, %390 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %555 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg34, %380 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %556 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg35, %377 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %557 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg36, %373 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%282 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %558 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg37, %372 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %559 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg38, %369 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%282 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %560 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg39, %368 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %561 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg40, %365 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%282 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %562 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg41, %364 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %563 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53, %350 : tensor<4x8x32xf32>, tensor<32x4x8xf32>) outs(%530 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x8x32xf32>
    %collapsed_167 = tensor.collapse_shape %563 [[0, 1], [2]] : tensor<4x8x32xf32> into tensor<32x32xf32>
    %564 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg43, %349 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %565 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg44, %339 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %566 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg45, %336 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %567 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg46, %333 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%255 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %568 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg47, %332 : tensor<128xf32>, tensor<128xf32>) outs(%260 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<128xf32>
    %569 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg48, %328 : tensor<128x32xf32>, tensor<32x128xf32>) outs(%0 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<128x32xf32>
    %570 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg49, %327 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %571 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg50, %317 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %572 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg51, %314 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %573 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg52, %310 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%282 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %574 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg53, %309 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %575 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg54, %306 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%282 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %576 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg55, %305 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %577 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg56, %302 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%282 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x32xf32>
    %578 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg57, %301 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %579 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_65, %285 : tensor<4x8x32xf32>, tensor<32x4x8xf32>) outs(%530 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<4x8x32xf32>
    %collapsed_168 = tensor.collapse_shape %579 [[0, 1], [2]] : tensor<4x8x32xf32> into tensor<32x32xf32>
    %580 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg59, %281 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %581 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg60, %271 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %582 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg61, %268 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %583 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg62, %265 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%255 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x128xf32>
    %584 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg63, %264 : tensor<128xf32>, tensor<128xf32>) outs(%260 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<128xf32>
    %585 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg64, %257 : tensor<128x32xf32>, tensor<32x128xf32>) outs(%0 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<128x32xf32>
    %586 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg65, %254 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %587 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg66, %244 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %588 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg67, %241 : tensor<32xf32>, tensor<32xf32>) outs(%237 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32xf32>
    %589 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg68, %234 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%235 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<32x64xf32>
    %590 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg69, %231 : tensor<64xf32>, tensor<64xf32>) outs(%227 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_169: f32, %out: f32):
      %591 = arith.mulf %in_169, %cst_0 : f32
      %592 = arith.subf %in, %591 : f32
      linalg.yield %592 : f32
    } -> tensor<64xf32>
    return %222, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %collapsed_165, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %collapsed_166, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %collapsed_167, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %collapsed_168, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590 : tensor<f32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>
  }
}

