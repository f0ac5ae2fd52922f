// RUN: remat-opt %s --verify-diagnostics --remat-annotate-costs --remat-plan="budget=min objective=space"

// expected-error @+1 {{unknown objective 'space': expected 'time' or 'memory'}}
func.func @step(%x: tensor<1024xf32>) -> (tensor<f32>, tensor<1024xf32>) {
  %e = tensor.empty() : tensor<1024xf32>
  %a = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %b = linalg.exp ins(%a : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %c = linalg.exp ins(%b : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce {arith.addf} ins(%c : tensor<1024xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  %ga = linalg.mul ins(%c, %b : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %gx = linalg.mul ins(%ga, %a : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  return %loss, %gx : tensor<f32>, tensor<1024xf32>
}
