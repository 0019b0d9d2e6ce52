import { expect, test } from "vitest";
import fitHands from "../../src/boards/timeline/decks.ts";
import fitRounds from "../../src/boards/timeline-together/decks.ts";
import { fromAddress } from "../../src/options/schema.ts";

test("a small deck is dealt out in smaller hands, and all of it is placed together", () => {
  expect(fitHands(60, 4)).toEqual({});
  expect(fitHands(12, 3)).toEqual({ handSize: 3 });
  expect(fitHands(3, 4)).toEqual({ handSize: 1 });
  expect(fitRounds(13, 30)).toEqual({});
  expect(fitRounds(12, 30)).toEqual({ cards: 11 });
  expect(fitRounds(1, 30)).toEqual({ cards: 1 });
});

test("options in an address are those the game has, within their limits", () => {
  const options = {
    properties: {
      deck: { type: "object", properties: { cards: { type: "array" } } },
      rounds: { type: "integer", minimum: 1, maximum: 60 },
      loud: { type: "boolean" },
    },
  };
  const read = (query: string) => fromAddress({ id: "any", options }, new URLSearchParams(query));
  expect(read("way=class&deck=code:K7MQ2&rounds=9&title=x")).toEqual({ deck: "code:K7MQ2", rounds: 9 });
  expect(read("rounds=61&loud=1&deck=")).toEqual({});
  expect(read("rounds=2.5")).toEqual({});
});
