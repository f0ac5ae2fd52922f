// With enforce=arena a step whose arena is within the budget stays as it is. The
// loop begins with a copy of a part of %a, which is dead before the loop: the
// simulator counts %a with the loop, and in the arena the loop uses its bytes.

// RUN: remat-opt %s --remat="activation-budget=160 cost-model=flops enforce=arena report=%t.json" -o %t.mlir 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: remat-run --memory %t.mlir | FileCheck %s --check-prefix=ARENA
// RUN: FileCheck %s --check-prefix=STEP < %t.mlir
// RUN: FileCheck %s --check-prefix=REPORT < %t.json
// RUN: remat-opt %s --remat-to-cpu="activation-budget=160" 2>/dev/null | FileCheck %s --check-prefix=CPU
// SAID: remark: nothing to do: the arena of the original step, 160 B, is within the budget of 160 B; its simulated peak, 192 B, is not
// SAID-NOT: remark
// ARENA: "arena_bytes":160
// STEP: remat.applied = #remat.applied<planner = "keep-all", budget = 160, peak = 192, baseline = 192,
// STEP: linalg.exp
// STEP: linalg.log
// STEP: linalg.reduce
// REPORT: "planner": "keep-all"
// CPU: llvm.func @step_arena_bytes() -> i64
// CPU-NEXT: llvm.mlir.constant(160 : i64)

// A byte less, and %k is made after the loop.
// RUN: remat-opt %s --remat="activation-budget=159 cost-model=flops enforce=arena" 2>/dev/null | FileCheck %s --check-prefix=LESS
// LESS: scf.for
// LESS: linalg.exp ins(%{{.*}} : tensor<16xf32>)
// LESS: linalg.reduce
func.func @step(%x: tensor<16xf32>) -> (tensor<8xf32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<16xf32>
  %k = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %a = linalg.log ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %q = tensor.extract_slice %a[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %b = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %q) -> tensor<8xf32> {
    %f = tensor.empty() : tensor<8xf32>
    %t = linalg.exp ins(%h : tensor<8xf32>) outs(%f : tensor<8xf32>) -> tensor<8xf32>
    %u = linalg.add ins(%t, %h : tensor<8xf32>, tensor<8xf32>) outs(%h : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %u : tensor<8xf32>
  }
  %zero = arith.constant dense<0.0> : tensor<f32>
  %s = linalg.reduce {arith.addf} ins(%k : tensor<16xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %b, %s : tensor<8xf32>, tensor<f32>
}
