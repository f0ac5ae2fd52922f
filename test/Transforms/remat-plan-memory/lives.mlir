// Buffers become views of one arena. Buffers that do not live at the same time share bytes.
// RUN: remat-opt %s -split-input-file --remat-plan-memory="remarks alignment=16" 2>&1 | FileCheck %s
// RUN: remat-opt %s -split-input-file --remat-plan-memory="remarks alignment=16" 2>/dev/null | FileCheck %s --check-prefix=IR

// %a and %b meet, %b and %c meet, %a and %c do not: 2 * 400 bytes.
// CHECK: remark: arena: 800 bytes for 3 buffers, 1.0000 of the 800 that live at the same time; no arena is smaller than 800
// IR-LABEL: func.func @chain
// IR: %[[ARENA:.*]] = memref.alloc() {alignment = 16 : i64, remat.arena = {buffers = 3 : i64, live_bytes = 800 : i64, lower_bound_bytes = 800 : i64}} : memref<800xi8>
// IR-DAG: %[[LOW:.*]] = arith.constant 0 : index
// IR-DAG: %[[HIGH:.*]] = arith.constant 400 : index
// IR: %[[A:.*]] = memref.view %[[ARENA]][%[[ONE:.*]]][] : memref<800xi8> to memref<100xf32>
// IR: linalg.exp ins(%arg0 : memref<100xf32>) outs(%[[A]]
// IR: %[[B:.*]] = memref.view %[[ARENA]][%[[OTHER:.*]]][] : memref<800xi8> to memref<100xf32>
// IR: linalg.exp ins(%[[A]] : memref<100xf32>) outs(%[[B]]
// IR: %[[C:.*]] = memref.view %[[ARENA]][%[[ONE]]][] : memref<800xi8> to memref<100xf32>
// IR: linalg.exp ins(%[[B]] : memref<100xf32>) outs(%[[C]]
// IR: linalg.exp ins(%[[C]] : memref<100xf32>) outs(%arg1
// IR: memref.dealloc %[[ARENA]]
// IR-NEXT: return
func.func @chain(%x: memref<100xf32>, %y: memref<100xf32>) {
  %a = memref.alloc() : memref<100xf32>
  linalg.exp ins(%x : memref<100xf32>) outs(%a : memref<100xf32>)
  %b = memref.alloc() : memref<100xf32>
  linalg.exp ins(%a : memref<100xf32>) outs(%b : memref<100xf32>)
  memref.dealloc %a : memref<100xf32>
  %c = memref.alloc() : memref<100xf32>
  linalg.exp ins(%b : memref<100xf32>) outs(%c : memref<100xf32>)
  memref.dealloc %b : memref<100xf32>
  linalg.exp ins(%c : memref<100xf32>) outs(%y : memref<100xf32>)
  memref.dealloc %c : memref<100xf32>
  return
}

// -----

// A view is the buffer itself: %a lives to the last op that reads %v, so %b
// cannot have its bytes. A returned buffer lives to the end, and its arena
// belongs to the caller. 40 bytes take 48 if another buffer lies above.
// CHECK: remark: arena: 88 bytes for 2 buffers, 1.1000 of the 80 that live at the same time; no arena is smaller than 88
// IR-LABEL: func.func @view
// IR-NOT: memref.dealloc
// IR: return
func.func @view(%x: memref<10xf32>) -> memref<10xf32> {
  %a = memref.alloc() : memref<10xf32>
  %v = memref.expand_shape %a [[0, 1]] output_shape [2, 5] : memref<10xf32> into memref<2x5xf32>
  %b = memref.alloc() : memref<10xf32>
  linalg.exp ins(%x : memref<10xf32>) outs(%a : memref<10xf32>)
  linalg.exp ins(%x : memref<10xf32>) outs(%b : memref<10xf32>)
  linalg.exp ins(%v : memref<2x5xf32>) outs(%v : memref<2x5xf32>)
  return %b : memref<10xf32>
}

// -----

