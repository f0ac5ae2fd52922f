//===- Passes.td - Steps to code for a GPU -----------------*- tablegen -*-===//

#ifndef REMAT_GPU_PASSES_TD
#define REMAT_GPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def RematGpuBuffers : Pass<"remat-gpu-buffers", "::mlir::ModuleOp"> {
  let summary = "Tensors to parts of one slab of device memory";
  let description = [{
    Leaves one function, the step, on one buffer, the slab: at its begin the
    arena of everything that the step makes, as `remat-plan-memory` packs it,
    behind it the arguments and then the constants. Bytes are reused, and
    buffers live, exactly as in a step that is compiled for the CPU.

    ```mlir
    func.func @rematStep(%slab: memref<1280xi8>) -> memref<4xf32>
        attributes {step_arena = 1024, step_inputs = [...], step_constants = [...]}
    ```

    The attributes say where arguments and constants are. Fences are dropped:
    ops of the compute stream run in program order.
  }];
  let options = [
    Option<"function", "function", "std::string", "",
           "Name of the step; otherwise the planned function, main, or the only "
           "public one">,
    Option<"alignment", "alignment", "int64_t", "256",
           "Of every buffer, in bytes; a power of two">
  ];
}

def RematGpuKernels : Pass<"remat-gpu-kernels", "::mlir::ModuleOp"> {
  let summary = "Structured ops to launches of kernels";
  let description = [{
    Each linalg op on buffers becomes a `gpu.launch_func`. Its parallel
    dimensions are one line of threads, the last dimension first; each thread
    goes through the reduction dimensions alone and in their order, as the CPU's
    loops do. Kernels with the same text are one kernel, and all are in one
    `gpu.module`.

    Buffers are passed as pointers to their first element: kernels take types
    without an offset.
  }];
  let options = [
    Option<"blockSize", "block-size", "int64_t", "256",
           "Threads a block, at most; a multiple of 32 up to 1024">
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::gpu::GPUDialect", "::mlir::scf::SCFDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
}

def ConvertRematToGpu : Pass<"convert-remat-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Launches, copies and waits to calls of the runtime";
  let description = [{
    The calls are those of include/remat/Runtime/Gpu.h. A copy runs on the stream
    of its direction: it starts after all that the compute stream was given
    before, and a `remat.await` makes the compute stream, not the host, wait for
    it. Host copies are parts of one slab, packed by their lives; one lives from
    its `remat.swap_out` to the last `remat.await` of a copy that reads it.

    The step's attribute `step_program` describes kernels, memory, events and
    ops to the runtime (include/remat/Runtime/GpuProgram.h).
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::memref::MemRefDialect"];
}

#endif // REMAT_GPU_PASSES_TD
