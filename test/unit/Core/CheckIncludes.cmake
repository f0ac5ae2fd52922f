# Fails where a file of lib/Core includes anything but the standard library and
# Core's own headers: Core is to build and to be read without LLVM.
#
#   cmake -DROOT=<source folder> -P CheckIncludes.cmake

file(GLOB_RECURSE files ${ROOT}/lib/Core/*.h ${ROOT}/lib/Core/*.cpp
     ${ROOT}/include/remat/Core/*.h)
list(LENGTH files count)
if(count LESS 10)
  message(FATAL_ERROR "${ROOT}: found only ${count} files of Core")
endif()

set(strangers 0)
foreach(file ${files})
  file(STRINGS ${file} lines REGEX "^[ \t]*#[ \t]*(include|import)")
  get_filename_component(folder ${file} DIRECTORY)
  foreach(line ${lines})
    if(line MATCHES "#[ \t]*include[ \t]*<[a-z_]+>" OR
       line MATCHES "#[ \t]*include[ \t]*\"remat/Core/[A-Za-z/]+\\.h\"")
      continue() # A standard header has neither a folder nor an ending.
    endif()
    if(line MATCHES "#[ \t]*include[ \t]*\"([A-Za-z]+\\.h)\"" AND
       EXISTS ${folder}/${CMAKE_MATCH_1})
      continue() # A private header beside the file.
    endif()
    message("${file}: ${line}")
    math(EXPR strangers "${strangers} + 1")
  endforeach()
endforeach()
if(strangers)
  message(FATAL_ERROR "Core uses the standard library and its own headers only")
endif()
message("${count} files of Core include nothing else")
