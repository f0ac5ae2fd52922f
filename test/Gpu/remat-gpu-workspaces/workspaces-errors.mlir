// RUN: not remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces{libraries=mkl}))" 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: not remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces{libraries=cublaslt gather=-1}))" 2>&1 | FileCheck %s --check-prefix=GATHER
// LIBRARY: error: libraries=mkl is none of none, cublaslt and cudnn
// GATHER: error: gather=-1 is no number of bytes
func.func @main() {
  return
}
