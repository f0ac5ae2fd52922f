//===- RematOps.td - The remat dialect's ops ---------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// These ops keep a recomputation at the place where it was planned.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_REMATOPS_TD
#define REMAT_DIALECT_REMATOPS_TD

include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "remat/Dialect/RematAttrs.td"
include "remat/Dialect/StackOps.td"
include "remat/Dialect/SwapOps.td"

class Remat_Op<string mnemonic, list<Trait> traits = []>
    : Op<Remat_Dialect, mnemonic, traits>;

def Remat_FenceOp : Remat_Op<"fence", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<BufferizableOpInterface,
        ["bufferizesToMemoryRead", "bufferizesToMemoryWrite",
         "getAliasingValues", "bufferize"]>]> {
  let summary = "keeps a recomputation separate from its original, and at its place";
  let description = [{
    ```mlir
    // %a2 and %b2 are %a and %b, but exist only after %g.
    %a2, %b2, %g2 = remat.fence %a, %b after %g
        : tensor<4xf32>, tensor<8xf32> after tensor<4xf32>
    %h = linalg.exp ins(%a2 : tensor<4xf32>) outs(%e : tensor<4xf32>)
        -> tensor<4xf32>

    // A fence without anchors.
    %c2 = remat.fence %c : tensor<4xf32>

    // After bufferization.
    remat.fence %m, %n after %d
        : memref<4xf32>, memref<8xf32> after memref<4xf32>
    ```

    Each result is the operand at the same position: the same tensor in the same
    storage. A fence therefore costs no bytes and no time. The results exist
    only after all operands exist.

    The operands are the saved inputs of a recomputation and, after the keyword
    `after`, its anchors. An anchor is a value that must exist before the
    recomputation starts, such as the incoming gradient. Clones that read the
    results cannot be merged with their originals, because the originals read
    the operands. Clones also cannot start before the anchors exist. An op that
    uses an anchor may also read the fence's result for this anchor.

    Operands are ranked tensors or, after bufferization, ranked memrefs. A fence
    of memrefs has no results, and its users read the operands. A fence may have
    the same operand twice, because a cleanup may find that two values are
    equal.

    A fence writes a resource of its own, which no other dialect reads. A fence
    of memrefs also reads and writes their memory. Cleanups therefore do not
    merge, move or remove a fence.
  }];
  let arguments = (ins
    Variadic<AnyTypeOf<[AnyRankedTensor, AnyMemRef]>>:$inputs,
    Variadic<AnyTypeOf<[AnyRankedTensor, AnyMemRef]>>:$anchors);
  let results = (outs Variadic<AnyRankedTensor>:$outputs);
  let builders = [OpBuilder<(ins "mlir::ValueRange":$inputs,
                                 CArg<"mlir::ValueRange", "{}">:$anchors)>];
  let assemblyFormat = [{
    custom<FenceOperands>($inputs, $anchors) attr-dict `:`
    custom<FenceTypes>(type($inputs), type($anchors), type($outputs))
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Returns whether the operands are memrefs and not tensors.
    bool isBufferized() { return getNumResults() == 0; }
    /// Result i is the value of operand i. Returns the operand of \p result, or
    /// the result of \p operand.
    mlir::OpOperand &getTiedOperand(mlir::OpResult result) {
      return getOperation()->getOpOperand(result.getResultNumber());
    }
    mlir::OpResult getTiedResult(mlir::OpOperand &operand) {
      return getOperation()->getOpResult(operand.getOperandNumber());
    }
    /// The results that belong to the inputs, and those that belong to the
    /// anchors.
    mlir::ResultRange getInputResults() {
      return getOutputs().take_front(isBufferized() ? 0 : getInputs().size());
    }
    mlir::ResultRange getAnchorResults() {
      return getOutputs().drop_front(isBufferized() ? 0 : getInputs().size());
    }
  }];
}

#endif // REMAT_DIALECT_REMATOPS_TD
