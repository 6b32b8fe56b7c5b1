/** @jest-environment node */
import { createRateLimit } from "./rateLimit";

const minute = 60_000;

it("gives every client its share per ten minutes", () => {
  let time = 0;
  const { take, giveBack } = createRateLimit(2, () => time);
  expect([take("a"), take("a"), take("b")]).toEqual([0, 0, 0]);
  time = 4 * minute;
  expect([take("a"), take("b")]).toEqual([360, 0]);
  giveBack("a");
  expect([take("a"), take("a")]).toEqual([0, 360]);
  time = 10 * minute;
  expect(take("a")).toBe(0);
});

it("is off at 0", () => {
  const { take } = createRateLimit(0, () => 0);
  expect(Array.from({ length: 50 }, () => take("a")).every((wait) => wait === 0)).toBe(true);
});

it("stays exact with more clients than it likes to remember", () => {
  let time = 0;
  const { take } = createRateLimit(1, () => time);
  for (let client = 0; client < 11_000; client += 1) take(`old ${client}`);
  time = 11 * minute;
  expect(take("old 1")).toBe(0);
  expect(take("old 1")).toBe(600);
});
