# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Texts that just follow the formats or just break them. Some texts are refused by the judge and by our readers (exit
2), and some are accepted by both (exit 0 or 1). The rest are refused by our readers alone.

Each list has triples (name, graph text, plan text), as bytes.
"""

import copy
import json

GRAPH = {
    "version": 1,
    "name": "small",
    "tensors": [{"name": "x", "bytes": 8}, {"name": "a", "bytes": 4}, {"name": "b", "bytes": 2}],
    "nodes": [
        {"name": "f", "kind": "conv", "cost": 10.0, "inputs": [0], "outputs": [1]},
        {"name": "g", "kind": "relu", "cost": 1, "inputs": [1], "outputs": [2], "in_place": [[1, 2]]},
    ],
    "outputs": [2],
}
PLAN = {"version": 1, "graph": "small", "planner": "p", "steps": [{"compute": 0}, {"compute": 1}]}
MISSING = object()


def changed(base, path, value):
    """Returns `base` with the value at `path` ("nodes.1.cost") replaced or removed."""
    result = copy.deepcopy(base)
    *way, last = [int(k) if k.isdigit() else k for k in path.split(".")]
    place = result
    for key in way:
        place = place[key]
    if value is MISSING:
        del place[last]
    elif isinstance(place, list) and last == len(place):
        place.append(value)
    else:
        place[last] = value
    return result


def text(value):
    return json.dumps(value).encode()


def graph_case(path, value):
    shown = "missing" if value is MISSING else repr(value)[:40]
    return (f"graph: {path} = {shown}", text(changed(GRAPH, path, value)), text(PLAN))


def plan_case(path, value):
    shown = "missing" if value is MISSING else repr(value)[:40]
    return (f"plan: {path} = {shown}", text(GRAPH), text(changed(PLAN, path, value)))


def raw_graph(name, old, new):
    """Returns the graph's text with `old` replaced by `new`."""
    whole = text(GRAPH)
    assert whole.count(old) >= 1, (name, old)
    return (f"graph text: {name}", whole.replace(old, new, 1), text(PLAN))


def raw_plan(name, old, new):
    whole = text(PLAN)
    assert whole.count(old) >= 1, (name, old)
    return (f"plan text: {name}", text(GRAPH), whole.replace(old, new, 1))


def nested(depth):
    return b"[" * depth + b"]" * depth


NOT_OBJECTS = [None, True, 1, 1.5, "text", []]
NOT_LISTS = [None, True, 1, "ab", {"0": 0}, {}]
NOT_SIZES = [None, True, -1, 1.0, 1.5, "1", [], {}, 2**53, 2**63, 2**64, -(2**70), 1e3]
NOT_TENSORS = [None, True, False, -1, 3, 1.0, "1", [], {}, 2**32, 2**32 + 1, 2**63, 2**64 + 1, -(2**64)]


def refused():
    yield from refused_graphs()
    yield from refused_plans()
    yield from refused_texts()


