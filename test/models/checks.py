# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The checks of each model. A check raises Failed, or returns a word about its result."""

import json
import random
import re

from harness import FULL, MODELS, applied, need, pipeline, read_infeasible

SHARES = ["60%", "40%", "25%"]
CLEANUPS = ["cse", "canonicalize", "symbol-dce", "inline", "loop-invariant-code-motion"]
# The plans of `portfolio` do not depend on the budget, so the peak that it reaches is the smallest budget that it
# meets. `auto` may find a plan for a budget a little below the peak that it reaches with `min`.
SURE = {"planner": "portfolio"}
# The effort of a search in a check. There are many checks, so this effort is low. REMAT_FULL=1 uses the whole effort.
EFFORT = 1 if FULL else 0.2
PREPARED = ["remat-prepare", "remat-annotate-costs{cost-model=flops}"]


def path_of(model):
    return MODELS / f"{model}.mlir"


def is_small(model):
    return model.endswith("-small")


def fit(programs, model, budget, name, **options):
    """Makes a model fit into a budget. Returns the process, the file of the rewritten step and the file of the report."""
    out, report = programs.file(f"{name}.mlir"), programs.file(f"{name}.json")
    words = {"cost-model": "flops", "effort": EFFORT, "report": report, **options}
    words = " ".join(f"{key.replace('_', '-')}={value}" for key, value in words.items())
    done = programs.call(
        "remat-opt",
        "--allow-unregistered-dialect",
        path_of(model),
        f"--remat=activation-budget={budget} {words}",
        "-o",
        out,
    )
    return done, out, report


def clean(programs, file, seed, out, cleanups=CLEANUPS):
    """Runs the usual cleanups in some order, with remat-verify after each."""
    order = cleanups + ["cse"]
    random.Random(seed).shuffle(order)
    steps = [one for cleanup in order for one in (cleanup, "remat-verify")]
    programs.opt(file, pipeline(*steps), "-o", out)
    return out


def check_run(programs, model, after, planned):
    """Checks that the rewritten step has the same bits for the same input, and takes at most the planned memory."""
    result = json.loads(programs.run("remat-run", path_of(model), after, "--json").stdout)
    need(result["bit_equal"] and result["meaningful"], f"outputs differ: {result['differences']}")
    for when in "before", "after":
        need(result[f"leaked_bytes_{when}"] == 0, f"{when}: {result[f'leaked_bytes_{when}']} bytes leak")
    need(
        result["peak_after"] <= planned["peak"],
        f"{result['peak_after']} bytes measured, {planned['peak']} planned; copies {result['copies_after']}",
    )
    need(
        result["peak_before"] <= planned["baseline"],
        f"{result['peak_before']} bytes measured before, {planned['baseline']} simulated",
    )
    return result["peak_after"] == planned["peak"]


def budget(programs, model, share):
    """Checks that a plan meets a budget, survives cleanups, and computes the same results in the planned memory."""
    name = f"{model}-{share[:-1]}"
    done, out, _ = fit(programs, model, share, name)
    if done.returncode != 0:
        return f"needs {read_infeasible(done.stderr)} bytes"
    planned = applied(out)
    need(planned["peak"] <= planned["budget"], f"planned {planned}")
    for seed in range(3):
        cleaned = clean(programs, out, f"{name}/{seed}", programs.file(f"{name}-clean.mlir"))
    if not is_small(model):
        return "verified"
    if share == SHARES[0]:
        check_run(programs, model, out, planned)
    exact = check_run(programs, model, cleaned, planned)
    return "ran, measured as planned" if exact else "ran, measured below the plan"


def infeasible(programs, model):
    """Checks that a budget below the smallest budget gives an error that names the smallest budget, and that the smallest budget gives a
    plan.
    """
    done, _, _ = fit(programs, model, 1, f"{model}-infeasible", **SURE)
    need(done.returncode != 0, "a budget of 1 byte is met")
    smallest = read_infeasible(done.stderr)
    done, out, _ = fit(programs, model, smallest, f"{model}-smallest", **SURE)
    need(done.returncode == 0, f"{smallest} bytes were said to work: {done.stderr[:2000]}")
    need(applied(out)["peak"] == smallest, f"{smallest} bytes were said to be reached: {applied(out)}")
    done, _, _ = fit(programs, model, smallest - 1, f"{model}-below", **SURE)
    need(done.returncode != 0, f"{smallest} bytes were said to be the smallest, and one less works")
    need(read_infeasible(done.stderr) == smallest, "the smallest budget depends on what is asked")
    return f"{smallest} bytes"


def determinism(programs, model):
    """Checks that two runs give the same bytes of IR, report and plan."""
    texts = []
    for turn in "ab":
        done, out, report = fit(programs, model, "50%", f"{model}-{turn}")
        files = [out, report] if done.returncode == 0 else []
        plan = programs.file(f"{model}-{turn}-plan.mlir")
        budget = "50%" if files else read_infeasible(done.stderr)
        programs.opt(
            path_of(model), pipeline(*PREPARED, f"remat-plan{{activation-budget={budget} effort={EFFORT}}}"), "-o", plan
        )
        texts.append([file.read_bytes() for file in files + [plan]])
    need(texts[0] == texts[1], "two runs differ")
    return f"{sum(map(len, texts[0]))} bytes"


