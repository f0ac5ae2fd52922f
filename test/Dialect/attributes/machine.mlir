// RUN: remat-opt %s --split-input-file | FileCheck %s
// RUN: remat-opt %s --split-input-file | remat-opt --split-input-file | FileCheck %s
// RUN: remat-opt %s --split-input-file --mlir-print-op-generic | remat-opt --split-input-file | FileCheck %s

// CHECK: module attributes {remat.machine = #remat.machine<name = "lab", flops = 1.0e+13, bandwidth = 9.0e+11, launch = 3.0e-06, d2h = 2.4e+10, h2d = 2.5e+10, latency = 1.0e-05, half_duplex, host_bytes = 64000000000>}
module attributes {remat.machine = #remat.machine<name = "lab", flops = 10000000000000,
    bandwidth = 9.0e+11, launch = 3.0e-06, d2h = 2.4e+10, h2d = 2.5e+10, latency = 1.0e-05,
    half_duplex, host_bytes = 64000000000>} {
}

// -----

// Missing fields are not printed, and neither are fields with the default 0.
// CHECK: module attributes {remat.machine = #remat.machine<name = "plain", flops = 1.0e+13, bandwidth = 9.0e+11>}
module attributes {remat.machine = #remat.machine<name = "plain", flops = 1.0e+13, bandwidth = 9.0e+11, launch = 0.0>} {
}

// -----

// CHECK: module attributes {remat.machine = #remat.machine<name = "link", flops = 1.0e+13, bandwidth = 9.0e+11, d2h = 2.4e+10, h2d = 2.4e+10>}
module attributes {remat.machine = #remat.machine<h2d = 2.4e+10, d2h = 2.4e+10, bandwidth = 9.0e+11, flops = 1.0e+13, name = "link">} {
}

// -----

// -0 is no default: it is read back as it was.
// CHECK: module attributes {remat.machine = #remat.machine<name = "signed", flops = 1.0e+13, bandwidth = 9.0e+11, launch = -0.0e+00>}
module attributes {remat.machine = #remat.machine<name = "signed", flops = 1.0e+13, bandwidth = 9.0e+11, launch = -0.0>} {
}
