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
  func.func @main(%arg0: tensor<64x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32x32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32x128xf32>, %arg15: tensor<128xf32>, %arg16: tensor<128x32xf32>, %arg17: tensor<32xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32xf32>, %arg20: tensor<32x32xf32>, %arg21: tensor<32xf32>, %arg22: tensor<32x32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<32x32xf32>, %arg25: tensor<32xf32>, %arg26: tensor<32x32xf32>, %arg27: tensor<32xf32>, %arg28: tensor<32xf32>, %arg29: tensor<32xf32>, %arg30: tensor<32x128xf32>, %arg31: tensor<128xf32>, %arg32: tensor<128x32xf32>, %arg33: tensor<32xf32>, %arg34: tensor<32xf32>, %arg35: tensor<32xf32>, %arg36: tensor<32x32xf32>, %arg37: tensor<32xf32>, %arg38: tensor<32x32xf32>, %arg39: tensor<32xf32>, %arg40: tensor<32x32xf32>, %arg41: tensor<32xf32>, %arg42: tensor<32x32xf32>, %arg43: tensor<32xf32>, %arg44: tensor<32xf32>, %arg45: tensor<32xf32>, %arg46: tensor<32x128xf32>, %arg47: tensor<128xf32>, %arg48: tensor<128x32xf32>, %arg49: tensor<32xf32>, %arg50: tensor<32xf32>, %arg51: tensor<32xf32>, %arg52: tensor<32x64xf32>, %arg53: tensor<64xf32>, %arg54: tensor<4x32x64xf32>, %arg55: tensor<4x32x64xf32>) -> (tensor<f32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>) {
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
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg54, %arg0 : tensor<4x32x64xf32>, tensor<64x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %4 = tensor.empty() : tensor<4x32x32xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %arg1 : tensor<4x32x32xf32>, tensor<32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %6 = tensor.empty() : tensor<4x32xf32>
    %7 = linalg.fill ins(%cst_14 : f32) outs(%6 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %expanded_15 = tensor.expand_shape %5 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %expanded_16 = tensor.expand_shape %6 [[0], [1, 2]] output_shape [4, 32, 1] : tensor<4x32xf32> into tensor<4x32x1xf32>
    %8 = linalg.fill ins(%cst_14 : f32) outs(%expanded_16 : tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %9 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %10 = tensor.empty() : tensor<4x32x1xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %9 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.divf %in_136, %cst_13 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_17 = tensor.expand_shape %11 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_17 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.mulf %in, %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.divf %in, %cst_13 : f32
      %470 = arith.addf %469, %cst_11 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = math.rsqrt %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %15 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %17, %arg3 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_18 = tensor.expand_shape %arg4 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %expanded_19 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [4, 32, 4, 8] : tensor<128x32xf32> into tensor<4x32x4x8xf32>
    %19 = linalg.fill ins(%cst_14 : f32) outs(%expanded_19 : tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xf32>
    %20 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%18, %expanded_18 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_20 = tensor.expand_shape %arg5 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %expanded_21 = tensor.expand_shape %arg6 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %21 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%18, %expanded_21 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_22 = tensor.expand_shape %arg7 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %22 = tensor.empty() : tensor<4x32x4x8xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %expanded_22 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_23 = tensor.expand_shape %arg8 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %24 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%18, %expanded_23 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_24 = tensor.expand_shape %arg9 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %25 = tensor.empty() : tensor<4x4x32x8xf32>
    %26 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %expanded_20 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%25 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x32x8xf32>
    %27 = tensor.empty() : tensor<4x4x8x32xf32>
    %28 = tensor.empty() : tensor<16x32x32xf32>
    %expanded_25 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [4, 4, 32, 32] : tensor<16x32x32xf32> into tensor<4x4x32x32xf32>
    %29 = linalg.fill ins(%cst_14 : f32) outs(%expanded_25 : tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %30 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%26, %23 : tensor<4x4x32x8xf32>, tensor<4x32x4x8xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x32xf32>
    %31 = tensor.empty() : tensor<4x4x32x32xf32>
    %32 = tensor.empty() : tensor<4x4x32x32xi1>
    %33 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%32 : tensor<4x4x32x32xi1>) {
    ^bb0(%out: i1):
      %469 = linalg.index 2 : index
      %470 = linalg.index 3 : index
      %471 = arith.index_cast %470 : index to i32
      %472 = arith.index_cast %469 : index to i32
      %473 = arith.cmpi sge, %472, %471 : i32
      linalg.yield %473 : i1
    } -> tensor<4x4x32x32xi1>
    %34 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %30 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_9 : f32
      %470 = arith.select %in, %469, %cst_8 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x32xf32>
    %35 = tensor.empty() : tensor<4x4x32xf32>
    %36 = linalg.fill ins(%cst_7 : f32) outs(%35 : tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<4x4x32x32xf32>) outs(%36 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.maximumf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x32xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<4x4x32x32xf32>, tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.subf %in, %in_136 : f32
      %470 = math.exp %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x32xf32>
    %39 = linalg.fill ins(%cst_14 : f32) outs(%35 : tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x32xf32>
    %expanded_26 = tensor.expand_shape %40 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x32x32xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %41 : tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.divf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x32x32xf32>
    %43 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %expanded_24 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x8x32xf32>
    %44 = tensor.empty() : tensor<16x8x32xf32>
    %expanded_27 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [4, 4, 8, 32] : tensor<16x8x32xf32> into tensor<4x4x8x32xf32>
    %45 = linalg.fill ins(%cst_14 : f32) outs(%expanded_27 : tensor<4x4x8x32xf32>) -> tensor<4x4x8x32xf32>
    %46 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%43, %42 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x8x32xf32>
    %47 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_28 = tensor.expand_shape %arg10 [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xf32> into tensor<4x8x32xf32>
    %48 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%47, %expanded_28 : tensor<4x32x4x8xf32>, tensor<4x8x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %48, %arg11 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.addf %in_136, %in_137 : f32
      %470 = arith.addf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_29 = tensor.expand_shape %49 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_29 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %50 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.divf %in_136, %cst_13 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_30 = tensor.expand_shape %51 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_30 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.mulf %in, %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.divf %in, %cst_13 : f32
      %470 = arith.addf %469, %cst_11 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = math.rsqrt %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %55 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %55 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %57 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %57, %arg13 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %59 = tensor.empty() : tensor<128x128xf32>
    %expanded_31 = tensor.expand_shape %59 [[0, 1], [2]] output_shape [4, 32, 128] : tensor<128x128xf32> into tensor<4x32x128xf32>
    %60 = linalg.fill ins(%cst_14 : f32) outs(%expanded_31 : tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58, %arg14 : tensor<4x32x32xf32>, tensor<32x128xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x128xf32>
    %62 = tensor.empty() : tensor<4x32x128xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %arg15 : tensor<4x32x128xf32>, tensor<128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x128xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.mulf %in, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x128xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %64 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %in : f32
      %470 = arith.mulf %469, %cst_4 : f32
      %471 = arith.addf %in, %470 : f32
      %472 = arith.mulf %471, %cst_3 : f32
      %473 = math.tanh %472 : f32
      linalg.yield %473 : f32
    } -> tensor<4x32x128xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %in, %cst_6 : f32
      %470 = arith.mulf %469, %cst_2 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x128xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %66 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x128xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67, %arg16 : tensor<4x32x128xf32>, tensor<128x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %68, %arg17 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.addf %in_136, %in_137 : f32
      %470 = arith.addf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_32 = tensor.expand_shape %69 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %70 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_32 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %70 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.divf %in_136, %cst_13 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_33 = tensor.expand_shape %71 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_33 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.mulf %in, %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %73 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.divf %in, %cst_13 : f32
      %470 = arith.addf %469, %cst_11 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = math.rsqrt %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %75 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %75 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %77 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %77, %arg19 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_34 = tensor.expand_shape %arg20 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %79 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%78, %expanded_34 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_35 = tensor.expand_shape %arg21 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %expanded_36 = tensor.expand_shape %arg22 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %80 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%78, %expanded_36 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_37 = tensor.expand_shape %arg23 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %expanded_37 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_38 = tensor.expand_shape %arg24 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %82 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%78, %expanded_38 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_39 = tensor.expand_shape %arg25 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %83 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_35 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%25 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x32x8xf32>
    %84 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%83, %81 : tensor<4x4x32x8xf32>, tensor<4x32x4x8xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x32xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %84 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_9 : f32
      %470 = arith.select %in, %469, %cst_8 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x32xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%85 : tensor<4x4x32x32xf32>) outs(%36 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.maximumf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x32xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %86 : tensor<4x4x32x32xf32>, tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.subf %in, %in_136 : f32
      %470 = math.exp %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x32xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%87 : tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x32xf32>
    %expanded_40 = tensor.expand_shape %88 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x32x32xf32>
    %90 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %89 : tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.divf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x32x32xf32>
    %91 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %expanded_39 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x8x32xf32>
    %92 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%91, %90 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x8x32xf32>
    %93 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_41 = tensor.expand_shape %arg26 [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xf32> into tensor<4x8x32xf32>
    %94 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%93, %expanded_41 : tensor<4x32x4x8xf32>, tensor<4x8x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %94, %arg27 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.addf %in_136, %in_137 : f32
      %470 = arith.addf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_42 = tensor.expand_shape %95 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %96 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_42 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %97 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %96 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.divf %in_136, %cst_13 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_43 = tensor.expand_shape %97 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %98 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_43 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.mulf %in, %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %99 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.divf %in, %cst_13 : f32
      %470 = arith.addf %469, %cst_11 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %100 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = math.rsqrt %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %101 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %102 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %101 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg28 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %103, %arg29 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%104, %arg30 : tensor<4x32x32xf32>, tensor<32x128xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x128xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %arg31 : tensor<4x32x128xf32>, tensor<128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x128xf32>
    %107 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.mulf %in, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x128xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %107 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %in : f32
      %470 = arith.mulf %469, %cst_4 : f32
      %471 = arith.addf %in, %470 : f32
      %472 = arith.mulf %471, %cst_3 : f32
      %473 = math.tanh %472 : f32
      linalg.yield %473 : f32
    } -> tensor<4x32x128xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %in, %cst_6 : f32
      %470 = arith.mulf %469, %cst_2 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x128xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %109 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x128xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%110, %arg32 : tensor<4x32x128xf32>, tensor<128x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %111, %arg33 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.addf %in_136, %in_137 : f32
      %470 = arith.addf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_44 = tensor.expand_shape %112 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %113 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_44 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %114 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %113 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.divf %in_136, %cst_13 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_45 = tensor.expand_shape %114 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %115 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_45 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.mulf %in, %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.divf %in, %cst_13 : f32
      %470 = arith.addf %469, %cst_11 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = math.rsqrt %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %118 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %118 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %120 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg34 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %120, %arg35 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_46 = tensor.expand_shape %arg36 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %122 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%121, %expanded_46 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_47 = tensor.expand_shape %arg37 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %expanded_48 = tensor.expand_shape %arg38 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %123 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%121, %expanded_48 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_49 = tensor.expand_shape %arg39 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %124 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %expanded_49 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_50 = tensor.expand_shape %arg40 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %125 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%121, %expanded_50 : tensor<4x32x32xf32>, tensor<32x4x8xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_51 = tensor.expand_shape %arg41 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %126 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %expanded_47 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%25 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x32x8xf32>
    %127 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%126, %124 : tensor<4x4x32x8xf32>, tensor<4x32x4x8xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x32xf32>
    %128 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %127 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_9 : f32
      %470 = arith.select %in, %469, %cst_8 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x32xf32>
    %129 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%128 : tensor<4x4x32x32xf32>) outs(%36 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.maximumf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x32xf32>
    %130 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %129 : tensor<4x4x32x32xf32>, tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.subf %in, %in_136 : f32
      %470 = math.exp %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x32xf32>
    %131 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%130 : tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x32xf32>
    %expanded_52 = tensor.expand_shape %131 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<4x4x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x32x32xf32>
    %133 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %132 : tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.divf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x32x32xf32>
    %134 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %expanded_51 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x4x8x32xf32>
    %135 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%134, %133 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x8x32xf32>
    %136 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_53 = tensor.expand_shape %arg42 [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xf32> into tensor<4x8x32xf32>
    %137 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%136, %expanded_53 : tensor<4x32x4x8xf32>, tensor<4x8x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %137, %arg43 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.addf %in_136, %in_137 : f32
      %470 = arith.addf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_54 = tensor.expand_shape %138 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %139 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_54 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %139 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.divf %in_136, %cst_13 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_55 = tensor.expand_shape %140 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %141 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_55 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.mulf %in, %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %142 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.divf %in, %cst_13 : f32
      %470 = arith.addf %469, %cst_11 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %143 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = math.rsqrt %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %144 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %144 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %146 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg44 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %147 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %146, %arg45 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%147, %arg46 : tensor<4x32x32xf32>, tensor<32x128xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x128xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %arg47 : tensor<4x32x128xf32>, tensor<128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x128xf32>
    %150 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.mulf %in, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x128xf32>
    %151 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %150 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %in : f32
      %470 = arith.mulf %469, %cst_4 : f32
      %471 = arith.addf %in, %470 : f32
      %472 = arith.mulf %471, %cst_3 : f32
      %473 = math.tanh %472 : f32
      linalg.yield %473 : f32
    } -> tensor<4x32x128xf32>
    %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %in, %cst_6 : f32
      %470 = arith.mulf %469, %cst_2 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x128xf32>
    %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %152 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x128xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%153, %arg48 : tensor<4x32x128xf32>, tensor<128x32xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %154, %arg49 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.addf %in_136, %in_137 : f32
      %470 = arith.addf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_56 = tensor.expand_shape %155 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %156 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_56 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %157 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %156 : tensor<4x32x32xf32>, tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.divf %in_136, %cst_13 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_57 = tensor.expand_shape %157 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %158 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_57 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.mulf %in, %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.divf %in, %cst_13 : f32
      %470 = arith.addf %469, %cst_11 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %160 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<4x32x1xf32>) outs(%10 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = math.rsqrt %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %161 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<4x32x1xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %161 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %163 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg50 : tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32xf32>
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %163, %arg51 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %165 = tensor.empty() : tensor<128x64xf32>
    %expanded_58 = tensor.expand_shape %165 [[0, 1], [2]] output_shape [4, 32, 64] : tensor<128x64xf32> into tensor<4x32x64xf32>
    %166 = linalg.fill ins(%cst_14 : f32) outs(%expanded_58 : tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%164, %arg52 : tensor<4x32x32xf32>, tensor<32x64xf32>) outs(%166 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x64xf32>
    %168 = tensor.empty() : tensor<4x32x64xf32>
    %169 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %arg53 : tensor<4x32x64xf32>, tensor<64xf32>) outs(%168 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x64xf32>
    %170 = linalg.fill ins(%cst_7 : f32) outs(%6 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %171 = linalg.generic {indexing_maps = [#map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%169 : tensor<4x32x64xf32>) outs(%170 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.maximumf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32xf32>
    %172 = linalg.generic {indexing_maps = [#map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %171 : tensor<4x32x64xf32>, tensor<4x32xf32>) outs(%168 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.subf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x64xf32>
    %173 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<4x32x64xf32>) outs(%168 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = math.exp %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x64xf32>
    %expanded_59 = tensor.expand_shape %173 [[0], [1, 2], [3]] output_shape [4, 32, 1, 64] : tensor<4x32x64xf32> into tensor<4x32x1x64xf32>
    %174 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_59 : tensor<4x32x1x64xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x1xf32>
    %175 = linalg.generic {indexing_maps = [#map3, #map6, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%172, %174, %arg55 : tensor<4x32x64xf32>, tensor<4x32x1xf32>, tensor<4x32x64xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = math.log %in_136 : f32
      %470 = arith.subf %in, %469 : f32
      %471 = arith.mulf %470, %in_137 : f32
      %472 = arith.addf %out, %471 : f32
      linalg.yield %472 : f32
    } -> tensor<4x32xf32>
    %176 = tensor.empty() : tensor<f32>
    %177 = linalg.fill ins(%cst_14 : f32) outs(%176 : tensor<f32>) -> tensor<f32>
    %178 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["reduction", "reduction"]} ins(%175 : tensor<4x32xf32>) outs(%177 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<f32>
    %179 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%178 : tensor<f32>) outs(%176 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.divf %in, %cst_1 : f32
      %470 = arith.negf %469 : f32
      linalg.yield %470 : f32
    } -> tensor<f32>
    %180 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg55 : tensor<4x32x64xf32>) outs(%168 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.mulf %in, %cst : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x64xf32>
    %expanded_60 = tensor.expand_shape %180 [[0], [1, 2], [3]] output_shape [4, 32, 1, 64] : tensor<4x32x64xf32> into tensor<4x32x1x64xf32>
    %181 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_60 : tensor<4x32x1x64xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %182 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%181, %174 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.divf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32xf32>
    %183 = linalg.generic {indexing_maps = [#map3, #map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %182, %173 : tensor<4x32x64xf32>, tensor<4x32xf32>, tensor<4x32x64xf32>) outs(%168 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.mulf %in_136, %in_137 : f32
      %470 = arith.addf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x64xf32>
    %184 = tensor.empty() : tensor<64xf32>
    %185 = linalg.fill ins(%cst_14 : f32) outs(%184 : tensor<64xf32>) -> tensor<64xf32>
    %expanded_61 = tensor.expand_shape %183 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 64] : tensor<4x32x64xf32> into tensor<4x32x1x1x64xf32>
    %expanded_62 = tensor.expand_shape %184 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %186 = linalg.fill ins(%cst_14 : f32) outs(%expanded_62 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32>
    %187 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_61 : tensor<4x32x1x1x64xf32>) outs(%186 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x64xf32>
    %188 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%187 : tensor<1x1x64xf32>) outs(%185 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<64xf32>
    %189 = tensor.empty() : tensor<64x32xf32>
    %190 = linalg.fill ins(%cst_14 : f32) outs(%189 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %191 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%183, %164 : tensor<4x32x64xf32>, tensor<4x32x32xf32>) outs(%190 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<64x32xf32>
    %192 = tensor.empty() : tensor<32x64xf32>
    %193 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%183, %arg52 : tensor<4x32x64xf32>, tensor<32x64xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %194 = tensor.empty() : tensor<32xf32>
    %195 = linalg.fill ins(%cst_14 : f32) outs(%194 : tensor<32xf32>) -> tensor<32xf32>
    %expanded_63 = tensor.expand_shape %193 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %expanded_64 = tensor.expand_shape %194 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
    %196 = linalg.fill ins(%cst_14 : f32) outs(%expanded_64 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
    %197 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_63 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %198 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%197 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_65 = tensor.expand_shape %162 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %199 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_65, %expanded_63 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<1x1x32xf32>
    %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %163 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %201 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%199 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_66 = tensor.expand_shape %200 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %202 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_57, %expanded_66 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %203 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %161 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %expanded_67 = tensor.expand_shape %203 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %204 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_67 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %205 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%202, %160, %159 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.divf %in_136, %in_137 : f32
      %470 = arith.mulf %469, %cst_10 : f32
      %471 = arith.mulf %in, %470 : f32
      %472 = arith.divf %471, %cst_13 : f32
      %473 = arith.addf %out, %472 : f32
      linalg.yield %473 : f32
    } -> tensor<4x32xf32>
    %206 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %157 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_12 : f32
      %470 = arith.mulf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_68 = tensor.expand_shape %206 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %207 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_68 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %208 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%204, %207 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.divf %469, %cst_13 : f32
      %471 = arith.addf %out, %470 : f32
      linalg.yield %471 : f32
    } -> tensor<4x32xf32>
    %209 = linalg.generic {indexing_maps = [#map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %206, %208 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_69 = tensor.expand_shape %209 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %210 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_69 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %211 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%210 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %212 = tensor.empty() : tensor<32x128xf32>
    %213 = linalg.fill ins(%cst_14 : f32) outs(%212 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %214 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%209, %153 : tensor<4x32x32xf32>, tensor<4x32x128xf32>) outs(%213 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x128xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%209, %arg48 : tensor<4x32x32xf32>, tensor<128x32xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x128xf32>
    %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %152, %149, %151, %150 : tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %in_138: f32, %in_139: f32, %out: f32):
      %469 = arith.subf %cst_6, %in_138 : f32
      %470 = arith.mulf %in_137, %in : f32
      %471 = arith.mulf %470, %cst_2 : f32
      %472 = arith.mulf %471, %469 : f32
      %473 = arith.mulf %472, %in_138 : f32
      %474 = arith.addf %472, %473 : f32
      %475 = arith.mulf %474, %cst_3 : f32
      %476 = arith.mulf %in_139, %cst_5 : f32
      %477 = arith.mulf %475, %cst_4 : f32
      %478 = arith.mulf %477, %476 : f32
      %479 = arith.mulf %in, %in_136 : f32
      %480 = arith.addf %479, %475 : f32
      %481 = arith.addf %480, %478 : f32
      linalg.yield %481 : f32
    } -> tensor<4x32x128xf32>
    %217 = tensor.empty() : tensor<128xf32>
    %218 = linalg.fill ins(%cst_14 : f32) outs(%217 : tensor<128xf32>) -> tensor<128xf32>
    %expanded_70 = tensor.expand_shape %216 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 128] : tensor<4x32x128xf32> into tensor<4x32x1x1x128xf32>
    %expanded_71 = tensor.expand_shape %217 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
    %219 = linalg.fill ins(%cst_14 : f32) outs(%expanded_71 : tensor<1x1x128xf32>) -> tensor<1x1x128xf32>
    %220 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_70 : tensor<4x32x1x1x128xf32>) outs(%219 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x128xf32>
    %221 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%220 : tensor<1x1x128xf32>) outs(%218 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<128xf32>
    %222 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%216, %147 : tensor<4x32x128xf32>, tensor<4x32x32xf32>) outs(%1 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<128x32xf32>
    %223 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%216, %arg46 : tensor<4x32x128xf32>, tensor<32x128xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_72 = tensor.expand_shape %223 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %224 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_72 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %225 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%224 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_73 = tensor.expand_shape %145 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %226 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_73, %expanded_72 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<1x1x32xf32>
    %227 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %146 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %228 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%226 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_74 = tensor.expand_shape %227 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %229 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_55, %expanded_74 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %230 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %144 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %expanded_75 = tensor.expand_shape %230 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %231 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_75 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %232 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%229, %143, %142 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.divf %in_136, %in_137 : f32
      %470 = arith.mulf %469, %cst_10 : f32
      %471 = arith.mulf %in, %470 : f32
      %472 = arith.divf %471, %cst_13 : f32
      %473 = arith.addf %out, %472 : f32
      linalg.yield %473 : f32
    } -> tensor<4x32xf32>
    %233 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %140 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_12 : f32
      %470 = arith.mulf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_76 = tensor.expand_shape %233 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %234 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_76 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %235 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%231, %234 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.divf %469, %cst_13 : f32
      %471 = arith.addf %out, %470 : f32
      linalg.yield %471 : f32
    } -> tensor<4x32xf32>
    %236 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %230, %233, %235 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %in_138: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      %471 = arith.addf %470, %in_138 : f32
      linalg.yield %471 : f32
    } -> tensor<4x32x32xf32>
    %expanded_77 = tensor.expand_shape %236 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %237 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_77 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %238 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%237 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %239 = tensor.empty() : tensor<32x32xf32>
    %240 = linalg.fill ins(%cst_14 : f32) outs(%239 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %expanded_78 = tensor.expand_shape %239 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %241 = linalg.fill ins(%cst_14 : f32) outs(%expanded_78 : tensor<32x4x8xf32>) -> tensor<32x4x8xf32>
    %242 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%236, %136 : tensor<4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%241 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x4x8xf32>
    %243 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%236, %expanded_53 : tensor<4x32x32xf32>, tensor<4x8x32xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x4x8xf32>
    %244 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243 : tensor<4x32x4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x8x32xf32>
    %245 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%244, %134 : tensor<4x4x8x32xf32>, tensor<4x4x8x32xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x32xf32>
    %246 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%244, %133 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x8x32xf32>
    %247 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%246 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %248 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%245, %expanded_52, %130 : tensor<4x4x32x32xf32>, tensor<4x4x32x1xf32>, tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.mulf %in_136, %in_136 : f32
      %470 = arith.divf %cst_6, %469 : f32
      %471 = arith.mulf %in, %470 : f32
      %472 = arith.mulf %471, %in_137 : f32
      %473 = arith.addf %out, %472 : f32
      linalg.yield %473 : f32
    } -> tensor<4x4x32xf32>
    %expanded_79 = tensor.expand_shape %248 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %249 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_79 : tensor<4x4x32x1xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32xf32>
    %250 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %245, %132, %249, %130 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>, tensor<4x4x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_136: f32, %in_137: f32, %in_138: f32, %in_139: f32, %out: f32):
      %469 = arith.divf %in_136, %in_137 : f32
      %470 = arith.addf %469, %in_138 : f32
      %471 = arith.mulf %470, %in_139 : f32
      %472 = arith.select %in, %471, %cst_14 : f32
      %473 = arith.mulf %472, %cst_9 : f32
      linalg.yield %473 : f32
    } -> tensor<4x4x32x32xf32>
    %251 = tensor.empty() : tensor<16x32x8xf32>
    %expanded_80 = tensor.expand_shape %251 [[0, 1], [2], [3]] output_shape [4, 4, 32, 8] : tensor<16x32x8xf32> into tensor<4x4x32x8xf32>
    %252 = linalg.fill ins(%cst_14 : f32) outs(%expanded_80 : tensor<4x4x32x8xf32>) -> tensor<4x4x32x8xf32>
    %253 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%250, %126 : tensor<4x4x32x32xf32>, tensor<4x4x32x8xf32>) outs(%252 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x8xf32>
    %254 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%253 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %255 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%250, %124 : tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%252 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x8xf32>
    %256 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%255 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %collapsed = tensor.collapse_shape %247 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_81 = tensor.expand_shape %collapsed [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %257 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_81 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %258 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%257 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %259 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed, %121 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%240 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %260 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%247, %expanded_50 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_82 = tensor.collapse_shape %254 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_83 = tensor.expand_shape %collapsed_82 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %261 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_83 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %262 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%261 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %263 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_82, %121 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%240 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %264 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%254, %expanded_48 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_84 = tensor.collapse_shape %256 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_85 = tensor.expand_shape %collapsed_84 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %265 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_85 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %266 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%265 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %267 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_84, %121 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%240 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %268 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%256, %expanded_46 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %269 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %264, %268 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_86 = tensor.expand_shape %269 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %270 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_86 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %271 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%270 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_87 = tensor.expand_shape %119 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %272 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_87, %expanded_86 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<1x1x32xf32>
    %273 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %120 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %274 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%272 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_88 = tensor.expand_shape %273 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %275 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_45, %expanded_88 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %276 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %118 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %expanded_89 = tensor.expand_shape %276 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %277 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_89 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %278 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%275, %117, %116 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.divf %in_136, %in_137 : f32
      %470 = arith.mulf %469, %cst_10 : f32
      %471 = arith.mulf %in, %470 : f32
      %472 = arith.divf %471, %cst_13 : f32
      %473 = arith.addf %out, %472 : f32
      linalg.yield %473 : f32
    } -> tensor<4x32xf32>
    %279 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %114 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_12 : f32
      %470 = arith.mulf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_90 = tensor.expand_shape %279 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %280 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_90 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %281 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%277, %280 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.divf %469, %cst_13 : f32
      %471 = arith.addf %out, %470 : f32
      linalg.yield %471 : f32
    } -> tensor<4x32xf32>
    %282 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %276, %279, %281 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %in_138: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      %471 = arith.addf %470, %in_138 : f32
      linalg.yield %471 : f32
    } -> tensor<4x32x32xf32>
    %expanded_91 = tensor.expand_shape %282 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %283 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_91 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %284 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%283 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %285 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%282, %110 : tensor<4x32x32xf32>, tensor<4x32x128xf32>) outs(%213 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x128xf32>
    %286 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%282, %arg32 : tensor<4x32x32xf32>, tensor<128x32xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x128xf32>
    %287 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286, %109, %106, %108, %107 : tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %in_138: f32, %in_139: f32, %out: f32):
      %469 = arith.subf %cst_6, %in_138 : f32
      %470 = arith.mulf %in_137, %in : f32
      %471 = arith.mulf %470, %cst_2 : f32
      %472 = arith.mulf %471, %469 : f32
      %473 = arith.mulf %472, %in_138 : f32
      %474 = arith.addf %472, %473 : f32
      %475 = arith.mulf %474, %cst_3 : f32
      %476 = arith.mulf %in_139, %cst_5 : f32
      %477 = arith.mulf %475, %cst_4 : f32
      %478 = arith.mulf %477, %476 : f32
      %479 = arith.mulf %in, %in_136 : f32
      %480 = arith.addf %479, %475 : f32
      %481 = arith.addf %480, %478 : f32
      linalg.yield %481 : f32
    } -> tensor<4x32x128xf32>
    %expanded_92 = tensor.expand_shape %287 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 128] : tensor<4x32x128xf32> into tensor<4x32x1x1x128xf32>
    %288 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_92 : tensor<4x32x1x1x128xf32>) outs(%219 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x128xf32>
    %289 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%288 : tensor<1x1x128xf32>) outs(%218 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<128xf32>
    %290 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%287, %104 : tensor<4x32x128xf32>, tensor<4x32x32xf32>) outs(%1 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<128x32xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%287, %arg30 : tensor<4x32x128xf32>, tensor<32x128xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_93 = tensor.expand_shape %291 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %292 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_93 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %293 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%292 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_94 = tensor.expand_shape %102 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %294 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_94, %expanded_93 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<1x1x32xf32>
    %295 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %103 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %296 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%294 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_95 = tensor.expand_shape %295 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %297 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_43, %expanded_95 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %298 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %101 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %expanded_96 = tensor.expand_shape %298 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %299 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_96 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %300 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%297, %100, %99 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.divf %in_136, %in_137 : f32
      %470 = arith.mulf %469, %cst_10 : f32
      %471 = arith.mulf %in, %470 : f32
      %472 = arith.divf %471, %cst_13 : f32
      %473 = arith.addf %out, %472 : f32
      linalg.yield %473 : f32
    } -> tensor<4x32xf32>
    %301 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %97 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_12 : f32
      %470 = arith.mulf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_97 = tensor.expand_shape %301 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %302 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_97 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %303 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%299, %302 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.divf %469, %cst_13 : f32
      %471 = arith.addf %out, %470 : f32
      linalg.yield %471 : f32
    } -> tensor<4x32xf32>
    %304 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %298, %301, %303 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %in_138: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      %471 = arith.addf %470, %in_138 : f32
      linalg.yield %471 : f32
    } -> tensor<4x32x32xf32>
    %expanded_98 = tensor.expand_shape %304 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %305 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_98 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %306 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%305 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %307 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%304, %93 : tensor<4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%241 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x4x8xf32>
    %308 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%304, %expanded_41 : tensor<4x32x32xf32>, tensor<4x8x32xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x4x8xf32>
    %309 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%308 : tensor<4x32x4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x8x32xf32>
    %310 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%309, %91 : tensor<4x4x8x32xf32>, tensor<4x4x8x32xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x32xf32>
    %311 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%309, %90 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x8x32xf32>
    %312 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%311 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %313 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%310, %expanded_40, %87 : tensor<4x4x32x32xf32>, tensor<4x4x32x1xf32>, tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.mulf %in_136, %in_136 : f32
      %470 = arith.divf %cst_6, %469 : f32
      %471 = arith.mulf %in, %470 : f32
      %472 = arith.mulf %471, %in_137 : f32
      %473 = arith.addf %out, %472 : f32
      linalg.yield %473 : f32
    } -> tensor<4x4x32xf32>
    %expanded_99 = tensor.expand_shape %313 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %314 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_99 : tensor<4x4x32x1xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32xf32>
    %315 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %310, %89, %314, %87 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>, tensor<4x4x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_136: f32, %in_137: f32, %in_138: f32, %in_139: f32, %out: f32):
      %469 = arith.divf %in_136, %in_137 : f32
      %470 = arith.addf %469, %in_138 : f32
      %471 = arith.mulf %470, %in_139 : f32
      %472 = arith.select %in, %471, %cst_14 : f32
      %473 = arith.mulf %472, %cst_9 : f32
      linalg.yield %473 : f32
    } -> tensor<4x4x32x32xf32>
    %316 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%315, %83 : tensor<4x4x32x32xf32>, tensor<4x4x32x8xf32>) outs(%252 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x8xf32>
    %317 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%316 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %318 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%315, %81 : tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%252 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x8xf32>
    %319 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %collapsed_100 = tensor.collapse_shape %312 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_101 = tensor.expand_shape %collapsed_100 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %320 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_101 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %321 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%320 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %322 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_100, %78 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%240 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %323 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%312, %expanded_38 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_102 = tensor.collapse_shape %317 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_103 = tensor.expand_shape %collapsed_102 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %324 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_103 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %325 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%324 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %326 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_102, %78 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%240 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %327 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%317, %expanded_36 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_104 = tensor.collapse_shape %319 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_105 = tensor.expand_shape %collapsed_104 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %328 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_105 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %329 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%328 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %330 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_104, %78 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%240 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %331 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%319, %expanded_34 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %332 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %327, %331 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_106 = tensor.expand_shape %332 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %333 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_106 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %334 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%333 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_107 = tensor.expand_shape %76 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %335 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_107, %expanded_106 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<1x1x32xf32>
    %336 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %77 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %337 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%335 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_108 = tensor.expand_shape %336 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %338 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_33, %expanded_108 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %339 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336, %75 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %expanded_109 = tensor.expand_shape %339 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %340 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_109 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %341 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%338, %74, %73 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.divf %in_136, %in_137 : f32
      %470 = arith.mulf %469, %cst_10 : f32
      %471 = arith.mulf %in, %470 : f32
      %472 = arith.divf %471, %cst_13 : f32
      %473 = arith.addf %out, %472 : f32
      linalg.yield %473 : f32
    } -> tensor<4x32xf32>
    %342 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %71 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_12 : f32
      %470 = arith.mulf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_110 = tensor.expand_shape %342 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %343 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_110 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %344 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%340, %343 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.divf %469, %cst_13 : f32
      %471 = arith.addf %out, %470 : f32
      linalg.yield %471 : f32
    } -> tensor<4x32xf32>
    %345 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %339, %342, %344 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %in_138: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      %471 = arith.addf %470, %in_138 : f32
      linalg.yield %471 : f32
    } -> tensor<4x32x32xf32>
    %expanded_111 = tensor.expand_shape %345 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %346 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_111 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %347 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%346 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %348 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%345, %67 : tensor<4x32x32xf32>, tensor<4x32x128xf32>) outs(%213 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x128xf32>
    %349 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%345, %arg16 : tensor<4x32x32xf32>, tensor<128x32xf32>) outs(%60 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x128xf32>
    %350 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349, %66, %63, %65, %64 : tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%62 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %in_138: f32, %in_139: f32, %out: f32):
      %469 = arith.subf %cst_6, %in_138 : f32
      %470 = arith.mulf %in_137, %in : f32
      %471 = arith.mulf %470, %cst_2 : f32
      %472 = arith.mulf %471, %469 : f32
      %473 = arith.mulf %472, %in_138 : f32
      %474 = arith.addf %472, %473 : f32
      %475 = arith.mulf %474, %cst_3 : f32
      %476 = arith.mulf %in_139, %cst_5 : f32
      %477 = arith.mulf %475, %cst_4 : f32
      %478 = arith.mulf %477, %476 : f32
      %479 = arith.mulf %in, %in_136 : f32
      %480 = arith.addf %479, %475 : f32
      %481 = arith.addf %480, %478 : f32
      linalg.yield %481 : f32
    } -> tensor<4x32x128xf32>
    %expanded_112 = tensor.expand_shape %350 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 128] : tensor<4x32x128xf32> into tensor<4x32x1x1x128xf32>
    %351 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_112 : tensor<4x32x1x1x128xf32>) outs(%219 : tensor<1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x128xf32>
    %352 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%351 : tensor<1x1x128xf32>) outs(%218 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<128xf32>
    %353 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%350, %58 : tensor<4x32x128xf32>, tensor<4x32x32xf32>) outs(%1 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<128x32xf32>
    %354 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%350, %arg14 : tensor<4x32x128xf32>, tensor<32x128xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_113 = tensor.expand_shape %354 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %355 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_113 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %356 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%355 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_114 = tensor.expand_shape %56 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %357 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_114, %expanded_113 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<1x1x32xf32>
    %358 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %57 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %359 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%357 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_115 = tensor.expand_shape %358 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %360 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_30, %expanded_115 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %361 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %55 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %expanded_116 = tensor.expand_shape %361 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %362 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_116 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %363 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%360, %54, %53 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.divf %in_136, %in_137 : f32
      %470 = arith.mulf %469, %cst_10 : f32
      %471 = arith.mulf %in, %470 : f32
      %472 = arith.divf %471, %cst_13 : f32
      %473 = arith.addf %out, %472 : f32
      linalg.yield %473 : f32
    } -> tensor<4x32xf32>
    %364 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %51 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_12 : f32
      %470 = arith.mulf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_117 = tensor.expand_shape %364 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %365 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_117 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %366 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%362, %365 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.divf %469, %cst_13 : f32
      %471 = arith.addf %out, %470 : f32
      linalg.yield %471 : f32
    } -> tensor<4x32xf32>
    %367 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %361, %364, %366 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %in_138: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      %471 = arith.addf %470, %in_138 : f32
      linalg.yield %471 : f32
    } -> tensor<4x32x32xf32>
    %expanded_118 = tensor.expand_shape %367 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %368 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_118 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %369 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%368 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %370 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%367, %47 : tensor<4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%241 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x4x8xf32>
    %371 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%367, %expanded_28 : tensor<4x32x32xf32>, tensor<4x8x32xf32>) outs(%19 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x4x8xf32>
    %372 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%371 : tensor<4x32x4x8xf32>) outs(%27 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x8x32xf32>
    %373 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%372, %43 : tensor<4x4x8x32xf32>, tensor<4x4x8x32xf32>) outs(%29 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x32xf32>
    %374 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%372, %42 : tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) outs(%45 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x8x32xf32>
    %375 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%374 : tensor<4x4x8x32xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %376 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%373, %expanded_26, %38 : tensor<4x4x32x32xf32>, tensor<4x4x32x1xf32>, tensor<4x4x32x32xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.mulf %in_136, %in_136 : f32
      %470 = arith.divf %cst_6, %469 : f32
      %471 = arith.mulf %in, %470 : f32
      %472 = arith.mulf %471, %in_137 : f32
      %473 = arith.addf %out, %472 : f32
      linalg.yield %473 : f32
    } -> tensor<4x4x32xf32>
    %expanded_119 = tensor.expand_shape %376 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %377 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_119 : tensor<4x4x32x1xf32>) outs(%39 : tensor<4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32xf32>
    %378 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %373, %41, %377, %38 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>, tensor<4x4x32xf32>, tensor<4x4x32x32xf32>) outs(%31 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: i1, %in_136: f32, %in_137: f32, %in_138: f32, %in_139: f32, %out: f32):
      %469 = arith.divf %in_136, %in_137 : f32
      %470 = arith.addf %469, %in_138 : f32
      %471 = arith.mulf %470, %in_139 : f32
      %472 = arith.select %in, %471, %cst_14 : f32
      %473 = arith.mulf %472, %cst_9 : f32
      linalg.yield %473 : f32
    } -> tensor<4x4x32x32xf32>
    %379 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%378, %26 : tensor<4x4x32x32xf32>, tensor<4x4x32x8xf32>) outs(%252 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x8xf32>
    %380 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%379 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %381 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%378, %23 : tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) outs(%252 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x4x32x8xf32>
    %382 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%381 : tensor<4x4x32x8xf32>) outs(%22 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x4x8xf32>
    %collapsed_120 = tensor.collapse_shape %375 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_121 = tensor.expand_shape %collapsed_120 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %383 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_121 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %384 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%383 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %385 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_120, %18 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%240 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %386 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%375, %expanded_23 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_122 = tensor.collapse_shape %380 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_123 = tensor.expand_shape %collapsed_122 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %387 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_123 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %388 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%387 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %389 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_122, %18 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%240 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %390 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%380, %expanded_21 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %collapsed_124 = tensor.collapse_shape %382 [[0], [1], [2, 3]] : tensor<4x32x4x8xf32> into tensor<4x32x32xf32>
    %expanded_125 = tensor.expand_shape %collapsed_124 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %391 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_125 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %392 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%391 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %393 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_124, %18 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%240 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %394 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%382, %expanded_18 : tensor<4x32x4x8xf32>, tensor<32x4x8xf32>) outs(%2 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %395 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %390, %394 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_126 = tensor.expand_shape %395 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %396 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_126 : tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x1x32xf32>
    %397 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%396 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_127 = tensor.expand_shape %16 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x1x32xf32>
    %398 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_127, %expanded_126 : tensor<4x32x1x1x32xf32>, tensor<4x32x1x1x32xf32>) outs(%196 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<1x1x32xf32>
    %399 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %17 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %400 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%398 : tensor<1x1x32xf32>) outs(%195 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32xf32>
    %expanded_128 = tensor.expand_shape %399 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %401 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_17, %expanded_128 : tensor<4x32x1x32xf32>, tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %15 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      linalg.yield %469 : f32
    } -> tensor<4x32x32xf32>
    %expanded_129 = tensor.expand_shape %402 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %403 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_129 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %404 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%401, %14, %13 : tensor<4x32x1xf32>, tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %out: f32):
      %469 = arith.divf %in_136, %in_137 : f32
      %470 = arith.mulf %469, %cst_10 : f32
      %471 = arith.mulf %in, %470 : f32
      %472 = arith.divf %471, %cst_13 : f32
      %473 = arith.addf %out, %472 : f32
      linalg.yield %473 : f32
    } -> tensor<4x32xf32>
    %405 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %11 : tensor<4x32xf32>, tensor<4x32x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_12 : f32
      %470 = arith.mulf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x32xf32>
    %expanded_130 = tensor.expand_shape %405 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xf32> into tensor<4x32x1x32xf32>
    %406 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_130 : tensor<4x32x1x32xf32>) outs(%8 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.negf %in : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x32x1xf32>
    %407 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%403, %406 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%7 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.divf %469, %cst_13 : f32
      %471 = arith.addf %out, %470 : f32
      linalg.yield %471 : f32
    } -> tensor<4x32xf32>
    %408 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367, %402, %405, %407 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %in_137: f32, %in_138: f32, %out: f32):
      %469 = arith.addf %in, %in_136 : f32
      %470 = arith.addf %469, %in_137 : f32
      %471 = arith.addf %470, %in_138 : f32
      linalg.yield %471 : f32
    } -> tensor<4x32x32xf32>
    %expanded_131 = tensor.expand_shape %408 [[0], [1, 2], [3]] output_shape [4, 1, 32, 32] : tensor<4x32x32xf32> into tensor<4x1x32x32xf32>
    %expanded_132 = tensor.expand_shape %239 [[0, 1], [2]] output_shape [1, 32, 32] : tensor<32x32xf32> into tensor<1x32x32xf32>
    %409 = linalg.fill ins(%cst_14 : f32) outs(%expanded_132 : tensor<1x32x32xf32>) -> tensor<1x32x32xf32>
    %410 = linalg.generic {indexing_maps = [#map39, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_131 : tensor<4x1x32x32xf32>) outs(%409 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<1x32x32xf32>
    %411 = linalg.generic {indexing_maps = [#map40, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%410 : tensor<1x32x32xf32>) outs(%240 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %469 = arith.addf %out, %in : f32
      linalg.yield %469 : f32
    } -> tensor<32x32xf32>
    %412 = linalg.fill ins(%cst_14 : f32) outs(%192 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %413 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%408, %arg54 : tensor<4x32x32xf32>, tensor<4x32x64xf32>) outs(%412 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in, %in_136 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x64xf32>
    %414 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg0, %413 : tensor<64x32xf32>, tensor<32x64xf32>) outs(%189 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<64x32xf32>
    %415 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg1, %411 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%239 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %416 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg2, %400 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %417 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg3, %397 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %418 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg4, %393 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%239 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %419 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg5, %392 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %420 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg6, %389 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%239 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %421 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg7, %388 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %422 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg8, %385 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%239 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %423 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg9, %384 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %424 = tensor.empty() : tensor<4x8x32xf32>
    %425 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %370 : tensor<4x8x32xf32>, tensor<32x4x8xf32>) outs(%424 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x8x32xf32>
    %collapsed_133 = tensor.collapse_shape %425 [[0, 1], [2]] : tensor<4x8x32xf32> into tensor<32x32xf32>
    %426 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg11, %369 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %427 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg12, %359 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %428 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg13, %356 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %429 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg14, %353 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%212 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x128xf32>
    %430 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg15, %352 : tensor<128xf32>, tensor<128xf32>) outs(%217 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<128xf32>
    %431 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg16, %348 : tensor<128x32xf32>, tensor<32x128xf32>) outs(%0 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<128x32xf32>
    %432 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg17, %347 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %433 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg18, %337 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %434 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg19, %334 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %435 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg20, %330 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%239 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %436 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg21, %329 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %437 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg22, %326 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%239 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %438 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg23, %325 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %439 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg24, %322 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%239 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %440 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg25, %321 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %441 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %307 : tensor<4x8x32xf32>, tensor<32x4x8xf32>) outs(%424 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x8x32xf32>
    %collapsed_134 = tensor.collapse_shape %441 [[0, 1], [2]] : tensor<4x8x32xf32> into tensor<32x32xf32>
    %442 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg27, %306 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %443 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg28, %296 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %444 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg29, %293 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %445 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg30, %290 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%212 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x128xf32>
    %446 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg31, %289 : tensor<128xf32>, tensor<128xf32>) outs(%217 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<128xf32>
    %447 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg32, %285 : tensor<128x32xf32>, tensor<32x128xf32>) outs(%0 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<128x32xf32>
    %448 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg33, %284 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %449 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg34, %274 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %450 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg35, %271 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %451 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg36, %267 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%239 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %452 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg37, %266 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %453 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg38, %263 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%239 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %454 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg39, %262 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %455 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg40, %259 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%239 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x32xf32>
    %456 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg41, %258 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %457 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53, %242 : tensor<4x8x32xf32>, tensor<32x4x8xf32>) outs(%424 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<4x8x32xf32>
    %collapsed_135 = tensor.collapse_shape %457 [[0, 1], [2]] : tensor<4x8x32xf32> into tensor<32x32xf32>
    %458 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg43, %238 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %459 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg44, %228 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %460 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg45, %225 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %461 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg46, %222 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%212 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x128xf32>
    %462 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg47, %221 : tensor<128xf32>, tensor<128xf32>) outs(%217 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<128xf32>
    %463 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg48, %214 : tensor<128x32xf32>, tensor<32x128xf32>) outs(%0 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<128x32xf32>
    %464 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg49, %211 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %465 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg50, %201 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %466 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg51, %198 : tensor<32xf32>, tensor<32xf32>) outs(%194 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32xf32>
    %467 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg52, %191 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%192 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<32x64xf32>
    %468 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg53, %188 : tensor<64xf32>, tensor<64xf32>) outs(%184 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_136: f32, %out: f32):
      %469 = arith.mulf %in_136, %cst_0 : f32
      %470 = arith.subf %in, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<64xf32>
    return %179, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %collapsed_133, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %collapsed_134, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %collapsed_135, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468 : tensor<f32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>
  }
}

