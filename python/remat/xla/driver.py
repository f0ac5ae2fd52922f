# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a GPU says of itself, asked of CUDA's driver."""

import ctypes

from ..machines import Gpu
from ..tool import RematError

# CUdevice_attribute in cuda.h. Clocks are in kHz, the bus in bits.
CLOCK, MULTIPROCESSORS, MEMORY_CLOCK, BUS, CACHE, MAJOR, MINOR = 13, 16, 36, 37, 38, 75, 76


def gpu_of(ordinal: int, driver=None) -> Gpu:
    """ordinal: of the GPUs that this process sees. driver: CUDA's driver as ctypes loads it, which tests replace. Raises
    RematError where the driver is not there or refuses."""
    driver = driver or loaded()
    device, memory, name = ctypes.c_int(), ctypes.c_size_t(), ctypes.create_string_buffer(256)
    asked(driver.cuInit(0))
    asked(driver.cuDeviceGet(ctypes.byref(device), ordinal))
    asked(driver.cuDeviceGetName(name, len(name), device))
    asked(driver.cuDeviceTotalMem_v2(ctypes.byref(memory), device))

    def attribute(number: int) -> int:
        value = ctypes.c_int()
        asked(driver.cuDeviceGetAttribute(ctypes.byref(value), number, device))
        return value.value

    return Gpu(
        name=name.value.decode(),
        capability=f"{attribute(MAJOR)}.{attribute(MINOR)}",
        multiprocessors=attribute(MULTIPROCESSORS),
        clock=attribute(CLOCK) / 1e6,
        memory=memory.value,
        bandwidth=2 * attribute(MEMORY_CLOCK) * 1000 * attribute(BUS) // 8,  # Two transfers a clock.
        cache=attribute(CACHE),
    )


def loaded():
    try:
        return ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        raise RematError(f"target 'device': CUDA's driver cannot be loaded: {error}") from error


def asked(code: int) -> None:
    if code:
        raise RematError(f"target 'device': CUDA's driver answers with error {code}; name the target instead")
