// With enforce=arena a budget below the smallest simulated peak, here 128 bytes, is met by the original step if
// its arena is within the budget: the loop begins with a copy of a part of %a, which is dead before the loop.

// RUN: remat-opt %s --remat="activation-budget=96 enforce=arena" -o %t.mlir 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: remat-run --memory %t.mlir | FileCheck %s --check-prefix=ARENA
// RUN: remat-opt %s --remat="budget=160 enforce=arena planner=keep-all" 2>&1 >/dev/null | FileCheck %s --check-prefix=WITH
// SAID: remark: nothing to do: the arena of the original step, 96 B, is within the budget of 96 B; its simulated peak, 128 B, is not
// WITH: remark: nothing to do: the arena of the original step, 96 B, is within the budget of 96 B without arguments; its
// ARENA: "arena_bytes":96

// A budget below that is refused, and both figures are named.
// RUN: not remat-opt %s --remat="budget=159 enforce=arena" 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: planner 'auto' finds no plan within 159 bytes; the smallest budget that it meets is 192 bytes
// NONE: note: the arena of the original step takes 96 bytes above the arguments

// Options that are wrong stay wrong.
// RUN: not remat-opt %s --remat="activation-budget=96 enforce=arena planner=serach" 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not remat-opt %s --remat="activation-budget=96 enforce=arena frontier=true" 2>&1 | FileCheck %s --check-prefix=FRONTIER
// NAME: error: no planner is called 'serach' (did you mean 'search'?): the planners are
// FRONTIER: error: planner 'auto' finds no plan within 96 bytes
func.func @part(%x: tensor<16xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<16xf32>
  %a = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %q = tensor.extract_slice %a[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %b = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %q) -> tensor<8xf32> {
    %f = tensor.empty() : tensor<8xf32>
    %t = linalg.exp ins(%h : tensor<8xf32>) outs(%f : tensor<8xf32>) -> tensor<8xf32>
    %u = linalg.add ins(%t, %h : tensor<8xf32>, tensor<8xf32>) outs(%h : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %u : tensor<8xf32>
  }
  return %b : tensor<8xf32>
}
