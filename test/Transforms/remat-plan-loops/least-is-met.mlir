// Bytes that the search for the fewest bytes finds are within a budget of as many bytes, although a search with this budget
// visits other plans, of which the smallest takes 3712 bytes.
// RUN: remat-opt %s --remat-plan-loops="budget=3456 effort=0.2" | FileCheck %s
// RUN: not remat-opt %s --remat-plan-loops="budget=3455 effort=0.2" 2>&1 | FileCheck %s --check-prefix=LESS
// RUN: remat-opt %s --remat-plan-loops="budget=min effort=0.2" | FileCheck %s --check-prefix=MIN
// CHECK: #remat.loop_plan<{{.*}}budget = 3456
// LESS: error: planner 'auto' finds no plan of the loops within 3455 bytes; the smallest plan takes 3456 bytes
// MIN: #remat.loop_plan<
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<9x4x4xf32>, %arg1: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<9x4x4xf32>) {
    %0 = tensor.empty() : tensor<9x8x4xf32>
    %1 = tensor.empty() : tensor<9x4x4xf32>
    %2 = math.tanh %arg1 : tensor<8x4xf32>
    %3 = math.sin %arg1 : tensor<8x4xf32>
    %c0 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %c1 = arith.constant 1 : index
    %4:7 = scf.for %arg2 = %c0 to %c9 step %c1 iter_args(%arg3 = %arg1, %arg4 = %2, %arg5 = %2, %arg6 = %0, %arg7 = %0, %arg8 = %0, %arg9 = %0) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<9x8x4xf32>, tensor<9x8x4xf32>, tensor<9x8x4xf32>, tensor<9x8x4xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg2, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<9x4x4xf32> to tensor<4x4xf32>
      %6 = tensor.empty() : tensor<8x4xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<8x4xf32>) outs(%6 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %12 = math.tanh %in : f32
        linalg.yield %12 : f32
      } -> tensor<8x4xf32>
      %8 = tensor.empty() : tensor<8x4xf32>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<8x4xf32>) outs(%8 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %12 = math.tanh %in : f32
        linalg.yield %12 : f32
      } -> tensor<8x4xf32>
      %10 = tensor.empty() : tensor<8x4xf32>
      %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<8x4xf32>) outs(%10 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %12 = math.tanh %in : f32
        linalg.yield %12 : f32
      } -> tensor<8x4xf32>
      %inserted_slice = tensor.insert_slice %7 into %arg6[%arg2, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<9x8x4xf32>
      %inserted_slice_3 = tensor.insert_slice %arg3 into %arg7[%arg2, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<9x8x4xf32>
      %inserted_slice_4 = tensor.insert_slice %arg4 into %arg8[%arg2, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<9x8x4xf32>
      %inserted_slice_5 = tensor.insert_slice %7 into %arg9[%arg2, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<9x8x4xf32>
      scf.yield %arg4, %arg3, %9, %inserted_slice, %inserted_slice_3, %inserted_slice_4, %inserted_slice_5 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<9x8x4xf32>, tensor<9x8x4xf32>, tensor<9x8x4xf32>, tensor<9x8x4xf32>
    }
    %c0_0 = arith.constant 0 : index
    %c9_1 = arith.constant 9 : index
    %c1_2 = arith.constant 1 : index
    %5:2 = scf.for %arg2 = %c0_0 to %c9_1 step %c1_2 iter_args(%arg3 = %4#0, %arg4 = %1) -> (tensor<8x4xf32>, tensor<9x4x4xf32>) {
      %c8 = arith.constant 8 : index
      %6 = arith.subi %c8, %arg2 : index
      %extracted_slice = tensor.extract_slice %arg0[%6, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<9x4x4xf32> to tensor<4x4xf32>
      %extracted_slice_3 = tensor.extract_slice %4#3[%6, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<9x8x4xf32> to tensor<8x4xf32>
      %extracted_slice_4 = tensor.extract_slice %4#4[%6, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<9x8x4xf32> to tensor<8x4xf32>
      %extracted_slice_5 = tensor.extract_slice %4#5[%6, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<9x8x4xf32> to tensor<8x4xf32>
      %extracted_slice_6 = tensor.extract_slice %4#6[%6, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<9x8x4xf32> to tensor<8x4xf32>
      %7 = tensor.empty() : tensor<8x4xf32>
      %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %extracted_slice_4 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%7 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.mulf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<8x4xf32>
      %9 = tensor.empty() : tensor<8x4xf32>
      %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5 : tensor<8x4xf32>) outs(%9 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %39 = math.tanh %in : f32
        linalg.yield %39 : f32
      } -> tensor<8x4xf32>
      %11 = tensor.empty() : tensor<8x4xf32>
      %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4 : tensor<8x4xf32>) outs(%11 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %39 = math.sin %in : f32
        linalg.yield %39 : f32
      } -> tensor<8x4xf32>
      %cst = arith.constant 0.000000e+00 : f32
      %13 = tensor.empty() : tensor<8x4xf32>
      %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<8x4xf32>) -> tensor<8x4xf32>
      %15 = linalg.matmul ins(%extracted_slice_5, %extracted_slice : tensor<8x4xf32>, tensor<4x4xf32>) outs(%14 : tensor<8x4xf32>) -> tensor<8x4xf32>
      %cst_7 = arith.constant 0.000000e+00 : f32
      %16 = tensor.empty() : tensor<4x4xf32>
      %17 = linalg.fill ins(%cst_7 : f32) outs(%16 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %18 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg3, %extracted_slice_6 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%17 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.mulf %in, %in_8 : f32
        %40 = arith.addf %out, %39 : f32
        linalg.yield %40 : f32
      } -> tensor<4x4xf32>
      %19 = tensor.empty() : tensor<8x4xf32>
      %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %extracted_slice_3 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%19 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.addf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<8x4xf32>
      %21 = tensor.empty() : tensor<8x4xf32>
      %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %extracted_slice_4 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%21 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.addf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<8x4xf32>
      %23 = tensor.empty() : tensor<8x4xf32>
      %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %extracted_slice_5 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%23 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.addf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<8x4xf32>
      %25 = tensor.empty() : tensor<8x4xf32>
      %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %extracted_slice_6 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%25 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.addf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<8x4xf32>
      %27 = tensor.empty() : tensor<8x4xf32>
      %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %8 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%27 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.addf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<8x4xf32>
      %29 = tensor.empty() : tensor<8x4xf32>
      %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %10 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%29 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.addf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<8x4xf32>
      %31 = tensor.empty() : tensor<8x4xf32>
      %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %12 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%31 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.addf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<8x4xf32>
      %33 = tensor.empty() : tensor<8x4xf32>
      %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %15 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%33 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.addf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<8x4xf32>
      %35 = tensor.empty() : tensor<8x4xf32>
      %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<8x4xf32>) outs(%35 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %39 = math.tanh %in : f32
        linalg.yield %39 : f32
      } -> tensor<8x4xf32>
      %37 = tensor.empty() : tensor<8x4xf32>
      %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<8x4xf32>) outs(%37 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %39 = math.tanh %in : f32
        linalg.yield %39 : f32
      } -> tensor<8x4xf32>
      %inserted_slice = tensor.insert_slice %18 into %arg4[%6, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<9x4x4xf32>
      scf.yield %36, %inserted_slice : tensor<8x4xf32>, tensor<9x4x4xf32>
    }
    return %5#0, %5#1 : tensor<8x4xf32>, tensor<9x4x4xf32>
  }
}

