#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests files of plans, without a compiler: a written plan can be read again, and each file that is not a plan is
refused in a sentence.

test_plans.py
"""

import concurrent.futures
import json
import multiprocessing
import os
import stat
import tempfile
import unittest
from dataclasses import replace
from unittest import mock

import package

HYPOTHESIS = package.with_hypothesis()

from remat.fit.log import to_json  # noqa: E402
from remat.fit.values import ORIGINAL, Compile, MakePlan, Plan, Result, Slice, State, Tie  # noqa: E402
from remat.plans import folder  # noqa: E402
from remat.plans.saved import Asked, Ignored, Saved, hash_of, key, key_of, links, read, refused, write  # noqa: E402
from remat.tool import RematError  # noqa: E402
from test_replays import LOGS  # noqa: E402
from test_replays import read as logged  # noqa: E402

ASKED = Asked(hash_of("step"), "h100", "40%", {"planner": "auto", "slice": None}, {"remat": "0.1.0", "jax": "0.10.2"})


def saved(name, **more):
    """Returns the plan of a fit in a log, as if remat-opt had made it."""
    asked, state = logged(name)
    replay = {each: asked[each] for each in ("budget", "options", "slices")}
    pairs = [link for link in links(state, asked["best"]) if not isinstance(link, Slice)]
    sizes = {"arguments": 1, "results": 2, "aliases": 0, "temporaries": 3, "host": 0}
    given = {
        "asked": ASKED,
        "devices": 1,
        "text": hash_of("rewritten"),
        "best": asked["best"],
        "fits": asked["fits"],
        "made": {compiled.plan: {"steps": "0-2, out 4"} for _, compiled in pairs},
        "flags": "",
        "before": sizes,
        "after": sizes,
        "bound": None,
        "tensors": [{"name": "tanh", "bytes": 4, "fate": "kept", "times_made": 1, "why": ""}],
        "loops": [],
        "replay": replay,
        "state": state,
    }
    return Saved(**{**given, **more})


NAMES = sorted(os.listdir(LOGS))
ONE = saved("lstm.jsonl")
TEXT = write(ONE)


def why(text):
    try:
        read(text)
    except Ignored as error:
        return str(error)
    return None


def changed(**more):
    """Returns the text of a plan with a changed first line and the matching hash."""
    first, _, log = TEXT.partition("\n")
    head = {**json.loads(first), **more}
    del head["hash"]
    return json.dumps({**head, "hash": hash_of(json.dumps(head) + "\n" + log)}) + "\n" + log


class Format(unittest.TestCase):
    def test_what_is_written_is_read(self):
        for name in NAMES:
            with self.subTest(name):
                one = saved(name)
                again = read(write(one))
                self.assertEqual(json.dumps(again.replay), json.dumps(one.replay))
                self.assertEqual(replace(again, replay=one.replay), one)

    def test_a_plan_is_a_log(self):
        self.assertTrue(TEXT.endswith(to_json(ONE.state)))

    def test_what_leads_to_a_result(self):
        whole, sliced = Result(ORIGINAL, 10, 1.0), Result("sliced", 8, 1.0)
        plan = Plan("plan", 5, "kernels")
        asked, written = MakePlan("sliced", "kernels", 5), Compile("plan", "a fence")
        log = ((Slice("head", 8), sliced), (asked, plan), (written, Result("best", 6, 1.0, plan, "a fence")))
        state = State(whole, 2, log)
        self.assertEqual(links(state, ORIGINAL), ())
        self.assertEqual(links(state, "sliced"), ((Slice("head", 8),),))
        self.assertEqual(links(state, "best"), ((Slice("head", 8),), (asked, written)))
        tie = Tie("best")
        tied = replace(state, log=(*log, (tie, Result(tie.name, 5, 1.0))))
        self.assertEqual(links(tied, tie.name), ((Slice("head", 8),), (asked, written), (tie,)))
        self.assertEqual([key_of(link) for link in links(tied, tie.name)], [None, "plan", tie.name])
        for broken in (state.log[:1], state.log[1:], (state.log[1], state.log[2], state.log[0])):
            with self.assertRaises(KeyError):
                links(replace(state, log=broken), "best")

    def test_what_is_no_plan(self):
        for text in ("", "hello\n", "[]\n", "\x80\n", '{"version": 1, "steps": []}', "null", "\x00" * 9, "[" * 100_000):
            self.assertRegex(why(text), "^it is not a plan of remat", text)

    def test_older_and_newer_ones(self):
        with open(os.path.join(LOGS, "lstm.jsonl"), encoding="utf-8") as file:
            self.assertEqual(why(file.read()), "it is the log of an older remat")
        for version in (0, 2, None):
            said = f"it has version {version} of the format, and this remat reads version 1"
            self.assertEqual(why(changed(version=version)), said)

    def test_damaged_ones(self):
        self.assertEqual(why(changed()), None)
        for end in range(0, len(TEXT) - 1, 97):
            self.assertRegex(why(TEXT[:end]), "^it is (damaged|not a plan of remat)", end)
        lines = TEXT.splitlines(keepends=True)
        self.assertEqual(why("".join(lines[:-1])), "it is damaged (its hash does not match its text)")

    def test_what_has_another_form(self):
        forms = {
            **{
                name: 5
                for name in ("asked", "text", "best", "fits", "made", "flags", "before", "after", "tensors", "loops")
            },
            **{"devices": "8", "bound": "0"},
        }
        for name, value in forms.items():
            self.assertRegex(why(changed(**{name: value})), "^it is damaged ", name)
        self.assertRegex(why(changed(asked={"step": 1})), "^it is damaged ")

    def test_of_what_it_is(self):
        said = {
            "it belongs to another step, or to this step lowered in another way (donate_argnums, keep_unused, platform)": replace(
                ASKED, step=hash_of("another")
            ),
            "it is for 'h100', but the target is 'b200'": replace(ASKED, target="b200"),
        }
        for sentence, asked in said.items():
            self.assertEqual(refused(ONE, asked), sentence)
        self.assertEqual(refused(ONE, replace(ASKED, budget="50%", versions={})), None)
        self.assertEqual(refused(replace(ONE, fits=False), ASKED), "no plan was found within its budget of 40%")

    def test_a_key_is_of_all_that_is_asked_for(self):
        others = [
            replace(ASKED, step=hash_of("another")),
            replace(ASKED, target="b200"),
            replace(ASKED, budget="41%"),
            replace(ASKED, options={"planner": "search", "slice": None}),
            replace(ASKED, versions={"remat": "0.1.0", "jax": "0.10.3"}),
        ]
        self.assertEqual(len({key(each) for each in [ASKED, *others]}), 6)
        self.assertEqual(key(replace(ASKED, options={"slice": None, "planner": "auto"})), key(ASKED))


if HYPOTHESIS:
    from hypothesis import given, settings
    from hypothesis import strategies as some

    class Properties(unittest.TestCase):
        @settings(derandomize=True, deadline=None, database=None, max_examples=200)
        @given(some.integers(0, len(TEXT) - 1), some.characters(codec="utf-8"))
        def test_one_other_character_is_seen(self, place, character):
            text = TEXT[:place] + character + TEXT[place + 1 :]
            self.assertEqual(why(text) is None, text == TEXT)

        @settings(derandomize=True, deadline=None, database=None, max_examples=200)
        @given(some.text())
        def test_any_text_is_refused_in_a_sentence(self, text):
            self.assertIsNotNone(why(text))


def write_often(path, budget):
    for _ in range(40):
        folder.save(path, replace(ONE, asked=replace(ASKED, budget=budget)))


class Files(unittest.TestCase):
    def setUp(self):
        made = tempfile.TemporaryDirectory()
        self.addCleanup(made.cleanup)
        self.path = os.path.join(made.name, "plan.remat")
        self.folder = made.name

    def mode(self, path):
        return oct(stat.S_IMODE(os.stat(path).st_mode))

    def test_its_owner_alone_reads_it(self):
        before = os.umask(0)
        self.addCleanup(os.umask, before)
        folder.save(self.path, ONE)
        self.assertEqual(self.mode(self.path), "0o600")
        os.chmod(self.path, 0o644)
        folder.save(self.path, ONE)
        self.assertEqual(self.mode(self.path), "0o600")
        kept = os.path.join(self.folder, "cache", "plans", "a.remat")
        folder.keep(kept, TEXT)
        self.assertEqual((self.mode(kept), self.mode(os.path.dirname(kept))), ("0o600", "0o700"))

    def test_two_that_write_at_once(self):
        writers = [multiprocessing.Process(target=write_often, args=(self.path, budget)) for budget in ("30%", "50%")]
        folder.save(self.path, ONE)
        for each in writers:
            each.start()
        found = set()
        while any(each.is_alive() for each in writers):
            found.add(folder.load(self.path).asked.budget)
        for each in writers:
            each.join()
            self.assertEqual(each.exitcode, 0)
        self.assertTrue({"30%", "50%"} & {folder.load(self.path).asked.budget} and found <= {"30%", "40%", "50%"})
        self.assertEqual(os.listdir(self.folder), ["plan.remat"])

    def test_what_cannot_be_read_or_written(self):
        with self.assertRaisesRegex(RematError, "^cannot read the plan: .*plan.remat: No such file or directory$"):
            folder.load(self.path)
        with self.assertRaisesRegex(RematError, "^plan=5: expected the path of a file$"):
            folder.load(5)
        with open(self.path, "wb") as file:
            file.write(b"\xff\xfe")
        with self.assertRaisesRegex(Ignored, "^it is not a plan of remat"):
            folder.load(self.path)
        with self.assertRaisesRegex(RematError, "it has no budget: give a budget, or save the plan again$"):
            folder.budget_of_plan(self.path)
        with self.assertRaisesRegex(RematError, "^cannot write '"):
            folder.keep(os.path.join(self.path, "plans", "a.remat"), TEXT)

    def test_what_is_found(self):
        said = []
        self.assertIsNone(folder.kept(ASKED, said.append))
        with mock.patch.dict(os.environ, REMAT_CACHE_DIR=self.folder):
            self.assertIsNone(folder.kept(ASKED, said.append))
            folder.keep(folder.path_of(ASKED), TEXT)
            self.assertEqual(folder.kept(ASKED, said.append).best, ONE.best)
            self.assertIsNone(folder.kept(replace(ASKED, budget="41%"), said.append))
            self.assertEqual(said, [])
            folder.keep(folder.path_of(ASKED), TEXT[:-9])
            self.assertIsNone(folder.kept(ASKED, said.append))
            path = folder.path_of(ASKED)
        self.assertEqual(said, [f"{path}: it is damaged (its hash does not match its text): the step is planned again"])

    def test_threads_that_write_one_file(self):
        path = os.path.join(self.folder, "one.remat")
        with concurrent.futures.ThreadPoolExecutor(8) as threads:
            for done in [threads.submit(folder.keep, path, TEXT) for _ in range(800)]:
                done.result()
        self.assertEqual(folder.load(path).best, ONE.best)
        self.assertEqual([name for name in os.listdir(self.folder) if ".tmp-" in name], [])

    def test_which_folder(self):
        names = ("REMAT_CACHE_DIR", "JAX_COMPILATION_CACHE_DIR")
        for ours, jax, found in (
            (None, None, None),
            ("/a", None, "/a/plans"),
            ("/a", "/b", "/a/plans"),
            (None, "/b", "/b/remat/plans"),
            ("", "/b", None),
            (None, "gs://bucket/b", None),
        ):
            given = {name: value for name, value in zip(names, (ours, jax)) if value is not None}
            kept = {name: value for name, value in os.environ.items() if name not in names}
            with mock.patch.dict(os.environ, {**kept, **given}, clear=True):
                self.assertEqual(folder.folder("plans"), found)


if __name__ == "__main__":
    unittest.main()
