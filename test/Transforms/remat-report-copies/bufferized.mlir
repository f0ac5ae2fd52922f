// The reasons that bufferization notes stay with the copies, at the op's place.
// RUN: remat-opt %s --remat-bufferize --remat-report-copies="file=%t.json" -o %t.mlir 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// RUN: FileCheck %s --check-prefix=IR --input-file=%t.mlir
// RUN: not remat-opt %s --remat-bufferize="function=none" 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: no function @none with a body

// CHECK: bufferized.mlir:[[#@LINE+16]]:8: remark: copy of 64 bytes: linalg.matmul writes an argument, which is not donated
// CHECK: bufferized.mlir:[[#@LINE+18]]:11: remark: copy of 16 bytes: an output is a part of a tensor
// CHECK: remark: left after bufferization: 2 copies of 80 bytes, 2 of them added; 3 allocs of 144

// JSON: "added_copies": 2,
// JSON: "copied_bytes": 80,
// JSON: "bytes": 64,
// JSON-NEXT: "location": "{{.*}}bufferized.mlir:[[#@LINE+9]]:8",
// JSON-NEXT: "reason": "linalg.matmul writes an argument, which is not donated"
// JSON: "function": "main"

// IR: func.func @main
// IR: memref.copy {{.*}} {copy_reason = "linalg.matmul writes an argument, which is not donated"}

func.func @main(%a: tensor<4x4xf32>, %x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4x4xf32>
  %b = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>

  %c = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %part = tensor.extract_slice %c[1, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
  return %b, %part : tensor<4x4xf32>, tensor<4xf32>
}
