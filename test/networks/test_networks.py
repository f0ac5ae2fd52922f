#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares bench/networks with the published figures of each architecture.

test_networks.py path/to/remat-solve
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
TOOL = os.path.join(ROOT, "bench", "networks")
ORACLE = os.path.join(ROOT, "..", "shared", "oracle", "check_plan.py")
sys.path.insert(0, TOOL)

from catalogue import NETWORKS, build  # noqa: E402
from layers import Network  # noqa: E402

SOLVE = os.path.abspath(sys.argv[1])

# The number of parameters of each network (without running statistics), and its 10^9 multiplications for one image of
# 224 pixels. Both figures come from torchvision's documentation of its pretrained models. The figures of googlenet come
# from the authors' Caffe model with both auxiliary classifiers.
PUBLISHED = {
    "alexnet": (61_100_840, 0.71),
    "vgg11": (132_863_336, 7.61),
    "vgg13": (133_047_848, 11.31),
    "vgg16": (138_357_544, 15.47),
    "vgg19": (143_667_240, 19.63),
    "resnet18": (11_689_512, 1.81),
    "resnet34": (21_797_672, 3.66),
    "resnet50": (25_557_032, 4.09),
    "resnet101": (44_549_160, 7.80),
    "resnet152": (60_192_808, 11.51),
    "densenet121": (7_978_856, 2.83),
    "densenet161": (28_681_000, 7.73),
    "densenet169": (14_149_480, 3.36),
    "densenet201": (20_013_928, 4.29),
    "googlenet-bn": (6_624_904, 1.50),
    "googlenet-bn-aux": (13_004_888, None),
    "googlenet": (13_378_280, None),
    "inception-v3": (23_834_568, 5.71),
    "inception-v3-aux": (27_161_264, None),
}

# The number of nodes (#V) in table 1 of Kusumoto et al. 2019, and how many of these nodes are views here.
KUSUMOTO = {
    "pspnet": (385, 0),
    "unet": (60, 0),
    "resnet50": (176, 1),
    "resnet152": (516, 1),
    "vgg19": (46, 1),
    "densenet161": (568, 1),
}


