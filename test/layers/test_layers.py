#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that check_layers.py finds each kind of mistake, on small trees of files made here."""

import tempfile
import unittest
from pathlib import Path

import check_layers

LAYERS = "Core/Base:\nCore/Plan: Core/Base\nDialect: Core\n"


class Layers(unittest.TestCase):
    def found(self, files, layers=LAYERS):
        """Returns what is wrong with a tree of `files`, which maps a path to its text."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                path = Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            violations, count = check_layers.violations(Path(folder), check_layers.read_layers(layers))
        self.assertEqual(count, len(files))
        return [line.split(": ", 1)[1] for line in violations]

    def test_downward_and_private_includes_are_fine(self):
        self.assertEqual(
            self.found(
                {
                    "lib/Core/Plan/Plan.cpp": '#include "Core/Plan/Walk.h"\n#include "remat/Core/Base/Result.h"\n#include <vector>\n',
                    "lib/Core/Plan/Walk.h": "",
                    "include/remat/Dialect/Ops.td": 'include "remat/Core/Plan/Plan.h"\ninclude "mlir/IR/OpBase.td"\n',
                }
            ),
            [],
        )

    def test_an_upward_include_is_found(self):
        self.assertEqual(
            self.found({"include/remat/Core/Base/Result.h": '#include "remat/Core/Plan/Plan.h"\n'}),
            ["includes remat/Core/Plan/Plan.h, but lib/layers.txt does not let Core/Base use Core/Plan"],
        )

    def test_a_private_header_of_another_folder_counts(self):
        self.assertEqual(
            self.found(
                {"lib/T/B/Pass.cpp": '#include "T/A/Walk.h"\n', "lib/T/A/Walk.cpp": '#include "T/B/Pass.h"\n'},
                "T/A:\nT/B: T\n",
            ),
            ["includes T/B/Pass.h, but lib/layers.txt does not let T/A use T/B"],
        )

    def test_a_header_has_one_name(self):
        self.assertEqual(
            self.found(
                {"lib/Dialect/Ops.cpp": '#include "../Core/Plan/Walk.h"\n#include "Ops.h"\n#include "Ops.inc"\n'}
            ),
            [f"includes {name}, whose folder is not in lib/layers.txt" for name in ("../Core/Plan/Walk.h", "Ops.h")],
        )

    def test_a_public_header_includes_public_ones(self):
        self.assertEqual(
            self.found({"include/remat/Core/Plan/Plan.h": '#include "Core/Base/Random.h"\n'}),
            ["is public and includes Core/Base/Random.h, which is not installed"],
        )

    def test_a_name_stands_for_the_subfolders_above_only(self):
        layers = check_layers.read_layers("T:\nT/A: T\nT/B: T\nU: T\n")
        self.assertEqual([layers["T/A"], layers["T/B"], layers["U"]], [{"T"}, {"T", "T/A"}, {"T", "T/A", "T/B"}])

    def test_llvm_below_the_dialect_is_found(self):
        self.assertEqual(
            self.found({"lib/Core/Plan/Plan.cpp": '#include "llvm/ADT/SmallVector.h"\n'}),
            ["includes llvm/ADT/SmallVector.h, but Core/Plan builds without MLIR and LLVM"],
        )

    def test_core_uses_no_library(self):
        self.assertEqual(
            self.found({"lib/Core/Base/Result.cpp": "#include <nlohmann/json.hpp>\n"}),
            ["includes nlohmann/json.hpp, but Core uses its own headers and the standard library only"],
        )

    def test_a_folder_without_a_layer_is_found(self):
        self.assertEqual(self.found({"lib/Other/A.cpp": ""}), ["its folder is not in lib/layers.txt"])

    def test_a_circle_cannot_be_written(self):
        with self.assertRaisesRegex(ValueError, "layers.txt:1: A names B, which is not above it"):
            check_layers.read_layers("A: B\nB:\n")


if __name__ == "__main__":
    unittest.main()