def refused_graphs():
    for key in ("version", "tensors", "nodes", "outputs"):
        yield graph_case(key, MISSING)
    for value in (None, True, 0, 2, 1.0, "1", [1], 2**64 + 1):
        yield graph_case("version", value)
    for key in ("tensors", "nodes", "outputs", "nodes.0.inputs", "nodes.1.outputs"):
        for value in NOT_LISTS:
            yield graph_case(key, value)
    for key in ("tensors.0", "nodes.1"):
        for value in NOT_OBJECTS:
            yield graph_case(key, value)
    for key in ("tensors.0.bytes", "nodes.0.inputs", "nodes.1.outputs"):
        yield graph_case(key, MISSING)
    for value in NOT_SIZES:
        yield graph_case("tensors.2.bytes", value)
        yield graph_case("nodes.1.workspace", value)
    for value in (None, 0, 1, "true", [], {}):
        yield graph_case("tensors.0.owned", value)
    for value in (None, True, "Keep", "", ["keep"], {}, 0):
        yield graph_case("tensors.1.policy", value)
    for value in (None, True, "Never", "", ["never"], 0):
        yield graph_case("nodes.0.recompute", value)
    for value in (None, True, "1", [], {}, -1, -0.5, 1e30, 10**31, 1e300):
        yield graph_case("nodes.0.cost", value)
    for value in NOT_TENSORS:
        yield graph_case("outputs.0", value)
        yield graph_case("outputs.1", value)
        yield graph_case("nodes.1.inputs.0", value)
        yield graph_case("nodes.1.outputs.0", value)
    yield graph_case("nodes.0.outputs", [1, 2])  # The tensor has two producers.
    yield graph_case("nodes.0.outputs", [1, 1])  # The same node makes the tensor twice.
    yield graph_case("nodes.0.inputs", [1])  # The node reads its own result.
    yield graph_case("nodes.0.inputs", [2])  # The operand is made by a later node.
    yield from refused_in_place()


def refused_in_place():
    for value in (
        None,
        True,
        1,
        [1, 2],
        [[1]],
        [[1, 2, 2]],
        [[]],
        [[0, 2]],
        [[1, 1]],
        [[2, 1]],
        [["1", "2"]],
        [[1.0, 2]],
        [[1, True]],
        [[1, 3]],
        [[1, -1]],
        [[2**64, 2]],
        [None],
        ["12"],
        [{"1": 2}],
    ):
        yield graph_case("nodes.1.in_place", value)
    grown = changed(GRAPH, "tensors.2.bytes", 5)  # The output is larger than tensor 1.
    yield ("graph: in_place output does not fit", text(grown), text(PLAN))


def refused_plans():
    for key in ("version", "steps"):
        yield plan_case(key, MISSING)
    for value in (None, True, 0, 2, 1.0, "1"):
        yield plan_case("version", value)
    for value in NOT_LISTS:
        yield plan_case("steps", value)
    for value in NOT_OBJECTS + [[{"compute": 0}], [["compute", 0]]]:
        yield plan_case("steps.1", value)