class Architectures(unittest.TestCase):
    def test_published_parameters_and_multiplications(self):
        for name, (parameters, giga) in PUBLISHED.items():
            with self.subTest(name):
                net = build(name)
                self.assertEqual(net.parameters, parameters)
                self.assertEqual(net.logits.shape, (1000,))
                if giga:
                    self.assertAlmostEqual(net.macs / 1e9, giga, delta=0.006)

    def test_searched_networks(self):
        # DARTS's training log has "param size = 3.349342MB". For AmoebaNet-A in DARTS's code, table 1 of DARTS's paper
        # has 3.1M.
        self.assertEqual(build("darts").parameters, 3_349_342)
        self.assertEqual(round(build("amoebanet").parameters / 1e6, 1), 3.1)
        # For NASNet-A, table 1 of DARTS's paper has 3.1M, too. The network here has as many parameters with 32
        # channels. DARTS's code has 36 channels, with which the network has 3.8M parameters, because its cells
        # concatenate five states. The check counts only the classifier: channels grow to 36 * 3, 5 * 36, 5 * 72 or
        # (reduction) 3 * 72, and the classifier reads 5 * 144.
        net = build("nasnet-a")
        classifier = net.nodes[-2]
        self.assertEqual(net.tensors[classifier["inputs"][1]]["bytes"], 4 * (5 * 144 + 1) * 10)
        self.assertEqual(build("darts").logits.shape, (10,))

    def test_lstm(self):
        # The network has an embedding, 4 layers of (input + state) x 4 gates with two biases, and a classifier.
        expected = 50 * 1024 + 4 * 2 * (1024 + 1) * 4 * 1024 + (1024 + 1) * 5000
        for name in ("lstm", "lstm-fused"):
            net = build(name, depth=3)
            self.assertEqual(net.parameters, expected)
            self.assertEqual(sum(node["kind"] == "softmax_loss" for node in net.nodes), 3)
        self.assertEqual(2 * len(build("lstm", depth=3).nodes) - 1, len(build("lstm", depth=6).nodes))

    def test_unet(self):
        # The network has 18 convolutions 3x3, one 1x1 to two classes, and 4 up-convolutions 2x2, all with biases.
        convs = [
            (1, 64),
            (64, 64),
            (64, 128),
            (128, 128),
            (128, 256),
            (256, 256),
            (256, 512),
            (512, 512),
            (512, 1024),
            (1024, 1024),
            (1024, 512),
            (512, 512),
            (512, 256),
            (256, 256),
            (256, 128),
            (128, 128),
            (128, 64),
            (64, 64),
        ]
        expected = sum(9 * a * b + b for a, b in convs) + 64 * 2 + 2
        expected += sum(4 * 2 * c * c + c for c in (512, 256, 128, 64))
        net = build("unet")
        self.assertEqual(net.parameters, expected)
        self.assertEqual(net.logits.shape, (2, 388, 388))

    def test_pspnet(self):
        # ResNet-101 without its classifier has 44,549,160 - 2,049,000 parameters. In PSPNet, three 3x3 convolutions
        # with bn replace the 7x7 convolution, and two convolutions of the first block read 128 channels instead of 64.
        backbone = 44_549_160 - 2_049_000 - (3 * 49 * 64 + 128)
        backbone += 9 * (3 * 64 + 64 * 64 + 64 * 128) + 2 * (64 + 64 + 128) + 64 * (64 + 256)
        pyramid = 4 * (2048 * 512 + 2 * 512)
        main = 9 * 4096 * 512 + 2 * 512 + 512 * 19 + 19
        auxiliary = 9 * 1024 * 256 + 2 * 256 + 256 * 19 + 19
        net = build("pspnet")
        self.assertEqual(net.parameters, backbone + pyramid + main + auxiliary)
        self.assertEqual(net.logits.shape, (19, 713, 713))

    def test_gpt2(self):
        # The README of the authors' repository (github.com/openai/gpt-2) says 124M, 355M, 774M and 1.5B. The table in
        # the paper (117M, 345M, 762M, 1542M) is miscounted.
        published = {"small": 124_439_808, "medium": 354_823_168, "large": 774_030_080, "xl": 1_557_611_200}
        for size, parameters in published.items():
            net = build(f"gpt2-{size}")
            self.assertEqual(net.parameters, parameters)
            self.assertEqual(net.logits.shape, (1024, 50257))
        self.assertEqual(build("transformer", depth=12).parameters, published["small"])

    def test_a_transformer_block(self):
        # A block has 14 operations, and 3 + 1 + 4 + 4 = 12 products of 768 x 768 for each of 1,024 tokens.
        less, more = (build("transformer", batch=2, depth=depth) for depth in (3, 4))
        block = [node["kind"] for node in more.nodes[1:15]]
        self.assertEqual(
            block,
            [
                "layer_norm",
                "linear",
                "linear",
                "linear",
                "scores",
                "softmax",
                "mix",
                "linear",
                "add",
                "layer_norm",
                "linear",
                "gelu",
                "linear",
                "add",
            ],
        )
        self.assertEqual(len(more.nodes) - len(less.nodes), 14)
        self.assertEqual(more.macs - less.macs, 1024 * 12 * 768 * 768)
        # Each of two texts has 12 heads of 1,024 x 1,024 scores. Each score is a product of 64 features.
        scores = more.nodes[5]
        self.assertEqual(more.tensors[scores["outputs"][0]]["bytes"], 2 * 12 * 1024 * 1024 * 4)
        self.assertEqual(scores["flops"], 2 * 12 * 1024 * 1024 * 2 * 64)
        # 768 features of each token leave the block, and 50,257 numbers of each token are the logits.
        self.assertEqual(more.tensors[more.nodes[14]["outputs"][0]]["bytes"], 2 * 1024 * 768 * 4)
        self.assertEqual(more.tensors[more.logits.tensor]["bytes"], 2 * 1024 * 50257 * 4)
        # One tensor is both the token embedding and the weights of the logits.
        self.assertEqual(more.nodes[0]["inputs"][1], more.nodes[-2]["inputs"][1])

    def test_roofline_is_the_longer_of_products_and_bytes(self):
        nodes = {node["name"]: node for node in build("alexnet", batch=32, cost="roofline").nodes}
        # The result has 64 channels of 55 x 55, and each of its values takes 3 x 11 x 11 products. Only the weights have a gradient. It
        # takes as many products, which read the image again.
        conv = nodes["conv0"]
        self.assertAlmostEqual(conv["cost"], 32 * 64 * 55 * 55 * 2 * 363 / 15.7e12 + 4e-6, places=12)
        self.assertEqual(conv["backward_cost"], conv["cost"])
        # The node relu1 reads and writes 64 x 55 x 55 floats. The gradient reads two tensors of this size and writes
        # one.
        relu, size = nodes["relu1"], 32 * 64 * 55 * 55 * 4
        self.assertAlmostEqual(relu["cost"], 2 * size / 900e9 + 4e-6, places=12)
        self.assertAlmostEqual(relu["backward_cost"], 3 * size / 900e9 + 4e-6, places=12)

    def test_node_counts_of_kusumoto(self):
        for name, (vertices, views) in KUSUMOTO.items():
            with self.subTest(name):
                self.assertEqual(len(build(name).nodes), vertices - views)

    def test_chen_resnet_has_the_asked_depth(self):
        # A block has 3 layers, 4 blocks have a shortcut, and 1 layer comes first. The paper's example has 66 blocks.
        for depth, blocks in ((203, [3, 24, 36, 3]), (1001, None)):
            net = build("chen-resnet", depth=depth)
            layers = sum(node["kind"] == "conv" for node in net.nodes)
            self.assertEqual(layers, depth)
            if blocks:
                from families.resnet import chen_blocks

                self.assertEqual(chen_blocks(depth), blocks)


