// A buffer that is allocated before the last use of another one may take its bytes, because its
// life begins at its first use. At this point remat-run fills the bytes of a buffer with NaN.
// RUN: remat-opt %s --remat-plan-memory | FileCheck %s

// CHECK-LABEL: func.func @late
// CHECK: memref.alloc() {{.*}}: memref<128xi8>
// CHECK: %[[A:.*]] = memref.view
// CHECK-NEXT: linalg.fill
// CHECK-NEXT: %[[B:.*]] = memref.view
// CHECK-NEXT: memref.copy %[[A]], %[[B]]
// CHECK-NEXT: %[[C:.*]] = memref.view
// CHECK-NEXT: linalg.fill ins(%{{.*}}) outs(%[[C]]
func.func @late(%x: f32, %out: memref<16xf32>) {
  %a = memref.alloc() : memref<16xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<16xf32>)
  %c = memref.alloc() : memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  memref.copy %a, %b : memref<16xf32> to memref<16xf32>
  memref.dealloc %a : memref<16xf32>
  linalg.fill ins(%x : f32) outs(%c : memref<16xf32>)
  linalg.add ins(%b, %c : memref<16xf32>, memref<16xf32>) outs(%out : memref<16xf32>)
  memref.dealloc %b : memref<16xf32>
  memref.dealloc %c : memref<16xf32>
  return
}
