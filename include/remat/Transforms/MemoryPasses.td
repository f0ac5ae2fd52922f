//===- MemoryPasses.td - Buffers in one arena --------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematInPlace : Pass<"remat-in-place", "::mlir::func::FuncOp"> {
  let summary = "Let elementwise ops write over operands that die with them";
  let description = [{
    ```mlir
    linalg.exp ins(%x) outs(%empty)
    linalg.exp ins(%x) outs(%x)      // after this pass, if no later op reads %x
    ```

    This pass makes an operand of a linalg op its destination, so that the op
    writes over the operand, if all of these conditions hold:

    - The op has only parallel loops, and does not read its destination.
    - The operand has the type of the destination, and the op reads it by the
      same map.
    - No later op reads the operand.

    Bufferization then gives the operand and the result the same buffer. The
    graph of the function has an `in_place` pair, so plans count the buffer once.

    The operand may have a view, or another value may have taken over its
    buffer. If such a view or value is read later, or is read by the same op in
    another way, the pass does not change the op. It also does not write over
    arguments that are not donated, constants, filled and empty tensors, parts
    of larger tensors, and tensors that copies brought back from the host. If
    the program accumulates in a destination, the pass does not change this
    destination.

    The function computes the same values. If a later pass moves a reader of the
    operand after the op, the destination has no effect, and the op gets a
    buffer of its own. Fusion resets destinations, so run this pass after
    fusion. Run it before `remat-plan`, so that plans count shared buffers once,
    and again after `remat-apply`, for the clones.
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
    note, the pass finds the reason in the buffers: the place that the copy is
    made for, or the op that writes the copy while the original is read again.
    The reason of an alloc names the op that writes it first, and says why this
    op cannot write over an operand: no operand has its type and is read element
    by element, or the operand is read again, or the operand is an argument. If
    `remat-in-place` could avoid the buffer, the reason says so.

    If a tensor becomes a part of a larger tensor, the program itself contains
    the copy. All other copies were added.

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
    ```mlir
    %a = memref.alloc() : memref<4xf32>
    // After this pass:
    %arena = memref.alloc() {alignment = 64, remat.arena = {...}} : memref<128xi8>
    %a = memref.view %arena[%c64][] : memref<128xi8> to memref<4xf32>
    ```

    This pass is for a function after bufferization. Every `memref.alloc`
    becomes a `memref.view` of an arena. There is one arena for each memory
    space. It is allocated at the beginning of the function and freed at its
    end. If the function returns a part of the arena, the arena is not freed,
    and the caller owns it.

    Buffers that do not live at the same time share bytes. A buffer lives from
    the first to the last op that touches it or a view of it. A buffer that a
    loop allocates lives in each iteration. The `memref.dealloc` of such a
    buffer is removed.

    The packing of include/remat/Core/Packing/Packing.h chooses the offsets, and
    they are checked before the IR changes. `remat.arena` on the arena has the
    number of its buffers, the most bytes that live at the same time, and a
    lower bound on the bytes of every arena.

    There is an error, and the function does not change, if the pass does not
    know all uses of a buffer, if a buffer has no static size, or if an index
    cannot address the arena.
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
