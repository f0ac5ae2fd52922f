// tools/models/generate lstm  (jax 0.10.2, jaxlib 0.10.2, iree-base-compiler 3.13.0, mlir-opt 22.1.8)
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map10 = affine_map<(d0, d1) -> (d1, d0)>
module @lstm {
  func.func @main(%arg0: tensor<640x2048xf32>, %arg1: tensor<2048xf32>, %arg2: tensor<512x100xf32>, %arg3: tensor<100xf32>, %arg4: tensor<64x64x128xf32>, %arg5: tensor<64x100xf32>) -> (tensor<f32>, tensor<640x2048xf32>, tensor<2048xf32>, tensor<512x100xf32>, tensor<100xf32>) {
    %cst = arith.constant -1.562500e-02 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 6.400000e+01 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x512xf32>
    %extracted_slice = tensor.extract_slice %arg4[0, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %0 = tensor.empty() : tensor<64x640xf32>
    %inserted_slice = tensor.insert_slice %collapsed into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_6 = tensor.insert_slice %cst_5 into %inserted_slice[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %1 = tensor.empty() : tensor<64x2048xf32>
    %2 = linalg.fill ins(%cst_4 : f32) outs(%1 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %3 = linalg.matmul ins(%inserted_slice_6, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_7 = tensor.extract_slice %4[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_8 = tensor.extract_slice %4[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_9 = tensor.extract_slice %4[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_10 = tensor.extract_slice %4[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %5 = tensor.empty() : tensor<64x512xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %7, %8 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.mulf %in_903, %in_904 : f32
      %1394 = arith.mulf %in, %cst_4 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_11 = tensor.extract_slice %arg4[1, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_13 = tensor.insert_slice %collapsed_12 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_14 = tensor.insert_slice %12 into %inserted_slice_13[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %13 = linalg.matmul ins(%inserted_slice_14, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_15 = tensor.extract_slice %14[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_16 = tensor.extract_slice %14[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_17 = tensor.extract_slice %14[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_18 = tensor.extract_slice %14[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_16 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_15 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_17 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %9, %16, %17 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_18 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %20 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_19 = tensor.extract_slice %arg4[2, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_21 = tensor.insert_slice %collapsed_20 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_22 = tensor.insert_slice %21 into %inserted_slice_21[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %22 = linalg.matmul ins(%inserted_slice_22, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_23 = tensor.extract_slice %23[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_24 = tensor.extract_slice %23[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_25 = tensor.extract_slice %23[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_26 = tensor.extract_slice %23[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_24 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_23 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_25 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %18, %25, %26 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_26 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %29 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_27 = tensor.extract_slice %arg4[3, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_29 = tensor.insert_slice %collapsed_28 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_30 = tensor.insert_slice %30 into %inserted_slice_29[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %31 = linalg.matmul ins(%inserted_slice_30, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_31 = tensor.extract_slice %32[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_32 = tensor.extract_slice %32[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_33 = tensor.extract_slice %32[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_34 = tensor.extract_slice %32[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_32 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_31 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_33 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %27, %34, %35 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_34 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %38 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_35 = tensor.extract_slice %arg4[4, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_36 = tensor.collapse_shape %extracted_slice_35 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_37 = tensor.insert_slice %collapsed_36 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_38 = tensor.insert_slice %39 into %inserted_slice_37[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %40 = linalg.matmul ins(%inserted_slice_38, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_39 = tensor.extract_slice %41[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_40 = tensor.extract_slice %41[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_41 = tensor.extract_slice %41[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_42 = tensor.extract_slice %41[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_40 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_39 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_41 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %36, %43, %44 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_42 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_43 = tensor.extract_slice %arg4[5, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_44 = tensor.collapse_shape %extracted_slice_43 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_45 = tensor.insert_slice %collapsed_44 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_46 = tensor.insert_slice %48 into %inserted_slice_45[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %49 = linalg.matmul ins(%inserted_slice_46, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%49, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_47 = tensor.extract_slice %50[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_48 = tensor.extract_slice %50[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_49 = tensor.extract_slice %50[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_50 = tensor.extract_slice %50[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_48 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_47 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_49 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %45, %52, %53 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_50 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %56 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_51 = tensor.extract_slice %arg4[6, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_53 = tensor.insert_slice %collapsed_52 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_54 = tensor.insert_slice %57 into %inserted_slice_53[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %58 = linalg.matmul ins(%inserted_slice_54, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_55 = tensor.extract_slice %59[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_56 = tensor.extract_slice %59[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_57 = tensor.extract_slice %59[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_58 = tensor.extract_slice %59[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_56 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_55 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_57 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%60, %54, %61, %62 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_58 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %65 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_59 = tensor.extract_slice %arg4[7, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_60 = tensor.collapse_shape %extracted_slice_59 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_61 = tensor.insert_slice %collapsed_60 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_62 = tensor.insert_slice %66 into %inserted_slice_61[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %67 = linalg.matmul ins(%inserted_slice_62, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%67, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_63 = tensor.extract_slice %68[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_64 = tensor.extract_slice %68[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_65 = tensor.extract_slice %68[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_66 = tensor.extract_slice %68[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_64 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_63 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_65 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%69, %63, %70, %71 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_66 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%73, %74 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_67 = tensor.extract_slice %arg4[8, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_68 = tensor.collapse_shape %extracted_slice_67 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_69 = tensor.insert_slice %collapsed_68 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_70 = tensor.insert_slice %75 into %inserted_slice_69[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %76 = linalg.matmul ins(%inserted_slice_70, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%76, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_71 = tensor.extract_slice %77[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_72 = tensor.extract_slice %77[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_73 = tensor.extract_slice %77[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_74 = tensor.extract_slice %77[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_72 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_71 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_73 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %72, %79, %80 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_74 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%82, %83 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_75 = tensor.extract_slice %arg4[9, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_76 = tensor.collapse_shape %extracted_slice_75 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_77 = tensor.insert_slice %collapsed_76 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_78 = tensor.insert_slice %84 into %inserted_slice_77[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %85 = linalg.matmul ins(%inserted_slice_78, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_79 = tensor.extract_slice %86[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_80 = tensor.extract_slice %86[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_81 = tensor.extract_slice %86[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_82 = tensor.extract_slice %86[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_80 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_79 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_81 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %81, %88, %89 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_82 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %92 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_83 = tensor.extract_slice %arg4[10, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_84 = tensor.collapse_shape %extracted_slice_83 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_85 = tensor.insert_slice %collapsed_84 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_86 = tensor.insert_slice %93 into %inserted_slice_85[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %94 = linalg.matmul ins(%inserted_slice_86, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%94, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_87 = tensor.extract_slice %95[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_88 = tensor.extract_slice %95[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_89 = tensor.extract_slice %95[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_90 = tensor.extract_slice %95[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_88 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_87 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_89 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%96, %90, %97, %98 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_90 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%100, %101 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_91 = tensor.extract_slice %arg4[11, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_92 = tensor.collapse_shape %extracted_slice_91 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_93 = tensor.insert_slice %collapsed_92 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_94 = tensor.insert_slice %102 into %inserted_slice_93[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %103 = linalg.matmul ins(%inserted_slice_94, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_95 = tensor.extract_slice %104[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_96 = tensor.extract_slice %104[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_97 = tensor.extract_slice %104[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_98 = tensor.extract_slice %104[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_96 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_95 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_97 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%105, %99, %106, %107 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_98 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %110 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_99 = tensor.extract_slice %arg4[12, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_100 = tensor.collapse_shape %extracted_slice_99 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_101 = tensor.insert_slice %collapsed_100 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_102 = tensor.insert_slice %111 into %inserted_slice_101[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %112 = linalg.matmul ins(%inserted_slice_102, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%112, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_103 = tensor.extract_slice %113[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_104 = tensor.extract_slice %113[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_105 = tensor.extract_slice %113[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_106 = tensor.extract_slice %113[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_104 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_103 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_105 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%114, %108, %115, %116 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_106 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%118, %119 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_107 = tensor.extract_slice %arg4[13, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_108 = tensor.collapse_shape %extracted_slice_107 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_109 = tensor.insert_slice %collapsed_108 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_110 = tensor.insert_slice %120 into %inserted_slice_109[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %121 = linalg.matmul ins(%inserted_slice_110, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_111 = tensor.extract_slice %122[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_112 = tensor.extract_slice %122[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_113 = tensor.extract_slice %122[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_114 = tensor.extract_slice %122[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_112 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_111 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_113 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%123, %117, %124, %125 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_114 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%126 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %128 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_115 = tensor.extract_slice %arg4[14, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_116 = tensor.collapse_shape %extracted_slice_115 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_117 = tensor.insert_slice %collapsed_116 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_118 = tensor.insert_slice %129 into %inserted_slice_117[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %130 = linalg.matmul ins(%inserted_slice_118, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%130, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_119 = tensor.extract_slice %131[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_120 = tensor.extract_slice %131[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_121 = tensor.extract_slice %131[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_122 = tensor.extract_slice %131[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_120 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_119 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_121 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%132, %126, %133, %134 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_122 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%136, %137 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_123 = tensor.extract_slice %arg4[15, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_124 = tensor.collapse_shape %extracted_slice_123 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_125 = tensor.insert_slice %collapsed_124 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_126 = tensor.insert_slice %138 into %inserted_slice_125[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %139 = linalg.matmul ins(%inserted_slice_126, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%139, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_127 = tensor.extract_slice %140[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_128 = tensor.extract_slice %140[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_129 = tensor.extract_slice %140[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_130 = tensor.extract_slice %140[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_128 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_127 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_129 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%141, %135, %142, %143 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_130 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%144 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%145, %146 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_131 = tensor.extract_slice %arg4[16, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_132 = tensor.collapse_shape %extracted_slice_131 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_133 = tensor.insert_slice %collapsed_132 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_134 = tensor.insert_slice %147 into %inserted_slice_133[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %148 = linalg.matmul ins(%inserted_slice_134, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%148, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_135 = tensor.extract_slice %149[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_136 = tensor.extract_slice %149[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_137 = tensor.extract_slice %149[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_138 = tensor.extract_slice %149[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_136 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_135 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_137 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%150, %144, %151, %152 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_138 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%153 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%154, %155 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_139 = tensor.extract_slice %arg4[17, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_140 = tensor.collapse_shape %extracted_slice_139 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_141 = tensor.insert_slice %collapsed_140 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_142 = tensor.insert_slice %156 into %inserted_slice_141[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %157 = linalg.matmul ins(%inserted_slice_142, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%157, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_143 = tensor.extract_slice %158[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_144 = tensor.extract_slice %158[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_145 = tensor.extract_slice %158[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_146 = tensor.extract_slice %158[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_144 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_143 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_145 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%159, %153, %160, %161 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_146 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%163, %164 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_147 = tensor.extract_slice %arg4[18, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_148 = tensor.collapse_shape %extracted_slice_147 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_149 = tensor.insert_slice %collapsed_148 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_150 = tensor.insert_slice %165 into %inserted_slice_149[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %166 = linalg.matmul ins(%inserted_slice_150, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%166, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_151 = tensor.extract_slice %167[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_152 = tensor.extract_slice %167[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_153 = tensor.extract_slice %167[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_154 = tensor.extract_slice %167[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_152 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %169 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_151 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_153 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%168, %162, %169, %170 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_154 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%171 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%172, %173 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_155 = tensor.extract_slice %arg4[19, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_156 = tensor.collapse_shape %extracted_slice_155 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_157 = tensor.insert_slice %collapsed_156 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_158 = tensor.insert_slice %174 into %inserted_slice_157[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %175 = linalg.matmul ins(%inserted_slice_158, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%175, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_159 = tensor.extract_slice %176[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_160 = tensor.extract_slice %176[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_161 = tensor.extract_slice %176[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_162 = tensor.extract_slice %176[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_160 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_159 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_161 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%177, %171, %178, %179 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %181 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_162 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %182 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%180 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%181, %182 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_163 = tensor.extract_slice %arg4[20, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_164 = tensor.collapse_shape %extracted_slice_163 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_165 = tensor.insert_slice %collapsed_164 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_166 = tensor.insert_slice %183 into %inserted_slice_165[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %184 = linalg.matmul ins(%inserted_slice_166, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %185 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%184, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_167 = tensor.extract_slice %185[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_168 = tensor.extract_slice %185[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_169 = tensor.extract_slice %185[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_170 = tensor.extract_slice %185[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %186 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_168 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_167 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %188 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_169 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%186, %180, %187, %188 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_170 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%189 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %192 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%190, %191 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_171 = tensor.extract_slice %arg4[21, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_172 = tensor.collapse_shape %extracted_slice_171 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_173 = tensor.insert_slice %collapsed_172 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_174 = tensor.insert_slice %192 into %inserted_slice_173[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %193 = linalg.matmul ins(%inserted_slice_174, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %194 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%193, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_175 = tensor.extract_slice %194[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_176 = tensor.extract_slice %194[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_177 = tensor.extract_slice %194[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_178 = tensor.extract_slice %194[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_176 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_175 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %197 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_177 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%195, %189, %196, %197 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %199 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_178 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %200 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%198 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%199, %200 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_179 = tensor.extract_slice %arg4[22, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_180 = tensor.collapse_shape %extracted_slice_179 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_181 = tensor.insert_slice %collapsed_180 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_182 = tensor.insert_slice %201 into %inserted_slice_181[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %202 = linalg.matmul ins(%inserted_slice_182, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %203 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%202, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_183 = tensor.extract_slice %203[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_184 = tensor.extract_slice %203[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_185 = tensor.extract_slice %203[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_186 = tensor.extract_slice %203[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %204 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_184 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %205 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_183 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %206 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_185 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %207 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%204, %198, %205, %206 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %208 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_186 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %209 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%207 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %210 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%208, %209 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_187 = tensor.extract_slice %arg4[23, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_188 = tensor.collapse_shape %extracted_slice_187 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_189 = tensor.insert_slice %collapsed_188 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_190 = tensor.insert_slice %210 into %inserted_slice_189[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %211 = linalg.matmul ins(%inserted_slice_190, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %212 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%211, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_191 = tensor.extract_slice %212[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_192 = tensor.extract_slice %212[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_193 = tensor.extract_slice %212[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_194 = tensor.extract_slice %212[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_192 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %214 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_191 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_193 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%213, %207, %214, %215 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_194 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %218 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%216 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %219 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%217, %218 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_195 = tensor.extract_slice %arg4[24, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_196 = tensor.collapse_shape %extracted_slice_195 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_197 = tensor.insert_slice %collapsed_196 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_198 = tensor.insert_slice %219 into %inserted_slice_197[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %220 = linalg.matmul ins(%inserted_slice_198, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %221 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%220, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_199 = tensor.extract_slice %221[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_200 = tensor.extract_slice %221[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_201 = tensor.extract_slice %221[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_202 = tensor.extract_slice %221[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %222 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_200 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %223 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_199 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %224 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_201 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %225 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%222, %216, %223, %224 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %226 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_202 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %227 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%225 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %228 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%226, %227 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_203 = tensor.extract_slice %arg4[25, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_204 = tensor.collapse_shape %extracted_slice_203 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_205 = tensor.insert_slice %collapsed_204 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_206 = tensor.insert_slice %228 into %inserted_slice_205[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %229 = linalg.matmul ins(%inserted_slice_206, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %230 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%229, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_207 = tensor.extract_slice %230[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_208 = tensor.extract_slice %230[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_209 = tensor.extract_slice %230[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_210 = tensor.extract_slice %230[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %231 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_208 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %232 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_207 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %233 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_209 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %234 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%231, %225, %232, %233 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %235 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_210 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %236 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%234 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %237 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%235, %236 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_211 = tensor.extract_slice %arg4[26, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_212 = tensor.collapse_shape %extracted_slice_211 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_213 = tensor.insert_slice %collapsed_212 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_214 = tensor.insert_slice %237 into %inserted_slice_213[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %238 = linalg.matmul ins(%inserted_slice_214, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%238, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_215 = tensor.extract_slice %239[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_216 = tensor.extract_slice %239[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_217 = tensor.extract_slice %239[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_218 = tensor.extract_slice %239[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %240 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_216 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %241 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_215 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %242 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_217 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %243 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%240, %234, %241, %242 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %244 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_218 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %245 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%243 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %246 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%244, %245 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_219 = tensor.extract_slice %arg4[27, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_220 = tensor.collapse_shape %extracted_slice_219 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_221 = tensor.insert_slice %collapsed_220 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_222 = tensor.insert_slice %246 into %inserted_slice_221[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %247 = linalg.matmul ins(%inserted_slice_222, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %248 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%247, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_223 = tensor.extract_slice %248[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_224 = tensor.extract_slice %248[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_225 = tensor.extract_slice %248[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_226 = tensor.extract_slice %248[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %249 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_224 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %250 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_223 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %251 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_225 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %252 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%249, %243, %250, %251 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %253 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_226 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %254 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%252 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %255 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%253, %254 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_227 = tensor.extract_slice %arg4[28, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_228 = tensor.collapse_shape %extracted_slice_227 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_229 = tensor.insert_slice %collapsed_228 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_230 = tensor.insert_slice %255 into %inserted_slice_229[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %256 = linalg.matmul ins(%inserted_slice_230, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %257 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%256, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_231 = tensor.extract_slice %257[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_232 = tensor.extract_slice %257[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_233 = tensor.extract_slice %257[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_234 = tensor.extract_slice %257[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %258 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_232 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %259 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_231 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %260 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_233 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %261 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%258, %252, %259, %260 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %262 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_234 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %263 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%261 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %264 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%262, %263 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_235 = tensor.extract_slice %arg4[29, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_236 = tensor.collapse_shape %extracted_slice_235 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_237 = tensor.insert_slice %collapsed_236 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_238 = tensor.insert_slice %264 into %inserted_slice_237[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %265 = linalg.matmul ins(%inserted_slice_238, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %266 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%265, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_239 = tensor.extract_slice %266[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_240 = tensor.extract_slice %266[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_241 = tensor.extract_slice %266[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_242 = tensor.extract_slice %266[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %267 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_240 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %268 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_239 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %269 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_241 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %270 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%267, %261, %268, %269 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %271 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_242 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %272 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%270 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %273 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%271, %272 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_243 = tensor.extract_slice %arg4[30, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_244 = tensor.collapse_shape %extracted_slice_243 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_245 = tensor.insert_slice %collapsed_244 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_246 = tensor.insert_slice %273 into %inserted_slice_245[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %274 = linalg.matmul ins(%inserted_slice_246, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%274, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_247 = tensor.extract_slice %275[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_248 = tensor.extract_slice %275[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_249 = tensor.extract_slice %275[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_250 = tensor.extract_slice %275[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %276 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_248 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %277 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_247 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %278 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_249 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %279 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%276, %270, %277, %278 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %280 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_250 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %281 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%279 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %282 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%280, %281 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_251 = tensor.extract_slice %arg4[31, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_252 = tensor.collapse_shape %extracted_slice_251 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_253 = tensor.insert_slice %collapsed_252 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_254 = tensor.insert_slice %282 into %inserted_slice_253[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %283 = linalg.matmul ins(%inserted_slice_254, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%283, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_255 = tensor.extract_slice %284[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_256 = tensor.extract_slice %284[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_257 = tensor.extract_slice %284[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_258 = tensor.extract_slice %284[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_256 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %286 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_255 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_257 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %288 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%285, %279, %286, %287 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %289 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_258 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %290 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%288 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%289, %290 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_259 = tensor.extract_slice %arg4[32, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_260 = tensor.collapse_shape %extracted_slice_259 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_261 = tensor.insert_slice %collapsed_260 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_262 = tensor.insert_slice %291 into %inserted_slice_261[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %292 = linalg.matmul ins(%inserted_slice_262, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %293 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%292, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_263 = tensor.extract_slice %293[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_264 = tensor.extract_slice %293[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_265 = tensor.extract_slice %293[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_266 = tensor.extract_slice %293[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_264 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %295 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_263 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %296 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_265 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%294, %288, %295, %296 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %298 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_266 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%297 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %300 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%298, %299 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_267 = tensor.extract_slice %arg4[33, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_268 = tensor.collapse_shape %extracted_slice_267 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_269 = tensor.insert_slice %collapsed_268 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_270 = tensor.insert_slice %300 into %inserted_slice_269[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %301 = linalg.matmul ins(%inserted_slice_270, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %302 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%301, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_271 = tensor.extract_slice %302[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_272 = tensor.extract_slice %302[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_273 = tensor.extract_slice %302[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_274 = tensor.extract_slice %302[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %303 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_272 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %304 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_271 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %305 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_273 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %306 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%303, %297, %304, %305 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %307 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_274 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %308 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%306 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %309 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%307, %308 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_275 = tensor.extract_slice %arg4[34, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_276 = tensor.collapse_shape %extracted_slice_275 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_277 = tensor.insert_slice %collapsed_276 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_278 = tensor.insert_slice %309 into %inserted_slice_277[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %310 = linalg.matmul ins(%inserted_slice_278, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %311 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%310, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_279 = tensor.extract_slice %311[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_280 = tensor.extract_slice %311[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_281 = tensor.extract_slice %311[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_282 = tensor.extract_slice %311[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %312 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_280 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %313 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_279 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %314 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_281 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %315 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%312, %306, %313, %314 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %316 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_282 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %317 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%315 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %318 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%316, %317 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_283 = tensor.extract_slice %arg4[35, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_284 = tensor.collapse_shape %extracted_slice_283 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_285 = tensor.insert_slice %collapsed_284 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_286 = tensor.insert_slice %318 into %inserted_slice_285[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %319 = linalg.matmul ins(%inserted_slice_286, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %320 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%319, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_287 = tensor.extract_slice %320[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_288 = tensor.extract_slice %320[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_289 = tensor.extract_slice %320[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_290 = tensor.extract_slice %320[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %321 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_288 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %322 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_287 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %323 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_289 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %324 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%321, %315, %322, %323 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %325 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_290 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %326 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%324 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %327 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%325, %326 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_291 = tensor.extract_slice %arg4[36, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_292 = tensor.collapse_shape %extracted_slice_291 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_293 = tensor.insert_slice %collapsed_292 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_294 = tensor.insert_slice %327 into %inserted_slice_293[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %328 = linalg.matmul ins(%inserted_slice_294, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %329 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%328, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_295 = tensor.extract_slice %329[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_296 = tensor.extract_slice %329[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_297 = tensor.extract_slice %329[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_298 = tensor.extract_slice %329[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %330 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_296 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %331 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_295 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %332 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_297 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %333 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%330, %324, %331, %332 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %334 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_298 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %335 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%333 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %336 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%334, %335 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_299 = tensor.extract_slice %arg4[37, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_300 = tensor.collapse_shape %extracted_slice_299 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_301 = tensor.insert_slice %collapsed_300 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_302 = tensor.insert_slice %336 into %inserted_slice_301[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %337 = linalg.matmul ins(%inserted_slice_302, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %338 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%337, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_303 = tensor.extract_slice %338[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_304 = tensor.extract_slice %338[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_305 = tensor.extract_slice %338[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_306 = tensor.extract_slice %338[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %339 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_304 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %340 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_303 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %341 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_305 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %342 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%339, %333, %340, %341 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %343 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_306 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %344 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%342 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %345 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%343, %344 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_307 = tensor.extract_slice %arg4[38, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_308 = tensor.collapse_shape %extracted_slice_307 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_309 = tensor.insert_slice %collapsed_308 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_310 = tensor.insert_slice %345 into %inserted_slice_309[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %346 = linalg.matmul ins(%inserted_slice_310, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %347 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%346, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_311 = tensor.extract_slice %347[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_312 = tensor.extract_slice %347[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_313 = tensor.extract_slice %347[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_314 = tensor.extract_slice %347[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %348 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_312 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %349 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_311 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %350 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_313 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %351 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%348, %342, %349, %350 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %352 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_314 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %353 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%351 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %354 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%352, %353 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_315 = tensor.extract_slice %arg4[39, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_316 = tensor.collapse_shape %extracted_slice_315 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_317 = tensor.insert_slice %collapsed_316 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_318 = tensor.insert_slice %354 into %inserted_slice_317[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %355 = linalg.matmul ins(%inserted_slice_318, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %356 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%355, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_319 = tensor.extract_slice %356[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_320 = tensor.extract_slice %356[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_321 = tensor.extract_slice %356[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_322 = tensor.extract_slice %356[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %357 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_320 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %358 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_319 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %359 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_321 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %360 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%357, %351, %358, %359 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %361 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_322 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %362 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%360 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %363 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%361, %362 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_323 = tensor.extract_slice %arg4[40, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_324 = tensor.collapse_shape %extracted_slice_323 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_325 = tensor.insert_slice %collapsed_324 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_326 = tensor.insert_slice %363 into %inserted_slice_325[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %364 = linalg.matmul ins(%inserted_slice_326, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %365 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%364, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_327 = tensor.extract_slice %365[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_328 = tensor.extract_slice %365[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_329 = tensor.extract_slice %365[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_330 = tensor.extract_slice %365[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %366 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_328 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %367 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_327 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %368 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_329 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %369 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%366, %360, %367, %368 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %370 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_330 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %371 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%369 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %372 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%370, %371 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_331 = tensor.extract_slice %arg4[41, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_332 = tensor.collapse_shape %extracted_slice_331 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_333 = tensor.insert_slice %collapsed_332 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_334 = tensor.insert_slice %372 into %inserted_slice_333[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %373 = linalg.matmul ins(%inserted_slice_334, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %374 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%373, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_335 = tensor.extract_slice %374[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_336 = tensor.extract_slice %374[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_337 = tensor.extract_slice %374[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_338 = tensor.extract_slice %374[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %375 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_336 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %376 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_335 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %377 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_337 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %378 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%375, %369, %376, %377 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %379 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_338 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %380 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%378 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %381 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%379, %380 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_339 = tensor.extract_slice %arg4[42, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_340 = tensor.collapse_shape %extracted_slice_339 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_341 = tensor.insert_slice %collapsed_340 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_342 = tensor.insert_slice %381 into %inserted_slice_341[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %382 = linalg.matmul ins(%inserted_slice_342, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %383 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%382, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_343 = tensor.extract_slice %383[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_344 = tensor.extract_slice %383[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_345 = tensor.extract_slice %383[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_346 = tensor.extract_slice %383[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %384 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_344 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %385 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_343 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %386 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_345 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %387 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%384, %378, %385, %386 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %388 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_346 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %389 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%387 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %390 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%388, %389 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_347 = tensor.extract_slice %arg4[43, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_348 = tensor.collapse_shape %extracted_slice_347 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_349 = tensor.insert_slice %collapsed_348 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_350 = tensor.insert_slice %390 into %inserted_slice_349[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %391 = linalg.matmul ins(%inserted_slice_350, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %392 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%391, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_351 = tensor.extract_slice %392[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_352 = tensor.extract_slice %392[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_353 = tensor.extract_slice %392[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_354 = tensor.extract_slice %392[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %393 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_352 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %394 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_351 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %395 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_353 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %396 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%393, %387, %394, %395 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %397 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_354 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %398 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%396 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %399 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%397, %398 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_355 = tensor.extract_slice %arg4[44, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_356 = tensor.collapse_shape %extracted_slice_355 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_357 = tensor.insert_slice %collapsed_356 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_358 = tensor.insert_slice %399 into %inserted_slice_357[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %400 = linalg.matmul ins(%inserted_slice_358, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %401 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%400, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_359 = tensor.extract_slice %401[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_360 = tensor.extract_slice %401[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_361 = tensor.extract_slice %401[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_362 = tensor.extract_slice %401[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %402 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_360 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %403 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_359 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %404 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_361 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %405 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%402, %396, %403, %404 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %406 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_362 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %407 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%405 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %408 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%406, %407 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_363 = tensor.extract_slice %arg4[45, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_364 = tensor.collapse_shape %extracted_slice_363 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_365 = tensor.insert_slice %collapsed_364 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_366 = tensor.insert_slice %408 into %inserted_slice_365[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %409 = linalg.matmul ins(%inserted_slice_366, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %410 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%409, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_367 = tensor.extract_slice %410[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_368 = tensor.extract_slice %410[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_369 = tensor.extract_slice %410[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_370 = tensor.extract_slice %410[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %411 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_368 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %412 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_367 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %413 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_369 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %414 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%411, %405, %412, %413 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %415 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_370 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %416 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%414 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %417 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%415, %416 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_371 = tensor.extract_slice %arg4[46, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_372 = tensor.collapse_shape %extracted_slice_371 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_373 = tensor.insert_slice %collapsed_372 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_374 = tensor.insert_slice %417 into %inserted_slice_373[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %418 = linalg.matmul ins(%inserted_slice_374, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %419 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%418, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_375 = tensor.extract_slice %419[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_376 = tensor.extract_slice %419[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_377 = tensor.extract_slice %419[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_378 = tensor.extract_slice %419[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %420 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_376 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %421 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_375 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %422 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_377 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %423 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%420, %414, %421, %422 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %424 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_378 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %425 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%423 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %426 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%424, %425 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_379 = tensor.extract_slice %arg4[47, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_380 = tensor.collapse_shape %extracted_slice_379 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_381 = tensor.insert_slice %collapsed_380 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_382 = tensor.insert_slice %426 into %inserted_slice_381[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %427 = linalg.matmul ins(%inserted_slice_382, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %428 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%427, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_383 = tensor.extract_slice %428[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_384 = tensor.extract_slice %428[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_385 = tensor.extract_slice %428[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_386 = tensor.extract_slice %428[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %429 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_384 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %430 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_383 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %431 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_385 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %432 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%429, %423, %430, %431 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %433 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_386 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %434 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%432 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %435 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%433, %434 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_387 = tensor.extract_slice %arg4[48, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_388 = tensor.collapse_shape %extracted_slice_387 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_389 = tensor.insert_slice %collapsed_388 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_390 = tensor.insert_slice %435 into %inserted_slice_389[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %436 = linalg.matmul ins(%inserted_slice_390, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %437 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%436, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_391 = tensor.extract_slice %437[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_392 = tensor.extract_slice %437[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_393 = tensor.extract_slice %437[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_394 = tensor.extract_slice %437[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %438 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_392 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %439 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_391 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %440 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_393 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %441 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%438, %432, %439, %440 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %442 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_394 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %443 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%441 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %444 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%442, %443 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_395 = tensor.extract_slice %arg4[49, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_396 = tensor.collapse_shape %extracted_slice_395 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_397 = tensor.insert_slice %collapsed_396 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_398 = tensor.insert_slice %444 into %inserted_slice_397[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %445 = linalg.matmul ins(%inserted_slice_398, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %446 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%445, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_399 = tensor.extract_slice %446[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_400 = tensor.extract_slice %446[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_401 = tensor.extract_slice %446[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_402 = tensor.extract_slice %446[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %447 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_400 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %448 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_399 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %449 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_401 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %450 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%447, %441, %448, %449 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %451 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_402 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %452 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%450 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %453 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%451, %452 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_403 = tensor.extract_slice %arg4[50, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_404 = tensor.collapse_shape %extracted_slice_403 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_405 = tensor.insert_slice %collapsed_404 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_406 = tensor.insert_slice %453 into %inserted_slice_405[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %454 = linalg.matmul ins(%inserted_slice_406, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %455 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%454, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_407 = tensor.extract_slice %455[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_408 = tensor.extract_slice %455[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_409 = tensor.extract_slice %455[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_410 = tensor.extract_slice %455[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %456 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_408 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %457 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_407 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %458 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_409 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %459 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%456, %450, %457, %458 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %460 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_410 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %461 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%459 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %462 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%460, %461 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_411 = tensor.extract_slice %arg4[51, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_412 = tensor.collapse_shape %extracted_slice_411 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_413 = tensor.insert_slice %collapsed_412 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_414 = tensor.insert_slice %462 into %inserted_slice_413[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %463 = linalg.matmul ins(%inserted_slice_414, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %464 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%463, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_415 = tensor.extract_slice %464[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_416 = tensor.extract_slice %464[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_417 = tensor.extract_slice %464[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_418 = tensor.extract_slice %464[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %465 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_416 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %466 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_415 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %467 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_417 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %468 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%465, %459, %466, %467 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %469 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_418 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %470 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%468 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %471 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%469, %470 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_419 = tensor.extract_slice %arg4[52, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_420 = tensor.collapse_shape %extracted_slice_419 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_421 = tensor.insert_slice %collapsed_420 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_422 = tensor.insert_slice %471 into %inserted_slice_421[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %472 = linalg.matmul ins(%inserted_slice_422, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %473 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%472, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_423 = tensor.extract_slice %473[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_424 = tensor.extract_slice %473[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_425 = tensor.extract_slice %473[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_426 = tensor.extract_slice %473[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %474 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_424 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %475 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_423 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %476 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_425 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %477 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%474, %468, %475, %476 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %478 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_426 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %479 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%477 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %480 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%478, %479 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_427 = tensor.extract_slice %arg4[53, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_428 = tensor.collapse_shape %extracted_slice_427 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_429 = tensor.insert_slice %collapsed_428 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_430 = tensor.insert_slice %480 into %inserted_slice_429[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %481 = linalg.matmul ins(%inserted_slice_430, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %482 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%481, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_431 = tensor.extract_slice %482[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_432 = tensor.extract_slice %482[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_433 = tensor.extract_slice %482[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_434 = tensor.extract_slice %482[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %483 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_432 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %484 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_431 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %485 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_433 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %486 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%483, %477, %484, %485 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %487 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_434 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %488 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%486 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %489 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%487, %488 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_435 = tensor.extract_slice %arg4[54, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_436 = tensor.collapse_shape %extracted_slice_435 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_437 = tensor.insert_slice %collapsed_436 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_438 = tensor.insert_slice %489 into %inserted_slice_437[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %490 = linalg.matmul ins(%inserted_slice_438, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %491 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%490, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_439 = tensor.extract_slice %491[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_440 = tensor.extract_slice %491[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_441 = tensor.extract_slice %491[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_442 = tensor.extract_slice %491[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %492 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_440 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %493 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_439 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %494 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_441 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %495 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%492, %486, %493, %494 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %496 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_442 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %497 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%495 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %498 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%496, %497 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_443 = tensor.extract_slice %arg4[55, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_444 = tensor.collapse_shape %extracted_slice_443 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_445 = tensor.insert_slice %collapsed_444 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_446 = tensor.insert_slice %498 into %inserted_slice_445[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %499 = linalg.matmul ins(%inserted_slice_446, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %500 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%499, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_447 = tensor.extract_slice %500[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_448 = tensor.extract_slice %500[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_449 = tensor.extract_slice %500[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_450 = tensor.extract_slice %500[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %501 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_448 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %502 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_447 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %503 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_449 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %504 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%501, %495, %502, %503 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %505 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_450 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %506 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%504 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %507 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%505, %506 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_451 = tensor.extract_slice %arg4[56, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_452 = tensor.collapse_shape %extracted_slice_451 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_453 = tensor.insert_slice %collapsed_452 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_454 = tensor.insert_slice %507 into %inserted_slice_453[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %508 = linalg.matmul ins(%inserted_slice_454, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %509 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%508, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_455 = tensor.extract_slice %509[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_456 = tensor.extract_slice %509[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_457 = tensor.extract_slice %509[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_458 = tensor.extract_slice %509[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %510 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_456 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %511 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_455 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %512 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_457 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %513 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%510, %504, %511, %512 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %514 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_458 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %515 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%513 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %516 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%514, %515 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_459 = tensor.extract_slice %arg4[57, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_460 = tensor.collapse_shape %extracted_slice_459 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_461 = tensor.insert_slice %collapsed_460 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_462 = tensor.insert_slice %516 into %inserted_slice_461[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %517 = linalg.matmul ins(%inserted_slice_462, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %518 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%517, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_463 = tensor.extract_slice %518[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_464 = tensor.extract_slice %518[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_465 = tensor.extract_slice %518[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_466 = tensor.extract_slice %518[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %519 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_464 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %520 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_463 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %521 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_465 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %522 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%519, %513, %520, %521 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %523 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_466 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %524 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%522 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %525 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%523, %524 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_467 = tensor.extract_slice %arg4[58, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_468 = tensor.collapse_shape %extracted_slice_467 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_469 = tensor.insert_slice %collapsed_468 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_470 = tensor.insert_slice %525 into %inserted_slice_469[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %526 = linalg.matmul ins(%inserted_slice_470, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %527 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%526, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_471 = tensor.extract_slice %527[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_472 = tensor.extract_slice %527[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_473 = tensor.extract_slice %527[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_474 = tensor.extract_slice %527[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %528 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_472 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %529 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_471 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %530 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_473 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %531 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%528, %522, %529, %530 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %532 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_474 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %533 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%531 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %534 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%532, %533 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_475 = tensor.extract_slice %arg4[59, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_476 = tensor.collapse_shape %extracted_slice_475 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_477 = tensor.insert_slice %collapsed_476 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_478 = tensor.insert_slice %534 into %inserted_slice_477[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %535 = linalg.matmul ins(%inserted_slice_478, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %536 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%535, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_479 = tensor.extract_slice %536[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_480 = tensor.extract_slice %536[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_481 = tensor.extract_slice %536[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_482 = tensor.extract_slice %536[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %537 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_480 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %538 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_479 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %539 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_481 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %540 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%537, %531, %538, %539 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %541 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_482 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %542 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%540 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %543 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%541, %542 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_483 = tensor.extract_slice %arg4[60, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_484 = tensor.collapse_shape %extracted_slice_483 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_485 = tensor.insert_slice %collapsed_484 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_486 = tensor.insert_slice %543 into %inserted_slice_485[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %544 = linalg.matmul ins(%inserted_slice_486, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %545 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%544, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_487 = tensor.extract_slice %545[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_488 = tensor.extract_slice %545[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_489 = tensor.extract_slice %545[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_490 = tensor.extract_slice %545[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %546 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_488 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %547 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_487 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %548 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_489 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %549 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%546, %540, %547, %548 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %550 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_490 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %551 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%549 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %552 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%550, %551 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_491 = tensor.extract_slice %arg4[61, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_492 = tensor.collapse_shape %extracted_slice_491 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_493 = tensor.insert_slice %collapsed_492 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_494 = tensor.insert_slice %552 into %inserted_slice_493[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %553 = linalg.matmul ins(%inserted_slice_494, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %554 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%553, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_495 = tensor.extract_slice %554[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_496 = tensor.extract_slice %554[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_497 = tensor.extract_slice %554[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_498 = tensor.extract_slice %554[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %555 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_496 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %556 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_495 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %557 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_497 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %558 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%555, %549, %556, %557 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %559 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_498 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %560 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%558 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %561 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%559, %560 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_499 = tensor.extract_slice %arg4[62, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_500 = tensor.collapse_shape %extracted_slice_499 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_501 = tensor.insert_slice %collapsed_500 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_502 = tensor.insert_slice %561 into %inserted_slice_501[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %562 = linalg.matmul ins(%inserted_slice_502, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %563 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%562, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_503 = tensor.extract_slice %563[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_504 = tensor.extract_slice %563[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_505 = tensor.extract_slice %563[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_506 = tensor.extract_slice %563[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %564 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_504 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %565 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_503 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %566 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_505 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %567 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%564, %558, %565, %566 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      linalg.yield %1395 : f32
    } -> tensor<64x512xf32>
    %568 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_506 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %569 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%567 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %570 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%568, %569 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %extracted_slice_507 = tensor.extract_slice %arg4[63, 0, 0] [1, 64, 128] [1, 1, 1] : tensor<64x64x128xf32> to tensor<1x64x128xf32>
    %collapsed_508 = tensor.collapse_shape %extracted_slice_507 [[0, 1], [2]] : tensor<1x64x128xf32> into tensor<64x128xf32>
    %inserted_slice_509 = tensor.insert_slice %collapsed_508 into %0[0, 0] [64, 128] [1, 1] : tensor<64x128xf32> into tensor<64x640xf32>
    %inserted_slice_510 = tensor.insert_slice %570 into %inserted_slice_509[0, 128] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x640xf32>
    %571 = linalg.matmul ins(%inserted_slice_510, %arg0 : tensor<64x640xf32>, tensor<640x2048xf32>) outs(%2 : tensor<64x2048xf32>) -> tensor<64x2048xf32>
    %572 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%571, %arg1 : tensor<64x2048xf32>, tensor<2048xf32>) outs(%1 : tensor<64x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x2048xf32>
    %extracted_slice_511 = tensor.extract_slice %572[0, 0] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_512 = tensor.extract_slice %572[0, 512] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_513 = tensor.extract_slice %572[0, 1024] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %extracted_slice_514 = tensor.extract_slice %572[0, 1536] [64, 512] [1, 1] : tensor<64x2048xf32> to tensor<64x512xf32>
    %573 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_512 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %574 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_511 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %575 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_513 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.tanh %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %576 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_514 : tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = math.exp %1393 : f32
      %1395 = arith.addf %1394, %cst_3 : f32
      %1396 = arith.divf %cst_3, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %577 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%573, %567, %574, %575 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %out: f32):
      %1393 = arith.mulf %in_904, %in_905 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.addf %1394, %1393 : f32
      %1396 = math.tanh %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %578 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%576, %577 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x512xf32>
    %579 = tensor.empty() : tensor<64x100xf32>
    %580 = linalg.fill ins(%cst_4 : f32) outs(%579 : tensor<64x100xf32>) -> tensor<64x100xf32>
    %581 = linalg.matmul ins(%578, %arg2 : tensor<64x512xf32>, tensor<512x100xf32>) outs(%580 : tensor<64x100xf32>) -> tensor<64x100xf32>
    %582 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%581, %arg3 : tensor<64x100xf32>, tensor<100xf32>) outs(%579 : tensor<64x100xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x100xf32>
    %583 = tensor.empty() : tensor<64xf32>
    %584 = linalg.fill ins(%cst_2 : f32) outs(%583 : tensor<64xf32>) -> tensor<64xf32>
    %585 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%582 : tensor<64x100xf32>) outs(%584 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.maximumf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64xf32>
    %586 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%582, %585 : tensor<64x100xf32>, tensor<64xf32>) outs(%579 : tensor<64x100xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.subf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<64x100xf32>
    %587 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%586 : tensor<64x100xf32>) outs(%579 : tensor<64x100xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = math.exp %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x100xf32>
    %588 = linalg.fill ins(%cst_4 : f32) outs(%583 : tensor<64xf32>) -> tensor<64xf32>
    %expanded = tensor.expand_shape %587 [[0, 1], [2]] output_shape [64, 1, 100] : tensor<64x100xf32> into tensor<64x1x100xf32>
    %expanded_515 = tensor.expand_shape %583 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %589 = linalg.fill ins(%cst_4 : f32) outs(%expanded_515 : tensor<64x1xf32>) -> tensor<64x1xf32>
    %590 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<64x1x100xf32>) outs(%589 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<64x1xf32>
    %591 = linalg.generic {indexing_maps = [#map, #map5, #map, #map2], iterator_types = ["parallel", "reduction"]} ins(%586, %590, %arg5 : tensor<64x100xf32>, tensor<64x1xf32>, tensor<64x100xf32>) outs(%588 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = math.log %in_903 : f32
      %1394 = arith.subf %in, %1393 : f32
      %1395 = arith.mulf %1394, %in_904 : f32
      %1396 = arith.addf %out, %1395 : f32
      linalg.yield %1396 : f32
    } -> tensor<64xf32>
    %592 = tensor.empty() : tensor<f32>
    %593 = linalg.fill ins(%cst_4 : f32) outs(%592 : tensor<f32>) -> tensor<f32>
    %594 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["reduction"]} ins(%591 : tensor<64xf32>) outs(%593 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<f32>
    %595 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%594 : tensor<f32>) outs(%592 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.divf %in, %cst_1 : f32
      %1394 = arith.negf %1393 : f32
      linalg.yield %1394 : f32
    } -> tensor<f32>
    %596 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<64x100xf32>) outs(%579 : tensor<64x100xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.mulf %in, %cst : f32
      linalg.yield %1393 : f32
    } -> tensor<64x100xf32>
    %expanded_516 = tensor.expand_shape %596 [[0, 1], [2]] output_shape [64, 1, 100] : tensor<64x100xf32> into tensor<64x1x100xf32>
    %597 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_516 : tensor<64x1x100xf32>) outs(%589 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.negf %in : f32
      %1394 = arith.addf %out, %1393 : f32
      linalg.yield %1394 : f32
    } -> tensor<64x1xf32>
    %598 = linalg.generic {indexing_maps = [#map, #map, #map2], iterator_types = ["parallel", "reduction"]} ins(%597, %590 : tensor<64x1xf32>, tensor<64x1xf32>) outs(%588 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.divf %in, %in_903 : f32
      %1394 = arith.addf %out, %1393 : f32
      linalg.yield %1394 : f32
    } -> tensor<64xf32>
    %599 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%596, %598, %587 : tensor<64x100xf32>, tensor<64xf32>, tensor<64x100xf32>) outs(%579 : tensor<64x100xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.mulf %in_903, %in_904 : f32
      %1394 = arith.addf %in, %1393 : f32
      linalg.yield %1394 : f32
    } -> tensor<64x100xf32>
    %600 = tensor.empty() : tensor<100xf32>
    %601 = linalg.fill ins(%cst_4 : f32) outs(%600 : tensor<100xf32>) -> tensor<100xf32>
    %expanded_517 = tensor.expand_shape %599 [[0], [1, 2]] output_shape [64, 1, 100] : tensor<64x100xf32> into tensor<64x1x100xf32>
    %expanded_518 = tensor.expand_shape %600 [[0, 1]] output_shape [1, 100] : tensor<100xf32> into tensor<1x100xf32>
    %602 = linalg.fill ins(%cst_4 : f32) outs(%expanded_518 : tensor<1x100xf32>) -> tensor<1x100xf32>
    %603 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_517 : tensor<64x1x100xf32>) outs(%602 : tensor<1x100xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x100xf32>
    %604 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%603 : tensor<1x100xf32>) outs(%601 : tensor<100xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<100xf32>
    %605 = tensor.empty() : tensor<100x64xf32>
    %606 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%599 : tensor<64x100xf32>) outs(%605 : tensor<100x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<100x64xf32>
    %607 = tensor.empty() : tensor<100x512xf32>
    %608 = linalg.fill ins(%cst_4 : f32) outs(%607 : tensor<100x512xf32>) -> tensor<100x512xf32>
    %609 = linalg.matmul ins(%606, %578 : tensor<100x64xf32>, tensor<64x512xf32>) outs(%608 : tensor<100x512xf32>) -> tensor<100x512xf32>
    %610 = tensor.empty() : tensor<512x100xf32>
    %611 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<512x100xf32>) outs(%607 : tensor<100x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<100x512xf32>
    %612 = linalg.fill ins(%cst_4 : f32) outs(%5 : tensor<64x512xf32>) -> tensor<64x512xf32>
    %613 = linalg.matmul ins(%599, %611 : tensor<64x100xf32>, tensor<100x512xf32>) outs(%612 : tensor<64x512xf32>) -> tensor<64x512xf32>
    %614 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%576, %613, %577 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %615 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%613, %577, %576 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %616 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%574, %614, %575 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %617 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%614, %575, %574 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %618 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%614, %567, %573 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_519 = tensor.insert_slice %617 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_520 = tensor.insert_slice %618 into %inserted_slice_519[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_521 = tensor.insert_slice %616 into %inserted_slice_520[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_522 = tensor.insert_slice %615 into %inserted_slice_521[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %619 = tensor.empty() : tensor<2048xf32>
    %620 = linalg.fill ins(%cst_4 : f32) outs(%619 : tensor<2048xf32>) -> tensor<2048xf32>
    %expanded_523 = tensor.expand_shape %inserted_slice_522 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %expanded_524 = tensor.expand_shape %619 [[0, 1]] output_shape [1, 2048] : tensor<2048xf32> into tensor<1x2048xf32>
    %621 = linalg.fill ins(%cst_4 : f32) outs(%expanded_524 : tensor<1x2048xf32>) -> tensor<1x2048xf32>
    %622 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_523 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %623 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%622 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %624 = tensor.empty() : tensor<2048x64xf32>
    %625 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_522 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %626 = tensor.empty() : tensor<2048x640xf32>
    %627 = linalg.fill ins(%cst_4 : f32) outs(%626 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %628 = linalg.matmul ins(%625, %inserted_slice_510 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %629 = tensor.empty() : tensor<640x2048xf32>
    %630 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%628 : tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<640x2048xf32>
    %631 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<640x2048xf32>) outs(%626 : tensor<2048x640xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x640xf32>
    %632 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %633 = linalg.matmul ins(%inserted_slice_522, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_525 = tensor.extract_slice %633[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %634 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%573, %614, %568, %extracted_slice_525, %569 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %635 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_525, %569, %568 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %636 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%565, %634, %566 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %637 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%634, %566, %565 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %638 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%634, %558, %564 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_526 = tensor.insert_slice %637 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_527 = tensor.insert_slice %638 into %inserted_slice_526[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_528 = tensor.insert_slice %636 into %inserted_slice_527[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_529 = tensor.insert_slice %635 into %inserted_slice_528[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_530 = tensor.expand_shape %inserted_slice_529 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %639 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_530 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %640 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%639 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %641 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%623, %640 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %642 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_529 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %643 = linalg.matmul ins(%642, %inserted_slice_502 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %644 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%630, %643 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %645 = linalg.matmul ins(%inserted_slice_529, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_531 = tensor.extract_slice %645[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %646 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%564, %634, %559, %extracted_slice_531, %560 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %647 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_531, %560, %559 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %648 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%556, %646, %557 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %649 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%646, %557, %556 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %650 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%646, %549, %555 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_532 = tensor.insert_slice %649 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_533 = tensor.insert_slice %650 into %inserted_slice_532[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_534 = tensor.insert_slice %648 into %inserted_slice_533[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_535 = tensor.insert_slice %647 into %inserted_slice_534[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_536 = tensor.expand_shape %inserted_slice_535 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %651 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_536 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %652 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%651 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %653 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%641, %652 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %654 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_535 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %655 = linalg.matmul ins(%654, %inserted_slice_494 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %656 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%644, %655 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %657 = linalg.matmul ins(%inserted_slice_535, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_537 = tensor.extract_slice %657[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %658 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%555, %646, %550, %extracted_slice_537, %551 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %659 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_537, %551, %550 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %660 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%547, %658, %548 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %661 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%658, %548, %547 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %662 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%658, %540, %546 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_538 = tensor.insert_slice %661 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_539 = tensor.insert_slice %662 into %inserted_slice_538[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_540 = tensor.insert_slice %660 into %inserted_slice_539[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_541 = tensor.insert_slice %659 into %inserted_slice_540[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_542 = tensor.expand_shape %inserted_slice_541 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %663 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_542 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %664 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%663 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %665 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%653, %664 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %666 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_541 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %667 = linalg.matmul ins(%666, %inserted_slice_486 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %668 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%656, %667 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %669 = linalg.matmul ins(%inserted_slice_541, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_543 = tensor.extract_slice %669[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %670 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%546, %658, %541, %extracted_slice_543, %542 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %671 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_543, %542, %541 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %672 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%538, %670, %539 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %673 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%670, %539, %538 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %674 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%670, %531, %537 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_544 = tensor.insert_slice %673 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_545 = tensor.insert_slice %674 into %inserted_slice_544[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_546 = tensor.insert_slice %672 into %inserted_slice_545[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_547 = tensor.insert_slice %671 into %inserted_slice_546[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_548 = tensor.expand_shape %inserted_slice_547 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %675 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_548 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %676 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%675 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %677 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%665, %676 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %678 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_547 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %679 = linalg.matmul ins(%678, %inserted_slice_478 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %680 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%668, %679 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %681 = linalg.matmul ins(%inserted_slice_547, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_549 = tensor.extract_slice %681[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %682 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%537, %670, %532, %extracted_slice_549, %533 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %683 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_549, %533, %532 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %684 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%529, %682, %530 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %685 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%682, %530, %529 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %686 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%682, %522, %528 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_550 = tensor.insert_slice %685 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_551 = tensor.insert_slice %686 into %inserted_slice_550[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_552 = tensor.insert_slice %684 into %inserted_slice_551[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_553 = tensor.insert_slice %683 into %inserted_slice_552[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_554 = tensor.expand_shape %inserted_slice_553 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %687 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_554 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %688 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%687 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %689 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%677, %688 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %690 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_553 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %691 = linalg.matmul ins(%690, %inserted_slice_470 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %692 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%680, %691 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %693 = linalg.matmul ins(%inserted_slice_553, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_555 = tensor.extract_slice %693[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %694 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%528, %682, %523, %extracted_slice_555, %524 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %695 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_555, %524, %523 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %696 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%520, %694, %521 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %697 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%694, %521, %520 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %698 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%694, %513, %519 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_556 = tensor.insert_slice %697 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_557 = tensor.insert_slice %698 into %inserted_slice_556[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_558 = tensor.insert_slice %696 into %inserted_slice_557[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_559 = tensor.insert_slice %695 into %inserted_slice_558[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_560 = tensor.expand_shape %inserted_slice_559 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %699 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_560 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %700 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%699 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %701 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%689, %700 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %702 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_559 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %703 = linalg.matmul ins(%702, %inserted_slice_462 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %704 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%692, %703 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %705 = linalg.matmul ins(%inserted_slice_559, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_561 = tensor.extract_slice %705[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %706 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%519, %694, %514, %extracted_slice_561, %515 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %707 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_561, %515, %514 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %708 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%511, %706, %512 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %709 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%706, %512, %511 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %710 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%706, %504, %510 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_562 = tensor.insert_slice %709 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_563 = tensor.insert_slice %710 into %inserted_slice_562[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_564 = tensor.insert_slice %708 into %inserted_slice_563[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_565 = tensor.insert_slice %707 into %inserted_slice_564[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_566 = tensor.expand_shape %inserted_slice_565 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %711 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_566 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %712 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%711 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %713 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%701, %712 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %714 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_565 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %715 = linalg.matmul ins(%714, %inserted_slice_454 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %716 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%704, %715 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %717 = linalg.matmul ins(%inserted_slice_565, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_567 = tensor.extract_slice %717[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %718 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%510, %706, %505, %extracted_slice_567, %506 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %719 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_567, %506, %505 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %720 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%502, %718, %503 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %721 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%718, %503, %502 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %722 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%718, %495, %501 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_568 = tensor.insert_slice %721 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_569 = tensor.insert_slice %722 into %inserted_slice_568[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_570 = tensor.insert_slice %720 into %inserted_slice_569[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_571 = tensor.insert_slice %719 into %inserted_slice_570[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_572 = tensor.expand_shape %inserted_slice_571 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %723 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_572 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %724 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%723 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %725 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%713, %724 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %726 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_571 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %727 = linalg.matmul ins(%726, %inserted_slice_446 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %728 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%716, %727 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %729 = linalg.matmul ins(%inserted_slice_571, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_573 = tensor.extract_slice %729[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %730 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%501, %718, %496, %extracted_slice_573, %497 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %731 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_573, %497, %496 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %732 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%493, %730, %494 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %733 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%730, %494, %493 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %734 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%730, %486, %492 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_574 = tensor.insert_slice %733 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_575 = tensor.insert_slice %734 into %inserted_slice_574[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_576 = tensor.insert_slice %732 into %inserted_slice_575[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_577 = tensor.insert_slice %731 into %inserted_slice_576[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_578 = tensor.expand_shape %inserted_slice_577 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %735 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_578 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %736 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%735 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %737 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%725, %736 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %738 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_577 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %739 = linalg.matmul ins(%738, %inserted_slice_438 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %740 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%728, %739 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %741 = linalg.matmul ins(%inserted_slice_577, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_579 = tensor.extract_slice %741[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %742 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%492, %730, %487, %extracted_slice_579, %488 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %743 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_579, %488, %487 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %744 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%484, %742, %485 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %745 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%742, %485, %484 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %746 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%742, %477, %483 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_580 = tensor.insert_slice %745 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_581 = tensor.insert_slice %746 into %inserted_slice_580[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_582 = tensor.insert_slice %744 into %inserted_slice_581[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_583 = tensor.insert_slice %743 into %inserted_slice_582[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_584 = tensor.expand_shape %inserted_slice_583 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %747 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_584 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %748 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%747 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %749 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%737, %748 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %750 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_583 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %751 = linalg.matmul ins(%750, %inserted_slice_430 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %752 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%740, %751 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %753 = linalg.matmul ins(%inserted_slice_583, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_585 = tensor.extract_slice %753[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %754 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%483, %742, %478, %extracted_slice_585, %479 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %755 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_585, %479, %478 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %756 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%475, %754, %476 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %757 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%754, %476, %475 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %758 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%754, %468, %474 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_586 = tensor.insert_slice %757 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_587 = tensor.insert_slice %758 into %inserted_slice_586[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_588 = tensor.insert_slice %756 into %inserted_slice_587[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_589 = tensor.insert_slice %755 into %inserted_slice_588[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_590 = tensor.expand_shape %inserted_slice_589 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %759 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_590 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %760 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%759 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %761 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%749, %760 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %762 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_589 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %763 = linalg.matmul ins(%762, %inserted_slice_422 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %764 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%752, %763 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %765 = linalg.matmul ins(%inserted_slice_589, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_591 = tensor.extract_slice %765[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %766 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%474, %754, %469, %extracted_slice_591, %470 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %767 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_591, %470, %469 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %768 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%466, %766, %467 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %769 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%766, %467, %466 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %770 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%766, %459, %465 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_592 = tensor.insert_slice %769 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_593 = tensor.insert_slice %770 into %inserted_slice_592[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_594 = tensor.insert_slice %768 into %inserted_slice_593[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_595 = tensor.insert_slice %767 into %inserted_slice_594[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_596 = tensor.expand_shape %inserted_slice_595 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %771 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_596 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %772 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%771 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %773 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%761, %772 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %774 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_595 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %775 = linalg.matmul ins(%774, %inserted_slice_414 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %776 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%764, %775 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %777 = linalg.matmul ins(%inserted_slice_595, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_597 = tensor.extract_slice %777[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %778 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%465, %766, %460, %extracted_slice_597, %461 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %779 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_597, %461, %460 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %780 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%457, %778, %458 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %781 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%778, %458, %457 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %782 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%778, %450, %456 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_598 = tensor.insert_slice %781 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_599 = tensor.insert_slice %782 into %inserted_slice_598[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_600 = tensor.insert_slice %780 into %inserted_slice_599[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_601 = tensor.insert_slice %779 into %inserted_slice_600[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_602 = tensor.expand_shape %inserted_slice_601 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %783 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_602 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %784 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%783 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %785 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%773, %784 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %786 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_601 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %787 = linalg.matmul ins(%786, %inserted_slice_406 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %788 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%776, %787 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %789 = linalg.matmul ins(%inserted_slice_601, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_603 = tensor.extract_slice %789[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %790 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%456, %778, %451, %extracted_slice_603, %452 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %791 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_603, %452, %451 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %792 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%448, %790, %449 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %793 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%790, %449, %448 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %794 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%790, %441, %447 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_604 = tensor.insert_slice %793 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_605 = tensor.insert_slice %794 into %inserted_slice_604[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_606 = tensor.insert_slice %792 into %inserted_slice_605[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_607 = tensor.insert_slice %791 into %inserted_slice_606[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_608 = tensor.expand_shape %inserted_slice_607 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %795 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_608 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %796 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%795 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %797 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%785, %796 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %798 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_607 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %799 = linalg.matmul ins(%798, %inserted_slice_398 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %800 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%788, %799 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %801 = linalg.matmul ins(%inserted_slice_607, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_609 = tensor.extract_slice %801[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %802 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%447, %790, %442, %extracted_slice_609, %443 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %803 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_609, %443, %442 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %804 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%439, %802, %440 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %805 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%802, %440, %439 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %806 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%802, %432, %438 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_610 = tensor.insert_slice %805 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_611 = tensor.insert_slice %806 into %inserted_slice_610[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_612 = tensor.insert_slice %804 into %inserted_slice_611[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_613 = tensor.insert_slice %803 into %inserted_slice_612[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_614 = tensor.expand_shape %inserted_slice_613 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %807 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_614 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %808 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%807 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %809 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%797, %808 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %810 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_613 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %811 = linalg.matmul ins(%810, %inserted_slice_390 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %812 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%800, %811 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %813 = linalg.matmul ins(%inserted_slice_613, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_615 = tensor.extract_slice %813[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %814 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%438, %802, %433, %extracted_slice_615, %434 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %815 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_615, %434, %433 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %816 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%430, %814, %431 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %817 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%814, %431, %430 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %818 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%814, %423, %429 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_616 = tensor.insert_slice %817 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_617 = tensor.insert_slice %818 into %inserted_slice_616[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_618 = tensor.insert_slice %816 into %inserted_slice_617[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_619 = tensor.insert_slice %815 into %inserted_slice_618[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_620 = tensor.expand_shape %inserted_slice_619 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %819 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_620 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %820 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%819 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %821 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%809, %820 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %822 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_619 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %823 = linalg.matmul ins(%822, %inserted_slice_382 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %824 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%812, %823 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %825 = linalg.matmul ins(%inserted_slice_619, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_621 = tensor.extract_slice %825[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %826 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%429, %814, %424, %extracted_slice_621, %425 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %827 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_621, %425, %424 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %828 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%421, %826, %422 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %829 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%826, %422, %421 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %830 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%826, %414, %420 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_622 = tensor.insert_slice %829 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_623 = tensor.insert_slice %830 into %inserted_slice_622[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_624 = tensor.insert_slice %828 into %inserted_slice_623[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_625 = tensor.insert_slice %827 into %inserted_slice_624[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_626 = tensor.expand_shape %inserted_slice_625 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %831 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_626 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %832 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%831 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %833 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%821, %832 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %834 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_625 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %835 = linalg.matmul ins(%834, %inserted_slice_374 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %836 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%824, %835 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %837 = linalg.matmul ins(%inserted_slice_625, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_627 = tensor.extract_slice %837[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %838 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%420, %826, %415, %extracted_slice_627, %416 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %839 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_627, %416, %415 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %840 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%412, %838, %413 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %841 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%838, %413, %412 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %842 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%838, %405, %411 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_628 = tensor.insert_slice %841 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_629 = tensor.insert_slice %842 into %inserted_slice_628[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_630 = tensor.insert_slice %840 into %inserted_slice_629[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_631 = tensor.insert_slice %839 into %inserted_slice_630[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_632 = tensor.expand_shape %inserted_slice_631 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %843 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_632 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %844 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%843 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %845 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%833, %844 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %846 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_631 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %847 = linalg.matmul ins(%846, %inserted_slice_366 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %848 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%836, %847 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %849 = linalg.matmul ins(%inserted_slice_631, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_633 = tensor.extract_slice %849[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %850 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%411, %838, %406, %extracted_slice_633, %407 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %851 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_633, %407, %406 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %852 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%403, %850, %404 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %853 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%850, %404, %403 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %854 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%850, %396, %402 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_634 = tensor.insert_slice %853 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_635 = tensor.insert_slice %854 into %inserted_slice_634[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_636 = tensor.insert_slice %852 into %inserted_slice_635[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_637 = tensor.insert_slice %851 into %inserted_slice_636[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_638 = tensor.expand_shape %inserted_slice_637 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %855 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_638 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %856 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%855 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %857 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%845, %856 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %858 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_637 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %859 = linalg.matmul ins(%858, %inserted_slice_358 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %860 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%848, %859 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %861 = linalg.matmul ins(%inserted_slice_637, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_639 = tensor.extract_slice %861[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %862 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%402, %850, %397, %extracted_slice_639, %398 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %863 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_639, %398, %397 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %864 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%394, %862, %395 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %865 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%862, %395, %394 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %866 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%862, %387, %393 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_640 = tensor.insert_slice %865 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_641 = tensor.insert_slice %866 into %inserted_slice_640[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_642 = tensor.insert_slice %864 into %inserted_slice_641[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_643 = tensor.insert_slice %863 into %inserted_slice_642[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_644 = tensor.expand_shape %inserted_slice_643 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %867 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_644 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %868 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%867 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %869 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%857, %868 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %870 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_643 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %871 = linalg.matmul ins(%870, %inserted_slice_350 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %872 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%860, %871 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %873 = linalg.matmul ins(%inserted_slice_643, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_645 = tensor.extract_slice %873[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %874 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%393, %862, %388, %extracted_slice_645, %389 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %875 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_645, %389, %388 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %876 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%385, %874, %386 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %877 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%874, %386, %385 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %878 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%874, %378, %384 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_646 = tensor.insert_slice %877 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_647 = tensor.insert_slice %878 into %inserted_slice_646[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_648 = tensor.insert_slice %876 into %inserted_slice_647[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_649 = tensor.insert_slice %875 into %inserted_slice_648[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_650 = tensor.expand_shape %inserted_slice_649 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %879 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_650 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %880 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%879 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %881 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%869, %880 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %882 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_649 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %883 = linalg.matmul ins(%882, %inserted_slice_342 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %884 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%872, %883 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %885 = linalg.matmul ins(%inserted_slice_649, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_651 = tensor.extract_slice %885[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %886 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%384, %874, %379, %extracted_slice_651, %380 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %887 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_651, %380, %379 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %888 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%376, %886, %377 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %889 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%886, %377, %376 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %890 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%886, %369, %375 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_652 = tensor.insert_slice %889 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_653 = tensor.insert_slice %890 into %inserted_slice_652[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_654 = tensor.insert_slice %888 into %inserted_slice_653[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_655 = tensor.insert_slice %887 into %inserted_slice_654[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_656 = tensor.expand_shape %inserted_slice_655 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %891 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_656 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %892 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%891 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %893 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%881, %892 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %894 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_655 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %895 = linalg.matmul ins(%894, %inserted_slice_334 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %896 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%884, %895 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %897 = linalg.matmul ins(%inserted_slice_655, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_657 = tensor.extract_slice %897[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %898 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%375, %886, %370, %extracted_slice_657, %371 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %899 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_657, %371, %370 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %900 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%367, %898, %368 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %901 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%898, %368, %367 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %902 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%898, %360, %366 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_658 = tensor.insert_slice %901 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_659 = tensor.insert_slice %902 into %inserted_slice_658[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_660 = tensor.insert_slice %900 into %inserted_slice_659[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_661 = tensor.insert_slice %899 into %inserted_slice_660[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_662 = tensor.expand_shape %inserted_slice_661 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %903 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_662 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %904 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%903 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %905 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%893, %904 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %906 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_661 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %907 = linalg.matmul ins(%906, %inserted_slice_326 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %908 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%896, %907 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %909 = linalg.matmul ins(%inserted_slice_661, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_663 = tensor.extract_slice %909[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %910 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%366, %898, %361, %extracted_slice_663, %362 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %911 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_663, %362, %361 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %912 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%358, %910, %359 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %913 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%910, %359, %358 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %914 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%910, %351, %357 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_664 = tensor.insert_slice %913 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_665 = tensor.insert_slice %914 into %inserted_slice_664[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_666 = tensor.insert_slice %912 into %inserted_slice_665[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_667 = tensor.insert_slice %911 into %inserted_slice_666[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_668 = tensor.expand_shape %inserted_slice_667 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %915 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_668 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %916 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%915 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %917 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%905, %916 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %918 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_667 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %919 = linalg.matmul ins(%918, %inserted_slice_318 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %920 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%908, %919 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %921 = linalg.matmul ins(%inserted_slice_667, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_669 = tensor.extract_slice %921[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %922 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%357, %910, %352, %extracted_slice_669, %353 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %923 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_669, %353, %352 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %924 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%349, %922, %350 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %925 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%922, %350, %349 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %926 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%922, %342, %348 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_670 = tensor.insert_slice %925 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_671 = tensor.insert_slice %926 into %inserted_slice_670[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_672 = tensor.insert_slice %924 into %inserted_slice_671[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_673 = tensor.insert_slice %923 into %inserted_slice_672[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_674 = tensor.expand_shape %inserted_slice_673 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %927 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_674 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %928 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%927 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %929 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%917, %928 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %930 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_673 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %931 = linalg.matmul ins(%930, %inserted_slice_310 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %932 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%920, %931 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %933 = linalg.matmul ins(%inserted_slice_673, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_675 = tensor.extract_slice %933[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %934 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%348, %922, %343, %extracted_slice_675, %344 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %935 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_675, %344, %343 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %936 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%340, %934, %341 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %937 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%934, %341, %340 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %938 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%934, %333, %339 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_676 = tensor.insert_slice %937 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_677 = tensor.insert_slice %938 into %inserted_slice_676[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_678 = tensor.insert_slice %936 into %inserted_slice_677[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_679 = tensor.insert_slice %935 into %inserted_slice_678[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_680 = tensor.expand_shape %inserted_slice_679 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %939 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_680 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %940 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%939 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %941 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%929, %940 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %942 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_679 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %943 = linalg.matmul ins(%942, %inserted_slice_302 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %944 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%932, %943 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %945 = linalg.matmul ins(%inserted_slice_679, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_681 = tensor.extract_slice %945[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %946 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%339, %934, %334, %extracted_slice_681, %335 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %947 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_681, %335, %334 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %948 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%331, %946, %332 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %949 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%946, %332, %331 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %950 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%946, %324, %330 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_682 = tensor.insert_slice %949 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_683 = tensor.insert_slice %950 into %inserted_slice_682[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_684 = tensor.insert_slice %948 into %inserted_slice_683[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_685 = tensor.insert_slice %947 into %inserted_slice_684[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_686 = tensor.expand_shape %inserted_slice_685 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %951 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_686 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %952 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%951 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %953 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%941, %952 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %954 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_685 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %955 = linalg.matmul ins(%954, %inserted_slice_294 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %956 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%944, %955 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %957 = linalg.matmul ins(%inserted_slice_685, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_687 = tensor.extract_slice %957[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %958 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%330, %946, %325, %extracted_slice_687, %326 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %959 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_687, %326, %325 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %960 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%322, %958, %323 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %961 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%958, %323, %322 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %962 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%958, %315, %321 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_688 = tensor.insert_slice %961 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_689 = tensor.insert_slice %962 into %inserted_slice_688[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_690 = tensor.insert_slice %960 into %inserted_slice_689[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_691 = tensor.insert_slice %959 into %inserted_slice_690[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_692 = tensor.expand_shape %inserted_slice_691 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %963 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_692 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %964 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%963 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %965 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%953, %964 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %966 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_691 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %967 = linalg.matmul ins(%966, %inserted_slice_286 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %968 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%956, %967 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %969 = linalg.matmul ins(%inserted_slice_691, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_693 = tensor.extract_slice %969[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %970 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%321, %958, %316, %extracted_slice_693, %317 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %971 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_693, %317, %316 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %972 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%313, %970, %314 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %973 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%970, %314, %313 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %974 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%970, %306, %312 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_694 = tensor.insert_slice %973 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_695 = tensor.insert_slice %974 into %inserted_slice_694[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_696 = tensor.insert_slice %972 into %inserted_slice_695[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_697 = tensor.insert_slice %971 into %inserted_slice_696[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_698 = tensor.expand_shape %inserted_slice_697 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %975 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_698 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %976 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%975 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %977 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%965, %976 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %978 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_697 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %979 = linalg.matmul ins(%978, %inserted_slice_278 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %980 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%968, %979 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %981 = linalg.matmul ins(%inserted_slice_697, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_699 = tensor.extract_slice %981[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %982 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%312, %970, %307, %extracted_slice_699, %308 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %983 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_699, %308, %307 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %984 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%304, %982, %305 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %985 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%982, %305, %304 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %986 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%982, %297, %303 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_700 = tensor.insert_slice %985 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_701 = tensor.insert_slice %986 into %inserted_slice_700[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_702 = tensor.insert_slice %984 into %inserted_slice_701[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_703 = tensor.insert_slice %983 into %inserted_slice_702[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_704 = tensor.expand_shape %inserted_slice_703 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %987 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_704 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %988 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%987 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %989 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%977, %988 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %990 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_703 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %991 = linalg.matmul ins(%990, %inserted_slice_270 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %992 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%980, %991 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %993 = linalg.matmul ins(%inserted_slice_703, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_705 = tensor.extract_slice %993[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %994 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%303, %982, %298, %extracted_slice_705, %299 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %995 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_705, %299, %298 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %996 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%295, %994, %296 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %997 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%994, %296, %295 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %998 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%994, %288, %294 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_706 = tensor.insert_slice %997 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_707 = tensor.insert_slice %998 into %inserted_slice_706[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_708 = tensor.insert_slice %996 into %inserted_slice_707[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_709 = tensor.insert_slice %995 into %inserted_slice_708[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_710 = tensor.expand_shape %inserted_slice_709 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %999 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_710 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1000 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%999 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1001 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%989, %1000 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1002 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_709 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1003 = linalg.matmul ins(%1002, %inserted_slice_262 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1004 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%992, %1003 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1005 = linalg.matmul ins(%inserted_slice_709, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_711 = tensor.extract_slice %1005[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1006 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%294, %994, %289, %extracted_slice_711, %290 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1007 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_711, %290, %289 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1008 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%286, %1006, %287 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1009 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1006, %287, %286 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1010 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1006, %279, %285 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_712 = tensor.insert_slice %1009 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_713 = tensor.insert_slice %1010 into %inserted_slice_712[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_714 = tensor.insert_slice %1008 into %inserted_slice_713[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_715 = tensor.insert_slice %1007 into %inserted_slice_714[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_716 = tensor.expand_shape %inserted_slice_715 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1011 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_716 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1012 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1011 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1013 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1001, %1012 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1014 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_715 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1015 = linalg.matmul ins(%1014, %inserted_slice_254 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1016 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1004, %1015 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1017 = linalg.matmul ins(%inserted_slice_715, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_717 = tensor.extract_slice %1017[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1018 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%285, %1006, %280, %extracted_slice_717, %281 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1019 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_717, %281, %280 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1020 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%277, %1018, %278 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1021 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1018, %278, %277 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1022 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1018, %270, %276 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_718 = tensor.insert_slice %1021 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_719 = tensor.insert_slice %1022 into %inserted_slice_718[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_720 = tensor.insert_slice %1020 into %inserted_slice_719[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_721 = tensor.insert_slice %1019 into %inserted_slice_720[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_722 = tensor.expand_shape %inserted_slice_721 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1023 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_722 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1024 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1023 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1025 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1013, %1024 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1026 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_721 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1027 = linalg.matmul ins(%1026, %inserted_slice_246 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1028 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1016, %1027 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1029 = linalg.matmul ins(%inserted_slice_721, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_723 = tensor.extract_slice %1029[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1030 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%276, %1018, %271, %extracted_slice_723, %272 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1031 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_723, %272, %271 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1032 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%268, %1030, %269 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1033 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1030, %269, %268 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1034 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1030, %261, %267 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_724 = tensor.insert_slice %1033 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_725 = tensor.insert_slice %1034 into %inserted_slice_724[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_726 = tensor.insert_slice %1032 into %inserted_slice_725[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_727 = tensor.insert_slice %1031 into %inserted_slice_726[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_728 = tensor.expand_shape %inserted_slice_727 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1035 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_728 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1036 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1035 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1037 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1025, %1036 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1038 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_727 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1039 = linalg.matmul ins(%1038, %inserted_slice_238 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1040 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1028, %1039 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1041 = linalg.matmul ins(%inserted_slice_727, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_729 = tensor.extract_slice %1041[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1042 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%267, %1030, %262, %extracted_slice_729, %263 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1043 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_729, %263, %262 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1044 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%259, %1042, %260 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1045 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1042, %260, %259 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1046 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1042, %252, %258 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_730 = tensor.insert_slice %1045 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_731 = tensor.insert_slice %1046 into %inserted_slice_730[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_732 = tensor.insert_slice %1044 into %inserted_slice_731[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_733 = tensor.insert_slice %1043 into %inserted_slice_732[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_734 = tensor.expand_shape %inserted_slice_733 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1047 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_734 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1048 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1047 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1049 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1037, %1048 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1050 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_733 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1051 = linalg.matmul ins(%1050, %inserted_slice_230 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1052 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1040, %1051 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1053 = linalg.matmul ins(%inserted_slice_733, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_735 = tensor.extract_slice %1053[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1054 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%258, %1042, %253, %extracted_slice_735, %254 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1055 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_735, %254, %253 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1056 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%250, %1054, %251 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1057 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1054, %251, %250 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1058 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1054, %243, %249 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_736 = tensor.insert_slice %1057 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_737 = tensor.insert_slice %1058 into %inserted_slice_736[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_738 = tensor.insert_slice %1056 into %inserted_slice_737[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_739 = tensor.insert_slice %1055 into %inserted_slice_738[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_740 = tensor.expand_shape %inserted_slice_739 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1059 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_740 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1060 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1059 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1061 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1049, %1060 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1062 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_739 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1063 = linalg.matmul ins(%1062, %inserted_slice_222 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1064 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1052, %1063 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1065 = linalg.matmul ins(%inserted_slice_739, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_741 = tensor.extract_slice %1065[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1066 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%249, %1054, %244, %extracted_slice_741, %245 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1067 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_741, %245, %244 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1068 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%241, %1066, %242 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1069 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1066, %242, %241 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1070 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1066, %234, %240 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_742 = tensor.insert_slice %1069 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_743 = tensor.insert_slice %1070 into %inserted_slice_742[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_744 = tensor.insert_slice %1068 into %inserted_slice_743[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_745 = tensor.insert_slice %1067 into %inserted_slice_744[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_746 = tensor.expand_shape %inserted_slice_745 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1071 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_746 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1072 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1071 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1073 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1061, %1072 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1074 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_745 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1075 = linalg.matmul ins(%1074, %inserted_slice_214 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1076 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1064, %1075 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1077 = linalg.matmul ins(%inserted_slice_745, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_747 = tensor.extract_slice %1077[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1078 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%240, %1066, %235, %extracted_slice_747, %236 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1079 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_747, %236, %235 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1080 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%232, %1078, %233 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1081 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1078, %233, %232 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1082 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1078, %225, %231 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_748 = tensor.insert_slice %1081 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_749 = tensor.insert_slice %1082 into %inserted_slice_748[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_750 = tensor.insert_slice %1080 into %inserted_slice_749[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_751 = tensor.insert_slice %1079 into %inserted_slice_750[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_752 = tensor.expand_shape %inserted_slice_751 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1083 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_752 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1084 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1083 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1085 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1073, %1084 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1086 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_751 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1087 = linalg.matmul ins(%1086, %inserted_slice_206 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1088 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1076, %1087 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1089 = linalg.matmul ins(%inserted_slice_751, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_753 = tensor.extract_slice %1089[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1090 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%231, %1078, %226, %extracted_slice_753, %227 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1091 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_753, %227, %226 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1092 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%223, %1090, %224 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1093 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1090, %224, %223 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1094 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1090, %216, %222 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_754 = tensor.insert_slice %1093 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_755 = tensor.insert_slice %1094 into %inserted_slice_754[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_756 = tensor.insert_slice %1092 into %inserted_slice_755[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_757 = tensor.insert_slice %1091 into %inserted_slice_756[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_758 = tensor.expand_shape %inserted_slice_757 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1095 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_758 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1096 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1095 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1097 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1085, %1096 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1098 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_757 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1099 = linalg.matmul ins(%1098, %inserted_slice_198 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1100 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1088, %1099 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1101 = linalg.matmul ins(%inserted_slice_757, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_759 = tensor.extract_slice %1101[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1102 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%222, %1090, %217, %extracted_slice_759, %218 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1103 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_759, %218, %217 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1104 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%214, %1102, %215 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1105 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1102, %215, %214 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1106 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1102, %207, %213 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_760 = tensor.insert_slice %1105 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_761 = tensor.insert_slice %1106 into %inserted_slice_760[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_762 = tensor.insert_slice %1104 into %inserted_slice_761[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_763 = tensor.insert_slice %1103 into %inserted_slice_762[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_764 = tensor.expand_shape %inserted_slice_763 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1107 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_764 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1108 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1107 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1109 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1097, %1108 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1110 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_763 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1111 = linalg.matmul ins(%1110, %inserted_slice_190 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1112 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1100, %1111 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1113 = linalg.matmul ins(%inserted_slice_763, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_765 = tensor.extract_slice %1113[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1114 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%213, %1102, %208, %extracted_slice_765, %209 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1115 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_765, %209, %208 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1116 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%205, %1114, %206 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1117 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1114, %206, %205 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1118 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1114, %198, %204 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_766 = tensor.insert_slice %1117 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_767 = tensor.insert_slice %1118 into %inserted_slice_766[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_768 = tensor.insert_slice %1116 into %inserted_slice_767[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_769 = tensor.insert_slice %1115 into %inserted_slice_768[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_770 = tensor.expand_shape %inserted_slice_769 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1119 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_770 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1120 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1119 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1121 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1109, %1120 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1122 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_769 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1123 = linalg.matmul ins(%1122, %inserted_slice_182 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1124 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1112, %1123 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1125 = linalg.matmul ins(%inserted_slice_769, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_771 = tensor.extract_slice %1125[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1126 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%204, %1114, %199, %extracted_slice_771, %200 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1127 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_771, %200, %199 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1128 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%196, %1126, %197 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1129 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1126, %197, %196 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1130 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1126, %189, %195 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_772 = tensor.insert_slice %1129 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_773 = tensor.insert_slice %1130 into %inserted_slice_772[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_774 = tensor.insert_slice %1128 into %inserted_slice_773[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_775 = tensor.insert_slice %1127 into %inserted_slice_774[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_776 = tensor.expand_shape %inserted_slice_775 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1131 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_776 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1132 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1131 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1133 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1121, %1132 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1134 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_775 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1135 = linalg.matmul ins(%1134, %inserted_slice_174 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1136 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1124, %1135 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1137 = linalg.matmul ins(%inserted_slice_775, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_777 = tensor.extract_slice %1137[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1138 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%195, %1126, %190, %extracted_slice_777, %191 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1139 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_777, %191, %190 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1140 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%187, %1138, %188 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1141 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1138, %188, %187 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1142 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1138, %180, %186 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_778 = tensor.insert_slice %1141 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_779 = tensor.insert_slice %1142 into %inserted_slice_778[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_780 = tensor.insert_slice %1140 into %inserted_slice_779[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_781 = tensor.insert_slice %1139 into %inserted_slice_780[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_782 = tensor.expand_shape %inserted_slice_781 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1143 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_782 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1144 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1143 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1145 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1133, %1144 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1146 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_781 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1147 = linalg.matmul ins(%1146, %inserted_slice_166 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1148 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1136, %1147 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1149 = linalg.matmul ins(%inserted_slice_781, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_783 = tensor.extract_slice %1149[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1150 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%186, %1138, %181, %extracted_slice_783, %182 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1151 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_783, %182, %181 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1152 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%178, %1150, %179 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1153 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1150, %179, %178 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1154 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1150, %171, %177 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_784 = tensor.insert_slice %1153 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_785 = tensor.insert_slice %1154 into %inserted_slice_784[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_786 = tensor.insert_slice %1152 into %inserted_slice_785[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_787 = tensor.insert_slice %1151 into %inserted_slice_786[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_788 = tensor.expand_shape %inserted_slice_787 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1155 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_788 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1156 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1155 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1157 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1145, %1156 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1158 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_787 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1159 = linalg.matmul ins(%1158, %inserted_slice_158 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1160 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1148, %1159 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1161 = linalg.matmul ins(%inserted_slice_787, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_789 = tensor.extract_slice %1161[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1162 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%177, %1150, %172, %extracted_slice_789, %173 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1163 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_789, %173, %172 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1164 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%169, %1162, %170 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1165 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1162, %170, %169 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1166 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1162, %162, %168 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_790 = tensor.insert_slice %1165 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_791 = tensor.insert_slice %1166 into %inserted_slice_790[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_792 = tensor.insert_slice %1164 into %inserted_slice_791[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_793 = tensor.insert_slice %1163 into %inserted_slice_792[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_794 = tensor.expand_shape %inserted_slice_793 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1167 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_794 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1168 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1167 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1169 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1157, %1168 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1170 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_793 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1171 = linalg.matmul ins(%1170, %inserted_slice_150 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1172 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1160, %1171 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1173 = linalg.matmul ins(%inserted_slice_793, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_795 = tensor.extract_slice %1173[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1174 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%168, %1162, %163, %extracted_slice_795, %164 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1175 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_795, %164, %163 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1176 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%160, %1174, %161 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1177 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1174, %161, %160 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1178 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1174, %153, %159 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_796 = tensor.insert_slice %1177 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_797 = tensor.insert_slice %1178 into %inserted_slice_796[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_798 = tensor.insert_slice %1176 into %inserted_slice_797[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_799 = tensor.insert_slice %1175 into %inserted_slice_798[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_800 = tensor.expand_shape %inserted_slice_799 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1179 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_800 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1180 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1179 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1181 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1169, %1180 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1182 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_799 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1183 = linalg.matmul ins(%1182, %inserted_slice_142 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1184 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1172, %1183 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1185 = linalg.matmul ins(%inserted_slice_799, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_801 = tensor.extract_slice %1185[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1186 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%159, %1174, %154, %extracted_slice_801, %155 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1187 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_801, %155, %154 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1188 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%151, %1186, %152 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1189 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1186, %152, %151 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1190 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1186, %144, %150 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_802 = tensor.insert_slice %1189 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_803 = tensor.insert_slice %1190 into %inserted_slice_802[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_804 = tensor.insert_slice %1188 into %inserted_slice_803[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_805 = tensor.insert_slice %1187 into %inserted_slice_804[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_806 = tensor.expand_shape %inserted_slice_805 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1191 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_806 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1192 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1191 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1193 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1181, %1192 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1194 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_805 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1195 = linalg.matmul ins(%1194, %inserted_slice_134 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1196 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1184, %1195 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1197 = linalg.matmul ins(%inserted_slice_805, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_807 = tensor.extract_slice %1197[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1198 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%150, %1186, %145, %extracted_slice_807, %146 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1199 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_807, %146, %145 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1200 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%142, %1198, %143 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1201 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1198, %143, %142 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1202 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1198, %135, %141 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_808 = tensor.insert_slice %1201 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_809 = tensor.insert_slice %1202 into %inserted_slice_808[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_810 = tensor.insert_slice %1200 into %inserted_slice_809[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_811 = tensor.insert_slice %1199 into %inserted_slice_810[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_812 = tensor.expand_shape %inserted_slice_811 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1203 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_812 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1204 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1203 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1205 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1193, %1204 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1206 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_811 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1207 = linalg.matmul ins(%1206, %inserted_slice_126 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1208 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1196, %1207 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1209 = linalg.matmul ins(%inserted_slice_811, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_813 = tensor.extract_slice %1209[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1210 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%141, %1198, %136, %extracted_slice_813, %137 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1211 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_813, %137, %136 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1212 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%133, %1210, %134 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1213 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1210, %134, %133 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1214 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1210, %126, %132 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_814 = tensor.insert_slice %1213 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_815 = tensor.insert_slice %1214 into %inserted_slice_814[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_816 = tensor.insert_slice %1212 into %inserted_slice_815[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_817 = tensor.insert_slice %1211 into %inserted_slice_816[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_818 = tensor.expand_shape %inserted_slice_817 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1215 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_818 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1216 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1215 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1217 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1205, %1216 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1218 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_817 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1219 = linalg.matmul ins(%1218, %inserted_slice_118 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1220 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1208, %1219 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1221 = linalg.matmul ins(%inserted_slice_817, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_819 = tensor.extract_slice %1221[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1222 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%132, %1210, %127, %extracted_slice_819, %128 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1223 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_819, %128, %127 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1224 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%124, %1222, %125 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1225 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1222, %125, %124 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1226 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1222, %117, %123 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_820 = tensor.insert_slice %1225 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_821 = tensor.insert_slice %1226 into %inserted_slice_820[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_822 = tensor.insert_slice %1224 into %inserted_slice_821[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_823 = tensor.insert_slice %1223 into %inserted_slice_822[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_824 = tensor.expand_shape %inserted_slice_823 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1227 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_824 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1228 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1227 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1229 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1217, %1228 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1230 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_823 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1231 = linalg.matmul ins(%1230, %inserted_slice_110 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1232 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1220, %1231 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1233 = linalg.matmul ins(%inserted_slice_823, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_825 = tensor.extract_slice %1233[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1234 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%123, %1222, %118, %extracted_slice_825, %119 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1235 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_825, %119, %118 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1236 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%115, %1234, %116 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1237 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1234, %116, %115 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1238 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1234, %108, %114 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_826 = tensor.insert_slice %1237 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_827 = tensor.insert_slice %1238 into %inserted_slice_826[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_828 = tensor.insert_slice %1236 into %inserted_slice_827[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_829 = tensor.insert_slice %1235 into %inserted_slice_828[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_830 = tensor.expand_shape %inserted_slice_829 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1239 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_830 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1240 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1239 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1241 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1229, %1240 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1242 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_829 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1243 = linalg.matmul ins(%1242, %inserted_slice_102 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1244 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1232, %1243 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1245 = linalg.matmul ins(%inserted_slice_829, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_831 = tensor.extract_slice %1245[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1246 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%114, %1234, %109, %extracted_slice_831, %110 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1247 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_831, %110, %109 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1248 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%106, %1246, %107 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1249 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1246, %107, %106 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1250 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1246, %99, %105 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_832 = tensor.insert_slice %1249 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_833 = tensor.insert_slice %1250 into %inserted_slice_832[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_834 = tensor.insert_slice %1248 into %inserted_slice_833[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_835 = tensor.insert_slice %1247 into %inserted_slice_834[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_836 = tensor.expand_shape %inserted_slice_835 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1251 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_836 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1252 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1251 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1253 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1241, %1252 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1254 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_835 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1255 = linalg.matmul ins(%1254, %inserted_slice_94 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1256 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1244, %1255 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1257 = linalg.matmul ins(%inserted_slice_835, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_837 = tensor.extract_slice %1257[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1258 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%105, %1246, %100, %extracted_slice_837, %101 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1259 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_837, %101, %100 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1260 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %1258, %98 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1261 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1258, %98, %97 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1262 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1258, %90, %96 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_838 = tensor.insert_slice %1261 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_839 = tensor.insert_slice %1262 into %inserted_slice_838[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_840 = tensor.insert_slice %1260 into %inserted_slice_839[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_841 = tensor.insert_slice %1259 into %inserted_slice_840[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_842 = tensor.expand_shape %inserted_slice_841 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1263 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_842 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1264 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1263 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1265 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1253, %1264 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1266 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_841 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1267 = linalg.matmul ins(%1266, %inserted_slice_86 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1268 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1256, %1267 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1269 = linalg.matmul ins(%inserted_slice_841, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_843 = tensor.extract_slice %1269[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1270 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%96, %1258, %91, %extracted_slice_843, %92 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1271 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_843, %92, %91 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1272 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%88, %1270, %89 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1273 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1270, %89, %88 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1274 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1270, %81, %87 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_844 = tensor.insert_slice %1273 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_845 = tensor.insert_slice %1274 into %inserted_slice_844[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_846 = tensor.insert_slice %1272 into %inserted_slice_845[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_847 = tensor.insert_slice %1271 into %inserted_slice_846[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_848 = tensor.expand_shape %inserted_slice_847 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1275 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_848 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1276 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1275 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1277 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1265, %1276 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1278 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_847 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1279 = linalg.matmul ins(%1278, %inserted_slice_78 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1280 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1268, %1279 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1281 = linalg.matmul ins(%inserted_slice_847, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_849 = tensor.extract_slice %1281[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1282 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %1270, %82, %extracted_slice_849, %83 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1283 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_849, %83, %82 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1284 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%79, %1282, %80 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1285 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1282, %80, %79 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1286 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1282, %72, %78 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_850 = tensor.insert_slice %1285 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_851 = tensor.insert_slice %1286 into %inserted_slice_850[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_852 = tensor.insert_slice %1284 into %inserted_slice_851[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_853 = tensor.insert_slice %1283 into %inserted_slice_852[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_854 = tensor.expand_shape %inserted_slice_853 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1287 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_854 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1288 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1287 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1289 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1277, %1288 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1290 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_853 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1291 = linalg.matmul ins(%1290, %inserted_slice_70 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1292 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1280, %1291 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1293 = linalg.matmul ins(%inserted_slice_853, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_855 = tensor.extract_slice %1293[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1294 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %1282, %73, %extracted_slice_855, %74 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1295 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_855, %74, %73 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1296 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %1294, %71 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1297 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1294, %71, %70 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1298 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1294, %63, %69 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_856 = tensor.insert_slice %1297 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_857 = tensor.insert_slice %1298 into %inserted_slice_856[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_858 = tensor.insert_slice %1296 into %inserted_slice_857[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_859 = tensor.insert_slice %1295 into %inserted_slice_858[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_860 = tensor.expand_shape %inserted_slice_859 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1299 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_860 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1300 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1299 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1301 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1289, %1300 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1302 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_859 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1303 = linalg.matmul ins(%1302, %inserted_slice_62 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1304 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1292, %1303 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1305 = linalg.matmul ins(%inserted_slice_859, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_861 = tensor.extract_slice %1305[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1306 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%69, %1294, %64, %extracted_slice_861, %65 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1307 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_861, %65, %64 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1308 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%61, %1306, %62 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1309 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1306, %62, %61 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1310 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1306, %54, %60 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_862 = tensor.insert_slice %1309 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_863 = tensor.insert_slice %1310 into %inserted_slice_862[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_864 = tensor.insert_slice %1308 into %inserted_slice_863[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_865 = tensor.insert_slice %1307 into %inserted_slice_864[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_866 = tensor.expand_shape %inserted_slice_865 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1311 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_866 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1312 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1311 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1313 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1301, %1312 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1314 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_865 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1315 = linalg.matmul ins(%1314, %inserted_slice_54 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1316 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1304, %1315 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1317 = linalg.matmul ins(%inserted_slice_865, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_867 = tensor.extract_slice %1317[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1318 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%60, %1306, %55, %extracted_slice_867, %56 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1319 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_867, %56, %55 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1320 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %1318, %53 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1321 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1318, %53, %52 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1322 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1318, %45, %51 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_868 = tensor.insert_slice %1321 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_869 = tensor.insert_slice %1322 into %inserted_slice_868[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_870 = tensor.insert_slice %1320 into %inserted_slice_869[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_871 = tensor.insert_slice %1319 into %inserted_slice_870[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_872 = tensor.expand_shape %inserted_slice_871 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1323 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_872 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1324 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1323 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1325 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1313, %1324 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1326 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_871 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1327 = linalg.matmul ins(%1326, %inserted_slice_46 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1328 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1316, %1327 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1329 = linalg.matmul ins(%inserted_slice_871, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_873 = tensor.extract_slice %1329[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1330 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %1318, %46, %extracted_slice_873, %47 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1331 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_873, %47, %46 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1332 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%43, %1330, %44 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1333 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1330, %44, %43 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1334 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1330, %36, %42 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_874 = tensor.insert_slice %1333 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_875 = tensor.insert_slice %1334 into %inserted_slice_874[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_876 = tensor.insert_slice %1332 into %inserted_slice_875[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_877 = tensor.insert_slice %1331 into %inserted_slice_876[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_878 = tensor.expand_shape %inserted_slice_877 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1335 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_878 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1336 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1335 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1337 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1325, %1336 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1338 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_877 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1339 = linalg.matmul ins(%1338, %inserted_slice_38 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1340 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1328, %1339 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1341 = linalg.matmul ins(%inserted_slice_877, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_879 = tensor.extract_slice %1341[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1342 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %1330, %37, %extracted_slice_879, %38 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1343 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_879, %38, %37 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1344 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %1342, %35 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1345 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1342, %35, %34 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1346 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1342, %27, %33 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_880 = tensor.insert_slice %1345 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_881 = tensor.insert_slice %1346 into %inserted_slice_880[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_882 = tensor.insert_slice %1344 into %inserted_slice_881[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_883 = tensor.insert_slice %1343 into %inserted_slice_882[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_884 = tensor.expand_shape %inserted_slice_883 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1347 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_884 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1348 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1347 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1349 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1337, %1348 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1350 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_883 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1351 = linalg.matmul ins(%1350, %inserted_slice_30 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1352 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1340, %1351 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1353 = linalg.matmul ins(%inserted_slice_883, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_885 = tensor.extract_slice %1353[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1354 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %1342, %28, %extracted_slice_885, %29 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1355 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_885, %29, %28 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1356 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %1354, %26 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1357 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1354, %26, %25 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1358 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1354, %18, %24 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_886 = tensor.insert_slice %1357 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_887 = tensor.insert_slice %1358 into %inserted_slice_886[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_888 = tensor.insert_slice %1356 into %inserted_slice_887[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_889 = tensor.insert_slice %1355 into %inserted_slice_888[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_890 = tensor.expand_shape %inserted_slice_889 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1359 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_890 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1360 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1359 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1361 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1349, %1360 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1362 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_889 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1363 = linalg.matmul ins(%1362, %inserted_slice_22 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1364 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1352, %1363 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1365 = linalg.matmul ins(%inserted_slice_889, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_891 = tensor.extract_slice %1365[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1366 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %1354, %19, %extracted_slice_891, %20 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1367 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_891, %20, %19 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1368 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %1366, %17 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1369 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1366, %17, %16 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1370 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1366, %9, %15 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_892 = tensor.insert_slice %1369 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_893 = tensor.insert_slice %1370 into %inserted_slice_892[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_894 = tensor.insert_slice %1368 into %inserted_slice_893[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_895 = tensor.insert_slice %1367 into %inserted_slice_894[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_896 = tensor.expand_shape %inserted_slice_895 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1371 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_896 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1372 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1371 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1373 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1361, %1372 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1374 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_895 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1375 = linalg.matmul ins(%1374, %inserted_slice_14 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1376 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1364, %1375 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1377 = linalg.matmul ins(%inserted_slice_895, %631 : tensor<64x2048xf32>, tensor<2048x640xf32>) outs(%632 : tensor<64x640xf32>) -> tensor<64x640xf32>
    %extracted_slice_897 = tensor.extract_slice %1377[0, 128] [64, 512] [1, 1] : tensor<64x640xf32> to tensor<64x512xf32>
    %1378 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %1366, %10, %extracted_slice_897, %11 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %in_905: f32, %in_906: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_906 : f32
      %1394 = arith.mulf %in_904, %in_905 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_906 : f32
      %1397 = arith.mulf %in, %in_903 : f32
      %1398 = arith.addf %1397, %1395 : f32
      %1399 = arith.addf %1398, %1396 : f32
      linalg.yield %1399 : f32
    } -> tensor<64x512xf32>
    %1379 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_897, %11, %10 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1380 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %1378, %8 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in, %in_903 : f32
      %1395 = arith.mulf %1394, %1393 : f32
      %1396 = arith.mulf %1395, %in_904 : f32
      %1397 = arith.addf %1395, %1396 : f32
      linalg.yield %1397 : f32
    } -> tensor<64x512xf32>
    %1381 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1378, %8, %7 : tensor<64x512xf32>, tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %in_904: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_904 : f32
      %1394 = arith.mulf %in_904, %1393 : f32
      %1395 = arith.mulf %in, %in_903 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %1382 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1378, %6 : tensor<64x512xf32>, tensor<64x512xf32>) outs(%5 : tensor<64x512xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.subf %cst_3, %in_903 : f32
      %1394 = arith.mulf %in_903, %1393 : f32
      %1395 = arith.mulf %in, %cst_4 : f32
      %1396 = arith.mulf %1395, %1394 : f32
      linalg.yield %1396 : f32
    } -> tensor<64x512xf32>
    %inserted_slice_898 = tensor.insert_slice %1381 into %1[0, 0] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_899 = tensor.insert_slice %1382 into %inserted_slice_898[0, 512] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_900 = tensor.insert_slice %1380 into %inserted_slice_899[0, 1024] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %inserted_slice_901 = tensor.insert_slice %1379 into %inserted_slice_900[0, 1536] [64, 512] [1, 1] : tensor<64x512xf32> into tensor<64x2048xf32>
    %expanded_902 = tensor.expand_shape %inserted_slice_901 [[0], [1, 2]] output_shape [64, 1, 2048] : tensor<64x2048xf32> into tensor<64x1x2048xf32>
    %1383 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_902 : tensor<64x1x2048xf32>) outs(%621 : tensor<1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<1x2048xf32>
    %1384 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%1383 : tensor<1x2048xf32>) outs(%620 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1393 = arith.addf %out, %in : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1385 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%1373, %1384 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<2048xf32>
    %1386 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_901 : tensor<64x2048xf32>) outs(%624 : tensor<2048x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x64xf32>
    %1387 = linalg.matmul ins(%1386, %inserted_slice_6 : tensor<2048x64xf32>, tensor<64x640xf32>) outs(%627 : tensor<2048x640xf32>) -> tensor<2048x640xf32>
    %1388 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%1376, %1387 : tensor<640x2048xf32>, tensor<2048x640xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.addf %in, %in_903 : f32
      linalg.yield %1393 : f32
    } -> tensor<640x2048xf32>
    %1389 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1388 : tensor<640x2048xf32>, tensor<640x2048xf32>) outs(%629 : tensor<640x2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in_903, %cst_0 : f32
      %1394 = arith.subf %in, %1393 : f32
      linalg.yield %1394 : f32
    } -> tensor<640x2048xf32>
    %1390 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg1, %1385 : tensor<2048xf32>, tensor<2048xf32>) outs(%619 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in_903, %cst_0 : f32
      %1394 = arith.subf %in, %1393 : f32
      linalg.yield %1394 : f32
    } -> tensor<2048xf32>
    %1391 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %609 : tensor<512x100xf32>, tensor<100x512xf32>) outs(%610 : tensor<512x100xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in_903, %cst_0 : f32
      %1394 = arith.subf %in, %1393 : f32
      linalg.yield %1394 : f32
    } -> tensor<512x100xf32>
    %1392 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg3, %604 : tensor<100xf32>, tensor<100xf32>) outs(%600 : tensor<100xf32>) {
    ^bb0(%in: f32, %in_903: f32, %out: f32):
      %1393 = arith.mulf %in_903, %cst_0 : f32
      %1394 = arith.subf %in, %1393 : f32
      linalg.yield %1394 : f32
    } -> tensor<100xf32>
    return %595, %1389, %1390, %1391, %1392 : tensor<f32>, tensor<640x2048xf32>, tensor<2048xf32>, tensor<512x100xf32>, tensor<100xf32>
  }
}

