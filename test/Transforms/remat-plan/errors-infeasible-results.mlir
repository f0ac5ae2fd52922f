// RUN: remat-opt %s --remat-plan="activation-budget=5000 remarks=false" --verify-diagnostics -o %t

// The lower bound is the bytes of all results together. The message names the largest one first.
// expected-error @+2 {{planner 'auto' finds no plan within 5000 bytes; the smallest budget that it meets is 6144 bytes}}
// expected-note @+1 {{no plan can need less than 6144 bytes: all results together; exp.0 4096; sqrt.1 2048}}
func.func @step(%x: tensor<1024xf32>, %y: tensor<512xf32>) -> (tensor<1024xf32>, tensor<512xf32>) {
  %e = tensor.empty() : tensor<1024xf32>
  %f = tensor.empty() : tensor<512xf32>
  %a = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %b = linalg.sqrt ins(%y : tensor<512xf32>) outs(%f : tensor<512xf32>) -> tensor<512xf32>
  return %a, %b : tensor<1024xf32>, tensor<512xf32>
}
