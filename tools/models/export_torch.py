# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the PyTorch models as MLIR. The models are traced by make_fx and lowered by torch-mlir. The result is linalg on
tensors in prepared form."""

import argparse
from pathlib import Path

import emit
from torch._decomp import core_aten_decompositions
from torch.fx.experimental.proxy_tensor import make_fx
from torch_cnn import MODELS
from torch_mlir import fx, ir
from torch_mlir.compiler_utils import OutputType
from torch_mlir.dialects import torch as torch_dialect
from torch_mlir.extras.fx_importer import FxImporter

PACKAGES = ["torch", "torch-mlir"]


def to_linalg(cnn):
    params, batch = cnn.random_arguments()
    trace = make_fx(cnn.step, core_aten_decompositions(), tracing_mode="fake")(*params, *batch)
    context = ir.Context()
    torch_dialect.register_dialect(context)
    importer = FxImporter(context=context)
    importer.import_stateless_graph(trace.graph, func_name="main")
    module = fx._module_lowering(
        verbose=False,
        enable_ir_printing=False,
        output_type=OutputType.LINALG_ON_TENSORS,
        torch_mod=importer.module,
    )
    return emit.prepare(str(module))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("models"))
    parser.add_argument("--batch", type=int, help="examples a step, in NAME-bN.mlir; default the model's own")
    choice = f"of {', '.join(MODELS)}; default all"
    parser.add_argument("names", nargs="*", metavar="NAME", help=choice)
    options = parser.parse_args()
    for name in options.names or MODELS:
        model = MODELS[name]
        if options.batch:
            name, model = f"{name}-b{options.batch}", model.of_batch(options.batch)
        symbol = name.replace("-", "_")
        text = to_linalg(model).replace("module {", f"module @{symbol} {{", 1)
        emit.write_prepared(options.out / f"{name}.mlir", emit.header(name, PACKAGES), text)


if __name__ == "__main__":
    main()
