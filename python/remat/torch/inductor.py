# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What inductor wants to be asked by. Imported where torch is."""

from torch._inductor.custom_graph_pass import CustomPartitionerFn


class Partitioner(CustomPartitionerFn):
    def __init__(self, partition):
        self.partition = partition

    def __call__(self, module, inputs, **options):
        return self.partition(module, inputs, **options)

    def uuid(self):
        return None  # Nothing that is compiled is kept for another process: a plan has a report.

    def __reduce__(self):
        return (Partitioner, (None,))  # For the key of inductor's cache.
