#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares our readers, validator and simulator with the judge (see README.md)."""

import argparse
import copy
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import time

import cases
import malformed
from compare import Judge, Ours, difference, find_judge
from shrink import shrink

SKIPPED = 77  # ctest's SKIP_RETURN_CODE.
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def texts(case):
    return json.dumps(case["graph"]).encode(), json.dumps(case["plan"]).encode(), case["options"]


def with_edges(rng, case, judge):
    """Sometimes makes the budget or the host limit equal to the plan's own figure, or one byte less, so that errors by
    one show."""
    answer = judge.answer(*texts(case))
    if answer["exit"] == 2:
        return case
    case = copy.deepcopy(case)
    if rng.random() < 0.3:
        case["options"]["budget"] = answer["result"]["peak_bytes"] - rng.choice([0, 1])
    if rng.random() < 0.2:
        case["options"]["host_limit"] = answer["result"]["host_peak_bytes"] - rng.choice([0, 1])
    return case


def report_mismatch(case, label, judge, ours):
    def fails(candidate):
        return difference(judge.answer(*texts(candidate)), ours.answer(*texts(candidate)))

    what = fails(case)
    small = shrink(case, fails)
    print(f"{label}: {what}; the smallest case found ({fails(small)}):")
    print("  graph   ", json.dumps(small["graph"]))
    print("  plan    ", json.dumps(small["plan"]))
    print("  options ", json.dumps(small["options"]))
    print("  judge   ", json.dumps(judge.answer(*texts(small))))
    print("  ours    ", json.dumps(ours.answer(*texts(small))))


def run_random(args, judge, ours):
    """Case k depends only on the seed and k, so that one case can be repeated."""
    numbers = [args.only] if args.only is not None else range(args.cases)
    made = []
    for k in numbers:
        rng = random.Random(f"{args.seed}/{k}")
        made.append(with_edges(rng, cases.make_case(rng), judge))
    counts, stalls, takeovers, differ = {0: 0, 1: 0, 2: 0}, 0, 0, []
    for k, case, got in zip(numbers, made, ours.answers([texts(c) for c in made])):
        expected = judge.answer(*texts(case))
        counts[expected["exit"]] += 1
        if expected["exit"] == 0:
            stalls += expected["result"]["stall"] > 0
            takeovers += any("in_place" in n for n in case["graph"]["nodes"])
        if difference(expected, got):
            differ.append((k, case))
    for k, case in differ[:3]:
        report_mismatch(case, f"seed {args.seed}, case {k}", judge, ours)
    print(
        f"random: {len(made)} cases, seed {args.seed}: {counts[0]} valid ({takeovers} with in_place pairs, "
        f"{stalls} that stall), {counts[1]} invalid, {counts[2]} refused, {len(differ)} differ"
    )
    # A generator that made only trivial cases would prove nothing.
    if args.only is None and (
        counts[0] < 0.3 * args.cases
        or counts[1] < 0.3 * args.cases
        or counts[2]
        or stalls < 0.05 * args.cases
        or takeovers < 0.15 * args.cases
    ):
        print("random: the cases are too one-sided; see the counts above")
        return len(differ) + 1
    return len(differ)


def run_texts(judge, ours):
    """Checks that each text of a list gets one of the exit codes of this list."""
    failures = 0
    for title, listed, judge_codes, our_codes in [
        ("refused by both", malformed.refused(), {2}, {2}),
        ("accepted by both", malformed.accepted(), {0, 1}, {0, 1}),
        ("refused by us only", malformed.only_ours_refuse(), {0, 1}, {2}),
    ]:
        listed = list(listed)
        answers = ours.answers([(graph, plan, {}) for _, graph, plan in listed])
        for (name, graph, plan), got in zip(listed, answers):
            if wrong := text_problem(name, judge.answer(graph, plan, {}), got, judge_codes, our_codes):
                failures += 1
                print(f"{title}: {name}: {wrong}")
        print(f"texts {title}: {len(listed)}")
    return failures


def text_problem(name, expected, got, judge_codes, our_codes):
    if expected["exit"] not in judge_codes:
        return f"the judge says {expected}"
    if got["exit"] not in our_codes:
        return f"we say {got}"
    if got["exit"] != 2:
        return difference(expected, got)
    if not got["message"] or len(got["message"]) > 300:
        return f"no useful message: {got}"
    if got["file"] != name.split()[0].strip(":"):
        return f"we blame the other file: {got}"
    return None