FENCE = re.compile(r"^ *(%\w+)(?::\d+)? = remat\.fence ([^:]*?)(?: after ([^:]*?))? : .*\n", re.MULTILINE)


def without_fences(text):
    """Returns the step without its fences. A reader of a fence's result reads the fence's operand instead."""
    tied = {}
    for result, saved, anchors in FENCE.findall(text):
        operands = re.findall(r"%[\w#]+", f"{saved} {anchors}")
        tied.update({f"{result}#{number}": operand for number, operand in enumerate(operands)})
        tied[result] = operands[0]
    plain = re.sub(r"\bfences = \d+", "fences = 0", FENCE.sub("", text))

    def source(match):
        name = match[0]
        while name in tied:
            name = tied[name]
        return name

    return re.sub(r"%\w+(?:#\d+)?", source, plain)


def unfenced(programs, model):
    """Checks that without fences cse undoes the plan, and that remat-verify reports this."""
    done, out, _ = fit(programs, model, "min", f"{model}-min", **SURE)
    need(done.returncode == 0, done.stderr[:2000])
    text = out.read_text()
    need("remat.fence" in text, "the plan has no fence")
    out = programs.file(f"{model}-unfenced.mlir")
    out.write_text(without_fences(text))
    programs.opt(out, pipeline("remat-verify"), "-o", programs.file(f"{model}-verified.mlir"))
    done = programs.call("remat-opt", out, pipeline("cse", "remat-verify"))
    need(done.returncode != 0, "cse leaves an unfenced plan as it is")
    need("undid or reordered the plan" in done.stderr, done.stderr[:2000])
    return done.stderr.split("error: ", 1)[1].split(":")[0][:80]


def exchange(programs, model, judge):
    """Checks that exporting the graph, planning outside and importing the plan give the same figures as planning
    inside.
    """
    graph, plan = programs.file(f"{model}-graph.json"), programs.file(f"{model}-plan.json")
    done, inside, _ = fit(programs, model, "50%", f"{model}-inside", export_graph=graph)
    if done.returncode != 0:
        smallest = read_infeasible(done.stderr)
        done, inside, _ = fit(programs, model, smallest, f"{model}-inside", export_graph=graph)
    expected = applied(inside)
    solved = json.loads(
        programs.run(
            "remat-solve", graph, f"--budget={expected['budget']}", f"--effort={EFFORT}", "--json", f"--plan-out={plan}"
        ).stdout
    )
    for ours, theirs in ("peak", "peak_bytes"), ("baseline", "baseline_peak_bytes"):
        need(expected[ours] == solved[theirs], f"{ours}: {expected[ours]} inside, {solved[theirs]} outside")
    out = programs.file(f"{model}-imported.mlir")
    programs.opt(path_of(model), f"--remat=import-plan={plan} cost-model=flops effort={EFFORT}", "-o", out)
    need(applied(out) == expected, f"{applied(out)} imported, {expected} inside")
    need(out.read_text() == inside.read_text(), "the imported plan makes other IR")
    if judge is None:
        return "no judge"
    said = judge.answer(graph.read_bytes(), plan.read_bytes(), {"budget": expected["budget"]})
    need(
        said["exit"] == 0
        and said["result"]["peak_bytes"] == solved["peak_bytes"]
        and abs(said["result"]["compute_cost"] - solved["compute_cost"]) <= 1e-9 * solved["compute_cost"],
        f"the judge says {said}, remat-solve {solved}",
    )
    return "judged"


def sweep(programs, model, cost_model):
    """Checks over 10 budgets, 20 with REMAT_FULL=1, that a larger budget never costs more."""
    graph = programs.file(f"{model}-{cost_model}.json")
    programs.opt(
        path_of(model),
        pipeline(
            "remat-prepare", f"remat-annotate-costs{{cost-model={cost_model}}}", f"remat-export-graph{{file={graph}}}"
        ),
        "-o",
        "/dev/null",
    )
    done = programs.call("remat-sweep", graph, *(["20", "every"] if FULL else ["10"]))
    need(done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:])
    lines = [line.split() for line in done.stdout.splitlines()]
    return f"costs {float(lines[0][1]):.3f} at {lines[0][0]} bytes"


def stablehlo(programs, name):
    """Checks a model in StableHLO's generic form: a plan lowers the peak, and cleanups keep it low."""
    model = f"stablehlo/{name}"
    done, out, _ = fit(programs, model, "min", f"stablehlo-{name}", **SURE)
    need(done.returncode == 0, done.stderr[:2000])
    figures = applied(out)
    clean(programs, out, name, programs.file(f"stablehlo-{name}-clean.mlir"), FOREIGN_CLEANUPS)
    need(figures["peak"] < figures["baseline"] or name in NO_CHOICE, f"the peak stays: {figures}")
    return f"{figures['peak'] / figures['baseline']:.0%} of {figures['baseline']} bytes"


# On ops of dialects that it does not know, mlir-opt refuses the other cleanups or crashes in them.
FOREIGN_CLEANUPS = ["cse", "canonicalize", "loop-invariant-code-motion"]
# Models in which a plan has no choice. In some of them, the new weights take most of the memory. One model consists of
# two loops.
NO_CHOICE = ["manual-computation-small", "scan-small"]
