// With --arena a step's buffers are one allocation, and the same code runs.
// RUN: remat-run %s --entry=chain --arena | FileCheck %s --check-prefix=CHAIN
// RUN: remat-run %s --entry=loop --arena | FileCheck %s --check-prefix=LOOP
// RUN: remat-run %s --entry=loop --arena --json > %t.arena
// RUN: remat-run %s --entry=loop --json > %t.apart
// RUN: cat %t.arena %t.apart | FileCheck %s --check-prefix=SAME
// RUN: remat-run %s --entry=donated --arena | FileCheck %s --check-prefix=DONATED
// RUN: remat-run %s --entry=constant --arena | FileCheck %s --check-prefix=CONSTANT
// RUN: remat-run %s --entry=chain --memory | FileCheck %s --check-prefix=MEMORY
// RUN: not remat-run %s %s --memory 2>&1 | FileCheck %s --check-prefix=TWO

// TWO: --memory takes one file

// Two of three buffers at a time, 400 bytes each: 48 bytes are lost to alignment
// between them. The output is one of them.
// CHAIN: peak bytes 848{{$}}
// CHAIN: buffers 1{{$}}
// CHAIN: arena bytes 848{{$}}
// CHAIN: live at once 800{{$}}
// MEMORY: {"arena_buffers":3,"arena_bytes":848,"argument_bytes":400,"copies":[],"live_bytes":800,"lower_bound_bytes":848}
func.func @chain(%x: tensor<100xf32>) -> tensor<100xf32> {
  %a = math.exp %x : tensor<100xf32>
  %b = math.exp %a : tensor<100xf32>
  %c = math.exp %b : tensor<100xf32>
  return %c : tensor<100xf32>
}

// The arena also has the tensors that each iteration of a loop holds.
// LOOP: buffers 1{{$}}
// SAME: "arena_bytes_before":{{[0-9]+}}{{.*}}"checksum_before":"[[SUM:[0-9a-f]+]]"
// SAME-NOT: arena_bytes
// SAME: "checksum_before":"[[SUM]]"
func.func @loop(%x: tensor<100xf32>) -> tensor<100xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %start = math.exp %x : tensor<100xf32>
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %start) -> tensor<100xf32> {
    %b = math.exp %x : tensor<100xf32>
    %c = math.tanh %b : tensor<100xf32>
    %d = arith.addf %c, %a : tensor<100xf32>
    scf.yield %d : tensor<100xf32>
  }
  return %r : tensor<100xf32>
}

// A donated argument is the caller's allocation, and freed as without an arena:
// the arena of 448 + 400 bytes beside the 400 of %x.
// DONATED: peak bytes 1,248{{$}}
// DONATED: buffers 2{{$}}
// DONATED: arena bytes 848{{$}}
func.func @donated(%x: tensor<100xf32> {remat.donate}) -> tensor<100xf32> {
  %a = math.exp %x : tensor<100xf32>
  %b = math.exp %a : tensor<100xf32>
  return %b : tensor<100xf32>
}

// No buffer, no arena.
// CONSTANT: peak bytes 0{{$}}
// CONSTANT: buffers 0{{$}}
// CONSTANT: arena bytes 0{{$}}
func.func @constant(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
