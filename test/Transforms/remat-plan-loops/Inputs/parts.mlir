func.func @main(%w: tensor<6x4x4xf32>, %x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<6x4x4xf32>) {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %sf32 = "stablehlo.constant"() <{value = dense<0.0> : tensor<6x4x4xf32>}> : () -> tensor<6x4x4xf32>
  %f:4 = "stablehlo.while"(%zero, %w, %x, %sf32) ({
  ^bb0(%c0: tensor<i32>, %c1: tensor<6x4x4xf32>, %c2: tensor<4x4xf32>, %c3: tensor<6x4x4xf32>):
    %n = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %go = "stablehlo.compare"(%c0, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%go) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a0: tensor<i32>, %a1: tensor<6x4x4xf32>, %a2: tensor<4x4xf32>, %a3: tensor<6x4x4xf32>):
    %v1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %v2 = "stablehlo.dynamic_slice"(%a1, %a0, %v1, %v1) <{slice_sizes = array<i64: 1, 4, 4>}> : (tensor<6x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %v3 = "stablehlo.reshape"(%v2) : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %v4 = "stablehlo.dot_general"(%v3, %v3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %v5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %v6 = "stablehlo.reshape"(%v4) : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %v7 = "stablehlo.dynamic_update_slice"(%a3, %v6, %a0, %v5, %v5) : (tensor<6x4x4xf32>, tensor<1x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x4x4xf32>
    %v8 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %v9 = "stablehlo.add"(%a0, %v8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%v9, %a1, %v4, %v7) : (tensor<i32>, tensor<6x4x4xf32>, tensor<4x4xf32>, tensor<6x4x4xf32>) -> ()
  }) : (tensor<i32>, tensor<6x4x4xf32>, tensor<4x4xf32>, tensor<6x4x4xf32>) -> (tensor<i32>, tensor<6x4x4xf32>, tensor<4x4xf32>, tensor<6x4x4xf32>)
  %b:5 = "stablehlo.while"(%zero, %w, %f#2, %sf32, %f#3) ({
  ^bb0(%c0: tensor<i32>, %c1: tensor<6x4x4xf32>, %c2: tensor<4x4xf32>, %c3: tensor<6x4x4xf32>, %c4: tensor<6x4x4xf32>):
    %n = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %go = "stablehlo.compare"(%c0, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%go) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a0: tensor<i32>, %a1: tensor<6x4x4xf32>, %a2: tensor<4x4xf32>, %a3: tensor<6x4x4xf32>, %a4: tensor<6x4x4xf32>):
    %v1 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %v2 = "stablehlo.subtract"(%v1, %a0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %v3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %v4 = "stablehlo.dynamic_slice"(%a1, %v2, %v3, %v3) <{slice_sizes = array<i64: 1, 4, 4>}> : (tensor<6x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %v5 = "stablehlo.reshape"(%v4) : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %v6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %v7 = "stablehlo.dynamic_slice"(%a4, %v2, %v6, %v6) <{slice_sizes = array<i64: 1, 4, 4>}> : (tensor<6x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %v8 = "stablehlo.reshape"(%v7) : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %v9 = "stablehlo.tanh"(%a2) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %v10 = "stablehlo.add"(%v5, %v8) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %v11 = "stablehlo.add"(%v10, %v9) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %v12 = "stablehlo.add"(%v11, %a2) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %v13 = "stablehlo.add"(%v12, %v5) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %v14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %v15 = "stablehlo.reshape"(%v9) : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %v16 = "stablehlo.dynamic_update_slice"(%a3, %v15, %v2, %v14, %v14) : (tensor<6x4x4xf32>, tensor<1x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x4x4xf32>
    %v17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %v18 = "stablehlo.add"(%a0, %v17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%v18, %a1, %v13, %v16, %a4) : (tensor<i32>, tensor<6x4x4xf32>, tensor<4x4xf32>, tensor<6x4x4xf32>, tensor<6x4x4xf32>) -> ()
  }) : (tensor<i32>, tensor<6x4x4xf32>, tensor<4x4xf32>, tensor<6x4x4xf32>, tensor<6x4x4xf32>) -> (tensor<i32>, tensor<6x4x4xf32>, tensor<4x4xf32>, tensor<6x4x4xf32>, tensor<6x4x4xf32>)
  return %b#2, %b#3 : tensor<4x4xf32>, tensor<6x4x4xf32>
}
