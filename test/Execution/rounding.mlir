// An op on bf16 or f16 rounds, even if the next op is in the same body. A step
// therefore has the same bits whichever of its elementwise ops are fused.
// RUN: remat-opt %s --remat-fuse-elementwise -o %t.fused
// RUN: FileCheck %s --check-prefix=FUSED < %t.fused
// RUN: remat-run %s %t.fused --opt-level=0 --isa=baseline | FileCheck %s
// RUN: remat-run %s %t.fused --opt-level=2 --isa=baseline | FileCheck %s
// RUN: remat-run %s %t.fused --opt-level=2 | FileCheck %s
// RUN: remat-run %S/Inputs/rounding-values.mlir --print-outputs | FileCheck %S/Inputs/rounding-values.mlir
// RUN: remat-run %S/Inputs/rounding-values.mlir --opt-level=2 --isa=baseline --print-outputs | FileCheck %S/Inputs/rounding-values.mlir

// FUSED-COUNT-2: linalg.generic
// FUSED-NOT: linalg.generic
// CHECK: all 2 outputs equal, bit for bit

#id = affine_map<(i) -> (i)>
func.func @main(%x: tensor<256xbf16>, %y: tensor<256xbf16>, %h: tensor<256xf16>, %k: tensor<256xf16>) -> (tensor<256xbf16>, tensor<256xf16>) {
  %e = tensor.empty() : tensor<256xbf16>
  %a = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<256xbf16>, tensor<256xbf16>) outs(%e : tensor<256xbf16>) {
  ^bb0(%p: bf16, %q: bf16, %o: bf16):
    %0 = arith.addf %p, %q : bf16
    linalg.yield %0 : bf16
  } -> tensor<256xbf16>
  %b = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %y : tensor<256xbf16>, tensor<256xbf16>) outs(%e : tensor<256xbf16>) {
  ^bb0(%p: bf16, %q: bf16, %o: bf16):
    %0 = arith.addf %p, %q : bf16
    %1 = math.fma %0, %q, %q : bf16
    %2 = arith.addf %0, %q : bf16
    %3 = arith.maximumf %1, %2 : bf16
    linalg.yield %3 : bf16
  } -> tensor<256xbf16>
  %c = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%b, %y : tensor<256xbf16>, tensor<256xbf16>) outs(%e : tensor<256xbf16>) {
  ^bb0(%p: bf16, %q: bf16, %o: bf16):
    %0 = math.tanh %p : bf16
    %1 = arith.addf %p, %0 : bf16
    %2 = math.erf %1 : bf16
    %3 = math.cbrt %2 : bf16
    %4 = arith.addf %2, %3 : bf16
    linalg.yield %4 : bf16
  } -> tensor<256xbf16>
  %eh = tensor.empty() : tensor<256xf16>
  %ah = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%h, %k : tensor<256xf16>, tensor<256xf16>) outs(%eh : tensor<256xf16>) {
  ^bb0(%p: f16, %q: f16, %o: f16):
    %0 = arith.addf %p, %q : f16
    linalg.yield %0 : f16
  } -> tensor<256xf16>
  %bh = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%ah, %k : tensor<256xf16>, tensor<256xf16>) outs(%eh : tensor<256xf16>) {
  ^bb0(%p: f16, %q: f16, %o: f16):
    %0 = math.tanh %p : f16
    %1 = arith.mulf %0, %q : f16
    linalg.yield %1 : f16
  } -> tensor<256xf16>
  return %c, %bh : tensor<256xbf16>, tensor<256xf16>
}
