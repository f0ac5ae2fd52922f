// The step is the named function, the only public one, or main.
// RUN: remat-opt %s --split-input-file --remat-prepare | FileCheck %s
// RUN: remat-opt %s --split-input-file --remat-prepare=function=other | FileCheck %s --check-prefix=OTHER

// CHECK: remat.step = @main
// OTHER: remat.step = @other
module {
  func.func @other() {
    return
  }
  func.func @main() {
    return
  }
}

// -----

// CHECK: remat.step = @other
// OTHER: remat.step = @other
module {
  func.func private @declared()
  func.func @other() {
    return
  }
}
