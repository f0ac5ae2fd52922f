// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics --remat-slice=k=3

// expected-error @below {{cannot be sliced along dimension 2 of argument 0: it is 'tensor<4x8xf32>', which has no such dimension}}
func.func @rank(%x: tensor<4x8xf32> {remat.slice = 2}) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}

// -----

// expected-error @below {{cannot be sliced along dimension 0 of argument 0: it is 'f32', which has no such dimension}}
func.func @scalar(%x: f32 {remat.slice = 0}) -> f32 {
  return %x : f32
}

// -----

// expected-error @below {{cannot be sliced along dimension 0 of argument 0: 3 slices of 2 elements}}
func.func @many(%x: tensor<2x8xf32> {remat.slice = 0}) -> tensor<2x8xf32> {
  return %x : tensor<2x8xf32>
}

// -----

// expected-error @below {{cannot be sliced along dimension 0 of argument 0: it is 'tensor<?x8xf32>'; slices need static shapes}}
func.func @dynamic(%x: tensor<?x8xf32> {remat.slice = 0}) -> tensor<?x8xf32> {
  return %x : tensor<?x8xf32>
}

// -----

// expected-error @below {{cannot be sliced along dimension 1 of argument 1: it has 8 elements, but the sliced dimension of argument 0 has 4}}
func.func @two(%x: tensor<4x8xf32> {remat.slice = 0}, %y: tensor<4x8xf32> {remat.slice = 1}) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}

// -----

// expected-error @below {{cannot be sliced along dimension 0 of argument 0: no op can compute a slice}}
func.func @stopped(%x: tensor<4x8xf32> {remat.slice = 0}) -> tensor<4x8xf32> {
  // expected-note @below {{'test.sort' has effects besides its results, or is an unknown op}}
  %y = "test.sort"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

// expected-error @below {{cannot be sliced along dimension 0 of argument 0: no op can compute a slice}}
func.func @unread(%x: tensor<4x8xf32> {remat.slice = 0}) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}

// -----

// expected-error @below {{cannot be sliced along dimension 0 of argument 0: no op can compute a slice}}
func.func @shapes(%x: tensor<4x8xf32> {remat.slice = 0}) -> tensor<?x8xf32> {
  // expected-note @below {{'tensor.cast' has a tensor without elements or without a static shape}}
  %y = tensor.cast %x : tensor<4x8xf32> to tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// -----

// expected-error @below {{has several blocks: only a step of one block can be sliced}}
func.func @blocks(%x: tensor<4x8xf32> {remat.slice = 0}) -> tensor<4x8xf32> {
  cf.br ^next
^next:
  return %x : tensor<4x8xf32>
}

// -----

func.func @fence(%x: tensor<4x8xf32> {remat.slice = 0}) -> tensor<4x8xf32> {
  // expected-error @below {{belongs to a plan or to a group: slice the step before you plan or group it}}
  %y = remat.fence %x : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

func.func @group(%x: tensor<4x8xf32> {remat.slice = 0}) -> tensor<4x8xf32> {
  // expected-error @below {{belongs to a plan or to a group: slice the step before you plan or group it}}
  %y = math.exp %x {remat.group = array<i64: 0>} : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

// expected-error @below {{attribute 'remat.slice' must be a dimension as i64, got -1 : i64}}
func.func @negative(%x: tensor<4x8xf32> {remat.slice = -1}) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}

// -----

// Without a mark the best dimension is sliced, but there is none here.
// expected-error @below {{the step cannot be sliced in one pass along any dimension of an argument: mark a dimension with remat.slice, and allow more passes}}
func.func @other(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}
func.func private @declared(tensor<4x8xf32>)

// -----

// MLIR does not verify the order of ops in a region that it does not know.
func.func @ahead(%x: tensor<12x4xf32> {remat.slice = 0}) -> tensor<12x4xf32> {
  %0 = "sdy.manual_computation"(%x) ({
  ^bb0(%x1: tensor<6x4xf32>):
    // expected-error @+1 {{reads a value that a later op computes, so the step cannot be ordered: correct the module}}
    %1 = "stablehlo.add"(%x1, %2) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %2 = "stablehlo.negate"(%1) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    "sdy.return"(%2) : (tensor<6x4xf32>) -> ()
  }) : (tensor<12x4xf32>) -> tensor<12x4xf32>
  return %0 : tensor<12x4xf32>
}
