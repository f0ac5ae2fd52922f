// With enforce=arena a step whose arena is within the budget stays as it is. %b is
// written into a part of %a, which dies: the simulator counts 96 bytes of them, and
// buffers share 64. %k and the sum take 64 and 4.

// RUN: remat-opt %s --remat="activation-budget=132 cost-model=flops enforce=arena report=%t.json" -o %t.mlir 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: remat-run --memory %t.mlir | FileCheck %s --check-prefix=ARENA
// RUN: FileCheck %s --check-prefix=STEP < %t.mlir
// RUN: FileCheck %s --check-prefix=REPORT < %t.json
// RUN: remat-opt %s --remat-to-cpu="activation-budget=132" 2>/dev/null | FileCheck %s --check-prefix=CPU
// SAID: remark: nothing to do: the arena of the step as it is, 132 B, is within the budget of 132 B; its simulated peak, 160 B, is not
// SAID-NOT: remark
// ARENA: "arena_bytes":132
// STEP: remat.applied = #remat.applied<planner = "keep-all", budget = 132, peak = 160, baseline = 160,
// STEP: linalg.exp
// STEP: linalg.log
// STEP: linalg.reduce
// REPORT: "planner": "keep-all"
// CPU: llvm.func @step_arena_bytes() -> i64
// CPU-NEXT: llvm.mlir.constant(132 : i64)

// A byte less, and %k is summed early.
// RUN: remat-opt %s --remat="activation-budget=131 cost-model=flops enforce=arena" 2>/dev/null | FileCheck %s --check-prefix=LESS
// LESS: linalg.exp
// LESS: linalg.reduce
// LESS: linalg.log
func.func @step(%x: tensor<16xf32>) -> (tensor<8xf32>, tensor<f32>) {
  %e = tensor.empty() : tensor<16xf32>
  %k = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %a = linalg.log ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %p = tensor.extract_slice %x[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %q = tensor.extract_slice %a[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %b = linalg.exp ins(%p : tensor<8xf32>) outs(%q : tensor<8xf32>) -> tensor<8xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %s = linalg.reduce {arith.addf} ins(%k : tensor<16xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %b, %s : tensor<8xf32>, tensor<f32>
}
