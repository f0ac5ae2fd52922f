func.func @main(%arg0: tensor<6x8x64xf32>, %arg1: tensor<6x64x8xf32>, %arg2: tensor<64x8xf32>) -> (tensor<6x8x64xf32>, tensor<6x64x8xf32>) {
  %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x64x8xf32>
  %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x64x64xf32>
  %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x64x64xf32>
  %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x64x8xf32>
  %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x64x8xf32>
  %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %11:9 = "stablehlo.while"(%arg0, %arg1, %10, %arg2, %1, %3, %5, %7, %9) ({
  ^bb0(%arg3: tensor<6x8x64xf32>, %arg4: tensor<6x64x8xf32>, %arg5: tensor<i32>, %arg6: tensor<64x8xf32>, %arg7: tensor<6x64x8xf32>, %arg8: tensor<6x64x64xf32>, %arg9: tensor<6x64x64xf32>, %arg10: tensor<6x64x8xf32>, %arg11: tensor<6x64x8xf32>):
    %23 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.compare"(%arg5, %23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%24) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg3: tensor<6x8x64xf32>, %arg4: tensor<6x64x8xf32>, %arg5: tensor<i32>, %arg6: tensor<64x8xf32>, %arg7: tensor<6x64x8xf32>, %arg8: tensor<6x64x64xf32>, %arg9: tensor<6x64x64xf32>, %arg10: tensor<6x64x8xf32>, %arg11: tensor<6x64x8xf32>):
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.dynamic_slice"(%arg3, %arg5, %23, %24) <{slice_sizes = array<i64: 1, 8, 64>}> : (tensor<6x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.dynamic_slice"(%arg4, %arg5, %27, %28) <{slice_sizes = array<i64: 1, 64, 8>}> : (tensor<6x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x8xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x64x8xf32>) -> tensor<64x8xf32>
    %31 = "stablehlo.dot_general"(%arg6, %26) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %32 = "stablehlo.tanh"(%31) : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x64xf32>
    %35 = "stablehlo.subtract"(%34, %32) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %36 = "stablehlo.dot_general"(%32, %30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %37 = "stablehlo.tanh"(%36) : (tensor<64x8xf32>) -> tensor<64x8xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x8xf32>
    %40 = "stablehlo.subtract"(%39, %37) : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %41 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x8xf32>) -> tensor<1x64x8xf32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.dynamic_update_slice"(%arg7, %41, %arg5, %42, %43) : (tensor<6x64x8xf32>, tensor<1x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x64x8xf32>
    %45 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.dynamic_update_slice"(%arg8, %45, %arg5, %46, %47) : (tensor<6x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x64x64xf32>
    %49 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52 = "stablehlo.dynamic_update_slice"(%arg9, %49, %arg5, %50, %51) : (tensor<6x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x64x64xf32>
    %53 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x8xf32>) -> tensor<1x64x8xf32>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.dynamic_update_slice"(%arg10, %53, %arg5, %54, %55) : (tensor<6x64x8xf32>, tensor<1x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x64x8xf32>
    %57 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x8xf32>) -> tensor<1x64x8xf32>
    %58 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %59 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.dynamic_update_slice"(%arg11, %57, %arg5, %58, %59) : (tensor<6x64x8xf32>, tensor<1x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x64x8xf32>
    %61 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.add"(%arg5, %61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%arg3, %arg4, %62, %37, %44, %48, %52, %56, %60) : (tensor<6x8x64xf32>, tensor<6x64x8xf32>, tensor<i32>, tensor<64x8xf32>, tensor<6x64x8xf32>, tensor<6x64x64xf32>, tensor<6x64x64xf32>, tensor<6x64x8xf32>, tensor<6x64x8xf32>) -> ()
  }) : (tensor<6x8x64xf32>, tensor<6x64x8xf32>, tensor<i32>, tensor<64x8xf32>, tensor<6x64x8xf32>, tensor<6x64x64xf32>, tensor<6x64x64xf32>, tensor<6x64x8xf32>, tensor<6x64x8xf32>) -> (tensor<6x8x64xf32>, tensor<6x64x8xf32>, tensor<i32>, tensor<64x8xf32>, tensor<6x64x8xf32>, tensor<6x64x64xf32>, tensor<6x64x64xf32>, tensor<6x64x8xf32>, tensor<6x64x8xf32>)
  %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x8xf32>
  %14 = "stablehlo.multiply"(%11#3, %13) : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
  %15 = "stablehlo.multiply"(%13, %11#3) : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
  %16 = "stablehlo.add"(%14, %15) : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
  %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8x64xf32>
  %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x64x8xf32>
  %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %22:11 = "stablehlo.while"(%arg0, %11#4, %11#5, %11#6, %arg1, %11#7, %11#8, %21, %16, %18, %20) ({
  ^bb0(%arg3: tensor<6x8x64xf32>, %arg4: tensor<6x64x8xf32>, %arg5: tensor<6x64x64xf32>, %arg6: tensor<6x64x64xf32>, %arg7: tensor<6x64x8xf32>, %arg8: tensor<6x64x8xf32>, %arg9: tensor<6x64x8xf32>, %arg10: tensor<i32>, %arg11: tensor<64x8xf32>, %arg12: tensor<6x8x64xf32>, %arg13: tensor<6x64x8xf32>):
    %23 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.compare"(%arg10, %23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%24) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg3: tensor<6x8x64xf32>, %arg4: tensor<6x64x8xf32>, %arg5: tensor<6x64x64xf32>, %arg6: tensor<6x64x64xf32>, %arg7: tensor<6x64x8xf32>, %arg8: tensor<6x64x8xf32>, %arg9: tensor<6x64x8xf32>, %arg10: tensor<i32>, %arg11: tensor<64x8xf32>, %arg12: tensor<6x8x64xf32>, %arg13: tensor<6x64x8xf32>):
    %23 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.subtract"(%23, %arg10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %25 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.subtract"(%24, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.dynamic_slice"(%arg3, %26, %27, %28) <{slice_sizes = array<i64: 1, 8, 64>}> : (tensor<6x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.dynamic_slice"(%arg4, %26, %31, %32) <{slice_sizes = array<i64: 1, 64, 8>}> : (tensor<6x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x8xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x64x8xf32>) -> tensor<64x8xf32>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.dynamic_slice"(%arg5, %26, %35, %36) <{slice_sizes = array<i64: 1, 64, 64>}> : (tensor<6x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.dynamic_slice"(%arg6, %26, %39, %40) <{slice_sizes = array<i64: 1, 64, 64>}> : (tensor<6x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.dynamic_slice"(%arg7, %26, %43, %44) <{slice_sizes = array<i64: 1, 64, 8>}> : (tensor<6x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x8xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x64x8xf32>) -> tensor<64x8xf32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %49 = "stablehlo.dynamic_slice"(%arg8, %26, %47, %48) <{slice_sizes = array<i64: 1, 64, 8>}> : (tensor<6x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x8xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<1x64x8xf32>) -> tensor<64x8xf32>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.dynamic_slice"(%arg9, %26, %51, %52) <{slice_sizes = array<i64: 1, 64, 8>}> : (tensor<6x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x8xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<1x64x8xf32>) -> tensor<64x8xf32>
    %55 = "stablehlo.multiply"(%arg11, %54) : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %56 = "stablehlo.multiply"(%55, %50) : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %58 = "stablehlo.dot_general"(%57, %38) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x8xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %59 = "stablehlo.transpose"(%58) <{permutation = array<i64: 1, 0>}> : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %60 = "stablehlo.dot_general"(%57, %46) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x64xf32>
    %61 = "stablehlo.multiply"(%60, %42) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %62 = "stablehlo.multiply"(%61, %38) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %64 = "stablehlo.dot_general"(%63, %34) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %65 = "stablehlo.transpose"(%64) <{permutation = array<i64: 1, 0>}> : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %66 = "stablehlo.dot_general"(%63, %30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x64xf32>, tensor<8x64xf32>) -> tensor<64x8xf32>
    %67 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x64xf32>) -> tensor<1x8x64xf32>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %70 = "stablehlo.dynamic_update_slice"(%arg12, %67, %26, %68, %69) : (tensor<6x8x64xf32>, tensor<1x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x8x64xf32>
    %71 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x8xf32>) -> tensor<1x64x8xf32>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %73 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %74 = "stablehlo.dynamic_update_slice"(%arg13, %71, %26, %72, %73) : (tensor<6x64x8xf32>, tensor<1x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x64x8xf32>
    %75 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %76 = "stablehlo.add"(%arg10, %75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %76, %66, %70, %74) : (tensor<6x8x64xf32>, tensor<6x64x8xf32>, tensor<6x64x64xf32>, tensor<6x64x64xf32>, tensor<6x64x8xf32>, tensor<6x64x8xf32>, tensor<6x64x8xf32>, tensor<i32>, tensor<64x8xf32>, tensor<6x8x64xf32>, tensor<6x64x8xf32>) -> ()
  }) : (tensor<6x8x64xf32>, tensor<6x64x8xf32>, tensor<6x64x64xf32>, tensor<6x64x64xf32>, tensor<6x64x8xf32>, tensor<6x64x8xf32>, tensor<6x64x8xf32>, tensor<i32>, tensor<64x8xf32>, tensor<6x8x64xf32>, tensor<6x64x8xf32>) -> (tensor<6x8x64xf32>, tensor<6x64x8xf32>, tensor<6x64x64xf32>, tensor<6x64x64xf32>, tensor<6x64x8xf32>, tensor<6x64x8xf32>, tensor<6x64x8xf32>, tensor<i32>, tensor<64x8xf32>, tensor<6x8x64xf32>, tensor<6x64x8xf32>)
  return %22#9, %22#10 : tensor<6x8x64xf32>, tensor<6x64x8xf32>
}