def refused_texts():
    for name, whole in [
        ("empty", b""),
        ("blank", b" "),
        ("a list", b"[]"),
        ("null", b"null"),
        ("a number", b"1"),
        ("a string", b'"x"'),
        ("half an object", b'{"version": 1'),
        ("not JSON", b"hello"),
        ("only a brace", b"}"),
        ("single quotes", b"{'version': 1}"),
        ("key without quotes", b"{version: 1}"),
        ("byte order mark", b"\xef\xbb\xbf" + text(GRAPH)),
        ("UTF-16", json.dumps(GRAPH).encode("utf-16")),
        ("two texts", text(GRAPH) + text(GRAPH)),
        ("a comma behind", text(GRAPH) + b","),
        ("a NUL behind", text(GRAPH) + b"\0"),
        ("a NUL and more", text(GRAPH) + b"\0{"),
        ("deep nesting", nested(100000)),
        ("a comment", b"/* x */" + text(GRAPH)),
    ]:
        yield (f"graph text: {name}", whole, text(PLAN))
        yield (f"plan text: {name}", text(GRAPH), whole)
    for name, old, new in [
        ("key twice", b'"version": 1', b'"version": 1, "version": 1'),
        ("key twice, spelled differently", b'"version": 1', b'"version": 1, "\\u0076ersion": 1'),
        ("unknown key twice", b'"version": 1', b'"version": 1, "x": {"y": 0, "y": 0}'),
        ("NaN", b'"version": 1', b'"version": 1, "x": NaN'),
        ("Infinity", b'"version": 1', b'"version": 1, "x": [Infinity]'),
        ("-Infinity", b'"version": 1', b'"version": 1, "x": -Infinity'),
        ("leading zero", b'"version": 1', b'"version": 01'),
        ("plus sign", b'"version": 1', b'"version": +1'),
        ("point without digits", b'"version": 1', b'"version": 1, "x": 1.'),
        ("digits after a point only", b'"version": 1', b'"version": 1, "x": .5'),
        ("hexadecimal", b'"version": 1', b'"version": 0x1'),
        ("True", b'"version": 1', b'"version": 1, "x": True'),
        ("comma before a brace", b'"version": 1', b'"version": 1, "x": {"y": 0,}'),
        ("comma before a bracket", b'"version": 1', b'"version": 1, "x": [0,]'),
        ("colon missing", b'"version": 1', b'"version" 1'),
        ("comma missing", b'"version": 1,', b'"version": 1'),
        ("tab in a string", b'"version": 1', b'"version": 1, "x": "\t"'),
        ("unknown escape", b'"version": 1', b'"version": 1, "x": "\\x41"'),
        ("short escape", b'"version": 1', b'"version": 1, "x": "\\u12"'),
        ("string without end", b'"version": 1', b'"version": 1, "x": "'),
        ("not UTF-8", b'"version": 1', b'"version": 1, "x": "\xff"'),
        ("overlong UTF-8", b'"version": 1', b'"version": 1, "x": "\xc0\xaf"'),
        ("surrogate in UTF-8", b'"version": 1', b'"version": 1, "x": "\xed\xa0\x80"'),
        ("deep nesting inside", b'"version": 1', b'"version": 1, "x": ' + nested(100000)),
        ("a space that JSON has not", b'"version": 1', b'"version":\xc2\xa01'),
    ]:
        yield raw_graph(name, old, new)
        yield raw_plan(name, old, new)
    yield raw_graph("in_place twice in a node", b'"in_place"', b'"in_place": [], "in_place"')
    yield raw_plan("compute twice in a step", b'"compute": 1', b'"compute": 1, "compute": 1')


def accepted():
    yield ("as it is", text(GRAPH), text(PLAN))
    for key in ("name", "tensors.0.name", "nodes.0.name", "nodes.0.kind", "nodes.0.cost", "nodes.1.in_place"):
        yield graph_case(key, MISSING)
    for value in (0, -0.0, 1, 2.5, 9.9e29, 10**29, 5e-324, 2**63, 2**64):
        yield graph_case("nodes.0.cost", value)
    for value in (0, 2**53 - 1):
        yield graph_case("tensors.0.bytes", value)
        yield graph_case("nodes.0.workspace", value)
    for value in ([], [2, 2], [0], [0, 1, 2]):
        yield graph_case("outputs", value)
    for value in ([[1, 2], [1, 2]], []):
        yield graph_case("nodes.1.in_place", value)
    yield graph_case("nodes.1.inputs", [1, 1, 0])
    for value in ("any", "keep", "recompute", "offload"):
        yield graph_case("tensors.1.policy", value)
    for value in ("allowed", "never"):
        yield graph_case("nodes.0.recompute", value)
    for value in (True, False):
        yield graph_case("tensors.0.owned", value)
    for key in ("unknown", "tensors.0.unknown", "nodes.0.unknown"):
        for value in (None, 10**40, -1.5, "\u2603", {"a": [{}]}, 1e308):
            yield graph_case(key, value)
    for key in ("name", "tensors.0.name", "nodes.0.name"):  # These are only labels.
        for value in (None, 7, ["x"], "\ud83d\ude00"):
            yield graph_case(key, value)
    yield (
        "empty graph and plan",
        b'{"version": 1, "tensors": [], "nodes": [], "outputs": []}',
        b'{"version": 1, "steps": []}',
    )
    yield from accepted_plans()
    yield from accepted_texts()


