func.func @main(%arg0: tensor<6x16x16xf32>, %arg1: tensor<64x16xf32>) -> tensor<6x16x16xf32> {
  %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x64x16xf32>
  %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x64x16xf32>
  %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x64x16xf32>
  %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %7:6 = "stablehlo.while"(%arg0, %6, %arg1, %1, %3, %5) ({
  ^bb0(%arg22: tensor<6x16x16xf32>, %arg23: tensor<i32>, %arg24: tensor<64x16xf32>, %arg25: tensor<6x64x16xf32>, %arg26: tensor<6x64x16xf32>, %arg27: tensor<6x64x16xf32>):
    %76 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %77 = "stablehlo.compare"(%arg23, %76) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%77) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg16: tensor<6x16x16xf32>, %arg17: tensor<i32>, %arg18: tensor<64x16xf32>, %arg19: tensor<6x64x16xf32>, %arg20: tensor<6x64x16xf32>, %arg21: tensor<6x64x16xf32>):
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %54 = "stablehlo.dynamic_slice"(%arg16, %arg17, %52, %53) <{slice_sizes = array<i64: 1, 16, 16>}> : (tensor<6x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    %56 = "stablehlo.dot_general"(%arg18, %55) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %57 = "stablehlo.tanh"(%56) : (tensor<64x16xf32>) -> tensor<64x16xf32>
    %58 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x16xf32>
    %60 = "stablehlo.subtract"(%59, %57) : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %61 = "stablehlo.add"(%57, %arg18) : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %62 = "stablehlo.broadcast_in_dim"(%arg18) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x16xf32>) -> tensor<1x64x16xf32>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %64 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %65 = "stablehlo.dynamic_update_slice"(%arg19, %62, %arg17, %63, %64) : (tensor<6x64x16xf32>, tensor<1x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x64x16xf32>
    %66 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x16xf32>) -> tensor<1x64x16xf32>
    %67 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.dynamic_update_slice"(%arg20, %66, %arg17, %67, %68) : (tensor<6x64x16xf32>, tensor<1x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x64x16xf32>
    %70 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x16xf32>) -> tensor<1x64x16xf32>
    %71 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %73 = "stablehlo.dynamic_update_slice"(%arg21, %70, %arg17, %71, %72) : (tensor<6x64x16xf32>, tensor<1x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x64x16xf32>
    %74 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %75 = "stablehlo.add"(%arg17, %74) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%arg16, %75, %61, %65, %69, %73) : (tensor<6x16x16xf32>, tensor<i32>, tensor<64x16xf32>, tensor<6x64x16xf32>, tensor<6x64x16xf32>, tensor<6x64x16xf32>) -> ()
  }) : (tensor<6x16x16xf32>, tensor<i32>, tensor<64x16xf32>, tensor<6x64x16xf32>, tensor<6x64x16xf32>, tensor<6x64x16xf32>) -> (tensor<6x16x16xf32>, tensor<i32>, tensor<64x16xf32>, tensor<6x64x16xf32>, tensor<6x64x16xf32>, tensor<6x64x16xf32>)
  %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x16xf32>
  %10 = "stablehlo.multiply"(%7#2, %9) : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
  %11 = "stablehlo.multiply"(%9, %7#2) : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
  %12 = "stablehlo.add"(%10, %11) : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
  %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16x16xf32>
  %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %16:7 = "stablehlo.while"(%arg0, %7#3, %7#4, %7#5, %15, %12, %14) ({
  ^bb0(%arg9: tensor<6x16x16xf32>, %arg10: tensor<6x64x16xf32>, %arg11: tensor<6x64x16xf32>, %arg12: tensor<6x64x16xf32>, %arg13: tensor<i32>, %arg14: tensor<64x16xf32>, %arg15: tensor<6x16x16xf32>):
    %50 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.compare"(%arg13, %50) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%51) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg2: tensor<6x16x16xf32>, %arg3: tensor<6x64x16xf32>, %arg4: tensor<6x64x16xf32>, %arg5: tensor<6x64x16xf32>, %arg6: tensor<i32>, %arg7: tensor<64x16xf32>, %arg8: tensor<6x16x16xf32>):
    %17 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.subtract"(%17, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %19 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.subtract"(%18, %19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.dynamic_slice"(%arg2, %20, %21, %22) <{slice_sizes = array<i64: 1, 16, 16>}> : (tensor<6x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.dynamic_slice"(%arg3, %20, %25, %26) <{slice_sizes = array<i64: 1, 64, 16>}> : (tensor<6x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x16xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x64x16xf32>) -> tensor<64x16xf32>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.dynamic_slice"(%arg4, %20, %29, %30) <{slice_sizes = array<i64: 1, 64, 16>}> : (tensor<6x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x16xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x64x16xf32>) -> tensor<64x16xf32>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %35 = "stablehlo.dynamic_slice"(%arg5, %20, %33, %34) <{slice_sizes = array<i64: 1, 64, 16>}> : (tensor<6x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x16xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x64x16xf32>) -> tensor<64x16xf32>
    %37 = "stablehlo.multiply"(%arg7, %36) : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %38 = "stablehlo.multiply"(%37, %32) : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %40 = "stablehlo.dot_general"(%39, %28) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<16x16xf32>
    %41 = "stablehlo.transpose"(%40) <{permutation = array<i64: 1, 0>}> : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %42 = "stablehlo.dot_general"(%39, %24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<64x16xf32>, tensor<16x16xf32>) -> tensor<64x16xf32>
    %43 = "stablehlo.add"(%arg7, %42) : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
    %44 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.dynamic_update_slice"(%arg8, %44, %20, %45, %46) : (tensor<6x16x16xf32>, tensor<1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x16x16xf32>
    %48 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %49 = "stablehlo.add"(%arg6, %48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%arg2, %arg3, %arg4, %arg5, %49, %43, %47) : (tensor<6x16x16xf32>, tensor<6x64x16xf32>, tensor<6x64x16xf32>, tensor<6x64x16xf32>, tensor<i32>, tensor<64x16xf32>, tensor<6x16x16xf32>) -> ()
  }) : (tensor<6x16x16xf32>, tensor<6x64x16xf32>, tensor<6x64x16xf32>, tensor<6x64x16xf32>, tensor<i32>, tensor<64x16xf32>, tensor<6x16x16xf32>) -> (tensor<6x16x16xf32>, tensor<6x64x16xf32>, tensor<6x64x16xf32>, tensor<6x64x16xf32>, tensor<i32>, tensor<64x16xf32>, tensor<6x16x16xf32>)
  return %16#6 : tensor<6x16x16xf32>
}
