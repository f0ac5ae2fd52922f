# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# One function a kind of target, so that every folder's CMakeLists.txt is a
# list of its files and of the layers that it may use.

if(REMAT_SANITIZE)
  add_compile_options(-fsanitize=${REMAT_SANITIZE} -fno-omit-frame-pointer
                      -fno-sanitize-recover=all $<$<CONFIG:RelWithDebInfo>:-g>)
  add_link_options(-fsanitize=${REMAT_SANITIZE})
endif()
# Counts which branches an input reaches, so that libFuzzer keeps inputs that
# reach others (test/libfuzzer). For all targets: they share precompiled headers.
if(REMAT_SANITIZE MATCHES "address" AND CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND NOT REMAT_ENABLE_MLIR)
  add_compile_options(-fsanitize=fuzzer-no-link)
  # With its checks vector's operator[] is too large to be inlined otherwise: a
  # third of the time of the long tests.
  add_compile_options("SHELL:-mllvm -inline-threshold=1000")
endif()

# libstdc++'s std::stable_sort calls a function that it declares deprecated, and
# clang says so at each use.
set(REMAT_WARNINGS -Wall -Wextra -Wno-unused-parameter -Wno-deprecated-declarations
                   -Werror=return-type)

# remat_add_library(NAME sources... [LINK libs...] [DEPENDS targets...])
function(remat_add_library name)
  cmake_parse_arguments(ARG "" "" "LINK;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_compile_options(${name} PRIVATE ${REMAT_WARNINGS})
  remat_precompile(${name})
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  install(TARGETS ${name} EXPORT RematTargets INCLUDES DESTINATION include)
endfunction()

# What sanitizers must not report where libMLIR is not instrumented.
function(remat_add_sanitizer_options name)
  if(REMAT_SANITIZE MATCHES "address" AND REMAT_ENABLE_MLIR)
    target_sources(${name} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/SanitizerOptions.cpp)
  endif()
endfunction()

# remat_add_program(NAME sources... [LINK libs...]): a program of the tests, which is not installed.
function(remat_add_program name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  remat_add_sanitizer_options(${name})
  target_compile_options(${name} PRIVATE ${REMAT_WARNINGS})
  remat_precompile(${name})
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
endfunction()

# remat_add_tool(NAME sources... [LINK libs...]): the program of a tool, whose main function the tool has as NAME_main with
# underscores: so tools/remat can carry several tools.
function(remat_add_tool name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  string(REPLACE - _ tool ${name})
  add_library(${name}-tool OBJECT ${ARG_UNPARSED_ARGUMENTS})
  target_compile_options(${name}-tool PRIVATE ${REMAT_WARNINGS})
  remat_precompile(${name}-tool)
  target_link_libraries(${name}-tool PUBLIC ${ARG_LINK})
  configure_file(${PROJECT_SOURCE_DIR}/cmake/ToolMain.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/main.cpp)
  add_executable(${name} ${CMAKE_CURRENT_BINARY_DIR}/main.cpp)
  remat_add_sanitizer_options(${name})
  target_link_libraries(${name} PRIVATE ${name}-tool)
  install(TARGETS ${name})
endfunction()

# remat_add_unit_test(NAME sources... [LINK libs...] [SHARDS n]): one gtest
# program, and one ctest entry or n that share its tests.
function(remat_add_unit_test name)
  cmake_parse_arguments(ARG "" "SHARDS" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_compile_options(${name} PRIVATE ${REMAT_WARNINGS})
  remat_precompile(${name})
  target_link_libraries(${name} PRIVATE ${ARG_LINK} GTest::gtest_main)
  if(NOT ARG_SHARDS)
    add_test(NAME ${name} COMMAND ${name} --gtest_brief=1)
    return()
  endif()
  foreach(shard RANGE 1 ${ARG_SHARDS})
    math(EXPR index "${shard} - 1")
    add_test(NAME ${name}-${shard} COMMAND ${name} --gtest_brief=1)
    set_tests_properties(${name}-${shard} PROPERTIES ENVIRONMENT
      "GTEST_TOTAL_SHARDS=${ARG_SHARDS};GTEST_SHARD_INDEX=${index}")
  endforeach()
endfunction()
