// All passes, for docs/Passes.md.
include "remat/Transforms/Passes.td"
include "remat/Conversion/Passes.td"
include "remat/Gpu/Passes.td"
