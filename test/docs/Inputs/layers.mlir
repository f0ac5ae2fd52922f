#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_step {
  func.func public @main(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<16x16xf32>, %arg6: tensor<16x16xf32>, %arg7: tensor<16x16xf32>, %arg8: tensor<16x16xf32>, %arg9: tensor<16x16xf32>, %arg10: tensor<16x16xf32>, %arg11: tensor<16x16xf32>, %arg12: tensor<16x16xf32>, %arg13: tensor<16x16xf32>, %arg14: tensor<16x16xf32>, %arg15: tensor<16x16xf32>, %arg16: tensor<16x16xf32>, %arg17: tensor<16x16xf32>, %arg18: tensor<16x16xf32>, %arg19: tensor<16x16xf32>, %arg20: tensor<512x16xf32>) -> (tensor<f32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %cst = arith.constant 0.00999999977 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<512x16xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %2 = linalg.matmul ins(%arg20, %arg0 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %4 = linalg.matmul ins(%3, %arg1 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %6 = linalg.matmul ins(%5, %arg2 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %8 = linalg.matmul ins(%7, %arg3 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %10 = linalg.matmul ins(%9, %arg4 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %12 = linalg.matmul ins(%11, %arg5 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %14 = linalg.matmul ins(%13, %arg6 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %16 = linalg.matmul ins(%15, %arg7 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %18 = linalg.matmul ins(%17, %arg8 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %20 = linalg.matmul ins(%19, %arg9 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %22 = linalg.matmul ins(%21, %arg10 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %24 = linalg.matmul ins(%23, %arg11 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %26 = linalg.matmul ins(%25, %arg12 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %28 = linalg.matmul ins(%27, %arg13 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %30 = linalg.matmul ins(%29, %arg14 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %32 = linalg.matmul ins(%31, %arg15 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %34 = linalg.matmul ins(%33, %arg16 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %36 = linalg.matmul ins(%35, %arg17 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %38 = linalg.matmul ins(%37, %arg18 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %40 = linalg.matmul ins(%39, %arg19 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = math.tanh %in : f32
      linalg.yield %165 : f32
    } -> tensor<512x16xf32>
    %42 = tensor.empty() : tensor<f32>
    %43 = linalg.fill ins(%cst_1 : f32) outs(%42 : tensor<f32>) -> tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%41 : tensor<512x16xf32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = arith.mulf %in, %in : f32
      %166 = arith.addf %out, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<f32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = arith.subf %cst_0, %in : f32
      %166 = arith.addf %in, %in : f32
      %167 = arith.mulf %166, %165 : f32
      %168 = arith.mulf %167, %in : f32
      %169 = arith.addf %167, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<512x16xf32>
    %46 = tensor.empty() : tensor<16x512xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %48 = tensor.empty() : tensor<16x16xf32>
    %49 = linalg.fill ins(%cst_1 : f32) outs(%48 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %50 = linalg.matmul ins(%47, %39 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %52 = linalg.matmul ins(%45, %51 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %39 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %55 = linalg.matmul ins(%54, %37 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %57 = linalg.matmul ins(%53, %56 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%57, %37 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %60 = linalg.matmul ins(%59, %35 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %61 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %62 = linalg.matmul ins(%58, %61 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %35 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %65 = linalg.matmul ins(%64, %33 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %66 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %67 = linalg.matmul ins(%63, %66 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%67, %33 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %70 = linalg.matmul ins(%69, %31 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg15 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %72 = linalg.matmul ins(%68, %71 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%72, %31 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %75 = linalg.matmul ins(%74, %29 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %76 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %77 = linalg.matmul ins(%73, %76 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%77, %29 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %80 = linalg.matmul ins(%79, %27 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %82 = linalg.matmul ins(%78, %81 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%82, %27 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %84 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %85 = linalg.matmul ins(%84, %25 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %86 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg12 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %87 = linalg.matmul ins(%83, %86 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %25 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %90 = linalg.matmul ins(%89, %23 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %92 = linalg.matmul ins(%88, %91 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %23 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %95 = linalg.matmul ins(%94, %21 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %96 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %97 = linalg.matmul ins(%93, %96 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %21 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %100 = linalg.matmul ins(%99, %19 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %101 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %102 = linalg.matmul ins(%98, %101 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%102, %19 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %104 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %105 = linalg.matmul ins(%104, %17 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %106 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %107 = linalg.matmul ins(%103, %106 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%107, %17 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %110 = linalg.matmul ins(%109, %15 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %112 = linalg.matmul ins(%108, %111 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%112, %15 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %114 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %115 = linalg.matmul ins(%114, %13 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %117 = linalg.matmul ins(%113, %116 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%117, %13 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %119 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %120 = linalg.matmul ins(%119, %11 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %121 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %122 = linalg.matmul ins(%118, %121 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%122, %11 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %124 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %125 = linalg.matmul ins(%124, %9 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %126 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %127 = linalg.matmul ins(%123, %126 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %9 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %130 = linalg.matmul ins(%129, %7 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %132 = linalg.matmul ins(%128, %131 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%132, %7 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %134 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %135 = linalg.matmul ins(%134, %5 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %136 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %137 = linalg.matmul ins(%133, %136 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%137, %5 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%0 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<512x16xf32>
    %139 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512xf32>
    %140 = linalg.matmul ins(%139, %3 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %141 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %142 = linalg.matmul ins(%138, %141 : tensor<512x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %143 = linalg.generic {indexing_maps = [#map2, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%142, %3 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%46 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.subf %cst_0, %in_2 : f32
      %166 = arith.mulf %in, %165 : f32
      %167 = arith.mulf %166, %in_2 : f32
      %168 = arith.addf %166, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<16x512xf32>
    %144 = linalg.matmul ins(%143, %arg20 : tensor<16x512xf32>, tensor<512x16xf32>) outs(%49 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %144 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %140 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %135 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %130 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %125 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %120 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6, %115 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7, %110 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg8, %105 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg9, %100 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg10, %95 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg11, %90 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg12, %85 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg13, %80 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg14, %75 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg15, %70 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg16, %65 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg17, %60 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg18, %55 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg19, %50 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %165 = arith.mulf %in_2, %cst : f32
      %166 = arith.subf %in, %165 : f32
      linalg.yield %166 : f32
    } -> tensor<16x16xf32>
    return %44, %145, %146, %147, %148, %149, %150, %151, %152, %153, %154, %155, %156, %157, %158, %159, %160, %161, %162, %163, %164 : tensor<f32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
}

