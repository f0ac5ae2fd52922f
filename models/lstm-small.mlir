// tools/models/generate lstm-small  (jax 0.10.2, jaxlib 0.10.2, iree-base-compiler 3.13.0, mlir-opt 22.1.8)
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
module @lstm_small {
  func.func @main(%arg0: tensor<48x128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<32x10xf32>, %arg3: tensor<10xf32>, %arg4: tensor<12x32x16xf32>, %arg5: tensor<32x10xf32>) -> (tensor<f32>, tensor<48x128xf32>, tensor<128xf32>, tensor<32x10xf32>, tensor<10xf32>) {
    %cst = arith.constant -3.125000e-02 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 3.200000e+01 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<32x32xf32>
    %extracted_slice = tensor.extract_slice %arg4[0, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<12x32x16xf32> to tensor<1x32x16xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
    %0 = tensor.empty() : tensor<32x48xf32>
    %inserted_slice = tensor.insert_slice %collapsed into %0[0, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<32x48xf32>
    %inserted_slice_6 = tensor.insert_slice %cst_5 into %inserted_slice[0, 16] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x48xf32>
    %1 = tensor.empty() : tensor<32x128xf32>
    %2 = linalg.fill ins(%cst_4 : f32) outs(%1 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %3 = linalg.matmul ins(%inserted_slice_6, %arg0 : tensor<32x48xf32>, tensor<48x128xf32>) outs(%2 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg1 : tensor<32x128xf32>, tensor<128xf32>) outs(%1 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x128xf32>
    %extracted_slice_7 = tensor.extract_slice %4[0, 0] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_8 = tensor.extract_slice %4[0, 32] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_9 = tensor.extract_slice %4[0, 64] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_10 = tensor.extract_slice %4[0, 96] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %5 = tensor.empty() : tensor<32x32xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %7, %8 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.mulf %in_175, %in_176 : f32
      %300 = arith.mulf %in, %cst_4 : f32
      %301 = arith.addf %300, %299 : f32
      linalg.yield %301 : f32
    } -> tensor<32x32xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %extracted_slice_11 = tensor.extract_slice %arg4[1, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<12x32x16xf32> to tensor<1x32x16xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
    %inserted_slice_13 = tensor.insert_slice %collapsed_12 into %0[0, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<32x48xf32>
    %inserted_slice_14 = tensor.insert_slice %12 into %inserted_slice_13[0, 16] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x48xf32>
    %13 = linalg.matmul ins(%inserted_slice_14, %arg0 : tensor<32x48xf32>, tensor<48x128xf32>) outs(%2 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %arg1 : tensor<32x128xf32>, tensor<128xf32>) outs(%1 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x128xf32>
    %extracted_slice_15 = tensor.extract_slice %14[0, 0] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_16 = tensor.extract_slice %14[0, 32] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_17 = tensor.extract_slice %14[0, 64] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_18 = tensor.extract_slice %14[0, 96] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_16 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_15 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_17 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %9, %16, %17 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %out: f32):
      %299 = arith.mulf %in_176, %in_177 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.addf %300, %299 : f32
      linalg.yield %301 : f32
    } -> tensor<32x32xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_18 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %20 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %extracted_slice_19 = tensor.extract_slice %arg4[2, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<12x32x16xf32> to tensor<1x32x16xf32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
    %inserted_slice_21 = tensor.insert_slice %collapsed_20 into %0[0, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<32x48xf32>
    %inserted_slice_22 = tensor.insert_slice %21 into %inserted_slice_21[0, 16] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x48xf32>
    %22 = linalg.matmul ins(%inserted_slice_22, %arg0 : tensor<32x48xf32>, tensor<48x128xf32>) outs(%2 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %arg1 : tensor<32x128xf32>, tensor<128xf32>) outs(%1 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x128xf32>
    %extracted_slice_23 = tensor.extract_slice %23[0, 0] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_24 = tensor.extract_slice %23[0, 32] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_25 = tensor.extract_slice %23[0, 64] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_26 = tensor.extract_slice %23[0, 96] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_24 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_23 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_25 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %18, %25, %26 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %out: f32):
      %299 = arith.mulf %in_176, %in_177 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.addf %300, %299 : f32
      linalg.yield %301 : f32
    } -> tensor<32x32xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_26 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %29 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %extracted_slice_27 = tensor.extract_slice %arg4[3, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<12x32x16xf32> to tensor<1x32x16xf32>
    %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
    %inserted_slice_29 = tensor.insert_slice %collapsed_28 into %0[0, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<32x48xf32>
    %inserted_slice_30 = tensor.insert_slice %30 into %inserted_slice_29[0, 16] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x48xf32>
    %31 = linalg.matmul ins(%inserted_slice_30, %arg0 : tensor<32x48xf32>, tensor<48x128xf32>) outs(%2 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %arg1 : tensor<32x128xf32>, tensor<128xf32>) outs(%1 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x128xf32>
    %extracted_slice_31 = tensor.extract_slice %32[0, 0] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_32 = tensor.extract_slice %32[0, 32] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_33 = tensor.extract_slice %32[0, 64] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_34 = tensor.extract_slice %32[0, 96] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_32 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_31 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_33 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %27, %34, %35 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %out: f32):
      %299 = arith.mulf %in_176, %in_177 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.addf %300, %299 : f32
      linalg.yield %301 : f32
    } -> tensor<32x32xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_34 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %38 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %extracted_slice_35 = tensor.extract_slice %arg4[4, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<12x32x16xf32> to tensor<1x32x16xf32>
    %collapsed_36 = tensor.collapse_shape %extracted_slice_35 [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
    %inserted_slice_37 = tensor.insert_slice %collapsed_36 into %0[0, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<32x48xf32>
    %inserted_slice_38 = tensor.insert_slice %39 into %inserted_slice_37[0, 16] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x48xf32>
    %40 = linalg.matmul ins(%inserted_slice_38, %arg0 : tensor<32x48xf32>, tensor<48x128xf32>) outs(%2 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %arg1 : tensor<32x128xf32>, tensor<128xf32>) outs(%1 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x128xf32>
    %extracted_slice_39 = tensor.extract_slice %41[0, 0] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_40 = tensor.extract_slice %41[0, 32] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_41 = tensor.extract_slice %41[0, 64] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_42 = tensor.extract_slice %41[0, 96] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_40 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_39 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_41 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %36, %43, %44 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %out: f32):
      %299 = arith.mulf %in_176, %in_177 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.addf %300, %299 : f32
      linalg.yield %301 : f32
    } -> tensor<32x32xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_42 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %extracted_slice_43 = tensor.extract_slice %arg4[5, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<12x32x16xf32> to tensor<1x32x16xf32>
    %collapsed_44 = tensor.collapse_shape %extracted_slice_43 [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
    %inserted_slice_45 = tensor.insert_slice %collapsed_44 into %0[0, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<32x48xf32>
    %inserted_slice_46 = tensor.insert_slice %48 into %inserted_slice_45[0, 16] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x48xf32>
    %49 = linalg.matmul ins(%inserted_slice_46, %arg0 : tensor<32x48xf32>, tensor<48x128xf32>) outs(%2 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%49, %arg1 : tensor<32x128xf32>, tensor<128xf32>) outs(%1 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x128xf32>
    %extracted_slice_47 = tensor.extract_slice %50[0, 0] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_48 = tensor.extract_slice %50[0, 32] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_49 = tensor.extract_slice %50[0, 64] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_50 = tensor.extract_slice %50[0, 96] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_48 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_47 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_49 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %45, %52, %53 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %out: f32):
      %299 = arith.mulf %in_176, %in_177 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.addf %300, %299 : f32
      linalg.yield %301 : f32
    } -> tensor<32x32xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_50 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %56 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %extracted_slice_51 = tensor.extract_slice %arg4[6, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<12x32x16xf32> to tensor<1x32x16xf32>
    %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
    %inserted_slice_53 = tensor.insert_slice %collapsed_52 into %0[0, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<32x48xf32>
    %inserted_slice_54 = tensor.insert_slice %57 into %inserted_slice_53[0, 16] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x48xf32>
    %58 = linalg.matmul ins(%inserted_slice_54, %arg0 : tensor<32x48xf32>, tensor<48x128xf32>) outs(%2 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %arg1 : tensor<32x128xf32>, tensor<128xf32>) outs(%1 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x128xf32>
    %extracted_slice_55 = tensor.extract_slice %59[0, 0] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_56 = tensor.extract_slice %59[0, 32] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_57 = tensor.extract_slice %59[0, 64] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_58 = tensor.extract_slice %59[0, 96] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_56 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_55 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_57 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%60, %54, %61, %62 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %out: f32):
      %299 = arith.mulf %in_176, %in_177 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.addf %300, %299 : f32
      linalg.yield %301 : f32
    } -> tensor<32x32xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_58 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %65 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %extracted_slice_59 = tensor.extract_slice %arg4[7, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<12x32x16xf32> to tensor<1x32x16xf32>
    %collapsed_60 = tensor.collapse_shape %extracted_slice_59 [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
    %inserted_slice_61 = tensor.insert_slice %collapsed_60 into %0[0, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<32x48xf32>
    %inserted_slice_62 = tensor.insert_slice %66 into %inserted_slice_61[0, 16] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x48xf32>
    %67 = linalg.matmul ins(%inserted_slice_62, %arg0 : tensor<32x48xf32>, tensor<48x128xf32>) outs(%2 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%67, %arg1 : tensor<32x128xf32>, tensor<128xf32>) outs(%1 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x128xf32>
    %extracted_slice_63 = tensor.extract_slice %68[0, 0] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_64 = tensor.extract_slice %68[0, 32] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_65 = tensor.extract_slice %68[0, 64] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_66 = tensor.extract_slice %68[0, 96] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_64 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_63 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_65 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%69, %63, %70, %71 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %out: f32):
      %299 = arith.mulf %in_176, %in_177 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.addf %300, %299 : f32
      linalg.yield %301 : f32
    } -> tensor<32x32xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_66 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%73, %74 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %extracted_slice_67 = tensor.extract_slice %arg4[8, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<12x32x16xf32> to tensor<1x32x16xf32>
    %collapsed_68 = tensor.collapse_shape %extracted_slice_67 [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
    %inserted_slice_69 = tensor.insert_slice %collapsed_68 into %0[0, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<32x48xf32>
    %inserted_slice_70 = tensor.insert_slice %75 into %inserted_slice_69[0, 16] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x48xf32>
    %76 = linalg.matmul ins(%inserted_slice_70, %arg0 : tensor<32x48xf32>, tensor<48x128xf32>) outs(%2 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%76, %arg1 : tensor<32x128xf32>, tensor<128xf32>) outs(%1 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x128xf32>
    %extracted_slice_71 = tensor.extract_slice %77[0, 0] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_72 = tensor.extract_slice %77[0, 32] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_73 = tensor.extract_slice %77[0, 64] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_74 = tensor.extract_slice %77[0, 96] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_72 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_71 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_73 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %72, %79, %80 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %out: f32):
      %299 = arith.mulf %in_176, %in_177 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.addf %300, %299 : f32
      linalg.yield %301 : f32
    } -> tensor<32x32xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_74 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%82, %83 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %extracted_slice_75 = tensor.extract_slice %arg4[9, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<12x32x16xf32> to tensor<1x32x16xf32>
    %collapsed_76 = tensor.collapse_shape %extracted_slice_75 [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
    %inserted_slice_77 = tensor.insert_slice %collapsed_76 into %0[0, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<32x48xf32>
    %inserted_slice_78 = tensor.insert_slice %84 into %inserted_slice_77[0, 16] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x48xf32>
    %85 = linalg.matmul ins(%inserted_slice_78, %arg0 : tensor<32x48xf32>, tensor<48x128xf32>) outs(%2 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %arg1 : tensor<32x128xf32>, tensor<128xf32>) outs(%1 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x128xf32>
    %extracted_slice_79 = tensor.extract_slice %86[0, 0] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_80 = tensor.extract_slice %86[0, 32] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_81 = tensor.extract_slice %86[0, 64] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_82 = tensor.extract_slice %86[0, 96] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_80 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_79 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_81 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %81, %88, %89 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %out: f32):
      %299 = arith.mulf %in_176, %in_177 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.addf %300, %299 : f32
      linalg.yield %301 : f32
    } -> tensor<32x32xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_82 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %92 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %extracted_slice_83 = tensor.extract_slice %arg4[10, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<12x32x16xf32> to tensor<1x32x16xf32>
    %collapsed_84 = tensor.collapse_shape %extracted_slice_83 [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
    %inserted_slice_85 = tensor.insert_slice %collapsed_84 into %0[0, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<32x48xf32>
    %inserted_slice_86 = tensor.insert_slice %93 into %inserted_slice_85[0, 16] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x48xf32>
    %94 = linalg.matmul ins(%inserted_slice_86, %arg0 : tensor<32x48xf32>, tensor<48x128xf32>) outs(%2 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%94, %arg1 : tensor<32x128xf32>, tensor<128xf32>) outs(%1 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x128xf32>
    %extracted_slice_87 = tensor.extract_slice %95[0, 0] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_88 = tensor.extract_slice %95[0, 32] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_89 = tensor.extract_slice %95[0, 64] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_90 = tensor.extract_slice %95[0, 96] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_88 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_87 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_89 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%96, %90, %97, %98 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %out: f32):
      %299 = arith.mulf %in_176, %in_177 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.addf %300, %299 : f32
      linalg.yield %301 : f32
    } -> tensor<32x32xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_90 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%100, %101 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %extracted_slice_91 = tensor.extract_slice %arg4[11, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<12x32x16xf32> to tensor<1x32x16xf32>
    %collapsed_92 = tensor.collapse_shape %extracted_slice_91 [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
    %inserted_slice_93 = tensor.insert_slice %collapsed_92 into %0[0, 0] [32, 16] [1, 1] : tensor<32x16xf32> into tensor<32x48xf32>
    %inserted_slice_94 = tensor.insert_slice %102 into %inserted_slice_93[0, 16] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x48xf32>
    %103 = linalg.matmul ins(%inserted_slice_94, %arg0 : tensor<32x48xf32>, tensor<48x128xf32>) outs(%2 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %arg1 : tensor<32x128xf32>, tensor<128xf32>) outs(%1 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x128xf32>
    %extracted_slice_95 = tensor.extract_slice %104[0, 0] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_96 = tensor.extract_slice %104[0, 32] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_97 = tensor.extract_slice %104[0, 64] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %extracted_slice_98 = tensor.extract_slice %104[0, 96] [32, 32] [1, 1] : tensor<32x128xf32> to tensor<32x32xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_96 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_95 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_97 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.tanh %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_98 : tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = math.exp %299 : f32
      %301 = arith.addf %300, %cst_3 : f32
      %302 = arith.divf %cst_3, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%105, %99, %106, %107 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %out: f32):
      %299 = arith.mulf %in_176, %in_177 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.addf %300, %299 : f32
      %302 = math.tanh %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%108, %109 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x32xf32>
    %111 = tensor.empty() : tensor<32x10xf32>
    %112 = linalg.fill ins(%cst_4 : f32) outs(%111 : tensor<32x10xf32>) -> tensor<32x10xf32>
    %113 = linalg.matmul ins(%110, %arg2 : tensor<32x32xf32>, tensor<32x10xf32>) outs(%112 : tensor<32x10xf32>) -> tensor<32x10xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%113, %arg3 : tensor<32x10xf32>, tensor<10xf32>) outs(%111 : tensor<32x10xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x10xf32>
    %115 = tensor.empty() : tensor<32xf32>
    %116 = linalg.fill ins(%cst_2 : f32) outs(%115 : tensor<32xf32>) -> tensor<32xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%114 : tensor<32x10xf32>) outs(%116 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.maximumf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<32xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%114, %117 : tensor<32x10xf32>, tensor<32xf32>) outs(%111 : tensor<32x10xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.subf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<32x10xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<32x10xf32>) outs(%111 : tensor<32x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = math.exp %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x10xf32>
    %120 = linalg.fill ins(%cst_4 : f32) outs(%115 : tensor<32xf32>) -> tensor<32xf32>
    %expanded = tensor.expand_shape %119 [[0, 1], [2]] output_shape [32, 1, 10] : tensor<32x10xf32> into tensor<32x1x10xf32>
    %expanded_99 = tensor.expand_shape %115 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %121 = linalg.fill ins(%cst_4 : f32) outs(%expanded_99 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %122 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<32x1x10xf32>) outs(%121 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<32x1xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map5, #map, #map2], iterator_types = ["parallel", "reduction"]} ins(%118, %122, %arg5 : tensor<32x10xf32>, tensor<32x1xf32>, tensor<32x10xf32>) outs(%120 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = math.log %in_175 : f32
      %300 = arith.subf %in, %299 : f32
      %301 = arith.mulf %300, %in_176 : f32
      %302 = arith.addf %out, %301 : f32
      linalg.yield %302 : f32
    } -> tensor<32xf32>
    %124 = tensor.empty() : tensor<f32>
    %125 = linalg.fill ins(%cst_4 : f32) outs(%124 : tensor<f32>) -> tensor<f32>
    %126 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["reduction"]} ins(%123 : tensor<32xf32>) outs(%125 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<f32>
    %127 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%126 : tensor<f32>) outs(%124 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.divf %in, %cst_1 : f32
      %300 = arith.negf %299 : f32
      linalg.yield %300 : f32
    } -> tensor<f32>
    %128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<32x10xf32>) outs(%111 : tensor<32x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.mulf %in, %cst : f32
      linalg.yield %299 : f32
    } -> tensor<32x10xf32>
    %expanded_100 = tensor.expand_shape %128 [[0, 1], [2]] output_shape [32, 1, 10] : tensor<32x10xf32> into tensor<32x1x10xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_100 : tensor<32x1x10xf32>) outs(%121 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.negf %in : f32
      %300 = arith.addf %out, %299 : f32
      linalg.yield %300 : f32
    } -> tensor<32x1xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map, #map2], iterator_types = ["parallel", "reduction"]} ins(%129, %122 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%120 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.divf %in, %in_175 : f32
      %300 = arith.addf %out, %299 : f32
      linalg.yield %300 : f32
    } -> tensor<32xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%128, %130, %119 : tensor<32x10xf32>, tensor<32xf32>, tensor<32x10xf32>) outs(%111 : tensor<32x10xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.mulf %in_175, %in_176 : f32
      %300 = arith.addf %in, %299 : f32
      linalg.yield %300 : f32
    } -> tensor<32x10xf32>
    %132 = tensor.empty() : tensor<10xf32>
    %133 = linalg.fill ins(%cst_4 : f32) outs(%132 : tensor<10xf32>) -> tensor<10xf32>
    %expanded_101 = tensor.expand_shape %131 [[0], [1, 2]] output_shape [32, 1, 10] : tensor<32x10xf32> into tensor<32x1x10xf32>
    %expanded_102 = tensor.expand_shape %132 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32>
    %134 = linalg.fill ins(%cst_4 : f32) outs(%expanded_102 : tensor<1x10xf32>) -> tensor<1x10xf32>
    %135 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_101 : tensor<32x1x10xf32>) outs(%134 : tensor<1x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<1x10xf32>
    %136 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%135 : tensor<1x10xf32>) outs(%133 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<10xf32>
    %137 = tensor.empty() : tensor<10x32xf32>
    %138 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<32x10xf32>) outs(%137 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x32xf32>
    %139 = linalg.fill ins(%cst_4 : f32) outs(%137 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %140 = linalg.matmul ins(%138, %110 : tensor<10x32xf32>, tensor<32x32xf32>) outs(%139 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %141 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<32x10xf32>) outs(%137 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x32xf32>
    %142 = linalg.fill ins(%cst_4 : f32) outs(%5 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %143 = linalg.matmul ins(%131, %141 : tensor<32x10xf32>, tensor<10x32xf32>) outs(%142 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%108, %143, %109 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_176 : f32
      %303 = arith.addf %301, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<32x32xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%143, %109, %108 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%106, %144, %107 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_176 : f32
      %303 = arith.addf %301, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<32x32xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%144, %107, %106 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%144, %99, %105 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %inserted_slice_103 = tensor.insert_slice %147 into %1[0, 0] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_104 = tensor.insert_slice %148 into %inserted_slice_103[0, 32] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_105 = tensor.insert_slice %146 into %inserted_slice_104[0, 64] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_106 = tensor.insert_slice %145 into %inserted_slice_105[0, 96] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %149 = tensor.empty() : tensor<128xf32>
    %150 = linalg.fill ins(%cst_4 : f32) outs(%149 : tensor<128xf32>) -> tensor<128xf32>
    %expanded_107 = tensor.expand_shape %inserted_slice_106 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32>
    %expanded_108 = tensor.expand_shape %149 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32>
    %151 = linalg.fill ins(%cst_4 : f32) outs(%expanded_108 : tensor<1x128xf32>) -> tensor<1x128xf32>
    %152 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_107 : tensor<32x1x128xf32>) outs(%151 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<1x128xf32>
    %153 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%152 : tensor<1x128xf32>) outs(%150 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %154 = tensor.empty() : tensor<128x32xf32>
    %155 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_106 : tensor<32x128xf32>) outs(%154 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %156 = tensor.empty() : tensor<128x48xf32>
    %157 = linalg.fill ins(%cst_4 : f32) outs(%156 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %158 = linalg.matmul ins(%155, %inserted_slice_94 : tensor<128x32xf32>, tensor<32x48xf32>) outs(%157 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %159 = tensor.empty() : tensor<48x128xf32>
    %160 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%158 : tensor<128x48xf32>) outs(%159 : tensor<48x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x128xf32>
    %161 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<48x128xf32>) outs(%156 : tensor<128x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x48xf32>
    %162 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %163 = linalg.matmul ins(%inserted_slice_106, %161 : tensor<32x128xf32>, tensor<128x48xf32>) outs(%162 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %extracted_slice_109 = tensor.extract_slice %163[0, 16] [32, 32] [1, 1] : tensor<32x48xf32> to tensor<32x32xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%105, %144, %100, %extracted_slice_109, %101 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_178 : f32
      %300 = arith.mulf %in_176, %in_177 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_178 : f32
      %303 = arith.mulf %in, %in_175 : f32
      %304 = arith.addf %303, %301 : f32
      %305 = arith.addf %304, %302 : f32
      linalg.yield %305 : f32
    } -> tensor<32x32xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_109, %101, %100 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %164, %98 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_176 : f32
      %303 = arith.addf %301, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<32x32xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%164, %98, %97 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%164, %90, %96 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %inserted_slice_110 = tensor.insert_slice %167 into %1[0, 0] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_111 = tensor.insert_slice %168 into %inserted_slice_110[0, 32] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_112 = tensor.insert_slice %166 into %inserted_slice_111[0, 64] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_113 = tensor.insert_slice %165 into %inserted_slice_112[0, 96] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %expanded_114 = tensor.expand_shape %inserted_slice_113 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32>
    %169 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_114 : tensor<32x1x128xf32>) outs(%151 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<1x128xf32>
    %170 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%169 : tensor<1x128xf32>) outs(%150 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %171 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%153, %170 : tensor<128xf32>, tensor<128xf32>) outs(%149 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %172 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_113 : tensor<32x128xf32>) outs(%154 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %173 = linalg.matmul ins(%172, %inserted_slice_86 : tensor<128x32xf32>, tensor<32x48xf32>) outs(%157 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%160, %173 : tensor<48x128xf32>, tensor<128x48xf32>) outs(%159 : tensor<48x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<48x128xf32>
    %175 = linalg.matmul ins(%inserted_slice_113, %161 : tensor<32x128xf32>, tensor<128x48xf32>) outs(%162 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %extracted_slice_115 = tensor.extract_slice %175[0, 16] [32, 32] [1, 1] : tensor<32x48xf32> to tensor<32x32xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%96, %164, %91, %extracted_slice_115, %92 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_178 : f32
      %300 = arith.mulf %in_176, %in_177 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_178 : f32
      %303 = arith.mulf %in, %in_175 : f32
      %304 = arith.addf %303, %301 : f32
      %305 = arith.addf %304, %302 : f32
      linalg.yield %305 : f32
    } -> tensor<32x32xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_115, %92, %91 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%88, %176, %89 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_176 : f32
      %303 = arith.addf %301, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<32x32xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%176, %89, %88 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%176, %81, %87 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %inserted_slice_116 = tensor.insert_slice %179 into %1[0, 0] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_117 = tensor.insert_slice %180 into %inserted_slice_116[0, 32] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_118 = tensor.insert_slice %178 into %inserted_slice_117[0, 64] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_119 = tensor.insert_slice %177 into %inserted_slice_118[0, 96] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %expanded_120 = tensor.expand_shape %inserted_slice_119 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32>
    %181 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_120 : tensor<32x1x128xf32>) outs(%151 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<1x128xf32>
    %182 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%181 : tensor<1x128xf32>) outs(%150 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %183 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%171, %182 : tensor<128xf32>, tensor<128xf32>) outs(%149 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %184 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_119 : tensor<32x128xf32>) outs(%154 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %185 = linalg.matmul ins(%184, %inserted_slice_78 : tensor<128x32xf32>, tensor<32x48xf32>) outs(%157 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %186 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%174, %185 : tensor<48x128xf32>, tensor<128x48xf32>) outs(%159 : tensor<48x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<48x128xf32>
    %187 = linalg.matmul ins(%inserted_slice_119, %161 : tensor<32x128xf32>, tensor<128x48xf32>) outs(%162 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %extracted_slice_121 = tensor.extract_slice %187[0, 16] [32, 32] [1, 1] : tensor<32x48xf32> to tensor<32x32xf32>
    %188 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %176, %82, %extracted_slice_121, %83 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_178 : f32
      %300 = arith.mulf %in_176, %in_177 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_178 : f32
      %303 = arith.mulf %in, %in_175 : f32
      %304 = arith.addf %303, %301 : f32
      %305 = arith.addf %304, %302 : f32
      linalg.yield %305 : f32
    } -> tensor<32x32xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_121, %83, %82 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%79, %188, %80 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_176 : f32
      %303 = arith.addf %301, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<32x32xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%188, %80, %79 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %192 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%188, %72, %78 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %inserted_slice_122 = tensor.insert_slice %191 into %1[0, 0] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_123 = tensor.insert_slice %192 into %inserted_slice_122[0, 32] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_124 = tensor.insert_slice %190 into %inserted_slice_123[0, 64] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_125 = tensor.insert_slice %189 into %inserted_slice_124[0, 96] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %expanded_126 = tensor.expand_shape %inserted_slice_125 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32>
    %193 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_126 : tensor<32x1x128xf32>) outs(%151 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<1x128xf32>
    %194 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%193 : tensor<1x128xf32>) outs(%150 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %195 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%183, %194 : tensor<128xf32>, tensor<128xf32>) outs(%149 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %196 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_125 : tensor<32x128xf32>) outs(%154 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %197 = linalg.matmul ins(%196, %inserted_slice_70 : tensor<128x32xf32>, tensor<32x48xf32>) outs(%157 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%186, %197 : tensor<48x128xf32>, tensor<128x48xf32>) outs(%159 : tensor<48x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<48x128xf32>
    %199 = linalg.matmul ins(%inserted_slice_125, %161 : tensor<32x128xf32>, tensor<128x48xf32>) outs(%162 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %extracted_slice_127 = tensor.extract_slice %199[0, 16] [32, 32] [1, 1] : tensor<32x48xf32> to tensor<32x32xf32>
    %200 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %188, %73, %extracted_slice_127, %74 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_178 : f32
      %300 = arith.mulf %in_176, %in_177 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_178 : f32
      %303 = arith.mulf %in, %in_175 : f32
      %304 = arith.addf %303, %301 : f32
      %305 = arith.addf %304, %302 : f32
      linalg.yield %305 : f32
    } -> tensor<32x32xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_127, %74, %73 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %202 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %200, %71 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_176 : f32
      %303 = arith.addf %301, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<32x32xf32>
    %203 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%200, %71, %70 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %204 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%200, %63, %69 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %inserted_slice_128 = tensor.insert_slice %203 into %1[0, 0] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_129 = tensor.insert_slice %204 into %inserted_slice_128[0, 32] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_130 = tensor.insert_slice %202 into %inserted_slice_129[0, 64] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_131 = tensor.insert_slice %201 into %inserted_slice_130[0, 96] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %expanded_132 = tensor.expand_shape %inserted_slice_131 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32>
    %205 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_132 : tensor<32x1x128xf32>) outs(%151 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<1x128xf32>
    %206 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%205 : tensor<1x128xf32>) outs(%150 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %207 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%195, %206 : tensor<128xf32>, tensor<128xf32>) outs(%149 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %208 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_131 : tensor<32x128xf32>) outs(%154 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %209 = linalg.matmul ins(%208, %inserted_slice_62 : tensor<128x32xf32>, tensor<32x48xf32>) outs(%157 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %210 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%198, %209 : tensor<48x128xf32>, tensor<128x48xf32>) outs(%159 : tensor<48x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<48x128xf32>
    %211 = linalg.matmul ins(%inserted_slice_131, %161 : tensor<32x128xf32>, tensor<128x48xf32>) outs(%162 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %extracted_slice_133 = tensor.extract_slice %211[0, 16] [32, 32] [1, 1] : tensor<32x48xf32> to tensor<32x32xf32>
    %212 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%69, %200, %64, %extracted_slice_133, %65 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_178 : f32
      %300 = arith.mulf %in_176, %in_177 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_178 : f32
      %303 = arith.mulf %in, %in_175 : f32
      %304 = arith.addf %303, %301 : f32
      %305 = arith.addf %304, %302 : f32
      linalg.yield %305 : f32
    } -> tensor<32x32xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_133, %65, %64 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %214 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%61, %212, %62 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_176 : f32
      %303 = arith.addf %301, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<32x32xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%212, %62, %61 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%212, %54, %60 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %inserted_slice_134 = tensor.insert_slice %215 into %1[0, 0] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_135 = tensor.insert_slice %216 into %inserted_slice_134[0, 32] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_136 = tensor.insert_slice %214 into %inserted_slice_135[0, 64] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_137 = tensor.insert_slice %213 into %inserted_slice_136[0, 96] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %expanded_138 = tensor.expand_shape %inserted_slice_137 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32>
    %217 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_138 : tensor<32x1x128xf32>) outs(%151 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<1x128xf32>
    %218 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%217 : tensor<1x128xf32>) outs(%150 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %219 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%207, %218 : tensor<128xf32>, tensor<128xf32>) outs(%149 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %220 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_137 : tensor<32x128xf32>) outs(%154 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %221 = linalg.matmul ins(%220, %inserted_slice_54 : tensor<128x32xf32>, tensor<32x48xf32>) outs(%157 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %222 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%210, %221 : tensor<48x128xf32>, tensor<128x48xf32>) outs(%159 : tensor<48x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<48x128xf32>
    %223 = linalg.matmul ins(%inserted_slice_137, %161 : tensor<32x128xf32>, tensor<128x48xf32>) outs(%162 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %extracted_slice_139 = tensor.extract_slice %223[0, 16] [32, 32] [1, 1] : tensor<32x48xf32> to tensor<32x32xf32>
    %224 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%60, %212, %55, %extracted_slice_139, %56 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_178 : f32
      %300 = arith.mulf %in_176, %in_177 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_178 : f32
      %303 = arith.mulf %in, %in_175 : f32
      %304 = arith.addf %303, %301 : f32
      %305 = arith.addf %304, %302 : f32
      linalg.yield %305 : f32
    } -> tensor<32x32xf32>
    %225 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_139, %56, %55 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %226 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %224, %53 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_176 : f32
      %303 = arith.addf %301, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<32x32xf32>
    %227 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%224, %53, %52 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %228 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%224, %45, %51 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %inserted_slice_140 = tensor.insert_slice %227 into %1[0, 0] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_141 = tensor.insert_slice %228 into %inserted_slice_140[0, 32] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_142 = tensor.insert_slice %226 into %inserted_slice_141[0, 64] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_143 = tensor.insert_slice %225 into %inserted_slice_142[0, 96] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %expanded_144 = tensor.expand_shape %inserted_slice_143 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32>
    %229 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_144 : tensor<32x1x128xf32>) outs(%151 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<1x128xf32>
    %230 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%229 : tensor<1x128xf32>) outs(%150 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %231 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%219, %230 : tensor<128xf32>, tensor<128xf32>) outs(%149 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %232 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_143 : tensor<32x128xf32>) outs(%154 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %233 = linalg.matmul ins(%232, %inserted_slice_46 : tensor<128x32xf32>, tensor<32x48xf32>) outs(%157 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %234 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%222, %233 : tensor<48x128xf32>, tensor<128x48xf32>) outs(%159 : tensor<48x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<48x128xf32>
    %235 = linalg.matmul ins(%inserted_slice_143, %161 : tensor<32x128xf32>, tensor<128x48xf32>) outs(%162 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %extracted_slice_145 = tensor.extract_slice %235[0, 16] [32, 32] [1, 1] : tensor<32x48xf32> to tensor<32x32xf32>
    %236 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %224, %46, %extracted_slice_145, %47 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_178 : f32
      %300 = arith.mulf %in_176, %in_177 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_178 : f32
      %303 = arith.mulf %in, %in_175 : f32
      %304 = arith.addf %303, %301 : f32
      %305 = arith.addf %304, %302 : f32
      linalg.yield %305 : f32
    } -> tensor<32x32xf32>
    %237 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_145, %47, %46 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %238 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%43, %236, %44 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_176 : f32
      %303 = arith.addf %301, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<32x32xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%236, %44, %43 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %240 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%236, %36, %42 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %inserted_slice_146 = tensor.insert_slice %239 into %1[0, 0] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_147 = tensor.insert_slice %240 into %inserted_slice_146[0, 32] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_148 = tensor.insert_slice %238 into %inserted_slice_147[0, 64] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_149 = tensor.insert_slice %237 into %inserted_slice_148[0, 96] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %expanded_150 = tensor.expand_shape %inserted_slice_149 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32>
    %241 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_150 : tensor<32x1x128xf32>) outs(%151 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<1x128xf32>
    %242 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%241 : tensor<1x128xf32>) outs(%150 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %243 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%231, %242 : tensor<128xf32>, tensor<128xf32>) outs(%149 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %244 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_149 : tensor<32x128xf32>) outs(%154 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %245 = linalg.matmul ins(%244, %inserted_slice_38 : tensor<128x32xf32>, tensor<32x48xf32>) outs(%157 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %246 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%234, %245 : tensor<48x128xf32>, tensor<128x48xf32>) outs(%159 : tensor<48x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<48x128xf32>
    %247 = linalg.matmul ins(%inserted_slice_149, %161 : tensor<32x128xf32>, tensor<128x48xf32>) outs(%162 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %extracted_slice_151 = tensor.extract_slice %247[0, 16] [32, 32] [1, 1] : tensor<32x48xf32> to tensor<32x32xf32>
    %248 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %236, %37, %extracted_slice_151, %38 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_178 : f32
      %300 = arith.mulf %in_176, %in_177 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_178 : f32
      %303 = arith.mulf %in, %in_175 : f32
      %304 = arith.addf %303, %301 : f32
      %305 = arith.addf %304, %302 : f32
      linalg.yield %305 : f32
    } -> tensor<32x32xf32>
    %249 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_151, %38, %37 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %250 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %248, %35 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_176 : f32
      %303 = arith.addf %301, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<32x32xf32>
    %251 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%248, %35, %34 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %252 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%248, %27, %33 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %inserted_slice_152 = tensor.insert_slice %251 into %1[0, 0] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_153 = tensor.insert_slice %252 into %inserted_slice_152[0, 32] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_154 = tensor.insert_slice %250 into %inserted_slice_153[0, 64] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_155 = tensor.insert_slice %249 into %inserted_slice_154[0, 96] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %expanded_156 = tensor.expand_shape %inserted_slice_155 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32>
    %253 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_156 : tensor<32x1x128xf32>) outs(%151 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<1x128xf32>
    %254 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%253 : tensor<1x128xf32>) outs(%150 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %255 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%243, %254 : tensor<128xf32>, tensor<128xf32>) outs(%149 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %256 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_155 : tensor<32x128xf32>) outs(%154 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %257 = linalg.matmul ins(%256, %inserted_slice_30 : tensor<128x32xf32>, tensor<32x48xf32>) outs(%157 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %258 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%246, %257 : tensor<48x128xf32>, tensor<128x48xf32>) outs(%159 : tensor<48x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<48x128xf32>
    %259 = linalg.matmul ins(%inserted_slice_155, %161 : tensor<32x128xf32>, tensor<128x48xf32>) outs(%162 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %extracted_slice_157 = tensor.extract_slice %259[0, 16] [32, 32] [1, 1] : tensor<32x48xf32> to tensor<32x32xf32>
    %260 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %248, %28, %extracted_slice_157, %29 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_178 : f32
      %300 = arith.mulf %in_176, %in_177 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_178 : f32
      %303 = arith.mulf %in, %in_175 : f32
      %304 = arith.addf %303, %301 : f32
      %305 = arith.addf %304, %302 : f32
      linalg.yield %305 : f32
    } -> tensor<32x32xf32>
    %261 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_157, %29, %28 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %262 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %260, %26 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_176 : f32
      %303 = arith.addf %301, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<32x32xf32>
    %263 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%260, %26, %25 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %264 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%260, %18, %24 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %inserted_slice_158 = tensor.insert_slice %263 into %1[0, 0] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_159 = tensor.insert_slice %264 into %inserted_slice_158[0, 32] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_160 = tensor.insert_slice %262 into %inserted_slice_159[0, 64] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_161 = tensor.insert_slice %261 into %inserted_slice_160[0, 96] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %expanded_162 = tensor.expand_shape %inserted_slice_161 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32>
    %265 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_162 : tensor<32x1x128xf32>) outs(%151 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<1x128xf32>
    %266 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%265 : tensor<1x128xf32>) outs(%150 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %267 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%255, %266 : tensor<128xf32>, tensor<128xf32>) outs(%149 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %268 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_161 : tensor<32x128xf32>) outs(%154 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %269 = linalg.matmul ins(%268, %inserted_slice_22 : tensor<128x32xf32>, tensor<32x48xf32>) outs(%157 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %270 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%258, %269 : tensor<48x128xf32>, tensor<128x48xf32>) outs(%159 : tensor<48x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<48x128xf32>
    %271 = linalg.matmul ins(%inserted_slice_161, %161 : tensor<32x128xf32>, tensor<128x48xf32>) outs(%162 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %extracted_slice_163 = tensor.extract_slice %271[0, 16] [32, 32] [1, 1] : tensor<32x48xf32> to tensor<32x32xf32>
    %272 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %260, %19, %extracted_slice_163, %20 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_178 : f32
      %300 = arith.mulf %in_176, %in_177 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_178 : f32
      %303 = arith.mulf %in, %in_175 : f32
      %304 = arith.addf %303, %301 : f32
      %305 = arith.addf %304, %302 : f32
      linalg.yield %305 : f32
    } -> tensor<32x32xf32>
    %273 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_163, %20, %19 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %274 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %272, %17 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_176 : f32
      %303 = arith.addf %301, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<32x32xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%272, %17, %16 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %276 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%272, %9, %15 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %inserted_slice_164 = tensor.insert_slice %275 into %1[0, 0] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_165 = tensor.insert_slice %276 into %inserted_slice_164[0, 32] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_166 = tensor.insert_slice %274 into %inserted_slice_165[0, 64] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_167 = tensor.insert_slice %273 into %inserted_slice_166[0, 96] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %expanded_168 = tensor.expand_shape %inserted_slice_167 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32>
    %277 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_168 : tensor<32x1x128xf32>) outs(%151 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<1x128xf32>
    %278 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%277 : tensor<1x128xf32>) outs(%150 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %279 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%267, %278 : tensor<128xf32>, tensor<128xf32>) outs(%149 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %280 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_167 : tensor<32x128xf32>) outs(%154 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %281 = linalg.matmul ins(%280, %inserted_slice_14 : tensor<128x32xf32>, tensor<32x48xf32>) outs(%157 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %282 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%270, %281 : tensor<48x128xf32>, tensor<128x48xf32>) outs(%159 : tensor<48x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<48x128xf32>
    %283 = linalg.matmul ins(%inserted_slice_167, %161 : tensor<32x128xf32>, tensor<128x48xf32>) outs(%162 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %extracted_slice_169 = tensor.extract_slice %283[0, 16] [32, 32] [1, 1] : tensor<32x48xf32> to tensor<32x32xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %272, %10, %extracted_slice_169, %11 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_178 : f32
      %300 = arith.mulf %in_176, %in_177 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_178 : f32
      %303 = arith.mulf %in, %in_175 : f32
      %304 = arith.addf %303, %301 : f32
      %305 = arith.addf %304, %302 : f32
      linalg.yield %305 : f32
    } -> tensor<32x32xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_169, %11, %10 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %286 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %284, %8 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in, %in_175 : f32
      %301 = arith.mulf %300, %299 : f32
      %302 = arith.mulf %301, %in_176 : f32
      %303 = arith.addf %301, %302 : f32
      linalg.yield %303 : f32
    } -> tensor<32x32xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%284, %8, %7 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_176 : f32
      %300 = arith.mulf %in_176, %299 : f32
      %301 = arith.mulf %in, %in_175 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %288 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%284, %6 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%5 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.subf %cst_3, %in_175 : f32
      %300 = arith.mulf %in_175, %299 : f32
      %301 = arith.mulf %in, %cst_4 : f32
      %302 = arith.mulf %301, %300 : f32
      linalg.yield %302 : f32
    } -> tensor<32x32xf32>
    %inserted_slice_170 = tensor.insert_slice %287 into %1[0, 0] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_171 = tensor.insert_slice %288 into %inserted_slice_170[0, 32] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_172 = tensor.insert_slice %286 into %inserted_slice_171[0, 64] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %inserted_slice_173 = tensor.insert_slice %285 into %inserted_slice_172[0, 96] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x128xf32>
    %expanded_174 = tensor.expand_shape %inserted_slice_173 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32>
    %289 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_174 : tensor<32x1x128xf32>) outs(%151 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<1x128xf32>
    %290 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "reduction"]} ins(%289 : tensor<1x128xf32>) outs(%150 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %299 = arith.addf %out, %in : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %291 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%279, %290 : tensor<128xf32>, tensor<128xf32>) outs(%149 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<128xf32>
    %292 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_173 : tensor<32x128xf32>) outs(%154 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %293 = linalg.matmul ins(%292, %inserted_slice_6 : tensor<128x32xf32>, tensor<32x48xf32>) outs(%157 : tensor<128x48xf32>) -> tensor<128x48xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%282, %293 : tensor<48x128xf32>, tensor<128x48xf32>) outs(%159 : tensor<48x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.addf %in, %in_175 : f32
      linalg.yield %299 : f32
    } -> tensor<48x128xf32>
    %295 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %294 : tensor<48x128xf32>, tensor<48x128xf32>) outs(%159 : tensor<48x128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in_175, %cst_0 : f32
      %300 = arith.subf %in, %299 : f32
      linalg.yield %300 : f32
    } -> tensor<48x128xf32>
    %296 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg1, %291 : tensor<128xf32>, tensor<128xf32>) outs(%149 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in_175, %cst_0 : f32
      %300 = arith.subf %in, %299 : f32
      linalg.yield %300 : f32
    } -> tensor<128xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %140 : tensor<32x10xf32>, tensor<10x32xf32>) outs(%111 : tensor<32x10xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in_175, %cst_0 : f32
      %300 = arith.subf %in, %299 : f32
      linalg.yield %300 : f32
    } -> tensor<32x10xf32>
    %298 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg3, %136 : tensor<10xf32>, tensor<10xf32>) outs(%132 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_175: f32, %out: f32):
      %299 = arith.mulf %in_175, %cst_0 : f32
      %300 = arith.subf %in, %299 : f32
      linalg.yield %300 : f32
    } -> tensor<10xf32>
    return %127, %295, %296, %297, %298 : tensor<f32>, tensor<48x128xf32>, tensor<128xf32>, tensor<32x10xf32>, tensor<10xf32>
  }
}

