#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the package as pip and type checkers see it: its type hints, its extras, and its warnings about versions.

test_package.py path/to/remat-opt
"""

import concurrent.futures
import importlib.util
import inspect
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import typing
import unittest
import unittest.mock
import warnings

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
sys.path[:0] = [os.path.join(ROOT, "python"), os.path.join(ROOT, "tools")]
TRIES = os.path.join(ROOT, "bench", "measure", "versions.py")
# The script in TRIES imports a module of its own folder. The module `versions` of this folder is not remat.versions.
sys.path.append(os.path.dirname(TRIES))

os.environ["REMAT_OPT"] = os.path.abspath(sys.argv[1])

import remat  # noqa: E402
import wheel_backend  # noqa: E402
import wheel_urls  # noqa: E402
from remat import versions  # noqa: E402


def loaded(path):
    """Loads a script as the module try_versions, and returns this module."""
    spec = importlib.util.spec_from_file_location("try_versions", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


try_versions = loaded(TRIES)


def read(*names):
    with open(os.path.join(ROOT, *names), encoding="utf-8") as file:
        return file.read()


class Hints(unittest.TestCase):
    def check_hints(self, function):
        hints = typing.get_type_hints(function)
        missing = [name for name in inspect.signature(function).parameters if name not in hints]
        self.assertEqual((missing, "return" in hints), ([], True), function)

    def test_functions_of_remat(self):
        names = [name for name in remat.__all__ if inspect.isfunction(getattr(remat, name))]
        self.assertIn("memory", names)
        for name in names:
            self.check_hints(getattr(remat, name))
        self.check_hints(remat.testing.check_memory)

    @unittest.skipUnless(importlib.util.find_spec("torch"), "PyTorch is not installed")
    def test_functions_of_remat_torch(self):
        for name in remat.torch.__all__:
            self.check_hints(getattr(remat.torch, name))

    def test_the_marker_of_typed_packages_is_there(self):
        self.assertEqual(read("python", "remat", "py.typed"), "")


class Import(unittest.TestCase):
    def test_nothing_that_takes_long_is_imported(self):
        slow = ("jax", "torch", "remat.torch", "remat.xla")
        code = f"import sys, remat; print([each for each in {slow} if each in sys.modules])"
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, cwd=os.path.join(ROOT, "python")
        )
        self.assertEqual(done.stdout, "[]\n", done.stderr)

    def test_torch_is_there_after_import_remat(self):
        self.assertTrue(callable(remat.torch.backend))

    def test_what_was_not_used_yet_is_listed(self):
        code = "import remat; print({'compile', 'memory', 'testing', 'torch'} - set(dir(remat)))"
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, cwd=os.path.join(ROOT, "python")
        )
        self.assertEqual(done.stdout, "set()\n", done.stderr)

    def test_another_name_is_refused(self):
        with self.assertRaisesRegex(AttributeError, "module 'remat' has no attribute 'tensorflow'"):
            remat.tensorflow


class Versions(unittest.TestCase):
    def said_of(self, installed):
        versions.check.cache_clear()
        self.addCleanup(versions.check.cache_clear)
        with (
            unittest.mock.patch.object(versions, "version", lambda name: installed),
            warnings.catch_warnings(record=True) as said,
        ):
            warnings.simplefilter("always")
            versions.check("torch")
            versions.check("torch")
        self.assertTrue(all(each.category is remat.RematWarning for each in said))
        return [str(each.message) for each in said]

    def test_an_older_one_is_said_once(self):
        self.assertEqual(
            self.said_of("2.1.0"),
            [
                "torch 2.1.0 is installed, and remat is tried with 2.13.0 to 2.15.0: install one of these if something fails"
            ],
        )

    def test_a_newer_one_is_said(self):
        self.assertRegex(self.said_of("3.0.0.dev20270101+cpu")[0], r"^torch 3\.0\.0\.dev20270101\+cpu is installed")

    def test_a_later_patch_and_local_versions_are_fine(self):
        for installed in ("2.13.0", "2.14.1", "2.15.0", "2.15.0+cpu", "2.15.7", "2.15.0a0+git12"):
            self.assertEqual(self.said_of(installed), [], installed)

    def test_a_package_that_is_missing_is_fine(self):
        versions.check.cache_clear()
        missing = unittest.mock.patch.object(versions, "version", side_effect=versions.PackageNotFoundError)
        with missing, warnings.catch_warnings():
            warnings.simplefilter("error")
            versions.check("jax")

    def test_the_extras_ask_for_the_oldest_versions_of_the_table(self):
        asked = dict(re.findall(r'"([\w-]+)>=([\d.]+)"', read("python", "pyproject.toml").split("[tool")[0]))
        alike = {"jax-cuda13-plugin": "jax", "jax-cuda13-pjrt": "jax", "iree-base-runtime": "iree-base-compiler"}
        asked.pop("setuptools")
        self.assertEqual(set(asked), {"jax", "torch", "iree-base-compiler", *alike})
        for name, oldest in asked.items():
            self.assertEqual(oldest, versions.supported()[alike.get(name, name)]["oldest"], name)

    def test_pip_and_the_table_agree_on_the_oldest_python(self):
        oldest = versions.supported()["python"]["oldest"]
        self.assertIn(f'requires-python = ">={oldest}"', read("python", "pyproject.toml"))
        self.assertRegex(read("docs", "reference", "Versions.md"), rf"\| python \| {oldest}\.\d+ \| [\d.]+ \| works \|")

    def test_the_probe_of_a_python_works_with_this_one(self):
        """The probe imports every file of the package."""
        self.assertEqual(try_versions.probed("python", sys.executable), "works")

    def test_two_that_try_versions_at_once_lose_no_row(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder, "Versions.md")
            keys = [("jax", f"0.{number}.0", "3.12.1") for number in range(24)]
            with concurrent.futures.ThreadPoolExecutor(8) as pool:
                rows = [pool.submit(try_versions.add_row, page, key, "works", versions.supported()) for key in keys]
                self.assertEqual([row.result() for row in rows], [None] * len(keys))
            self.assertEqual(try_versions.rows_of(page.read_text(encoding="utf-8")), dict.fromkeys(keys, "works"))
            self.assertEqual(os.listdir(folder), ["Versions.md"])

    def test_the_page_says_what_the_table_says(self):
        page = read("docs", "reference", "Versions.md")
        for name, each in versions.supported().items():
            text = f"{each['oldest']} to {each['newest']}" if each["newest"] else f"{each['oldest']} and later"
            self.assertIn(f"| {name} | {text} |", page)


class Checkout(unittest.TestCase):
    def test_pip_gets_the_wheel_of_the_tool(self):
        with tempfile.TemporaryDirectory() as folder:

            def made(command, check, env):
                self.assertFalse({"PYTHONPATH", "PEP517_BACKEND_PATH", "_PYPROJECT_HOOKS_BUILD_BACKEND"} & set(env))
                self.assertEqual(str(command[0]), os.path.join(ROOT, "tools", "wheel"))
                with open(os.path.join(command[1], "remat-1-py3-none-any.whl"), "w", encoding="utf-8") as file:
                    file.write("wheel")

            path = unittest.mock.patch.dict(
                os.environ, {"PYTHONPATH": "", "PEP517_BACKEND_PATH": "", "_PYPROJECT_HOOKS_BUILD_BACKEND": ""}
            )
            with path, unittest.mock.patch.object(wheel_backend.subprocess, "run", made):
                name = wheel_backend.build_wheel(folder)
            self.assertEqual((name, os.listdir(folder)), ("remat-1-py3-none-any.whl", [name]))

    def test_the_wheel_has_the_urls_of_a_public_remote(self):
        page = "https://git.example.org/group/remat"
        for remote in (
            f"{page}.git",
            f"{page}/\n",
            "https://me:password@git.example.org/group/remat.git",
            "git@git.example.org:group/remat.git",
            "ssh://git@git.example.org/group/remat",
        ):
            lines, said = wheel_urls.urls(remote)
            self.assertEqual(lines, f'\n[project.urls]\nSource = "{page}"\n', remote)
            self.assertTrue(said.endswith(page))
        local = ("", "/srv/remat.git", "../remat", "file:///srv/remat", "git@server:a/remat", "git@box.local:a/remat")
        hosts = ("localhost", "10.0.0.1", "git.example.org:8443")
        odd = ("http://git.example.org/a/remat", 'https://git.example.org/a/"remat')
        for remote in (*local, *odd, *(f"https://{host}/a/remat" for host in hosts)):
            lines, said = wheel_urls.urls(remote)
            self.assertEqual(lines, "", remote)
            self.assertIn("the remote origin has no public address", said)

    def test_the_page_of_the_package(self):
        """The page names each program that the wheel installs, and says why the wheel has no plugin."""
        page, script = read("python", "README.md"), read("tools", "wheel")
        self.assertIn("remat.memory", page)
        scripts = re.findall(r"tools/(remat-\w+)/\1 ", script)
        programs = re.search(r"for program in (.*); do", script)[1].split() + scripts
        self.assertEqual([each for each in programs if f"`{each}`" not in page], [])
        self.assertGreaterEqual(len(programs), 8)
        self.assertIn("The wheel has no plugin for `mlir-opt`, because a plugin needs the `libMLIR`", page)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
