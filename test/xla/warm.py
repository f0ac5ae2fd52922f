#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command, during which the Python that has XLA starts without importing JAX anew, and XLA compiles no text twice.

    warm.py PYTHON FOLDER COMMAND...     # warm.py .venv/xla/bin/python build/xla-cache ctest --test-dir build

FOLDER is emptied first, and gets what XLA compiles. REMAT_XLA_PYTHON names a program that does what PYTHON does: it asks
a server, which has imported JAX, to fork. If PYTHON is not there or has no JAX, the command runs as it is.
"""

import atexit
import gc
import io
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import types

# Asks the server. A program that needs another environment than the server's gets a Python of its own.
CLIENT = """#!{python} -SE
import json, os, signal, socket, sys
own = {{name for name in os.environ if name.startswith(("JAX_", "PYTHON"))}}
own -= {{"PYTHONPATH", "PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE"}}
program = sys.argv[1] if len(sys.argv) > 1 else ""
chosen = program.endswith(("/worker.py", "/divide.py")) or os.environ.get("JAX_PLATFORMS") == "cpu"
if own - {{"JAX_PLATFORMS"}} or not chosen or not (program == "-c" or program.endswith(".py")):
    os.execv({python!r}, [{python!r}, *sys.argv[1:]])
server = socket.socket(socket.AF_UNIX)
server.connect({path!r})
socket.send_fds(server, [b"."], [0, 1, 2])
server.sendall(json.dumps([sys.argv[1:], os.getcwd(), dict(os.environ)]).encode() + b"\\n")
answer = server.makefile().readline()
status = int(answer) if answer else 1
if status < 0:
    signal.signal(-status, signal.SIG_DFL)
    os.kill(os.getpid(), -status)
sys.exit(status)
"""


def serve(listening):
    """Answers each client in a process of its own. Returns what a client asks for, in the process that is to do it."""
    import jax.numpy  # noqa: F401
    from jax._src import compiler  # noqa: F401
    from jax._src.interpreters import mlir  # noqa: F401
    from jax.experimental import topologies  # noqa: F401

    gc.freeze()  # No fork touches what is shared.
    print("ready", flush=True)
    signal.signal(signal.SIGCHLD, lambda *_: reap())
    while sys.stdin not in select.select([listening, sys.stdin], [], [])[0]:
        client, _ = listening.accept()
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            listening.close()
            return attend(client)
        client.close()
    sys.exit()  # Who started the server has closed its standard input, or has ended.


def reap():
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


def attend(client):
    """Forks once more. The child returns the request; its parent tells the client how the child ended, or ends it if the
    client ends first."""
    _, streams, _, _ = socket.recv_fds(client, 1, 3)
    request = json.loads(client.makefile().readline())
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        client.close()
        return request, streams
    os.setpgid(child, child)  # Both do so, since either may be the first.
    for each in streams:
        os.close(each)
    ended = os.pidfd_open(child)
    if ended not in select.select([ended, client], [], [])[0]:
        os.killpg(child, signal.SIGKILL)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    try:
        client.sendall(f"{status}\n".encode())
    except OSError:
        pass  # The client has ended.
    os._exit(0)


def become(request, streams, paths):
    """Makes this process look like one that Python started with the request's arguments. Returns its code."""
    arguments, folder, environment = request
    for number, each in enumerate(streams):
        os.dup2(each, number)
        os.close(each)
    sys.stdin, sys.stdout, sys.stderr = (
        io.TextIOWrapper(open(number, mode, closefd=False), "utf-8", line_buffering=number == 2 or os.isatty(number))
        for number, mode in enumerate(("rb", "wb", "wb"))
    )
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    program, *rest = arguments
    if program == "-c":
        code, name, sys.argv, own = rest[0], "<string>", ["-c", *rest[1:]], ""
    else:
        with open(program, encoding="utf-8") as file:
            code, name, sys.argv, own = file.read(), program, arguments, os.path.dirname(os.path.abspath(program))
    sys.path[:] = [own, *filter(None, environment.get("PYTHONPATH", "").split(os.pathsep)), *paths]
    main = sys.modules["__main__"] = types.ModuleType("__main__")
    if program != "-c":
        main.__file__ = program
    return compile(code, name, "exec"), main.__dict__


def execute(code, names):
    """Runs the code as Python's main program and ends the process. It does not take apart what all forks share."""
    status = 0
    try:
        exec(code, names)
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
        if isinstance(ended.code, str):
            print(ended.code, file=sys.stderr)
    except BaseException:
        sys.excepthook(*sys.exc_info())
        status = 1
    threading._shutdown()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def run(python, kept, command):
    """Runs the command beside a server. Returns its status."""
    shutil.rmtree(kept, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as listening:
        path, program = os.path.join(folder, "socket"), os.path.join(folder, "python")
        listening.bind(path)
        listening.listen()
        with open(program, "w", encoding="utf-8") as file:
            file.write(CLIENT.format(python=python, path=path))
        os.chmod(program, 0o755)
        server = subprocess.Popen(
            [python, os.path.abspath(__file__), "--serve", str(listening.fileno())],
            pass_fds=(listening.fileno(),),
            env={**os.environ, "JAX_PLATFORMS": "cpu", "PYTHONPATH": ""},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        try:
            is_ready = server.stdout.readline() == b"ready\n"
            warm = {"REMAT_XLA_PYTHON": program, "REMAT_XLA_CACHE_DIR": kept} if is_ready else {}
            return subprocess.run(command, env={**os.environ, **warm}, check=False).returncode
        finally:
            server.stdin.close()
            server.wait()


if __name__ == "__main__":
    if sys.argv[1] == "--serve":
        given = sys.path[1:]
        execute(*become(*serve(socket.socket(fileno=int(sys.argv[2]))), given))
    else:
        python, kept, *command = sys.argv[1:]
        if not os.path.exists(python):
            os.execvp(command[0], command)
        sys.exit(run(os.path.abspath(python), os.path.abspath(kept), command))
