# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a failing case small: drops every part without which it still fails."""

import copy


def shrink(case, fails):
    """Tries one kind of reduction after the other, and repeats this until nothing changes. The function fails(case)
    says whether the case still shows the difference.
    """
    changed = True
    while changed:
        changed = False
        for reductions in (fewer_steps, fewer_options, fewer_nodes, fewer_tensors, fewer_fields, smaller_numbers):
            position = 0
            while True:
                candidate = nth(reductions(case), position)
                if candidate is None:
                    break
                if fails(candidate):
                    case, changed = candidate, True
                else:
                    position += 1
    return case


def nth(candidates, position):
    for i, candidate in enumerate(candidates):
        if i == position:
            return candidate
    return None


def copied(case, edit):
    result = copy.deepcopy(case)
    edit(result)
    return result


def fewer_steps(case):
    count = len(case["plan"]["steps"])
    size = count // 2
    while size >= 1:
        for i in range(0, count, size):
            yield copied(case, lambda c: c["plan"]["steps"].__delitem__(slice(i, i + size)))
        size //= 2


def fewer_options(case):
    for name in list(case["options"]):
        yield copied(case, lambda c: c["options"].pop(name))


def fewer_nodes(case):
    """Yields the case without one node and without this node's steps. The node's results become graph inputs."""
    for n in range(len(case["graph"]["nodes"])):
        yield copied(case, lambda c: remove_node(c, n))


def remove_node(case, n):
    del case["graph"]["nodes"][n]
    steps = [s for s in case["plan"]["steps"] if s != {"compute": n}]
    case["plan"]["steps"] = [renumber_step(s, {"compute"}, n) for s in steps]


def fewer_tensors(case):
    """Removes tensor t everywhere."""
    for t in range(len(case["graph"]["tensors"])):
        yield copied(case, lambda c: remove_tensor(c, t))


COPIES = {"swap_out", "wait_out", "swap_in"}


def remove_tensor(case, t):
    graph = case["graph"]

    def kept(ids):
        return [i - (i > t) for i in ids if i != t]

    del graph["tensors"][t]
    graph["outputs"] = kept(graph["outputs"])
    for node in graph["nodes"]:
        node["inputs"], node["outputs"] = kept(node["inputs"]), kept(node["outputs"])
        node["in_place"] = [kept(pair) for pair in node.get("in_place", []) if t not in pair]
    steps = [s for s in case["plan"]["steps"] if not (set(s) <= COPIES and list(s.values()) == [t])]
    case["plan"]["steps"] = [renumber_step(s, COPIES, t) for s in steps]


def renumber_step(step, actions, removed):
    return {k: v - 1 if k in actions and type(v) is int and v > removed else v for k, v in step.items()}


REQUIRED = {"bytes", "inputs", "outputs"}


def fewer_fields(case):
    for key in sorted(set(case["graph"]) - {"version", "tensors", "nodes", "outputs"}):
        yield copied(case, lambda c: c["graph"].pop(key))
    for part in ("tensors", "nodes"):
        for i, item in enumerate(case["graph"][part]):
            for key in sorted(set(item) - REQUIRED):
                yield copied(case, lambda c: c["graph"][part][i].pop(key))
            for key in ("inputs", "in_place"):
                for k in range(len(item.get(key, []))):
                    yield copied(case, lambda c: c["graph"][part][i][key].pop(k))
    for k in range(len(case["graph"]["outputs"])):
        yield copied(case, lambda c: c["graph"]["outputs"].pop(k))


def smaller_numbers(case):
    for part, keys in (("tensors", ["bytes"]), ("nodes", ["workspace", "cost"])):
        for i, item in enumerate(case["graph"][part]):
            for key in keys:
                for smaller in (0, 1, 2):
                    if item.get(key, 0) > smaller:
                        yield copied(case, lambda c: c["graph"][part][i].update({key: smaller}))
