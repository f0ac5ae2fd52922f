// A budget counts the arguments, and a peak does not. Messages say which of both they mean. The elements of constants
// stay on the device as arguments do, and messages say that too.
// RUN: remat-opt %s --remat="budget=27KiB function=step" -o /dev/null 2>&1 | FileCheck %s --check-prefix=BUDGET
// RUN: remat-opt %s --remat="activation-budget=20KiB function=step" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ABOVE
// RUN: remat-opt %s --remat="budget=40KiB function=step" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FITS
// RUN: remat-opt %s --remat="activation-budget=40KiB function=step" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FITSABOVE
// RUN: not remat-opt %s --remat="budget=1KiB function=step" -o /dev/null 2>&1 | FileCheck %s --check-prefix=BELOW
// RUN: not remat-opt %s --remat="budget=20000 function=step" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// BUDGET: peak 20.5 kB -> 16.4 kB plus 8.2 kB of arguments and constants (budget 19.5 kB without arguments, no plan below
// ABOVE: peak 20.5 kB -> 20.5 kB plus 8.2 kB of arguments and constants (budget 20.5 kB, no plan below
// FITS: nothing to do: the peak of 20.5 kB plus 8.2 kB of arguments and constants is within the budget of 41.0 kB
// FITSABOVE: nothing to do: the peak of 20.5 kB is within the activation budget of 41.0 kB
// BELOW: error: the budget of 1024 bytes (budget=1KiB) is below the arguments and constants' 8192, which always stay on the device
// NONE: error: planner 'auto' finds no plan within 20000 bytes; the smallest budget that it meets is {{[0-9]+}} bytes; both count the 8192 bytes of arguments and constants
// NONE: note: {{.*}}, and 8192 of arguments and constants;
func.func @step(%x: tensor<1024xf32>) -> (tensor<f32>, tensor<1024xf32>) {
  %e = tensor.empty() : tensor<1024xf32>
  %w = arith.constant dense_resource<weight> : tensor<1024xf32>
  %a0 = linalg.mul ins(%x, %w : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %a = linalg.exp ins(%a0 : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %b = linalg.exp ins(%a : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %c = linalg.exp ins(%b : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce {arith.addf} ins(%c : tensor<1024xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  %gb = linalg.mul ins(%c, %b : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %ga = linalg.mul ins(%gb, %a : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %gx = linalg.mul ins(%ga, %a0 : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  return %loss, %gx : tensor<f32>, tensor<1024xf32>
}

// If a step has no ops and no results, no tensor is to blame.
// RUN: not remat-opt %s --remat="budget=1KiB function=empty" -o /dev/null 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: error: the budget of 1024 bytes (budget=1KiB) is below the arguments' 4096
// EMPTY-NOT: no plan can need less
func.func @empty(%x: tensor<1024xf32>) {
  return
}
