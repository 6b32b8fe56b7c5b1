/** @jest-environment node */
import { createSendQueue } from "./sendQueue";

const open = () => {
  const clock = { time: 0 };
  const queue = createSendQueue({
    retryDelay: (failures) => failures * 100,
    now: () => clock.time,
  });
  return { clock, ...queue };
};

it("puts those last that failed most, and keeps the order otherwise", () => {
  const { putOff, order } = open();
  putOff("a");
  putOff("a");
  putOff("b");
  expect(order(["a", "b", "c", "d"])).toEqual(["c", "d", "b", "a"]);
});

it("lets a message wait longer after each failure, alone", () => {
  const { clock, putOff, dueAt } = open();
  expect(putOff("a")).toEqual({ failures: 1, until: 100 });
  clock.time = 100;
  expect(putOff("a")).toEqual({ failures: 2, until: 300 });
  expect([dueAt("a"), dueAt("b")]).toEqual([300, 0]);
});

it("holds back what waits while the server is away, but tries what comes in later", () => {
  const { holdBack, dueAt, release } = open();
  holdBack("a", ["a", "b"]);
  expect([dueAt("a"), dueAt("b"), dueAt("new")]).toEqual([100, 100, 0]);
  release();
  expect([dueAt("a"), dueAt("b")]).toEqual([100, 0]);
});

it("does not count what comes in during the wait against the server", () => {
  const { clock, holdBack, dueAt } = open();
  holdBack("a", ["a"]);
  clock.time = 50;
  expect(holdBack("new", ["a", "new", "other"])).toEqual({ failures: 1, until: 100 });
  expect([dueAt("new"), dueAt("other")]).toEqual([150, 100]);
  clock.time = 100;
  expect(holdBack("other", ["a", "new", "other"])).toEqual({ failures: 2, until: 300 });
});

it("forgets messages that are gone", () => {
  const { putOff, keepOnly, dueAt, order } = open();
  putOff("a");
  putOff("b");
  keepOnly(["b"]);
  expect([dueAt("a"), dueAt("b")]).toEqual([0, 100]);
  expect(order(["b", "a"])).toEqual(["a", "b"]);
});
