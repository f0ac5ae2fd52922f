# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The graphs of the tables of `search`: each function writes one into the bench's
folder and returns its path."""

import json
import os
import random
import subprocess

from published import network

MODELS = ("resnet50", "transformer", "lstm", "unet", "torch-cnn")


def exported(bench, model):
    """Exports a model's step with the roofline of an H100."""
    if bench.models:
        return os.path.join(bench.models, f"{model}.roofline.json")
    path = bench.file(f"{model}.json")
    opt = os.path.join(os.path.dirname(bench.program), "remat-opt")
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "models")
    subprocess.run(
        [
            opt,
            os.path.join(folder, f"{model}.mlir"),
            "--remat-prepare",
            "--remat-annotate-costs=cost-model=roofline",
            f"--remat-export-graph=file={path}",
            "-o",
            os.devnull,
        ],
        check=True,
    )
    return path


def layered(nodes, seed):
    """Makes a forward graph in layers: 2 to 6 inputs of each node from earlier layers, sizes and costs over two orders
    of magnitude."""
    rng = random.Random(seed)
    width = max(2, round(nodes**0.5 / 2))

    def spread():
        return round(10 ** rng.uniform(0, 2))

    tensors, made = [{"name": "x", "bytes": spread()}], [0]
    steps = []
    for n in range(nodes):
        last = made[-3 * width :]
        inputs = rng.sample(last, min(len(last), rng.randint(2, 6)))
        tensors.append({"name": f"t{n}", "bytes": spread()})
        steps.append({"name": f"n{n}", "kind": "op", "cost": spread(), "inputs": inputs, "outputs": [n + 1]})
        made.append(n + 1)
    unread = sorted(set(made[1:]) - {t for step in steps for t in step["inputs"]})
    tensors.append({"name": "loss", "bytes": 1})
    steps.append({"name": "loss", "kind": "op", "cost": 1, "inputs": unread, "outputs": [len(tensors) - 1]})
    return {
        "version": 1,
        "name": f"layered-{nodes}-{seed}",
        "training": False,
        "tensors": tensors,
        "nodes": steps,
        "outputs": [len(tensors) - 1],
        "loss": len(tensors) - 1,
    }


def layers(bench, nodes, seed=1):
    path = bench.file("layered.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(layered(nodes, seed), file)
    return path


def deep(bench, builder, batch, depth):
    """Makes a network of any depth, with costs in FLOPs."""
    return bench.measure(network(builder, batch), depth=depth, cost="flops").path


# The numbers of forward nodes of the random graphs; their training steps have about twice as many nodes.
LAYERS = {f"layers-{nodes}": nodes for nodes in (100, 250, 500, 1000)}

# Graphs of about 10^5 nodes. Each of the two networks also has a graph of a common depth.
LARGE = {
    "chen-resnet-1000": lambda bench: deep(bench, "chen-resnet", 32, 1000),
    "chen-resnet-15000": lambda bench: deep(bench, "chen-resnet", 32, 15000),
    "transformer-96": lambda bench: deep(bench, "transformer", 8, 96),
    "transformer-3571": lambda bench: deep(bench, "transformer", 8, 3571),
    "layers-48000": lambda bench: layers(bench, 48000),
}


def joint_nodes(bench, path):
    """Returns the number of nodes of the training step."""
    with open(path, encoding="utf-8") as file:
        graph = json.load(file)
    if not graph.get("training", True):
        expanded = bench.file("expanded.json")
        bench.run_or_fail(path, "--expand", "-o", expanded)
        with open(expanded, encoding="utf-8") as file:
            graph = json.load(file)
    return len(graph["nodes"])
