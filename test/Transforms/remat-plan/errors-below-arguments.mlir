// RUN: remat-opt %s --verify-diagnostics --remat-annotate-costs --remat-plan="budget=1000"

// expected-error @+3 {{the budget of 1000 bytes is below the arguments' 4096, which always stay on the device: raise it, donate arguments, or give activation-budget}}
// The floor is counted with the arguments, as the budget is: 3 * 4096 + 4096.
// expected-note @+8 {{no plan can need less than 16384 bytes: all operands and results of 'mul.4' together, and 4096 of arguments; exp.1 4096; exp.2 4096; mul.4 4096}}
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
