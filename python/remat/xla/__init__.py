"""Steps that XLA compiles, for GPUs that need not be there."""
