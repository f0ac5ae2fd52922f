#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that every cell of docs/start/Notebook.ipynb runs and shows the output that the notebook stores.

    notebook.py path/to/build            # skipped without .venv/xla and its kernel (tools/setup notebook)
    notebook.py path/to/build --write    # writes the outputs into the notebook
    notebook.py                          # with the remat that is installed beside this Python

Numbers may differ by a twentieth. Standard error (progress and warnings) is neither stored nor compared. The cells see
no GPU, since the stored outputs are those of a CPU.
"""

import os
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
NOTEBOOK = ROOT / "docs" / "start" / "Notebook.ipynb"
PYTHON = ROOT / ".venv" / "xla" / "bin" / "python"

BUILDS = [Path(each).resolve() for each in sys.argv[1:] if each != "--write"]

if __name__ == "__main__" and BUILDS and Path(sys.prefix) != PYTHON.parents[1] and PYTHON.exists():
    os.execv(PYTHON, [str(PYTHON), "-B", *sys.argv])

from tutorial import same  # noqa: E402

try:
    import ipykernel  # noqa: F401
    import jax  # noqa: F401
    import nbclient
    import nbformat
except ImportError as error:
    print(f"skipped: there is no {error.name} (tools/setup notebook)")
    sys.exit(77)

SECONDS = 300  # The most seconds that one cell may take.
KEPT = ("text/plain", "text/html", "image/svg+xml")


def reader_sees(data):
    """Returns {kind: text} of an output, without the plain text that a notebook does not show."""
    return {kind: text for kind, text in data.items() if kind != "text/plain" or len(data) == 1}


def shown(cell):
    """Returns {kind: text} of a cell's outputs, without standard error."""
    found = {}
    for output in cell.get("outputs", []):
        if output.output_type == "stream" and output.name == "stdout":
            found["stdout"] = found.get("stdout", "") + output.text
        elif output.output_type in ("execute_result", "display_data"):
            found |= {kind: text for kind, text in reader_sees(output.data).items() if kind in KEPT}
    return found


def differences(stored, ran):
    """Returns sentences about the cells whose output differs from the stored one."""
    for number, (before, after) in enumerate(zip(stored.cells, ran.cells, strict=True), 1):
        said, found = shown(before), shown(after)
        for kind in sorted(said.keys() | found.keys()):
            if not same(found.get(kind, ""), said.get(kind, "")):
                yield f"cell {number} shows as {kind}\n{found.get(kind)}\nand not\n{said.get(kind)}"


def of_checkout(build):
    """Returns the variables that lead a kernel to the package and the programs of this checkout."""
    return {"PYTHONPATH": str(ROOT / "python"), "REMAT_OPT": str(build / "bin" / "remat-opt")}


def executed(notebook, more):
    """Returns the notebook with the outputs of a new kernel, which reads no settings of the user. `more` has further
    variables of the environment.
    """
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {
            **{
                name: folder for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
            },
            "JAX_PLATFORMS": "cpu",
            "JUPYTER_PREFER_ENV_PATH": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
            "REMAT_CACHE_DIR": "",
            **more,
        }
        ran = nbformat.from_dict(notebook)
        nbclient.NotebookClient(
            ran, timeout=SECONDS, kernel_name="python3", resources={"metadata": {"path": folder}}
        ).execute()
    return ran


def tidied(notebook):
    """Removes from a notebook what another run would write differently."""
    notebook.metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    for cell in notebook.cells:
        cell.metadata = {}
        if cell.cell_type == "code":
            cell.outputs = [each for each in cell.outputs if each.get("name") != "stderr"]
            for each in cell.outputs:
                if "data" in each:
                    each.data = reader_sees(each.data)
    return notebook


def main():
    stored = nbformat.read(NOTEBOOK, as_version=4)
    try:
        ran = executed(nbformat.read(NOTEBOOK, as_version=4), of_checkout(*BUILDS) if BUILDS else {})
    except nbclient.exceptions.CellExecutionError as error:
        print(error)
        return 1
    if "--write" in sys.argv:
        whole = NOTEBOOK.with_suffix(".new")
        nbformat.write(tidied(ran), whole)
        whole.replace(NOTEBOOK)
        return 0
    found = list(differences(stored, ran))
    print("\n".join(found) if found else f"{len(ran.cells)} cells show what is stored")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
