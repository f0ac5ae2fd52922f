# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Headers that nearly all files of a folder include, parsed once. Parsing takes most of the time that these files take to
# compile. Each file includes what it uses all the same: the preset `includes` checks remat-opt and remat-mutate.
#
# CMake's target_precompile_headers names a file of the build folder in a way that ccache does not look behind, so that a
# build in another folder would find nothing in the cache.

option(REMAT_PRECOMPILE "Parse MLIR's and GoogleTest's headers once for all files" ON)

# Programs are compiled as libraries are, so that both take the same precompiled header.
if(REMAT_PRECOMPILE)
  set(CMAKE_CXX_COMPILE_OPTIONS_PIE -fPIC)
endif()

# remat_precompile_for_folder(NAME HEADER [LIBS...]): targets that this folder and its subfolders add from here on get HEADER,
# which includes headers of LIBS.
function(remat_precompile_for_folder name header)
  if(NOT REMAT_PRECOMPILE OR NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    return()
  endif()
  set_source_files_properties(${header} PROPERTIES LANGUAGE CXX COMPILE_OPTIONS
    "-xc++-header;-fpch-instantiate-templates;-Xclang;-fno-pch-timestamp")
  add_library(${name} OBJECT ${header})
  target_link_libraries(${name} PRIVATE ${ARGN})
  # A precompiled header names the folder that it was built in: it is compiled in each, without the cache, which takes the
  # sum for its contents (CCACHE_PCH_EXTSUM in CMakePresets.json).
  set_target_properties(${name} PROPERTIES CXX_COMPILER_LAUNCHER "")
  file(RELATIVE_PATH inside ${CMAKE_CURRENT_SOURCE_DIR} ${header})
  # ccache knows a precompiled header by its suffix.
  set(precompiled ${CMAKE_CURRENT_BINARY_DIR}/${name}.pch)
  add_custom_command(OUTPUT ${precompiled}
    COMMAND ${CMAKE_COMMAND} -E create_symlink CMakeFiles/${name}.dir/${inside}.o ${precompiled}
    DEPENDS $<TARGET_OBJECTS:${name}>)
  add_custom_target(${name}Link DEPENDS ${precompiled})
  file(SHA256 ${header} sum)
  file(CONFIGURE OUTPUT ${precompiled}.sum CONTENT "${LLVM_PACKAGE_VERSION} ${GTest_VERSION} ${sum}\n")
  set(REMAT_PRECOMPILED ${precompiled} PARENT_SCOPE)
endfunction()

# Called for every target that this project adds. The folder may add more sources to it below, so these are asked for at its end.
function(remat_precompile name)
  if(REMAT_PRECOMPILED)
    target_compile_options(${name} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:SHELL:-include-pch ${REMAT_PRECOMPILED}>)
    cmake_language(EVAL CODE "cmake_language(DEFER CALL remat_depend_on_precompiled ${name} [[${REMAT_PRECOMPILED}]])")
  endif()
endfunction()

function(remat_depend_on_precompiled name precompiled)
  get_target_property(sources ${name} SOURCES)
  set_property(SOURCE ${sources} APPEND PROPERTY OBJECT_DEPENDS ${precompiled})
endfunction()
