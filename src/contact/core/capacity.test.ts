/** @jest-environment node */
import { createCapacity, SpoolFullError } from "./capacity";

const openFor = (limit: number, stored = 0) => {
  const disk = { stored, counted: 0 };
  const count = () => {
    disk.counted += 1;
    return Promise.resolve(disk.stored);
  };
  const { fill } = createCapacity({ count }, limit);
  const store = () =>
    fill(async () => {
      await new Promise(setImmediate);
      disk.stored += 1;
    });
  return { disk, fill, store };
};
const kinds = async (work: Promise<void>[]) =>
  (await Promise.allSettled(work)).map(({ status }) => status === "fulfilled");

it("has room up to its limit, also for many at once", async () => {
  const { disk, store } = openFor(10, 3);
  const done = await kinds(Array.from({ length: 20 }, store));
  expect([done.filter(Boolean).length, disk.stored]).toEqual([7, 10]);
  await expect(store()).rejects.toThrow(SpoolFullError);
});

it("has room again once something was deleted", async () => {
  const { disk, store } = openFor(2, 2);
  await expect(store()).rejects.toThrow("2 messages");
  disk.stored = 1;
  await store();
  await expect(store()).rejects.toThrow(SpoolFullError);
});

it("gives room back that was not used", async () => {
  const { fill, store } = openFor(1);
  await expect(fill(() => Promise.reject(new Error("ENOSPC")))).rejects.toThrow("ENOSPC");
  await store();
});

it("looks at the disk only when the limit seems reached", async () => {
  const { disk, store } = openFor(5);
  for (let count = 0; count < 5; count += 1) await store();
  expect(disk.counted).toBe(1);
});

it("is without limit at 0", async () => {
  const { disk, store } = openFor(0, 1_000_000);
  await store();
  expect(disk).toEqual({ stored: 1_000_001, counted: 0 });
});