class LayerShapes(unittest.TestCase):
    def setUp(self):
        self.net = Network("layers", 2)

    def test_convolution(self):
        # (13 + 2*2 - 2*(3-1) - 1) // 2 + 1 = 7 is the height, and (9 + 0 - 2*(1-1) - 1) // 1 + 1 = 9 is the width.
        x = self.net.input((4, 13, 9))
        y = self.net.conv(x, 6, (3, 1), stride=(2, 1), pad=(2, 0), dilation=2, groups=2)
        self.assertEqual(y.shape, (6, 7, 9))
        self.assertEqual(self.net.parameters, 6 * (4 // 2) * 3 + 6)
        self.assertEqual(self.net.macs, 6 * 7 * 9 * 2 * 3)
        # x is an input of the network, so only the weights have a gradient.
        self.assertNotIn("backward_cost", self.net.nodes[0])
        self.net.conv(y, 1, 1)
        self.assertEqual(self.net.nodes[1]["backward_cost"], 20)
        self.assertEqual(self.net.tensors[y.tensor]["bytes"], 2 * 6 * 7 * 9 * 4)

    def test_pooling_rounds_up_on_demand(self):
        x = self.net.input((1, 112, 112))
        self.assertEqual(self.net.max_pool(x, 3, 2).shape, (1, 55, 55))
        self.assertEqual(self.net.max_pool(x, 3, 2, ceil=True).shape, (1, 56, 56))
        # Rounded up, (4 + 2*1 - 2) / 3 + 1 is 3. But the third window would start at 6, after the image's last row and
        # the padding before it (4 + 1), so there are only two windows.
        y = self.net.input((1, 4, 4))
        self.assertEqual(self.net.max_pool(y, 2, 3, pad=1, ceil=True).shape, (1, 2, 2))

    def test_pooling_saves_positions_on_demand(self):
        net = Network("pool", 2, pool_indices=True)
        y = net.max_pool(net.relu(net.input((3, 8, 8))), 2, 2)
        self.assertEqual(net.nodes[1]["outputs"], [y.tensor, y.tensor + 1])
        self.assertEqual(net.tensors[y.tensor + 1]["bytes"], 2 * 3 * 4 * 4 * 8)

    def test_in_place_only_over_values_that_a_node_made(self):
        x = self.net.input((4, 8, 8))
        y = self.net.relu(x)
        z = self.net.add(self.net.relu(y), y)
        self.assertNotIn("in_place", self.net.nodes[0])
        self.assertEqual(self.net.nodes[1]["in_place"], [[y.tensor, y.tensor + 1]])
        self.assertEqual(self.net.nodes[2]["in_place"], [[y.tensor + 1, z.tensor], [y.tensor, z.tensor]])


class Files(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def run_tool(self, *arguments):
        return subprocess.run(
            [sys.executable, "-B", os.path.join(TOOL, "networks"), *arguments], capture_output=True, text=True
        )

    def solve(self, *arguments):
        done = subprocess.run([SOLVE, *arguments], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def test_remat_solve_reads_every_network(self):
        for name in NETWORKS:
            with self.subTest(name):
                net = build(name, batch=2, cost="flops")
                with open(self.path(name), "w", encoding="utf-8") as file:
                    file.write(net.text())
                result = json.loads(self.solve(self.path(name), "--planner", "keep-all", "--json"))
                # The resident tensors are the weights, the batch, the labels, and the gradient of the loss.
                made = {t for node in net.nodes for t in node["outputs"]}
                resident = sum(t["bytes"] for i, t in enumerate(net.tensors) if i not in made)
                self.assertEqual(result["resident_bytes"], resident + 4)
                self.assertGreater(result["peak_bytes"], 4 * net.parameters)

    def test_the_oracle_judges_a_plan_as_remat_solve_does(self):
        if not os.path.exists(ORACLE):
            self.skipTest("no ../shared/oracle")
        forward, graph, plan = self.path("f"), self.path("g"), self.path("p")
        self.assertEqual(self.run_tool("unet", "--batch", "2", "-o", forward).returncode, 0)
        self.solve(forward, "--expand", "-o", graph)
        ours = json.loads(self.solve(graph, "--planner", "sublinear", "--plan-out", plan, "--json"))
        theirs = json.loads(
            subprocess.run(
                [sys.executable, "-B", ORACLE, graph, plan], capture_output=True, text=True, check=True
            ).stdout
        )
        self.assertTrue(theirs["valid"])
        for key in ("peak_bytes", "resident_bytes", "compute_cost", "base_cost"):
            self.assertEqual(ours[key], theirs[key], key)

    def test_offload(self):
        """The plan is within the budget, and no faster than the program and the link allow. The bytes above the budget
        leave before the program's peak and return after it.
        """
        rate = 12.2e9 / 15.7e12  # The bytes that PCIe copies in the time of one FLOP of a V100.
        link = ("--d2h", str(rate), "--h2d", str(rate), "--half-duplex")
        for name, budgets in (
            ("resnet18", (60, 80)),
            ("resnet152", (20, 50, 90)),
            ("vgg16", (80,)),
            ("densenet121", (40, 70)),
            ("inception-v3", (50,)),
        ):
            with open(self.path(name), "w", encoding="utf-8") as file:
                file.write(build(name, batch=32, cost="flops").text())
            for planner in ("greedy", "dynprog", "vdnn", "autoswap"):
                for budget in budgets:
                    with self.subTest(f"{name}, {planner}, {budget}%"):
                        done = json.loads(
                            self.solve(
                                self.path(name),
                                "--planner",
                                "offload-" + planner,
                                "--json",
                                "--budget",
                                f"{budget}%",
                                *link,
                            )
                        )
                        self.assertLessEqual(done["peak_bytes"], done["budget_bytes"])
                        self.assertEqual(done["compute_cost"], done["base_cost"])
                        copies = 2 * (done["baseline_peak_bytes"] - done["budget_bytes"]) / rate
                        bound = max(done["base_cost"], copies)
                        self.assertGreaterEqual(done["makespan"], bound * (1 - 1e-9))
                        self.assertLessEqual(done["makespan"], bound * 2)

    def test_the_command(self):
        self.assertEqual(self.run_tool("--list").stdout.split(), sorted(NETWORKS))
        graph = json.loads(self.run_tool("alexnet", "--batch", "3", "--cost", "flops").stdout)
        self.assertEqual(graph["tensors"][0]["bytes"], 3 * 3 * 224 * 224 * 4)
        self.assertEqual(graph["units"], {"cost": "flop"})
        self.assertEqual(self.run_tool("alexnet").stdout, self.run_tool("alexnet").stdout)
        self.assertNotIn('"weight": true', self.run_tool("alexnet", "--no-weight-gradients").stdout)
        self.assertNotIn("in_place", self.run_tool("alexnet", "--no-in-place").stdout)
        for wrong in ([], ["lenet"], ["alexnet", "--batch", "0"]):
            self.assertEqual(self.run_tool(*wrong).returncode, 2)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
