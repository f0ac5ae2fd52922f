#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the wheel in a bare Debian. The script tools/wheel makes the wheel, and debootstrap makes a root without LLVM
and without this repository. There the example of docs/start/Iree.md must run with no variable set, and print what the
page says. The wheel's programs need no symbol that the libraries of Ubuntu 22.04 and RHEL 9 lack (symbol_versions.py).

    bare_root.py [WHEEL]     # by default tools/wheel makes one; skipped without REMAT_FULL=1

The test needs root, a network, debootstrap and 2 GB of disk, and takes three minutes.
"""

import glob
import os
import shutil
import subprocess
import sys
import tempfile

import symbol_versions

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
sys.path.insert(0, os.path.join(ROOT, "test", "docs"))

from tutorial import Tutorial, same  # noqa: E402

LARGEST = 60e6  # The most bytes of a wheel.
DEBIAN = "bookworm"


def run(*command, **options):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if done.returncode:
        raise AssertionError(f"{' '.join(command)}\n{done.stdout[-3000:]}")
    return done.stdout


def reason_to_skip():
    if not os.environ.get("REMAT_FULL"):
        return "it installs a bare Debian from the network (set REMAT_FULL=1)"
    if os.geteuid() != 0:
        return "only root can change its root folder"
    return (
        None
        if shutil.which("debootstrap", path=f"{os.environ['PATH']}:/usr/sbin")
        else "no debootstrap (apt install debootstrap)"
    )


class BareRoot:
    def __init__(self, folder):
        self.folder = folder
        run("/usr/sbin/debootstrap", "--variant=minbase", "--include=python3-venv,ca-certificates", DEBIAN, folder)
        for file in ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt"):
            shutil.copy(file, folder + file)

    def run(self, command):
        # The wheel must need no environment variable. Only pip needs the variables of the network.
        kept = {
            name: value
            for name, value in os.environ.items()
            if name.lower().endswith("_proxy") or name.startswith("PIP_") and name != "PIP_FIND_LINKS"
        }
        # Programs find their libraries by /proc, which is mounted only for this command.
        enter = 'mount --bind /proc "$0/proc"; exec /usr/sbin/chroot "$0" sh -ec "$1"'
        return run(
            "/usr/bin/unshare",
            "--mount",
            "sh",
            "-ec",
            enter,
            self.folder,
            f"cd /root; {command}",
            env={"PATH": "/usr/bin:/bin", "HOME": "/root", **kept},
        )


def main():
    skipped = reason_to_skip()
    if skipped:
        print(f"skipped: {skipped}")
        return 77
    tutorial = Tutorial(os.path.join(ROOT, "docs", "start", "Iree.md"))
    (expected,) = [output for command, output in tutorial.steps if command == "python step.py"]
    with tempfile.TemporaryDirectory() as folder:
        if len(sys.argv) > 1:
            wheel = sys.argv[1]
        else:
            run(os.path.join(ROOT, "tools", "wheel"), folder)
            (wheel,) = glob.glob(os.path.join(folder, "remat-*.whl"))
        size = os.path.getsize(wheel)
        if size > LARGEST:
            raise AssertionError(f"the wheel has {size / 1e6:.0f} MB, at most {LARGEST / 1e6:.0f} were to be")
        symbol_versions.check(wheel)
        bare = BareRoot(os.path.join(folder, "root"))
        shutil.copy(wheel, os.path.join(bare.folder, "root"))
        with open(os.path.join(bare.folder, "root", "step.py"), "w", encoding="utf-8") as file:
            file.write(tutorial.files["step.py"])
        bare.run(
            "python3 -m venv venv; venv/bin/pip install --quiet remat-*.whl jax iree-base-compiler iree-base-runtime"
        )
        with open(os.path.join(ROOT, "python", "remat", "VERSION"), encoding="utf-8") as file:
            version = file.read()
        found = bare.run("venv/bin/python -c 'import remat; print(remat.__version__)'")
        if found != version:
            raise AssertionError(f"remat.__version__ is {found!r}, not {version!r}")
        if "--remat" not in bare.run("venv/bin/remat-opt --help") or "keep-all" not in bare.run(
            "venv/bin/remat-solve --list-planners"
        ):
            raise AssertionError("the programs are not commands")
        found = bare.run("venv/bin/python step.py")
        if not same(found, expected):
            raise AssertionError(f"step.py prints\n{found}\nfor\n{expected}")
    print(f"a wheel of {size / 1e6:.0f} MB runs docs/start/Iree.md's example in a bare Debian")
    return 0


if __name__ == "__main__":
    sys.exit(main())
