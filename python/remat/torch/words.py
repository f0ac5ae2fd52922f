# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a plan as checkpoints or settings of another program, in the form that a person would write.

A form cannot express every plan, so its settings take more time than the plan. If the text of a form is Python, the same text also
runs here when settings are counted and applied.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import resources
from typing import Any, NamedTuple

from ..budget import mb, percent
from ..options import nearest
from ..tool import RematError
from . import forms, frameworks
from .blocks import Part, blocks_of
from .policy import Counted
from .search import Search


class Form(NamedTuple):
    """A form of settings."""

    what: str
    search: Callable[..., None]  # A function that tries settings and counts the bytes of each.
    apply: (
        Callable[..., None] | str
    )  # A function that applies settings, or a file in pasted/ that has the settings as its only constant.
    # A function that writes the settings as text for a program. It is None if the text is the file in pasted/.
    write: Callable[[dict], str] | None = None


def arguments(call: str) -> Callable[[dict], str]:
    return lambda settings: f"settings = {literal(settings)}  # {call}\n"


FORMS = {
    "blocks": Form("torch.utils.checkpoint around blocks", forms.blocks, "checkpointed"),
    "modules": Form("torch.utils.checkpoint around modules of blocks", forms.modules, "checkpointed"),
    "ops": Form("torch.utils.checkpoint around blocks, keeping results of ops", forms.ops, "kept_ops"),
    "torch_remat": Form("torch_remat.checkpoint around blocks, keeping modules", forms.regions, "kept_regions"),
    "huggingface": Form(
        "gradient checkpointing of transformers",
        frameworks.huggingface,
        frameworks.apply_huggingface,
        arguments("TrainingArguments(..., **settings)"),
    ),
    "torchtitan": Form(
        "activation_checkpoint of torchtitan",
        frameworks.torchtitan,
        frameworks.apply_torchtitan,
        lambda settings: toml({"activation_checkpoint": settings}),
    ),
    "megatron": Form(
        "recompute settings of Megatron",
        frameworks.megatron,
        frameworks.apply_megatron,
        arguments("TransformerConfig(..., **settings)"),
    ),
}


@dataclass(frozen=True)
class Words:
    """A plan in one form. print() shows the text to paste."""

    form: str
    settings: Mapping[str, Any]
    peak: int  # All bytes that eager PyTorch takes with these settings, counted on fake tensors.
    slower: float  # The extra time with these settings by the roofline, as a share of the original time.
    blocks: tuple[str, ...]  # Paths of the model's blocks.
    plan: str  # A sentence on the bytes and time of the unrestricted plan.

    @property
    def taken(self) -> str:
        return told(self.peak, self.slower)

    @property
    def text(self) -> str:
        """Returns the settings in the language of the program that reads them."""
        form = FORMS[self.form]
        return form.write(self.settings) if form.write else pasted(form.apply, self.settings)

    def __str__(self) -> str:
        return f"# {FORMS[self.form].what}: {self.taken}\n# the plan without this restriction: {self.plan}\n{self.text}"

    def json(self) -> str:
        return json.dumps(self.settings, indent=2) + "\n"

    def apply(self, model: Any) -> None:
        """Changes a model in the same way as the text of these Words."""
        applier(self.form, self.blocks)(model, self.settings)


COUNTED = "what counts: the plan counts PyTorch's joint graph, as print(plan) does; all other lines count eager PyTorch"


def words_of(plan: Any, form: str, blocks: Iterable[Any] | None) -> Words:
    if form not in FORMS:
        raise RematError(f"unknown form '{form}'{nearest(str(form), FORMS)}; expected one of {', '.join(FORMS)}")
    return in_form(plan, form, blocks_of(plan.step, blocks), plan.step.taken())


def in_form(plan: Any, form: str, blocks: list[Part], plain: Counted) -> Words:
    names = tuple(block.name for block in blocks)
    search = Search(plan.step, blocks, plan.size, form, applier(form, names))
    FORMS[form].search(search)
    best = search.best
    if best is None:
        least = search.least
        raise RematError(
            f"the budget is {mb(plan.size)} MB; with {FORMS[form].what} a step takes at least "
            f"{told(least.taken.peak, least.taken.seconds / plain.seconds - 1)}; give a larger budget or another form, or use remat.torch.backend"
        )
    slower = best.taken.seconds / plain.seconds - 1
    return Words(form, best.settings, best.taken.peak, slower, names, told(plan.peak, plan.fitted.slower))


def table_of(plan: Any, blocks: Iterable[Any] | None) -> str:
    """Returns a table with a line for each form. The line says how many bytes and how much time the form takes, or why
    it has no settings within the budget."""
    parts, plain = blocks_of(plan.step, blocks), plan.step.taken()
    lines = [
        f"no checkpoints: {told(plain.peak, 0)}",
        f"the plan without restriction: {told(plan.peak, plan.fitted.slower)}",
    ]
    for form in FORMS:
        try:
            said = in_form(plan, form, parts, plain).taken
        except RematError as error:
            said = str(error)
        lines.append(f"{form}: {said}")
    lines.append(COUNTED)
    return "\n".join(lines) + "\n"


def told(peak: int, slower: float) -> str:
    return f"{mb(peak)} MB, {percent(slower)} time by the roofline"


def applier(form: str, blocks: Iterable[str]) -> Callable[[Any, Mapping], None]:
    """Returns a function that applies settings of a form to a model."""
    apply = FORMS[form].apply
    if isinstance(apply, str):
        return partial(run_pasted, apply)
    return partial(apply, blocks=blocks)


def run_pasted(file: str, model: Any, settings: Mapping) -> None:
    names: dict[str, Any] = {}
    exec(pasted(file, settings), names)
    names["apply"](model)


def pasted(file: str, settings: Mapping) -> str:
    """Returns a file of pasted/ with these settings as its constant."""
    text = resources.files(__package__).joinpath("pasted", f"{file}.py").read_text(encoding="utf-8")
    ((name, value),) = settings.items()
    _, *lines = text.splitlines()
    return "\n".join(f"{name} = {literal(value)}" if line.startswith(f"{name} = ") else line for line in lines) + "\n"


def literal(value: Any) -> str:
    """Returns a value as Python, with one line for each element of a long one."""
    if isinstance(value, (dict, list)) and len(repr(value)) > 80:
        pairs = [f"{said(key)}: {said(value[key])}" for key in value] if isinstance(value, dict) else map(said, value)
        begin, end = "{}" if isinstance(value, dict) else "[]"
        return "\n".join([begin, *(f"    {each}," for each in pairs), end])
    return said(value)


def said(value: Any) -> str:
    return repr(value).replace("'", '"')


def toml(tables: Mapping[str, Mapping]) -> str:
    """Returns tables of strings, numbers, booleans and lists of strings as TOML."""
    lines = []
    for name, table in tables.items():
        lines += [f"[{name}]", *(f"{key} = {json.dumps(value)}" for key, value in table.items())]
    return "\n".join(lines) + "\n"
