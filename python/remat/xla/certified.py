# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks certificates against a new compilation by XLA."""

from ..budget import exact
from ..plans.certificate import Certificate
from ..plans.saved import hash_of
from ..stablehlo import without_locations
from .allocation import Allocation
from .baseline import Verdict, above_budget
from .from_plan import versions_of


def step_hash(text: str) -> str:
    """Returns the hash of a step as StableHLO in generic form."""
    return hash_of(without_locations(text))


def verify(certificate: Certificate, step: str, now: Allocation) -> Verdict:
    """Checks a new compilation of a step against the step's certificate. `step` is the hash of the step."""
    failures, remarks = [], []
    if step != certificate.step:
        failures.append(
            "the certificate is for another step: plan this step again, or give the step that the certificate was made for"
        )
    if now.devices != certificate.devices:
        failures.append(f"the certificate is for {certificate.devices} devices, and the step for {now.devices}")
    if now.total > certificate.most:
        failures.append(above_budget(now, certificate.most))
    here = versions_of(now.versions)
    if here != certificate.versions:
        remarks.append(f"the certificate was made with {listed(certificate.versions)}, and this is {listed(here)}")
    if now.total != certificate.total:
        remarks.append(f"the certificate says {exact(certificate.total)}, and the step takes {exact(now.total)} here")
    if not failures:
        remarks.append(f"the certificate holds: {exact(now.total)} of at most {exact(certificate.most)}")
    return Verdict(tuple(failures), tuple(remarks))


def listed(versions: dict[str, str]) -> str:
    return " ".join(f"{name}={version}" for name, version in sorted(versions.items()))
