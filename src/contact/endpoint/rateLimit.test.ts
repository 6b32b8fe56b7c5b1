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

describe("the addresses", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("are forgotten within a minute after their time, though nobody comes any more", () => {
    const { take, known } = createRateLimit(1, Date.now);
    take("a");
    jest.advanceTimersByTime(5 * minute);
    take("b");
    jest.advanceTimersByTime(5 * minute - 1);
    expect([known(), take("a")]).toEqual([2, 1]);
    jest.advanceTimersByTime(minute + 1);
    expect([known(), take("b")]).toEqual([1, 240]);
    jest.advanceTimersByTime(5 * minute);
    expect([known(), jest.getTimerCount()]).toEqual([0, 0]);
  });

  it("are forgotten again after a quiet time", () => {
    const { take, known } = createRateLimit(1, Date.now);
    for (let round = 0; round < 2; round += 1) {
      expect(take("a")).toBe(0);
      jest.advanceTimersByTime(11 * minute);
      expect(known()).toBe(0);
    }
  });
});
