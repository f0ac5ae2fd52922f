# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Finds LLVM and MLIR 22 and sets their flags for the folders included after it.
# Either the shared libraries are linked or, for a wheel, the static ones. Both
# in one process would duplicate type ids.

find_package(MLIR 22.1 REQUIRED CONFIG
             HINTS /usr/lib/llvm-22/lib/cmake/mlir)
message(STATUS "MLIR ${LLVM_PACKAGE_VERSION} in ${MLIR_DIR}")

set(MLIR_BINARY_DIR ${PROJECT_BINARY_DIR})
set(LLVM_RUNTIME_OUTPUT_INTDIR ${PROJECT_BINARY_DIR}/bin)
set(LLVM_LIBRARY_OUTPUT_INTDIR ${PROJECT_BINARY_DIR}/lib)
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)

include_directories(SYSTEM ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
separate_arguments(REMAT_LLVM_DEFINITIONS NATIVE_COMMAND "${LLVM_DEFINITIONS}")
add_definitions(${REMAT_LLVM_DEFINITIONS})
# As the packages were built: no exceptions, run-time type information on.
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions>)
# libMLIR is not instrumented. `vptr` and `function` read type information that
# its code need not have. `null`, `alignment` and `object-size` stand before each
# access of its classes, which AddressSanitizer watches anyway.
if(REMAT_SANITIZE MATCHES "undefined")
  add_compile_options(-fno-sanitize=vptr,function,null,alignment,object-size)
endif()
set(REMAT_MLIR_LIBS MLIR LLVM)
if(REMAT_STATIC_MLIR)
  # lld takes from archives what is needed, in any order. These are for other programs, or bring libraries of their own.
  file(GLOB archives ${LLVM_LIBRARY_DIR}/libMLIR*.a ${LLVM_LIBRARY_DIR}/libLLVM*.a)
  list(FILTER archives EXCLUDE REGEX "CAPI|Python|Lsp|PDLL|TableGen|Tblgen|Reduce|Query|Test|Exegesis|LineEditor|Debuginfod")
  add_library(RematStaticMLIR INTERFACE)
  target_link_libraries(RematStaticMLIR INTERFACE ${archives} -l:libz.a -l:libzstd.a m dl pthread)
  set(REMAT_MLIR_LIBS $<BUILD_INTERFACE:RematStaticMLIR>)
endif()