// A tensor that a loop reads from outside lives during the whole loop. %in and %out
// meet %t, which lives in each iteration, and cannot have the bytes of %u, which
// follows it. The arena has 64 * 3 bytes: %t and %u share, and so do %in and %last.
// CHECK: remark: arena: 192 bytes for 5 buffers, 1.0000 of the 192
// IR-LABEL: func.func @loop
// IR: scf.for
// IR-COUNT-2: memref.view
// IR-NOT: memref.alloc
func.func @loop(%x: memref<16xf32>, %y: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %in = memref.alloc() : memref<16xf32>
  %out = memref.alloc() : memref<16xf32>
  linalg.exp ins(%x : memref<16xf32>) outs(%in : memref<16xf32>)
  linalg.exp ins(%x : memref<16xf32>) outs(%out : memref<16xf32>)
  scf.for %i = %c0 to %c9 step %c1 {
    %t = memref.alloc() : memref<16xf32>
    linalg.exp ins(%in : memref<16xf32>) outs(%t : memref<16xf32>)
    linalg.exp ins(%t : memref<16xf32>) outs(%out : memref<16xf32>)
    %u = memref.alloc() : memref<16xf32>
    linalg.exp ins(%x : memref<16xf32>) outs(%u : memref<16xf32>)
  }
  %last = memref.alloc() : memref<16xf32>
  linalg.exp ins(%out : memref<16xf32>) outs(%last : memref<16xf32>)
  linalg.exp ins(%last : memref<16xf32>) outs(%y : memref<16xf32>)
  return
}

// -----

// A carried buffer lives through the loop and on through its result. Only then
// comes %b: %init and its argument are one buffer.
// CHECK: remark: arena: 128 bytes for 2 buffers
// IR-LABEL: func.func @carried
func.func @carried(%x: memref<16xf32>, %y: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %init = memref.alloc() : memref<16xf32>
  %r = scf.for %i = %c0 to %c9 step %c1 iter_args(%a = %init) -> memref<16xf32> {
    linalg.exp ins(%x : memref<16xf32>) outs(%a : memref<16xf32>)
    scf.yield %a : memref<16xf32>
  }
  %b = memref.alloc() : memref<16xf32>
  linalg.exp ins(%x : memref<16xf32>) outs(%b : memref<16xf32>)
  linalg.add ins(%b, %r : memref<16xf32>, memref<16xf32>) outs(%y : memref<16xf32>)
  return
}

// -----

// The buffers of both branches live on in the result, and end with it. A life
// is one interval, so the buffers do not share bytes, although only one branch
// runs.
// CHECK: remark: arena: 128 bytes for 2 buffers
// IR-LABEL: func.func @branch
// IR: %[[ARENA:.*]] = memref.alloc()
// IR-COUNT-1: memref.dealloc
// IR-SAME: %[[ARENA]]
// IR-NEXT: return
func.func @branch(%p: i1, %x: memref<16xf32>, %y: memref<16xf32>) {
  %r = scf.if %p -> memref<16xf32> {
    %a = memref.alloc() : memref<16xf32>
    linalg.exp ins(%x : memref<16xf32>) outs(%a : memref<16xf32>)
    scf.yield %a : memref<16xf32>
  } else {
    %b = memref.alloc() : memref<16xf32>
    linalg.log ins(%x : memref<16xf32>) outs(%b : memref<16xf32>)
    scf.yield %b : memref<16xf32>
  }
  linalg.exp ins(%r : memref<16xf32>) outs(%y : memref<16xf32>)
  memref.dealloc %r : memref<16xf32>
  return
}

// -----

// One arena a memory space.
// CHECK: remark: arena: 64 bytes for 1 buffers
// CHECK: remark: arena in memory space 1 : i64: 16 bytes for 1 buffers
// IR-LABEL: func.func @spaces
// IR-DAG: memref.alloc() {{.*}} : memref<64xi8>
// IR-DAG: memref.alloc() {{.*}} : memref<16xi8, 1>
func.func @spaces(%x: memref<16xf32>, %s: f32) {
  %a = memref.alloc() : memref<16xf32>
  linalg.exp ins(%x : memref<16xf32>) outs(%a : memref<16xf32>)
  %b = memref.alloc() : memref<4xf32, 1>
  linalg.fill ins(%s : f32) outs(%b : memref<4xf32, 1>)
  return
}

// -----

// Nothing to hold, nothing to do.
// CHECK-NOT: remark
// IR-LABEL: func.func @nothing
// IR-NEXT: return
func.func @nothing(%x: memref<16xf32>) {
  return
}
