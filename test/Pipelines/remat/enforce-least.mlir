// With enforce=arena a budget below the least simulated peak, here 96 bytes, is met by the step as it is where its
// arena is within it: %b is written into a part of %a, which dies.

// RUN: remat-opt %s --remat="activation-budget=64 enforce=arena" -o %t.mlir 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: remat-run --memory %t.mlir | FileCheck %s --check-prefix=ARENA
// RUN: remat-opt %s --remat="budget=128 enforce=arena planner=keep-all" 2>&1 >/dev/null | FileCheck %s --check-prefix=SAID
// SAID: remark: nothing to do: the arena of the step as it is, 64 B, is within the budget of 64 B; its simulated peak, 96 B, is not
// ARENA: "arena_bytes":64

// A budget below that is refused, and both figures are named.
// RUN: not remat-opt %s --remat="budget=127 enforce=arena" 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: planner 'auto' finds no plan within 127 bytes; the smallest budget that it meets is 160 bytes
// NONE: note: the arena of the step as it is takes 64 bytes besides the arguments

// Options that are wrong stay wrong.
// RUN: not remat-opt %s --remat="activation-budget=64 enforce=arena planner=serach" 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not remat-opt %s --remat="activation-budget=64 enforce=arena frontier=true" 2>&1 | FileCheck %s --check-prefix=FRONTIER
// NAME: error: no planner is called 'serach'
// FRONTIER: error: planner 'auto' finds no plan within 64 bytes
func.func @part(%x: tensor<16xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %a = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %p = tensor.extract_slice %x[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %q = tensor.extract_slice %a[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %b = linalg.exp ins(%p : tensor<8xf32>) outs(%q : tensor<8xf32>) -> tensor<8xf32>
  return %b : tensor<8xf32>
}
