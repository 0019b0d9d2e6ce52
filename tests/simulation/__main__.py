"""Run seeds: `python -m tests.simulation 12`, `python -m tests.simulation 0-999`; a failure is minimised and shown."""

from __future__ import annotations

import argparse
import sys
import time

from tests.simulation.run import explain, run_scenario, run_seed
from tests.simulation.scenario import make_scenario


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.simulation")
    reader.add_argument("seeds", help="a seed, or a range such as 0-999")
    reader.add_argument("--only", help="the numbers of the actions and faults to keep")
    reader.add_argument("--quick", action="store_true", help="do not minimise")
    given = reader.parse_args()
    first, _, last = given.seeds.partition("-")
    if given.only is not None:
        kept = set() if given.only == "none" else {int(number) for number in given.only.split(",")}
        outcome = run_scenario(make_scenario(int(first)).only(kept), trace=True)
        print("\n".join([*outcome.history, *outcome.violations, outcome.digest]))
        return bool(outcome.violations)
    failed, began, entries, compared = [], time.perf_counter(), 0, 0
    for seed in range(int(first), int(last or first) + 1):
        outcome = run_seed(seed)
        entries, compared = entries + outcome.entries, compared + outcome.compared
        if outcome.violations:
            failed.append(seed)
            print(f"{seed}: {outcome.violations[0][:300]}", flush=True)
    count = int(last or first) - int(first) + 1
    print(f"{count} seeds, {len(failed)} failed, {entries} entries, {compared} claims compared, "
          f"{time.perf_counter() - began:.1f} s")  # fmt: skip
    if failed and not given.quick:
        print(explain(failed[0]))
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