def accepted_plans():
    """Yields files that follow the format. Some of their plans break a rule, and then the exit code is 1."""
    for key in ("graph", "planner"):
        for value in (MISSING, None, 1, "another"):
            yield plan_case(key, value)
    for value in (None, 812000000, 1.5, -1, "40%", 2**70):
        yield plan_case("budget_bytes", value)
    yield plan_case("steps", [])
    for value in (-1, 2, 2**31, 2**32 - 1, 2**32, 2**63, 2**64, -(2**63), 10**300, 1.0, 1e300, True, "1", None, [], {}):
        yield plan_case("steps.1", {"compute": value})
        yield plan_case("steps.2", {"swap_out": value})
        yield plan_case("steps.2", {"swap_in": value})
    for value in ({}, {"compute": 1, "swap_out": 1}, {"Compute": 1}, {"": 0}, {"malformed": 0}, {"wait": 1}):
        yield plan_case("steps.1", value)
        yield plan_case("steps.2", value)


def accepted_texts():
    indented = json.dumps(GRAPH, indent=3).replace("\n", "\r\n").encode() + b"\t \n"
    yield ("graph text: spaces, tabs, line ends", indented, text(PLAN))
    for name, old, new in [
        ("escaped key", b'"version"', b'"\\u0076ersion"'),
        ("escaped slash and all escapes", b'"version": 1', b'"version": 1, "x": "\\/\\\\\\"\\b\\f\\n\\r\\t\\u0000"'),
        ("surrogate pair", b'"version": 1', b'"version": 1, "x": "\\ud83d\\ude00"'),
        ("raw UTF-8", b'"version": 1', b'"version": 1, "x": "\xf0\x9f\x98\x80\xe2\x98\x83"'),
        ("DEL in a string", b'"version": 1', b'"version": 1, "x": "\x7f"'),
        ("empty key", b'"version": 1', b'"version": 1, "": 0'),
        ("minus zero", b'"version": 1', b'"version": 1, "x": -0'),
        ("same key in two objects", b'"version": 1', b'"version": 1, "x": [{"y": 0}, {"y": 0}]'),
        ("nesting", b'"version": 1', b'"version": 1, "x": ' + nested(500)),
        ("exponents", b'"version": 1', b'"version": 1, "x": [1e5, 1E+5, 1.5e-5, 1e-400]'),
    ]:
        yield raw_graph(name, old, new)
        yield raw_plan(name, old, new)
    yield raw_graph("bytes -0", b'"bytes": 2', b'"bytes": -0')
    yield raw_plan("compute -0", b'"compute": 0', b'"compute": -0')


def only_ours_refuse():
    """Yields input that only the readers refuse (docs/reference/Formats.md, "Other input that the readers refuse"): the
    judge does not check these keys, or its JSON library accepts them.
    """
    for value in (-1, 3, 1.0, "2", True, [2]):
        yield graph_case("loss", value)
    for value in (None, 0, "false"):
        yield graph_case("training", value)
    for value in (None, 1):
        yield graph_case("tensors.0.weight", value)
    for value in (None, 1, ["conv"]):
        yield graph_case("nodes.0.kind", value)
    for value in (None, "all", True):
        yield graph_case("nodes.0.backward_needs", value)
    for key in ("backward_cost", "flops", "device_bytes"):
        for value in (None, "1", -1):
            yield graph_case(f"nodes.0.{key}", value)
    for value in ("s", {"cost": 1}):
        yield graph_case("units", value)
    for value in ("", {}):
        yield graph_case("nodes.1.in_place", value)
    yield plan_case("steps.1", {"compute": 10**400})
    many = {"version": 1, "tensors": [{"bytes": 2**53 - 1}] * 513, "nodes": [], "outputs": []}
    yield ("graph: all bytes together reach 2^62", text(many), b'{"version": 1, "steps": []}')
    for name, old, new in [
        ("a number beyond doubles", b'"version": 1', b'"version": 1, "x": 1e400'),
        ("half a surrogate pair", b'"version": 1', b'"version": 1, "x": "\\ud83d"'),
    ]:
        yield raw_graph(name, old, new)
        yield raw_plan(name, old, new)
