// A budget for all bytes, the smallest budget that is met, and the lower bound all
// count the 4,096 bytes of the argument. Without an argument none of them does.
// RUN: not remat-opt %s --remat-plan="planner=portfolio budget=14096" -o %t 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: not remat-opt %s --remat-plan="planner=portfolio activation-budget=10000" -o %t 2>&1 | FileCheck %s --check-prefix=ABOVE

// ALL:   error: planner 'portfolio' finds no plan within 14096 bytes; the smallest budget that it meets is 16388 bytes; both count the 4096 bytes of arguments{{$}}
// ALL:   note: no plan can need less than 16384 bytes: all operands and results of 'mul.4' together, and 4096 of arguments; exp.1 4096; exp.2 4096; mul.4 4096{{$}}
// ABOVE: error: planner 'portfolio' finds no plan within 10000 bytes; the smallest budget that it meets is 12292 bytes; neither counts the 4096 bytes of arguments{{$}}
// ABOVE: note: no plan can need less than 12288 bytes: all operands and results of 'mul.4' together; exp.1 4096; exp.2 4096; mul.4 4096{{$}}

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
