# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What `cmake --install` writes: libraries and headers that another project finds
# with find_package(Remat), the tools, and the plugin.
include(CMakePackageConfigHelpers)

set(left_out "")
if(NOT REMAT_ENABLE_GPU)
  set(left_out REGEX "/remat/Gpu$" EXCLUDE)
endif()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/remat ${PROJECT_SOURCE_DIR}/include/remat-c
                  ${PROJECT_BINARY_DIR}/include/remat
        DESTINATION include
        FILES_MATCHING PATTERN "*.h" PATTERN "*.td" PATTERN "*.inc"
        PATTERN "CMakeFiles" EXCLUDE ${left_out})
install(EXPORT RematTargets NAMESPACE Remat:: DESTINATION lib/cmake/Remat)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/RematConfig.cmake.in
  ${PROJECT_BINARY_DIR}/RematConfig.cmake INSTALL_DESTINATION lib/cmake/Remat)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/RematConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/RematConfig.cmake
              ${PROJECT_BINARY_DIR}/RematConfigVersion.cmake
        DESTINATION lib/cmake/Remat)
