//===- CudaDriver.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Gpu/CudaDriver.h"

#include "Runtime/Gpu/LoadedLibrary.h"

namespace remat::cuda {

bool loadDriver(Driver &driver, std::string &error) {
  void *library = openLibrary({"libcuda.so.1"});
  if (!library) {
    error = "cannot load the CUDA driver (" + std::string(dlerror()) +
            "): this machine has none; --runtime=stub runs without a device";
    return false;
  }
  FunctionFinder find(library);
  find(driver.init, "cuInit");
  find(driver.deviceGet, "cuDeviceGet");
  find(driver.primaryContextRetain, "cuDevicePrimaryCtxRetain");
  find(driver.primaryContextRelease, "cuDevicePrimaryCtxRelease_v2");
  find(driver.contextSetCurrent, "cuCtxSetCurrent");
  find(driver.memoryInfo, "cuMemGetInfo_v2");
  find(driver.allocate, "cuMemAlloc_v2");
  find(driver.free, "cuMemFree_v2");
  find(driver.allocateHost, "cuMemAllocHost_v2");
  find(driver.freeHost, "cuMemFreeHost");
  find(driver.moduleLoadData, "cuModuleLoadData");
  find(driver.moduleUnload, "cuModuleUnload");
  find(driver.moduleGetFunction, "cuModuleGetFunction");
  find(driver.launch, "cuLaunchKernel");
  find(driver.copyToHost, "cuMemcpyDtoHAsync_v2");
  find(driver.copyToDevice, "cuMemcpyHtoDAsync_v2");
  find(driver.copyOnDevice, "cuMemcpyDtoDAsync_v2");
  find(driver.streamCreate, "cuStreamCreate");
  find(driver.streamDestroy, "cuStreamDestroy_v2");
  find(driver.streamSynchronize, "cuStreamSynchronize");
  find(driver.streamWaitEvent, "cuStreamWaitEvent");
  find(driver.eventCreate, "cuEventCreate");
  find(driver.eventDestroy, "cuEventDestroy_v2");
  find(driver.eventRecord, "cuEventRecord");
  find(driver.eventElapsed, "cuEventElapsedTime");
  find(driver.beginCapture, "cuStreamBeginCapture_v2");
  find(driver.endCapture, "cuStreamEndCapture");
  find(driver.graphInstantiate, "cuGraphInstantiateWithFlags");
  find(driver.graphLaunch, "cuGraphLaunch");
  find(driver.graphExecDestroy, "cuGraphExecDestroy");
  find(driver.graphDestroy, "cuGraphDestroy");
  find(driver.errorString, "cuGetErrorString");
  if (find.missing())
    error = "the CUDA driver has no " + std::string(find.missing()) +
            ": it is too old";
  return !find.missing();
}

} // namespace remat::cuda
