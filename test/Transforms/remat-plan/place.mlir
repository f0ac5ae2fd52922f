// Diagnostics about a step point at its line and do not print it: a real step
// lists hundreds of arguments there.
// RUN: remat-opt %s --remat="activation-budget=768" -o %t 2>&1 | FileCheck %s --check-prefix=FITS
// RUN: not remat-opt %s --remat="activation-budget=1" -o %t 2>&1 | FileCheck %s --check-prefix=NO-FIT

// FITS-NOT:   func.func
// FITS:       place.mlir:14:0: remark: peak
// FITS-NOT:   func.func

// NO-FIT-NOT: func.func
// NO-FIT:     place.mlir:14:0: error: planner 'auto' finds no plan within 1 bytes
// NO-FIT-NOT: func.func

func.func @step(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<f32>) {
  %e = tensor.empty() : tensor<64xf32>
  %s = tensor.empty() : tensor<f32>
  %zero = arith.constant 0.0 : f32
  %a = linalg.exp ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %b = linalg.sqrt ins(%a : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %init = linalg.fill ins(%zero : f32) outs(%s : tensor<f32>) -> tensor<f32>
  %loss = linalg.reduce {arith.addf} ins(%b : tensor<64xf32>) outs(%init : tensor<f32>) dimensions = [0]
  %db = linalg.div ins(%x, %b : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %da = linalg.mul ins(%db, %a : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %da, %loss : tensor<64xf32>, tensor<f32>
}
