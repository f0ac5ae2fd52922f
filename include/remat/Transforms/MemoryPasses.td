//===- MemoryPasses.td - Buffers in one arena --------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematInPlace : Pass<"remat-in-place", "::mlir::func::FuncOp"> {
  let summary = "Let elementwise ops write over operands that die with them";
  let description = [{
    Consider a linalg op that has only parallel loops and does not read its
    destination. If it reads an operand of the same type by the same map, and no
    later op reads this operand, the operand becomes the destination.
    Bufferization then gives both one buffer. The graph of the function has an
    `in_place` pair, which plans take into account.

    Some operands are not used: those of which a view, or the tensor that took
    over the buffer, is read later or by the same op in another way, arguments
    that are not donated, constants, filled or empty tensors, parts of a larger
    tensor, and tensors that were copied back from the host. Destinations in
    which the program itself accumulates stay.

    The function computes the same values. If a later pass moves a reader of the
    operand after the op, the destination has no effect, and the op gets its own
    buffer. Fusion resets destinations, so run this pass after fusion. Run it
    before `remat-plan`, so that plans take it into account, and after
    `remat-apply`, for the clones.
  }];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with how many destinations were chosen">,
  ];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def RematReportCopies : Pass<"remat-report-copies", "::mlir::func::FuncOp"> {
  let summary = "List the copies and buffers after bufferization, with reasons";
  let description = [{
    Run this pass after bufferization. Every `memref.copy` and `memref.alloc`
    gets a remark with its bytes and its reason, and the function gets a remark
    with the sums.

    The reason of a copy is the one that bufferization noted (`copy_reason`).
    Without one, the buffers show it: the destination of the copy, or the op
    that writes the copy while the original is read again. The reason of an
    alloc is the op that writes it first, and why that op cannot overwrite an
    operand: no operand has its type and is read element by element, or the
    operand is read again or is an argument. If a dying operand could have been
    the buffer, the remark says that `remat-in-place` would choose it.

    If a tensor becomes a part of a larger one, the program itself contains the
    copy. All other copies were added.

    `file` gets the same content as JSON: `copies` and `allocs` with location,
    bytes and reason, and their sums.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "JSON file to write, with "
                                                  "the content of the remarks">,
    Option<"remarks", "remarks", "bool", "true", "Print the remarks">,
  ];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def RematPlanMemory : Pass<"remat-plan-memory", "::mlir::func::FuncOp"> {
  let summary = "Make all buffers of a function parts of one arena";
  let description = [{
    Run this pass after bufferization. Every `memref.alloc` becomes a
    `memref.view` of an arena. There is one arena for each memory space. The
    function allocates it at its beginning and frees it at its end. If the
    function returns a part of an arena, the caller owns this arena.

    Buffers that do not live at the same time share bytes. A buffer lives from
    the first op that touches it, or a view of it, to the last. A buffer that a
    loop allocates lives in each iteration. Each `memref.dealloc` of such a
    buffer is removed.

    The offsets come from the packing of include/remat/Core/Packing/Packing.h,
    and are checked before anything changes. On the arena, `remat.arena` has the
    number of buffers, the most bytes that are live at the same time, and a
    lower bound on the size of any arena.

    It is an error if a buffer cannot be followed or has no static size, or if
    the arena is larger than what an index can address. The function then stays
    as it is.
  }];
  let options = [
    Option<"alignment", "alignment", "int64_t", "64",
           "Alignment of every buffer, in bytes: 64 suits a CPU, 256 a GPU">,
    Option<"effort", "effort", "double", "1.0",
           "Scales how much packing tries; with 1, hard cases take some "
           "seconds">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with the size of each arena">,
  ];
  let dependentDialects = ["::remat::RematDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}
