//===- SwapOps.td - Copies between device and host ---------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ops here are asynchronous copies. Each op is an action of a plan, and the
// actions run in the order of the block. docs/reference/Formats.md, section
// Plan, says what each action does to memory and time.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_SWAPOPS_TD
#define REMAT_DIALECT_SWAPOPS_TD

include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "remat/Dialect/RematTypes.td"

class Remat_SwapOp<string mnemonic> : Op<Remat_Dialect, mnemonic, [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<BufferizableOpInterface,
        ["bufferizesToMemoryRead", "bufferizesToMemoryWrite",
         "getAliasingValues", "bufferize"]>]> {
  let hasVerifier = 1;
}

def Remat_OnDevice : AnyTypeOf<[AnyRankedTensor, AnyMemRef]>;

def Remat_SwapOutOp : Remat_SwapOp<"swap_out"> {
  let summary = "starts to copy a tensor to the host";
  let description = [{
    ```mlir
    %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
    // Ops that do not need the bytes of %t yet.
    remat.await %out, %t : tensor<4xf32>
    ```

    The copy may start after all earlier ops have run. The device bytes stay
    held until the token's `remat.await`, which takes the same tensor. Until
    then, ops may read the tensor. After the await, readers take the tensor from
    a `remat.swap_in`. If a cleanup finds that the tensor equals another one, it
    may add readers after the await. These readers would hold the tensor's
    bytes, so `remat-verify` refuses them.

    If no op fetches the host copy of a swap_out, the swap_out and its await are
    folded away. The tensor then lives no longer than without the copy.

    With `into`, the copy goes to a `remat.host_slot`, from which other ops
    fetch it:

    ```mlir
    %slot = remat.host_slot %stack[%i] : !remat.host<24x4xf32> -> !remat.host<4xf32>
    %h, %out = remat.swap_out %t into %slot : tensor<4xf32> -> !remat.host<4xf32>
    ```
  }];
  let arguments = (ins Remat_OnDevice:$source, Optional<Remat_HostType>:$into);
  let results = (outs Remat_HostType:$host, Remat_TokenType:$token);
  let builders = [OpBuilder<(ins "mlir::Value":$source,
                                 CArg<"mlir::Value", "{}">:$into)>];
  let assemblyFormat = [{
    $source (`into` $into^)? attr-dict `:` type($source) `->`
    custom<HostTypes>(type($host), type($into), ref($into))
  }];
  let hasCanonicalizeMethod = 1;
  let extraClassDeclaration = [{
    /// The op that waits for the copy, or null if the IR is not valid.
    AwaitOp getAwait();
  }];
}

def Remat_SwapInOp : Remat_SwapOp<"swap_in"> {
  let summary = "starts to copy a tensor back from the host";
  let description = [{
    ```mlir
    %in, %t2 = remat.swap_in %h into %empty
        : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
    %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>

    // After bufferization.
    %in = remat.swap_in %h into %m : !remat.host<4xf32> into memref<4xf32>
    remat.await %in, %m : memref<4xf32>
    ```

    The op holds the bytes of `dest` on the device from this point on, and
    overwrites the content of `dest`. The result is complete only after the
    token's `remat.await`, and only this await may take the result. The await of
    the host copy's `remat.swap_out` must come before this op. The host copy can
    be fetched any number of times.
  }];
  let arguments = (ins Remat_HostType:$host, Remat_OnDevice:$dest);
  let results = (outs Remat_TokenType:$token, Optional<AnyRankedTensor>:$result);
  let builders = [OpBuilder<(ins "mlir::Value":$host, "mlir::Value":$dest)>];
  let assemblyFormat = [{
    $host `into` $dest attr-dict `:` qualified(type($host)) `into` type($dest)
    (`->` type($result)^)?
  }];
  let extraClassDeclaration = [{
    /// The op that waits for the copy, or null if the IR is not valid.
    AwaitOp getAwait();
  }];
}

def Remat_AwaitOp : Remat_SwapOp<"await"> {
  let summary = "waits until a copy is over";
  let description = [{
    ```mlir
    remat.await %out, %t : tensor<4xf32>
    %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
    ```

    The op waits until a copy is complete. It takes the token and the tensor.
    Without the tensor, bufferization could use the tensor's buffer again while
    the copy is still running.

    - For a `remat.swap_out`, the op takes the tensor that was swapped out. The
      tensor's device bytes are free after this op. There is no result, because
      later ops may not read the tensor.
    - For a `remat.swap_in`, the op takes the result of the swap_in. It returns
      this tensor, which is now complete.

    On memrefs there is no result, and readers use the memref itself. Each token
    has one await, in the block of its copy.
  }];
  let arguments = (ins Remat_TokenType:$token, Remat_OnDevice:$source);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let builders = [OpBuilder<(ins "mlir::Value":$token, "mlir::Value":$source)>];
  let assemblyFormat = [{
    $token `,` $source attr-dict `:` type($source) (`->` type($result)^)?
  }];
  let extraClassDeclaration = [{
    /// Whether the copy goes to the host, so that the tensor leaves the device.
    bool isSwapOut();
  }];
}

#endif // REMAT_DIALECT_SWAPOPS_TD
