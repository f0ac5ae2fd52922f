// The reasons that the buffers themselves show.
// RUN: remat-opt %s -split-input-file -verify-diagnostics --remat-report-copies

// expected-remark @+1 {{left after bufferization: 3 copies of 48 bytes, 3 of them added; 4 allocs of 64}}
func.func @copies(%x: memref<4xf32>, %out: memref<4xf32>) -> memref<4xf32> {
  // expected-remark @+1 {{alloc of 16 bytes: holds a copy}}
  %a = memref.alloc() : memref<4xf32>
  // expected-remark @+1 {{copy of 16 bytes: an argument is written or returned}}
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  // expected-remark @+1 {{alloc of 16 bytes: linalg.exp makes it, and its operand is an argument}}
  %b = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%b : memref<4xf32>)
  // expected-remark @+1 {{alloc of 16 bytes: linalg.exp makes it, and memref.copy reads its operand later}}
  %c = memref.alloc() : memref<4xf32>
  linalg.exp ins(%b : memref<4xf32>) outs(%c : memref<4xf32>)
  // expected-remark @+1 {{copy of 16 bytes: a tensor that nothing reads later is copied}}
  memref.copy %b, %a : memref<4xf32> to memref<4xf32>
  // expected-remark @+1 {{copy of 16 bytes: a result goes to an argument of the caller}}
  memref.copy %c, %out : memref<4xf32> to memref<4xf32>
  // expected-remark @+1 {{alloc of 16 bytes: nothing uses it}}
  %d = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}

// -----

memref.global "private" constant @constant : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>

// expected-remark @+1 {{left after bufferization: 1 copy of 8 bytes, 0 of them added; 4 allocs of 52}}
func.func @allocs(%x: memref<4xf32>) -> (memref<4xf32>, memref<f32>, memref<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %k = memref.get_global @constant : memref<4xf32>
  // expected-remark @+1 {{alloc of 16 bytes: linalg.exp makes it, and its operand is a constant}}
  %a = memref.alloc() : memref<4xf32>
  linalg.exp ins(%k : memref<4xf32>) outs(%a : memref<4xf32>)
  // expected-remark @+1 {{alloc of 4 bytes: begins as a fill}}
  %sum = memref.alloc() : memref<f32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<f32>)
  linalg.reduce {arith.addf} ins(%a : memref<4xf32>) outs(%sum : memref<f32>) dimensions = [0]
  // expected-remark @+1 {{alloc of 16 bytes: linalg.exp makes it, and could write over an operand that dies: run remat-in-place before}}
  %b = memref.alloc() : memref<4xf32>
  linalg.exp ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  // expected-remark @+1 {{alloc of 16 bytes: linalg.broadcast makes it, and no operand has its type and is read element by element}}
  %c = memref.alloc() : memref<4xf32>
  linalg.broadcast ins(%sum : memref<f32>) outs(%c : memref<4xf32>) dimensions = [0]
  %part = memref.subview %b[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %target = memref.subview %c[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  // expected-remark @+1 {{copy of 8 bytes: a tensor becomes a part of a larger one}}
  memref.copy %part, %target : memref<2xf32, strided<[1]>> to memref<2xf32, strided<[1], offset: 2>>
  return %b, %sum, %c : memref<4xf32>, memref<f32>, memref<4xf32>
}

// -----

// More than can be counted: the sum ends at the largest number.
// expected-remark @+1 {{left after bufferization: 0 copies of 0 bytes, 0 of them added; 3 allocs of 9223372036854775807}}
func.func @huge() {
  // expected-remark @+1 {{alloc of 4000000000000000000 bytes}}
  %a = memref.alloc() : memref<4000000000000000000xi8>
  // expected-remark @+1 {{alloc of 4000000000000000000 bytes}}
  %b = memref.alloc() : memref<4000000000000000000xi8>
  // expected-remark @+1 {{alloc of 4000000000000000000 bytes}}
  %c = memref.alloc() : memref<4000000000000000000xi8>
  return
}
