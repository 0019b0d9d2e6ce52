"""`spila.envs.vector`: what it returns, what ends a match, and what bad input is answered."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spila.envs import MissingExtra, vector
from spila.kernel import Malformed
from spila.twin import rows
from spila.twin.batch import games
from spila.twin.cuda import NEAR, fits

QUICK = {"preset": "short", "stockSize": 1}


def first_legal(turn: Any) -> Any:
    """The last legal action of every row: plays come before discards."""
    return turn.mask.shape[-1] - 1 - turn.mask[..., ::-1].argmax(axis=-1)


def random_legal(turn: Any, rng: np.random.Generator) -> Any:
    return (rng.random(turn.mask.shape) * turn.mask).argmax(axis=-1)


def copied(turn: Any) -> tuple[Any, ...]:
    return tuple(array.copy() for array in turn[:6])


@pytest.mark.parametrize("game", games())
def test_neither_threads_nor_the_number_of_rows_change_a_match(game: str) -> None:
    many, few = vector(game, 6, 2, threads=2), vector(game, 3, 2)
    a, b = many.reset(9), few.reset(9)
    rng = np.random.default_rng(9)
    for _ in range(60):
        for mine, theirs in zip(a[:6], b[:6], strict=True):
            assert (mine[:3] == theirs).all()
        actions = random_legal(a, rng)
        a, b = many.step(actions), few.step(actions[:3])


def test_the_same_seed_gives_the_same_matches_again() -> None:
    env = vector("skip-bo", 4)
    before = copied(env.reset(3))
    env.step(first_legal(env.reset(4)))
    after = copied(env.reset(3))
    assert all((x == y).all() for x, y in zip(before, after, strict=True))
    assert not (copied(env.reset())[0] == before[0]).all()


def test_a_match_that_ends_pays_and_is_followed_by_the_next() -> None:
    env = vector("skip-bo", 32, 3, QUICK)
    turn = env.reset(1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        turn = env.step(random_legal(turn, rng))
        assert np.allclose(turn.reward.sum(axis=1), 0)
        assert ((turn.reward.max(axis=1) == 1) <= turn.terminated).all()
        assert (turn.reward[~turn.terminated] == 0).all()
        assert (turn.mask.sum(axis=1) > 0).all()
        assert not turn.info["illegal"].any()
        assert not turn.truncated.any()
        ended += int(turn.terminated.sum())
    assert ended > 20


def test_an_illegal_action_ends_its_own_match_only() -> None:
    env, beside = vector("skip-bo", 3), vector("skip-bo", 3)
    turn, other = env.reset(2), beside.reset(2)
    actions = first_legal(turn)
    seat = int(turn.seat[1])
    wrong = actions.copy()
    wrong[1] = -1
    turn, other = env.step(wrong), beside.step(actions)
    assert turn.info["illegal"].tolist() == [False, True, False]
    assert turn.terminated.tolist() == [False, True, False]
    assert turn.reward[1].tolist() == [-1.0 if each == seat else 0.0 for each in range(2)]
    for mine, theirs in zip(turn[:6], other[:6], strict=True):
        assert (mine[[0, 2]] == theirs[[0, 2]]).all()


def test_a_match_is_stopped_after_max_steps() -> None:
    env, endless = vector("skip-bo", 2, max_steps=5), vector("skip-bo", 2)
    turn, other = env.reset(8), endless.reset(8)
    for number in range(1, 6):
        actions = first_legal(other)
        turn, other = env.step(actions), endless.step(actions)
        assert turn.truncated.all() == (number == 5)
        assert not turn.terminated.any()
    assert (turn.info["final_observation"] == other.observation).all()
    assert (turn.reward == 0).all()


@pytest.mark.parametrize("game", games())
def test_the_state_has_what_each_seat_sees_and_the_rest(game: str) -> None:
    env = vector(game, 3, 3)
    turn = env.reset(5)
    rng = np.random.default_rng(5)
    for _ in range(20):
        turn = env.step(random_legal(turn, rng))
    state, size = env.state(), env.layout.observation
    assert state.shape == (3, 3 * size + env.layout.hidden)
    seen = state[:, : 3 * size].reshape(3, 3, size)
    assert (seen == turn.observation if env.layout.racing else seen[range(3), turn.seat] == turn.observation).all()
    assert not (state[0] == state[1]).all()


def test_there_is_no_state_before_reset() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        vector("skip-bo", 1).state()


def test_in_a_race_every_seat_acts_and_may_wait() -> None:
    env = vector("zip-zap", 5, 4)
    turn = env.reset(1)
    assert turn.observation.shape == (5, 4, env.layout.observation)
    assert (turn.mask[..., -1] == 1).all()
    assert (turn.seat == -2).all()
    before = copied(turn)
    waiting = np.full((5, 4), env.actions - 1)
    assert (env.step(waiting).observation == before[0]).all()
    turn = env.step(np.zeros((5, 4), int))
    assert turn.info["refused"].any()


@pytest.mark.parametrize(
    ("arguments", "error", "names"),
    [
        (("chess", 1), Malformed, "chess"),
        (("timeline-together", 1), ValueError, "timeline-together has no twin; there are: skip-bo, zip-zap, timeline"),
        (("skip-bo", 0), ValueError, "num_envs must be a whole number from 1 on: 0"),
        (("skip-bo", 1.5), ValueError, "num_envs must be a whole number from 1 on: 1.5"),
        (("skip-bo", 1, "two"), ValueError, "seats must be a whole number from 1 on: 'two'"),
        (("skip-bo", 1, 7), Malformed, "seats"),
        (("timeline", 1, 9), Malformed, "seats"),
        (("zip-zap", 1, 1), Malformed, "seats"),
        (("skip-bo", 1, 2, {"coinage": 3}), Malformed, "coinage"),
        (("skip-bo", 1, 2, "grand"), Malformed, "grand"),
        (("skip-bo", 1, 2, None, "tpu"), ValueError, "tpu"),
    ],
)
def test_bad_input_is_named(arguments: tuple[Any, ...], error: type[Exception], names: str) -> None:
    with pytest.raises(error, match=names):
        vector(*arguments)


@pytest.mark.parametrize("name", ["threads", "max_steps", "patience"])
@pytest.mark.parametrize("given", [0, -1, 1.5, "2", True])
def test_numbers_that_are_no_counts_are_named(name: str, given: Any) -> None:
    with pytest.raises(ValueError, match=f"{name} must be a whole number from 1 on: {given!r}"):
        vector("zip-zap", 1, **{name: given})


@pytest.mark.parametrize(("package", "extra", "device"), [("numba", "fast", "cpu"), ("numba_cuda", "gpu", "cuda")])
def test_a_missing_package_is_named(package: str, extra: str, device: str) -> None:
    code = (
        f"import sys; sys.modules[{package!r}] = None\nfrom spila.envs import MissingExtra, vector\n"
        f"try: vector('skip-bo', 1, device={device!r})\nexcept MissingExtra as error: print(error)"
    )
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert ran.stdout == f"spila.envs needs {package}; install it with: pip install 'spila[{extra}]'\n"


def test_a_second_process_compiles_nothing() -> None:
    """What one process has compiled, the next one reads."""
    env = vector("skip-bo", 2)
    env.step(first_legal(env.reset(1)))
    code = (
        "from spila.envs import vector\nenv = vector('skip-bo', 3)\nturn = env.reset(2)\n"
        "env.step(turn.mask.argmax(axis=1))\nloops = [env._rows.code.begin_rows, env._rows.code.advance_rows]\n"
        "print([(len(loop.stats.cache_hits), len(loop.stats.cache_misses)) for loop in loops])"
    )
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert ran.stdout == "[(1, 0), (1, 0)]\n"


def test_a_long_compile_is_announced_while_it_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    announced = threading.Event()

    class Said(io.StringIO):
        def write(self, text: str) -> int:
            announced.set()
            return super().write(text)

    def slow_loop(*arguments: object) -> None:
        assert announced.wait(60)

    said = Said()
    monkeypatch.setattr(sys, "stderr", said)
    monkeypatch.setattr(rows, "QUIET_SECONDS", 0)
    rows._compile("skip-bo", slow_loop, ())
    assert re.fullmatch(
        r"compiling skip-bo: slow_loop … \(once; kept for later processes\)\ncompiled slow_loop in \d+ s\n",
        said.getvalue(),
    )


def test_without_a_card_or_the_extra_cuda_says_what_to_install() -> None:
    with pytest.raises((MissingExtra, RuntimeError), match=r"pip install 'spila\[gpu\]'"):
        vector("skip-bo", 1, device="cuda")


@pytest.mark.parametrize("actions", [np.zeros(3, int), np.zeros((2, 2), int), np.zeros(2), [0.5, 1]])
def test_actions_of_another_shape_or_kind_change_nothing(actions: Any) -> None:
    env = vector("skip-bo", 2)
    before = copied(env.reset(1))
    with pytest.raises(ValueError, match="actions must be integers of shape"):
        env.step(actions)
    assert all((x == y).all() for x, y in zip(before, env._turn()[:6], strict=True))


def test_step_before_reset() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        vector("skip-bo", 1).step([0])


def test_importing_spila_loads_no_numba() -> None:
    code = "import sys, spila, spila.twin; assert not {'numba', 'numpy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_loop_in_the_documentation_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    (loop,) = (code for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "import vector" in code)
    assert loop.count("\n") <= 20
    short = loop.replace("num_envs=4096", "num_envs=4").replace("range(1000)", "range(10)")
    scope: dict[str, Any] = {}
    exec(short, scope)
    assert scope["turn"].observation.shape == (4, scope["env"].layout.observation)


def test_rows_too_large_for_the_memory_of_a_block_are_played_in_that_of_a_thread() -> None:
    assert fits(NEAR[0], 529, 1, 11), "Skip-Bo with six seats"
    assert not fits(NEAR[0], 5_000, 1, 11)
    assert not fits(NEAR[1], 5_000, 1, 11)
    assert fits(NEAR[-1], 5_000, 1, 11)
