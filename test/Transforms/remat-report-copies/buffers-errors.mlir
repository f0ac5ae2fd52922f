// RUN: remat-opt %s -split-input-file -verify-diagnostics --remat-report-copies

// expected-error @+1 {{has several blocks: report copies while its control flow is still in scf ops}}
func.func @blocks(%x: memref<4xf32>) {
  cf.br ^next
^next:
  return
}

// -----

// RUN: not remat-opt %s -split-input-file --remat-report-copies="file=/nowhere/report.json" 2>&1 | FileCheck %s
// CHECK: error: {{.*}}/nowhere/report.json
// expected-remark @+1 {{left after bufferization: 0 copies of 0 bytes, 0 of them added; 0 allocs of 0}}
func.func @nothing() {
  return
}
