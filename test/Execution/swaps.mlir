// Swapped steps run as they are written: the same bits whenever the copies run,
// and the peaks of both memories as simulated.
// RUN: split-file %s %t
// RUN: remat-opt %t/after.mlir --remat-apply --remat-verify=remarks=true -o %t/swapped.mlir 2>&1 | FileCheck %s --check-prefix=SIMULATED
// RUN: remat-run %t/before.mlir %t/swapped.mlir | FileCheck %s
// RUN: remat-run %t/before.mlir %t/swapped.mlir --copies=lazy | FileCheck %s
// RUN: remat-run %t/before.mlir %t/swapped.mlir --copies=random --repeat=50 | FileCheck %s
// RUN: remat-run %t/before.mlir %t/swapped.mlir --copies=random --repeat=50 --json | FileCheck %s --check-prefix=JSON

// SIMULATED: verified: peak 1200 bytes, planned 1200; host peak 800 bytes, planned 800

// %a and %x are on the host at the same time. %x is donated: its bytes count,
// and %b's reader takes over its buffer.
// CHECK: peak bytes 2,000 1,200{{$}}
// CHECK: host peak bytes 0 800{{$}}
// CHECK: host copies 0 4{{$}}
// CHECK: copied bytes 0 1,600{{$}}
// CHECK: added copies 0 0{{$}}
// CHECK: all 1 outputs equal, bit for bit
// JSON: "awaits_after":4
// JSON: "bit_equal":true
// JSON: "unequal_repeats":0

// Without any one of the waits the outputs differ, though nothing else does.
// RUN: not remat-run %t/before.mlir %t/swapped.mlir --copies=lazy --skip-await=0 | FileCheck %s --check-prefix=MISSING
// RUN: not remat-run %t/before.mlir %t/swapped.mlir --copies=lazy --skip-await=1 | FileCheck %s --check-prefix=MISSING
// RUN: not remat-run %t/before.mlir %t/swapped.mlir --copies=lazy --skip-await=2 | FileCheck %s --check-prefix=MISSING
// RUN: not remat-run %t/before.mlir %t/swapped.mlir --copies=lazy --skip-await=3 | FileCheck %s --check-prefix=MISSING
// RUN: not remat-run %t/before.mlir %t/swapped.mlir --copies=lazy --skip-await=3 --repeat=2 | FileCheck %s --check-prefix=REPEAT
// MISSING: 1 of 1 outputs differ
// REPEAT: 1 of 2 runs have other outputs or peaks

// A wait that is gone from the IR does not even parse.
// RUN: grep -v 'remat.await.*->' %t/swapped.mlir > %t/no-arrival.mlir
// RUN: not remat-run %t/before.mlir %t/no-arrival.mlir 2>&1 | FileCheck %s --check-prefix=GONE
// GONE: error: use of undeclared SSA value name
// RUN: grep -v 'remat.await.* : tensor<100xf32>$' %t/swapped.mlir > %t/no-wait.mlir
// RUN: not remat-run %t/before.mlir %t/no-wait.mlir 2>&1 | FileCheck %s --check-prefix=LOST
// LOST: error: 'remat.swap_out' op is never awaited

//--- before.mlir
func.func @main(%x: tensor<100xf32> {remat.donate}) -> tensor<100xf32> {
  %a = math.exp %x : tensor<100xf32>
  %b = math.exp %a : tensor<100xf32>
  %c = math.exp %b : tensor<100xf32>
  %d = arith.mulf %c, %b : tensor<100xf32>
  %f = arith.mulf %d, %d : tensor<100xf32>
  %g = arith.mulf %f, %a : tensor<100xf32>
  %h = arith.mulf %g, %x : tensor<100xf32>
  return %h : tensor<100xf32>
}
//--- after.mlir
func.func @main(%x: tensor<100xf32> {remat.donate}) -> tensor<100xf32>
    attributes {remat.plan = #remat.plan<version = 1, planner = "by-hand", nodes = 7,
        steps = [out 0, 0, wait 0, out 1, 1, wait 1, 2, 3, 4, in 1, 5, in 0, 6]>} {
  %a = math.exp %x : tensor<100xf32>
  %b = math.exp %a : tensor<100xf32>
  %c = math.exp %b : tensor<100xf32>
  %d = arith.mulf %c, %b : tensor<100xf32>
  %f = arith.mulf %d, %d : tensor<100xf32>
  %g = arith.mulf %f, %a : tensor<100xf32>
  %h = arith.mulf %g, %x : tensor<100xf32>
  return %h : tensor<100xf32>
}
