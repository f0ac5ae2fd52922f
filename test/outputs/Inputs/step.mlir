module {
  func.func public @main(%x: tensor<64xf32>) -> tensor<64xf32> {
    %0 = stablehlo.tanh %x : tensor<64xf32>
    %1 = stablehlo.tanh %0 : tensor<64xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<64xf32>
    return %2 : tensor<64xf32>
  }
}
