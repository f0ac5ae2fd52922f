// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-prepare=function=wanted

// expected-error @+1 {{no function @wanted with a body}}
module {
  func.func @main() {
    return
  }
}

// -----

module {
  // expected-error @+1 {{has no body, so there is nothing to plan or run}}
  func.func private @wanted()
}
