//===- remat.cpp - All tools in one program -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `remat remat-opt step.mlir` does the same as `remat-opt step.mlir`. Separate
// programs for the tools would each contain the same parts of MLIR and LLVM.
//
//===----------------------------------------------------------------------===//
#include <cstdio>
#include <string_view>

int remat_check_log_main(int argc, char **argv);
int remat_compile_main(int argc, char **argv);
int remat_opt_main(int argc, char **argv);
int remat_run_main(int argc, char **argv);
int remat_solve_main(int argc, char **argv);

namespace {
struct Tool {
  std::string_view name;
  int (*run)(int argc, char **argv);
};
} // namespace

static constexpr Tool kTools[] = {{"remat-check-log", remat_check_log_main},
                                  {"remat-compile", remat_compile_main},
                                  {"remat-opt", remat_opt_main},
                                  {"remat-run", remat_run_main},
                                  {"remat-solve", remat_solve_main}};

int main(int argc, char **argv) {
  for (const Tool &tool : kTools)
    if (argc > 1 && tool.name == argv[1])
      return tool.run(argc - 1, argv + 1);
  std::fputs("usage: remat TOOL [ARGUMENT...], where TOOL is", stderr);
  for (const Tool &tool : kTools)
    std::fprintf(stderr, " %s", tool.name.data());
  std::fputs("\n", stderr);
  return 2;
}
