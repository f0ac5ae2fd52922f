// RUN: not remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces{libraries=mkl}))" 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: not remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces{libraries=cublaslt gather=-1}))" 2>&1 | FileCheck %s --check-prefix=GATHER
// RUN: not remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces{sums=pairs}))" 2>&1 | FileCheck %s --check-prefix=SUMS
// RUN: not remat-opt %s --pass-pipeline="builtin.module(func.func(remat-gpu-workspaces{contractions=rows}))" 2>&1 | FileCheck %s --check-prefix=CONTRACTIONS
// SUMS: error: sums=pairs: expected 'tree' or 'order'
// CONTRACTIONS: error: contractions=rows: expected 'tiles' or 'loops'
// LIBRARY: error: libraries=mkl: expected 'none', 'cublaslt' or 'cudnn'
// GATHER: error: gather=-1 is not a number of bytes
func.func @main() {
  return
}
