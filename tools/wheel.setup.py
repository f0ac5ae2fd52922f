# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adds two facts to python/pyproject.toml for tools/wheel: the wheel has programs for one kind of machine, and works
with any Python 3."""

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel


class Programs(Distribution):
    def has_ext_modules(self):
        return True


class AnyPython(bdist_wheel):
    def get_tag(self):
        return "py3", "none", super().get_tag()[2]


setup(distclass=Programs, cmdclass={"bdist_wheel": AnyPython})
