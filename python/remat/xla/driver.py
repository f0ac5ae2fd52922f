# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks CUDA's driver for a GPU's properties."""

import ctypes

from ..machines import Gpu
from ..tool import RematError

# CUdevice_attribute in cuda.h. The driver gives clocks in kHz, and the width of the bus in bits.
# HOST_PAGES is CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES.
CLOCK, MULTIPROCESSORS, MEMORY_CLOCK, BUS, CACHE, MAJOR, MINOR, HOST_PAGES = 13, 16, 36, 37, 38, 75, 76, 100


def gpu_of(ordinal: int, driver=None) -> Gpu:
    """Returns the properties of the GPU with this ordinal among those that this process sees.

    `driver` is CUDA's driver as loaded by ctypes, which tests replace. Raises RematError if the driver is missing or
    returns an error."""
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
        bandwidth=2 * attribute(MEMORY_CLOCK) * 1000 * attribute(BUS) // 8,  # Memory makes two transfers in each clock.
        cache=attribute(CACHE),
        coherent=bool(attribute(HOST_PAGES)),
    )


def loaded():
    try:
        return ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        raise RematError(f"target 'device': CUDA's driver cannot be loaded: {error}") from error


def asked(code: int) -> None:
    if code:
        raise RematError(
            f"target 'device': CUDA's driver returned error {code}: in place of 'device', give the name of a GPU such as h100"
        )
