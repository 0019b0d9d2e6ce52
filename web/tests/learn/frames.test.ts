import { describe, expect, it } from "vitest";
import { Film } from "../../src/learn/frames.ts";
import type { Replay, ReplayStep } from "../../src/protocol/table.ts";

const room = { game: "skip-bo", seats: [{ kind: "person" }, { kind: "bot" }] } as Replay["room"];
const move = (seat: number) => ({ kind: "move" as const, seat });

function replay(
  steps: ReplayStep[],
  view: Record<string, unknown> = { turn: 0, game: 1, seat: null, hand: null },
): Replay {
  return {
    room,
    view,
    own: [
      { seat: 0, hand: [1] },
      { seat: 1, hand: [2] },
    ],
    steps,
  };
}

const counting = (count: number) =>
  replay(
    Array.from({ length: count }, (_, place) => ({
      what: move(place % 2),
      view: { turn: (place + 1) % 2, n: place + 1 },
      own: { [place % 2]: { hand: [place] } },
      events: [{ type: "turn-began", seat: (place + 1) % 2 }],
    })),
  );

describe("a film", () => {
  it("shows any moment as if it had been played up to there", () => {
    const steps = counting(97);
    const film = new Film(steps, 10);
    let view = steps.view as Record<string, unknown>;
    for (let moment = 1; moment <= 97; moment += 1) {
      view = { ...view, ...steps.steps[moment - 1]?.view };
      expect(film.view(moment, "spectator")).toEqual(view);
    }
    expect(film.view(41, "spectator")).toEqual(film.view(41, "spectator"));
    expect(film.view(3, 0)).toMatchObject({ n: 3, seat: 0, hand: [2] });
    expect(film.view(3, 1)).toMatchObject({ n: 3, seat: 1, hand: [1] });
    expect(film.own(97).map((own) => own["hand"])).toEqual([[96], [95]]);
  });

  it("looks through the eyes of whoever's turn it is", () => {
    const film = new Film(counting(4));
    expect([0, 1, 2].map((moment) => film.seat(moment, "turn"))).toEqual([0, 1, 0]);
    expect(film.view(1, "turn")).toMatchObject({ seat: 1 });
    expect(new Film(replay([], {})).seat(0, "turn")).toBeNull();
    expect(film.view(1, "open")).toEqual(film.view(1, "spectator"));
  });

  it("holds at both ends", () => {
    const film = new Film(counting(5));
    expect(film.view(-3, "spectator")).toEqual(film.view(0, "spectator"));
    expect(film.view(99, "spectator")).toEqual(film.view(5, "spectator"));
    expect(film.events(0)).toEqual([]);
    expect(film.what(0)).toBeNull();
    expect(film.what(2)).toEqual(move(1));
  });

  it("knows where games begin", () => {
    const film = new Film(replay([{ what: move(0) }, { what: move(1), view: { game: 2 } }, { what: move(0) }]));
    expect(film.chapters).toEqual([
      { moment: 0, kind: "game", number: 1 },
      { moment: 2, kind: "game", number: 2 },
    ]);
    expect([0, 1, 2, 3].map((moment) => film.chapter(moment)?.number)).toEqual([1, 1, 2, 2]);
  });

  it("knows where rounds begin", () => {
    const film = new Film(replay([{ what: move(0), view: { round: 2 } }, { what: move(1) }], { round: 1 }));
    expect(film.chapters.map((chapter) => chapter.moment)).toEqual([0, 1]);
    expect(new Film(replay([{ what: move(0) }], {})).chapters).toEqual([]);
  });
});
