# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes files for the Python tools in the same way as OutputFile in C++ (lib/Exchange/OutputFile.h)."""

import errno
import os
import stat
import sys
import threading

from .tool import RematError, kind_of

USUAL = 0o666  # The permissions of a new file. The process's umask takes some of these permissions away.


def write_output(path, content, mode=None):
    """Writes text or bytes to `path`. Raises RematError if the file cannot be written. `mode` is the permissions of the
    file. If `mode` is None, an existing file keeps its permissions, and a new file gets the usual permissions.

    A symbolic link is followed to its target. A path that is no regular file, or that is this process's standard output
    or error, is written directly. Any other file is first written as a new file in the same folder, and then moved to
    its place. If the file system permits, the new file has no name before it is moved. A killed process then leaves no
    file behind."""
    data, path = content.encode() if isinstance(content, str) else content, as_path(path)
    try:
        found = stat_of(path)
        if found is not None and (not stat.S_ISREG(found.st_mode) or is_own_stream(found)):
            write_straight(path, data)
        else:
            write_beside(os.path.realpath(path), data, found, mode)
    except OSError as error:
        raise cannot_write(path, error.strerror) from error


def as_path(path):
    """Returns a path as text. Raises RematError if the value is no path."""
    if not isinstance(path, (str, os.PathLike)):
        raise RematError(f"{path!r} is {kind_of(path)}: expected the path of a file")
    return os.fspath(path)


def cannot_write(path, why):
    return RematError(f"cannot write '{path}': {why}")


def check_output(path):
    """Raises the error that opening `path` for writing would raise, and changes nothing."""
    folder = os.path.dirname(os.path.realpath(path))
    if os.path.exists(path):
        wrong = errno.EISDIR if os.path.isdir(path) else None if os.access(path, os.W_OK) else errno.EACCES
    else:
        wrong = errno.ENOENT if not os.path.isdir(folder) else None if os.access(folder, os.W_OK) else errno.EACCES
    if wrong:
        raise cannot_write(path, os.strerror(wrong))


def stat_of(path):
    try:
        return os.stat(path)
    except FileNotFoundError:
        return None


def is_own_stream(found):
    return any(
        os.path.samestat(found, os.fstat(stream.fileno()))
        for stream in (sys.stdout, sys.stderr)
        if hasattr(stream, "fileno")
    )


def write_straight(path, data):
    with open(path, "wb", buffering=0) as file:
        write_all(file.fileno(), data)


def write_all(descriptor, data):
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def write_beside(target, data, found, mode=None):
    if found is not None and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    folder, temporary = os.path.dirname(target), f"{target}.tmp-{os.getpid()}-{threading.get_ident()}"
    descriptor = nameless(folder, mode or USUAL)
    has_name = descriptor is None
    if has_name:
        descriptor = os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode or USUAL)
    try:
        if found is not None and mode is None:
            os.fchmod(descriptor, stat.S_IMODE(found.st_mode))
        write_all(descriptor, data)
        if not has_name:
            has_name = named(descriptor, target, temporary)
        if has_name:
            os.replace(temporary, target)
            has_name = False
    finally:
        os.close(descriptor)
        if has_name:
            os.remove(temporary)


def nameless(folder, mode):
    """Opens a file without a name in `folder`. Returns None if the system has no files without names."""
    try:
        return os.open(folder, os.O_TMPFILE | os.O_WRONLY, mode)
    except (AttributeError, OSError):
        return None


def named(descriptor, target, temporary):
    """Gives an open file without a name the name `target`, or the temporary name if `target` exists. Tells whether the
    temporary name was used."""
    # os.link follows the link in /proc only if it is given a folder's descriptor.
    folder = os.open(os.path.dirname(target), os.O_RDONLY)
    try:
        for name in (target, temporary):
            try:
                os.link(f"/proc/self/fd/{descriptor}", name, src_dir_fd=folder, follow_symlinks=True)
                return name == temporary
            except FileExistsError:
                if name == temporary:
                    raise
        return False
    finally:
        os.close(folder)
