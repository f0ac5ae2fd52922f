//===- StackOps.td - Stacks of loops on the host -----------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A stack that one loop writes and another loop reads may be on the host. In IR
// on tensors, two ops say where a slot is. The loops keep their form, so all
// analyses of loops can read them:
//
//   forward:  insert_slice(to_host %t) into %stack[%i]
//   backward: to_device(extract_slice %stack[%j])
//
// After bufferization, the stack is a value of its own, and copies write and
// read its slots.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_STACKOPS_TD
#define REMAT_DIALECT_STACKOPS_TD

include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "remat/Dialect/RematTypes.td"

class Remat_PlaceOp<string mnemonic> : Op<Remat_Dialect, mnemonic,
    [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyRankedTensor:$source);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$source attr-dict `:` type($source)";
}

def Remat_ToHostOp : Remat_PlaceOp<"to_host"> {
  let summary = "puts a slot of a loop's stack on the host";
  let description = [{
    ```mlir
    %all = scf.for %i = %c0 to %c24 step %c1
        iter_args(%stack = %empty) -> (tensor<24x4xf32>) {
      // %t is a value of this iteration.
      %h = remat.to_host %t : tensor<4xf32>
      %next = tensor.insert_slice %h into %stack[%i, 0] [1, 4] [1, 1]
          : tensor<4xf32> into tensor<24x4xf32>
      scf.yield %next : tensor<24x4xf32>
    }
    ```

    The result is the tensor in the host's memory. A `tensor.insert_slice` puts
    it into a stack that a loop carries. The whole stack is then on the host,
    and takes no device bytes. `remat-apply-loops` writes this op for an
    `scf.for` with a stack that the plan puts on the host. Bufferization turns
    the op into a `remat.swap_out`. Loops for XLA have XLA's own annotation
    instead.
  }];
}

def Remat_ToDeviceOp : Remat_PlaceOp<"to_device"> {
  let summary = "brings a slot of a loop's stack back from the host";
  let description = [{
    ```mlir
    %slot = tensor.extract_slice %all[%j, 0] [1, 4] [1, 1]
        : tensor<24x4xf32> to tensor<4xf32>
    %t = remat.to_device %slot : tensor<4xf32>
    ```

    The operand is a slot of a stack on the host: a `tensor.extract_slice` of a
    stack that `remat.to_host` fills. The result is this slot on the device.
    Bufferization turns the op into a `remat.swap_in`, which begins at the
    `tensor.extract_slice` and ends before the first reader of the result.
  }];
}

def Remat_HostStackOp : Op<Remat_Dialect, "host_stack", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "holds memory on the host for a stack";
  let description = [{
    ```mlir
    %stack = remat.host_stack : !remat.host<24x4xf32>
    ```

    The first dimension is the number of slots. The stack holds its bytes on the
    host from this op to the last op that uses it. If the last op is in a loop
    that does not contain the `remat.host_stack`, the stack holds its bytes to
    the end of the loop.
  }];
  let results = (outs Remat_HostType:$stack);
  let assemblyFormat = "attr-dict `:` qualified(type($stack))";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The last op of the stack's block that uses the stack, or that contains
    /// an op which uses the stack.
    ::mlir::Operation *lastUse();
  }];
}

def Remat_HostSlotOp : Op<Remat_Dialect, "host_slot", [Pure]> {
  let summary = "is one slot of a stack on the host";
  let description = [{
    ```mlir
    %slot = remat.host_slot %stack[%i] : !remat.host<24x4xf32> -> !remat.host<4xf32>
    ```

    `remat.swap_out` copies into the slot, and `remat.swap_in` copies from it.
    The stack is a `remat.host_stack`, inside or outside of the loop.
  }];
  let arguments = (ins Remat_HostType:$stack, Index:$index);
  let results = (outs Remat_HostType:$slot);
  let assemblyFormat = [{
    $stack `[` $index `]` attr-dict `:` qualified(type($stack)) `->`
    qualified(type($slot))
  }];
  let hasVerifier = 1;
}

#endif // REMAT_DIALECT_STACKOPS_TD
