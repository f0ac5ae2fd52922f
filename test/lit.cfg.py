# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Configuration of the lit tests. The tools are found through PATH: ours first,
# then LLVM's (mlir-opt, FileCheck, not, mlir-tblgen).

import ctypes
import glob
import os
import re
import shutil
import sys

import lit.formats

config.name = "remat"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["unit", "Inputs", "CMakeLists.txt"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.remat_binary_dir, "test")

config.environment["PATH"] = os.pathsep.join(
    [
        os.path.join(config.remat_binary_dir, "bin"),
        config.llvm_tools_dir,
        os.environ["PATH"],
    ]
)
config.environment["FILECHECK_OPTS"] = "--enable-var-scope"

config.substitutions += [
    ("%python", sys.executable),
    ("%remat_plugin", os.path.join(config.remat_binary_dir, "lib", "remat.so")),
    ("%remat_source", config.remat_source_dir),
    ("%remat_build", config.remat_binary_dir),
    ("%llvm_include", config.llvm_include_dir),
    ("%cc", config.c_compiler),
    ("%models", os.path.join(config.remat_source_dir, "models")),
    ("%fake_cuda", os.path.join(config.remat_binary_dir, "test", "fake-cuda")),
    ("%shared", config.remat_shared_dir),
]

# `REQUIRES: remat-run` means that the tool is built.
config.available_features.update(config.remat_built_tools)

# `REQUIRES: shared` means data that are not part of the repository.
if os.path.isdir(config.remat_shared_dir):
    config.available_features.add("shared")
else:
    lit_config.note("no %s: tests that read it are unsupported" % config.remat_shared_dir)


# `REQUIRES: cuda` means the assembler of CUDA's toolkit. No GPU and no driver are needed.
def find_cuda():
    folders = [os.environ.get(name, "") for name in ("CUDA_HOME", "CUDA_ROOT", "CUDA_PATH")]
    folders.append(os.path.join(config.remat_source_dir, ".venv", "cuda", "toolkit"))
    folders.append("/usr/local/cuda")
    tools = [
        os.path.join("bin", "ptxas"),
        os.path.join("bin", "fatbinary"),
        os.path.join("nvvm", "libdevice", "libdevice.10.bc"),
    ]
    return next(
        (folder for folder in folders if folder and all(os.path.exists(os.path.join(folder, tool)) for tool in tools)),
        None,
    )


cuda = find_cuda()
if cuda:
    config.environment["CUDA_HOME"] = cuda
    config.available_features.add("cuda")
else:
    lit_config.note(
        "no ptxas, fatbinary and libdevice: tests that make code for a GPU are "
        "unsupported (tools/setup cuda installs them)"
    )


# `REQUIRES: cuda-headers` is separate, because the assembler's toolkit may have no headers.
def find_cuda_headers():
    """Maps each version of CUDA to the first folder that has its headers."""
    folders = [os.path.join(folder, "include") for folder in (cuda, "/usr/local/cuda", "/usr/local", "/usr") if folder]
    kept = os.path.join(config.remat_source_dir, ".venv", "cuda-headers", "*", "include")
    folders += sorted(glob.glob("/usr/local/cuda-*/include")) + sorted(glob.glob(kept))
    headers = ("cuda.h", "cublasLt.h")
    found = {}
    for folder in folders:
        if all(os.path.exists(os.path.join(folder, name)) for name in headers):
            with open(os.path.join(folder, "cuda.h"), encoding="utf-8") as file:
                version = re.search(r"^#define CUDA_VERSION (\d+)$", file.read(), re.MULTILINE)
            if version:
                found.setdefault(version[1], folder)
    return found


cuda_headers = find_cuda_headers()
if cuda_headers:
    config.available_features.add("cuda-headers")
    config.substitutions.append(("%cuda_include", next(iter(cuda_headers.values()))))
    config.substitutions.append(("%cuda_all_includes", " ".join(cuda_headers.values())))
    for kind in ("12", "13"):
        if not any(version.startswith(kind) for version in cuda_headers):
            lit_config.note(
                f"no headers of CUDA {kind}: their declarations are not compared (tools/setup cuda-headers)"
            )
else:
    lit_config.note("no cuda.h and cublasLt.h: their declarations are compared with nothing")


# `REQUIRES: cudnn-headers` means the headers of cuDNN, together with those of CUDA.
def find_cudnn_headers():
    folders = [os.environ.get("CUDNN_HOME", ""), cuda or "", "/usr/local/cuda", "/usr/local", "/usr"]
    folders = [os.path.join(folder, "include") for folder in folders if folder]
    return next((folder for folder in folders if os.path.exists(os.path.join(folder, "cudnn_graph.h"))), None)


cudnn_headers = find_cudnn_headers()
if cudnn_headers and cuda_headers:
    config.available_features.add("cudnn-headers")
    config.substitutions.append(("%cudnn_include", cudnn_headers))
else:
    lit_config.note("no cudnn_graph.h: cuDNN's declarations are compared with nothing")


# `REQUIRES: cudnn` means the library itself, of version 9.8 or later. No GPU and no driver are needed.
def has_cudnn():
    try:
        return ctypes.CDLL("libcudnn.so.9").cudnnGetVersion() >= 90800
    except OSError:
        return False


if has_cudnn():
    config.available_features.add("cudnn")
else:
    lit_config.note("no libcudnn.so.9 of 9.8 or later: the real one is not asked")


# `REQUIRES: nvdisasm` is needed because tools/gpu-roofline reads machine code.
def find_nvdisasm():
    folders = [cuda or "", os.path.join(config.remat_source_dir, ".venv", "cuda", "toolkit")]
    paths = [os.path.join(folder, "bin", "nvdisasm") for folder in folders]
    return shutil.which("nvdisasm") or next((path for path in paths if os.access(path, os.X_OK)), None)


if find_nvdisasm():
    config.available_features.add("nvdisasm")
else:
    lit_config.note("no nvdisasm: tools/gpu-roofline is not tested (tools/setup cuda installs it)")

# `REQUIRES: full` marks long tests, which tools/check --full runs.
if os.environ.get("REMAT_FULL"):
    config.available_features.add("full")
    config.environment["REMAT_FULL"] = "1"
