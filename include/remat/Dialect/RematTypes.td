//===- RematTypes.td - The remat dialect's types -----------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// These are the types of host copies, and of copies that have not ended.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_REMATTYPES_TD
#define REMAT_DIALECT_REMATTYPES_TD

include "mlir/IR/AttrTypeBase.td"
include "remat/Dialect/RematDialect.td"

class Remat_Type<string name, string mnemonicText> : TypeDef<Remat_Dialect, name> {
  let mnemonic = mnemonicText;
}

def Remat_TokenType : Remat_Type<"Token", "token"> {
  let summary = "a copy that has not ended";
  let description = [{
    `remat.swap_out` and `remat.swap_in` make a token, and exactly one
    `remat.await` of the same block takes it.
  }];
}

def Remat_HostType : Remat_Type<"Host", "host"> {
  let summary = "a tensor's copy in host memory";
  let description = [{
    `remat.swap_out` makes this copy, and any number of `remat.swap_in` of the
    same block read it. Shapes are static. The copy holds its bytes on the host
    from the swap_out to the last swap_in. Without a swap_in, it holds them
    until the swap_out's await.

    Example: `!remat.host<4x8xf32>`.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t", "size of each dimension">:$shape,
    TypeParameter<"mlir::Type", "type of the elements">:$elementType);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

#endif // REMAT_DIALECT_REMATTYPES_TD
