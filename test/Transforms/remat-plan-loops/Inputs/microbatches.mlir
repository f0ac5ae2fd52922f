func.func @main(%arg0: tensor<6x8x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x16x8xf32>) -> (tensor<6x8x8xf32>) {
  %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8x8xf32>
  %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %3:4 = "stablehlo.while"(%arg1, %arg0, %2, %1) ({
  ^bb0(%arg2: tensor<4x16x8xf32>, %arg3: tensor<6x8x8xf32>, %arg4: tensor<i32>, %arg5: tensor<6x8x8xf32>):
    %8 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.compare"(%arg4, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%9) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg2: tensor<4x16x8xf32>, %arg3: tensor<6x8x8xf32>, %arg4: tensor<i32>, %arg5: tensor<6x8x8xf32>):
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.dynamic_slice"(%arg2, %arg4, %8, %9) <{slice_sizes = array<i64: 1, 16, 8>}> : (tensor<4x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x8xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16x8xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16x8xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x16x8xf32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19:6 = "stablehlo.while"(%arg3, %18, %11, %13, %15, %17) ({
    ^bb0(%arg6: tensor<6x8x8xf32>, %arg7: tensor<i32>, %arg8: tensor<16x8xf32>, %arg9: tensor<6x16x8xf32>, %arg10: tensor<6x16x8xf32>, %arg11: tensor<6x16x8xf32>):
      %29 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.compare"(%arg7, %29) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%30) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<6x8x8xf32>, %arg7: tensor<i32>, %arg8: tensor<16x8xf32>, %arg9: tensor<6x16x8xf32>, %arg10: tensor<6x16x8xf32>, %arg11: tensor<6x16x8xf32>):
      %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %31 = "stablehlo.dynamic_slice"(%arg6, %arg7, %29, %30) <{slice_sizes = array<i64: 1, 8, 8>}> : (tensor<6x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
      %32 = "stablehlo.reshape"(%31) : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
      %33 = "stablehlo.dot_general"(%arg8, %32) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
      %34 = "stablehlo.tanh"(%33) : (tensor<16x8xf32>) -> tensor<16x8xf32>
      %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x8xf32>
      %37 = "stablehlo.subtract"(%36, %34) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
      %38 = "stablehlo.add"(%34, %arg8) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
      %39 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x8xf32>) -> tensor<1x16x8xf32>
      %40 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %42 = "stablehlo.dynamic_update_slice"(%arg9, %39, %arg7, %40, %41) : (tensor<6x16x8xf32>, tensor<1x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x16x8xf32>
      %43 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x8xf32>) -> tensor<1x16x8xf32>
      %44 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %46 = "stablehlo.dynamic_update_slice"(%arg10, %43, %arg7, %44, %45) : (tensor<6x16x8xf32>, tensor<1x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x16x8xf32>
      %47 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x8xf32>) -> tensor<1x16x8xf32>
      %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %50 = "stablehlo.dynamic_update_slice"(%arg11, %47, %arg7, %48, %49) : (tensor<6x16x8xf32>, tensor<1x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x16x8xf32>
      %51 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %52 = "stablehlo.add"(%arg7, %51) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg6, %52, %38, %42, %46, %50) : (tensor<6x8x8xf32>, tensor<i32>, tensor<16x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>) -> ()
    }) : (tensor<6x8x8xf32>, tensor<i32>, tensor<16x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>) -> (tensor<6x8x8xf32>, tensor<i32>, tensor<16x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>)
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x8xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8x8xf32>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25:7 = "stablehlo.while"(%arg3, %19#3, %19#4, %19#5, %24, %21, %23) ({
    ^bb0(%arg6: tensor<6x8x8xf32>, %arg7: tensor<6x16x8xf32>, %arg8: tensor<6x16x8xf32>, %arg9: tensor<6x16x8xf32>, %arg10: tensor<i32>, %arg11: tensor<16x8xf32>, %arg12: tensor<6x8x8xf32>):
      %29 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.compare"(%arg10, %29) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%30) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<6x8x8xf32>, %arg7: tensor<6x16x8xf32>, %arg8: tensor<6x16x8xf32>, %arg9: tensor<6x16x8xf32>, %arg10: tensor<i32>, %arg11: tensor<16x8xf32>, %arg12: tensor<6x8x8xf32>):
      %29 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.subtract"(%29, %arg10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %31 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %32 = "stablehlo.subtract"(%30, %31) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %35 = "stablehlo.dynamic_slice"(%arg6, %32, %33, %34) <{slice_sizes = array<i64: 1, 8, 8>}> : (tensor<6x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
      %36 = "stablehlo.reshape"(%35) : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
      %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %39 = "stablehlo.dynamic_slice"(%arg7, %32, %37, %38) <{slice_sizes = array<i64: 1, 16, 8>}> : (tensor<6x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x8xf32>
      %40 = "stablehlo.reshape"(%39) : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
      %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %43 = "stablehlo.dynamic_slice"(%arg8, %32, %41, %42) <{slice_sizes = array<i64: 1, 16, 8>}> : (tensor<6x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x8xf32>
      %44 = "stablehlo.reshape"(%43) : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
      %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %47 = "stablehlo.dynamic_slice"(%arg9, %32, %45, %46) <{slice_sizes = array<i64: 1, 16, 8>}> : (tensor<6x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x8xf32>
      %48 = "stablehlo.reshape"(%47) : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
      %49 = "stablehlo.multiply"(%arg11, %48) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
      %50 = "stablehlo.multiply"(%49, %44) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
      %51 = "stablehlo.add"(%49, %50) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
      %52 = "stablehlo.dot_general"(%51, %40) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
      %53 = "stablehlo.transpose"(%52) <{permutation = array<i64: 1, 0>}> : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %54 = "stablehlo.dot_general"(%51, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
      %55 = "stablehlo.add"(%arg11, %54) : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32>
      %56 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
      %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %58 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %59 = "stablehlo.dynamic_update_slice"(%arg12, %56, %32, %57, %58) : (tensor<6x8x8xf32>, tensor<1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x8x8xf32>
      %60 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %61 = "stablehlo.add"(%arg10, %60) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg6, %arg7, %arg8, %arg9, %61, %55, %59) : (tensor<6x8x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>, tensor<i32>, tensor<16x8xf32>, tensor<6x8x8xf32>) -> ()
    }) : (tensor<6x8x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>, tensor<i32>, tensor<16x8xf32>, tensor<6x8x8xf32>) -> (tensor<6x8x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>, tensor<i32>, tensor<16x8xf32>, tensor<6x8x8xf32>)
    %26 = "stablehlo.add"(%arg5, %25#6) : (tensor<6x8x8xf32>, tensor<6x8x8xf32>) -> tensor<6x8x8xf32>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.add"(%arg4, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%arg2, %arg3, %28, %26) : (tensor<4x16x8xf32>, tensor<6x8x8xf32>, tensor<i32>, tensor<6x8x8xf32>) -> ()
  }) : (tensor<4x16x8xf32>, tensor<6x8x8xf32>, tensor<i32>, tensor<6x8x8xf32>) -> (tensor<4x16x8xf32>, tensor<6x8x8xf32>, tensor<i32>, tensor<6x8x8xf32>)
  %4 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
  %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8x8xf32>
  %6 = "stablehlo.multiply"(%5, %3#3) : (tensor<6x8x8xf32>, tensor<6x8x8xf32>) -> tensor<6x8x8xf32>
  %7 = "stablehlo.subtract"(%arg0, %6) : (tensor<6x8x8xf32>, tensor<6x8x8xf32>) -> tensor<6x8x8xf32>
  return %7 : tensor<6x8x8xf32>
}
