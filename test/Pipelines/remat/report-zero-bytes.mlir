// Ops, but no bytes: the peak is nowhere.
// RUN: remat-opt %s --remat="budget=100% report=%t.html" -o /dev/null
// RUN: FileCheck %s --check-prefix=PAGE < %t.html
// RUN: remat-opt %s --remat="budget=100% report=%t.svg" -o /dev/null
// RUN: remat-opt %s --remat="budget=100% report=%t.txt" -o /dev/null
// RUN: remat-opt %s --remat="budget=100% report=%t.json" -o /dev/null
// RUN: FileCheck %s --check-prefix=JSON < %t.json

// PAGE: <h3>Before: exp.0, action 0, 0 B</h3>
// PAGE: </body></html>
// JSON: "peak_bytes": 0,
// JSON-NEXT: "peak_step": -1,
func.func @main(%x: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %e = tensor.empty() : tensor<0x4xf32>
  %a = linalg.exp ins(%x : tensor<0x4xf32>) outs(%e : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %a : tensor<0x4xf32>
}
