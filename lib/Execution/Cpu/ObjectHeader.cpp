//===- ObjectHeader.cpp - The C header of a step's object file ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Bufferization/TensorData.h"
#include "Execution/Cpu/Object.h"

using namespace mlir;

namespace remat {

/// Writes one line of a C initialiser for each of \p types.
static void listTypes(llvm::raw_ostream &out, StringRef kind,
                      ArrayRef<RankedTensorType> types) {
  for (auto [i, type] : llvm::enumerate(types))
    out << "  " << tensorBytes(type) << ", /* " << kind << " " << i << ": "
        << type << " */ \\\n";
}

static void listDonated(llvm::raw_ostream &out,
                        const std::vector<bool> &donated) {
  out << "{";
  if (donated.empty())
    out << " 0";
  for (bool each : donated)
    out << (each ? " 1," : " 0,");
  out << " }\n";
}

std::string makeHeader(const LoweredStep &step) {
  const StepInfo &info = step.info;
  std::string upper = StringRef(step.name).upper(), text;
  llvm::raw_string_ostream out(text);
  out << "/* A training step, compiled by remat: docs/reference/Execution.md, "
         "\"Object "
         "files\". */\n"
      << "#ifndef REMAT_STEP_" << upper << "_H\n#define REMAT_STEP_" << upper
      << "_H\n\n#include <stdint.h>\n\n#include "
         "\"remat/Runtime/Cpu/Runtime.h\"\n\n"
      << "#define " << upper << "_INPUTS " << info.inputs.size() << "\n"
      << "#define " << upper << "_OUTPUTS " << info.outputs.size() << "\n"
      << "#define " << upper << "_ARENA_BYTES INT64_C(" << info.arenaBytes()
      << ")\n"
      << "#define " << upper << "_ARENA_ALIGNMENT " << kArenaAlignment << "\n"
      << "/* Bytes of each input, then of each output. */\n"
      << "#define " << upper << "_BUFFER_BYTES { \\\n";
  listTypes(out, "input", info.inputs);
  listTypes(out, "output", info.outputs);
  out << "}\n/* 1 for an input that rematAllocate gave, and that the step "
         "frees "
         "or returns. */\n#define "
      << upper << "_DONATED ";
  listDonated(out, info.donated);
  out << "\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n"
      << "/* " << upper << "_ARENA_BYTES. */\nint64_t " << step.name
      << "_arena_bytes(void);\n\n"
      << "/* buffers: the address of each input, then room for that of each "
         "output, which\n * the step fills in: it is in the arena, or an "
         "input. runtime may be null where\n * the step has no donated input "
         "and copies nothing to the host. */\n"
      << "void " << step.name
      << "_run(void *runtime, void *arena, void **buffers);\n\n"
      << "/* What is wrong with the memory for a call, or null "
         "(rematCheckBuffers). */\n"
      << "static inline const char *" << step.name
      << "_check(void *arena, void **buffers) {\n"
      << "  static const int64_t bytes[] = " << upper << "_BUFFER_BYTES;\n"
      << "  static const char donated[] = " << upper << "_DONATED;\n"
      << "  return rematCheckBuffers(" << upper
      << "_INPUTS, bytes, donated, buffers, arena,\n"
      << "                           " << upper << "_ARENA_BYTES, " << upper
      << "_ARENA_ALIGNMENT);\n}\n\n"
      << "#ifdef __cplusplus\n}\n#endif\n\n#endif\n";
  return text;
}

} // namespace remat
