//===- MemoryPasses.td - Buffers in one arena --------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematInPlace : Pass<"remat-in-place", "::mlir::func::FuncOp"> {
  let summary = "Let elementwise ops write over operands that die with them";
  let description = [{
    This pass lets a linalg op write over an operand, which becomes its
    destination, if all of these conditions hold:

    - The op has only parallel loops, and does not read its destination.
    - The operand has the type of the destination, and the op reads it by the
      same map.
    - No later op reads the operand.

    Bufferization then gives both one buffer. The graph of the function has an
    `in_place` pair, so plans take it into account.

    The pass leaves an operand alone if a view of it, or the value that took
    over its buffer, is read later, or by the same op in another way. It also
    leaves alone arguments that are not donated, constants, filled and empty
    tensors, parts of larger tensors, and tensors that copies brought back from
    the host. Destinations that the program chose itself, to accumulate in them,
    stay.

    The function computes the same values. If a later pass moves a reader of the
    operand behind the op, the destination has no effect, and the op gets a
    buffer of its own. Fusion resets destinations, so run this pass after
    fusion: before `remat-plan`, so that plans take it into account, and after
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
    This pass is for a function after bufferization. Every `memref.copy` and
    `memref.alloc` of the function gets a remark with its bytes and its reason.
    The function gets a remark with the sums.

    The reason of a copy is bufferization's note (`copy_reason`). Without a
    note, the buffers show the reason: the place that the copy is made for, or
    the op that writes the copy while the original is read again. The reason of
    an alloc is the op that writes it first, and why this op cannot write over
    an operand: no operand has its type and is read element by element, or the
    operand is read again, or the operand is an argument. If a buffer could have
    been a dying operand, the reason says so: `remat-in-place` would choose it.

    If a tensor becomes a part of a larger tensor, the program itself contains
    the copy. All other copies were added.

    `file` gets the same as JSON: `copies` and `allocs` with location, bytes and
    reason, and their sums.
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
    This pass is for a function after bufferization. Every `memref.alloc`
    becomes a `memref.view` of an arena. There is one arena for each memory
    space. It is allocated at the beginning of the function and freed at its
    end. If a part of the arena is returned, it is not freed, and the caller
    owns it.

    Buffers that do not live at the same time share bytes. A buffer lives from
    the first to the last op that touches it or a view of it. A buffer that a
    loop allocates lives in each iteration. The `memref.dealloc` of such a
    buffer is removed.

    The offsets come from the packing of include/remat/Core/Packing/Packing.h,
    and are checked before the IR changes. `remat.arena` on the arena has the
    number of its buffers, the most bytes that live at the same time, and a
    lower bound of every arena.

    If a buffer cannot be followed or has no static size, or if an index cannot
    address the arena, there is an error, and the function does not change.
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
