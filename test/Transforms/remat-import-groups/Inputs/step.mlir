func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = "stablehlo.exponential"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
