# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes random graphs and plans, valid and broken.

A case is a dict. The dict has "graph" and "plan" in the formats of remat, and "options" with the judge's names (budget,
host_limit, d2h, h2d, latency, half_duplex). Everything is drawn from one random.Random, so a seed gives the same cases.
"""

SIZES = [0, 0, 1, 2, 3, 5, 8, 13, 64, 100, 1000, 2**20, 2**40, 2**53 - 1]
COSTS = [0, 1, 2, 10, 0.5, 2.25, 1e-3, 1e9, 3.7]
ACTIONS = ["compute", "swap_out", "wait_out", "swap_in"]


def make_case(rng):
    """Returns a random case. In most cases the plan is valid."""
    graph = random_graph(rng)
    steps = random_steps(rng, graph) if rng.random() < 0.05 else valid_steps(rng, graph)
    if rng.random() < 0.4:
        for _ in range(rng.choice([1, 1, 1, 2, 3, 6])):
            mutate(rng, graph, steps)
    plan = {"version": 1, "graph": graph["name"], "planner": "random", "steps": steps}
    return {"graph": graph, "plan": plan, "options": random_options(rng, graph)}


# ---------------------------------------------------------------- graphs


def random_graph(rng, count=None):
    """Returns a random graph. The numbers of its tensors are in a random order, not in the order of their producers. If
    a number of nodes is given, bytes and costs are whole numbers up to 100, so sums are exact in any order.
    """
    if count is not None:
        sizes, costs = SIZES[:10], range(10)
    else:
        count = rng.choice([1, 2, 3, 4, 5, 6, 8, 10, 14])
        small = rng.random() < 0.8  # Small sizes are often equal, so that the order of equal sizes matters.
        sizes, costs = SIZES[:7] if small else SIZES, COSTS
    tensors, nodes, made = [], [], []

    def new_tensor():
        size = rng.choice(sizes)
        tensors.append({"name": f"t{len(tensors)}", "bytes": size})
        return len(tensors) - 1

    for _ in range(rng.choice([0, 1, 1, 2, 3, 4])):
        t = new_tensor()
        made.append(t)
        if rng.random() < 0.5:
            tensors[t]["owned"] = rng.random() < 0.7
    for n in range(count):
        inputs = [rng.choice(made) for _ in range(rng.choice([0, 1, 1, 2, 2, 3]))] if made else []
        if rng.random() < 0.1 and inputs:
            inputs.append(inputs[0])  # An input that is listed twice counts once.
        outputs = [new_tensor() for _ in range(rng.choice([0, 1, 1, 1, 1, 2, 3]))]
        nodes.append(random_node(rng, tensors, n, inputs, outputs, costs))
        made += outputs
    for t in tensors:
        if rng.random() < 0.12:
            t["policy"] = rng.choice(["keep", "keep", "recompute", "offload", "any"])
    outputs = [rng.choice(made) for _ in range(rng.choice([0, 1, 1, 2, 3]))] if made else []
    graph = {"version": 1, "name": "random", "tensors": tensors, "nodes": nodes, "outputs": outputs}
    if rng.random() < 0.2:
        graph["extra"] = {"nested": [None, True, {"a": "\u00e9\u2603"}]}
    return renumbered(rng, graph)


def forward_only(rng, count=None):
    """Returns a random forward part with a loss to differentiate, and sometimes with weights."""
    while True:
        graph = random_graph(rng, count)
        made = [t for node in graph["nodes"] for t in node["outputs"]]
        if made:
            break
    graph.update(training=False, loss=made[-1], outputs=[made[-1]])
    inputs = set(range(len(graph["tensors"]))) - set(made)
    for t, tensor in enumerate(graph["tensors"]):
        tensor.pop("policy", None)  # Random policies would contradict each other.
        if t in inputs and rng.random() < 0.4:
            tensor["weight"] = True
    for node in graph["nodes"]:
        node["backward_needs"] = rng.choice(["inputs", "output", "both", "none"])
    return graph


def random_node(rng, tensors, n, inputs, outputs, costs):
    node = {"name": f"n{n}", "kind": "op", "inputs": inputs, "outputs": outputs}
    if rng.random() < 0.9:
        node["cost"] = rng.choice(costs)
    if rng.random() < 0.3:
        node["workspace"] = rng.choice(SIZES[:10])
    if rng.random() < 0.15:
        node["recompute"] = rng.choice(["never", "never", "allowed"])
    if rng.random() < 0.6 and inputs and outputs:
        fits = [[i, o] for i in inputs for o in outputs if tensors[o]["bytes"] <= tensors[i]["bytes"]]
        if fits:  # The same input or output may be in several pairs.
            node["in_place"] = [rng.choice(fits) for _ in range(rng.choice([1, 1, 2, 3, 5]))]
    return node


def renumbered(rng, graph):
    order = list(range(len(graph["tensors"])))
    if rng.random() < 0.7:
        rng.shuffle(order)
    tensors = [None] * len(order)
    for old, new in enumerate(order):
        tensors[new] = graph["tensors"][old]
    graph["tensors"] = tensors
    graph["outputs"] = [order[t] for t in graph["outputs"]]
    for node in graph["nodes"]:
        node["inputs"] = [order[t] for t in node["inputs"]]
        node["outputs"] = [order[t] for t in node["outputs"]]
        if "in_place" in node:
            node["in_place"] = [[order[i], order[o]] for i, o in node["in_place"]]
    return graph


# ---------------------------------------------------------------- plans


class Device:
    """The state of a plan, and the steps that may come next in it."""

    def __init__(self, graph):
        self.nodes, self.tensors = graph["nodes"], graph["tensors"]
        self.producer = {t: n for n, node in enumerate(self.nodes) for t in node["outputs"]}
        inputs = [t for t in range(len(self.tensors)) if t not in self.producer]
        self.resident = {t for t in inputs if not self.tensors[t].get("owned", False)}
        self.present, self.host, self.leaving, self.arriving = set(inputs), set(), set(), set()
        self.computed, self.steps = set(), []

    def keep(self, t):
        return self.tensors[t].get("policy") == "keep"

    def can_compute(self, n):
        node = self.nodes[n]
        once = node.get("recompute") == "never" or any(self.keep(t) for t in node["outputs"])
        busy = any(t in self.leaving | self.arriving for t in node["outputs"])
        return set(node["inputs"]) <= self.present and not busy and not (once and n in self.computed)

    def do(self, action, x):
        self.steps.append({action: x})
        if action == "compute":
            self.arriving -= set(self.nodes[x]["inputs"])
            self.present |= set(self.nodes[x]["outputs"])
            self.computed.add(x)
        elif action == "swap_out":
            self.leaving.add(x)
            self.arriving.discard(x)
        elif action == "wait_out":
            self.leaving.discard(x)
            self.present.discard(x)
            self.host.add(x)
        else:
            self.present.add(x)
            self.arriving.add(x)

    def can_swap_out(self):
        return sorted(t for t in self.present - self.resident - self.leaving if not self.keep(t))

    def can_swap_in(self):
        return sorted(self.host - self.leaving - self.arriving)

    def fetch(self, t):
        """Brings t to the device if the host has a copy."""
        if t in self.present:
            return
        self.do("swap_in", t)  # The tensor has left the device only after a wait_out.

    def clear_arriving(self, t):
        if t in self.arriving:
            self.do("swap_out", t)
            self.do("wait_out", t)


def valid_steps(rng, graph):
    device = Device(graph)
    swaps = rng.choice([0, 0.1, 0.2, 0.4])
    again = rng.choice([0, 0.1, 0.4])
    shuffled = rng.random() < 0.4
    while len(device.computed) < len(device.nodes):
        if len(device.steps) > 300:  # After 300 steps, every move must help to finish the plan.
            swaps = again = 0
        if rng.random() < swaps and idle_copy(rng, device):
            continue
        if rng.random() < again:
            ready = [n for n in sorted(device.computed) if device.can_compute(n)]
            if ready:
                device.do("compute", rng.choice(ready))
                continue
        todo = [n for n in range(len(device.nodes)) if n not in device.computed]
        ready = [
            n
            for n in todo
            if all(device.producer.get(t) in device.computed | {None} for t in device.nodes[n]["inputs"])
        ]
        n = rng.choice(ready) if shuffled else ready[0]
        for t in device.nodes[n]["inputs"]:
            device.fetch(t)
        device.do("compute", n)
    for t in sorted(device.leaving):
        device.do("wait_out", t)
    for t in sorted(device.arriving - set(graph["outputs"])):
        device.clear_arriving(t)
    for t in graph["outputs"]:
        device.fetch(t)
    return device.steps


def idle_copy(rng, device):
    """Adds one random step that belongs to a copy: swap_out, wait_out or swap_in. Returns whether such a step was
    possible."""
    moves = [("swap_out", t) for t in device.can_swap_out()]
    moves += [("wait_out", t) for t in sorted(device.leaving)] * 2
    moves += [("swap_in", t) for t in device.can_swap_in()] * 2
    if moves:
        device.do(*rng.choice(moves))
    return bool(moves)


def random_steps(rng, graph):
    return [random_step(rng, graph) for _ in range(rng.randrange(12))]


def random_step(rng, graph):
    action = rng.choice(ACTIONS)
    limit = len(graph["nodes"] if action == "compute" else graph["tensors"])
    return {action: rng.randrange(limit + 1)}


FOREIGN = [
    -1,
    -(2**31),
    2**31,
    2**32 - 1,
    2**32,
    2**63 - 1,
    2**63,
    2**64,
    -(2**63) - 1,
    10**40,
    "0",
    True,
    False,
    None,
    0.0,
    1.0,
    1e300,
    [],
    [0],
    {},
    {"compute": 0},
    "",
]


def mutate(rng, graph, steps):
    def anywhere(extra=0):
        return rng.randrange(len(steps) + extra)

    kind = rng.choice(["drop", "swap", "duplicate", "insert", "foreign", "malformed", "action", "unwait", "retarget"])
    if kind == "insert" or not steps:
        steps.insert(anywhere(1), random_step(rng, graph))
    elif kind == "drop":
        del steps[anywhere()]
    elif kind == "swap":
        i, j = anywhere(), anywhere()
        steps[i], steps[j] = steps[j], steps[i]
    elif kind == "duplicate":
        steps.insert(anywhere(1), dict(steps[anywhere()]))
    elif kind == "foreign":
        steps[anywhere()] = {rng.choice(ACTIONS): rng.choice(FOREIGN + [len(graph["nodes"]), len(graph["tensors"])])}
    elif kind == "malformed":
        bad = [{}, {"compute": 0, "swap_in": 0}, {"Compute": 0}, {"": 0}, {"malformed": 0}, {"swapout": 0}, {"free": 1}]
        steps.insert(anywhere(1), rng.choice(bad))
    elif kind == "action":
        i = anywhere()
        steps[i] = {rng.choice(ACTIONS): x for x in list(steps[i].values())[:1]}
    elif kind == "unwait":
        waits = [i for i, s in enumerate(steps) if "wait_out" in s]
        if waits:
            del steps[rng.choice(waits)]
    else:
        steps[anywhere()] = random_step(rng, graph)


def random_options(rng, graph):
    options = {}
    largest = sum(t["bytes"] for t in graph["tensors"])
    if rng.random() < 0.6:
        options["d2h"] = rng.choice([0.25, 1.0, 3.0, 1e6])
    if rng.random() < 0.6:
        options["h2d"] = rng.choice([0.5, 1.0, 7.0, 1e6])
    if rng.random() < 0.4:
        options["latency"] = rng.choice([0.125, 1.0, 33.3])
    if rng.random() < 0.3:
        options["half_duplex"] = True
    if rng.random() < 0.08:
        options["host_limit"] = rng.choice([0, 1, largest // 2, largest])
    if rng.random() < 0.08:
        options["budget"] = rng.choice([0, largest // 3, largest // 2, largest])
    return options