def run_commands(args, judge_path, seed):
    """Checks the judge and remat-solve as a user calls them: exit codes and printed fields."""
    failures = 0
    chosen = [cases.make_case(random.Random(f"{seed}/command/{k}")) for k in range(12)]
    pairs = [(*texts(c), None) for c in chosen]
    pairs += [(g, p, {}, name) for name, g, p in list(malformed.refused())[::40]]
    with tempfile.TemporaryDirectory() as folder:
        graph, plan = os.path.join(folder, "g.json"), os.path.join(folder, "p.json")
        for graph_text, plan_text, options, name in pairs:
            for path, content in ((graph, graph_text), (plan, plan_text)):
                with open(path, "wb") as f:
                    f.write(content)
            flags = [
                f"--{k.replace('_', '-')}" + ("" if v is True else f"={v}")
                for k, v in options.items()
                if (k, v) != ("budget", 0)
            ]  # Budgets of remat-solve start at 1.
            flags.append("--timeline")
            theirs = subprocess.run([sys.executable, judge_path, graph, plan, *flags], capture_output=True, text=True)
            ours = subprocess.run([args.solve, graph, "--simulate", plan, *flags], capture_output=True, text=True)
            same = theirs.returncode == ours.returncode
            if same and theirs.returncode != 2:
                a, b = json.loads(theirs.stdout), json.loads(ours.stdout)
                # The judge's message and ours have different words.
                a["errors"], b["errors"] = bool(a["errors"]), bool(b["errors"])
                same = list(a) == list(b) and all(abs(a[k] - b[k]) <= 1e-9 * abs(a[k]) for k in a if k != "timeline")
                same = same and a["timeline"] == b["timeline"]
            if not same:
                failures += 1
                print(f"commands: {name or (graph_text, plan_text, flags)}: {theirs} against {ours}")
    print(f"commands: {len(pairs)} pairs of processes")
    return failures


def run_planners(args, judge):
    """Checks the plans of each planner and the figures that it claims, on expanded random graphs."""
    listed = subprocess.run([args.solve, "--list-planners"], capture_output=True, text=True, check=True).stdout
    names = [line.split()[0] for line in listed.splitlines()]
    failures = count = declined = 0
    with tempfile.TemporaryDirectory() as folder:
        forward, full, plan = (os.path.join(folder, name) for name in ("forward.json", "full.json", "plan.json"))
        for k in range(10):
            with open(forward, "w", encoding="utf-8") as f:
                json.dump(cases.forward_only(random.Random(f"{args.seed}/planner/{k}")), f)
            subprocess.run([args.solve, forward, "--expand", "-o", full], check=True)
            for name in names:
                command = [args.solve, full, f"--planner={name}", "--json", "--effort=0.1", f"--plan-out={plan}"]
                command.append(("--budget=min", "--budget=70%")[k % 2])
                command += [[], ["--d2h=8", "--h2d=4", "--latency=0.5"]][k // 2 % 2]
                if os.path.exists(plan):
                    os.remove(plan)
                done = subprocess.run(command, capture_output=True, text=True)
                if done.returncode == 2 and "invalid plan" not in done.stderr:
                    declined += 1  # Some planners take only small graphs, or graphs of a certain form.
                    continue
                count += 1
                if wrong := plan_problem(judge, full, plan, done, command):
                    failures += 1
                    print(f"planners: {name}, graph {k}: {wrong}\n  {' '.join(command)}")
                    with open(full, encoding="utf-8") as f:
                        print(json.dumps(json.load(f)))
    print(f"planners: {count} answers of {len(names)} planners, {declined} declined")
    if count < 5 * 10:
        print(f"planners: too few answers, see remat-solve {full}")
        failures += 1
    return failures


def plan_problem(judge, graph, plan, done, command):
    """Returns None if the judge confirms what remat-solve printed."""
    if done.returncode == 1 and not os.path.exists(plan):
        return None  # The planner cannot meet the budget, and says so.
    if done.returncode != 0:
        return f"exit code {done.returncode}: {done.stderr}"
    claimed = json.loads(done.stdout)
    options = {
        name[2:]: float(value)
        for name, _, value in (word.partition("=") for word in command)
        if name in ("--d2h", "--h2d", "--latency")
    }
    with open(graph, "rb") as g, open(plan, "rb") as p:
        answer = judge.answer(g.read(), p.read(), {"budget": claimed["budget_bytes"], **options})
    if answer["exit"] != 0:
        return f"the judge says {answer}"
    shared = set(claimed) & set(answer["result"])
    wrong = [k for k in sorted(shared) if not math.isclose(claimed[k], answer["result"][k], rel_tol=1e-9)]
    if not claimed["lower_bound_bytes"] <= claimed["peak_bytes"]:
        wrong.append("lower_bound_bytes")
    return f"{wrong} differ: {claimed} against {answer}" if wrong else None


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument("--simulate-many", required=True, help="the program remat-simulate-many")
    ap.add_argument("--solve", required=True, help="the program remat-solve")
    ap.add_argument("--cases", type=int, default=4000)
    ap.add_argument("--seed", type=int, default=20260)
    ap.add_argument("--only", type=int, help="run this random case alone")
    args = ap.parse_args()
    judge_path = find_judge(ROOT)
    if not judge_path:
        print("skipped: no judge at ../shared/oracle/check_plan.py beside the checkout, nor in REMAT_ORACLE")
        return SKIPPED
    start = time.monotonic()
    judge, ours = Judge(judge_path), Ours(args.simulate_many)
    failures = run_random(args, judge, ours)
    if args.only is None:
        failures += run_texts(judge, ours)
        failures += run_commands(args, judge_path, args.seed)
        failures += run_planners(args, judge)
    print(f"oracle: {'FAILED' if failures else 'passed'} in {time.monotonic() - start:.1f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
