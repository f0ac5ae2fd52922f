//===- SanitizerOptions.cpp - For tools beside an uninstrumented libMLIR --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Linked into each tool of a sanitized build with MLIR. The environment
// variables ASAN_OPTIONS and UBSAN_OPTIONS come after these.
//
//===----------------------------------------------------------------------===//

extern "C" const char *__asan_default_options() {
  return
      // LLVM's inline allocators poison a slab where they are compiled here,
      // and the same slab is handed out by libMLIR, whose copy does not
      // unpoison.
      "allow_user_poisoning=0:"
      // MLIR's registries and uniqued types live until the process ends.
      "detect_leaks=0:"
      // libMLIR reads freed memory without a check: what it finds there is no
      // pointer, so that it stops there.
      "max_free_fill_size=65536:free_fill_byte=165:"
      "handle_abort=1";
}

extern "C" const char *__ubsan_default_options() {
  return "print_stacktrace=1";
}
