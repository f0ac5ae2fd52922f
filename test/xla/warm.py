# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes programs that replace a Python with JAX. These programs start immediately, because JAX is imported only once.

    PYTHON = warm.started("/path/to/python")
    subprocess.run([PYTHON, "-c", "import jax"])

A server imports JAX, and forks itself for each program. PYTHON sends its arguments, folder, environment and streams to
the server, and ends as the fork does. The fork is killed if PYTHON is killed.
"""

import array
import atexit
import gc
import importlib
import json
import os
import runpy
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import traceback
import types

# The modules that most programs import. None of them starts XLA, which reads its flags later, in the fork.
IMPORTED = (
    *("numpy", "jax", "jax.numpy", "jax.export", "jax.sharding", "jax.experimental.topologies", "jax._src.compiler"),
    *("jax._src.interpreters.mlir", "jaxlib.mlir.ir", "jaxlib.mlir.dialects.stablehlo"),
)
CLIENT = """#!{python} -IS
import array, json, os, signal, socket, sys
server = socket.socket(socket.AF_UNIX)
server.connect({address!r})
streams = socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [0, 1, 2])
server.sendmsg([b"s"], [streams])
server.sendall(json.dumps([sys.argv, os.getcwd(), dict(os.environ)]).encode())
server.shutdown(socket.SHUT_WR)
status = int(server.recv(16) or 70)
if status < 0:
    os.kill(os.getpid(), -status)
os._exit(status)
"""


def started(python):
    """Returns the path of a program that replaces the Python at a path until this process ends. Before -c or the
    script, this program accepts no option except -B. Returns None for None.
    """
    if python is None:
        return None
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    address, program = os.path.join(folder, "socket"), os.path.join(folder, "python")
    # With this setting NumPy starts no threads, which a fork would lack.
    environment = {**os.environ, "JAX_PLATFORMS": "cpu", "OPENBLAS_NUM_THREADS": "1"}
    command = [python, "-B", os.path.abspath(__file__), address]
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
    atexit.register(server.communicate)  # The server ends when its input ends.
    if server.stdout.readline() != b"listens\n":
        raise RuntimeError(f"{python} does not import JAX")
    with open(program, "w", encoding="utf-8") as file:
        file.write(CLIENT.format(python=sys.executable, address=address))
    os.chmod(program, 0o755)
    return program


def with_plugin():
    """Returns started() of the Python that has XLA's plugin, or None if there is none. After this call, remat compiles
    for GPUs in the started process.
    """
    from remat.xla import compiler

    python = started(compiler.python_with_plugin())
    if python:
        os.environ["REMAT_XLA_PYTHON"] = python
    return python


def serve(address):
    """Serves until the input ends, and returns None then. In the fork of a program, returns the program's arguments."""
    for name in IMPORTED:
        importlib.import_module(name)
    gc.freeze()  # Garbage collections in forks then copy no pages.
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(address)
    listener.listen(16)
    print("listens", flush=True)
    while True:
        if sys.stdin in select.select([listener, sys.stdin], [], [])[0]:
            reap()
            return None
        connection = listener.accept()[0]
        if os.fork() == 0:
            listener.close()
            return keep(connection)
        connection.close()
        reap()


def reap():
    """Waits for forks that have ended, so that their CPU time counts as the server's."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


def keep(connection):
    """Forks a program, waits until the program or the client ends, and ends. Returns the program's arguments in the
    fork.
    """
    _, [(_, _, sent)], _, _ = connection.recvmsg(1, socket.CMSG_SPACE(12))
    streams = array.array("i", sent)
    arguments, folder, environment = json.loads(b"".join(iter(lambda: connection.recv(1 << 20), b"")))
    program = os.fork()
    os.setpgid(program, program)
    if program == 0:
        connection.close()
        become(folder, environment, streams)
        return arguments
    for stream in (0, 1, *streams):
        os.close(stream)
    events = select.poll()
    events.register(connection, 0)  # The connection closes when the client ends.
    events.register(os.pidfd_open(program), select.POLLIN)
    if connection.fileno() in dict(events.poll()):
        os.killpg(program, signal.SIGKILL)
    _, status = os.waitpid(program, 0)
    try:
        connection.sendall(str(os.waitstatus_to_exitcode(status)).encode())
    except BrokenPipeError:
        pass
    os._exit(0)


def become(folder, environment, streams):
    """Gives this process the folder, the environment and the streams of the client."""
    other = {
        name: value for name, value in environment.items() if name.startswith("JAX_") and os.environ.get(name) != value
    }
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    if other:
        sys.exit(f"JAX was imported without {other}: start a Python of its own")
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)


def run(arguments):
    """Does the same as Python with these arguments, and returns the exit status."""
    sys.executable, *arguments = arguments
    if arguments[0] == "-B":
        del arguments[0]
    paths = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    sys.path[:1] = ["" if arguments[0] == "-c" else os.path.dirname(arguments[0]), *paths]
    try:
        if arguments[0] == "-c":
            sys.argv = ["-c", *arguments[2:]]
            main = sys.modules["__main__"] = types.ModuleType("__main__")
            exec(compile(arguments[1], "<string>", "exec"), vars(main))
        else:
            sys.argv = arguments
            runpy.run_path(arguments[0], run_name="__main__")
    except SystemExit as error:
        if isinstance(error.code, str):
            print(error.code, file=sys.stderr)
            return 1
        return error.code or 0
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


def end(status):
    """Ends as Python does, but does not delete JAX's modules, which takes longer than the rest."""
    threading._shutdown()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


if __name__ == "__main__":
    given = serve(sys.argv[1])
    if given is not None:
        end(run(given))
