// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-prepare=function=wanted

// expected-error @+1 {{has no function @wanted}}
module {
  func.func @main() {
    return
  }
}

// -----

module {
  // expected-error @+1 {{has no body to plan}}
  func.func private @wanted()
}
