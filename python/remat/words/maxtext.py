# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a policy in the configuration of MaxText, which has an action for each tensor.

    remat_policy: 'custom'
    context: 'device'
    mlpwo: 'offload'

The names are those of src/maxtext/configs/base.yml (github.com/AI-Hypercomputer/maxtext, commit 000b810b).
"""

from collections.abc import Iterable

from .text import NOTHING, Names, Word

# MaxText cannot compute this tensor again, because it is the input of a layer.
INPUT = "decoder_layer_input"
NAMES = (
    INPUT,
    *("indexer_cutoff_threshold", "context", "mlpwi", "mlpwi_0", "mlpwi_1", "mlpwo"),
    *("moe_mlpwi_0", "moe_mlpwi_1", "moe_mlpwo"),
    *("query_proj", "key_proj", "value_proj", "kv_proj", "qkv_proj", "out_proj", "query_wa_proj", "kv_wa_proj"),
    *("mla_q", "mla_kv", "attention_out", "engram"),
)


def configuration(word: Word, names: Iterable[str]) -> list[str]:
    """Returns the lines of MaxText's configuration for a policy. `names` are all names of the step. There are no lines if
    a name is not MaxText's, or if MaxText has no such policy."""
    present = set(names)
    if not present or not present.issubset(NAMES):
        return []
    if word == NOTHING or word == frozenset():
        return ["remat_policy: 'full'"]
    if not isinstance(word, (frozenset, Names)):
        return []
    kept, sent = (word.kept, word.sent) if isinstance(word, Names) else (word, frozenset())

    def action(name: str) -> str:
        return "offload" if name in sent else "device" if name in kept or name == INPUT else "remat"

    return ["remat_policy: 'custom'", *(f"{name}: '{action(name)}'" for name in NAMES if name in present)]
