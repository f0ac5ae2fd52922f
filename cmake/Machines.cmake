# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The table of machines is python/remat/machines.json, which the Python package reads as it is. C++ includes its rows, which
# this writes in the order of their names: MACHINE("h100", FLOPS, BANDWIDTH, LAUNCH, LINK, LATENCY).

# remat_write_machines(OUTPUT): writes the rows again where the table changed.
function(remat_write_machines output)
  set(table ${PROJECT_SOURCE_DIR}/python/remat/machines.json)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${table})
  file(READ ${table} text)
  string(JSON count LENGTH "${text}" machines)
  math(EXPR last "${count} - 1")
  set(rows "")
  foreach(index RANGE ${last})
    string(JSON name MEMBER "${text}" machines ${index})
    set(figures "")
    foreach(field flops bandwidth launch link latency)
      string(JSON figure GET "${text}" machines ${name} ${field})
      if(figure STREQUAL "") # null: a machine that has no link.
        set(figure 0)
      endif()
      string(APPEND figures ", ${figure}")
    endforeach()
    string(APPEND rows "MACHINE(\"${name}\"${figures})\n")
  endforeach()
  file(CONFIGURE OUTPUT ${output} CONTENT "${rows}" @ONLY)
endfunction()
